import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Kafka, startKafka } from './kafka.ts';
import { ownTopics, runKafkaServer, startKafkaServer } from './kafka-servers.ts';

let broker: Kafka | undefined;
let home: string;

beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'colophon-interop-'));
  broker = await startKafka();
});
afterAll(async () => {
  await broker?.stop();
  await rm(home, { recursive: true, force: true });
});

const kafka = (): Kafka => {
  if (!broker) throw new Error('Kafka has not started');
  return broker;
};

/** Starts a server that must stop with a sentence. */
async function refuse(env: Readonly<Record<string, string>>, sentence: string): Promise<void> {
  const data = await mkdtemp(join(home, 'refused-'));
  const { code, logged } = await runKafkaServer({ broker: kafka().broker, data, env });
  expect({ code, lines: logged.trim().split('\n') }).toEqual({
    code: 1,
    lines: [expect.stringContaining(sentence)],
  });
}

/** Starts a server that works. */
async function accept(env: Readonly<Record<string, string>>): Promise<void> {
  const data = join(home, 'accepted');
  await using server = await startKafkaServer({ broker: kafka().broker, data, env });
  await expect
    .poll(async () => (await fetch(`${server.address}/health/ready`)).json(), { timeout: 200_000 })
    .toMatchObject({ dependencies: { kafka: { state: 'up' } } });
}

describe('a server stops with a sentence', () => {
  it('when a topic has another number of partitions', async () => {
    const topics = ownTopics('partitioned');
    await accept({ ...topics, PARTITIONS: '3' });
    await refuse({ ...topics, PARTITIONS: '2' }, 'has 3 partitions, and PARTITIONS says 2.');
  }, 300_000);

  it('when a topic is missing and must not be created', async () => {
    await refuse(
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
      { ...ownTopics('other'), KAFKA_SCHEMAREGISTRY_URL: kafka().registry },
      '--kafka: The schema registry has another schema for this topic',
    );
  }, 300_000);
});
