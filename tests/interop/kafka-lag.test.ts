import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { encodeMessage, frameMessage } from '@colophon/sdk/kafka';
import { createProposalLag, readKafkaSettings } from '@colophon/stream-kafka';
import { Admin, Producer } from '@platformatic/kafka';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startDatahubCommands } from './datahub-commands.ts';
import { type Kafka, startKafka } from './kafka.ts';
import { ownTopics, startKafkaServer } from './kafka-servers.ts';

const names = ownTopics('lag');
const topic = 'lag-proposals';
const command = ['check', 'get-kafka-consumer-offsets'];

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

/** Sends proposals to a partition. */
async function propose(partition: number, ...tags: readonly string[]): Promise<void> {
  const messages = tags.map((tag) => {
    const payload = encodeMessage('MetadataChangeProposal', {
      entityType: 'tag',
      entityUrn: `urn:li:tag:${tag}`,
      changeType: 'UPSERT',
      aspectName: 'tagProperties',
      aspect: { value: JSON.stringify({ name: tag }), contentType: 'application/json' },
    });
    return { topic, partition, value: frameMessage({ schemaId: 16, payload }) };
  });
  const producer = new Producer<Buffer, Buffer, Buffer, Buffer>({
    clientId: 'test',
    bootstrapBrokers: [kafka().broker],
  });
  await producer.send({ messages });
  await producer.close();
}

it("shows DataHub's client how far proposals are applied, partition by partition", async () => {
  const connection = { clientId: 'test', bootstrapBrokers: [kafka().broker] };
  const admin = new Admin(connection);
  await admin.createTopics({ topics: [topic], partitions: 3, replicas: 1 });
  const proposalLag = createProposalLag(readKafkaSettings(kafka().broker, names));
  const lags = async () => (await proposalLag()).partitions.map(({ offset, lag }) => [offset, lag]);

  await propose(0, 'a', 'b', 'c', 'd');
  await propose(1, 'e');
  // As retention does: a group that starts has less to read.
  await admin.deleteRecords({ topics: [{ name: topic, partitions: [{ partition: 0, offset: 1n }] }] });
  await admin.close();
  expect(await proposalLag()).toMatchObject({ group: 'lag', topic });
  expect(await lags()).toEqual([
    [undefined, 3],
    [undefined, 1],
    [undefined, 0],
  ]);

  const options = { broker: kafka().broker, data: join(home, 'data'), env: names };
  const server = await startKafkaServer(options);
  await using commands = startDatahubCommands({ home, env: { DATAHUB_GMS_URL: server.address } });
  await expect.poll(lags, { timeout: 120_000, interval: 200 }).toEqual([
    [4, 0],
    [1, 0],
    [undefined, 0],
  ]);
  const asJson = await commands.run([...command, '--output', 'json']);
  const row = { consumerType: 'mcp', consumerGroup: 'lag', topic, lag: 0, avgLag: 0, maxLag: 0, totalLag: 0 };
  expect(JSON.parse(asJson.stdout)).toEqual([
    { ...row, partition: '0', offset: 4 },
    { ...row, partition: '1', offset: 1 },
    { ...row, partition: '2', offset: null },
  ]);
  expect(await commands.run(command)).toMatchObject({
    code: 0,
    stdout: expect.stringMatching(/\| mcp +\| lag +\| lag-proposals +\| +0 \| 4 +\| +0 \|/),
  });
  const legacy = await fetch(`${server.address}/openapi/operations/kafka/mcp/consumer/offsets`);
  expect(await legacy.json()).toMatchObject({ lag: { [topic]: { metrics: { totalLag: 0 } } } });

  await server.stop();
  await propose(0, 'f', 'g', 'h');
  expect(await lags()).toEqual([
    [4, 3],
    [1, 0],
    [undefined, 0],
  ]);
}, 300_000);

it('says in time that the broker is away', async () => {
  await using server = await startKafkaServer({
    broker: kafka().broker,
    data: join(home, 'away'),
    env: ownTopics('away'),
  });
  // By default, the client asks five times, with longer and longer pauses.
  const env = { DATAHUB_GMS_URL: server.address, DATAHUB_REST_EMITTER_DEFAULT_RETRY_MAX_TIMES: '1' };
  await using commands = startDatahubCommands({ home, env });
  await kafka().stopBroker();
  const startedMs = performance.now();
  const response = await fetch(`${server.address}/openapi/operations/messaging/mcp/consumer/lag`);
  expect(performance.now() - startedMs).toBeLessThan(30_000);
  expect([response.status, await response.json()]).toEqual([
    503,
    expect.objectContaining({ code: 'KAFKA_UNAVAILABLE' }),
  ]);
  const { code, stdout, stderr } = await commands.run(command);
  expect(stdout + stderr).toContain('Kafka could not be asked');
  expect(code).not.toBe(0);
  await kafka().startBroker();
}, 300_000);
