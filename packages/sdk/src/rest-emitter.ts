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

/** Maximum number of proposals per request. */
export const maxBatchLength = 200;
/** Maximum size of a request, in bytes. Servers reject bodies above 16 MiB. */
export const maxBatchBytes = 15 * 1024 * 1024;

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
    const config = await this.#client.request('GET', '/config', options).catch((cause: unknown) => {
      throw answersAsAnother(cause) ? this.#notACatalogue(cause) : cause;
    });
    if ((config as { noCode?: unknown } | null)?.noCode !== 'true') throw this.#notACatalogue();
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
  async emit(
    proposal: ChangeProposal,
    { async: isAsync = false, ...options }: EmitOptions = {},
  ): Promise<Receipt> {
    const body = JSON.stringify({ proposal: toWireProposal(proposal), async: String(isAsync) });
    const check = await this.#loadCheck();
    check?.([proposal]);
    return sendWrite(this.#client, 'aspects?action=ingestProposal', body, options);
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
  async emitMany(
    proposals: Iterable<ChangeProposal>,
    { async: isAsync = false, ...options }: EmitOptions = {},
  ): Promise<Receipt[]> {
    const check = await this.#loadCheck();
    const receipts: Receipt[] = [];
    for (const batch of batches(check ? checked(proposals, check) : proposals)) {
      const body = `{"proposals":[${batch.join(',')}],"async":"${isAsync}"}`;
      receipts.push(await sendWrite(this.#client, 'aspects?action=ingestProposalBatch', body, options));
    }
    return receipts;
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
   * Closes open connections. The emitter opens new ones when it is used again.
   *
   * @example
   * ```ts
   * await emitter.close();
   * ```
   */
  close(): Promise<void> {
    return this.#client.close();
  }

  /** The check for unknown fields, with the fields of the model: loaded at the first write that needs it. */
  async #loadCheck(): Promise<Check | undefined> {
    if (this.options.unknownFields === 'keep') return undefined;
    const { rejectUnknownFields } = await import('./check/reject-unknown-fields.ts');
    return rejectUnknownFields;
  }

  #notACatalogue(cause?: unknown): ConfigurationError {
    const message = `${this.options.server} does not respond as a metadata catalogue. Check the address and the token.`;
    return new ConfigurationError('NOT_A_CATALOGUE', message, { cause });
  }
}

type Check = typeof import('./check/reject-unknown-fields.ts').rejectUnknownFields;

/** The proposals, checked: those of an array all before the first, others one by one. */
function* checked(proposals: Iterable<ChangeProposal>, check: Check): Generator<ChangeProposal> {
  if (Array.isArray(proposals)) {
    check(proposals, (i) => (proposals.length > 1 ? `/proposals/${i}: ` : ''));
    yield* proposals;
    return;
  }
  let position = 0;
  for (const proposal of proposals) {
    const place = `/proposals/${position++}: `;
    check([proposal], () => place);
    yield proposal;
  }
}

/** A status that a catalogue does not return here, or HTML instead of JSON. */
const answersAsAnother = (error: unknown): boolean =>
  isHttpError(error) || (isSdkError(error) && error.code === 'INVALID_RESPONSE');

/**
 * Proposals as JSON, in batches that stay within both limits. A proposal above the size limit is sent alone.
 */
function* batches(proposals: Iterable<ChangeProposal>): Generator<readonly string[]> {
  let batch: string[] = [];
  let bytes = 0;
  /** Bytes are counted once a batch comes near the limit; before that, three for each character are more than enough. */
  let isCounted = false;
  for (const proposal of proposals) {
    const text = JSON.stringify(toWireProposal(proposal));
    if (!isCounted && bytes + maxBytesOf(text) > maxBatchBytes) {
      bytes = batch.reduce((sum, other) => sum + bytesOf(other), 0);
      isCounted = true;
    }
    const size = isCounted ? bytesOf(text) : maxBytesOf(text);
    if (batch.length > 0 && (batch.length === maxBatchLength || bytes + size > maxBatchBytes)) {
      yield batch;
      batch = [];
      bytes = 0;
      isCounted = false;
    }
    batch.push(text);
    bytes += size;
  }
  if (batch.length > 0) yield batch;
}

const encoder = new TextEncoder();
/** Each with the comma that follows. */
const bytesOf = (text: string): number => encoder.encode(text).length + 1;
const maxBytesOf = (text: string): number => text.length * 3 + 1;
