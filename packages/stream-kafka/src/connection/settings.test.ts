import { expect, it } from 'vitest';
import { readKafkaSettings } from './settings.ts';

it('reads the settings of DataHub, and its defaults', () => {
  const settings = readKafkaSettings('a:9092, b:9093', { PLATFORM_EVENT_TOPIC_NAME: 'events' });
  expect(settings).toMatchObject({
    connection: { bootstrapBrokers: ['a:9092', 'b:9093'] },
    topics: { platformEvent: 'events', metadataChangeProposal: 'MetadataChangeProposal_v1' },
    consumerGroup: 'generic-mce-consumer-job-client',
    createTopics: true,
    replicas: 1,
  });
  expect(settings.connection.sasl).toBeUndefined();
});

it('signs in to Confluent Cloud', () => {
  const { connection, registryCredentials } = readKafkaSettings('x.confluent.cloud:9092', {
    KAFKA_PROPERTIES_SECURITY_PROTOCOL: 'SASL_SSL',
    KAFKA_PROPERTIES_SASL_USERNAME: 'key',
    KAFKA_PROPERTIES_SASL_PASSWORD: 'secret',
    KAFKA_SCHEMAREGISTRY_URL: 'https://registry.confluent.cloud',
    KAFKA_PROPERTIES_BASIC_AUTH_USER_INFO: 'key:secret',
  });
  expect(connection).toMatchObject({
    tls: {},
    sasl: { mechanism: 'PLAIN', username: 'key', password: 'secret' },
  });
  expect(registryCredentials).toBe('key:secret');
});

it.each([
  ['localhost', {}, 'expected host:port'],
  ['a:1', { KAFKA_PROPERTIES_SECURITY_PROTOCOL: 'TLS' }, 'expected PLAINTEXT, SSL'],
  ['a:1', { KAFKA_PROPERTIES_SECURITY_PROTOCOL: 'SASL_SSL' }, 'SASL_USERNAME: expected a value'],
  ['a:1', { KAFKA_SCHEMAREGISTRY_URL: 'registry:8081' }, 'expected an http or https URL'],
  ['a:1', { KAFKA_PROPERTIES_BASIC_AUTH_USER_INFO: 'secret' }, 'with a colon between them'],
  ['a:1', { PARTITIONS: '0' }, 'PARTITIONS: expected a whole number from 1, got 0'],
])('rejects what cannot be used, in a sentence: %s %j', (brokers, env, message) => {
  expect(() => readKafkaSettings(brokers, env)).toThrow(message);
});
