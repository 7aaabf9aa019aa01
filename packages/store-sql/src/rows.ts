import type {
  AspectRead,
  AspectRow,
  Edge,
  LatestAspect,
  LogEntry,
  SearchDocument,
  TimeseriesRow,
} from '@colophon/catalogue';
import { noRunId } from '@colophon/catalogue/for-stores';
import { parseStored as json } from './stored-json.ts';
import type { SqlRow, SqlValue } from './values.ts';

// Between the rows of the tables and the records of the port.

const text = (value: SqlValue | undefined): string => String(value);
const number = (value: SqlValue | undefined): number => Number(value);

export const toAspectRow = (row: SqlRow): AspectRow => ({
  urn: text(row.urn),
  aspect: text(row.aspect),
  entityType: text(row.entity_type),
  version: number(row.version),
  value: json(row.value),
  // Parsed when it is asked for: most readers want the value alone.
  get systemMetadata() {
    return json<AspectRow['systemMetadata']>(row.system_metadata);
  },
  created: { actor: text(row.created_by), time: number(row.created_at) },
});

/** A row of `aspect` for a reader; what it asks for is parsed then. A class, whose getters are not made for each row. */
class ReadRow implements AspectRead {
  readonly #row: SqlRow;
  #value: AspectRow['value'] | undefined;
  readonly urn: string;
  readonly aspect: string;
  readonly entityType: string;
  readonly version: number;
  readonly json: string;

  constructor(row: SqlRow) {
    this.#row = row;
    this.urn = text(row.urn);
    this.aspect = text(row.aspect);
    this.entityType = text(row.entity_type);
    this.version = number(row.version);
    this.json = text(row.value);
  }

  /** Parsed once: a reader compares what it makes of the value with the value. */
  get value() {
    this.#value ??= json<AspectRow['value']>(this.json);
    return this.#value;
  }
  get systemMetadata() {
    return json<AspectRow['systemMetadata']>(this.#row.system_metadata);
  }
  get created() {
    return { actor: text(this.#row.created_by), time: number(this.#row.created_at) };
  }
}
export const toAspectRead = (row: SqlRow): AspectRead => new ReadRow(row);

export const toLatestAspect = (row: SqlRow): LatestAspect => ({
  ...toAspectRow(row),
  version: 0,
  lastVersion: number(row.last_version),
});

/** The run that the system metadata names; null when it names none. */
export const runIdOf = ({ systemMetadata: { runId } }: Pick<AspectRow, 'systemMetadata'>): string | null =>
  runId === undefined || runId === noRunId ? null : runId;

export const toTimeseriesRow = (row: SqlRow): TimeseriesRow => ({
  urn: text(row.urn),
  aspect: text(row.aspect),
  entityType: text(row.entity_type),
  timestampMillis: number(row.timestamp_millis),
  partition: text(row.partition),
  discriminator: text(row.discriminator),
  value: json(row.value),
  systemMetadata: json(row.system_metadata),
});

/** Parameters of a row of `timeseries`, in the order of its columns. */
export const fromTimeseriesRow = (row: TimeseriesRow): SqlValue[] => [
  row.urn,
  row.aspect,
  row.timestampMillis,
  row.partition,
  row.discriminator,
  row.entityType,
  JSON.stringify(row.value),
  JSON.stringify(row.systemMetadata),
  runIdOf(row),
];

const optionalJson = <T>(value: SqlValue | undefined): T | undefined =>
  value === null || value === undefined ? undefined : json(value);

export const toLogEntry = (row: SqlRow): LogEntry => ({
  offset: number(row.log_offset),
  urn: text(row.urn),
  entityType: text(row.entity_type),
  aspect: text(row.aspect),
  changeType: text(row.change_type) as LogEntry['changeType'],
  // Text, since the column takes no null: a deletion leaves `null`.
  value: json<LogEntry['value'] | null>(row.value) ?? undefined,
  previousValue: optionalJson(row.previous_value),
  systemMetadata: json(row.system_metadata),
  previousSystemMetadata: optionalJson(row.previous_system_metadata),
  headers: optionalJson(row.headers),
  created: { actor: text(row.created_by), time: number(row.created_at) },
});

export const toDocument = (row: SqlRow): SearchDocument => ({
  urn: text(row.urn),
  entityType: text(row.type),
  fieldsByAspect: json(row.document),
  removed: row.removed === 1,
});

export const toEdge = (row: SqlRow): Edge => ({
  source: text(row.source),
  ...(row.owner !== row.source && { owner: text(row.owner) }),
  aspect: text(row.aspect),
  type: text(row.type),
  destination: text(row.destination),
  ...(row.lineage !== 0 && { lineage: row.lineage === 1 ? 'upstream' : 'downstream' }),
  ...(row.properties !== null && { properties: json(row.properties) }),
});
