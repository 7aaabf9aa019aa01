import type { RunResult } from '@colophon/ingestion';
import { formatCount } from '../../print/format-count.ts';
import { printable } from '../../print/printable.ts';

type Group = { readonly title: string; readonly count: number };

/** What came of a run, for people: what was read and written, what went wrong, and where to read on. */
export function describeRun(
  { runId, status, report, stale, deadLetters }: RunResult,
  isDryRun: boolean,
): string {
  const { source, sink } = report;
  const aspects = (source.report.aspects ?? {}) as Record<string, Record<string, number>>;
  const lines = [
    `${isDryRun ? 'Dry run' : 'Run'} ${runId}: ${outcomes[status]}`,
    `  read     ${formatCount(Number(source.report.records_read ?? 0), 'record')} from ${source.type}`,
    `  ${isDryRun ? 'would write' : 'wrote  '}  ${formatCount(Number(sink.report.total_records_written ?? 0), 'aspect')}${kinds(aspects)}`,
  ];
  if (stale.length > 0)
    lines.push(
      `  ${isDryRun ? 'would remove' : 'removed'}  ${formatCount(stale.length, 'entity', 'entities')} that the source no longer has`,
    );
  const { rejected } = sink.report;
  if (rejected)
    lines.push(
      `  rejected ${formatCount(Number(rejected), 'aspect')}${deadLetters ? `, kept in ${deadLetters}` : ''}`,
    );
  for (const [name, entries] of [
    ['warnings', source.report.warnings],
    ['failures', [...list(source.report.failures), ...list(sink.report.failures)]],
  ] as const)
    for (const { title, count } of list(entries))
      lines.push(`  ${name.padEnd(8)} ${count} × ${printable(title)}`);
  if (deadLetters) lines.push(`Fix the cause, then send them again: colophon ingest replay ${runId}`);
  return lines.join('\n');
}

const outcomes = { SUCCESS: 'succeeded', FAILURE: 'failed', CANCELLED: 'cancelled' } as const;

const list = (value: unknown): readonly Group[] => (Array.isArray(value) ? value : []);

/** `: 3 dataset, 1 container`, by entity type. */
function kinds(aspects: Record<string, Record<string, number>>): string {
  const counts = Object.entries(aspects).map(([type, counts]) => {
    const total = Object.values(counts).reduce((sum, count) => sum + count, 0);
    return `${total.toLocaleString('en')} of type ${type}`;
  });
  return counts.length === 0 ? '' : `: ${counts.join(', ')}`;
}
