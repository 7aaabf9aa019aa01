import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { type Catalogue, isLeadershipLostError, type Leadership, type Store } from '@colophon/catalogue';
import { explain, explainMistake } from './connection/errors.ts';
import { createProducer } from './connection/producer.ts';
import { type KafkaSettings, KafkaSettingsError } from './connection/settings.ts';
import { ensureTopics } from './connection/topics.ts';
import type { FailedMessage, IncomingMessage } from './consume/apply-messages.ts';
import { consumeTopics } from './consume/consume-topics.ts';
import { feedTopics } from './feed/feed-topics.ts';
import type { FeedSchemaIds, OutgoingMessage } from './messages/to-messages.ts';
import { builtInSchemaIds, registrySchemaIds, type SchemaIds } from './registry/schema-ids.ts';

/** How long to wait after a fault, in milliseconds. */
const retryMs = 2000;

/** What a stream does: it sends changes, and reads proposals. */
type StreamWork = 'feed' | 'proposals';

export interface StreamEvents {
  onSent(messages: readonly OutgoingMessage[]): void;
  onTooLong(message: OutgoingMessage): void;
  /** The offset of the change log up to which everything is sent, plus one. */
  onPosition(next: number): void;
  onRead(messages: readonly IncomingMessage[]): void;
  onFailed(failed: FailedMessage): void;
  /** Called with a sentence when the stream waits for Kafka, or for something else, and tries again. */
  onTrouble(work: StreamWork, reason: string): void;
}

export interface StreamOptions extends StreamEvents {
  /** Why Kafka cannot be used yet, as {@link checkStream} returned it. */
  readonly trouble?: string | undefined;
  readonly settings: KafkaSettings;
  readonly catalogue: Catalogue;
  readonly store: Pick<Store, 'lead'>;
}

/** The stream of a server. */
export interface RunningStream {
  /** @throws Error with the reason while the stream waits for Kafka, or for something else. */
  check(): Promise<void>;
  /** Ends what is under way, and returns when nothing is sent or read any more. */
  stop(): Promise<void>;
}

/**
 * Looks whether the cluster, its topics and the schema registry are as configured. What cannot be reached is no mistake: it
 * may come later.
 *
 * @returns why the cluster cannot be used yet; undefined when it can.
 * @throws KafkaSettingsError for what waiting does not correct.
 */
export async function checkStream(settings: KafkaSettings): Promise<string | undefined> {
  try {
    await ensureTopics({
      ...settings,
      connection: { ...settings.connection, retries: 0 },
    });
    await registerSchemas(settings, schemaIdsOf(settings));
    return undefined;
  } catch (error) {
    if (error instanceof KafkaSettingsError) throw error;
    const mistake = explainMistake(error);
    if (mistake !== undefined) throw new KafkaSettingsError(mistake);
    return explain(error);
  }
}

const schemaIdsOf = ({ registryUrl, registryCredentials }: KafkaSettings): SchemaIds =>
  registryUrl ? registrySchemaIds(registryUrl, registryCredentials) : builtInSchemaIds();

/** Registers what is fed, and what reports failures; returns the ids of what is fed. */
async function registerSchemas({ topics }: KafkaSettings, ids: SchemaIds): Promise<FeedSchemaIds> {
  await ids.idOf(topics.metadataChangeLogTimeseries, 'MetadataChangeLog');
  await ids.idOf(topics.failedMetadataChangeProposal, 'FailedMetadataChangeProposal');
  return {
    MetadataChangeLog: await ids.idOf(topics.metadataChangeLogVersioned, 'MetadataChangeLog'),
    PlatformEvent: await ids.idOf(topics.platformEvent, 'PlatformEvent'),
  };
}

/**
 * Feeds the change log to topics, in one process of all that use the store, and applies what clients propose, in each of
 * them. Both go on after faults of the broker, the registry and the store, until they are stopped.
 */
export function runStream(options: StreamOptions): RunningStream {
  const { settings, store } = options;
  const ended = new AbortController();
  const ids = schemaIdsOf(settings);
  const member = `colophon-${randomUUID()}`;
  const troubles = new Map<StreamWork, string>();
  if (options.trouble !== undefined) troubles.set('proposals', options.trouble);

  const feed = (signal: AbortSignal, leadership: Leadership) =>
    repeat('feed', signal, async () => {
      await ensureTopics(settings);
      const producer = createProducer(settings);
      try {
        const feedIds = await registerSchemas(settings, ids);
        troubles.delete('feed');
        await feedTopics({ ...options, topics: settings.topics, ids: feedIds, producer, signal, leadership });
      } finally {
        await producer.close().catch(() => undefined);
      }
    });

  const consume = (signal: AbortSignal) =>
    repeat('proposals', signal, async () => {
      await ensureTopics(settings);
      const producer = createProducer(settings);
      try {
        troubles.delete('proposals');
        await consumeTopics({ ...options, member, ids, producer, signal });
      } finally {
        await producer.close().catch(() => undefined);
      }
    });

  async function repeat(work: StreamWork, signal: AbortSignal, run: () => Promise<void>): Promise<void> {
    while (!signal.aborted)
      try {
        await run();
      } catch (error) {
        if (signal.aborted) return;
        // The store begins again, when it is the turn of this process.
        if (isLeadershipLostError(error)) throw error;
        const reason = explain(error);
        troubles.set(work, reason);
        options.onTrouble(work, reason);
        await pause(retryMs, undefined, { signal }).catch(() => undefined);
      }
  }

  const running = Promise.all([
    repeat('feed', ended.signal, () => store.lead('kafka-feed', feed, ended.signal)),
    consume(ended.signal),
  ]);
  return {
    async check() {
      const [reason] = troubles.values();
      if (reason !== undefined) throw new Error(reason);
    },
    async stop() {
      ended.abort();
      await running;
    },
  };
}
