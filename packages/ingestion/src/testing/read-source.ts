import type { AspectName, AspectTypes } from '@colophon/model-types';
import type { ChangeProposal, Colophon } from '@colophon/sdk';
import { z } from 'zod';
import type { SourceRecord } from '../definitions/record.ts';
import type { Entry } from '../definitions/report.ts';
import type { SourceContext, SourceDefinition } from '../definitions/source.ts';
import { findDefinition } from '../registry/find-definition.ts';

/** What a test changes about a run. */
export interface RunOptions {
  /** Folder of the recipe. Default: the current one. */
  readonly folder?: string;
  readonly catalogue?: Colophon;
  /** Changed by the source. */
  readonly state?: Map<string, string>;
  readonly pipelineName?: string;
  readonly signal?: AbortSignal;
  /** Default: always {@link testNow}. */
  readonly now?: () => number;
}

/** What a source has read in a test. */
export interface Reading {
  readonly records: readonly SourceRecord[];
  readonly infos: readonly Entry[];
  readonly warnings: readonly Entry[];
  readonly failures: readonly Entry[];
  readonly counts: Readonly<Record<string, number>>;
  readonly state: ReadonlyMap<string, string>;
  /** The aspect of an entity, of the first URN that contains a text; undefined if there is none. */
  aspect<A extends AspectName>(urn: string, name: A): AspectTypes[A] | undefined;
  /** URNs of all entities, each once. */
  urns(): string[];
}

/** Moment at which sources of tests run, in milliseconds since the epoch. */
export const testNow = 1_700_000_000_000;

/** The context of a run in a test, with what it has reported. */
export function testContext({
  folder = process.cwd(),
  catalogue,
  state = new Map(),
  pipelineName,
  signal,
  now = () => testNow,
}: RunOptions = {}) {
  const infos: Entry[] = [];
  const warnings: Entry[] = [];
  const failures: Entry[] = [];
  const counts: Record<string, number> = {};
  const context: SourceContext = {
    report: {
      info: (entry) => infos.push(entry),
      warn: (entry) => warnings.push(entry),
      fail: (entry) => failures.push(entry),
      count: (name, by = 1) => {
        counts[name] = (counts[name] ?? 0) + by;
      },
    },
    signal: signal ?? new AbortController().signal,
    runId: 'test-run',
    pipelineName,
    catalogue,
    state: { get: (name) => state.get(name), set: (name, value) => state.set(name, value) },
    folder,
    now,
  };
  return { context, infos, warnings, failures, counts, state: state as ReadonlyMap<string, string> };
}

/** Reads everything that a source has to say. The configuration is as in a recipe. */
export async function readSource<Config>(
  definition: SourceDefinition<Config>,
  config: unknown,
  options: RunOptions = {},
): Promise<Reading> {
  const { context, ...report } = testContext(options);
  const parsed = definition.config.safeParse(config);
  if (!parsed.success) throw new Error(z.prettifyError(parsed.error));
  const source = await definition.open(parsed.data, context);
  const records: SourceRecord[] = [];
  try {
    for await (const record of source.records()) records.push(record);
  } finally {
    await source.close();
  }
  const proposals = records.flatMap((record) => record.proposals);
  return {
    ...report,
    records,
    aspect<A extends AspectName>(urn: string, name: A) {
      const found = proposals.find(
        (proposal) =>
          proposal.aspectName === name && proposal.entityUrn.includes(urn) && 'aspect' in proposal,
      );
      return found && 'aspect' in found ? (found.aspect as AspectTypes[A]) : undefined;
    },
    urns: () => [...new Set(proposals.map(({ entityUrn }) => entityUrn))],
  };
}

/** The value that the last proposal for an aspect of an entity writes; undefined if there is none. */
export function aspectOf({ records }: Pick<Reading, 'records'>, urn: string, aspectName: string): unknown {
  const fits = (one: ChangeProposal) => one.entityUrn === urn && one.aspectName === aspectName;
  const found = records.flatMap(({ proposals }) => proposals).findLast(fits);
  return found && 'aspect' in found ? found.aspect : undefined;
}

/** The source that a recipe means by a type, for tests of other packages. */
export async function sourceNamed(type: string): Promise<SourceDefinition> {
  const source = await findDefinition('source', type, '.');
  if (!source) throw new Error(`There is no source ${type}`);
  return source;
}
