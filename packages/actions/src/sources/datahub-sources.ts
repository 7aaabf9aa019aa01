import { z } from 'zod';
import type { SourceDefinition } from '../definitions/source.ts';
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

const kafkaConfig = z.strictObject({
  connection: anything,
  topic_routes: anything,
  async_commit_enabled: anything,
  async_commit_interval: anything,
  commit_retry_count: anything,
  commit_retry_backoff: anything,
  enable_mcl_pre_deserialization_filter: anything,
});

/** DataHub's source that reads its topics from Kafka. Here the same events come from the change log. */
export const kafka: SourceDefinition<z.infer<typeof kafkaConfig>> = {
  name: 'kafka',
  config: kafkaConfig,
  open(_, context) {
    context.warn('source kafka: the events come from the change log of the catalogue; no broker is used.');
    return log.open(idle, context);
  },
};
