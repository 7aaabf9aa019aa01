import { ConfigurationError } from '../errors.ts';
import { defaultTopics } from './topics.ts';

/** How to reach Kafka, and where to send. */
export interface KafkaEmitterOptions {
  /** Addresses of brokers, separated by commas. Default `localhost:9092`. */
  readonly bootstrap?: string;
  /** Address of the schema registry. Default `http://localhost:8080/schema-registry/api/`: that of a catalogue on this machine. */
  readonly schemaRegistryUrl?: string;
  /** Settings of the registry's client: `basic.auth.user.info` is `user:password`. Default: none. */
  readonly schemaRegistryConfig?: Readonly<Record<string, unknown>>;
  /** Settings of the producer by the names of librdkafka, such as `security.protocol` and `message.max.bytes`. Default: none. */
  readonly producerConfig?: Readonly<Record<string, unknown>>;
  /** The topic of `MetadataChangeEvent` and that of `MetadataChangeProposal`; both are needed. Default: DataHub's. */
  readonly topicRoutes?: Readonly<Record<string, string>>;
  /** Maximum time to connect, and of a request, in milliseconds. Default 60,000. */
  readonly timeoutMs?: number;
  /** What happens to fields that the model does not have, as in the REST emitter. Default `reject`. */
  readonly unknownFields?: 'keep' | 'reject';
}

/** The messages that have a route. */
export type RoutedMessage = 'MetadataChangeEvent' | 'MetadataChangeProposal';

/** The options with every default filled in. */
export interface ResolvedKafkaEmitterOptions extends Required<KafkaEmitterOptions> {
  readonly topicRoutes: Readonly<Record<RoutedMessage, string>>;
}

const routed: readonly RoutedMessage[] = ['MetadataChangeEvent', 'MetadataChangeProposal'];

/** @throws ConfigurationError that names the missing route. */
export function resolveEmitterOptions(options: KafkaEmitterOptions): ResolvedKafkaEmitterOptions {
  const routes = options.topicRoutes ?? {
    MetadataChangeEvent: defaultTopics.metadataChangeEvent,
    MetadataChangeProposal: defaultTopics.metadataChangeProposal,
  };
  const missing = routed.filter((name) => !routes[name]);
  if (missing.length > 0)
    throw refuse(
      `${missing.length > 1 ? 'routes' : 'a route'} for ${missing.join(' and ')} ${missing.length > 1 ? 'are' : 'is'} missing`,
    );
  const unknown = Object.keys(routes).filter((name) => !routed.some((known) => known === name));
  if (unknown.length > 0) throw refuse(`expected ${routed.join(' and ')}, got ${unknown.join(', ')}`);
  return {
    bootstrap: options.bootstrap ?? 'localhost:9092',
    schemaRegistryUrl: options.schemaRegistryUrl ?? 'http://localhost:8080/schema-registry/api/',
    schemaRegistryConfig: options.schemaRegistryConfig ?? {},
    producerConfig: options.producerConfig ?? {},
    topicRoutes: routes as Readonly<Record<RoutedMessage, string>>,
    timeoutMs: options.timeoutMs ?? 60_000,
    unknownFields: options.unknownFields ?? 'reject',
  };
}

const refuse = (reason: string) => new ConfigurationError('INVALID_CONFIGURATION', `topicRoutes: ${reason}`);
