import type { Criterion, Pace, ResolvedQuery, TextQuery } from '@colophon/catalogue';
import { entityTypeField, testOf } from '@colophon/catalogue/for-stores';
import type { Statements } from '../statements.ts';
import type { Columns } from './columns.ts';
import { comparesEach, fieldMatches, textMatches } from './criterion.ts';
import type { Fragment } from './fragment.ts';
import {
  bindIds,
  concatenate,
  type Ids,
  idTable,
  membership,
  noIds,
  selectIds,
  union,
  without,
} from './ids.ts';
import { isText, matchAll, selectMatches } from './match.ts';
import type { TextReads } from './text-reads.ts';

/** What narrowing has to know of the database and of the query. */
export interface NarrowContext {
  readonly statement: Statements;
  readonly columns: Columns;
  readonly textFields: ResolvedQuery['textFields'];
  readonly textReads: TextReads;
  readonly pace: Pace;
}

/** Documents that are read in one go. */
const maxDocuments = 2000;
/** Values that a field is compared with in one go. */
const maxCompared = 20;
/** Comparisons with values in memory that are made in one go. */
const maxComparisons = 10_000;

/** Those of the entities for which the query holds. */
export async function narrow(context: NarrowContext, ids: Ids, query: TextQuery): Promise<Ids> {
  if (ids.length === 0 || query.kind === 'everything') return ids;
  await context.pace();
  if (isText(query)) {
    const match = matchAll([query], 'all');
    return match === undefined ? noIds : ids.filter(membership(selectMatches(context.statement, match)));
  }
  switch (query.kind) {
    case 'criterion':
      return narrowBy(context, ids, query.criterion, query.inDocuments === true);
    case 'not':
      return without(ids, await narrow(context, ids, query.of));
    case 'all': {
      let left = ids;
      for (const part of query.of) left = await narrow(context, left, part);
      return left;
    }
    case 'any':
      return narrowByAny(ids, query.of, (left, part) => narrow(context, left, part));
    default:
      return ids;
  }
}

/** Those that fit a filter: one of its clauses, and of that every criterion. */
export async function narrowByFilter(
  context: NarrowContext,
  ids: Ids,
  filter: ResolvedQuery['filter'],
): Promise<Ids> {
  if (filter.length === 0) return ids;
  return narrowByAny(ids, filter, async (left, clause) => {
    let rest = left;
    for (const criterion of clause) rest = await narrowBy(context, rest, criterion, false);
    return rest;
  });
}

/** Those for which one of the parts holds; each part is asked of those alone that none before has taken. */
async function narrowByAny<T>(
  ids: Ids,
  parts: readonly T[],
  narrowOne: (ids: Ids, part: T) => Promise<Ids>,
): Promise<Ids> {
  const taken: Ids[] = [];
  let left = ids;
  for (const [i, part] of parts.entries()) {
    const found = await narrowOne(left, part);
    taken.push(found);
    if (i + 1 < parts.length) left = without(left, found);
    if (left.length === 0) break;
  }
  return union(taken);
}

async function narrowBy(
  context: NarrowContext,
  ids: Ids,
  criterion: Criterion,
  inDocuments: boolean,
): Promise<Ids> {
  if (ids.length === 0) return ids;
  const { fields, condition, negated } = criterion;
  if (condition === 'IS_NULL')
    return narrowBy(context, ids, { ...criterion, condition: 'EXISTS', negated: !negated }, inDocuments);
  const found = await narrowByAny(ids, fields, async (left, field) => {
    await context.pace();
    return inDocuments || context.textFields.has(field)
      ? inDocumentsOf(context, left, textMatches(field, criterion))
      : inIndex(context, left, field, criterion);
  });
  return negated ? without(ids, found) : found;
}

/** Those of a few entities for whose URN the test holds. */
function withUrn(statement: Statements, ids: Ids, test: (urn: string) => boolean): Ids {
  const rows = statement(
    `SELECT e.id, e.urn FROM ${idTable} AS given CROSS JOIN entity e ON e.id = given.value`,
  ).all(bindIds(ids));
  return Uint32Array.from(rows.filter(({ urn }) => test(String(urn))).map(({ id }) => Number(id)));
}

/** Every document is looked into, and so the ones alone that are left. */
async function inDocumentsOf(
  { statement, textReads, pace }: NarrowContext,
  ids: Ids,
  { sql, parameters }: Fragment,
): Promise<Ids> {
  textReads.add(ids.length);
  const found: Ids[] = [];
  for (let start = 0; start < ids.length; start += maxDocuments) {
    await pace();
    found.push(
      selectIds(statement, {
        sql: `SELECT e.id FROM ${idTable} AS given CROSS JOIN entity e ON e.id = given.value WHERE ${sql}`,
        parameters: [bindIds(ids.subarray(start, start + maxDocuments)), ...parameters],
      }),
    );
  }
  return concatenate(found);
}

async function inIndex(
  { statement, columns, pace }: NarrowContext,
  ids: Ids,
  field: string,
  criterion: Criterion,
): Promise<Ids> {
  const column = field === entityTypeField ? columns.column(field) : columns.known(field);
  if (column && (criterion.condition === 'EQUAL' || criterion.condition === 'IN'))
    return column.having(ids, criterion.values);
  const { values } = criterion;
  // The values of a facet are few, and many entities have the same: each is compared once.
  if (column && criterion.condition !== 'EXISTS' && column.values.length * values.length <= maxComparisons)
    return column.having(ids, column.values.filter(testOf(criterion)));
  const isFew = ids.length * Math.max(1, values.length) <= maxComparisons;
  if (column && isFew) return column.fitting(ids, testOf(criterion));
  if (field === 'urn' && isFew) return withUrn(statement, ids, testOf(criterion));
  const step = comparesEach(criterion.condition) ? maxCompared : Math.max(1, values.length);
  const found: Ids[] = [];
  for (let start = 0; start < Math.max(1, values.length); start += step) {
    await pace();
    const some = { ...criterion, values: values.slice(start, start + step) };
    found.push(selectIds(statement, fieldMatches(field, some)));
  }
  const all = concatenate(found);
  return all.length === 0 ? noIds : ids.filter(membership(all));
}
