import { type Criterion, entityTypeField, type ResolvedQuery, type TextQuery } from '@colophon/catalogue';
import type { Statements } from '../statements.ts';
import type { Columns } from './columns.ts';
import { fieldMatches, textMatches } from './criterion.ts';
import type { Fragment } from './fragment.ts';
import { bindIds, type Ids, idTable, membership, noIds, selectIds } from './ids.ts';
import { isText, matchAll, selectMatches } from './match.ts';

/** What narrowing has to know of the database and of the query. */
export interface NarrowContext {
  readonly statement: Statements;
  readonly columns: Columns;
  readonly textFields: ResolvedQuery['textFields'];
}

/** Those of the entities for which the query holds. */
export function narrow(context: NarrowContext, ids: Ids, query: TextQuery): Ids {
  if (ids.length === 0 || query.kind === 'everything') return ids;
  if (isText(query)) {
    const match = matchAll([query], 'all');
    return match === undefined ? noIds : ids.filter(membership(selectMatches(context.statement, match)));
  }
  switch (query.kind) {
    case 'criterion':
      return narrowBy(context, ids, query.criterion, query.inDocuments === true);
    case 'not':
      return without(ids, narrow(context, ids, query.of));
    case 'all':
      return query.of.reduce((left, part) => narrow(context, left, part), ids);
    case 'any':
      return narrowByAny(ids, query.of, (left, part) => narrow(context, left, part));
    default:
      return ids;
  }
}

/** Those that fit a filter: one of its clauses, and of that every criterion. */
export const narrowByFilter = (context: NarrowContext, ids: Ids, filter: ResolvedQuery['filter']): Ids =>
  filter.length === 0
    ? ids
    : narrowByAny(ids, filter, (left, clause) =>
        clause.reduce((rest, criterion) => narrowBy(context, rest, criterion, false), left),
      );

/** Those for which one of the parts holds; each part is asked of those alone that none before has taken. */
function narrowByAny<T>(ids: Ids, parts: readonly T[], narrowOne: (ids: Ids, part: T) => Ids): Ids {
  let left = ids;
  for (const part of parts) left = without(left, narrowOne(left, part));
  return without(ids, left);
}

const without = (ids: Ids, others: Ids): Ids => {
  if (others.length === 0) return ids;
  const isOther = membership(others);
  return ids.filter((id) => !isOther(id));
};

function narrowBy(context: NarrowContext, ids: Ids, criterion: Criterion, inDocuments: boolean): Ids {
  const { fields, condition, negated } = criterion;
  if (condition === 'IS_NULL')
    return narrowBy(context, ids, { ...criterion, condition: 'EXISTS', negated: !negated }, inDocuments);
  const found = narrowByAny(ids, fields, (left, field) =>
    inDocuments || context.textFields.has(field)
      ? inDocumentsOf(context, left, textMatches(field, criterion))
      : inIndex(context, left, field, criterion),
  );
  return negated ? without(ids, found) : found;
}

/** Every document is looked into, and so the ones alone that are left. */
const inDocumentsOf = ({ statement }: NarrowContext, ids: Ids, { sql, parameters }: Fragment): Ids =>
  ids.length === 0
    ? ids
    : selectIds(statement, {
        sql: `SELECT e.id FROM ${idTable} AS given CROSS JOIN entity e ON e.id = given.value WHERE ${sql}`,
        parameters: [bindIds(ids), ...parameters],
      });

function inIndex({ statement, columns }: NarrowContext, ids: Ids, field: string, criterion: Criterion): Ids {
  const column = field === entityTypeField ? columns.column(field) : columns.known(field);
  if (column && (criterion.condition === 'EQUAL' || criterion.condition === 'IN'))
    return column.having(ids, criterion.values);
  return ids.filter(membership(selectIds(statement, fieldMatches(field, criterion))));
}
