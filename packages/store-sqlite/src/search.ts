import type {
  BrowseGroups,
  Facet,
  GroupQuery,
  Position,
  ResolvedQuery,
  SearchHit,
  SearchPage,
  SortCriterion,
} from '@colophon/catalogue';
import { maxWeighed, scoreOf, tiers } from '@colophon/catalogue/for-stores';
import { logHead } from './changes.ts';
import { inSteps } from './in-steps.ts';
import { pageByUrn } from './search/by-urn.ts';
import type { Columns } from './search/columns.ts';
import { facet } from './search/facet.ts';
import { type Found, find } from './search/find.ts';
import { groups } from './search/groups.ts';
import { type Ids, placeAfter } from './search/ids.ts';
import type { NarrowContext } from './search/narrow.ts';
import { column, columnsOf, isAfter, joinsOf, orderBy, orderOf, sourcesOf } from './search/order.ts';
import { type Ranking, rankTier, readHits, type Scores, scoresOf } from './search/rank.ts';
import { TextReads } from './search/text-reads.ts';
import type { Statements } from './statements.ts';

/** Answers a search: the page, how many there are in all, and the facets over all of them. */
export const search = (statement: Statements, columns: Columns, query: ResolvedQuery): Promise<SearchPage> =>
  withContext(statement, columns, query, 'search', (context) => searchWith(context, query));

/** The folders at a place of the browse tree. */
export const browseGroups = (
  statement: Statements,
  columns: Columns,
  query: ResolvedQuery,
  place: GroupQuery,
): Promise<BrowseGroups> =>
  withContext(statement, columns, query, 'groups', (context) => groups(context, query, place));

async function searchWith(context: NarrowContext, query: ResolvedQuery): Promise<SearchPage> {
  const { statement, columns } = context;
  // Before anything is found: what is committed meanwhile may be in the answer, or not.
  const asOf = logHead(statement);
  const found = await find(context, query);
  const page = pageOf({ statement, columns, query }, context.textReads, query, found);
  const facets: Facet[] = [];
  for (const field of query.facets) {
    await context.pace();
    facets.push(facet(context, found.ids, field, query));
  }
  return { asOf, total: found.ids.length, ...page, facets };
}

/** Numbers of entities that were found mean nothing after a deletion, which may give them to others. */
const withContext = <T>(
  statement: Statements,
  columns: Columns,
  query: ResolvedQuery,
  method: 'search' | 'groups',
  work: (context: NarrowContext) => Promise<T>,
): Promise<T> =>
  inSteps(
    () => columns.deletions,
    query,
    method,
    (pace) =>
      work({
        statement,
        columns,
        textFields: query.textFields,
        textReads: new TextReads(columns.entityCount),
        pace,
      }),
  );

type Page = Pick<SearchPage, 'hits' | 'end'>;

function pageOf(ranking: Ranking, textReads: TextReads, query: ResolvedQuery, found: Found): Page {
  const { statement } = ranking;
  if (query.count === 0 || found.ids.length === 0) return { hits: [] };
  // Scores are no order to walk in: each document that is written changes those of all others.
  const sort = query.scroll ? query.sort.filter(({ field }) => field !== '_score') : query.sort;
  const [first, ...others] = sort;
  // The index of URNs holds this order: nothing is sorted for it.
  if (first?.field === 'urn' && others.length === 0) return urnPage(statement, query, found.ids, first);
  if (sort.length > 0) {
    for (const { field } of sort) if (query.textFields.has(field)) textReads.add(found.ids.length);
    return sortedPage(ranking, { ...query, sort }, found);
  }
  if (query.scroll) return scrollPage(statement, query, found.ids);
  return {
    hits: found.tiers
      ? rankedHits(ranking, query, found.tiers(Math.max(query.start + query.count, maxWeighed)))
      : firstHits(statement, query, found.ids),
  };
}

/** Tier by tier: what ranks below is not weighed as long as better ones fill the page. */
function rankedHits(
  ranking: Ranking,
  { start, count }: ResolvedQuery,
  tiers: ReturnType<NonNullable<Found['tiers']>>,
): SearchHit[] {
  const hits: SearchHit[] = [];
  let before = 0;
  for (const tier of tiers) {
    const skipped = Math.max(0, start - before);
    before += tier.ids.length;
    if (hits.length < count && skipped < tier.ids.length)
      hits.push(...rankTier(ranking, tier, { start: skipped, count: count - hits.length }));
  }
  return hits;
}

