/**
 * Version of the tables below, raised with every change of them. A change has a migration, too, which makes the same of
 * a file of the version before: `migrations/`.
 */
export const schemaVersion = 7;

/** Since version 6. */
export const searchCountTable = `
CREATE TABLE search_count (
  day TEXT NOT NULL,
  text TEXT NOT NULL,
  searches INTEGER NOT NULL,
  empty INTEGER NOT NULL,
  filtered INTEGER NOT NULL,
  opened INTEGER NOT NULL,
  places INTEGER NOT NULL,
  PRIMARY KEY (day, text)
) WITHOUT ROWID;
`;

/** Since version 7. */
export const coverageTable = `
CREATE TABLE coverage (
  grouped_by TEXT NOT NULL,
  value TEXT NOT NULL,
  day TEXT NOT NULL,
  measured_at INTEGER NOT NULL,
  counts TEXT NOT NULL,
  PRIMARY KEY (grouped_by, value, day)
) WITHOUT ROWID;
CREATE INDEX coverage_by_day ON coverage (day);
`;

/**
 * The tables. `entity` gives every URN a small number, which `aspect`, the search values and the full-text index use:
 * the rows of new entities are together at the end, and a commit writes few pages.
 *
 * - `entity`: `removed` and `document` are null as long as search knows nothing of it.
 * - `aspect`: one row per value; version 0 is the latest. `last_version` counts the history, on version 0 alone.
 *   `run_id` is that of the system metadata, null when no run is named.
 * - `timeseries`: one row per time-series value.
 * - `log`: every change, in the order of the commits. Never changed, only appended to.
 * - `consumer`: where each reader of the log goes on.
 * - `failed_write`: writes that failed after they had been acknowledged.
 * - `search_count`: how often each text was searched for on a day.
 * - `coverage`: how many assets of a group were described, owned and used on a day; JSON by measure.
 * - `model`: the model by which the values were written, in one row.
 * - `edge_kind`: the aspect and the type that edges have, each pair once.
 * - `edge`: by the numbers of the URNs. What an edge leads to has its row in `entity`, written or not, and keeps it for
 *   as long as the edge is there: a number that was given to another URN would turn the edge round to that. `lineage` is 0
 *   for an edge outside lineage, 1 when the destination is upstream of the source, 2 when it is downstream; it
 *   stands early in both keys, so that a step of lineage reads one run of rows. `owner` is the entity whose aspect
 *   makes the edge: the source itself, but for edges between columns.
 * - `search_value`, `search_text`, `edge`: projections of the log; they can be made again from `aspect`.
 */
export const schema = `${searchCountTable}${coverageTable}
CREATE TABLE model (
  id INTEGER PRIMARY KEY CHECK (id = 1),
  description TEXT NOT NULL
);

CREATE TABLE entity (
  id INTEGER PRIMARY KEY,
  urn TEXT NOT NULL UNIQUE,
  type TEXT NOT NULL,
  removed INTEGER,
  document TEXT
);
CREATE INDEX entity_by_type ON entity (type, removed);

CREATE TABLE aspect (
  entity_id INTEGER NOT NULL,
  aspect TEXT NOT NULL,
  version INTEGER NOT NULL,
  last_version INTEGER NOT NULL,
  value TEXT NOT NULL,
  system_metadata TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  created_by TEXT NOT NULL,
  run_id TEXT,
  PRIMARY KEY (entity_id, aspect, version)
);
CREATE INDEX aspect_by_run ON aspect (run_id, entity_id) WHERE version = 0 AND run_id IS NOT NULL;

CREATE TABLE timeseries (
  urn TEXT NOT NULL,
  aspect TEXT NOT NULL,
  timestamp_millis INTEGER NOT NULL,
  partition TEXT NOT NULL,
  discriminator TEXT NOT NULL,
  entity_type TEXT NOT NULL,
  value TEXT NOT NULL,
  system_metadata TEXT NOT NULL,
  run_id TEXT,
  PRIMARY KEY (urn, aspect, timestamp_millis, partition, discriminator)
);
CREATE INDEX timeseries_by_run ON timeseries (run_id) WHERE run_id IS NOT NULL;

CREATE TABLE log (
  log_offset INTEGER PRIMARY KEY,
  urn TEXT NOT NULL,
  entity_type TEXT NOT NULL,
  aspect TEXT NOT NULL,
  change_type TEXT NOT NULL,
  value TEXT NOT NULL,
  previous_value TEXT,
  system_metadata TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  created_by TEXT NOT NULL,
  previous_system_metadata TEXT,
  headers TEXT
);

CREATE TABLE consumer (
  name TEXT PRIMARY KEY,
  next_offset INTEGER NOT NULL
) WITHOUT ROWID;

CREATE TABLE failed_write (
  id INTEGER PRIMARY KEY,
  trace_id TEXT NOT NULL,
  urn TEXT NOT NULL,
  aspect TEXT NOT NULL,
  message TEXT NOT NULL
);
CREATE INDEX failed_write_by_trace ON failed_write (trace_id);

CREATE TABLE search_value (
  field TEXT NOT NULL,
  value TEXT NOT NULL,
  entity_id INTEGER NOT NULL,
  PRIMARY KEY (field, value, entity_id)
) WITHOUT ROWID;

CREATE VIRTUAL TABLE search_text USING fts5 (
  whole, name, strong, text, weak, content = '', contentless_delete = 1, tokenize = 'unicode61 remove_diacritics 2'
);

CREATE TABLE edge_kind (
  id INTEGER PRIMARY KEY,
  aspect TEXT NOT NULL,
  type TEXT NOT NULL,
  UNIQUE (type, aspect)
);

CREATE TABLE edge (
  source INTEGER NOT NULL REFERENCES entity,
  lineage INTEGER NOT NULL,
  kind INTEGER NOT NULL,
  destination INTEGER NOT NULL REFERENCES entity,
  owner INTEGER NOT NULL,
  properties TEXT,
  PRIMARY KEY (source, lineage, kind, destination, owner)
) WITHOUT ROWID;
CREATE INDEX edge_by_destination ON edge (destination, lineage, kind, source);
CREATE INDEX edge_of_columns ON edge (owner, kind) WHERE owner <> source;

PRAGMA user_version = ${schemaVersion};
`;
