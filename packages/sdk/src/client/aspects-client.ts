import type { AspectName, AspectTypes, TimeseriesAspectName } from '@colophon/model-types';
import { emit, emitMany } from '../emit.ts';
import {
  type CountOptions,
  countAspects,
  type GetAspectOptions,
  getAspect,
  getAspects,
  getStoredAspect,
  getTimeseries,
  type StoredAspect,
  type TimeseriesOptions,
  type VersionedAspectName,
} from '../graph/aspects.ts';
import type { CallOptions, HttpClient } from '../http-client.ts';
import { patchProposals } from '../patch/patch-proposals.ts';
import type { PatchStep } from '../patch/step.ts';
import type { AnyProposal, ProposalExtras, ProposedChange } from '../proposal.ts';
import {
  type EmitOptions,
  type Receipt,
  type WriteStates,
  type WriteStatesOptions,
  writeStates,
} from '../writes.ts';

/** Values of aspects, by name. */
export type AspectValues<A extends AspectName = AspectName> = { readonly [N in A]?: AspectTypes[N] };

/** Which aspects to read. */
export interface GetAllOptions<A extends VersionedAspectName = VersionedAspectName> extends CallOptions {
  /** Default: all that the entity has. */
  readonly aspectNames?: readonly A[];
}

/** How to write aspects. */
export interface WriteOptions extends EmitOptions, ProposalExtras {
  /** Default `UPSERT`. */
  readonly changeType?: ProposedChange;
}

/** How to patch aspects. */
export interface PatchOptions extends EmitOptions, ProposalExtras {}

/** Reads and writes aspects. */
export class AspectsClient {
  readonly #client: HttpClient;

  /** @internal */
  constructor(client: HttpClient) {
    this.#client = client;
  }

