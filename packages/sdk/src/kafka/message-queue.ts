import type { Producer } from '@platformatic/kafka';
import { kafkaClientOptions } from './client-options.ts';
import type { ResolvedKafkaEmitterOptions } from './emitter-options.ts';
import { KafkaDeliveryError } from './message-error.ts';

/** A message as the broker gets it. */
export interface OutgoingMessage {
  readonly topic: string;
  readonly key: Buffer;
  readonly value: Buffer;
}

interface Waiting extends OutgoingMessage {
  readonly resolve: () => void;
  readonly reject: (error: unknown) => void;
}

/** Limits of a request. One is on its way at a time, so that messages stay in order. */
const maxBatchLength = 1_000;
const maxBatchBytes = 512 * 1024;
/** What topics accept that a catalogue has created. */
const defaultMaxMessageBytes = 5 * 1024 * 1024;
/** What a record adds to key and value, at most. */
const overheadBytes = 100;

/** Messages on their way to the broker, delivered in the order in which they were put. */
export class MessageQueue {
  readonly #settings: ResolvedKafkaEmitterOptions;
  readonly #maxMessageBytes: number;
  #producer: Promise<Producer<Buffer, Buffer, Buffer, Buffer>> | undefined;
  #waiting: Waiting[] = [];
  #running: Promise<void> | undefined;

  constructor(settings: ResolvedKafkaEmitterOptions) {
    this.#settings = settings;
    this.#maxMessageBytes = Number(settings.producerConfig['message.max.bytes'] ?? defaultMaxMessageBytes);
  }

  /** Resolves when a broker has the message. */
  put(message: OutgoingMessage): Promise<void> {
    const size = sizeOf(message);
    if (size > this.#maxMessageBytes)
      return Promise.reject(
        new KafkaDeliveryError(
          `The message of ${size} bytes for ${message.topic} was not sent: it is larger than message.max.bytes, ${this.#maxMessageBytes}`,
          { isTooLarge: true },
        ),
      );
    return new Promise((resolve, reject) => {
      this.#waiting.push({ ...message, resolve, reject });
      this.#running ??= this.#run().finally(() => {
        this.#running = undefined;
      });
    });
  }

  /** Resolves when no message waits. */
  async flush(): Promise<void> {
    while (this.#running) await this.#running;
  }

  async close(): Promise<void> {
    const producer = await this.#producer?.catch(() => undefined);
    this.#producer = undefined;
    await producer?.close();
  }

  async #run(): Promise<void> {
    while (this.#waiting.length > 0) {
      const batch = this.#takeBatch();
      try {
        await this.#deliver(batch);
        for (const { resolve } of batch) resolve();
      } catch (error) {
        for (const { topic, reject } of batch) reject(this.#explain(topic, error));
      }
    }
  }

  #takeBatch(): Waiting[] {
    let bytes = 0;
    const end = this.#waiting.findIndex((message, i) => {
      bytes += sizeOf(message);
      return i > 0 && (i >= maxBatchLength || bytes > maxBatchBytes);
    });
    const batch = this.#waiting.slice(0, end < 0 ? undefined : end);
    this.#waiting = this.#waiting.slice(batch.length);
    return batch;
  }

  async #deliver(batch: readonly Waiting[]): Promise<void> {
    this.#producer ??= this.#open();
    const opening = this.#producer;
    const producer = await opening.catch((error: unknown) => {
      this.#producer = undefined;
      throw error;
    });
    await producer.send({
      messages: batch.map(({ topic, key, value }) => ({ topic, key, value })),
      acks: -1,
      autocreateTopics: true,
    });
  }

  async #open() {
    const { bootstrap, producerConfig, timeoutMs } = this.#settings;
    const { options } = await kafkaClientOptions({ bootstrap, config: producerConfig, timeoutMs });
    // Loaded where it is used: the client takes half a second.
    const client = await import('@platformatic/kafka');
    return new client.Producer<Buffer, Buffer, Buffer, Buffer>(options);
  }

  /** The client nests what went wrong; the innermost error says what a reader can act upon. */
  #explain(topic: string, cause: unknown): unknown {
    const reasons = reasonsOf(cause);
    const isTooLarge = reasons.some((error) => error.apiId === 'MESSAGE_TOO_LARGE');
    const isUnreachable = reasons.some(({ code }) => code === 'PLT_KFK_NETWORK' || code === 'ECONNREFUSED');
    if (reasons.some(({ name }) => name === 'ConfigurationError')) return cause;
    const reason = isTooLarge
      ? 'it is larger than the topic accepts: raise its max.message.bytes'
      : isUnreachable
        ? `no broker at ${this.#settings.bootstrap} can be reached`
        : (reasons.at(-1)?.message ?? String(cause));
    return new KafkaDeliveryError(`The message for ${topic} was not delivered: ${reason}`, {
      isTooLarge,
      cause,
    });
  }
}

interface Reason extends Error {
  readonly code?: string;
  readonly apiId?: string;
}

function reasonsOf(error: unknown): Reason[] {
  if (!(error instanceof Error)) return [];
  const inner = error instanceof AggregateError ? error.errors : [];
  return [error, ...[...inner, error.cause].flatMap(reasonsOf)];
}

const sizeOf = ({ key, value }: OutgoingMessage): number => key.length + value.length + overheadBytes;
