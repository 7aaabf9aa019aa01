import { entityTypeField, type Position, type ResolvedQuery } from '@colophon/catalogue';
import { sortable, textItem, textItems, textPath } from './criterion.ts';
import { all, any, type Fragment } from './fragment.ts';

/** What entities are ordered by, as columns of a row: one for each sort field, and last one that no two share. */
export interface Order {
  /** Expressions on `e`, the row of an entity. */
  readonly keys: readonly { readonly value: Fragment; readonly isDescending: boolean }[];
}

/** The order that a query asks for, the urn last. Values that are absent come after all others, either way. */
export function orderOf({ sort, textFields }: ResolvedQuery): Order {
  const keys = sort.map(({ field, order }) => ({
    value: sortValue(field, textFields),
    isDescending: order === 'DESCENDING',
  }));
  return { keys: [...keys, { value: plain('e.urn'), isDescending: false }] };
}

const plain = (sql: string): Fragment => ({ sql, parameters: [] });

function sortValue(field: string, textFields: ResolvedQuery['textFields']): Fragment {
  if (field === 'urn') return plain('e.urn');
  if (field === '_score') return plain('given.score');
  if (field === entityTypeField) return plain('e.type');
  return textFields.has(field)
    ? {
        sql: `(SELECT min(${sortable(textItem)}) FROM ${textItems('e')})`,
        parameters: [textPath(field)],
      }
    : {
        sql: `(SELECT min(${sortable('value')}) FROM search_value WHERE field = ? AND entity_id = e.id)`,
        parameters: [field],
      };
}

/** The columns of an order, by the names that the other functions here give them. */
export const columnsOf = ({ keys }: Order): Fragment => ({
  sql: keys.map(({ value }, i) => `${value.sql} AS ${column(i)}`).join(', '),
  parameters: keys.flatMap(({ value }) => value.parameters),
});

export const orderBy = ({ keys }: Order): string =>
  keys.map(({ isDescending }, i) => `${column(i)} ${isDescending ? 'DESC' : 'ASC'} NULLS LAST`).join(', ');

/** Holds of rows that come after the position. */
export function isAfter({ keys }: Order, position: Position): Fragment {
  return any(
    keys.map(({ isDescending }, i) => {
      const same = position
        .slice(0, i)
        .map((value, at): Fragment => ({ sql: `${column(at)} IS ?`, parameters: [value] }));
      const value = position[i] ?? null;
      const further: Fragment =
        value === null
          ? { sql: '0', parameters: [] }
          : {
              sql: `(${column(i)} ${isDescending ? '<' : '>'} ? OR ${column(i)} IS NULL)`,
              parameters: [value],
            };
      return all([...same, further]);
    }),
  );
}

export const column = (i: number): string => `key${i}`;
