import type { AspectName, AspectTypes, TimeseriesAspectName } from '@colophon/model-types';
import type { ClientOptions, ResolvedClientOptions } from './client-options.ts';
import {
  type CountOptions,
  countAspects,
  type ExistsOptions,
  exists,
  type GetAspectOptions,
  type GetAspectsOptions,
  getAspect,
  getAspects,
  getStoredAspect,
  getTimeseries,
  type StoredAspect,
  type TimeseriesOptions,
  type VersionedAspectName,
} from './graph/aspects.ts';
import {
  type Change,
  type ChangesOptions,
  changes,
  forgetConsumer,
  moveConsumer,
  position,
} from './graph/changes.ts';
import {
  type Deleted,
  type DryRunOptions,
  deleteReferences,
  deleteTimeseries,
  hardDelete,
  type References,
  type SoftDeleteOptions,
  softDelete,
  type TimeRange,
} from './graph/deletions.ts';
import { graphql } from './graph/graphql.ts';
import { type LineageOptions, type LineagePage, lineage } from './graph/lineage.ts';
import { type RestoreIndicesOptions, restoreIndices } from './graph/maintenance.ts';
import { type ContainerFilter, containerUrns, domainUrnByName } from './graph/named.ts';
import { type Relationship, type RelationshipOptions, relationships } from './graph/relationships.ts';
import {
  describeRun,
  listRuns,
  type RollbackOptions,
  type RollbackReport,
  type RunPageOptions,
  type RunRow,
  type RunSummary,
  rollBackRun,
} from './graph/runs.ts';
import {
  type ScrollOptions,
  type SearchHit,
  type SearchOptions,
  type SearchPage,
  scroll,
  search,
} from './graph/search.ts';
import { type TimelineEntry, type TimelineOptions, timeline } from './graph/timeline.ts';
import { type CallOptions, HttpClient } from './http-client.ts';

/**
 * Reads and searches metadata over REST, and maintains it: deletes, rolls back runs, restores indices.
 *
 * Every method takes an {@link AbortSignal} as `signal`, retries requests according to the settings, and throws an
 * {@link HttpError} for an unexpected status, or a {@link ConnectionError} if there is no response.
 *
 * @example
 * ```ts
 * const graph = new GraphClient({ server: 'http://localhost:8080' });
 * await emitter.emit({ entityUrn: orders, aspectName: 'datasetProperties', aspect: { name: 'orders' } });
 * const properties = await graph.getAspect(orders, 'datasetProperties');
 * properties?.name; // orders
 * await graph.close();
 * ```
 */
export class GraphClient {
  readonly #client: HttpClient;

  /** @throws ConfigurationError `INVALID_CONFIGURATION` that names the setting. */
  constructor(options: ClientOptions) {
    this.#client = new HttpClient(options);
  }

  /**
   * The current settings, including defaults.
   *
   * @example
   * ```ts
   * graph.options.readTimeoutMs; // 30_000
   * ```
   */
  get options(): ResolvedClientOptions {
    return this.#client.options;
  }

