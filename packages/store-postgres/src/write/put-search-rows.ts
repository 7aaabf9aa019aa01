import { maxFilterLength } from '@colophon/catalogue/for-stores';
import type { Query } from '../connection/query.ts';
import { toComparedValue } from '../search/compared-value.ts';
import { toTextVector } from '../search/text-vector.ts';
import type { BoundChanges } from './change-set.ts';
import { type Entities, type Ids, idOf } from './entities.ts';
import type { Numbers } from './numbers.ts';
import { type Statements, type Steps, unnest } from './statements.ts';
import { type TextCounts, toCounts } from './text-counts.ts';

/** Writes what searches find: values of fields, and words. */
export async function putSearchRows(
  query: Query,
  { removals, additions }: Steps,
  changes: BoundChanges,
  entities: Entities,
  numbers: Numbers,
): Promise<void> {
  const { values, long } = fieldRowsOf(changes, entities);
  const fields = await numbers.fields(
    query,
    [...values.removed, ...values.added, ...long].map(({ field }) => field),
  );
  removeLongValues(removals, changes, entities);
  removeValues(removals, values.removed, fields);
  putValues(additions, 'search_value', values.added, fields);
  putValues(additions, 'search_long', long, fields);
  putTexts(additions, changes, entities);
}

interface FieldRow {
  readonly id: number;
  readonly field: string;
  readonly value: string;
}

/** Of each entity, the latest of its documents, with its long values. */
function latestOf({ documents, longValues }: BoundChanges) {
  const latest = new Map(
    documents.map((document, i) => [document.urn, { document, long: longValues[i] ?? [] }]),
  );
  return [...latest.values()];
}

/** The values of fields that are removed and added, and the long ones, which are all written anew. */
function fieldRowsOf(changes: BoundChanges, { ids }: Entities) {
  const rowsOf = (urn: string, values: readonly (readonly [string, string])[]) =>
    values.map(([field, value]): FieldRow => ({ id: idOf(ids, urn), field, value }));
  const { documents } = changes;
  return {
    values: {
      removed: documents.flatMap(({ urn, removedValues }) => rowsOf(urn, removedValues)),
      added: documents.flatMap(({ urn, addedValues }) => rowsOf(urn, addedValues)),
    },
    long: latestOf(changes).flatMap(({ document, long }) => rowsOf(document.urn, long)),
  };
}

/** Removes the long values of entities that were there before: all that they have now are written. */
function removeLongValues(removals: Statements, { documents }: BoundChanges, { ids, fresh }: Entities): void {
  const known = documents.flatMap(({ urn }) => (fresh.has(urn) ? [] : [idOf(ids, urn)]));
  if (known.length > 0)
    removals.add((bind) => `DELETE FROM search_long WHERE entity_id = ANY (${bind(known)}::bigint[])`);
}

function removeValues(removals: Statements, rows: readonly FieldRow[], fields: Ids): void {
  if (rows.length === 0) return;
  removals.add((bind) => {
    const gone = unnest(bind, [
      ['integer', rows.map(({ field }) => idOf(fields, field))],
      ['text', rows.map(({ value }) => value)],
      ['bigint', rows.map(({ id }) => id)],
    ]);
    return `DELETE FROM search_value v USING ${gone} AS o (field, value, id)
      WHERE v.field = o.field AND v.value = o.value AND v.entity_id = o.id`;
  });
}

function putValues(
  additions: Statements,
  table: 'search_value' | 'search_long',
  rows: readonly FieldRow[],
  fields: Ids,
): void {
  if (rows.length === 0) return;
  const compared = rows.map(({ value }) => toComparedValue(value));
  const isLong = table === 'search_long';
  additions.add((bind) => {
    const values = unnest(bind, [
      ['integer', rows.map(({ field }) => idOf(fields, field))],
      ['bigint', rows.map(({ id }) => id)],
      ['text', compared.map(({ value }) => value)],
      ['text', compared.map(({ low }) => low)],
      ['text', compared.map(({ sortKey }) => sortKey)],
      ['float8', compared.map(({ number }) => number)],
      ...(isLong ? [['boolean', rows.map(({ value }) => value.length <= maxFilterLength)] as const] : []),
    ]);
    return `INSERT INTO ${table} (field, entity_id, value, low, sort_key, number${isLong ? ', is_listed' : ''})
      SELECT * FROM ${values} ON CONFLICT DO NOTHING`;
  });
}

function putTexts(additions: Statements, { documents }: BoundChanges, { ids }: Entities): void {
  const vectors = new Map(
    documents.flatMap(({ urn, texts }) => (texts ? [[idOf(ids, urn), toTextVector(texts)] as const] : [])),
  );
  if (vectors.size === 0) return;
  const own = [...vectors.keys()];
  additions.add((bind) => {
    const rows = unnest(bind, [
      ['bigint', own],
      ['text', [...vectors.values()].map(({ vector }) => vector)],
      ['integer', [...vectors.values()].map(({ length }) => length)],
    ]);
    return `INSERT INTO search_text SELECT id, words::tsvector, length FROM ${rows} AS n (id, words, length)
      ON CONFLICT (entity_id) DO UPDATE SET words = excluded.words, length = excluded.length
      RETURNING length`;
  }, 'written');
  // This statement sees the rows as they were before.
  additions.add((bind) => {
    const before = (counted: string) =>
      `(SELECT ${counted} FROM search_text WHERE entity_id = ANY (${bind(own)}::bigint[]))`;
    return `SELECT count(*) - ${before('count(*)')} AS documents,
      coalesce(sum(length), 0) - ${before('coalesce(sum(length), 0)')} AS words FROM written`;
  }, 'counted');
  additions.answer = 'SELECT documents, words FROM counted';
}

/** Removes the words of entities. */
export async function forgetTexts(query: Query, ids: readonly number[]): Promise<TextCounts> {
  const [gone] = await query(
    `WITH gone AS (DELETE FROM search_text WHERE entity_id = ANY ($1::bigint[]) RETURNING length)
     SELECT -count(*) AS documents, -coalesce(sum(length), 0) AS words FROM gone`,
    [[...ids]],
  );
  return toCounts(gone);
}
