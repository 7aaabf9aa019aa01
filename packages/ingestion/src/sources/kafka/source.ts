import { Admin, type ClusterMetadata, ConfigResourceTypes } from '@platformatic/kafka';
import { compilePatterns } from '../../definitions/configuration.ts';
import { SourceError } from '../../definitions/errors.ts';
import type { SourceRecord } from '../../definitions/record.ts';
import {
  type ConnectionReport,
  defineSource,
  type Source,
  type SourceContext,
} from '../../definitions/source.ts';
import { resolveDomain } from '../../reading/resolve-domain.ts';
import { clientOptions } from './client-options.ts';
import { configSchema, type KafkaConfig } from './config.ts';
import { SchemaRegistry } from './schema-registry.ts';
import { subjectOf } from './subject-of.ts';
import { topicProposals } from './topic-proposals.ts';
import { topicSchema } from './topic-schema.ts';

/** Reads the topics of a Kafka cluster, with their schemas. */
export const kafka = defineSource({
  name: 'kafka',
  title: 'Kafka',
  platform: 'kafka',
  description: 'Topics of a Kafka cluster, with the schemas of their keys and values from a schema registry.',
  capabilities: {
    schema: 'Avro and JSON Schema; Protobuf is kept as text.',
    descriptions: '`doc` of Avro schemas and fields; settings of topics as custom properties.',
    patterns: '`topic_patterns`.',
    domains: 'By patterns, with `domain`.',
    tags: 'Those of Avro schemas, and by `meta_mapping` and `field_meta_mapping`.',
    owners: 'By `meta_mapping`.',
    platformInstance: '`platform_instance`.',
    removal: 'With `stateful_ingestion`.',
    testConnection: 'Tests the brokers and the registry.',
  },
  config: configSchema,
  async open(config, context) {
    return new KafkaSource(config, context, new Admin(await clientOptions(config, context.report, context)));
  },
});

/** The settings that are kept, by the names that Kafka gives them. */
const kept = [
  'min.insync.replicas',
  'retention.bytes',
  'retention.ms',
  'cleanup.policy',
  'max.message.bytes',
  'unclean.leader.election.enable',
];
/** Topics whose settings are asked for in one request. */
const batchLength = 100;

class KafkaSource implements Source {
  readonly #config: KafkaConfig;
  readonly #context: SourceContext;
  readonly #admin: Admin;
  readonly #registry: SchemaRegistry;

  constructor(config: KafkaConfig, context: SourceContext, admin: Admin) {
    this.#config = config;
    this.#context = context;
    this.#admin = admin;
    this.#registry = new SchemaRegistry(config, context.signal);
  }

