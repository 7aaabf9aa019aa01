import type { Entry } from '../definitions/report.ts';
import type { ConnectionTest } from '../run/test-connection.ts';

/** The report of a run, with DataHub's keys. */
export interface DataHubReport {
  readonly cli: Readonly<Record<string, unknown>>;
  readonly source: { readonly type: string; readonly report: Readonly<Record<string, unknown>> };
  readonly sink: { readonly type: string; readonly report: Readonly<Record<string, unknown>> };
}

/** How serious an entry of a report is. */
export type EntrySeverity = 'failures' | 'warnings' | 'infos';

/** Reads the file of `--report-to`; undefined if it is no report of a run. */
export function parseReport(text: string): DataHubReport | undefined {
  const { cli = {}, source, sink } = parseObject<Partial<DataHubReport>>(text) ?? {};
  if (!source?.report || !sink?.report) return undefined;
  return { cli, source, sink };
}

/** Reads the file of `--report-to` after a test of the connection; undefined if it is no report of one. */
export function parseConnectionTest(text: string): ConnectionTest | undefined {
  const test = parseObject<Nullable<ConnectionTest>>(text);
  if (!test || !('basic_connectivity' in test || 'internal_failure' in test)) return undefined;
  const { basic_connectivity, capability_report, internal_failure, internal_failure_reason } = test;
  const capabilities = Object.entries(capability_report ?? {}).map(
    ([name, capability]) => [name.replace(/^SourceCapability\./, ''), withoutNulls(capability)] as const,
  );
  return {
    ...(basic_connectivity && { basic_connectivity: withoutNulls(basic_connectivity) }),
    capability_report: Object.fromEntries(capabilities),
    ...(internal_failure && { internal_failure }),
    ...(internal_failure_reason && { internal_failure_reason }),
  };
}

type Nullable<T> = { readonly [K in keyof T]: T[K] | null };

/** DataHub's package writes null where there is nothing. */
const withoutNulls = <T extends object>(value: Nullable<T>): T =>
  Object.fromEntries(Object.entries(value).filter(([, part]) => part !== null)) as T;

function parseObject<T extends object>(text: string): T | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as T) : undefined;
  } catch {
    // A process that was killed may have written half of it.
    return undefined;
  }
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
