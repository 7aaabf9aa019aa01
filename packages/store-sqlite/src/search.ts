import {
  type Criterion,
  entityTypeField,
  type Facet,
  maxFacetValues,
  maxFilterLength,
  type ResolvedQuery,
  type SearchPage,
} from '@colophon/catalogue';
import type { SqlValue } from './sql.ts';
import type { Statements } from './statements.ts';

/** A piece of SQL with what it binds. */
interface Fragment {
  readonly sql: string;
  readonly parameters: readonly SqlValue[];
}

const always: Fragment = { sql: '1', parameters: [] };

/** How much a match in the name weighs against one in the rest of the text. */
const nameWeight = 10;

/** Answers a search: the page, how many there are in all, and the facets over all of them. */
export function search(statement: Statements, query: ResolvedQuery): SearchPage {
  const matched = matchedEntities(query);
  const total = statement(`SELECT count(*) AS total FROM (${matched.sql})`).get(...matched.parameters);
  const order = orderBy(query);
  const rows = statement(
    `SELECT urn, type, score FROM (${matched.sql}) AS matched ORDER BY ${order.sql} LIMIT ? OFFSET ?`,
  ).all(...matched.parameters, ...order.parameters, query.count, query.start);
  return {
    total: Number(total?.total),
    hits: rows.map((row) => ({
      urn: String(row.urn),
      entityType: String(row.type),
      score: Number(row.score),
    })),
    facets: query.facets.map((field) => facet(statement, matched, field, query.textFields.has(field))),
  };
}

function matchedEntities(query: ResolvedQuery): Fragment {
  const clauses = query.filter.map((clause) => all(clause.map((item) => criterion(item, query.textFields))));
  const types = query.entityTypes;
  const conditions = all([
    types.length > 0 ? { sql: `e.type IN (${marks(types.length)})`, parameters: types } : always,
    { sql: query.includeRemoved ? 'e.removed IS NOT NULL' : 'e.removed = 0', parameters: [] },
    clauses.length > 0 ? any(clauses) : always,
  ]);
  if (query.words.length === 0) {
    const sql = `SELECT e.id, e.urn, e.type, 1.0 AS score FROM entity e WHERE ${conditions.sql}`;
    return { sql, parameters: conditions.parameters };
  }
  return {
    sql: `SELECT e.id, e.urn, e.type, -bm25(search_text, ${nameWeight}, 1) AS score
          FROM search_text JOIN entity e ON e.id = search_text.rowid
          WHERE search_text MATCH ? AND ${conditions.sql}`,
    parameters: [matchExpression(query.words), ...conditions.parameters],
  };
}

/** Every word begins a word of the document. Quoted, so that no word is taken for an operator. */
const matchExpression = (words: readonly string[]): string =>
  words.map((word) => `"${word}" *`).join(' AND ');

function criterion(
  { fields, condition, values, negated }: Criterion,
  textFields: ResolvedQuery['textFields'],
): Fragment {
  const matches = any(
    fields.map((field) =>
      textFields.has(field) ? textMatches(field, condition, values) : fieldMatches(field, condition, values),
    ),
  );
  return negated ? not(matches) : matches;
}

function fieldMatches(field: string, condition: Criterion['condition'], values: readonly string[]): Fragment {
  // Two fields live in the entity's own row; every other one in the table of search values.
  const own = field === 'urn' ? 'e.urn' : field === entityTypeField ? 'e.type' : undefined;
  if (condition === 'EXISTS' || condition === 'IS_NULL') {
    const present: Fragment = own
      ? always
      : { sql: 'e.id IN (SELECT entity_id FROM search_value WHERE field = ?)', parameters: [field] };
    return condition === 'EXISTS' ? present : not(present);
  }
  const test = compareAny(own ?? 'value', condition, values);
  if (own) return test;
  return {
    sql: `e.id IN (SELECT entity_id FROM search_value WHERE field = ? AND (${test.sql}))`,
    parameters: [field, ...test.parameters],
  };
}

/** The same for a field whose values are in the document alone: each of the entities is looked into. */
function textMatches(field: string, condition: Criterion['condition'], values: readonly string[]): Fragment {
  const tests = condition !== 'EXISTS' && condition !== 'IS_NULL';
  const test = tests ? compareAny(textItem, condition, values) : always;
  const found: Fragment = {
    sql: `EXISTS (SELECT 1 FROM ${textItems('e')} WHERE ${test.sql})`,
    parameters: [textPath(field), ...test.parameters],
  };
  return condition === 'IS_NULL' ? not(found) : found;
}

