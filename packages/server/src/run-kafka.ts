import type { Catalogue, Store } from '@colophon/catalogue';
import type { Messaging } from '@colophon/http';
import type { RunningStream } from '@colophon/stream-kafka';
import { ConfigurationError } from './configuration-error.ts';
import type { createLog } from './create-log.ts';
import type { KafkaMetrics } from './observability/create-registry.ts';

export interface KafkaOptions {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly catalogue: Catalogue;
  readonly store: Pick<Store, 'lead'>;
  readonly log: ReturnType<typeof createLog>;
  readonly metrics: KafkaMetrics;
}

/**
 * Prepares the stream to Kafka and from it.
 *
 * @throws ConfigurationError for a setting, a password or a topic that waiting does not correct.
 */
export async function openKafka(
  brokers: string,
  { env, catalogue, store, log, metrics }: KafkaOptions,
): Promise<{ start(): RunningStream }> {
  // Loaded where it is used: the client takes time and memory.
  const { checkStream, KafkaSettingsError, readKafkaSettings, runStream } = await import(
    '@colophon/stream-kafka'
  );
  try {
    const settings = readKafkaSettings(brokers, env);
    const unreachable = await checkStream(settings);
    if (unreachable !== undefined)
      log.warn(
        { reason: unreachable },
        'Kafka cannot be used yet; the catalogue serves without it, and tries again',
      );
    return {
      start: () =>
        runStream({
          settings,
          catalogue,
          store,
          trouble: unreachable,
          onSent(messages) {
            for (const { topic } of messages) metrics.sent.inc({ topic });
          },
          onTooLong({ topic, key, value }) {
            metrics.failed.inc({ topic });
            log.error(
              { topic, urn: key, bytes: value.length },
              'a change is too long for its topic and was left out',
            );
          },
          onPosition: (next) => metrics.position.set(next - 1),
          onRead(messages) {
            for (const { topic } of messages) metrics.read.inc({ topic });
          },
          onFailed({ message: { topic, partition, offset }, reason }) {
            metrics.failed.inc({ topic });
            log.warn({ topic, partition, offset: String(offset), reason }, 'a message was not applied');
          },
          onTrouble: (work, reason) => log.warn({ work, reason }, 'Kafka is not usable; trying again'),
        }),
    };
  } catch (error) {
    if (error instanceof KafkaSettingsError) throw new ConfigurationError(`--kafka: ${error.message}`);
    throw error;
  }
}

/** What can be asked about the messages of a server. Nothing is loaded and nobody asked until somebody wants to know. */
export function createMessaging(brokers: string, env: KafkaOptions['env']): Messaging {
  let loading: Promise<Messaging['proposalLag']> | undefined;
  const load = async () => {
    const { createProposalLag, readKafkaSettings } = await import('@colophon/stream-kafka');
    return createProposalLag(readKafkaSettings(brokers, env));
  };
  return {
    async proposalLag() {
      loading ??= load();
      return (await loading)();
    },
  };
}
