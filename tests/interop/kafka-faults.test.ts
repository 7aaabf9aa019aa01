import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Colophon } from '@colophon/sdk';
import { encodeMessage, frameMessage, KafkaEmitter } from '@colophon/sdk/kafka';
import { Producer } from '@platformatic/kafka';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from '../support/free-port.ts';
import { startPostgres } from '../support/postgres.ts';
import { type Kafka, startKafka } from './kafka.ts';
import { type KafkaServer, ownTopics, type Received, readTopic, startKafkaServer } from './kafka-servers.ts';
import { startRecordingProxy } from './recording-proxy.ts';

const urnOf = (name: string | number) => `urn:li:tag:${name}`;
const waiting = { timeout: 120_000, interval: 200 };

let broker: Kafka | undefined;
let home: string;

beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'colophon-interop-'));
  broker = await startKafka({ 'message.max.bytes': 20_000_000, 'group.min.session.timeout.ms': 1000 });
});
afterAll(async () => {
  await broker?.stop();
  await rm(home, { recursive: true, force: true });
});

const kafka = (): Kafka => {
  if (!broker) throw new Error('Kafka has not started');
  return broker;
};
const start = (name: string, env: Readonly<Record<string, string>> = {}, data = name) =>
  startKafkaServer({
    broker: kafka().broker,
    data: join(home, data),
    env: { ...ownTopics(name), ...env },
  });
const write = (client: Colophon, name: string | number, description: string | number) =>
  client.aspects.write(urnOf(name), {
    tagProperties: { name: String(name), description: String(description) },
  });

/** The descriptions of each entity, in the order of their first messages. */
function descriptionsOf(received: readonly Received<'MetadataChangeLog'>[]) {
  const found = new Map<string, Set<string>>();
  for (const { key, value } of received) {
    if (value.aspectName !== 'tagProperties') continue;
    expect(key).toBe(value.entityUrn);
    const known = found.get(key) ?? new Set();
    found.set(key, known.add(JSON.parse(value.aspect?.value ?? '{}').description));
  }
  return new Map([...found].map(([key, descriptions]) => [key, [...descriptions]]));
}

/** Reads the topic of versioned aspects until each entity has its last description. */
async function readChanges(name: string, last: ReadonlyMap<string, string>) {
  const seen = new Set<string>();
  const received = await readTopic(kafka().broker, `${name}-versioned`, 'MetadataChangeLog', (messages) => {
    const { entityUrn = '', aspectName, aspect } = messages.at(-1)?.value ?? {};
    const isLast = JSON.parse(aspect?.value ?? '{}').description === last.get(entityUrn);
    if (aspectName === 'tagProperties' && isLast) seen.add(entityUrn);
    return seen.size === last.size;
  });
  return descriptionsOf(received);
}

/** The same of the change log. */
async function logOf(client: Colophon) {
  const found = new Map<string, string[]>();
  for await (const { urn, value } of client.changes.read({ aspectNames: ['tagProperties'], pageSize: 1000 }))
    found.set(urn, [...(found.get(urn) ?? []), String(value?.description)]);
  return found;
}

const emitterOf = (server: KafkaServer, name: string) =>
  new KafkaEmitter({
    bootstrap: kafka().broker,
    schemaRegistryUrl: `${server.address}/schema-registry/api/`,
    topicRoutes: { MetadataChangeEvent: `${name}-snapshots`, MetadataChangeProposal: `${name}-proposals` },
  });
const proposal = (name: string | number, description: string | number) => ({
  entityUrn: urnOf(name),
  aspectName: 'tagProperties' as const,
  aspect: { name: String(name), description: String(description) },
});

const numbers = (count: number): number[] => Array.from({ length: count }, (_, index) => index);

