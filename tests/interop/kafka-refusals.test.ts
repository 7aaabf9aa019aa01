import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createCertificate } from '@colophon/server/testing/create-certificate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Kafka, type SecuredProtocol, startKafka } from './kafka.ts';
import { ownTopics, runKafkaServer, startKafkaServer } from './kafka-servers.ts';

const certificate = createCertificate('localhost');
const jaas = 'org.apache.kafka.common.security.plain.PlainLoginModule required user_colophon="right";';

let broker: Kafka | undefined;
let home: string;

beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'colophon-interop-'));
  await writeFile(join(home, 'authority.pem'), certificate.cert);
  broker = await startKafka(
    {
      'listener.name.sasl_plaintext.sasl.enabled.mechanisms': 'PLAIN',
      'listener.name.sasl_plaintext.plain.sasl.jaas.config': jaas,
      'listener.name.sasl_ssl.sasl.enabled.mechanisms': 'PLAIN',
      'listener.name.sasl_ssl.plain.sasl.jaas.config': jaas,
      'ssl.keystore.type': 'PEM',
      'ssl.keystore.certificate.chain': certificate.cert,
      'ssl.keystore.key': certificate.key,
    },
    ['SASL_PLAINTEXT', 'SASL_SSL', 'SSL'],
  );
});
afterAll(async () => {
  await broker?.stop();
  await rm(home, { recursive: true, force: true });
});

const kafka = (): Kafka => {
  if (!broker) throw new Error('Kafka has not started');
  return broker;
};
const signIn = (password: string, protocol = 'SASL_PLAINTEXT') => ({
  KAFKA_PROPERTIES_SECURITY_PROTOCOL: protocol,
  KAFKA_PROPERTIES_SASL_USERNAME: 'colophon',
  KAFKA_PROPERTIES_SASL_PASSWORD: password,
});
const overTls = (authority?: string) => ({
  KAFKA_PROPERTIES_SECURITY_PROTOCOL: 'SSL',
  ...(authority !== undefined && { KAFKA_PROPERTIES_SSL_CA_LOCATION: authority }),
});

/** Starts a server that must stop with a sentence; the broker's address is that of a protocol, or the plain one. */
async function refuse(
  protocol: 'PLAINTEXT' | SecuredProtocol,
  env: Readonly<Record<string, string>>,
  sentence: string,
): Promise<void> {
  const address = protocol === 'PLAINTEXT' ? kafka().broker : (kafka().secured[protocol] ?? '');
  const data = await mkdtemp(join(home, 'refused-'));
  const { code, logged } = await runKafkaServer({ broker: address, data, env });
  expect({ code, lines: logged.trim().split('\n') }).toEqual({
    code: 1,
    lines: [expect.stringContaining(sentence)],
  });
  expect(logged).not.toContain('wrong-secret');
}

/** Starts a server that works. */
async function accept(address: string | undefined, env: Readonly<Record<string, string>>): Promise<void> {
  await using server = await startKafkaServer({ broker: address ?? '', data: join(home, 'accepted'), env });
  await expect
    .poll(async () => (await fetch(`${server.address}/health/ready`)).json(), { timeout: 200_000 })
    .toMatchObject({ dependencies: { kafka: { state: 'up' } } });
}

describe('a server stops with a sentence', () => {
  it('when the password is wrong', async () => {
    await accept(kafka().secured.SASL_PLAINTEXT, signIn('right'));
    await refuse('SASL_PLAINTEXT', signIn('wrong-secret'), '--kafka: Kafka rejects the sign-in');
  }, 300_000);

  it('when the password is wrong over TLS, as Confluent Cloud has it', async () => {
    const authority = { KAFKA_PROPERTIES_SSL_CA_LOCATION: join(home, 'authority.pem') };
    await accept(kafka().secured.SASL_SSL, { ...signIn('right', 'SASL_SSL'), ...authority });
    await refuse(
      'SASL_SSL',
      { ...signIn('wrong-secret', 'SASL_SSL'), ...authority },
      '--kafka: Kafka rejects the sign-in',
    );
  }, 300_000);

  it('when the certificate of the broker is of an unknown authority', async () => {
    await accept(kafka().secured.SSL, overTls(join(home, 'authority.pem')));
    await refuse('SSL', overTls(), "--kafka: The certificate of Kafka's broker cannot be verified");
  }, 300_000);

  it('when a topic has another number of partitions', async () => {
    const topics = ownTopics('partitioned');
    await accept(kafka().broker, { ...topics, PARTITIONS: '3' });
    await refuse('PLAINTEXT', { ...topics, PARTITIONS: '2' }, 'has 3 partitions, and PARTITIONS says 2.');
  }, 300_000);

  it('when a topic is missing and must not be created', async () => {
    await refuse(
      'PLAINTEXT',
      { ...ownTopics('missing'), DATAHUB_PRECREATE_TOPICS: 'false' },
      'The topic missing-versioned does not exist, and DATAHUB_PRECREATE_TOPICS=false forbids to create it.',
    );
  }, 300_000);

  it('when a topic has another schema in the registry', async () => {
    const other = { type: 'record', name: 'Other', fields: [{ name: 'id', type: 'long' }] };
    const registered = await fetch(`${kafka().registry}/subjects/other-versioned-value/versions`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/vnd.schemaregistry.v1+json' },
      body: JSON.stringify({ schema: JSON.stringify(other) }),
    });
    expect(registered.ok).toBe(true);
    await refuse(
      'PLAINTEXT',
      { ...ownTopics('other'), KAFKA_SCHEMAREGISTRY_URL: kafka().registry },
      '--kafka: The schema registry has another schema for this topic',
    );
  }, 300_000);
});
