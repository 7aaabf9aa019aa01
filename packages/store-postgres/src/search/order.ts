import type { Position, ResolvedQuery } from '@colophon/catalogue';
import { sortKeyOf } from './compared-value.ts';
import { type ConditionContext, ownColumn } from './criterion.ts';
import { all, any } from './fragment.ts';

/** What entities are ordered by: one expression on `e` for each sort field, and last the URN, which no two share. */
export interface Order {
  readonly keys: readonly SortKey[];
}

interface SortKey {
  readonly sql: string;
  readonly isDescending: boolean;
  readonly type: 'text' | 'float8';
}

/** The order that a query asks for. Values that are absent come after all others, either way. */
export function orderOf(
  context: ConditionContext,
  { sort, textFields }: Pick<ResolvedQuery, 'sort' | 'textFields'>,
): Order {
  const keys = sort.map(({ field, order }): SortKey => {
    const isDescending = order === 'DESCENDING';
    if (field === '_score') return { sql: 'ranked.score', isDescending, type: 'float8' };
    const own = ownColumn(field);
    if (own) return { sql: `e.${own}`, isDescending, type: 'text' };
    // Of several values the one that comes first.
    const first = isDescending ? 'max' : 'min';
    const table = textFields.has(field) ? 'search_long' : 'search_value';
    return {
      sql: `(SELECT ${first}(${sortKeyOf('v')} COLLATE "C") FROM ${table} v WHERE v.entity_id = e.id AND v.field = ${context.fields.idOf(field)})`,
      isDescending,
      type: 'text',
    };
  });
  return { keys: [...keys, { sql: 'e.urn', isDescending: false, type: 'text' }] };
}

export const column = (i: number): string => `key${i}`;

/** The columns of an order, by the names that the other functions here give them. */
export const columnsOf = ({ keys }: Order): string =>
  keys.map(({ sql }, i) => `${sql} AS ${column(i)}`).join(', ');

export const orderBy = ({ keys }: Order): string =>
  keys.map(({ isDescending }, i) => `${column(i)} ${isDescending ? 'DESC' : 'ASC'} NULLS LAST`).join(', ');

/** Holds of rows that come after the position. */
export function isAfter({ parameters }: ConditionContext, { keys }: Order, position: Position): string {
  // A position that is none of this order means nothing: then everything comes after it.
  const fits = keys.every(({ type }, i) => {
    const value = position[i] ?? null;
    return value === null || (typeof value === 'number') === (type === 'float8');
  });
  if (!fits) return 'true';
  const bound = (i: number) => `${parameters.bind(position[i] ?? null)}::${keys[i]?.type}`;
  return any(
    keys.map(({ isDescending }, i) => {
      const same = keys.slice(0, i).map((_, at) => `${column(at)} IS NOT DISTINCT FROM ${bound(at)}`);
      if ((position[i] ?? null) === null) return 'false';
      return all([...same, `(${column(i)} ${isDescending ? '<' : '>'} ${bound(i)} OR ${column(i)} IS NULL)`]);
    }),
  );
}
