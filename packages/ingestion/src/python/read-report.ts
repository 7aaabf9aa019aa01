import type { Entry } from '../definitions/report.ts';

/** The report of a run, with DataHub's keys. */
export interface DataHubReport {
  readonly cli: Readonly<Record<string, unknown>>;
  readonly source: { readonly type: string; readonly report: Readonly<Record<string, unknown>> };
  readonly sink: { readonly type: string; readonly report: Readonly<Record<string, unknown>> };
}

/** How serious an entry of a report is. */
export type EntrySeverity = 'failures' | 'warnings' | 'infos';

/** Reads the file of `--report-to`; undefined if it is no report. */
export function parseReport(text: string): DataHubReport | undefined {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    // A process that was killed may have written half of it.
    return undefined;
  }
  const { cli = {}, source, sink } = (value ?? {}) as Partial<DataHubReport>;
  if (!source?.report || !sink?.report) return undefined;
  return { cli, source, sink };
}

/** The entries of a report of one severity, of the source and then of the sink. */
export function entriesOf(report: DataHubReport, severity: EntrySeverity): Entry[] {
  return [report.source.report, report.sink.report].flatMap((part) => {
    const list = part[severity];
    return Array.isArray(list) ? list.map(toEntry) : [];
  });
}

/** Entries of sinks are texts or objects of any form. */
function toEntry(value: unknown): Entry {
  if (typeof value !== 'object' || value === null)
    return { title: 'unexpected failure', message: String(value) };
  const { title, message, context, error, info } = value as Record<string, unknown>;
  const places = Array.isArray(context) ? context.map(String) : [];
  const text = [message, error].filter((part) => typeof part === 'string').join(': ');
  return {
    title: typeof title === 'string' && title !== '' ? title : shorten(text || JSON.stringify(value)),
    message: text || JSON.stringify(info ?? value),
    ...(places.length > 0 && { context: places.join('; ') }),
  };
}

const shorten = (text: string): string => (text.length > 80 ? `${text.slice(0, 79)}…` : text);

const logLine = /^\[[\d-]+ [\d:,]+\] (ERROR|WARNING)\s+\{[^}]*\} - (.*)$/;
const severities = { ERROR: 'failures', WARNING: 'warnings' } as const;

/** What a line of DataHub's log reports: `Title: message => where`. Undefined for other lines. */
export function parseLogLine(
  line: string,
): { readonly severity: EntrySeverity; readonly entry: Entry } | undefined {
  const [, level, text] = logLine.exec(line) ?? [];
  if (level === undefined || text === undefined) return undefined;
  const [said = '', context] = text.split(' => ', 2);
  const colon = said.indexOf(': ');
  const title = colon > 0 && colon < 80 ? said.slice(0, colon) : shorten(said);
  return {
    severity: severities[level as keyof typeof severities],
    entry: {
      title,
      message: colon > 0 && colon < 80 ? said.slice(colon + 2) : said,
      ...(context && { context }),
    },
  };
}
