import type {
  BrowseGroups,
  Facet,
  GroupQuery,
  Position,
  ResolvedQuery,
  SearchHit,
  SearchPage,
} from '@colophon/catalogue';
import { CatalogueError, tiers } from '@colophon/catalogue/for-stores';
import { fieldPath } from '../documents/names.ts';
import { maxResultWindow } from '../index/mapping.ts';
import { ownField } from './criterion.ts';
import { orderOf, positionIn } from './order.ts';
import { rankedQuery, readScore } from './rank.ts';

/** Most folders of a place of the browse tree. */
const maxGroups = 10_000;
/** What each shard counts at least, so that the sum over them is right for values that are not rare everywhere. */
const minShardSize = 1000;

/** The answer of OpenSearch to a search. */
export interface Answer {
  readonly hits: {
    readonly total: { readonly value: number };
    readonly hits: readonly {
      readonly _score: number | null;
      readonly _source: { readonly urn: string; readonly type: string };
      readonly sort?: Position;
    }[];
  };
  readonly aggregations?: Readonly<Record<string, { readonly buckets: readonly Bucket[] }>>;
}

interface Bucket {
  readonly key: string;
  readonly doc_count: number;
}

/** A search as a request to OpenSearch. */
export function searchBody(asked: ResolvedQuery): object {
  const { start, count, facets, facetLimit, scroll } = asked;
  if (start + count > maxResultWindow)
    throw new CatalogueError(
      'LIMIT_EXCEEDED',
      `start: expected a page within the first ${maxResultWindow} hits, got one from ${start} on. Scroll to read further.`,
    );
  const { query, isRanked } = rankedQuery(asked);
  const order = orderOf(asked, isRanked);
  const after = positionIn(order, scroll?.after);
  return {
    query,
    size: count,
    ...(scroll ? {} : { from: start }),
    ...(after && { search_after: after }),
    sort: order.sort,
    track_scores: isRanked && !scroll,
    track_total_hits: true,
    _source: ['urn', 'type'],
    ...(facets.length > 0 && {
      aggs: Object.fromEntries(facets.map((field, i) => [`facet${i}`, facetOf(field, facetLimit)])),
    }),
  };
}

const facetOf = (field: string, size: number): object => ({
  terms: {
    field: ownField(field) ?? `${fieldPath(field)}.v`,
    size,
    shard_size: Math.max(size * 5, minShardSize),
    order: [{ _count: 'desc' }, { _key: 'asc' }],
  },
});

export function readPage(asked: ResolvedQuery, answer: Answer, asOf: number): SearchPage {
  const { hits, total } = answer.hits;
  const last = hits.length > 0 && hits.length === asked.count ? hits.at(-1)?.sort : undefined;
  return {
    asOf,
    total: total.value,
    hits: hits.map(
      ({ _score, _source: { urn, type } }): SearchHit => ({
        urn,
        entityType: type,
        ...(_score === null ? { tier: tiers.related, relevance: 0 } : readScore(_score)),
      }),
    ),
    facets: asked.facets.map(
      (field, i): Facet => ({
        field,
        counts: (answer.aggregations?.[`facet${i}`]?.buckets ?? []).map(({ key, doc_count }) => ({
          value: key,
          count: doc_count,
        })),
      }),
    ),
    ...(last && (asked.scroll || asked.sort.length > 0) && { end: last }),
  };
}

/** The folders at a place of the browse tree as a request to OpenSearch. */
export function groupsBody(asked: ResolvedQuery, { field, above, separator }: GroupQuery): object {
  // One more part, and none behind it.
  const include = `${literal(above)}[^${separator === '/' ? '/' : literal(separator)}]+`;
  const counted = (part: 'g' | 'h') => ({
    terms: { field: `${fieldPath(field)}.${part}`, size: maxGroups, include, order: { _key: 'asc' } },
  });
  return {
    query: rankedQuery(asked).query,
    size: 0,
    track_total_hits: false,
    aggs: { places: counted('g'), above: counted('h') },
  };
}

/** A text in a regular expression of Lucene. */
const literal = (text: string): string => text.replace(/[.?+*|{}[\]()"\\#@&<>~^$-]/g, '\\$&');

export function readGroups({ above }: GroupQuery, answer: Answer, asOf: number): BrowseGroups {
  const deeper = new Set(answer.aggregations?.above?.buckets.map(({ key }) => key));
  return {
    asOf,
    groups: (answer.aggregations?.places?.buckets ?? []).map(({ key, doc_count }) => ({
      name: key.slice(above.length),
      count: doc_count,
      hasSubGroups: deeper.has(key),
    })),
  };
}
