import { type Plan, planRun } from '@colophon/ingestion';
import { formatCount } from '../../print/format-count.ts';
import { printJson } from '../../print/print-json.ts';
import { printTable } from '../../print/print-table.ts';
import { endWith } from './end-with.ts';
import type { IngestSettings, PackageSettings } from './ingest-settings.ts';
import { recipeRunner } from './run.ts';
import { withRecipe } from './with-recipe.ts';

interface PlanSettings extends IngestSettings, PackageSettings {
  readonly count: number;
}

/** `colophon ingest plan`: what a run would change. */
export const planIngestion = (settings: PlanSettings): Promise<void> =>
  withRecipe(settings, async (recipe, run) => {
    const { counts, changes, result } = await recipeRunner(recipe, settings, (options) =>
      planRun(recipe, { ...options, maxChanges: settings.count }),
    );
    if (settings.json) printJson({ counts, changes, stale: result.stale });
    else {
      printTable(
        ['action', 'urn', 'aspect'],
        changes.map(({ action, urn, aspectName }) => [action, urn, aspectName]),
        'Nothing would change.',
      );
      console.log(describe(counts, changes.length));
    }
    endWith(run === undefined || run.status === 'SUCCESS' ? result.status : run.status, result.runId);
  });

const words: readonly (readonly [keyof Plan['counts'], string])[] = [
  ['create', 'to create'],
  ['change', 'to change'],
  ['patch', 'to patch'],
  ['delete', 'to delete'],
  ['append', 'to append to time series'],
  ['unchanged', 'unchanged'],
];

function describe(counts: Plan['counts'], shown: number): string {
  const parts = words
    .filter(([action]) => counts[action] > 0)
    .map(([action, word]) => `${counts[action]} ${word}`);
  const aspects = parts.length === 0 ? 'no aspects' : `aspects: ${parts.join(', ')}`;
  const removed = counts.remove > 0 ? `; ${formatCount(counts.remove, 'entity', 'entities')} to remove` : '';
  const { unchanged, ...changing } = counts;
  const total = Object.values(changing).reduce((sum, count) => sum + count, 0);
  const more = total > shown ? `. The first ${shown} changes are shown` : '';
  return `Plan: ${aspects}${removed}${more}. Nothing was written.`;
}
