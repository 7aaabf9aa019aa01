import type { Criterion } from '@colophon/catalogue';
import {
  boundOf,
  comparedValues,
  entityTypeField,
  foldCase,
  sortPrefixLength,
} from '@colophon/catalogue/for-stores';
import { sqlFunctions } from '../sql-functions.ts';
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
    sql: `SELECT id FROM (${isScan(condition) ? withFolded(rows) : rows}) WHERE ${test.sql}`,
    parameters: [...parameters, ...test.parameters],
  };
}

/** The same as a condition on `e`, the row of an entity, for a field whose values are in the document alone. */
export function textMatches(field: string, { condition, values }: Criterion): Fragment {
  const rows = `SELECT ${textItem} AS value FROM ${textItems('e')}`;
  if (condition === 'EXISTS') return { sql: `EXISTS (${rows})`, parameters: [textPath(field)] };
  const test = compareAny(condition, values);
  return {
    sql: `EXISTS (SELECT 1 FROM (${isScan(condition) ? withFolded(rows) : rows}) WHERE ${test.sql})`,
    parameters: [textPath(field), ...test.parameters],
  };
}

/** The rows with their values in one letter case. The limit keeps SQLite from making those again for each comparison. */
const withFolded = (rows: string): string =>
  `SELECT *, ${ofAscii('value', 'lower(value)', `${sqlFunctions.foldCase}(value)`)} AS low FROM (${rows}) LIMIT -1`;

/** An expression for text that is ASCII, where SQLite's own functions do, and one for all other text. */
const ofAscii = (column: string, ascii: string, other: string): string =>
  `CASE WHEN ${isAscii(column)} THEN ${ascii} ELSE ${other} END`;

/** NUL ends the length of a text, and what SQLite's functions read of it: text with one counts as any other. */
const isAscii = (column: string): string => `octet_length(${column}) = length(${column})`;

/** The values of a field over all aspects in a document, each a {@link textItem}; binds the path of the field. */
export const textItems = (entity: string): string =>
  `json_each(${entity}.document) AS part, json_each(part.value, ?) AS item`;

/** As the index of filters would keep it: numbers and truth values as JSON writes them. */
export const textItem = "iif(item.type = 'text', item.value, part.value -> item.fullkey)";

export const textPath = (field: string): string => `$.${JSON.stringify(field)}`;

function compareAny(
  condition: Exclude<Criterion['condition'], 'EXISTS'>,
  values: readonly string[],
): Fragment {
  const compared = comparedValues(values);
  if (condition === 'EQUAL' || condition === 'IN')
    return { sql: `value IN (${marks(compared.length)})`, parameters: compared };
  if (condition === 'IEQUAL') {
    const texts = compared.map((value) => foldCase(value.trim()));
    return { sql: `low IN (${marks(texts.length)})`, parameters: texts };
  }
  return any(compared.map((value) => compare(condition, value)));
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
  const text = foldCase(value.trim());
  // Not LIKE, which tries a pattern that begins with a wildcard again from each letter. Bytes are compared at the ends, since
  // `substr` of a text stops at NUL.
  switch (condition) {
    case 'CONTAIN':
      return { sql: 'instr(low, ?) > 0', parameters: [text] };
    case 'START_WITH':
      return { sql: `substr(${bytes('low')}, 1, ?) = ${bytes('?')}`, parameters: [byteLength(text), text] };
    case 'END_WITH':
      return text === ''
        ? always
        : { sql: `substr(${bytes('low')}, -?) = ${bytes('?')}`, parameters: [byteLength(text), text] };
    // Asked the other way round: of what exists.
    case 'IS_NULL':
      return never;
    default:
      return inOrder('value', orderings[condition], value);
  }
}

const bytes = (expression: string): string => `CAST(${expression} AS BLOB)`;
const byteLength = (text: string): number => new TextEncoder().encode(text).length;

/** Values are kept as text. What is JSON and has a digit at its end, and a digit or a minus at its beginning, is a number. */
const isNumber = (column: string): string =>
  `${column} GLOB '[-0-9]*' AND ${column} GLOB '*[0-9]' AND ${isAscii(column)} AND json_valid(${column})`;

/** Numbers compare with numbers, and other text with other text, letter by letter. */
function inOrder(column: string, operator: string, value: string): Fragment {
  const bound = boundOf(value);
  return typeof bound === 'number'
    ? { sql: `(${isNumber(column)} AND CAST(${column} AS REAL) ${operator} ?)`, parameters: [bound] }
    : { sql: `(NOT (${isNumber(column)}) AND ${column} ${operator} ?)`, parameters: [bound] };
}

/** A value to sort by, as `sortKeyOf` makes it: numbers as numbers, before all other text. */
export const sortable = (column: string): string => {
  const text = ofAscii(
    column,
    `lower(substr(${column}, 1, ${sortPrefixLength}))`,
    `${sqlFunctions.sortText}(${column})`,
  );
  return `CASE WHEN ${isNumber(column)} THEN CAST(${column} AS REAL) ELSE ${text} END`;
};
