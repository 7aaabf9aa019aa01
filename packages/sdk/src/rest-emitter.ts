import type { ClientOptions, ResolvedClientOptions } from './client-options.ts';
import type { Emitter } from './emitter.ts';
import { ConfigurationError, isHttpError, isSdkError } from './errors.ts';
import { type CallOptions, HttpClient } from './http-client.ts';
import { type AnyProposal, toWireProposal } from './proposal.ts';

/** Most proposals in one request. */
const maxBatchLength = 200;
/** Largest request, in bytes; servers refuse bodies above 16 MiB. */
const maxBatchBytes = 15 * 1024 * 1024;

/**
 * Sends change proposals over REST. When a call returns, what it sent is durable and visible.
 *
 * @example
 * ```ts
 * const emitter = new RestEmitter({ server: 'http://localhost:8080' });
 * await emitter.emit({
 *   entityUrn: makeDatasetUrn('mysql', 'shop.orders'),
 *   aspectName: 'status',
 *   aspect: { removed: false },
 * });
 * ```
 */
export class RestEmitter implements Emitter {
  readonly #client: HttpClient;

  /** @throws ConfigurationError `INVALID_CONFIGURATION` that names the setting. */
  constructor(options: ClientOptions) {
    this.#client = new HttpClient(options);
  }

  /** The settings in force, defaults included. */
  get options(): ResolvedClientOptions {
    return this.#client.options;
  }

  /**
   * Asks the server for its configuration.
   *
   * @throws ConfigurationError `NOT_A_CATALOGUE` when the address answers as something else; ConnectionError when it
   * does not answer.
   */
  async testConnection(options: CallOptions = {}): Promise<void> {
    const config = await this.#client.request('GET', '/config', options).catch((cause: unknown) => {
      throw answersAsAnother(cause) ? this.#notACatalogue(cause) : cause;
    });
    if ((config as { noCode?: unknown } | null)?.noCode !== 'true') throw this.#notACatalogue();
  }

  async emit(proposal: AnyProposal, options: CallOptions = {}): Promise<void> {
    const body = JSON.stringify({ proposal: toWireProposal(proposal), async: 'false' });
    await this.#client.request('POST', '/aspects?action=ingestProposal', { ...options, body });
  }

  /** Each request is applied as a whole or not at all; when one fails, those before it stay applied. */
  async emitMany(proposals: Iterable<AnyProposal>, options: CallOptions = {}): Promise<void> {
    for (const batch of batches(proposals)) {
      const body = `{"proposals":[${batch.join(',')}],"async":"false"}`;
      await this.#client.request('POST', '/aspects?action=ingestProposalBatch', { ...options, body });
    }
  }

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
function* batches(proposals: Iterable<AnyProposal>): Generator<readonly string[]> {
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
