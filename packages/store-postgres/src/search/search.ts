import type {
  BrowseGroups,
  Criterion,
  GroupQuery,
  ResolvedQuery,
  SearchHit,
  SearchPage,
  TextQuery,
} from '@colophon/catalogue';
import { logHead } from '../changes.ts';
import type { Query } from '../connection/query.ts';
import { fromStored } from '../connection/stored-text.ts';
import type { ConditionContext } from './criterion.ts';
import { facetsSql, readFacets } from './facets.ts';
import type { Fields, KnownFields } from './fields.ts';
import { foundSql } from './found.ts';
import { Parameters } from './fragment.ts';
import { type PageRow, pageSql } from './page.ts';

/** Answers a search with one statement: the page, how many there are in all, and the facets over all of them. */
export async function search(query: Query, known: KnownFields, asked: ResolvedQuery): Promise<SearchPage> {
  // Before anything is found: what is committed meanwhile may be in the answer, or not.
  const asOf = await logHead(query);
  const fields = await known.read(query, fieldsOf(asked));
  const context = contextOf(fields, asked);
  const found = foundSql(context, asked);
  const page = asked.count === 0 ? undefined : pageSql(context, asked);
  const facets = facetsSql(context, asked);
  const parts = [
    '(SELECT count(*) FROM found) AS total',
    `(${page ? `SELECT json_agg(hit) FROM (${page.sql}) hits` : 'SELECT NULL'}) AS page`,
    ...facets.map(({ name, sql }) => `(${sql}) AS ${name}`),
  ];
  const [row] = await query(
    `WITH found AS MATERIALIZED (${found}) SELECT ${parts.join(', ')}`,
    context.parameters.values,
  );
  const rows = ((row?.page ?? []) as unknown as readonly PageRow[]).map(toHit);
  const last = page && page.keys > 0 && rows.length === asked.count ? rows.at(-1)?.place : undefined;
  return {
    asOf,
    total: Number(row?.total),
    hits: rows.map(({ hit }) => hit),
    facets: readFacets(context, asked.facets, row),
    ...(last && { end: last }),
  };
}

const toHit = ([urn, entityType, tier, relevance, ...place]: PageRow) => ({
  hit: { urn: fromStored(urn), entityType, tier, relevance } as SearchHit,
  place: place.map((value) => (typeof value === 'string' ? fromStored(value) : value)),
});

/** The folders at a place of the browse tree, by name. */
export async function browseGroups(
  query: Query,
  known: KnownFields,
  asked: ResolvedQuery,
  { field, above, separator }: GroupQuery,
): Promise<BrowseGroups> {
  const asOf = await logHead(query);
  const fields = await known.read(query, [field, ...fieldsOf(asked)]);
  const context = contextOf(fields, asked);
  const found = foundSql(context, asked);
  const bind = (value: string) => context.parameters.bind(value);
  const mark = bind(separator);
  const rows = await query(
    `WITH found AS MATERIALIZED (${found})
     SELECT split_part(path, ${mark}, 1) AS name, count(DISTINCT entity_id) AS count,
       bool_or(position(${mark} IN path) > 0) AS more
     FROM (SELECT v.entity_id, substr(v.value, ${[...above].length + 1}) AS path
           FROM search_value v JOIN found ON found.id = v.entity_id
           WHERE v.field = ${fields.idOf(field)} AND v.value > ${bind(above)} AND v.value < ${bind(`${above}\u{10ffff}`)}) paths
     GROUP BY 1 ORDER BY 1`,
    context.parameters.values,
  );
  const groups = rows.map((row) => ({
    name: String(row.name),
    count: Number(row.count),
    hasSubGroups: Boolean(row.more),
  }));
  return { asOf, groups };
}

const contextOf = (fields: Fields, { textFields }: ResolvedQuery): ConditionContext => ({
  parameters: new Parameters(),
  fields,
  textFields,
});

/** Every field whose values a query compares, counts or sorts by. */
function fieldsOf({ text, filter, within = [], facets, sort, weights }: ResolvedQuery): readonly string[] {
  const clauses = [...filter, ...within].flat();
  return [
    ...[...clauses, ...criteriaOf(text)].flatMap(({ fields }) => fields),
    ...facets,
    ...sort.map(({ field }) => field),
    ...weights.map(({ field }) => field),
  ];
}

function criteriaOf(query: TextQuery): readonly Criterion[] {
  if (query.kind === 'criterion') return [query.criterion];
  if (query.kind === 'not') return criteriaOf(query.of);
  return query.kind === 'all' || query.kind === 'any' ? query.of.flatMap(criteriaOf) : [];
}
