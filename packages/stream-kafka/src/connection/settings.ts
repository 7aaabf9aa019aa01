import { readFileSync } from 'node:fs';
import type { BaseOptions } from '@platformatic/kafka';
import { readTopicNames, type TopicNames } from '../messages/topics.ts';

export interface KafkaSettings {
  /** What every client of the cluster needs. */
  readonly connection: BaseOptions;
  readonly topics: TopicNames;
  /** Address of an external schema registry. Default: messages have the ids of the built-in one. */
  readonly registryUrl?: string;
  /** User name and password of the registry, with a colon between them. */
  readonly registryCredentials?: string;
  readonly consumerGroup: string;
  /** True creates missing topics. */
  readonly createTopics: boolean;
  /** Partitions of topics that are created; existing ones must have as many. Default: 1, and any. */
  readonly partitions?: number;
  /** Copies of each partition of a topic that is created. */
  readonly replicas: number;
  /** Longest message of a topic that is created, in bytes. */
  readonly maxMessageBytes: number;
}

/** A setting that cannot be used, in one sentence. */
export class KafkaSettingsError extends Error {
  override readonly name = 'KafkaSettingsError';
}

/** A variable of the environment, for the reference. */
export interface KafkaVariable {
  readonly name: string;
  readonly description: string;
  /** Absent where there is none. */
  readonly default?: string;
  /** True when the variable is Colophon's own; DataHub has the others, by the same name. */
  readonly isOwn?: true;
}

/** The variables that configure the stream, besides the names of the topics. */
export const kafkaVariables: readonly KafkaVariable[] = [
  {
    name: 'KAFKA_SCHEMAREGISTRY_URL',
    description: 'URL of a schema registry. By default, messages have the ids of the built-in one.',
  },
  {
    name: 'KAFKA_PROPERTIES_BASIC_AUTH_USER_INFO',
    description: 'User name and password of the schema registry, separated by a colon.',
  },
  {
    name: 'KAFKA_PROPERTIES_SECURITY_PROTOCOL',
    description: '`PLAINTEXT`, `SSL`, `SASL_PLAINTEXT` or `SASL_SSL`.',
    default: 'PLAINTEXT',
  },
  {
    name: 'KAFKA_PROPERTIES_SASL_MECHANISM',
    description: '`PLAIN`, `SCRAM-SHA-256` or `SCRAM-SHA-512`.',
    default: 'PLAIN',
  },
  { name: 'KAFKA_PROPERTIES_SASL_USERNAME', description: 'User name for SASL.' },
  { name: 'KAFKA_PROPERTIES_SASL_PASSWORD', description: 'Password for SASL.' },
  {
    name: 'KAFKA_PROPERTIES_SSL_CA_LOCATION',
    description:
      'PEM file with the certificates that the brokers are verified with. By default, those of the system.',
  },
  {
    name: 'METADATA_CHANGE_PROPOSAL_KAFKA_CONSUMER_GROUP_ID',
    description: 'Consumer group that reads proposals.',
    default: 'generic-mce-consumer-job-client',
  },
  { name: 'DATAHUB_PRECREATE_TOPICS', description: '`false` never creates topics.', default: 'true' },
  {
    name: 'PARTITIONS',
    description: 'Partitions of the topics that are created. Existing topics must have as many.',
    default: '1',
  },
  { name: 'REPLICATION_FACTOR', description: 'Replicas of the topics that are created.', default: '1' },
  {
    name: 'MAX_MESSAGE_BYTES',
    description: 'Longest message of the topics that are created, in bytes.',
    default: '5242880',
  },
];

const protocols = ['PLAINTEXT', 'SSL', 'SASL_PLAINTEXT', 'SASL_SSL'] as const;
const mechanisms = ['PLAIN', 'SCRAM-SHA-256', 'SCRAM-SHA-512'] as const;

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * The settings of the stream, from variables of the environment.
 *
 * @param bootstrap Addresses of brokers, separated by commas: `kafka1:9092,kafka2:9092`.
 * @throws KafkaSettingsError that names the first setting that cannot be used.
 */