const firstHits = (statement: Statements, query: ResolvedQuery, ids: Ids): SearchHit[] =>
  readHits(statement, unweighed(pageByUrn(statement, ids, query)));

/** In the order in which the entities were first written, which nothing changes. */
function scrollPage(statement: Statements, { count, scroll }: ResolvedQuery, ids: Ids): Page {
  const [last] = scroll?.after ?? [];
  const start = typeof last === 'number' ? placeAfter(ids, last) : 0;
  const page = ids.slice(start, start + count);
  const end = page.at(-1);
  return {
    hits: readHits(statement, unweighed(page)),
    ...(page.length === count && end !== undefined && { end: [end] }),
  };
}

function urnPage(
  statement: Statements,
  { start, count, entityTypes, scroll }: ResolvedQuery,
  ids: Ids,
  { order }: SortCriterion,
): Page {
  const [after] = scroll?.after ?? [];
  const page = pageByUrn(statement, ids, {
    start: scroll ? 0 : start,
    count,
    entityTypes,
    isDescending: order === 'DESCENDING',
    ...(typeof after === 'string' && { after }),
  });
  const hits = readHits(statement, unweighed(page));
  const end = scroll && hits.length === count ? hits.at(-1) : undefined;
  return { hits, ...(end && { end: [end.urn] }) };
}

function sortedPage(ranking: Ranking, query: ResolvedQuery, found: Found): Page {
  const { statement } = ranking;
  const order = orderOf(query);
  const columns = columnsOf(order);
  const after = query.scroll?.after ? isAfter(order, query.scroll.after) : { sql: '1', parameters: [] };
  const sources = sourcesOf(order);
  const weighed = weighedFor(ranking, query, found);
  const rows = statement(
    `${sources.sql} SELECT * FROM (
       SELECT e.id, score, ${columns.sql}
       FROM ${scoreTable} AS given CROSS JOIN entity e ON e.id = given.id ${joinsOf(order)})
     WHERE ${after.sql} ORDER BY ${orderBy(order)} LIMIT ? OFFSET ?`,
  ).all(
    ...sources.parameters,
    ...columns.parameters,
    JSON.stringify(
      weighed?.map(([id, tier, relevance]) => [id, scoreOf({ tier, relevance })]) ??
        Array.from(found.ids, (id) => [id, 1]),
    ),
    ...after.parameters,
    query.count,
    query.scroll ? 0 : query.start,
  );
  const last = query.scroll && rows.length === query.count ? rows.at(-1) : undefined;
  const end: Position | undefined = last && order.keys.map((_, i) => last[column(i)] ?? null);
  const ids = Uint32Array.from(rows, ({ id }) => Number(id));
  return {
    hits: readHits(statement, weighed ? scoresAt(weighed, ids) : unweighed(ids)),
    ...(end && { end }),
  };
}

/** Pairs of a number and its score, as a table. */
const scoreTable = '(SELECT value ->> 0 AS id, value ->> 1 AS score FROM json_each(?))';

/** Everything is weighed when the order asks for it, and nothing otherwise. */
const weighedFor = (ranking: Ranking, { sort }: ResolvedQuery, found: Found): Scores | undefined =>
  sort.some(({ field }) => field === '_score')
    ? found.tiers?.(found.ids.length).flatMap((tier) => scoresOf(ranking, tier, tier.ids))
    : undefined;

/** Those of the scores that are of the entities, in the order of these. */
function scoresAt(scores: Scores, ids: Ids): Scores {
  const places = new Map(Array.from(ids, (id, place) => [id, place]));
  const placed = scores.filter(([id]) => places.has(id));
  return placed.sort(([a], [b]) => (places.get(a) ?? 0) - (places.get(b) ?? 0));
}

/** Without words, one is as good as another. */
const unweighed = (ids: Ids): Scores => Array.from(ids, (id) => [id, tiers.related, 0] as const);
