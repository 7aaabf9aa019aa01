import {
  type Change,
  type ChangesOptions,
  changes,
  forgetConsumer,
  moveConsumer,
  offsetAt,
  position,
} from '../graph/changes.ts';
import type { CallOptions, HttpClient } from '../http-client.ts';

/** Reads the change log. */
export class ChangesClient {
  readonly #client: HttpClient;

  /** @internal */
  constructor(client: HttpClient) {
    this.#client = client;
  }

  /**
   * The change log, in order. A named consumer continues where it stopped, even after a restart; a change that was not
   * processed is delivered again.
   *
   * @example
   * ```ts
   * const options: ChangesOptions = { consumer: 'report', aspectNames: ['datasetProperties'] };
   * for await (const { changeType, urn } of client.changes.read(options))
   *   if (urn === orders) console.log(changeType); // UPSERT
   * ```
   */
  read(options?: ChangesOptions): AsyncGenerator<Change, void, undefined> {
    return changes(this.#client, options);
  }

  /**
   * Offset at which a consumer continues; undefined if it has not processed any change.
   *
   * @example
   * ```ts
   * await client.changes.position('export'); // undefined
   * ```
   */
  position(consumer: string, options: CallOptions = {}): Promise<number | undefined> {
    return position(this.#client, consumer, options);
  }

  /**
   * Offset of the first change at a time or later, in milliseconds since the epoch. Default: that of the next change, which
   * has not been made yet.
   *
   * @example
   * ```ts
   * const next = await client.changes.offsetAt();
   * next > (await client.changes.offsetAt(0)); // true
   * ```
   */
  offsetAt(timeMs?: number, options: CallOptions = {}): Promise<number> {
    return offsetAt(this.#client, timeMs, options);
  }

  /**
   * Sets the offset at which a consumer continues, forwards or backwards.
   *
   * @example
   * ```ts
   * await client.changes.setPosition('report', 0);
   * await client.changes.position('report'); // 0
   * ```
   */
  setPosition(consumer: string, next: number, options: CallOptions = {}): Promise<void> {
    return moveConsumer(this.#client, consumer, next, options);
  }

  /**
   * Deletes the position of a consumer, so that it starts from the beginning.
   *
   * @example
   * ```ts
   * await client.changes.setPosition('report', 5);
   * await client.changes.delete('report');
   * await client.changes.position('report'); // undefined
   * ```
   */
  delete(consumer: string, options: CallOptions = {}): Promise<void> {
    return forgetConsumer(this.#client, consumer, options);
  }
}
