import type { ClientOptions, ResolvedClientOptions } from './client-options.ts';
import { testConnection } from './connection.ts';
import { emit, emitMany } from './emit.ts';
import type { Emitter } from './emitter.ts';
import { type CallOptions, HttpClient } from './http-client.ts';
import type { ChangeProposal } from './proposal.ts';
import {
  type EmitOptions,
  type Receipt,
  type WriteStates,
  type WriteStatesOptions,
  writeStates,
} from './writes.ts';

/**
 * Sends change proposals over REST. When a call returns, its writes are durable and visible.
 *
 * @example
 * ```ts
 * const emitter = new RestEmitter({ server: 'http://localhost:8080' });
 * await emitter.emit({
 *   entityUrn: makeDatasetUrn('mysql', 'shop.orders'),
 *   aspectName: 'datasetProperties',
 *   aspect: { name: 'orders' },
 * });
 * await emitter.close();
 * ```
 */
export class RestEmitter implements Emitter {
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
   * emitter.options.maxRetries; // 4
   * ```
   */
  get options(): ResolvedClientOptions {
    return this.#client.options;
  }

  /**
   * Checks the connection by requesting the server's configuration.
   *
   * @throws ConfigurationError `NOT_A_CATALOGUE` if something else responds at the address; ConnectionError if it
   * does not respond.
   * @example
   * ```ts
   * await emitter.testConnection();
   * ```
   */
  async testConnection(options: CallOptions = {}): Promise<void> {
    await testConnection(this.#client, options);
  }

  /**
   * Sends one proposal.
   *
   * @throws UnknownFieldsError `UNKNOWN_FIELDS` if the value has fields that the model does not have: nothing was sent;
   * HttpError with status 400 or 422 if the server rejects it; SchemaError `INVALID_URN` if the URN of the entity is
   * malformed.
   * @example
   * ```ts
   * const { traceId } = await emitter.emit({ entityUrn: orders, aspectName: 'status', aspect: { removed: false } });
   * traceId.length; // 32
   * ```
   */
  emit(proposal: ChangeProposal, options?: EmitOptions): Promise<Receipt> {
    return emit(this.#client, proposal, options);
  }

  /**
   * Sends many proposals, at most 200 and 15 MiB in a request. Each request is applied as a whole or not at all; if
   * one fails, the previous ones remain applied. Unknown fields in an array of proposals are found before the first
   * request, those in another iterable before the request that would contain them.
   *
   * @returns One receipt for each request.
   * @throws As {@link RestEmitter.emit}; the message names each rejected proposal.
   * @example
   * ```ts
   * const proposals = [lineageProposal([orders], sales), ...patchProposals(sales, [addTag('monthly')])];
   * const receipts = await emitter.emitMany(proposals);
   * receipts.length; // 1
   * ```
   */
  emitMany(proposals: Iterable<ChangeProposal>, options?: EmitOptions): Promise<Receipt[]> {
    return emitMany(this.#client, proposals, options);
  }

  /**
   * Returns the state of a write, by URN and aspect.
   *
   * @param traceId From the receipt of the write.
   * @param aspects Names of the aspects that were written, by URN.
   * @throws HttpError with status 400 if the trace id, a URN or an aspect is invalid.
   * @example
   * ```ts
   * const { traceId } = await emitter.emit(
   *   { entityUrn: orders, aspectName: 'status', aspect: { removed: false } },
   *   { async: true },
   * );
   * const states = await emitter.writeStates(traceId, { [orders]: ['status'] });
   * states[orders]?.status?.primaryStorage.writeStatus; // 'ACTIVE_STATE'
   * ```
   */
  writeStates(
    traceId: string,
    aspects: Readonly<Record<string, readonly string[]>>,
    options: WriteStatesOptions = {},
  ): Promise<WriteStates> {
    return writeStates(this.#client, traceId, aspects, options);
  }

  /**
   * Waits for writes in progress, and closes open connections. The emitter opens new ones when it is used again.
   *
   * @example
   * ```ts
   * await emitter.close();
   * ```
   */
  close(): Promise<void> {
    return this.#client.close();
  }

  /** Closes the emitter at the end of a block that declares it with `await using`. */
  [Symbol.asyncDispose](): Promise<void> {
    return this.close();
  }
}
