import { z } from 'zod';

const anything = z.unknown().optional();
const settings = (what: string) =>
  z
    .record(z.string(), z.union([z.string(), z.number(), z.boolean()]))
    .default({})
    .describe(what);

const connection = z.strictObject({
  bootstrap: z
    .string()
    .min(1)
    .default('localhost:9092')
    .describe('Brokers, as `host:port`, separated by commas.'),
  schema_registry_url: z
    .string()
    .default('http://localhost:8080/schema-registry/api/')
    .describe('Address of the schema registry.'),
  schema_registry_config: settings(
    'Settings of the registry’s client: `basic.auth.user.info` is `user:password`.',
  ),
  consumer_config: settings(
    'Settings of the consumer, by the names of librdkafka: `group.id`, `auto.offset.reset`, `security.protocol`, `sasl.mechanism`, `sasl.username`, `sasl.password`, `ssl.ca.location`.',
  ),
  client_timeout_seconds: z
    .number()
    .positive()
    .default(60)
    .describe('How long a request may take, in seconds.'),
});

/** The settings of DataHub's source, and whether its brokers are used. */
export const kafkaConfig = z.strictObject({
  read_topics: z
    .boolean()
    .default(false)
    .describe(
      'Whether to read the topics of the brokers. Otherwise, the same events come from the change log of the catalogue.',
    ),
  connection: connection.prefault({}).describe('How to reach the brokers and the schema registry.'),
  topic_routes: z
    .record(z.string(), z.string().min(1))
    .nullish()
    .describe(
      'The topics to read, by what is in them: `mcl`, `mcl_timeseries` and `pe`. Default: all three, with their default names.',
    ),
  async_commit_enabled: anything,
  async_commit_interval: anything,
  commit_retry_count: anything,
  commit_retry_backoff: anything,
  enable_mcl_pre_deserialization_filter: anything,
});
export type KafkaConfig = z.infer<typeof kafkaConfig>;
