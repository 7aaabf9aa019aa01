import type { AspectName, AspectTypes, TimeseriesAspectName } from '@colophon/model/types';
import type { ClientOptions, ResolvedClientOptions } from './client-options.ts';
import {
  type CountOptions,
  type ExistsOptions,
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
  type TimeRange,
} from './graph/deletions.ts';
import { type LineageOptions, type LineagePage, lineage } from './graph/lineage.ts';
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
import { type RestoreIndicesOptions, restoreIndices } from './graph/upkeep.ts';
import { type CallOptions, HttpClient } from './http-client.ts';
import { toWireProposal } from './proposal.ts';
import { callAction } from './read-answer.ts';
import { sendWrite } from './writes.ts';

/**
 * Reads metadata over REST, and keeps it in order: deletes, takes runs back, restores indices.
 *
 * Every method takes an {@link AbortSignal} as `signal`, sends a request again as the settings say, and throws an
 * {@link HttpError} for a status that it does not expect, a {@link ConnectionError} when no answer comes.
 *
 * @example
 * ```ts
 * const graph = new GraphClient({ server: 'http://localhost:8080' });
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
   * The settings in force, defaults included.
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
   * The value of an aspect; undefined when the entity does not have it.
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
   * The latest value of each aspect of an entity, by name: of all, or of those named. The key aspect is always there,
   * whether the entity exists or not, since the urn implies it.
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
   * The latest value of an aspect with its version, for a conditional write; undefined when the entity does not have it.
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
   * Points of a time series, the newest first.
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
   * True when the entity was written. One that is soft-deleted counts, unless `includeRemoved` is false.
   *
   * @example
   * ```ts
   * await graph.exists(orders); // true
   * ```
   */
  exists(urn: string, { includeRemoved = true, ...options }: ExistsOptions = {}): Promise<boolean> {
    const parameters = { urn, includeSoftDelete: includeRemoved };
    return callAction(this.#client, 'entities?action=exists', parameters, 'boolean', options);
  }

  /**
   * How many entities have an aspect: all, or those whose urn fits a pattern, in which `%` stands for any characters.
   *
   * @example
   * ```ts
   * await graph.countAspects('datasetProperties', { urnLike: 'urn:li:dataset:(urn:li:dataPlatform:mysql,%' }); // 1
   * ```
   */
  countAspects(aspectName: AspectName, { urnLike, ...options }: CountOptions = {}): Promise<number> {
    const parameters = { aspect: aspectName, urnLike };
    return callAction(this.#client, 'aspects?action=getCount', parameters, 'number', options);
  }

  /**
   * One page of a search, the best match first, among the entities of one type, several or all. Without options it
   * answers one dataset.
   *
   * @throws HttpError with status 400 when a filter or a query is malformed.
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
   * Everything that a search finds, over one entity type, several or all; page after page as you go. What was first
   * written comes first, so that no write disturbs the way; {@link GraphClient.search} puts the best match first.
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
   * Urn of the domain of that name; undefined when there is none. Of several, the best match.
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
   * Urns of containers: databases, schemas, projects and BigQuery datasets, or of other kinds that you name.
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
   * The relationships of an entity, page after page as you go.
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
   * What an entity is made from, or what is made from it, with the way to each; the nearest first. The urn of a column,
   * from {@link makeSchemaFieldUrn}, leads to columns.
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
   * What changed about an entity, the oldest first: of the last seven days, unless told otherwise.
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
   * Hides an entity from search, and keeps what is known of it. With `removed: false` it comes back.
   *
   * @example
   * ```ts
   * await graph.softDelete(sales);
   * await graph.exists(sales, { includeRemoved: false }); // false
   * await graph.softDelete(sales, { removed: false });
   * await graph.exists(sales, { includeRemoved: false }); // true
   * ```
   */
  async softDelete(urn: string, { removed = true, ...options }: SoftDeleteOptions = {}): Promise<void> {
    const proposal = toWireProposal({ entityUrn: urn, aspectName: 'status', aspect: { removed } });
    const body = JSON.stringify({ proposal, async: 'false' });
    await sendWrite(this.#client, 'aspects?action=ingestProposal', body, options);
  }

  /**
   * Deletes an entity with all its aspects and their history, for good. What others say of it stays; see
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
   * Deletes the points of a time series, all or those of a range of time, and tells how many.
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
   * Takes an urn out of everything that points at it; a dry run tells what does.
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
   * The ingestion runs that wrote anything which is still the latest, the last one first.
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
   * The aspects that an ingestion run wrote last, ordered by urn.
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
   * Takes back what an ingestion run wrote; a dry run tells what that would be.
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
   * Makes search documents and relationships again from the aspects, and tells in a sentence what was done.
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
   * The log of changes, in their order. A consumer with a name goes on where it ended, in this process or the next; a
   * change that was not dealt with comes again.
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
   * Offset at which a consumer of the changes goes on; undefined when it never dealt with any.
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
   * Lets a consumer of the changes go on at an offset, forwards or back.
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
   * Forgets a consumer of the changes: it begins anew.
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
   * Closes the connections that are kept open. The client opens new ones when it is used again.
   *
   * @example
   * ```ts
   * await graph.close();
   * ```
   */
  close(): Promise<void> {
    return this.#client.close();
  }
}