  /**
   * The value of an aspect; undefined if the entity does not have it.
   *
   * @throws HttpError for any status but 200 and 404.
   * @example
   * ```ts
   * const properties = await graph.getAspect(orders, 'datasetProperties');
   * properties?.name; // orders
   * await graph.getAspect(orders, 'deprecation'); // undefined
   * ```
   */
  getAspect<A extends VersionedAspectName>(
    urn: string,
    aspectName: A,
    options?: GetAspectOptions,
  ): Promise<AspectTypes[A] | undefined> {
    return getAspect(this.#client, urn, aspectName, options);
  }

  /**
   * The latest value of each aspect of an entity, by name: of all aspects, or of those named. The key aspect is always
   * included, even if the entity does not exist, since the URN implies it.
   *
   * @example
   * ```ts
   * const aspects = await graph.getAspects(orders, { aspectNames: ['datasetKey', 'deprecation'] });
   * Object.keys(aspects); // ['datasetKey']
   * ```
   */
  getAspects(urn: string, options?: GetAspectsOptions): Promise<Record<string, unknown>> {
    return getAspects(this.#client, urn, options);
  }

  /**
   * The latest value of an aspect with its version, for a conditional write; undefined if the entity does not have it.
   *
   * @example
   * ```ts
   * const stored = await graph.getStoredAspect(orders, 'datasetProperties');
   * stored?.version; // 1
   * ```
   */
  getStoredAspect<A extends VersionedAspectName>(
    urn: string,
    aspectName: A,
    options: CallOptions = {},
  ): Promise<StoredAspect<A> | undefined> {
    return getStoredAspect(this.#client, urn, aspectName, options);
  }

  /**
   * Values of a time series, newest first.
   *
   * @example
   * ```ts
   * const aspect = { timestampMillis: Date.UTC(2026, 0, 1), rowCount: 1200 };
   * await emitter.emit({ entityUrn: orders, aspectName: 'datasetProfile', aspect });
   * const [latest] = await graph.getTimeseries(orders, 'datasetProfile', { limit: 1 });
   * latest?.rowCount; // 1200
   * ```
   */
  getTimeseries<A extends TimeseriesAspectName>(
    urn: string,
    aspectName: A,
    options?: TimeseriesOptions,
  ): Promise<AspectTypes[A][]> {
    return getTimeseries(this.#client, urn, aspectName, options);
  }

  /**
   * Whether the entity exists. Soft-deleted entities count unless `includeRemoved` is false.
   *
   * @example
   * ```ts
   * await graph.exists(orders); // true
   * ```
   */
  exists(urn: string, options?: ExistsOptions): Promise<boolean> {
    return exists(this.#client, urn, options);
  }

  /**
   * Counts the entities that have an aspect: all, or those whose URN matches a pattern, where `%` matches any characters.
   *
   * @example
   * ```ts
   * await graph.countAspects('datasetProperties', { urnLike: 'urn:li:dataset:(urn:li:dataPlatform:mysql,%' }); // 1
   * ```
   */
  countAspects(aspectName: AspectName, options?: CountOptions): Promise<number> {
    return countAspects(this.#client, aspectName, options);
  }

  /**
   * One page of a search, best match first, among entities of one type, several or all. By default it
   * returns one dataset.
   *
   * @throws HttpError with status 400 if a filter or a query is malformed.
   * @example
   * ```ts
   * const { total, hits } = await graph.search({ query: 'orders', count: 10 });
   * total; // 1
   * hits[0]?.urn; // urn:li:dataset:(urn:li:dataPlatform:mysql,shop.orders,PROD)
   * const everywhere = await graph.search({ query: 'orders', entityTypes: [], count: 10 });
   * everywhere.hits[0]?.urn; // urn:li:dataset:(urn:li:dataPlatform:mysql,shop.orders,PROD)
   * ```
   */
  search(options?: SearchOptions): Promise<SearchPage> {
    return search(this.#client, options);
  }

  /**
   * All results of a search over one entity type, several or all, fetched page by page as you iterate. Results are in the
   * order of the first write, so that concurrent writes don't affect it; {@link GraphClient.search} returns the best match first.
   *
   * @example
   * ```ts
   * const filter: Filter = [[{ field: 'platform', values: [makeDataPlatformUrn('mysql')] }]];
   * for await (const { urn } of graph.scroll({ query: 'orders', entityTypes: ['dataset'], filter }))
   *   console.log(urn); // urn:li:dataset:(urn:li:dataPlatform:mysql,shop.orders,PROD)
   * ```
   */
  scroll(options?: ScrollOptions): AsyncGenerator<SearchHit, void, undefined> {
    return scroll(this.#client, options);
  }

  /**
   * URN of the domain with that name; undefined if there is none. If there are several, the best match.
   *
   * @example
   * ```ts
   * const entityUrn = makeDomainUrn('marketing');
   * await emitter.emit({ entityUrn, aspectName: 'domainProperties', aspect: { name: 'Marketing' } });
   * await graph.getDomainUrnByName('Marketing'); // urn:li:domain:marketing
   * ```
   */
  getDomainUrnByName(name: string, options: CallOptions = {}): Promise<string | undefined> {
    return domainUrnByName(this.#client, name, options);
  }

  /**
   * URNs of containers: databases, schemas, projects and BigQuery datasets, or other kinds that you name.
   *
   * @example
   * ```ts
   * const key = new DatabaseKey({ platform: 'mysql', instance: 'eu1', database: 'shop' });
   * await emitter.emitMany(genContainers(key, { name: 'shop', subTypes: ['Database'] }));
   * for await (const urn of graph.getContainerUrns({ env: 'eu1' }))
   *   console.log(urn); // urn:li:container:0a5d5269b66e79651c403d3ed489ba48
   * ```
   */
  getContainerUrns(options?: ContainerFilter): AsyncGenerator<string, void, undefined> {
    return containerUrns(this.#client, options);
  }

  /**
   * The relationships of an entity, fetched page by page as you iterate.
   *
   * @example
   * ```ts
   * const aspect = makeOwnershipAspect([makeUserUrn('ana')]);
   * await emitter.emit({ entityUrn: orders, aspectName: 'ownership', aspect });
   * for await (const { urn } of graph.relationships(orders, { types: ['OwnedBy'] }))
   *   console.log(urn); // urn:li:corpuser:ana
   * ```
   */
  relationships(urn: string, options?: RelationshipOptions): AsyncGenerator<Relationship, void, undefined> {
    return relationships(this.#client, urn, options);
  }

  /**
   * What an entity is made from, or what is made from it, nearest first, with the path to each. The URN of a column,
   * from {@link makeSchemaFieldUrn}, follows column lineage.
   *
   * @example
   * ```ts
   * await emitter.emit(lineageProposal([orders], sales));
   * const { entities } = await graph.lineage(orders, { direction: 'DOWNSTREAM', maxHops: 3 });
   * for (const { hops, urn } of entities)
   *   console.log(`${hops}: ${urn}`); // 1: urn:li:dataset:(urn:li:dataPlatform:mysql,shop.sales,PROD)
   * ```
   */
  lineage(urn: string, options?: LineageOptions): Promise<LineagePage> {
    return lineage(this.#client, urn, options);
  }

  /**
   * Runs a GraphQL operation, and returns its data. What the server did not answer is sent again, mutations too: set
   * `maxRetries` to 0 for one that must not be applied twice.
   *
   * @param query One operation, as text.
   * @param variables Values of its variables.
   * @throws HttpError of the class for the code that an error of the operation has, with the messages of all errors.
   * @example
   * ```ts
   * await emitter.emit({ entityUrn: orders, aspectName: 'datasetProperties', aspect: { name: 'orders' } });
   * const data = await graph.graphql('query ($urn: String!) { dataset(urn: $urn) { name } }', { urn: orders });
   * data; // { dataset: { name: 'orders' } }
   * ```
   */
  graphql<Data = Record<string, unknown>>(
    query: string,
    variables?: Readonly<Record<string, unknown>>,
    options?: CallOptions,
  ): Promise<Data> {
    return graphql<Data>(this.#client, query, variables, options);
  }

  /**
   * What changed about an entity, oldest first. By default, in the last seven days.
   *
   * @example
   * ```ts
   * await emitter.emitMany(patchProposals(orders, [addTag('pii')]));
   * const [entry] = await graph.timeline(orders, { categories: ['TAG'] });
   * entry?.changeEvents[0]?.modifier; // urn:li:tag:pii
   * ```
   */
  timeline(urn: string, options?: TimelineOptions): Promise<readonly TimelineEntry[]> {
    return timeline(this.#client, urn, options);
  }

  /**
   * Hides an entity from search without deleting its metadata. `removed: false` restores it.
   *
   * @example
   * ```ts
   * await graph.softDelete(sales);
   * await graph.exists(sales, { includeRemoved: false }); // false
   * await graph.softDelete(sales, { removed: false });
   * await graph.exists(sales, { includeRemoved: false }); // true
   * ```
   */
  softDelete(urn: string, options?: SoftDeleteOptions): Promise<void> {
    return softDelete(this.#client, urn, options);
  }

  /**
   * Permanently deletes an entity with all its aspects and their history. References from other entities remain; see
   * {@link GraphClient.deleteReferences}.
   *
   * @example
   * ```ts
   * const entityUrn = makeDatasetUrn('mysql', 'shop.old');
   * await emitter.emit({ entityUrn, aspectName: 'datasetProperties', aspect: { name: 'old' } });
   * const { rows } = await graph.hardDelete(entityUrn);
   * rows > 0; // true
   * await graph.exists(entityUrn); // false
   * ```
   */
  hardDelete(urn: string, options: CallOptions = {}): Promise<Deleted> {
    return hardDelete(this.#client, urn, options);
  }

  /**
   * Deletes the values of a time series, all or those in a time range, and returns their number.
   *
   * @example
   * ```ts
   * const aspect = { timestampMillis: Date.UTC(2019, 0, 1), rowCount: 7 };
   * await emitter.emit({ entityUrn: orders, aspectName: 'datasetProfile', aspect });
   * await graph.deleteTimeseries(orders, 'datasetProfile', { end: new Date('2020-01-01') }); // 1
   * ```
   */
  deleteTimeseries(urn: string, aspectName: TimeseriesAspectName, range?: TimeRange): Promise<number> {
    return deleteTimeseries(this.#client, urn, aspectName, range);
  }

  /**
   * Removes all references to a URN. A dry run only reports them.
   *
   * @example
   * ```ts
   * await emitter.emitMany(patchProposals(orders, [addTag('old')]));
   * const { relatedAspects } = await graph.deleteReferences(makeTagUrn('old'), { dryRun: true });
   * relatedAspects.map(({ aspect }) => aspect); // ['globalTags']
   * await graph.deleteReferences(makeTagUrn('old'));
   * ```
   */
  deleteReferences(urn: string, options?: DryRunOptions): Promise<References> {
    return deleteReferences(this.#client, urn, options);
  }

  /**
   * The ingestion runs that wrote any current value, newest first.
   *
   * @example
   * ```ts
   * await emitter.emit({
   *   entityUrn: sales,
   *   aspectName: 'subTypes',
   *   aspect: makeSubTypesAspect(['View']),
   *   systemMetadata: { runId: 'nightly-1' },
   * });
   * const runs = await graph.listRuns();
   * runs.some(({ runId }) => runId === 'nightly-1'); // true
   * ```
   */
  listRuns(options?: RunPageOptions): Promise<readonly RunSummary[]> {
    return listRuns(this.#client, options);
  }

  /**
   * The current aspects that an ingestion run wrote, ordered by URN.
   *
   * @example
   * ```ts
   * await emitter.emit({
   *   entityUrn: orders,
   *   aspectName: 'subTypes',
   *   aspect: makeSubTypesAspect(['Table']),
   *   systemMetadata: { runId: 'nightly-2' },
   * });
   * const rows = await graph.describeRun('nightly-2');
   * rows.map(({ aspectName }) => aspectName); // ['subTypes']
   * ```
   */
  describeRun(runId: string, options?: RunPageOptions): Promise<readonly RunRow[]> {
    return describeRun(this.#client, runId, options);
  }

  /**
   * Rolls back what an ingestion run wrote. A dry run only reports what would change.
   *
   * @example
   * ```ts
   * const entityUrn = makeTagUrn('trial');
   * await emitter.emit({
   *   entityUrn,
   *   aspectName: 'tagProperties',
   *   aspect: { name: 'Trial' },
   *   systemMetadata: { runId: 'nightly-3' },
   * });
   * const { entitiesDeleted } = await graph.rollBackRun('nightly-3', { dryRun: true });
   * entitiesDeleted; // 1
   * await graph.rollBackRun('nightly-3');
   * await graph.exists(entityUrn, { includeRemoved: false }); // false
   * ```
   */
  rollBackRun(runId: string, options?: RollbackOptions): Promise<RollbackReport> {
    return rollBackRun(this.#client, runId, options);
  }

  /**
   * Rebuilds search documents and relationships from the aspects, and returns a sentence that reports what was done.
   *
   * @example
   * ```ts
   * const report = await graph.restoreIndices({ urn: orders, aspectName: 'datasetProperties' });
   * report.includes('1'); // true
   * ```
   */
  restoreIndices(options?: RestoreIndicesOptions): Promise<string> {
    return restoreIndices(this.#client, options);
  }

  /**
   * The change log, in order. A named consumer continues where it stopped, even after a restart; a
   * change that was not processed is delivered again.
   *
   * @example
   * ```ts
   * for await (const { changeType, urn } of graph.changes({ consumer: 'audit', aspectNames: ['datasetProperties'] }))
   *   if (urn === orders) console.log(changeType); // UPSERT
   * ```
   */
  changes(options?: ChangesOptions): AsyncGenerator<Change, void, undefined> {
    return changes(this.#client, options);
  }

  /**
   * Offset at which a consumer continues; undefined if it has not processed any change.
   *
   * @example
   * ```ts
   * await graph.consumerPosition('reports'); // undefined
   * ```
   */
  consumerPosition(consumer: string, options: CallOptions = {}): Promise<number | undefined> {
    return position(this.#client, consumer, options);
  }

  /**
   * Sets the offset at which a consumer continues, forwards or backwards.
   *
   * @example
   * ```ts
   * await graph.moveConsumer('audit', 0);
   * await graph.consumerPosition('audit'); // 0
   * ```
   */
  moveConsumer(consumer: string, next: number, options: CallOptions = {}): Promise<void> {
    return moveConsumer(this.#client, consumer, next, options);
  }

  /**
   * Deletes a consumer's position, so that it starts from the beginning.
   *
   * @example
   * ```ts
   * await graph.moveConsumer('audit', 5);
   * await graph.forgetConsumer('audit');
   * await graph.consumerPosition('audit'); // undefined
   * ```
   */
  forgetConsumer(consumer: string, options: CallOptions = {}): Promise<void> {
    return forgetConsumer(this.#client, consumer, options);
  }

  /**
   * Waits for writes in progress, and closes open connections. The client opens new ones when it is used again.
   *
   * @example
   * ```ts
   * await graph.close();
   * ```
   */
  close(): Promise<void> {
    return this.#client.close();
  }

  /** Closes the client at the end of a block that declares it with `await using`. */
  [Symbol.asyncDispose](): Promise<void> {
    return this.close();
  }
}
