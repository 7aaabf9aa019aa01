import { rejectUnknownFields } from '../check/reject-unknown-fields.ts';
import type { Emitter } from '../emitter.ts';
import { type ChangeProposal, toWireProposal } from '../proposal.ts';
import { encodeMessage } from './codec.ts';
import {
  type KafkaEmitterOptions,
  type ResolvedKafkaEmitterOptions,
  type RoutedMessage,
  resolveEmitterOptions,
} from './emitter-options.ts';
import { frameMessage } from './framing.ts';
import { MessageQueue } from './message-queue.ts';
import type { Messages, MetadataChangeEvent } from './messages.ts';
import { SchemaRegistry } from './schema-registry.ts';
import { schemaText } from './schemas.ts';
import { subjectOf } from './topics.ts';

/**
 * Sends change proposals over Kafka, in the form of DataHub's Kafka emitter: keyed by URN, in Avro, with the schema in a
 * registry. A call resolves when a broker has the message; the catalogue applies it later, and messages that it rejects
 * go to the topic of failed proposals.
 */
export class KafkaEmitter implements Emitter {
  /** The current settings, including defaults. */
  readonly options: ResolvedKafkaEmitterOptions;
  readonly #registry: SchemaRegistry;
  readonly #queue: MessageQueue;
  /** Messages leave in the order of the calls, though the first has to wait for the registry. */
  #last: Promise<unknown> = Promise.resolve();

  /** @throws ConfigurationError `INVALID_CONFIGURATION` that names the setting, such as a missing route. */
  constructor(options: KafkaEmitterOptions = {}) {
    this.options = resolveEmitterOptions(options);
    const { schemaRegistryUrl: url, schemaRegistryConfig, timeoutMs } = this.options;
    const user = schemaRegistryConfig['basic.auth.user.info'];
    this.#registry = new SchemaRegistry({
      url,
      timeoutMs,
      ...(user !== undefined && { basicAuth: String(user) }),
    });
    this.#queue = new MessageQueue(this.options);
  }

  /**
   * Sends one proposal; resolves when it is delivered.
   *
   * @throws UnknownFieldsError if the value has fields that the model does not have; KafkaDeliveryError if no broker took
   * the message; HttpError or ConnectionError if the schema registry failed.
   */
  async emit(proposal: ChangeProposal): Promise<void> {
    if (this.options.unknownFields === 'reject') rejectUnknownFields([proposal]);
    await this.#send('MetadataChangeProposal', proposal.entityUrn, toWireProposal(proposal));
  }

  /**
   * Sends many proposals in order; resolves when all are delivered.
   *
   * @throws As {@link KafkaEmitter.emit}, after the others were delivered or failed.
   */
  async emitMany(proposals: Iterable<ChangeProposal>): Promise<void> {
    const sent: Promise<void>[] = [];
    for (const proposal of proposals) {
      const promise = this.emit(proposal);
      // It is awaited below; a failure before that must not count as unhandled.
      promise.catch(() => undefined);
      sent.push(promise);
      if (sent.length % windowLength === 0) await Promise.allSettled(sent.slice(-windowLength));
    }
    await Promise.allSettled(sent);
    await Promise.all(sent);
  }

  /** Sends a snapshot in the older form, to the topic of `MetadataChangeEvent`; resolves when it is delivered. */
  async emitEvent(event: MetadataChangeEvent): Promise<void> {
    const [snapshot] = Object.values(event.proposedSnapshot);
    await this.#send('MetadataChangeEvent', snapshot?.urn ?? '', event);
  }

  /** Waits until every message is delivered, or has failed; the calls that sent them tell which. */
  async flush(): Promise<void> {
    await this.#last;
    await this.#queue.flush();
  }

  /** Waits as {@link KafkaEmitter.flush} does, and closes connections. */
  async close(): Promise<void> {
    await this.flush();
    await this.#queue.close();
  }

  /** Closes the emitter at the end of a block that declares it with `await using`. */
  [Symbol.asyncDispose](): Promise<void> {
    return this.close();
  }

  async #send<N extends RoutedMessage>(name: N, key: string, message: Messages[N]): Promise<void> {
    const topic = this.options.topicRoutes[name];
    const payload = encodeMessage(name, message);
    const before = this.#last;
    const registered = this.#registry.register(subjectOf(topic), schemaText(name));
    const queued = before.then(async () => {
      const value = frameMessage({ schemaId: await registered, payload });
      return { delivered: this.#queue.put({ topic, key: Buffer.from(key), value }) };
    });
    this.#last = queued.catch(() => undefined);
    registered.catch(() => undefined);
    const { delivered } = await queued;
    await delivered;
  }
}

/** How many messages of a long list wait at a time. */
const windowLength = 1_000;