  async *records(): AsyncGenerator<SourceRecord> {
    const { report, signal } = this.#context;
    const allows = compilePatterns(this.#config.topic_patterns);
    const all = await this.#reach(() => this.#admin.listTopics({ includeInternals: true }));
    const topics = all.filter(allows).sort();
    report.count('topics_filtered', all.length - topics.length);
    const subjects = await this.#subjects();
    for (let start = 0; start < topics.length; start += batchLength) {
      const batch = topics.slice(start, start + batchLength);
      const metadata = await this.#reach(() => this.#admin.metadata({ topics: batch, forceUpdate: true }));
      const settings = await this.#settings(batch);
      for (const topic of batch) {
        signal.throwIfAborted();
        yield await this.#topic(topic, metadata, settings.get(topic) ?? {}, subjects);
      }
    }
    if (this.#config.ingest_schemas_as_entities)
      for (const subject of subjects) if (allows(subject)) yield* this.#subject(subject);
  }

  async testConnection(): Promise<ConnectionReport> {
    const outcome = async (test: () => Promise<unknown>) => {
      try {
        await test();
        return { capable: true };
      } catch (error) {
        return { capable: false, reason: (error as Error).message };
      }
    };
    return {
      basic_connectivity: await outcome(() => this.#reach(() => this.#admin.listTopics())),
      schema: await outcome(() => this.#registry.subjects()),
    };
  }

  async close(): Promise<void> {
    await this.#admin.close();
  }

  async #topic(
    topic: string,
    metadata: ClusterMetadata,
    settings: Readonly<Record<string, string>>,
    subjects: readonly string[],
  ): Promise<SourceRecord> {
    const { report, now } = this.#context;
    const valueSubject = subjectOf(topic, 'value', subjects, this.#config);
    const keySubject = subjectOf(topic, 'key', subjects, this.#config);
    const value = valueSubject === undefined ? undefined : await this.#registry.schema(valueSubject);
    const key = keySubject === undefined ? undefined : await this.#registry.schema(keySubject);
    if (!value) report.count('topics_without_schema');
    const schemas = { registry: this.#registry, config: this.#config, report };
    const partitions = metadata.topics.get(topic)?.partitions ?? [];
    const properties = {
      Partitions: String(partitions.length),
      'Replication Factor': String(Math.max(0, ...partitions.map(({ replicas }) => replicas.length))),
      ...settings,
      ...(valueSubject !== undefined && { 'Schema Name': valueSubject }),
    };
    const schema = value || key ? await topicSchema(topic, { key, value }, schemas) : undefined;
    const domain = await this.#domainOf(topic);
    const facts = { name: topic, isSubject: false, properties, schema, domain };
    return { id: topic, proposals: topicProposals(facts, this.#config, now()) };
  }

  async *#subject(subject: string): AsyncGenerator<SourceRecord> {
    const { report, now } = this.#context;
    const value = await this.#registry.schema(subject);
    if (!value) return;
    const context = { registry: this.#registry, config: this.#config, report };
    const schema = await topicSchema(subject, { key: undefined, value }, context);
    const domain = await this.#domainOf(subject);
    const facts = { name: subject, isSubject: true, properties: {}, schema, domain };
    yield { id: subject, proposals: topicProposals(facts, this.#config, now()) };
  }

  async #subjects(): Promise<string[]> {
    try {
      return await this.#registry.subjects();
    } catch (error) {
      if (this.#context.signal.aborted) throw error;
      const { report } = this.#context;
      const entry = {
        title: 'No schemas',
        message: `Topics are read without their schemas. ${(error as Error).message}.`,
      };
      // A failure, so that schemas which are entities do not count as gone.
      if (this.#config.ingest_schemas_as_entities) report.fail(entry);
      else report.warn(entry);
      return [];
    }
  }

  async #settings(topics: readonly string[]): Promise<Map<string, Record<string, string>>> {
    const resources = topics.map((resourceName) => ({
      resourceType: ConfigResourceTypes.TOPIC,
      resourceName,
      configurationKeys: kept,
    }));
    try {
      const found = await this.#admin.describeConfigs({ resources });
      return new Map(
        found.map(({ resourceName, configs }) => [
          resourceName,
          Object.fromEntries(
            kept.flatMap((name) => {
              const value = configs.find((one) => one.name === name)?.value;
              return value === undefined || value === null ? [] : [[name, value]];
            }),
          ),
        ]),
      );
    } catch (error) {
      this.#context.report.warn({
        title: 'No settings of topics',
        message: `Topics are read without their settings: ${(error as Error).message}. The user needs the right DescribeConfigs on topics.`,
      });
      return new Map();
    }
  }

  async #domainOf(name: string): Promise<string | undefined> {
    let found: string | undefined;
    for (const [domain, patterns] of Object.entries(this.#config.domain))
      if (compilePatterns(patterns)(name)) found = domain;
    if (found === undefined) return undefined;
    try {
      return await resolveDomain(found, this.#context.catalogue);
    } catch (error) {
      this.#context.report.warn({
        title: 'Unknown domain',
        message: (error as Error).message,
        context: name,
      });
      return undefined;
    }
  }

  /** Asks the cluster, and says in the recipe's words what is wrong if it does not answer. */
  async #reach<T>(ask: () => Promise<T>): Promise<T> {
    try {
      return await ask();
    } catch (cause) {
      if (this.#context.signal.aborted) throw cause;
      const reasons = [cause, ...((cause as { errors?: unknown[] }).errors ?? [])].map(
        (one) => (one as Error).message,
      );
      throw new SourceError(`Cannot reach Kafka at ${this.#config.connection.bootstrap}: ${reasons.at(-1)}`, {
        cause,
        remedy: 'Check connection.bootstrap, and the user in connection.consumer_config.',
      });
    }
  }
}
