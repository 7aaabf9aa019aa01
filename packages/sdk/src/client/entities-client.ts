import type { TimeseriesAspectName } from '@colophon/model-types';
import { isVisibleTo } from '../graph/access.ts';
import { type ExistsOptions, exists, getAspects, type VersionedAspectName } from '../graph/aspects.ts';
import {
  type Deleted,
  type DryRunOptions,
  deleteReferences,
  deleteTimeseries,
  hardDelete,
  type References,
  softDelete,
  type TimeRange,
} from '../graph/deletions.ts';
import { type ContainerFilter, containerUrns, domainUrnByName } from '../graph/named.ts';
import type { CallOptions, HttpClient } from '../http-client.ts';
import type { AspectValues, GetAllOptions } from './aspects-client.ts';

/** Reads entities as a whole, and deletes them. */
export class EntitiesClient {
  readonly #client: HttpClient;

  /** @internal */
  constructor(client: HttpClient) {
    this.#client = client;
  }

  /**
   * Whether the entity exists. Soft-deleted entities count unless `includeRemoved` is false.
   *
   * @example
   * ```ts
   * await client.entities.exists(orders); // true
   * ```
   */
  exists(urn: string, options?: ExistsOptions): Promise<boolean> {
    return exists(this.#client, urn, options);
  }

  /**
   * Whether a user or a group may see an entity. Asking about others requires `MANAGE_POLICIES` or
   * `MANAGE_USERS_AND_GROUPS`. For a column, ask about its dataset. Without sign-in, everybody sees everything.
   *
   * @param urn URN of the entity.
   * @param actor URN of the user or group.
   * @example
   * ```ts
   * await client.entities.isVisibleTo(orders, makeUserUrn('ana')); // true
   * ```
   */
  isVisibleTo(urn: string, actor: string, options: CallOptions = {}): Promise<boolean> {
    return isVisibleTo(this.#client, urn, actor, options);
  }

  /**
   * The latest values of several entities, each read as you iterate.
   *
   * @example
   * ```ts
   * const aspectNames = ['datasetProperties'] as const;
   * for await (const [urn, { datasetProperties }] of client.entities.get([orders], { aspectNames }))
   *   if (urn === orders) console.log(datasetProperties?.name); // orders
   * ```
   */
  async *get<A extends VersionedAspectName = VersionedAspectName>(
    urns: Iterable<string>,
    options?: GetAllOptions<A>,
  ): AsyncGenerator<[urn: string, aspects: AspectValues<A>], void, undefined> {
    for (const urn of urns) yield [urn, (await getAspects(this.#client, urn, options)) as AspectValues<A>];
  }

  /**
   * Hides an entity from search without deleting its metadata.
   *
   * @example
   * ```ts
   * await client.entities.softDelete(orders);
   * await client.entities.exists(orders, { includeRemoved: false }); // false
   * ```
   */
  softDelete(urn: string, options: CallOptions = {}): Promise<void> {
    return softDelete(this.#client, urn, options);
  }

  /**
   * Shows a soft-deleted entity again.
   *
   * @example
   * ```ts
   * await client.entities.softDelete(orders);
   * await client.entities.restore(orders);
   * await client.entities.exists(orders, { includeRemoved: false }); // true
   * ```
   */
  restore(urn: string, options: CallOptions = {}): Promise<void> {
    return softDelete(this.#client, urn, { ...options, removed: false });
  }

  /**
   * Permanently deletes an entity with all its aspects and their history. References from other entities remain; see
   * {@link EntitiesClient.deleteReferences}.
   *
   * @example
   * ```ts
   * const old = makeDatasetUrn('mysql', 'shop.old');
   * await client.aspects.write(old, { datasetProperties: { name: 'old' } });
   * const { rows } = await client.entities.hardDelete(old);
   * rows > 0; // true
   * await client.entities.exists(old); // false
   * ```
   */
  hardDelete(urn: string, options: CallOptions = {}): Promise<Deleted> {
    return hardDelete(this.#client, urn, options);
  }

  /**
   * Removes all references to a URN. A dry run only reports them.
   *
   * @example
   * ```ts
   * await client.patch(orders, [addTag('old')]);
   * const { relatedAspects } = await client.entities.deleteReferences(makeTagUrn('old'), { dryRun: true });
   * relatedAspects.map(({ aspect }) => aspect); // ['globalTags']
   * await client.entities.deleteReferences(makeTagUrn('old'));
   * ```
   */
  deleteReferences(urn: string, options?: DryRunOptions): Promise<References> {
    return deleteReferences(this.#client, urn, options);
  }

  /**
   * Deletes the values of a time series, all or those in a time range, and returns their number.
   *
   * @example
   * ```ts
   * await client.aspects.write(orders, {
   *   datasetProfile: { timestampMillis: Date.UTC(2019, 0, 1), rowCount: 7 },
   * });
   * const end = new Date('2020-01-01');
   * await client.entities.deleteTimeseries(orders, 'datasetProfile', { end }); // 1
   * ```
   */
  deleteTimeseries(urn: string, aspectName: TimeseriesAspectName, range?: TimeRange): Promise<number> {
    return deleteTimeseries(this.#client, urn, aspectName, range);
  }

  /**
   * URN of the domain with that name; undefined if there is none. If there are several, the best match.
   *
   * @example
   * ```ts
   * await client.aspects.write(makeDomainUrn('marketing'), { domainProperties: { name: 'Marketing' } });
   * await client.entities.domainByName('Marketing'); // urn:li:domain:marketing
   * ```
   */
  domainByName(name: string, options: CallOptions = {}): Promise<string | undefined> {
    return domainUrnByName(this.#client, name, options);
  }

  /**
   * URNs of containers: databases, schemas, projects and BigQuery datasets, or other kinds that you name.
   *
   * @example
   * ```ts
   * const key = new DatabaseKey({ platform: 'mysql', instance: 'eu1', database: 'shop' });
   * await client.emitMany(genContainers(key, { name: 'shop', subTypes: ['Database'] }));
   * for await (const urn of client.entities.containers({ env: 'eu1' }))
   *   console.log(urn); // urn:li:container:0a5d5269b66e79651c403d3ed489ba48
   * ```
   */
  containers(options?: ContainerFilter): AsyncGenerator<string, void, undefined> {
    return containerUrns(this.#client, options);
  }
}
