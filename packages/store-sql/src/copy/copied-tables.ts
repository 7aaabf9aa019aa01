import { identityTables } from '../identity/records.ts';

/** A table that is copied from store to store, as rows that are the same in each engine. */
export interface CopiedTable {
  readonly name: string;
  readonly columns: readonly string[];
  /** Names of the columns that tell rows apart, in the order in which rows are read. */
  readonly key: readonly string[];
  /** Which columns have numbers; the others have text. */
  readonly numbers: ReadonlySet<string>;
  /** True for a table of the identity store, which a catalogue without sign-in does not have. */
  readonly isIdentity: boolean;
}

/** The values of a row, in the order of the columns. */
export type CopiedRow = readonly (string | number | null)[];

const metadata = (
  name: string,
  columns: readonly string[],
  key: readonly string[],
  numbers: readonly string[],
): CopiedTable => ({ name, columns, key, numbers: new Set(numbers), isIdentity: false });

/** The columns of an identity store that have numbers, in any of its tables. */
const identityNumbers = new Set(
  `sessionEpoch createdAt passwordChangedAt signedInAt isReusable uses expiresAt lastUsedAt epoch lastSeenAt failures
   blockedUntil intervalMs nextPollAt until addedAt offset time next id before`.split(/\s+/),
);

const identity = (name: string, columns: readonly string[], key: string): CopiedTable => ({
  name,
  columns,
  key: [key],
  // An `id` is a number where it is a key that nobody sees.
  numbers: new Set(
    columns.filter(
      (column) => identityNumbers.has(column) && (column !== 'id' || name === 'audit_retention'),
    ),
  ),
  isIdentity: true,
});

const identityKeys = {
  user: 'urn',
  link: 'hash',
  access_token: 'hash',
  session: 'hash',
  attempt: 'key',
  device_request: 'hash',
  spent: 'key',
  key: 'id',
} as const;

/** The model, without which nothing else can be read. It is copied first. */
export const modelTable = metadata('model', ['id', 'description'], ['id'], ['id']);

/** Values of aspects, by URN and not by the number that a store gives it. */
export const aspectTable = metadata(
  'aspect',
  [
    'urn',
    'aspect',
    'version',
    'type',
    'last_version',
    'value',
    'system_metadata',
    'created_at',
    'created_by',
    'run_id',
  ],
  ['urn', 'aspect', 'version'],
  ['version', 'last_version', 'created_at'],
);

/** What is neither the model nor a value of an aspect. Search documents and edges are made again from those. */
export const otherTables: readonly CopiedTable[] = [
  metadata(
    'timeseries',
    [
      'urn',
      'aspect',
      'timestamp_millis',
      'partition',
      'discriminator',
      'entity_type',
      'value',
      'system_metadata',
      'run_id',
    ],
    ['urn', 'aspect', 'timestamp_millis', 'partition', 'discriminator'],
    ['timestamp_millis'],
  ),
  metadata(
    'log',
    [
      'log_offset',
      'urn',
      'entity_type',
      'aspect',
      'change_type',
      'value',
      'previous_value',
      'system_metadata',
      'created_at',
      'created_by',
      'previous_system_metadata',
      'headers',
    ],
    ['log_offset'],
    ['log_offset', 'created_at'],
  ),
  metadata('consumer', ['name', 'next_offset'], ['name'], ['next_offset']),
  metadata(
    'search_count',
    ['day', 'text', 'searches', 'empty', 'filtered', 'opened', 'places'],
    ['day', 'text'],
    ['searches', 'empty', 'filtered', 'opened', 'places'],
  ),
  metadata(
    'coverage',
    ['grouped_by', 'value', 'day', 'measured_at', 'counts'],
    ['grouped_by', 'value', 'day'],
    ['measured_at'],
  ),
  metadata('failed_write', ['id', 'trace_id', 'urn', 'aspect', 'message'], ['id'], ['id']),
  ...Object.entries(identityKeys).map(([name, key]) =>
    identity(name, Object.keys(identityTables[name as keyof typeof identityKeys]), key),
  ),
  // Before the entries: those that it lets go may be missing.
  identity('audit_retention', ['id', 'before'], 'id'),
  identity('audit', Object.keys(identityTables.audit), 'offset'),
  identity('audit_source', ['name', 'next'], 'name'),
];

/** Every table, in the order in which they are copied. */
export const copiedTables: readonly CopiedTable[] = [modelTable, aspectTable, ...otherTables];
