import { type Sink, toFileProposal } from '@colophon/ingestion';
import type { ChangeProposal } from '@colophon/sdk';
import { formatCount } from '../../print/format-count.ts';
import { printJson } from '../../print/print-json.ts';
import { printTable } from '../../print/print-table.ts';
import { endWith } from './end-with.ts';
import type { IngestSettings, PackageSettings } from './ingest-settings.ts';
import { runWithProgress } from './run.ts';
import { withRecipe } from './with-recipe.ts';

interface PreviewSettings extends IngestSettings, PackageSettings {
  readonly count: number;
}

/** `colophon ingest preview`: the first records of a recipe, as they would be written. */
export const previewIngestion = ({ count, ...settings }: PreviewSettings): Promise<void> =>
  withRecipe({ ...settings, maxRecords: count }, async (recipe, run) => {
    const proposals: ChangeProposal[] = [];
    const collect: Sink = {
      write: async (batch) => {
        proposals.push(...batch);
        return [];
      },
      close: async () => undefined,
    };
    const { status, report, runId } = await runWithProgress(recipe, settings, {
      // DataHub's package has counted its own records.
      ...(run === undefined && { maxRecords: count }),
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
    endWith(run?.status ?? status, runId);
  });
