import { type Sink, toFileProposal } from '@colophon/ingestion';
import type { ChangeProposal } from '@colophon/sdk';
import { formatCount } from '../../print/format-count.ts';
import { printJson } from '../../print/print-json.ts';
import { printTable } from '../../print/print-table.ts';
import { endWith } from './end-with.ts';
import type { IngestSettings } from './ingest-settings.ts';
import { loadRecipe } from './load-recipe.ts';
import { runWithProgress } from './run.ts';

interface PreviewSettings extends IngestSettings {
  readonly count: number;
}

/** `colophon ingest preview`: the first records of a recipe, as they would be written. */
export async function previewIngestion(settings: PreviewSettings): Promise<void> {
  const recipe = await loadRecipe(settings.config);
  const proposals: ChangeProposal[] = [];
  const collect: Sink = {
    write: async (batch) => {
      proposals.push(...batch);
      return [];
    },
    close: async () => undefined,
  };
  const { status, report, runId } = await runWithProgress(recipe, settings, {
    maxRecords: settings.count,
    replaceSink: () => collect,
  });
  if (settings.json) printJson(proposals.map(toFileProposal));
  else {
    printTable(
      ['urn', 'aspect'],
      proposals.map(({ entityUrn, aspectName }) => [entityUrn, aspectName]),
      'The source has no records.',
    );
    const records = formatCount(Number(report.source.report.records_read), 'record');
    console.log(`${formatCount(proposals.length, 'aspect')} of the first ${records}. Nothing was written.`);
  }
  endWith(status, runId);
}