/** The values of a field over all aspects in a document, each a {@link textItem}; binds the path of the field. */
const textItems = (entity: string): string =>
  `json_each(${entity}.document) AS part, json_each(part.value, ?) AS item`;

/** As the index of filters would keep it: a number as text. */
const textItem = 'CAST(item.value AS TEXT)';

const textPath = (field: string): string => `$.${JSON.stringify(field)}`;

function compareAny(
  column: string,
  condition: Exclude<Criterion['condition'], 'EXISTS' | 'IS_NULL'>,
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
  condition: Exclude<Criterion['condition'], 'EQUAL' | 'IN' | 'EXISTS' | 'IS_NULL'>,
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
const sortable = (column: string): string =>
  `CASE WHEN ${isNumber(column)} THEN CAST(${column} AS REAL) ELSE ${column} END`;

/** The urn comes last in every order, so that pages never overlap. */
function orderBy({ sort, textFields }: ResolvedQuery): Fragment {
  if (sort.length === 0) return { sql: 'score DESC, urn', parameters: [] };
  const keys = sort.map(({ field, order }): Fragment => {
    const direction = order === 'DESCENDING' ? 'DESC' : 'ASC';
    if (field === 'urn') return { sql: `urn ${direction}`, parameters: [] };
    if (field === entityTypeField) return { sql: `type ${direction}`, parameters: [] };
    if (field === '_score') return { sql: `score ${direction}`, parameters: [] };
    const [values, parameter] = textFields.has(field)
      ? [
          `SELECT min(${sortable(textItem)}) FROM entity e, ${textItems('e')} WHERE e.id = matched.id`,
          textPath(field),
        ]
      : [
          `SELECT min(${sortable('value')}) FROM search_value WHERE field = ? AND entity_id = matched.id`,
          field,
        ];
    return { sql: `(${values}) ${direction} NULLS LAST`, parameters: [parameter] };
  });
  return {
    sql: `${keys.map(({ sql }) => sql).join(', ')}, urn`,
    parameters: keys.flatMap((key) => key.parameters),
  };
}

function facet(statement: Statements, matched: Fragment, field: string, isText: boolean): Facet {
  const values = facetValues(matched, field, isText);
  const rows = statement(
    `SELECT value, count(*) AS count FROM (${values.sql})
     GROUP BY value ORDER BY 2 DESC, 1 LIMIT ${maxFacetValues}`,
  ).all(...values.parameters);
  return { field, counts: rows.map((row) => ({ value: String(row.value), count: Number(row.count) })) };
}

/** A row for each entity and each of its values. */
function facetValues({ sql, parameters }: Fragment, field: string, isText: boolean): Fragment {
  if (field === entityTypeField) return { sql: `SELECT type AS value FROM (${sql})`, parameters };
  if (isText) {
    return {
      sql: `SELECT DISTINCT e.id, ${textItem} AS value FROM (${sql}) AS matched
            JOIN entity e ON e.id = matched.id, ${textItems('e')} WHERE length(item.value) <= ${maxFilterLength}`,
      parameters: [...parameters, textPath(field)],
    };
  }
  return {
    sql: `SELECT value FROM search_value WHERE field = ? AND entity_id IN (SELECT id FROM (${sql}))`,
    parameters: [field, ...parameters],
  };
}

const not = ({ sql, parameters }: Fragment): Fragment => ({ sql: `NOT (${sql})`, parameters });
const marks = (count: number): string => Array(count).fill('?').join(', ');
const all = (fragments: readonly Fragment[]): Fragment => combine(fragments, ' AND ', '1');
const any = (fragments: readonly Fragment[]): Fragment => combine(fragments, ' OR ', '0');

function combine(fragments: readonly Fragment[], operator: string, empty: string): Fragment {
  if (fragments.length === 0) return { sql: empty, parameters: [] };
  return {
    sql: balanced(
      fragments.map(({ sql }) => sql),
      operator,
    ),
    parameters: fragments.flatMap(({ parameters }) => parameters),
  };
}

/** Joined as a balanced tree: SQLite refuses expressions more than 1,000 deep, and a plain chain is as deep as long. */
function balanced(parts: readonly string[], operator: string): string {
  if (parts.length <= 2) return `(${parts.join(operator)})`;
  const half = Math.ceil(parts.length / 2);
  return `(${balanced(parts.slice(0, half), operator)}${operator}${balanced(parts.slice(half), operator)})`;
}