describe('the stream', () => {
  it('goes on after the broker was away, without which the catalogue serves', async () => {
    await using server = await start('away');
    const client = new Colophon({ server: server.address });
    await write(client, 'a', 0);
    await readChanges('away', new Map([[urnOf('a'), '0']]));
    await kafka().stopBroker();
    for (const number of [1, 2, 3]) await write(client, 'a', number);
    const ready = async () => {
      const response = await fetch(`${server.address}/health/ready`);
      const { dependencies } = (await response.json()) as { dependencies: Record<string, { state: string }> };
      return [response.status, dependencies.kafka?.state];
    };
    await expect.poll(ready, waiting).toEqual([200, 'down']);
    await kafka().startBroker();
    const changes = await readChanges('away', new Map([[urnOf('a'), '3']]));
    expect(changes.get(urnOf('a'))).toEqual(['0', '1', '2', '3']);
    const emitter = emitterOf(server, 'away');
    await emitter.emit(proposal('b', 0));
    await emitter.close();
    await expect.poll(() => client.aspects.get(urnOf('b'), 'tagProperties'), waiting).toBeDefined();
    await expect.poll(ready, waiting).toEqual([200, 'up']);
    await client.close();
  }, 300_000);

  it('waits for a registry that starts after it', async () => {
    const port = await freePort();
    await using server = await start('late', {
      KAFKA_SCHEMAREGISTRY_URL: `http://127.0.0.1:${port}/apis/ccompat/v7`,
    });
    const client = new Colophon({ server: server.address });
    await write(client, 'a', 1);
    await expect.poll(server.printed, waiting).toContain('the schema registry does not respond');
    await using _proxy = await startRecordingProxy(kafka().registry, port);
    const changes = await readChanges('late', new Map([[urnOf('a'), '1']]));
    expect(changes.get(urnOf('a'))).toEqual(['1']);
    await client.close();
  }, 120_000);

  it('loses nothing when it is killed while it sends, and keeps the order of each entity', async () => {
    const versions = numbers(30).map(String);
    const killed = await start('killed');
    const client = new Colophon({ server: killed.address, maxRetries: 0 });
    let isKilled = false;
    const writing = (async () => {
      for (const version of versions.slice(0, 15))
        await Promise.all(numbers(10).map((name) => write(client, name, version)));
    })().catch((error) => {
      if (!isKilled) throw error;
    });
    await readTopic(kafka().broker, 'killed-versioned', 'MetadataChangeLog', ({ length }) => length > 20);
    isKilled = true;
    await killed.kill();
    await writing;
    await using server = await start('killed');
    const again = new Colophon({ server: server.address });
    for (const version of versions.slice(15))
      await Promise.all(numbers(10).map((name) => write(again, name, version)));
    const last = new Map(numbers(10).map((name) => [urnOf(name), '29']));
    expect(await readChanges('killed', last)).toEqual(await logOf(again));
    await client.close();
    await again.close();
  }, 300_000);

  it('stops while it waits for the members of its group', async () => {
    const killed = await start('stopped');
    const client = new Colophon({ server: killed.address });
    const emitter = emitterOf(killed, 'stopped');
    await emitter.emit(proposal('a', 0));
    await emitter.close();
    // It is a member of the group, of which the group will not hear that it has gone.
    await expect.poll(() => client.aspects.get(urnOf('a'), 'tagProperties'), waiting).toBeDefined();
    await client.close();
    await killed.kill();
    const server = await start('stopped');
    await server.stop();
    expect(server.printed()).not.toContain('error');
  }, 120_000);

  it('is taken over by another server, with the partitions of a server that was killed', async () => {
    await using postgres = await startPostgres('catalogue');
    const env = {
      COLOPHON_STORE: `postgres://${postgres.user}:${postgres.password}@127.0.0.1:${postgres.port}/catalogue`,
      PARTITIONS: '4',
    };
    const names = numbers(8);
    const last = (version: number) => new Map(names.map((name) => [urnOf(name), String(version)]));
    const first = await start('shared', env, 'shared-first');
    await using second = await start('shared', env, 'shared-second');
    const client = new Colophon({ server: second.address });
    await using emitter = emitterOf(second, 'shared');
    const propose = (from: number, to: number) =>
      emitter.emitMany(
        numbers(to - from).flatMap((version) => names.map((name) => proposal(name, from + version))),
      );
    // The second one joins the group meanwhile.
    await propose(0, 20);
    await readChanges('shared', last(19));
    await Promise.all([propose(20, 40), first.kill()]);
    const changes = await readChanges('shared', last(39));
    const log = await logOf(client);
    for (const [urn, descriptions] of changes) expect(descriptions).toEqual([...new Set(log.get(urn))]);
    for (const name of names)
      expect(await client.aspects.get(urnOf(name), 'tagProperties')).toMatchObject({ description: '39' });
    await client.close();
  }, 300_000);
});