export function readKafkaSettings(bootstrap: string, env: Environment): KafkaSettings {
  const bootstrapBrokers = bootstrap.split(',').map((broker) => broker.trim());
  for (const broker of bootstrapBrokers)
    if (!/^(\[[\da-fA-F:]+\]|[\w.-]+):\d{1,5}$/.test(broker))
      throw new KafkaSettingsError(
        `KAFKA_BOOTSTRAP_SERVER: expected host:port, or several with commas, got ${JSON.stringify(broker)}.`,
      );
  const protocol = oneOf(env, 'KAFKA_PROPERTIES_SECURITY_PROTOCOL', protocols);
  const registryUrl = env.KAFKA_SCHEMAREGISTRY_URL || undefined;
  if (registryUrl !== undefined && !/^https?:$/.test(URL.parse(registryUrl)?.protocol ?? ''))
    throw new KafkaSettingsError(
      'KAFKA_SCHEMAREGISTRY_URL: expected an http or https URL, and it is something else.',
    );
  const registryCredentials = env.KAFKA_PROPERTIES_BASIC_AUTH_USER_INFO || undefined;
  if (registryCredentials !== undefined && !registryCredentials.includes(':'))
    throw new KafkaSettingsError(
      'KAFKA_PROPERTIES_BASIC_AUTH_USER_INFO: expected a user name and a password with a colon between them.',
    );
  const partitions = count(env, 'PARTITIONS');
  return {
    connection: {
      clientId: 'colophon',
      bootstrapBrokers,
      connectTimeout: 10_000,
      retries: 3,
      strict: false,
      ...(protocol.endsWith('SSL') && { tls: readCertificates(env) }),
      ...(protocol.startsWith('SASL') && { sasl: readSasl(env) }),
    },
    topics: readTopicNames(env),
    consumerGroup: env.METADATA_CHANGE_PROPOSAL_KAFKA_CONSUMER_GROUP_ID || 'generic-mce-consumer-job-client',
    createTopics: env.DATAHUB_PRECREATE_TOPICS?.toLowerCase() !== 'false',
    replicas: count(env, 'REPLICATION_FACTOR') ?? 1,
    maxMessageBytes: count(env, 'MAX_MESSAGE_BYTES') ?? 5_242_880,
    ...(registryUrl !== undefined && { registryUrl }),
    ...(registryCredentials !== undefined && { registryCredentials }),
    ...(partitions !== undefined && { partitions }),
  };
}

function readSasl(env: Environment): NonNullable<BaseOptions['sasl']> {
  const mechanism = oneOf(env, 'KAFKA_PROPERTIES_SASL_MECHANISM', mechanisms);
  const { KAFKA_PROPERTIES_SASL_USERNAME: username, KAFKA_PROPERTIES_SASL_PASSWORD: password } = env;
  if (username && password) return { mechanism, username, password };
  throw new KafkaSettingsError(
    `${username ? 'KAFKA_PROPERTIES_SASL_PASSWORD' : 'KAFKA_PROPERTIES_SASL_USERNAME'}: expected a value, which SASL needs, got nothing.`,
  );
}

function readCertificates(env: Environment): NonNullable<BaseOptions['tls']> {
  const file = env.KAFKA_PROPERTIES_SSL_CA_LOCATION;
  if (!file) return {};
  try {
    return { ca: readFileSync(file, 'utf8') };
  } catch {
    throw new KafkaSettingsError(`KAFKA_PROPERTIES_SSL_CA_LOCATION: the file ${file} cannot be read.`);
  }
}

function oneOf<Value extends string>(
  env: Environment,
  name: string,
  values: readonly [Value, ...Value[]],
): Value {
  const came = env[name];
  if (!came) return values[0];
  const found = values.find((value) => value === came.toUpperCase());
  if (found !== undefined) return found;
  throw new KafkaSettingsError(`${name}: expected ${values.join(', ')}, got ${came}.`);
}

function count(env: Environment, name: string): number | undefined {
  const came = env[name];
  if (!came) return undefined;
  if (/^[1-9]\d{0,8}$/.test(came)) return Number(came);
  throw new KafkaSettingsError(`${name}: expected a whole number from 1, got ${came}.`);
}
