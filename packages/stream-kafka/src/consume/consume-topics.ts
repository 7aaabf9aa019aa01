import type { Catalogue } from '@colophon/catalogue';
import { Consumer, type Message } from '@platformatic/kafka';
import type { MessageProducer } from '../connection/producer.ts';
import type { KafkaSettings } from '../connection/settings.ts';
import type { SchemaIds } from '../registry/schema-ids.ts';
import { applyMessages, type FailedMessage, type IncomingMessage } from './apply-messages.ts';
import { toFailedMessage } from './failed-message.ts';

/** Most messages that are applied in one write. */
const batchSize = 200;

export interface ConsumeOptions {
  readonly settings: KafkaSettings;
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
  const { topics } = settings;
  const consumer = new Consumer({
    ...settings.connection,
    groupId: settings.consumerGroup,
    autocommit: false,
    maxWaitTime: 500,
    maxBytes: 8 * 1024 * 1024,
    highWaterMark: batchSize,
  });
  async function close(): Promise<void> {
    try {
      await consumer.close(true);
    } catch {
      // Of a broker that is away, or closed before: the group notices that the member has gone.
    }
  }
  const end = () => void close();
  try {
    const stream = await consumer.consume({
      topics: [topics.metadataChangeProposal, topics.metadataChangeEvent],
      mode: 'committed',
      fallbackMode: 'earliest',
    });
    signal.addEventListener('abort', end, { once: true });
    let batch: Message[] = [];
    for await (const message of stream) {
      batch.push(message);
      if (batch.length < batchSize && stream.readableLength > 0) continue;
      if (signal.aborted) return;
      await handle(options, batch);
      await commit(batch);
      batch = [];
    }
    if (!signal.aborted) throw new Error('Kafka has ended the reading of proposals.');
  } catch (error) {
    if (!signal.aborted) throw error;
  } finally {
    signal.removeEventListener('abort', end);
    await close();
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
    for (const { message, reason } of failed)
      await producer.send([
        { topic, key: keys.get(message) ?? '', value: toFailedMessage(id, message.value, message, reason) },
      ]);
  }
  failed.forEach(options.onFailed);
  options.onRead(messages);
}

/** Commits the last message of each partition. */
async function commit(batch: readonly Message[]): Promise<void> {
  const last = new Map(batch.map((message) => [`${message.topic} ${message.partition}`, message]));
  for (const message of last.values()) await message.commit();
}
