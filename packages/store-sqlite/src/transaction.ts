import type {
  ChangeSet,
  DocumentChange,
  FieldValue,
  LatestAspect,
  SearchDocument,
  TransactionReads,
} from '@colophon/catalogue';
import { applyDeletion, applyExpiry } from './deletions.ts';
import { applyEdges } from './edges.ts';
import { createEntities, type Entities } from './entities.ts';
import {
  createJsonPrinter,
  fromAspectRow,
  fromLogEntry,
  fromTimeseriesRow,
  toDocument,
  toLatestAspect,
} from './rows.ts';
import type { SqlValue } from './sql.ts';
import type { Statements } from './statements.ts';

/** What a work may ask about the values that it replaces. */
export function createReader(statement: Statements): Pick<TransactionReads, 'latest' | 'documents'> {
  return {
    async latest(keys) {
      return keys.flatMap(({ urn, aspect }) => latest(statement, urn, aspect));
    },
    async documents(urns) {
      return urns.flatMap((urn) => document(statement, urn));
    },
  };
}

/** The values of one entity, by its URN. */
export const selectAspect =
  'SELECT aspect.*, urn, type AS entity_type FROM entity JOIN aspect ON entity_id = id WHERE urn = ?';

/** A document that was written, and the number of its entity. */
export interface WrittenDocument {
  readonly id: number;
  readonly change: DocumentChange;
}

/** What a change set did to the entities that search knows. */
export interface Applied {
  /** Numbers of entities that are gone. */
  readonly deleted: readonly number[];
  readonly written: readonly WrittenDocument[];
}

/** Writes a change set; the caller has opened a transaction. */
export function applyChanges(statement: Statements, changes: ChangeSet): Applied {
  const deleted = (changes.deletions ?? []).flatMap((deletion) => applyDeletion(statement, deletion));
  const entities = createEntities(statement);
  const written = changes.documents.map((change) => ({
    id: applyDocument(statement, entities, change),
    change,
  }));
  applyAspects(statement, entities, changes);
  for (const { key, edges } of changes.edges) applyEdges(statement, entities, key, edges);
  for (const expiry of changes.expired ?? []) applyExpiry(statement, expiry);
  return { deleted, written };
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
    `INSERT INTO aspect VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO UPDATE SET
     last_version = excluded.last_version, value = excluded.value, system_metadata = excluded.system_metadata,
     created_at = excluded.created_at, created_by = excluded.created_by, run_id = excluded.run_id`,
  );
  const print = createJsonPrinter();
  for (const row of history) putAspect.run(...fromAspectRow(row, entities.idOf(row), 0, print));
  for (const row of latest) putAspect.run(...fromAspectRow(row, entities.idOf(row), row.lastVersion, print));
  const putPoint = statement('INSERT OR REPLACE INTO timeseries VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)');
  for (const row of timeseries) putPoint.run(...fromTimeseriesRow(row));
  const append = statement('INSERT INTO log VALUES (NULL, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)');
  for (const entry of log) append.run(...fromLogEntry(entry, print));
}

function applyDocument(
  statement: Statements,
  entities: Entities,
  { after, removedValues, addedValues, texts }: DocumentChange,
): number {
  const id = entities.put(after);
  const remove = statement('DELETE FROM search_value WHERE field = ? AND value = ? AND entity_id = ?');
  for (const [field, value] of removedValues) remove.run(field, value, id);
  addValues(statement, id, addedValues);
  if (!texts) return id;
  statement(
    'INSERT OR REPLACE INTO search_text (rowid, whole, name, strong, text, weak) VALUES (?, ?, ?, ?, ?, ?)',
  ).run(id, texts.whole, texts.name, texts.strong, texts.text, texts.weak);
  return id;
}

/** Most rows that a statement adds; for fewer, there is a statement of each number. */
const maxRows = 16;

/** Adds filter values, many with each statement: a row takes less time than the start and the end of a statement. */
function addValues(statement: Statements, entityId: number, values: readonly FieldValue[]): void {
  for (let start = 0; start < values.length; start += maxRows) {
    const rows = values.slice(start, start + maxRows);
    const parameters: SqlValue[] = [];
    for (const [field, value] of rows) parameters.push(field, value, entityId);
    const places = Array.from(rows, () => '(?, ?, ?)').join(', ');
    statement(`INSERT OR IGNORE INTO search_value VALUES ${places}`).run(...parameters);
  }
}