  /**
   * The value of an aspect; undefined if the entity does not have it. The aspect's name determines the type of the value.
   *
   * @example
   * ```ts
   * const properties = await client.aspects.get(orders, 'datasetProperties');
   * properties?.name; // orders
   * await client.aspects.get(orders, 'deprecation'); // undefined
   * ```
   */
  get<A extends VersionedAspectName>(
    urn: string,
    aspectName: A,
    options?: GetAspectOptions,
  ): Promise<AspectTypes[A] | undefined> {
    return getAspect(this.#client, urn, aspectName, options);
  }

  /**
   * The latest values of an entity, by name of the aspect: of all aspects, or of those named. The key aspect is always
   * included, even if the entity does not exist, since the URN implies it.
   *
   * @example
   * ```ts
   * const { datasetProperties, status } = await client.aspects.getAll(orders);
   * datasetProperties?.name; // orders
   * status?.removed; // undefined
   * ```
   */
  async getAll<A extends VersionedAspectName = VersionedAspectName>(
    urn: string,
    options?: GetAllOptions<A>,
  ): Promise<AspectValues<A>> {
    // The server validates what it stores: the values have the types of their names.
    return (await getAspects(this.#client, urn, options)) as AspectValues<A>;
  }

  /**
   * The latest value of an aspect with its version, for a conditional write; undefined if the entity does not have it.
   *
   * @example
   * ```ts
   * const stored = await client.aspects.getStored(orders, 'datasetProperties');
   * stored?.version; // 1
   * ```
   */
  getStored<A extends VersionedAspectName>(
    urn: string,
    aspectName: A,
    options: CallOptions = {},
  ): Promise<StoredAspect<A> | undefined> {
    return getStoredAspect(this.#client, urn, aspectName, options);
  }

  /**
   * Writes aspects of one entity. When the call returns, the values are durable and visible. The aspects of a request
   * are written as a whole or not at all; only more than 200 aspects or 15 MiB take several requests.
   *
   * @param urn URN of the entity.
   * @param aspects The whole new values, by name. Each replaces the existing value.
   * @returns One receipt for each request.
   * @throws UnknownFieldsError `UNKNOWN_FIELDS` if a value has fields that the model does not have: nothing was sent;
   * RejectedError if the server rejects it; SchemaError `INVALID_URN` if the URN is malformed.
   * @example
   * ```ts
   * await client.aspects.write(sales, {
   *   datasetProperties: { name: 'sales', description: 'One row for every sale.' },
   *   ownership: makeOwnershipAspect([makeGroupUrn('shop')]),
   * });
   * const { ownership } = await client.aspects.getAll(sales);
   * ownership?.owners[0]?.owner; // urn:li:corpGroup:shop
   * ```
   */
  write(
    urn: string,
    aspects: AspectValues,
    { changeType, systemMetadata, headers, ...options }: WriteOptions = {},
  ): Promise<Receipt[]> {
    const proposals = Object.entries(aspects)
      .filter(([, aspect]) => aspect !== undefined)
      .map(([aspectName, aspect]) => ({
        entityUrn: urn,
        aspectName,
        aspect,
        ...(changeType && { changeType }),
        ...(systemMetadata && { systemMetadata }),
        ...(headers && { headers }),
      }));
    // The type of `aspects` pairs names with values; `Object.entries` forgets it.
    return emitMany(this.#client, proposals as AnyProposal[], options);
  }

  /**
   * Changes parts of aspects and leaves the rest unchanged. Concurrent writes by others are preserved.
   *
   * @param urn URN of the entity.
   * @param steps From {@link addTag}, {@link removeOwner}, {@link addUpstream}, {@link setCustomProperty} and similar
   * functions; those of one aspect are applied in order.
   * @returns One receipt for each request.
   * @throws ConfigurationError `INVALID_CONFIGURATION` if entities of its type do not have what a step changes.
   * @example
   * ```ts
   * await client.aspects.patch(orders, [addTag('pii'), addOwner(makeUserUrn('ana'))]);
   * const { globalTags } = await client.aspects.getAll(orders);
   * globalTags?.tags.map(({ tag }) => tag); // ['urn:li:tag:pii']
   * ```
   */
  async patch(
    urn: string,
    steps: Iterable<PatchStep>,
    { systemMetadata, headers, ...options }: PatchOptions = {},
  ): Promise<Receipt[]> {
    const extras: ProposalExtras = { ...(systemMetadata && { systemMetadata }), ...(headers && { headers }) };
    return emitMany(this.#client, patchProposals(urn, steps, extras), options);
  }

  /**
   * Returns the state of a write, by URN and aspect: for writes with `async`, which a server may do later.
   *
   * @param traceId From the receipt of the write.
   * @param aspects Names of the aspects that were written, by URN.
   * @throws RejectedError if the trace id, a URN or an aspect is invalid.
   * @example
   * ```ts
   * const [receipt] = await client.aspects.write(orders, { status: { removed: false } }, { async: true });
   * const states = await client.aspects.writeStates(receipt?.traceId ?? '', { [orders]: ['status'] });
   * states[orders]?.status?.primaryStorage.writeStatus; // ACTIVE_STATE
   * ```
   */
  writeStates(
    traceId: string,
    aspects: Readonly<Record<string, readonly AspectName[]>>,
    options?: WriteStatesOptions,
  ): Promise<WriteStates> {
    return writeStates(this.#client, traceId, aspects, options);
  }

  /**
   * Deletes an aspect of an entity. Deleting the key aspect deletes the entity.
   *
   * @example
   * ```ts
   * await client.aspects.write(orders, { subTypes: { typeNames: ['View'] } });
   * await client.aspects.delete(orders, 'subTypes');
   * await client.aspects.get(orders, 'subTypes'); // undefined
   * ```
   */
  delete(urn: string, aspectName: VersionedAspectName, options?: EmitOptions): Promise<Receipt> {
    return emit(this.#client, { entityUrn: urn, aspectName, changeType: 'DELETE' }, options);
  }

  /**
   * Counts the entities that have an aspect: all, or those whose URN matches a pattern, where `%` matches any characters.
   *
   * @example
   * ```ts
   * await client.aspects.count('datasetProperties', { urnLike: '%shop.orders%' }); // 1
   * ```
   */
  count(aspectName: AspectName, options?: CountOptions): Promise<number> {
    return countAspects(this.#client, aspectName, options);
  }

  /**
   * Values of a time series, newest first.
   *
   * @example
   * ```ts
   * await client.aspects.write(orders, {
   *   datasetProfile: { timestampMillis: Date.UTC(2026, 0, 1), rowCount: 1200 },
   * });
   * const [latest] = await client.aspects.timeseries(orders, 'datasetProfile', { limit: 1 });
   * latest?.rowCount; // 1200
   * ```
   */
  timeseries<A extends TimeseriesAspectName>(
    urn: string,
    aspectName: A,
    options?: TimeseriesOptions,
  ): Promise<AspectTypes[A][]> {
    return getTimeseries(this.#client, urn, aspectName, options);
  }
}
