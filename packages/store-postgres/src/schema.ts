/** Version of the tables below, raised with every change of them. */
export const schemaVersion = 4;

/** Since version 2: how often each work was led, and the latest commit of each process that writes. */
export const leaderTables = `
CREATE TABLE leader (
  name text COLLATE "C" PRIMARY KEY,
  epoch bigint NOT NULL
);

CREATE TABLE writer (
  id uuid PRIMARY KEY,
  commits bigint NOT NULL,
  seen_at timestamptz NOT NULL
);
`;

/** Since version 3. */
export const searchCountTable = `
CREATE TABLE search_count (
  day text COLLATE "C" NOT NULL,
  text text COLLATE "C" NOT NULL,
  searches bigint NOT NULL,
  empty bigint NOT NULL,
  filtered bigint NOT NULL,
  opened bigint NOT NULL,
  places bigint NOT NULL,
  PRIMARY KEY (day, text)
);
`;

/** Since version 4. */
export const coverageTable = `
CREATE TABLE coverage (
  grouped_by text COLLATE "C" NOT NULL,
  value text COLLATE "C" NOT NULL,
  day text COLLATE "C" NOT NULL,
  measured_at bigint NOT NULL,
  counts text NOT NULL,
  PRIMARY KEY (grouped_by, value, day)
);
CREATE INDEX coverage_by_day ON coverage (day);
`;

/**
 * The tables, in a schema of their own. They are those of the embedded store, with these differences:
 *
 * - `search_value` has each value as it is compared: `low` in one letter case, null when that is the value;
 *   `sort_key` as it is sorted, null when that is `low`; `number` when it is one. Fields have numbers.
 * - `search_long` has the values of text fields, which no index has; facets list those that are not too long.
 * - `search_text` has the words of an entity. They are made by `toTextVector`, and the server knows no language.
 * - `meta` has one row. `unlogged` counts the commits that changed entities without an entry in the log; `documents` and
 *   `words` are how many rows `search_text` has, and how many words those have together.
 */
export const schema = `
CREATE TABLE meta (
  id integer PRIMARY KEY CHECK (id = 1),
  version integer NOT NULL,
  unlogged bigint NOT NULL DEFAULT 0,
  documents bigint NOT NULL DEFAULT 0,
  words bigint NOT NULL DEFAULT 0,
  model text
);

CREATE TABLE entity (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  urn text COLLATE "C" NOT NULL UNIQUE,
  type text COLLATE "C" NOT NULL,
  removed smallint,
  document text
);
CREATE INDEX entity_by_type ON entity (type, removed);

CREATE TABLE aspect (
  entity_id bigint NOT NULL,
  aspect text COLLATE "C" NOT NULL,
  version bigint NOT NULL,
  last_version bigint NOT NULL,
  value text NOT NULL,
  system_metadata text NOT NULL,
  created_at bigint NOT NULL,
  created_by text NOT NULL,
  run_id text COLLATE "C",
  PRIMARY KEY (entity_id, aspect, version)
);
CREATE INDEX aspect_by_run ON aspect (run_id, entity_id) WHERE version = 0 AND run_id IS NOT NULL;

CREATE TABLE timeseries (
  urn text COLLATE "C" NOT NULL,
  aspect text COLLATE "C" NOT NULL,
  timestamp_millis bigint NOT NULL,
  partition text COLLATE "C" NOT NULL,
  discriminator text COLLATE "C" NOT NULL,
  entity_type text COLLATE "C" NOT NULL,
  value text NOT NULL,
  system_metadata text NOT NULL,
  run_id text COLLATE "C",
  PRIMARY KEY (urn, aspect, timestamp_millis, partition, discriminator)
);
CREATE INDEX timeseries_by_run ON timeseries (run_id) WHERE run_id IS NOT NULL;

CREATE TABLE log (
  log_offset bigint PRIMARY KEY,
  urn text COLLATE "C" NOT NULL,
  entity_type text COLLATE "C" NOT NULL,
  aspect text COLLATE "C" NOT NULL,
  change_type text NOT NULL,
  value text NOT NULL,
  previous_value text,
  system_metadata text NOT NULL,
  created_at bigint NOT NULL,
  created_by text NOT NULL,
  previous_system_metadata text,
  headers text
);

CREATE TABLE consumer (
  name text COLLATE "C" PRIMARY KEY,
  next_offset bigint NOT NULL
);

CREATE TABLE failed_write (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  trace_id text COLLATE "C" NOT NULL,
  urn text NOT NULL,
  aspect text NOT NULL,
  message text NOT NULL
);
CREATE INDEX failed_write_by_trace ON failed_write (trace_id);

CREATE TABLE search_field (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  name text COLLATE "C" NOT NULL UNIQUE
);

CREATE TABLE search_value (
  field integer NOT NULL,
  value text COLLATE "C" NOT NULL,
  entity_id bigint NOT NULL,
  low text COLLATE "C",
  sort_key text COLLATE "C",
  number double precision,
  PRIMARY KEY (field, value, entity_id)
);
CREATE INDEX search_value_by_entity ON search_value (entity_id, field);

CREATE TABLE search_long (
  entity_id bigint NOT NULL,
  field integer NOT NULL,
  value text COLLATE "C" NOT NULL,
  low text COLLATE "C",
  sort_key text COLLATE "C",
  number double precision,
  is_listed boolean NOT NULL
);
CREATE INDEX search_long_by_entity ON search_long (entity_id, field);

CREATE TABLE search_text (
  entity_id bigint PRIMARY KEY,
  words tsvector NOT NULL,
  length integer NOT NULL
);
CREATE INDEX search_text_words ON search_text USING gin (words);

CREATE TABLE edge_kind (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  aspect text COLLATE "C" NOT NULL,
  type text COLLATE "C" NOT NULL,
  UNIQUE (type, aspect)
);

CREATE TABLE edge (
  source bigint NOT NULL,
  lineage smallint NOT NULL,
  kind integer NOT NULL,
  destination bigint NOT NULL,
  owner bigint NOT NULL,
  properties text,
  PRIMARY KEY (source, lineage, kind, destination, owner)
);
CREATE INDEX edge_by_destination ON edge (destination, lineage, kind, source);
CREATE INDEX edge_of_columns ON edge (owner, kind) WHERE owner <> source;

${leaderTables}${searchCountTable}${coverageTable}
INSERT INTO meta (id, version) VALUES (1, ${schemaVersion});
`;
