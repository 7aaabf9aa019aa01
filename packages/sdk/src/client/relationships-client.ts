import { type Relationship, type RelationshipPageOptions, relationships } from '../graph/relationships.ts';
import type { HttpClient } from '../http-client.ts';

/** Reads relationships. */
export class RelationshipsClient {
  readonly #client: HttpClient;

  /** @internal */
  constructor(client: HttpClient) {
    this.#client = client;
  }

  /**
   * The relationships that start at an entity, fetched page by page as you iterate.
   *
   * @example
   * ```ts
   * await client.patch(orders, [addOwner(makeUserUrn('ana'))]);
   * for await (const { type, urn } of client.relationships.outgoing(orders, { types: ['OwnedBy'] }))
   *   console.log(`${type} ${urn}`); // OwnedBy urn:li:corpuser:ana
   * ```
   */
  outgoing(
    urn: string,
    options: RelationshipPageOptions = {},
  ): AsyncGenerator<Relationship, void, undefined> {
    return relationships(this.#client, urn, { ...options, direction: 'OUTGOING' });
  }

  /**
   * The relationships that point to an entity, fetched page by page as you iterate.
   *
   * @example
   * ```ts
   * await client.patch(orders, [addOwner(makeUserUrn('ana'))]);
   * for await (const { urn } of client.relationships.incoming(makeUserUrn('ana'), { types: ['OwnedBy'] }))
   *   console.log(urn); // urn:li:dataset:(urn:li:dataPlatform:mysql,shop.orders,PROD)
   * ```
   */
  incoming(
    urn: string,
    options: RelationshipPageOptions = {},
  ): AsyncGenerator<Relationship, void, undefined> {
    return relationships(this.#client, urn, { ...options, direction: 'INCOMING' });
  }
}
