import type { CallOptions, HttpClient } from '../http-client.ts';
import { callAction } from '../read-response.ts';
import { type Filter, toWireFilter } from './filter.ts';

/** Which results of a search to return, and in which order. */
export interface SearchRefinement extends CallOptions {
  /** Filter on the results. Default: none. */
  readonly filter?: Filter;
  /**
   * Fields to sort by, in order of precedence. Default: a search returns the best match first, a scroll the order of the first
   * write.
   */
  readonly sort?: readonly SortCriterion[];
  /** True includes soft-deleted entities. Default false, unless the filter names `removed`. */
  readonly includeRemoved?: boolean;
}

/** What to search for. */
export interface SearchCriteria extends SearchRefinement {
  /** Search terms, matched as prefixes, or a query such as `name:orders`. Default `*`: everything. */
  readonly query?: string;
}

/** A field to sort by. */
export interface SortCriterion {
  /** Search field, such as `name`. */
  readonly field: string;
  /** Default `ASCENDING`. */
  readonly order?: 'ASCENDING' | 'DESCENDING';
}

/** Options of a search for one page. */
export interface SearchOptions extends SearchCriteria {
  /** Type of the entities. Default `dataset`. */
  readonly entityType?: string;
  /** Types of the entities, instead of `entityType`, ranked together; `[]` means all. Default: that one type. */
  readonly entityTypes?: readonly string[];
  /** Number of hits to skip. Default 0; at most 10,000. Scroll to go further. */
  readonly start?: number;
  /** Maximum number of hits to return. Default 1. */
  readonly count?: number;
}

/** Options of a scroll through all results. */
export interface ScrollOptions extends SearchCriteria {
  /** Types of the entities. Default: all. */
  readonly entityTypes?: readonly string[];
  /** Maximum number of hits per request. Default 100. */
  readonly pageSize?: number;
}

/** A search hit. */
export interface SearchHit {
  /** URN of the entity. */
  readonly urn: string;
  /** Higher for better matches. */
  readonly score: number;
  /** The matched fields, with their values. */
  readonly matchedFields: readonly { readonly name: string; readonly value: string }[];
}

/** A facet: how many of the results have each value of a field. */
export interface Facet {
  /** Search field, such as `platform`. */
  readonly field: string;
  /** The values, each with the number of entities that have it. */
  readonly counts: readonly { readonly value: string; readonly count: number }[];
}

/** One page of search results. */
export interface SearchPage {
  /** Number of hits skipped. */
  readonly start: number;
  /** Total number of hits. */
  readonly total: number;
  /** Hits of this page. */
  readonly hits: readonly SearchHit[];
  /** Facets of the results, by field. */
  readonly facets: readonly Facet[];
}

interface WirePage {
  readonly from: number;
  readonly numEntities: number;
  readonly scrollId?: string;
  readonly entities: readonly (Omit<SearchHit, 'urn'> & { readonly entity: string })[];
  readonly metadata?: {
    readonly aggregations?: readonly {
      readonly name: string;
      readonly filterValues: readonly { readonly value: string; readonly facetCount: number }[];
    }[];
  };
}

const toWireSearch = ({ query = '*', filter, sort, includeRemoved }: SearchCriteria) => ({
  input: query,
  filter: toWireFilter(filter),
  sortCriteria: sort?.map(({ field, order = 'ASCENDING' }) => ({ field, order })),
  ...(includeRemoved !== undefined && { searchFlags: { includeSoftDeleted: includeRemoved } }),
});

const hitsOf = ({ entities }: WirePage): SearchHit[] =>
  entities.map(({ entity, score, matchedFields }) => ({ urn: entity, score, matchedFields }));

export async function search(client: HttpClient, options: SearchOptions = {}): Promise<SearchPage> {
  const { entityType = 'dataset', entityTypes, start = 0, count = 1 } = options;
  const types = entityTypes ? { entities: entityTypes } : { entity: entityType };
  const page = await callAction<WirePage>(
    client,
    entityTypes ? 'entities?action=searchAcrossEntities' : 'entities?action=search',
    { ...types, start, count, ...toWireSearch(options) },
    { entities: 'array', numEntities: 'number' },
    options,
  );
  const facets = (page.metadata?.aggregations ?? []).map(({ name, filterValues }) => ({
    field: name,
    counts: filterValues.map(({ value, facetCount }) => ({ value, count: facetCount })),
  }));
  return { start, total: page.numEntities, hits: hitsOf(page), facets };
}

export async function* scroll(
  client: HttpClient,
  options: ScrollOptions = {},
): AsyncGenerator<SearchHit, void, undefined> {
  const { entityTypes = [], pageSize = 100 } = options;
  const parameters = { entities: entityTypes, count: pageSize, ...toWireSearch(options) };
  let scrollId: string | undefined;
  do {
    const page: WirePage = await callAction<WirePage>(
      client,
      'entities?action=scrollAcrossEntities',
      // Facets count everything that is found: nobody sees them here.
      { ...parameters, scrollId, searchFlags: { ...parameters.searchFlags, skipAggregates: true } },
      { entities: 'array' },
      options,
    );
    yield* hitsOf(page);
    scrollId = page.scrollId;
  } while (scrollId !== undefined);
}
