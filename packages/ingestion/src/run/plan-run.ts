import type { ChangeProposal, Colophon } from '@colophon/sdk';
import type { Sink } from '../definitions/sink.ts';
import type { Recipe } from '../recipe/read-recipe.ts';
import { equalJson } from './equal-json.ts';
import { type RunOptions, type RunResult, runRecipe } from './run-recipe.ts';

/** What a run would do to an aspect. */
export type PlannedAction = 'create' | 'change' | 'remove' | 'patch' | 'delete' | 'append';

/** An aspect that a run would write with another value. */
export interface PlannedChange {
  readonly action: PlannedAction;
  readonly urn: string;
  readonly aspectName: string;
}

/** What a run would change. */
export interface Plan {
  /** How many aspects would be written, by action; `unchanged` have the value already. */
  readonly counts: Readonly<Record<PlannedAction | 'unchanged', number>>;
  /** The first changes. */
  readonly changes: readonly PlannedChange[];
  /** The run that was planned, with its report. */
  readonly result: RunResult;
}

/** Time series: each value is a new one. */
const series: ReadonlySet<string> = new Set([
  'assertionRunEvent',
  'chartUsageStatistics',
  'dashboardUsageStatistics',
  'datahubIngestionCheckpoint',
  'datahubIngestionRunSummary',
  'datasetProfile',
  'datasetUsageStatistics',
  'dataProcessInstanceRunEvent',
  'documentUsageStatistics',
  'operation',
  'queryUsageStatistics',
]);

const defaultMaxChanges = 1000;

/**
 * Compares what a recipe would write with what the catalogue has. Nothing is written. Of the changes, the first are
 * listed; all are counted.
 *
 * @throws Error if the recipe's sink is no catalogue.
 */
export async function planRun(
  recipe: Recipe,
  { maxChanges = defaultMaxChanges, ...options }: RunOptions & { readonly maxChanges?: number } = {},
): Promise<Plan> {
  const counts = { create: 0, change: 0, remove: 0, patch: 0, delete: 0, append: 0, unchanged: 0 };
  const changes: PlannedChange[] = [];
  const note = (action: PlannedAction | 'unchanged', { entityUrn, aspectName }: ChangeProposal) => {
    counts[action]++;
    if (action !== 'unchanged' && changes.length < maxChanges)
      changes.push({ action, urn: entityUrn, aspectName });
  };
  const replaceSink = (catalogue: Colophon | undefined): Sink => {
    if (catalogue === undefined) throw new TypeError('a plan needs a recipe whose sink is a catalogue');
    return {
      catalogue,
      concurrency: 1,
      async write(proposals, signal) {
        const current = await readCurrent(catalogue, proposals, signal);
        for (const proposal of proposals) note(compare(proposal, current), proposal);
        return [];
      },
      close: async () => undefined,
    };
  };
  const result = await runRecipe(recipe, { ...options, replaceSink });
  return { counts, changes, result };
}

type Current = ReadonlyMap<string, Readonly<Record<string, unknown>>>;

/** How many entities are read at the same time. */
const readers = 8;

/** The values that the catalogue has of what is proposed, by URN. */
async function readCurrent(
  catalogue: Colophon,
  proposals: readonly ChangeProposal[],
  signal: AbortSignal,
): Promise<Current> {
  const urns = [...new Set(proposals.map(({ entityUrn }) => entityUrn))];
  const current = new Map<string, Readonly<Record<string, unknown>>>();
  const readNext = async (): Promise<void> => {
    for (let urn = urns.pop(); urn !== undefined; urn = urns.pop())
      current.set(urn, await catalogue.aspects.getAll(urn, { signal }));
  };
  await Promise.all(Array.from({ length: readers }, readNext));
  return current;
}

function compare(proposal: ChangeProposal, current: Current): PlannedAction | 'unchanged' {
  const { aspectName, entityUrn } = proposal;
  const value = current.get(entityUrn)?.[aspectName];
  if (proposal.changeType === 'DELETE') return value === undefined ? 'unchanged' : 'delete';
  if (proposal.changeType === 'PATCH') return 'patch';
  if (series.has(aspectName)) return 'append';
  if (!('aspect' in proposal) || equalJson(proposal.aspect, value)) return 'unchanged';
  if (aspectName === 'status' && (proposal.aspect as { removed?: boolean }).removed) return 'remove';
  return value === undefined ? 'create' : 'change';
}
