import type { Position, ResolvedQuery } from '@colophon/catalogue';
import { entityTypeField } from '@colophon/catalogue/for-stores';
import { sortable, textItem, textItems, textPath } from './criterion.ts';
import { all, any, type Fragment } from './fragment.ts';

/** What entities are ordered by, as columns of a row: one for each sort field, and last one that no two share. */
export interface Order {
  /** Expressions on `e`, the row of an entity. */
  readonly keys: readonly SortKey[];
}

interface SortKey {
  readonly value: Fragment;
  /** A table of the values by entity, from which `value` is read; read as a whole, since each look into it costs as much. */
  readonly source?: Fragment;
  readonly isDescending: boolean;
}

/** The order that a query asks for, the URN last. Values that are absent come after all others, either way. */
export function orderOf({ sort, textFields }: ResolvedQuery): Order {
  const keys = sort.map(({ field, order }, i) => ({
    ...sortValue(field, order === 'DESCENDING', textFields, i),
    isDescending: order === 'DESCENDING',
  }));
  return { keys: [...keys, { value: plain('e.urn'), isDescending: false }] };
}

const plain = (sql: string): Fragment => ({ sql, parameters: [] });

function sortValue(
  field: string,
  isDescending: boolean,
  textFields: ResolvedQuery['textFields'],
  i: number,
): Pick<SortKey, 'value' | 'source'> {
  if (field === 'urn') return { value: plain('e.urn') };
  if (field === '_score') return { value: plain('given.score') };
  if (field === entityTypeField) return { value: plain('e.type') };
  // Of several values the one that comes first.
  const first = isDescending ? 'max' : 'min';
  if (textFields.has(field)) {
    const value = `(SELECT ${first}(${sortable(textItem)}) FROM ${textItems('e')})`;
    return { value: { sql: value, parameters: [textPath(field)] } };
  }
  const values = `SELECT entity_id, ${first}(${sortable('value')}) AS value FROM search_value WHERE field = ? GROUP BY entity_id`;
  return { value: plain(`${source(i)}.value`), source: { sql: values, parameters: [field] } };
}

/** The tables that an order reads, as the start of a statement. */
export function sourcesOf({ keys }: Order): Fragment {
  const sources = keys.flatMap((key, i) => (key.source ? [{ ...key.source, name: source(i) }] : []));
  if (sources.length === 0) return plain('');
  return {
    sql: `WITH ${sources.map(({ name, sql }) => `${name} AS MATERIALIZED (${sql})`).join(', ')}`,
    parameters: sources.flatMap(({ parameters }) => parameters),
  };
}

/** The tables that an order reads, as joins. */
export const joinsOf = ({ keys }: Order): string =>
  keys
    .map((key, i) => (key.source ? `LEFT JOIN ${source(i)} ON ${source(i)}.entity_id = e.id` : ''))
    .join(' ');

const source = (i: number): string => `values${i}`;

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
