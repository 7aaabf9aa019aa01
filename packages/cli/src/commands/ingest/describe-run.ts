import type { RunResult } from '@colophon/ingestion';
import { formatCount } from '../../print/format-count.ts';
import { printable } from '../../print/printable.ts';

/** What came of a run, for people: what was read and written, what went wrong, and what to do about it. */
export function describeRun(
  { runId, status, report, stale, deadLetters }: RunResult,
  isDryRun: boolean,
): string {
  const { source, sink } = report;
  const rejected = Number(sink.report.rejected ?? 0);
  const kept = deadLetters === undefined ? '' : `, kept in ${deadLetters}`;
  const rows: (readonly [string, string])[] = [
    ['read', `${formatCount(Number(source.report.records_read), 'record')} from ${source.type}`],
    ...aspectsByType(source.report.aspects).map((text): readonly [string, string] => ['', text]),
    [
      isDryRun ? 'not written' : 'wrote',
      `${formatCount(Number(sink.report.total_records_written), 'aspect')} to ${sink.type}`,
    ],
  ];
  if (stale.length > 0)
    rows.push([
      isDryRun ? 'not removed' : 'removed',
      `${formatCount(stale.length, 'entity', 'entities')} that the source no longer has`,
    ]);
  if (rejected > 0) rows.push(['rejected', `${formatCount(rejected, 'aspect')}${kept}`]);
  for (const { title, count } of groups(source.report.warnings))
    rows.push(['warnings', `${count} × ${title}`]);
  for (const { title, count } of [...groups(source.report.failures), ...groups(sink.report.failures)])
    rows.push(['failures', `${count} × ${title}`]);
  const width = Math.max(...rows.map(([name]) => name.length));
  return [
    `${isDryRun ? 'Dry run' : 'Run'} ${runId} ${outcomes[status]}`,
    ...rows.map(([name, text]) => printable(`  ${name.padEnd(width)}  ${text}`)),
    ...(deadLetters === undefined
      ? []
      : [`Fix the cause, then send the rejected aspects again: colophon ingest replay ${runId}`]),
  ].join('\n');
}

const outcomes = { SUCCESS: 'succeeded', FAILURE: 'failed', CANCELLED: 'was cancelled' } as const;

interface Group {
  readonly title: string;
  readonly count: number;
}

const groups = (value: unknown): readonly Group[] => (Array.isArray(value) ? value : []);

/** `1,200 aspects of datasets`, a line for each entity type. */
function aspectsByType(aspects: unknown): string[] {
  return Object.entries((aspects ?? {}) as Record<string, Record<string, number>>).map(([type, counts]) => {
    const total = Object.values(counts).reduce((sum, count) => sum + count, 0);
    return `${formatCount(total, 'aspect')} of type ${type}`;
  });
}
