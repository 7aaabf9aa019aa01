import { arch, platform } from 'node:os';
import type { Recipe } from '../recipe/read-recipe.ts';
import { version } from '../version.ts';
import { perSecond, type RunReport } from './run-report.ts';
import type { SinkWriter } from './sink-writer.ts';

/** The report of a run, with DataHub's keys. */
export interface ReportJson {
  readonly cli: Readonly<Record<string, unknown>>;
  readonly source: { readonly type: string; readonly report: Readonly<Record<string, unknown>> };
  readonly sink: { readonly type: string; readonly report: Readonly<Record<string, unknown>> };
}

/** The report of a run. Secrets have been taken out. */
export function printReport(
  recipe: Recipe,
  source: RunReport,
  writer: SinkWriter | undefined,
  { startedAt, endedAt }: { readonly startedAt: number; readonly endedAt: number },
): ReportJson {
  const seconds = Math.max(0, endedAt - startedAt) / 1000;
  const { warnings = [], failures = [] } = writer?.report.toJson(seconds) ?? {};
  const written = writer?.written ?? 0;
  return recipe.redactor.redactValue({
    cli: {
      cli_version: version,
      cli_entry_location: '@colophon/ingestion',
      node_version: process.version,
      os_details: `${platform()}-${arch()}`,
      peak_memory_usage: `${(process.resourceUsage().maxRSS / 1024).toFixed(1)} MB`,
    },
    source: { type: recipe.source.type, report: source.toJson(seconds) },
    sink: {
      type: recipe.sink?.type ?? 'datahub-rest',
      report: {
        total_records_written: written,
        records_written_per_second: perSecond(written, seconds),
        warnings,
        failures,
        start_time: new Date(startedAt).toISOString(),
        current_time: new Date(endedAt).toISOString(),
        total_duration_in_seconds: seconds,
        ...(writer && writer.rejected > 0 && { rejected: writer.rejected }),
        ...writer?.sink.statistics?.(),
      },
    },
  });
}
