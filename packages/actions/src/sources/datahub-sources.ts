import { z } from 'zod';
import type { SourceDefinition } from '../definitions/source.ts';
import { type KafkaConfig, kafkaConfig } from './kafka/config.ts';
import { log } from './log.ts';

const anything = z.unknown().optional();
const idle = {
  start: 'latest' as const,
  reset_offsets: false,
  page_size: 500,
};

const cloudConfig = z.strictObject({
  topics: anything,
  consumer_id: z.string().nullish(),
  lookback_days: z.number().min(0).nullish(),
  reset_offsets: z.boolean().nullish(),
  infinite_retry: anything,
  kill_after_idle_timeout: anything,
  idle_timeout_duration_seconds: anything,
  event_processing_time_max_duration_seconds: anything,
});

/** DataHub's source that polls the events API. Its events are those of the change log. */
export const datahubCloud: SourceDefinition<z.infer<typeof cloudConfig>> = {
  name: 'datahub-cloud',
  config: cloudConfig,
  open: ({ consumer_id, lookback_days, reset_offsets }, context) =>
    log.open({ ...idle, consumer_id, lookback_days, reset_offsets: reset_offsets ?? false }, context),
};

/** DataHub's source that reads its topics from Kafka. By default, the same events come from the change log. */
export const kafka: SourceDefinition<KafkaConfig> = {
  name: 'kafka',
  config: kafkaConfig,
  async open(config, context) {
    if (config.read_topics) {
      // Loaded where it is used: the client takes time and memory.
      const { readTopics } = await import('./kafka/read-topics.ts');
      return readTopics(config, context);
    }
    context.warn(
      'source kafka: the events come from the change log of the catalogue; read_topics: true reads them from the brokers.',
    );
    return log.open(idle, context);
  },
};
