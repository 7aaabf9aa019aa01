import type { ResolvedQuery, SortCriterion } from '@colophon/catalogue';
import { tiers } from '@colophon/catalogue/for-stores';
import type { ConditionContext } from './criterion.ts';
import { splitQuery } from './found.ts';
import { column, columnsOf, isAfter, type Order, orderBy, orderOf } from './order.ts';
import { rankedSql } from './ranking.ts';

/** A page of what was found, as a statement over `found`: each row a JSON list of what {@link PageRow} says. */
export interface PageSql {
  readonly sql: string;
  /** Of a scroll: which values of a row say where the page ends. */
  readonly keys: number;
}

/** A row of a page: URN, entity type, tier, relevance, and the values of its place in the order. */
export type PageRow = readonly [
  urn: string,
  type: string,
  tier: number,
  relevance: number,
  ...place: (string | number | null)[],
];

export function pageSql(context: ConditionContext, query: ResolvedQuery): PageSql {
  // Scores are no order to walk in: each document that is written changes those of all others.
  const sort = query.scroll ? query.sort.filter(({ field }) => field !== '_score') : query.sort;
  if (sort.length > 0) return sortedPage(context, query, sort);
  if (query.scroll) return scrollPage(context, query);
  return {
    sql: splitQuery(query.text).texts.length > 0 ? rankedPage(context, query) : urnPage(query),
    keys: 0,
  };
}

const row = (tier: string, relevance: string, keys: readonly string[] = []): string =>
  `json_build_array(urn, type, ${[tier, relevance, ...keys].join(', ')}) AS hit`;

const urnPage = ({ start, count }: ResolvedQuery): string =>
  `SELECT ${row(`${tiers.related}`, '0')} FROM (
     SELECT e.urn, e.type FROM found JOIN entity e ON e.id = found.id ORDER BY e.urn LIMIT ${count} OFFSET ${start}) page`;

/** Tier by tier; in each the ones that were weighed, and then the others as they were written first. */
const rankedPage = (context: ConditionContext, query: ResolvedQuery): string =>
  `SELECT ${row('tier', 'relevance')} FROM (
     SELECT urn, type, tier, CASE WHEN is_weighed THEN relevance ELSE 0 END AS relevance
     FROM (${rankedSql(context, query, query.start + query.count)}) ranked
     ORDER BY least(tier, ${tiers.name}) DESC, is_weighed DESC, tier DESC,
       CASE WHEN is_weighed THEN relevance END DESC, CASE WHEN is_weighed THEN urn END, id
     LIMIT ${query.count} OFFSET ${query.start}) page`;

/** In the order in which the entities were first written, which nothing changes. */
function scrollPage({ parameters }: ConditionContext, { count, scroll }: ResolvedQuery): PageSql {
  const [last] = scroll?.after ?? [];
  const after = typeof last === 'number' ? `WHERE e.id > ${parameters.bind(last)}::float8` : '';
  return {
    sql: `SELECT ${row(`${tiers.related}`, '0', ['id'])} FROM (
      SELECT e.id, e.urn, e.type FROM found JOIN entity e ON e.id = found.id ${after} ORDER BY e.id LIMIT ${count}) page`,
    keys: 1,
  };
}

function sortedPage(
  context: ConditionContext,
  query: ResolvedQuery,
  sort: readonly SortCriterion[],
): PageSql {
  const order = orderOf(context, { sort, textFields: query.textFields });
  const isWeighed = sort.some(({ field }) => field === '_score') && splitQuery(query.text).texts.length > 0;
  const ranked = isWeighed
    ? `(SELECT id, tier, relevance, tier + relevance / (1 + relevance) AS score
        FROM (${rankedSql(context, query, query.start + query.count)}) weighed)`
    : `(SELECT id, ${tiers.related} AS tier, 0::float8 AS relevance, 1::float8 AS score FROM found)`;
  const after = query.scroll?.after ? isAfter(context, order, query.scroll.after) : 'true';
  const keys = order.keys.map((_, i) => column(i));
  return {
    sql: `SELECT ${row('tier', 'relevance', keys)} FROM (
      SELECT * FROM (SELECT e.urn, e.type, ranked.tier, ranked.relevance, ${columnsOf(order)}
        FROM ${ranked} ranked JOIN entity e ON e.id = ranked.id) placed
      WHERE ${after} ORDER BY ${orderBy(order)} LIMIT ${query.count} OFFSET ${query.scroll ? 0 : query.start}) page`,
    keys: keys.length,
  };
}

export type { Order };
