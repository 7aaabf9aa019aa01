import { type Criterion, entityTypeField, maxFilterLength } from '@colophon/catalogue';
import { always, any, type Fragment, marks, never } from './fragment.ts';

/** The entities that have such a value in the index of filters, as `id`; of EXISTS any value. */
export function fieldMatches(field: string, { condition, values }: Criterion): Fragment {
  // Two fields live in the entity's own row; every other one in the table of search values.
  const own = field === 'urn' ? 'urn' : field === entityTypeField ? 'type' : undefined;
  const test = condition === 'EXISTS' ? always : compareAny(own ?? 'value', condition, values);
  return own
    ? { sql: `SELECT id FROM entity WHERE ${test.sql}`, parameters: test.parameters }
    : {
        sql: `SELECT entity_id AS id FROM search_value WHERE field = ? AND (${test.sql})`,
        parameters: [field, ...test.parameters],
      };
}

/** The same as a condition on `e`, the row of an entity, for a field whose values are in the document alone. */
export function textMatches(field: string, { condition, values }: Criterion): Fragment {
  const test = condition === 'EXISTS' ? always : compareAny(textItem, condition, values);
  return {
    sql: `EXISTS (SELECT 1 FROM ${textItems('e')} WHERE ${test.sql})`,
    parameters: [textPath(field), ...test.parameters],
  };
}

/** The values of a field over all aspects in a document, each a {@link textItem}; binds the path of the field. */
export const textItems = (entity: string): string =>
  `json_each(${entity}.document) AS part, json_each(part.value, ?) AS item`;

/** As the index of filters would keep it: a number as text. */
export const textItem = 'CAST(item.value AS TEXT)';

export const textPath = (field: string): string => `$.${JSON.stringify(field)}`;

function compareAny(
  column: string,
  condition: Exclude<Criterion['condition'], 'EXISTS'>,
  values: readonly string[],
): Fragment {
  // Nothing longer is kept to compare with, and SQLite refuses long patterns.
  const short = values.filter((value) => value.trim().length <= maxFilterLength);
  if (condition === 'EQUAL' || condition === 'IN')
    return { sql: `${column} IN (${marks(short.length)})`, parameters: short };
  return any(short.map((value) => compare(column, condition, value)));
}

const orderings = {
  GREATER_THAN: '>',
  GREATER_THAN_OR_EQUAL_TO: '>=',
  LESS_THAN: '<',
  LESS_THAN_OR_EQUAL_TO: '<=',
} as const;

function compare(
  column: string,
  condition: Exclude<Criterion['condition'], 'EQUAL' | 'IN' | 'EXISTS'>,
  value: string,
): Fragment {
  const like = (pattern: string): Fragment => ({
    sql: `${column} LIKE ? ESCAPE '\\'`,
    parameters: [pattern],
  });
  const literal = value.trim().replace(/[\\%_]/g, '\\$&');
  switch (condition) {
    case 'IEQUAL':
      return { sql: `${column} = ? COLLATE NOCASE`, parameters: [value.trim()] };
    case 'CONTAIN':
      return like(`%${literal}%`);
    case 'START_WITH':
      return like(`${literal}%`);
    case 'END_WITH':
      return like(`%${literal}`);
    // Asked the other way round: of what exists.
    case 'IS_NULL':
      return never;
    default:
      return inOrder(column, orderings[condition], value);
  }
}

/** Values are kept as text. What starts like a number and is JSON is one. */
const isNumber = (column: string): string => `${column} GLOB '[-0-9]*' AND json_valid(${column})`;

/** Numbers compare with numbers, and other text with other text, letter by letter. */
function inOrder(column: string, operator: string, value: string): Fragment {
  const number = value.trim() === '' ? Number.NaN : Number(value);
  return Number.isFinite(number)
    ? { sql: `(${isNumber(column)} AND CAST(${column} AS REAL) ${operator} ?)`, parameters: [number] }
    : { sql: `(NOT (${isNumber(column)}) AND ${column} ${operator} ?)`, parameters: [value] };
}

/** A value to sort by: numbers as numbers, before all other text. */
export const sortable = (column: string): string =>
  `CASE WHEN ${isNumber(column)} THEN CAST(${column} AS REAL) ELSE ${column} END`;
