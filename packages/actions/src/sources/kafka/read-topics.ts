import { setTimeout } from 'node:timers/promises';
import {
  defaultTopics,
  KafkaMessageError,
  kafkaClientOptions,
  SchemaRegistry,
  unframeMessage,
} from '@colophon/sdk/kafka';
import { Consumer, type Message } from '@platformatic/kafka';
import type { EventSource, SourceContext, SourcedChange } from '../../definitions/source.ts';
import type { KafkaConfig } from './config.ts';
import { createPlaces } from './places.ts';
import { toEvent } from './to-events.ts';
import { unreadPartitions } from './unread-partitions.ts';

const defaultRoutes = {
  mcl: defaultTopics.metadataChangeLogVersioned,
  mcl_timeseries: defaultTopics.metadataChangeLogTimeseries,
  pe: defaultTopics.platformEvent,
};
/** Longest wait for brokers that cannot be reached. */
const maxDelayMs = 30_000;
/** What the consumer decides itself, whatever a file says. */
const ownSettings = [
  'group.id',
  'auto.offset.reset',
  'enable.auto.commit',
  'enable.auto.offset.store',
  'auto.commit.interval.ms',
  'session.timeout.ms',
  'max.poll.interval.ms',
];

/**
 * Reads the topics as a member of a consumer group, by default with the name of the pipeline. The group keeps the position.
 *
 * @throws ConfigurationError for a setting that cannot be used.
 */
export async function readTopics(config: KafkaConfig, context: SourceContext): Promise<EventSource> {
  const { bootstrap, consumer_config, client_timeout_seconds, ...registryConfig } = config.connection;
  const routes = config.topic_routes ?? defaultRoutes;
  const routeOf = new Map(Object.entries(routes).map(([route, topic]) => [topic, route]));
  const topics = [...routeOf.keys()];
  const timeoutMs = client_timeout_seconds * 1000;
  const { options, unused } = await kafkaClientOptions({ bootstrap, config: consumer_config, timeoutMs });
  const idle = unused.filter((key) => !ownSettings.includes(key));
  if (idle.length > 0) context.warn(`source kafka: these settings have no effect: ${idle.join(', ')}`);
  const groupId = String(consumer_config['group.id'] ?? context.pipelineName);
  const isFromStart = /^(earliest|smallest|beginning)$/.test(String(consumer_config['auto.offset.reset']));
  const fallbackMode = isFromStart ? 'earliest' : 'latest';
  const user = registryConfig.schema_registry_config['basic.auth.user.info'];
  const registry = new SchemaRegistry({
    url: registryConfig.schema_registry_url,
    timeoutMs,
    ...(user !== undefined && { basicAuth: String(user) }),
  });
  const places = createPlaces();
  let consumer: Consumer | undefined;

  async function toChange(message: Message): Promise<SourcedChange> {
    const { topic, partition, offset, key, value } = message;
    const number = places.add({ topic, partition, offset });
    const entity = key?.toString() ?? '';
    try {
      const { schemaId, payload } = unframeMessage(value);
      const schema = await registry.schemaById(schemaId);
      const route = routeOf.get(topic) ?? '';
      const event = toEvent({ topic, partition, offset, route, payload, schema }, context.eventTypes);
      return { offset: number, entity, events: event ? [event] : [] };
    } catch (error) {
      if (!isUnreadable(error)) throw error;
      context.warn(
        `source kafka: ${topic}, partition ${partition}, offset ${offset} is left out: ${error.message}`,
      );
      return { offset: number, entity, events: [] };
    }
  }

  async function* readOnce(): AsyncGenerator<SourcedChange> {
    const reader = new Consumer({ ...options, groupId, autocommit: false, sessionTimeout: 15_000 });
    const failed = new AbortController();
    reader.on('error', (error) => failed.abort(error));
    // Of partitions that another member has by now, nothing may be committed any more.
    reader.on('consumer:group:join', () => places.forget());
    let stream: Awaited<ReturnType<typeof reader.consume>> | undefined;
    const end = () => void stream?.close();
    consumer = reader;
    try {
      const unread = context.untilIdle ? await unreadPartitions(reader, topics, fallbackMode) : undefined;
      if (unread?.size === 0) return;
      stream = await reader.consume({ topics, mode: 'committed', fallbackMode });
      const signal = AbortSignal.any([context.signal, failed.signal]);
      signal.addEventListener('abort', end, { once: true });
      // A signal that has ended already does not say so again.
      if (signal.aborted) end();
      for await (const message of stream) {
        if (signal.aborted) break;
        yield await toChange(message);
        const partition = `${message.topic} ${message.partition}`;
        if ((unread?.get(partition) ?? 0n) <= message.offset + 1n) unread?.delete(partition);
        if (unread?.size === 0) return;
      }
      failed.signal.throwIfAborted();
      if (!context.signal.aborted) throw new Error('Kafka has ended the reading.');
    } finally {
      // The consumer stays open: the pipeline commits what is done by then.
      await stream?.close().catch(() => undefined);
    }
  }

  return {
    async *changes() {
      for (let failures = 0; ; failures++) {
        try {
          for await (const change of readOnce()) {
            failures = 0;
            yield change;
          }
          return;
        } catch (error) {
          if (context.untilIdle || context.signal.aborted) throw error;
          const delayMs = Math.min(maxDelayMs, 1000 * 2 ** failures);
          context.warn(`Kafka cannot be read, trying again: ${(error as Error).message}`);
          await setTimeout(delayMs, undefined, { signal: context.signal });
        }
        places.forget();
        await close(consumer);
        consumer = undefined;
      }
    },
    async commit(next) {
      const offsets = places.take(next).map(({ topic, partition, offset }) => ({
        topic,
        partition,
        offset: offset + 1n,
        leaderEpoch: -1,
      }));
      if (offsets.length > 0) await consumer?.commit({ offsets });
    },
    async close() {
      await close(consumer);
    },
  };
}

const isUnreadable = (error: unknown): error is Error =>
  error instanceof KafkaMessageError || (error as { readonly status?: unknown }).status === 404;

async function close(consumer: Consumer | undefined): Promise<void> {
  try {
    await consumer?.close(true);
  } catch {
    // Of a broker that is away: the group notices that the member has gone.
  }
}
