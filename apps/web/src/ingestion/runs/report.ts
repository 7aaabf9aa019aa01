import { wordsOf } from '../../texts/format.ts';

/** Something that a run reports, with how often it happened. */
export interface ReportEntry {
  readonly title: string;
  readonly message: string;
  readonly context: readonly string[];
  readonly count: number;
}

/** Metadata of one type of entity. */
export interface Ingested {
  readonly entityType: string;
  /** Entities of which something was read, at least. */
  readonly entities: number;
  readonly aspects: number;
}

/** A test of a connection, by what was tested. */
export interface ConnectionPart {
  readonly name: string;
  readonly isCapable: boolean;
  readonly reason: string | undefined;
}

/** The report of a run, as far as a page shows it. */
export interface RunReport {
  readonly counts: readonly { readonly name: string; readonly value: number }[];
  readonly written: number | undefined;
  readonly failures: readonly ReportEntry[];
  readonly warnings: readonly ReportEntry[];
  readonly infos: readonly ReportEntry[];
  readonly ingested: readonly Ingested[];
  readonly connection: readonly ConnectionPart[];
}

type Values = Readonly<Record<string, unknown>>;

/** Numbers that say nothing beside the others. */
const left = /per_sec|_time|seconds|memory/;
/** Counts that a page has room for. Connectors of DataHub report many. */
const mostCounts = 16;

/** Reads a report of ours or of one of DataHub's connectors; undefined for what is none. */
export function readReport(serialized: string): RunReport | undefined {
  const value = parse(serialized);
  if (value === undefined) return undefined;
  const source = valuesAt(valuesAt(value, 'source'), 'report');
  const sink = valuesAt(valuesAt(value, 'sink'), 'report');
  return {
    counts: countsOf(source),
    written: numberAt(sink, 'total_records_written'),
    failures: [...entriesAt(source, 'failures'), ...entriesAt(sink, 'failures')],
    warnings: [...entriesAt(source, 'warnings'), ...entriesAt(sink, 'warnings')],
    infos: entriesAt(source, 'infos'),
    ingested: ingestedOf(valuesAt(source, 'aspects')),
    connection: connectionOf(value),
  };
}

const countsOf = (source: Values): RunReport['counts'] =>
  Object.entries(source)
    .flatMap(([name, value]) =>
      typeof value === 'number' && !left.test(name) ? [{ name: wordsOf(name), value }] : [],
    )
    .slice(0, mostCounts);

/** Every entity that was read has one value of its most frequent aspect, so that there are at least as many. */
const ingestedOf = (aspects: Values): readonly Ingested[] =>
  Object.entries(aspects).map(([entityType, counts]) => {
    const numbers = Object.values(isValues(counts) ? counts : {}).filter((each) => typeof each === 'number');
    return {
      entityType,
      entities: Math.max(0, ...numbers),
      aspects: numbers.reduce((sum, each) => sum + each, 0),
    };
  });

function entriesAt(values: Values, name: string): readonly ReportEntry[] {
  const entries = values[name];
  if (!Array.isArray(entries)) return [];
  return entries.map((entry: unknown) => {
    if (!isValues(entry)) return { title: String(entry), message: '', context: [], count: 1 };
    const { title, message, context, count } = entry;
    return {
      title: typeof title === 'string' ? title : String(message ?? ''),
      message: typeof title === 'string' && typeof message === 'string' ? message : '',
      context: Array.isArray(context) ? context.map(String) : [],
      count: typeof count === 'number' ? count : 1,
    };
  });
}

function connectionOf(value: Values): readonly ConnectionPart[] {
  const basic = value.basic_connectivity;
  const parts = [...(isValues(basic) ? [['basic_connectivity', basic] as const] : [])];
  const all = [...parts, ...Object.entries(valuesAt(value, 'capability_report'))];
  return all.flatMap(([name, part]) => {
    if (!isValues(part)) return [];
    const reason = part.failure_reason;
    return [
      {
        name: wordsOf(name),
        isCapable: part.capable === true,
        reason: typeof reason === 'string' ? reason : undefined,
      },
    ];
  });
}

function parse(text: string): Values | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isValues(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

const isValues = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const valuesAt = (values: Values, name: string): Values => {
  const value = values[name];
  return isValues(value) ? value : {};
};
const numberAt = (values: Values, name: string): number | undefined => {
  const value = values[name];
  return typeof value === 'number' ? value : undefined;
};
