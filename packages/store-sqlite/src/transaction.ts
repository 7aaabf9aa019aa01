import type {
  AspectKey,
  ChangeSet,
  DocumentChange,
  Edge,
  LatestAspect,
  SearchDocument,
  WriteTransaction,
} from '@colophon/catalogue';
import { fromAspectRow, fromLogEntry, fromTimeseriesRow, toDocument, toLatestAspect } from './rows.ts';
import type { Statements } from './statements.ts';

/** What a work may ask before it decides on its changes. */
export function createReader(statement: Statements): Omit<WriteTransaction, 'apply'> {
  return {
    async latest(keys) {
      return keys.flatMap(({ urn, aspect }) => latest(statement, urn, aspect));
    },
    async documents(urns) {
      return urns.flatMap((urn) => document(statement, urn));
    },
  };
}

/** The values of one entity, by its urn. */
export const selectAspect =
  'SELECT aspect.*, urn, type AS entity_type FROM entity JOIN aspect ON entity_id = id WHERE urn = ?';

/** Writes a change set; the caller has opened a transaction. */
export function applyChanges(statement: Statements, changes: ChangeSet): void {
  const entities = createEntities(statement);
  for (const change of changes.documents) applyDocument(statement, entities, change);
  applyAspects(statement, entities, changes);
  for (const { key, edges } of changes.edges) applyEdges(statement, key, edges);
}

function latest(statement: Statements, urn: string, aspect: string): LatestAspect[] {
  const row = statement(`${selectAspect} AND aspect = ? AND version = 0`).get(urn, aspect);
  return row ? [toLatestAspect(row)] : [];
}

function document(statement: Statements, urn: string): SearchDocument[] {
  const row = statement('SELECT * FROM entity WHERE urn = ? AND document IS NOT NULL').get(urn);
  return row ? [toDocument(row)] : [];
}

function applyAspects(
  statement: Statements,
  entities: Entities,
  { latest, history, timeseries, log }: ChangeSet,
): void {
  // Not `INSERT OR REPLACE`, which moves the row to the end of the table: an update stays on its page.
  const putAspect = statement(
    `INSERT INTO aspect VALUES (?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO UPDATE SET
     last_version = excluded.last_version, value = excluded.value, system_metadata = excluded.system_metadata,
     created_at = excluded.created_at, created_by = excluded.created_by`,
  );
  for (const row of history) putAspect.run(...fromAspectRow(row, entities.idOf(row), 0));
  for (const row of latest) putAspect.run(...fromAspectRow(row, entities.idOf(row), row.lastVersion));
  const putPoint = statement('INSERT OR REPLACE INTO timeseries VALUES (?, ?, ?, ?, ?, ?, ?, ?)');
  for (const row of timeseries) putPoint.run(...fromTimeseriesRow(row));
  const append = statement('INSERT INTO log VALUES (NULL, ?, ?, ?, ?, ?, ?, ?, ?, ?)');
  for (const entry of log) append.run(...fromLogEntry(entry));
}

function applyDocument(
  statement: Statements,
  entities: Entities,
  { after, removedValues, addedValues, texts }: DocumentChange,
): void {
  const id = entities.put(after);
  const remove = statement('DELETE FROM search_value WHERE field = ? AND value = ? AND entity_id = ?');
  for (const [field, value] of removedValues) remove.run(field, value, id);
  const add = statement('INSERT OR IGNORE INTO search_value VALUES (?, ?, ?)');
  for (const [field, value] of addedValues) add.run(field, value, id);
  if (!texts) return;
  statement('INSERT OR REPLACE INTO search_text (rowid, name, text) VALUES (?, ?, ?)').run(
    id,
    texts.name,
    texts.text,
  );
}

type Entities = ReturnType<typeof createEntities>;

/** The rows of `entity`, in steps of one row each: `RETURNING` would make SQLite journal the statement by itself. */
function createEntities(statement: Statements) {
  const ids = new Map<string, number>();

  function insert(urn: string, type: string, removed: 0 | 1 | null, document: string | null): number {
    statement('INSERT INTO entity (urn, type, removed, document) VALUES (?, ?, ?, ?)').run(
      urn,
      type,
      removed,
      document,
    );
    return Number(statement('SELECT last_insert_rowid() AS id').get()?.id);
  }

  return {
    /** Writes the document, and returns the number of its entity. */
    put({ urn, entityType, removed: isRemoved, fieldsByAspect }: SearchDocument): number {
      const removed = isRemoved ? 1 : 0;
      const document = JSON.stringify(fieldsByAspect);
      const known = statement('SELECT id, removed FROM entity WHERE urn = ?').get(urn);
      const id = known ? Number(known.id) : insert(urn, entityType, removed, document);
      ids.set(urn, id);
      if (known) statement('UPDATE entity SET document = ? WHERE id = ?').run(document, id);
      // By itself, since it is in an index, which SQLite would write again.
      if (known && known.removed !== removed)
        statement('UPDATE entity SET removed = ? WHERE id = ?').run(removed, id);
      return id;
    },

    /** The number of an entity; it gets one when it has none. */
    idOf({ urn, entityType }: { readonly urn: string; readonly entityType: string }): number {
      let id = ids.get(urn);
      if (id === undefined) {
        const known = statement('SELECT id FROM entity WHERE urn = ?').get(urn);
        id = known ? Number(known.id) : insert(urn, entityType, null, null);
        ids.set(urn, id);
      }
      return id;
    },
  };
}

function applyEdges(statement: Statements, { urn, aspect }: AspectKey, edges: readonly Edge[]): void {
  statement('DELETE FROM edge WHERE source = ? AND aspect = ?').run(urn, aspect);
  const add = statement('INSERT INTO edge VALUES (?, ?, ?, ?, ?)');
  for (const { type, destination, properties } of edges) {
    add.run(urn, aspect, type, destination, properties ? JSON.stringify(properties) : null);
  }
}
