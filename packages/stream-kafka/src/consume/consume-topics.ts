import { once } from 'node:events';
import type { Readable } from 'node:stream';
import type { Catalogue } from '@colophon/catalogue';
import { Consumer, type Message } from '@platformatic/kafka';
import { isTooLarge } from '../connection/errors.ts';
import type { MessageProducer } from '../connection/producer.ts';
import type { KafkaSettings } from '../connection/settings.ts';
import type { SchemaIds } from '../registry/schema-ids.ts';
import { applyMessages, type FailedMessage, type IncomingMessage } from './apply-messages.ts';
import { toFailedMessage } from './failed-message.ts';

/** Most messages that are applied in one write. */
const batchSize = 200;

export interface ConsumeOptions {
  readonly settings: KafkaSettings;
  /** Name of this process in the consumer group: it takes its place again when it comes back from a fault. */
  readonly member: string;
  readonly catalogue: Pick<Catalogue, 'as' | 'registry'>;
  readonly ids: SchemaIds;
  /** Sends what failed. */
  readonly producer: MessageProducer;
  readonly signal: AbortSignal;
  /** Called for messages that are dealt with: applied, or reported as failed. */
  readonly onRead: (messages: readonly IncomingMessage[]) => void;
  readonly onFailed: (failed: FailedMessage) => void;
}

/**
 * Applies what clients propose until the signal is aborted, with a member of the consumer group. Offsets are committed after
 * the write, so that messages may come twice, and none is lost. Reading pauses while a batch is being applied.
 *
 * @throws whatever is no fault of a message; the caller starts again where the group is.
 */
export async function consumeTopics(options: ConsumeOptions): Promise<void> {
  const { settings, signal } = options;
  const failed = new AbortController();
  const consumer = new Consumer({
    ...settings.connection,
    groupId: settings.consumerGroup,
    groupInstanceId: options.member,
    sessionTimeout: 15_000,
    heartbeatInterval: 3000,
    rebalanceTimeout: 20_000,
    autocommit: false,
    maxWaitTime: 500,
    maxBytes: 8 * 1024 * 1024,
    highWaterMark: batchSize,
  });
  // The client has tried to join the group again, several times.
  consumer.on('error', (error) => failed.abort(error));
  const ended = endOf(signal);
  try {
    while (!signal.aborted) await consumeAssigned(consumer, options, failed.signal, ended);
  } catch (error) {
    if (!signal.aborted) throw failed.signal.aborted ? failed.signal.reason : error;
  } finally {
    await close(consumer);
  }
}

async function close(consumer: Consumer): Promise<void> {
  try {
    await consumer.close(true);
  } catch {
    // Of a broker that is away: the group notices that the member has gone.
  }
}

/** How long the other members of a group may take to join it again, in milliseconds: somewhat more than Kafka allows them. */
const rejoinMs = 30_000;

/**
 * Reads the partitions of this member until the group assigns them anew, and then drops what it has read and not applied: by
 * then, another member may apply newer messages.
 */
async function consumeAssigned(
  consumer: Consumer,
  options: ConsumeOptions,
  failed: AbortSignal,
  ended: Promise<void>,
): Promise<void> {
  const { topics } = options.settings;
  const joining = consumer.consume({
    topics: [topics.metadataChangeProposal, topics.metadataChangeEvent],
    mode: 'committed',
    fallbackMode: 'earliest',
  });
  // It takes until the group has noticed which members have gone, and a server that stops does not wait for that.
  const stream = await Promise.race([joining, ended]);
  if (stream === undefined) {
    joining.then((late) => late.close()).catch(() => undefined);
    return;
  }
  const moved = new AbortController();
  const joined = Promise.withResolvers<void>();
  const onMoved = () => moved.abort();
  const onJoined = () => {
    moved.abort();
    joined.resolve();
  };
  consumer.once('consumer:group:rebalance', onMoved);
  consumer.once('consumer:group:join', onJoined);
  const signal = AbortSignal.any([options.signal, failed, moved.signal]);
  const end = () => void stream.close().catch(() => undefined);
  signal.addEventListener('abort', end, { once: true });
  // A signal that has ended already does not say so again.
  if (signal.aborted) end();
  try {
    await applyAll(stream, { ...options, signal });
    if (!signal.aborted) throw new Error('Kafka has ended the reading of proposals.');
  } catch (error) {
    if (!moved.signal.aborted) throw error;
  } finally {
    signal.removeEventListener('abort', end);
    consumer.off('consumer:group:rebalance', onMoved);
    await stream.close().catch(() => undefined);
  }
  failed.throwIfAborted();
  if (!moved.signal.aborted || options.signal.aborted) return;
  const late = AbortSignal.any([options.signal, failed, AbortSignal.timeout(rejoinMs)]);
  const aborted = once(late, 'abort').then(() => late.throwIfAborted());
  await Promise.race([joined.promise, aborted]);
}

async function endOf(signal: AbortSignal): Promise<void> {
  if (!signal.aborted) await once(signal, 'abort');
}

/** Applies one batch after the other, and commits each. */
async function applyAll(stream: AsyncIterable<Message> & Readable, options: ConsumeOptions): Promise<void> {
  let batch: Message[] = [];
  for await (const message of stream) {
    batch.push(message);
    if (batch.length < batchSize && stream.readableLength > 0) continue;
    if (options.signal.aborted) return;
    await handle(options, batch);
    if (options.signal.aborted) return;
    await commit(batch);
    batch = [];
  }
}

async function handle(options: ConsumeOptions, batch: readonly Message[]): Promise<void> {
  const { settings, catalogue, ids, producer, signal } = options;
  const { topics } = settings;
  const messages = batch.map(
    ({ topic, partition, offset, value }): IncomingMessage => ({
      kind: topic === topics.metadataChangeEvent ? 'MetadataChangeEvent' : 'MetadataChangeProposal',
      topic,
      partition,
      offset,
      // A message without a value is deleted from a compacted topic.
      value: value ?? Buffer.alloc(0),
    }),
  );
  const keys = new Map(messages.map((message, index) => [message, batch[index]?.key?.toString() ?? '']));
  const failed = await applyMessages(catalogue, ids, messages, signal);
  if (failed.length > 0) {
    const topic = topics.failedMetadataChangeProposal;
    const id = await ids.idOf(topic, 'FailedMetadataChangeProposal');
    for (const { message, reason } of failed) {
      const report = (maxBytes?: number) => ({
        topic,
        key: keys.get(message) ?? '',
        value: toFailedMessage(id, message.value, message, reason, maxBytes),
      });
      try {
        await producer.send([report()]);
      } catch (error) {
        if (!isTooLarge(error)) throw error;
        // The topic takes shorter messages than that of proposals.
        await producer.send([report(0)]);
      }
    }
  }
  failed.forEach(options.onFailed);
  options.onRead(messages);
}

/** Commits the last message of each partition. */
async function commit(batch: readonly Message[]): Promise<void> {
  const last = new Map(batch.map((message) => [`${message.topic} ${message.partition}`, message]));
  for (const message of last.values()) await message.commit();
}
