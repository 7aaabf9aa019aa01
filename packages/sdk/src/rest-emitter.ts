import type { ClientOptions, ResolvedClientOptions } from './client-options.ts';
import type { Emitter } from './emitter.ts';
import { ConfigurationError, isHttpError, isSdkError } from './errors.ts';
import { type CallOptions, HttpClient } from './http-client.ts';
import { type ChangeProposal, toWireProposal } from './proposal.ts';
import {
  type EmitOptions,
  type Receipt,
  sendWrite,
  type WriteStates,
  type WriteStatesOptions,
  writeStates,
} from './writes.ts';

/** Most proposals in one request. */
export const maxBatchLength = 200;
/** Largest request, in bytes; servers refuse bodies above 16 MiB. */
export const maxBatchBytes = 15 * 1024 * 1024;

/**
 * Sends change proposals over REST. When a call returns, what it sent is durable and visible.
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
   * The settings in force, defaults included.
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
   * Asks the server for its configuration.
   *
   * @throws ConfigurationError `NOT_A_CATALOGUE` when the address answers as something else; ConnectionError when it
   * does not answer.
   * @example
   * ```ts
   * await emitter.testConnection();
   * ```
   */
  async testConnection(options: CallOptions = {}): Promise<void> {
    const config = await this.#client.request('GET', '/config', options).catch((cause: unknown) => {
      throw answersAsAnother(cause) ? this.#notACatalogue(cause) : cause;
    });
    if ((config as { noCode?: unknown } | null)?.noCode !== 'true') throw this.#notACatalogue();
  }

  /**
   * Sends one proposal.
   *
   * @throws HttpError with status 400 or 422 when the server refuses it; SchemaError `INVALID_URN` when the urn of the
   * entity is none.
   * @example
   * ```ts
   * const { traceId } = await emitter.emit({ entityUrn: orders, aspectName: 'status', aspect: { removed: false } });
   * traceId.length; // 32
   * ```
   */
  async emit(
    proposal: ChangeProposal,
    { async: isAsync = false, ...options }: EmitOptions = {},
  ): Promise<Receipt> {
    const body = JSON.stringify({ proposal: toWireProposal(proposal), async: String(isAsync) });
    return sendWrite(this.#client, 'aspects?action=ingestProposal', body, options);
  }

  /**
   * Sends many proposals, at most 200 and 15 MiB in a request. Each request is applied as a whole or not at all; when
   * one fails, those before it stay applied.
   *
   * @returns One receipt for each request.
   * @throws As {@link RestEmitter.emit}; the message names each proposal that was refused.
   * @example
   * ```ts
   * const proposals = [lineageProposal([orders], sales), ...patchProposals(sales, [addTag('monthly')])];
   * const receipts = await emitter.emitMany(proposals);
   * receipts.length; // 1
   * ```
   */
  async emitMany(
    proposals: Iterable<ChangeProposal>,
    { async: isAsync = false, ...options }: EmitOptions = {},
  ): Promise<Receipt[]> {
    const receipts: Receipt[] = [];
    for (const batch of batches(proposals)) {
      const body = `{"proposals":[${batch.join(',')}],"async":"${isAsync}"}`;
      receipts.push(await sendWrite(this.#client, 'aspects?action=ingestProposalBatch', body, options));
    }
    return receipts;
  }

  /**
   * Asks what became of a write: by urn and by aspect.
   *
   * @param traceId From the receipt of the write.
   * @param aspects Names of the aspects that were written, by urn.
   * @throws HttpError with status 400 when the trace id, an urn or an aspect is none.
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
   * Closes the connections that are kept open. The emitter opens new ones when it is used again.
   *
   * @example
   * ```ts
   * await emitter.close();
   * ```
   */
  close(): Promise<void> {
    return this.#client.close();
  }

  #notACatalogue(cause?: unknown): ConfigurationError {
    const message = `${this.options.server} does not answer as a metadata catalogue. Check the address and the token.`;
    return new ConfigurationError('NOT_A_CATALOGUE', message, { cause });
  }
}

/** A status that a catalogue does not give here, or a page in place of its JSON. */
const answersAsAnother = (error: unknown): boolean =>
  isHttpError(error) || (isSdkError(error) && error.code === 'INVALID_RESPONSE');

/** Proposals as JSON, in batches that stay within both limits. One proposal above the size limit goes alone. */
function* batches(proposals: Iterable<ChangeProposal>): Generator<readonly string[]> {
  const encoder = new TextEncoder();
  let batch: string[] = [];
  let bytes = 0;
  for (const proposal of proposals) {
    const text = JSON.stringify(toWireProposal(proposal));
    const size = encoder.encode(text).length + 1;
    if (batch.length > 0 && (batch.length === maxBatchLength || bytes + size > maxBatchBytes)) {
      yield batch;
      batch = [];
      bytes = 0;
    }
    batch.push(text);
    bytes += size;
  }
  if (batch.length > 0) yield batch;
}