describe('messages that cannot be applied', () => {
  it('go to the topic of failures with the reason, and what comes after them is applied', async () => {
    await using server = await start('poison', { MAX_MESSAGE_BYTES: '20000000' });
    const client = new Colophon({ server: server.address });
    const producer = new Producer<Buffer, Buffer, Buffer, Buffer>({
      clientId: 'test',
      bootstrapBrokers: [kafka().broker],
    });
    const frame = (schemaId: number, payload: Buffer) => frameMessage({ schemaId, payload });
    const tag = (aspectName: string, value: string) =>
      encodeMessage('MetadataChangeProposal', {
        entityType: 'tag',
        entityUrn: urnOf('a'),
        changeType: 'UPSERT',
        aspectName,
        aspect: { value, contentType: 'application/json' },
      });
    const good = frame(16, tag('tagProperties', '{"name":"a","description":"applied"}'));
    for (const [key, value] of [
      ['text', Buffer.from('no Avro')],
      ['empty', Buffer.alloc(0)],
      ['unknown schema', frame(1234, tag('tagProperties', '{}'))],
      ['cut', frame(16, tag('tagProperties', '{}').subarray(0, 20))],
      ['no JSON', frame(16, tag('tagProperties', '{'))],
      ['wrong aspect', frame(16, tag('schemaMetadata', '{}'))],
      ['wrong value', frame(16, tag('tagProperties', '{"name":1}'))],
      ['too long', Buffer.alloc(17_000_000)],
      // The same message twice is one change.
      ['good', good],
      ['good', good],
    ] as const)
      await producer.send({
        messages: [{ topic: 'poison-proposals', key: Buffer.from(key), value }],
        acks: -1,
      });
    await producer.close();
    const failed = await readTopic(
      kafka().broker,
      'poison-failed',
      'FailedMetadataChangeProposal',
      ({ length }) => length === 8,
    );
    const reasons = new Map(failed.map(({ key, value }) => [key, value.error]));
    expect(Object.fromEntries(reasons)).toEqual({
      text: expect.stringContaining('not in the form of a schema registry'),
      empty: expect.stringContaining('The message is empty'),
      'unknown schema': 'Expected the id of a known schema, got 1234',
      cut: expect.stringContaining('The message is no MetadataChangeProposal'),
      'no JSON': expect.stringContaining('JSON'),
      'wrong aspect': expect.stringContaining('schemaMetadata'),
      'wrong value': expect.stringContaining('/name'),
      'too long': 'Expected at most 16777216 bytes, got 17000000',
    });
    const { metadataChangeProposal: kept } = failed[0]?.value ?? {};
    expect(Buffer.from(kept?.aspect?.value ?? '', 'base64').toString()).toBe('no Avro');
    await expect
      .poll(() => client.aspects.get(urnOf('a'), 'tagProperties'), waiting)
      .toMatchObject({ description: 'applied' });
    expect((await logOf(client)).get(urnOf('a'))).toEqual(['applied']);
    await client.close();
  }, 300_000);
});
