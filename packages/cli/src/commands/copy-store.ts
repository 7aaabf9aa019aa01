import { type CopyReport, copyStore as copy } from '@colophon/server/copy-store';
import { formatCount } from '../print/format-count.ts';
import { printJson } from '../print/print-json.ts';
import { printTable } from '../print/print-table.ts';
import { createProgress } from '../print/progress.ts';
import { untilInterrupted } from '../until-interrupted.ts';

interface CopySettings {
  readonly from: string;
  readonly to: string;
  readonly model?: string;
  readonly json?: boolean;
}

/** `colophon store copy`: everything from one store to another. */
export async function copyStore({ json = false, ...settings }: CopySettings): Promise<void> {
  const progress = createProgress();
  let report: CopyReport | undefined;
  const done = await untilInterrupted(async (signal) => {
    try {
      report = await copy({
        ...settings,
        signal,
        onProgress: (step, rows) =>
          progress.update(rows === 0 ? step : `${step}: ${formatCount(rows, 'row')}`),
      });
    } catch (error) {
      if (signal.aborted) return 'Run the command again to continue.';
      throw error;
    } finally {
      progress.end();
    }
    return describe(report);
  });
  if (!report) return;
  if (json) return printJson(report);
  printTable(
    ['table', 'rows', 'SHA-256'],
    report.tables.map(({ name, rows, sha256 }) => [name, rows, sha256.slice(0, 16)]),
    '',
  );
  console.log(done);
}

function describe({ from, to, changed, newer, keyFile }: CopyReport): string {
  return [
    `${to} is the same as ${from}: ${formatCount(changed, 'row')} written or removed.`,
    ...(newer > 0
      ? [
          `The source has changed since: its log has ${newer} more. Stop its servers, and run the command again.`,
        ]
      : []),
    ...(keyFile === undefined ? [] : [`Copy the keys yourself, which no store has: ${keyFile}`]),
  ].join('\n');
}
