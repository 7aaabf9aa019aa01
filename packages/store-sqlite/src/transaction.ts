import type { LatestAspect, SearchDocument, Store, TransactionReads } from '@colophon/catalogue';
import { createPace } from '@colophon/catalogue/for-stores';
import {
  type EncodedChanges,
  type EncodedDocument,
  type FieldValue,
  type Place,
  toDocument,
  toLatestAspect,
} from '@colophon/store-sql';
import { applyDeletion, applyExpiry } from './deletions.ts';
import { applyEdges } from './edges.ts';
import { createEntities, type Entities } from './entities.ts';
import type { Applied } from './search/columns.ts';
import type { SqlValue } from './sql.ts';
import type { Statements } from './statements.ts';

/** What a work may ask about the values that it replaces. */
export function createReader(statement: Statements): Pick<TransactionReads, 'latest' | 'documents'> {
  return {
    latest: (keys) => inSlices(keys, ({ urn, aspect }) => latest(statement, urn, aspect)),
    documents: (urns) => readDocuments(statement, urns),
  };
}

/** Items between two looks at the clock. */
const perLook = 8;

/** What all items give, in order: others are served in between, and nothing is committed. */
async function inSlices<Item, Row>(
  items: readonly Item[],
  read: (item: Item) => readonly Row[],
): Promise<Row[]> {
  const pace = createPace();
  const rows: Row[] = [];
  for (const [place, item] of items.entries()) {
    if (place % perLook === perLook - 1) await pace();
    rows.push(...read(item));
  }
  return rows;
}

export const readDocuments = (statement: Statements, urns: readonly string[]): Promise<SearchDocument[]> =>
  inSlices(urns, (urn) => document(statement, urn));

/** The other reads of a transaction: those of the store, where nothing is committed while a work runs. */
export const transactionReads = ({
  aspects,
  olderVersions,
  aspectKeys,
  edges,
  search,
  countPoints,
}: Store): Omit<TransactionReads, 'asOf' | 'latest' | 'documents'> => ({
  aspects,
  olderVersions,
  aspectKeys,
  edges,
  search,
  countPoints,
});

/** The values of one entity, by its URN. */
export const selectAspect =
  'SELECT aspect.*, urn, type AS entity_type FROM entity JOIN aspect ON entity_id = id WHERE urn = ?';

/** Writes a change set; the caller has opened a transaction. */
export function applyChanges(statement: Statements, changes: EncodedChanges): Applied {
  const deleted = changes.deletions.flatMap((deletion) => applyDeletion(statement, deletion));
  const entities = createEntities(statement);
  const written = changes.documents.map((document) => ({
    id: applyDocument(statement, entities, document),
    change: document,
  }));
  applyRows(statement, entities, changes);
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

function applyRows(
  statement: Statements,
  entities: Entities,
  { texts, aspects, timeseries, log }: EncodedChanges,
): void {
  // A place that is none would otherwise be kept as a null.
  const text = (place: Place): string => {
    const found = texts[place];
    if (found === undefined) throw new Error(`There is no text ${place} in a change set`);
    return found;
  };
  const optional = (place: Place | null): string | null => (place === null ? null : text(place));
  // Not `INSERT OR REPLACE`, which moves the row to the end of the table: an update stays on its page.
  const putAspect = statement(
    `INSERT INTO aspect VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO UPDATE SET
     last_version = excluded.last_version, value = excluded.value, system_metadata = excluded.system_metadata,
     created_at = excluded.created_at, created_by = excluded.created_by, run_id = excluded.run_id`,
  );
  for (const [urn, entityType, aspect, version, lastVersion, value, metadata, at, by, runId] of aspects) {
    const id = entities.idOf({ urn: text(urn), entityType });
    putAspect.run(id, aspect, version, lastVersion, text(value), text(metadata), at, by, runId);
  }
  const putPoint = statement('INSERT OR REPLACE INTO timeseries VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)');
  for (const values of timeseries) putPoint.run(...values);
  const append = statement('INSERT INTO log VALUES (NULL, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)');
  for (const [urn, type, aspect, change, value, previous, metadata, at, by, oldMetadata, headers] of log)
    append.run(
      text(urn),
      type,
      aspect,
      change,
      text(value),
      optional(previous),
      text(metadata),
      at,
      by,
      optional(oldMetadata),
      optional(headers),
    );
}

function applyDocument(statement: Statements, entities: Entities, document: EncodedDocument): number {
  const { removedValues, addedValues, texts } = document;
  const id = entities.put(document);
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
