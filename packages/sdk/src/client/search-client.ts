import { type SearchHit, type SearchPage, type SearchRefinement, scroll, search } from '../graph/search.ts';
import type { HttpClient } from '../http-client.ts';

/** Which results of a search to return, on which page. */
export interface FindOptions extends SearchRefinement {
  /** Types of the entities. Default: all. */
  readonly entityTypes?: readonly string[];
  /** Number of hits to skip. Default 0; at most 10,000. Scroll to go further. */
  readonly start?: number;
  /** Maximum number of hits to return. Default 10. */
  readonly count?: number;
}

/** Which results to scroll through. */
export interface FindAllOptions extends SearchRefinement {
  /** Types of the entities. Default: all. */
  readonly entityTypes?: readonly string[];
  /** Maximum number of hits per request. Default 100. */
  readonly pageSize?: number;
}

/** Searches entities. */
export class SearchClient {
  readonly #client: HttpClient;

  /** @internal */
  constructor(client: HttpClient) {
    this.#client = client;
  }

  /**
   * One page of a search among entities of all types, or of those named, best match first.
   *
   * @param query Search terms, matched as prefixes, or a query such as `name:orders`. `*` finds everything.
   * @throws RejectedError if a filter or a query is malformed.
   * @example
   * ```ts
   * const { total, hits } = await client.search.find('orders');
   * total; // 1
   * hits[0]?.urn; // urn:li:dataset:(urn:li:dataPlatform:mysql,shop.orders,PROD)
   * ```
   */
  find(query = '*', { entityTypes = [], count = 10, ...options }: FindOptions = {}): Promise<SearchPage> {
    return search(this.#client, { ...options, query, entityTypes, count });
  }

  /**
   * All results of a search, fetched page by page as you iterate. Results are in the order of the first write, so that
   * concurrent writes don't affect it; {@link SearchClient.find} returns the best match first.
   *
   * @param query Search terms, matched as prefixes, or a query such as `name:orders`. `*` finds everything.
   * @example
   * ```ts
   * const filter: Filter = [[{ field: 'platform', values: [makeDataPlatformUrn('mysql')] }]];
   * for await (const { urn } of client.search.scroll('orders', { entityTypes: ['dataset'], filter }))
   *   console.log(urn); // urn:li:dataset:(urn:li:dataPlatform:mysql,shop.orders,PROD)
   * ```
   */
  scroll(query = '*', options: FindAllOptions = {}): AsyncGenerator<SearchHit, void, undefined> {
    return scroll(this.#client, { ...options, query });
  }
}
