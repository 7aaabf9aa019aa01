import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  decodeMessage,
  KafkaEmitter,
  type MessageName,
  type Messages,
  SchemaRegistry,
  unframeMessage,
} from '@colophon/sdk/kafka';
import { Consumer } from '@platformatic/kafka';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Kafka, startKafka } from './kafka.ts';
import { parseLines, runScript } from './python.ts';

const urn = 'urn:li:dataset:(urn:li:dataPlatform:mysql,shop.orders,PROD)';
const snapshot = (removed: boolean) => ({
  'com.linkedin.metadata.snapshot.DatasetSnapshot': {
    urn,
    aspects: [{ 'com.linkedin.common.Status': { removed } }],
  },
});
const routesOf = (who: string) => ({
  MetadataChangeEvent: `${who}-events`,
  MetadataChangeProposal: `${who}-proposals`,
});

let kafka: Kafka | undefined;
let home: string;

beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'colophon-interop-'));
  kafka = await startKafka();
});
afterAll(async () => {
  await kafka?.stop();
  await rm(home, { recursive: true, force: true });
});

const servers = (): Kafka => {
  if (!kafka) throw new Error('Kafka has not started');
  return kafka;
};
const emitterOf = (who: string, producerConfig = {}) =>
  new KafkaEmitter({
    bootstrap: servers().broker,
    schemaRegistryUrl: servers().registry,
    topicRoutes: routesOf(who),
    producerConfig,
  });
const python = async <T>(...args: string[]): Promise<T[]> =>
  parseLines<T>(
    await runScript('kafka_emitters_cases.py', [servers().broker, servers().registry, ...args], { home }),
  );

/** The first messages of a topic. */
async function read<N extends MessageName>(topic: string, name: N, count: number) {
  const registry = new SchemaRegistry({ url: servers().registry });
  const consumer = new Consumer({
    clientId: 'test',
    groupId: `test-${topic}`,
    bootstrapBrokers: [servers().broker],
  });
  const stream = await consumer.consume({ topics: [topic], mode: 'earliest', autocommit: false });
  const found: { readonly key: string; readonly value: Messages[N] }[] = [];
  for await (const { key, value } of stream) {
    const { schemaId, payload } = unframeMessage(value);
    const schema = await registry.schemaById(schemaId);
    found.push({ key: String(key), value: decodeMessage(name, payload, schema) });
    if (found.length === count) break;
  }
  await consumer.close(true);
  return found;
}

describe('the Kafka emitter of the TypeScript SDK, with a real broker and registry', () => {
  it('sends proposals and events that DataHub’s package reads', async () => {
    const emitter = emitterOf('typescript');
    await emitter.emitMany([
      { entityUrn: urn, aspectName: 'status', aspect: { removed: true } },
      {
        entityUrn: urn,
        aspectName: 'datasetProperties',
        aspect: { name: 'Größe, 数, 🛒', customProperties: { rows: '3' } },
        systemMetadata: { runId: 'nightly', lastObserved: 1_750_000_000_000 },
        headers: { 'If-Version-Match': '-1' },
      },
      { entityUrn: urn, aspectName: 'globalTags', changeType: 'DELETE' },
    ]);
    await emitter.emitEvent({ proposedSnapshot: snapshot(true) });
    await emitter.close();
    const proposals = await python<{ key: string; value: object }>(
      'read',
      'typescript-proposals',
      '3',
      'proposal',
    );
    expect(proposals).toMatchObject([
      { key: urn, value: { entityType: 'dataset', aspect: { value: { removed: true } } } },
      {
        key: urn,
        value: {
          aspect: { value: { name: 'Größe, 数, 🛒' }, contentType: 'application/json' },
          systemMetadata: { runId: 'nightly' },
          headers: { 'If-Version-Match': '-1' },
        },
      },
      { key: urn, value: { changeType: 'DELETE', aspectName: 'globalTags' } },
    ]);
    const events = await python('read', 'typescript-events', '1', 'event');
    expect(events).toMatchObject([
      { key: urn, value: { proposedSnapshot: { urn, aspects: [{ removed: true }] } } },
    ]);
  });

  it('reads what DataHub’s Kafka emitter sends', async () => {
    const routes = routesOf('datahub');
    const [sent] = await python('emit', routes.MetadataChangeEvent, routes.MetadataChangeProposal);
    expect(sent).toEqual({ errors: [] });
    expect(await read(routes.MetadataChangeProposal, 'MetadataChangeProposal', 1)).toMatchObject([
      {
        key: urn,
        value: {
          entityType: 'dataset',
          entityUrn: urn,
          changeType: 'UPSERT',
          aspectName: 'status',
          aspect: { contentType: 'application/json' },
        },
      },
    ]);
    expect(await read(routes.MetadataChangeEvent, 'MetadataChangeEvent', 1)).toMatchObject([
      { key: urn, value: { proposedSnapshot: snapshot(false) } },
    ]);
  });

  it('says which message is larger than the topic accepts, and delivers the others', async () => {
    const emitter = emitterOf('large');
    const write = (description: string) =>
      emitter.emit({ entityUrn: urn, aspectName: 'datasetProperties', aspect: { description } });
    const results = await Promise.allSettled([write('a'), write('b'.repeat(2_000_000)), write('c')]);
    await emitter.close();
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(results[1]).toMatchObject({
      reason: { isTooLarge: true, message: expect.stringContaining('raise its max.message.bytes') },
    });
  });
});
