import type { ReportJson } from '../run/report-json.ts';

/** Lines for the end of a log: what was read and written, and what was missing. */
export function describeEnd({ source, sink }: ReportJson): readonly string[] {
  const lines = [
    `${numberOf(source.report.records_read)} records read, ${numberOf(sink.report.total_records_written)} aspects written`,
  ];
  for (const [kind, entries] of [
    ['warning', source.report.warnings],
    ['failure', source.report.failures],
    ['failure', sink.report.failures],
  ] as const)
    if (Array.isArray(entries))
      for (const { title, count } of entries as readonly { title: string; count?: number }[])
        lines.push(`${count ?? 1} × ${kind}: ${title}`);
  return lines;
}

const numberOf = (value: unknown): string => (typeof value === 'number' ? value.toLocaleString('en') : '0');
