import type { Facet, ResolvedQuery } from '@colophon/catalogue';
import { entityTypeField } from '@colophon/catalogue/for-stores';
import type { SqlRow } from '@colophon/store-sql';
import { fromStored } from '../connection/stored-text.ts';
import type { ConditionContext } from './criterion.ts';
import { all } from './fragment.ts';

/** The tables with the values of facets, and what is asked of each. */
const tables = {
  facets: { table: 'search_value', columns: 'v.field, v.value', condition: 'true' },
  // A text may have the same value twice.
  text_facets: { table: 'search_long', columns: 'DISTINCT v.field, v.value', condition: 'v.is_listed' },
} as const;
const typeFacet = 'type_facet';

/**
 * Statements over `found` for the facets of a search, by the names of their columns. Each looks for the values of an entity
 * once for all fields: asked for one field after the other, PostgreSQL reads all values of each, however few entities were
 * found.
 */
export function facetsSql(
  context: ConditionContext,
  { facets, facetLimit }: Pick<ResolvedQuery, 'facets' | 'facetLimit'>,
): { readonly name: string; readonly sql: string }[] {
  const { fields, textFields } = context;
  const valued = facets.filter((field) => field !== entityTypeField && fields.idOf(field) !== 0);
  const ofValues = Object.entries(tables).flatMap(([name, { table, columns, condition }]) => {
    const ids = valued
      .filter((field) => textFields.has(field) === (table === 'search_long'))
      .map((field) => fields.idOf(field));
    if (ids.length === 0) return [];
    const among = all(['v.entity_id = found.id', `v.field = ANY ('{${ids.join()}}'::integer[])`, condition]);
    // The offset keeps PostgreSQL from turning the loop into a join with the whole table.
    const values = `found CROSS JOIN LATERAL (SELECT ${columns} FROM ${table} v WHERE ${among} OFFSET 0) own`;
    return [{ name, sql: mostFrequent('own.field', 'own.value', values, facetLimit) }];
  });
  return facets.includes(entityTypeField)
    ? [...ofValues, { name: typeFacet, sql: mostFrequent('0', 'type', 'found', facetLimit) }]
    : ofValues;
}

/** The most frequent values of each field, as a JSON list of triples. */
const mostFrequent = (field: string, value: string, from: string, limit: number): string =>
  `SELECT json_agg(json_build_array(field, value, count) ORDER BY place) FROM (
     SELECT field, value, count, row_number() OVER (PARTITION BY field ORDER BY count DESC, value) AS place
     FROM (SELECT ${field} AS field, ${value} AS value, count(*) AS count FROM ${from} GROUP BY 1, 2) counted) ranked
   WHERE place <= ${limit}`;

type Counted = readonly [field: number, value: string, count: number];

/** The facets of a search, in their order, of the row that its statement returned. */
export function readFacets(
  context: ConditionContext,
  facets: readonly string[],
  row: SqlRow | undefined,
): Facet[] {
  const lists = [...Object.keys(tables), typeFacet].flatMap(
    (name) => (row?.[name] ?? []) as unknown as readonly Counted[],
  );
  return facets.map((field) => {
    const id = field === entityTypeField ? 0 : context.fields.idOf(field);
    const isKnown = field === entityTypeField || id !== 0;
    const counts = isKnown ? lists.filter(([of]) => of === id) : [];
    return { field, counts: counts.map(([, value, count]) => ({ value: fromStored(value), count })) };
  });
}
