import {
  type LineageEntity,
  type LineagePage,
  type LineagePageOptions,
  type LineageScrollOptions,
  lineage,
  scrollLineage,
} from '../graph/lineage.ts';
import type { HttpClient } from '../http-client.ts';

/** Follows lineage. The URN of a column, from {@link makeSchemaFieldUrn}, follows column lineage. */
export class LineageClient {
  readonly #client: HttpClient;

  /** @internal */
  constructor(client: HttpClient) {
    this.#client = client;
  }

  /**
   * What an entity is made from, nearest first, with the path to each.
   *
   * @example
   * ```ts
   * await client.patch(sales, [addUpstream(orders)]);
   * const { entities } = await client.lineage.upstream(sales);
   * entities[0]?.urn; // urn:li:dataset:(urn:li:dataPlatform:mysql,shop.orders,PROD)
   * ```
   */
  upstream(urn: string, options: LineagePageOptions = {}): Promise<LineagePage> {
    return lineage(this.#client, urn, { ...options, direction: 'UPSTREAM' });
  }

  /**
   * What is made from an entity, nearest first, with the path to each.
   *
   * @example
   * ```ts
   * await client.patch(sales, [addUpstream(orders)]);
   * const { entities } = await client.lineage.downstream(orders, { maxHops: 3 });
   * entities[0]?.urn; // urn:li:dataset:(urn:li:dataPlatform:mysql,shop.sales,PROD)
   * ```
   */
  downstream(urn: string, options: LineagePageOptions = {}): Promise<LineagePage> {
    return lineage(this.#client, urn, { ...options, direction: 'DOWNSTREAM' });
  }

  /**
   * All entities upstream or downstream, nearest first, fetched page by page as you iterate.
   *
   * @example
   * ```ts
   * await client.patch(sales, [addUpstream(orders)]);
   * for await (const { hops, urn } of client.lineage.scroll(orders, { direction: 'DOWNSTREAM', maxHops: 5 }))
   *   console.log(`${hops}: ${urn}`); // 1: urn:li:dataset:(urn:li:dataPlatform:mysql,shop.sales,PROD)
   * ```
   */
  scroll(urn: string, options?: LineageScrollOptions): AsyncGenerator<LineageEntity, void, undefined> {
    return scrollLineage(this.#client, urn, options);
  }
}
