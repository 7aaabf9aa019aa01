/** Raised with every change of the tables; a file of another version is refused. */
export const schemaVersion = 2;

/**
 * The tables. `entity` gives every urn a small number, which `aspect`, the search values and the full-text index go by:
 * what belongs to new entities comes to lie together at the end, and a commit writes few pages.
 *
 * - `entity`: `removed` and `document` are null as long as search knows nothing of it.
 * - `aspect`: one row per value; version 0 is the latest. `last_version` counts the history, on version 0 alone.
 * - `timeseries`: one row per point in time.
 * - `log`: every change, in the order of the commits. Never changed, only appended to.
 * - `model`: the model by which the values were written, in one row.
 * - `search_value`, `search_text`, `edge`: projections of the log; they can be made again from `aspect`.
 */
export const schema = `
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
  PRIMARY KEY (entity_id, aspect, version)
);

CREATE TABLE timeseries (
  urn TEXT NOT NULL,
  aspect TEXT NOT NULL,
  timestamp_millis INTEGER NOT NULL,
  partition TEXT NOT NULL,
  discriminator TEXT NOT NULL,
  entity_type TEXT NOT NULL,
  value TEXT NOT NULL,
  system_metadata TEXT NOT NULL,
  PRIMARY KEY (urn, aspect, timestamp_millis, partition, discriminator)
);

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
  created_by TEXT NOT NULL
);

CREATE TABLE search_value (
  field TEXT NOT NULL,
  value TEXT NOT NULL,
  entity_id INTEGER NOT NULL,
  PRIMARY KEY (field, value, entity_id)
) WITHOUT ROWID;

CREATE VIRTUAL TABLE search_text USING fts5 (
  name, text, content = '', contentless_delete = 1, tokenize = 'unicode61 remove_diacritics 2'
);

CREATE TABLE edge (
  source TEXT NOT NULL,
  aspect TEXT NOT NULL,
  type TEXT NOT NULL,
  destination TEXT NOT NULL,
  properties TEXT,
  PRIMARY KEY (source, aspect, type, destination)
) WITHOUT ROWID;
CREATE INDEX edge_by_destination ON edge (destination, type, source);

PRAGMA user_version = ${schemaVersion};
`;
