import {
  type AspectKey,
  type ChangeSet,
  type DocumentChange,
  type Edge,
  fieldsOf,
  type LatestAspect,
  type SearchDocument,
  type SearchFields,
  type WriteTransaction,
} from '@colophon/catalogue';
import { fromAspectRow, fromLogEntry, fromTimeseriesRow, toDocument, toLatestAspect } from './rows.ts';
import { maxFilterLength } from './search.ts';
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

/** Writes a change set; the caller has opened a transaction. */
export function applyChanges(statement: Statements, changes: ChangeSet): void {
  applyAspects(statement, changes);
  for (const change of changes.documents) applyDocument(statement, change);
  for (const { key, edges } of changes.edges) applyEdges(statement, key, edges);
}

function latest(statement: Statements, urn: string, aspect: string): LatestAspect[] {
  const row = statement('SELECT * FROM aspect WHERE urn = ? AND aspect = ? AND version = 0').get(urn, aspect);
  return row ? [toLatestAspect(row)] : [];
}

function document(statement: Statements, urn: string): SearchDocument[] {
  const row = statement('SELECT * FROM entity WHERE urn = ?').get(urn);
  return row ? [toDocument(row)] : [];
}

function applyAspects(statement: Statements, { latest, history, timeseries, log }: ChangeSet): void {
  const putAspect = statement('INSERT OR REPLACE INTO aspect VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)');
  for (const row of history) putAspect.run(...fromAspectRow(row, 0));
  for (const row of latest) putAspect.run(...fromAspectRow(row, row.lastVersion));
  const putPoint = statement('INSERT OR REPLACE INTO timeseries VALUES (?, ?, ?, ?, ?, ?, ?, ?)');
  for (const row of timeseries) putPoint.run(...fromTimeseriesRow(row));
  const append = statement('INSERT INTO log VALUES (NULL, ?, ?, ?, ?, ?, ?, ?, ?, ?)');
  for (const entry of log) append.run(...fromLogEntry(entry));
}

function applyDocument(statement: Statements, { before, after, texts }: DocumentChange): void {
  const id = putEntity(statement, after);
  const old = before ? filterValues(fieldsOf(before)) : new Map<string, readonly [string, string]>();
  const now = filterValues(fieldsOf(after));
  const remove = statement('DELETE FROM search_value WHERE field = ? AND value = ? AND entity_id = ?');
  for (const [key, [field, value]] of old) if (!now.has(key)) remove.run(field, value, id);
  const add = statement('INSERT OR IGNORE INTO search_value VALUES (?, ?, ?)');
  for (const [key, [field, value]] of now) if (!old.has(key)) add.run(field, value, id);
  statement('INSERT OR REPLACE INTO search_text (rowid, name, text) VALUES (?, ?, ?)').run(
    id,
    texts.name,
    texts.text,
  );
}

/** Updates or inserts in steps of one row each: `RETURNING` would make SQLite journal the statement by itself. */
function putEntity(
  statement: Statements,
  { urn, entityType, removed, fieldsByAspect }: SearchDocument,
): number {
  const content = [removed ? 1 : 0, JSON.stringify(fieldsByAspect)];
  const known = statement('SELECT id FROM entity WHERE urn = ?').get(urn);
  if (known) {
    const id = Number(known.id);
    statement('UPDATE entity SET removed = ?, document = ? WHERE id = ?').run(...content, id);
    return id;
  }
  statement('INSERT INTO entity (urn, type, removed, document) VALUES (?, ?, ?, ?)').run(
    urn,
    entityType,
    ...content,
  );
  return Number(statement('SELECT last_insert_rowid() AS id').get()?.id);
}

/** The values that filters and facets go by, as text, each once. */
function filterValues(fields: SearchFields): Map<string, readonly [string, string]> {
  const values = new Map<string, readonly [string, string]>();
  for (const [field, items] of Object.entries(fields)) {
    for (const item of items) {
      // As the database keeps it: half of a surrogate pair, which UTF-8 cannot carry, becomes U+FFFD.
      const value = String(item).toWellFormed();
      if (value.length <= maxFilterLength) values.set(`${field}\n${value}`, [field, value]);
    }
  }
  return values;
}

function applyEdges(statement: Statements, { urn, aspect }: AspectKey, edges: readonly Edge[]): void {
  statement('DELETE FROM edge WHERE source = ? AND aspect = ?').run(urn, aspect);
  const add = statement('INSERT INTO edge VALUES (?, ?, ?, ?, ?)');
  for (const { type, destination, properties } of edges) {
    add.run(urn, aspect, type, destination, properties ? JSON.stringify(properties) : null);
  }
}
