import type { Criterion } from '@colophon/catalogue';
import { entityTypeField, maxFilterLength, sortPrefixLength } from '@colophon/catalogue/for-stores';
import { always, any, type Fragment, marks, never } from './fragment.ts';

/** True for the conditions that read every value of a field; the others are found by an index. */
const isScan = (condition: Criterion['condition']): boolean => condition !== 'EQUAL' && condition !== 'IN';

/** True for the conditions that compare every value of a field with one value after the other. */
export const comparesEach = (condition: Criterion['condition']): boolean =>
  isScan(condition) && condition !== 'IEQUAL';

/** The entities that have such a value in the index of filters, as `id`; of EXISTS any value. */
export function fieldMatches(field: string, { condition, values }: Criterion): Fragment {
  // Two fields live in the entity's own row; every other one in the table of search values.
  const own = field === 'urn' ? 'urn' : field === entityTypeField ? 'type' : undefined;
  const rows = own
    ? `SELECT id, ${own} AS value FROM entity`
    : 'SELECT entity_id AS id, value FROM search_value WHERE field = ?';
  const parameters = own ? [] : [field];
  if (condition === 'EXISTS') return { sql: `SELECT id FROM (${rows})`, parameters };
  const test = compareAny(condition, values);
  return {
    sql: `SELECT id FROM (${isScan(condition) ? withLower(rows) : rows}) WHERE ${test.sql}`,
    parameters: [...parameters, ...test.parameters],
  };
}

/** The same as a condition on `e`, the row of an entity, for a field whose values are in the document alone. */
export function textMatches(field: string, { condition, values }: Criterion): Fragment {
  const rows = `SELECT ${textItem} AS value FROM ${textItems('e')}`;
  if (condition === 'EXISTS') return { sql: `EXISTS (${rows})`, parameters: [textPath(field)] };
  const test = compareAny(condition, values);
  return {
    sql: `EXISTS (SELECT 1 FROM (${isScan(condition) ? withLower(rows) : rows}) WHERE ${test.sql})`,
    parameters: [textPath(field), ...test.parameters],
  };
}

/** The rows with their values in small letters. The limit keeps SQLite from making those again for each comparison. */
const withLower = (rows: string): string => `SELECT *, lower(value) AS low FROM (${rows}) LIMIT -1`;

/** The values of a field over all aspects in a document, each a {@link textItem}; binds the path of the field. */
export const textItems = (entity: string): string =>
  `json_each(${entity}.document) AS part, json_each(part.value, ?) AS item`;

/** As the index of filters would keep it: a number as text. */
export const textItem = 'CAST(item.value AS TEXT)';

export const textPath = (field: string): string => `$.${JSON.stringify(field)}`;

function compareAny(
  condition: Exclude<Criterion['condition'], 'EXISTS'>,
  values: readonly string[],
): Fragment {
  // Nothing longer is kept to compare with, and SQLite rejects long patterns.
  const short = values.filter((value) => value.trim().length <= maxFilterLength);
  if (condition === 'EQUAL' || condition === 'IN')
    return { sql: `value IN (${marks(short.length)})`, parameters: short };
  if (condition === 'IEQUAL') {
    const texts = short.map((value) => lower(value.trim()));
    return { sql: `low IN (${marks(texts.length)})`, parameters: texts };
  }
  return any(short.map((value) => compare(condition, value)));
}

const orderings = {
  GREATER_THAN: '>',
  GREATER_THAN_OR_EQUAL_TO: '>=',
  LESS_THAN: '<',
  LESS_THAN_OR_EQUAL_TO: '<=',
} as const;

function compare(
  condition: Exclude<Criterion['condition'], 'EQUAL' | 'IEQUAL' | 'IN' | 'EXISTS'>,
  value: string,
): Fragment {
  const text = lower(value.trim());
  // Not LIKE, which tries a pattern that begins with a wildcard again from each letter.
  switch (condition) {
    case 'CONTAIN':
      return { sql: 'instr(low, ?) > 0', parameters: [text] };
    case 'START_WITH':
      return { sql: 'substr(low, 1, ?) = ?', parameters: [[...text].length, text] };
    case 'END_WITH':
      return text === '' ? always : { sql: 'substr(low, -?) = ?', parameters: [[...text].length, text] };
    // Asked the other way round: of what exists.
    case 'IS_NULL':
      return never;
    default:
      return inOrder('value', orderings[condition], value);
  }
}

/** As SQLite's own `lower` does, which knows the letters of ASCII alone. */
const lower = (text: string): string => text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());

/** Values are kept as text. What starts like a number and is JSON is one. */
const isNumber = (column: string): string => `${column} GLOB '[-0-9]*' AND json_valid(${column})`;

/** Numbers compare with numbers, and other text with other text, letter by letter. */
function inOrder(column: string, operator: string, value: string): Fragment {
  const number = value.trim() === '' ? Number.NaN : Number(value);
  return Number.isFinite(number)
    ? { sql: `(${isNumber(column)} AND CAST(${column} AS REAL) ${operator} ?)`, parameters: [number] }
    : { sql: `(NOT (${isNumber(column)}) AND ${column} ${operator} ?)`, parameters: [value] };
}

/** A value to sort by: numbers as numbers, before all other text, of which the beginning counts. */
export const sortable = (column: string): string =>
  `CASE WHEN ${isNumber(column)} THEN CAST(${column} AS REAL) ELSE substr(${column}, 1, ${sortPrefixLength}) END`;
