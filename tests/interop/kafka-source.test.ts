import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Admin } from '@platformatic/kafka';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createStatefulRuns, testSource } from '../ingestion/stateful-runs.ts';
import { type Kafka, startKafka } from './kafka.ts';
import { runSource, type SourceRun } from './source-records.ts';

const urnOf = (topic: string) => `urn:li:dataset:(urn:li:dataPlatform:kafka,${topic},PROD)`;

const order = {
  type: 'record',
  name: 'Order',
  namespace: 'shop',
  doc: 'An order.',
  tags: ['sales'],
  owner: 'ada',
  fields: [
    { name: 'id', type: 'long', doc: 'Number of the order.' },
    { name: 'mail', type: ['null', 'string'], default: null, tags: ['pii'] },
    { name: 'address', type: 'shop.Address' },
  ],
};
const address = {
  type: 'record',
  name: 'Address',
  namespace: 'shop',
  fields: [{ name: 'city', type: 'string' }],
};
const visit = {
  title: 'Visit',
  type: 'object',
  properties: { page: { type: 'string' }, times: { type: 'array', items: { type: 'integer' } } },
  required: ['page'],
};

let kafka: Kafka;
let folder: string;
let run: SourceRun;

async function register(subject: string, schema: object): Promise<void> {
  const response = await fetch(`${kafka.registry}/subjects/${subject}/versions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(schema),
  });
  if (!response.ok) throw new Error(`${subject}: ${response.status} ${await response.text()}`);
}

const source = (config: object = {}) => ({
  type: 'kafka',
  config: { connection: { bootstrap: kafka.broker, schema_registry_url: kafka.registry }, ...config },
});

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'colophon-kafka-source-'));
  kafka = await startKafka();
  const admin = new Admin({ clientId: 'test', bootstrapBrokers: [kafka.broker] });
  await admin.createTopics({
    topics: ['orders', 'visits', 'plain', 'protobuf', '_hidden'],
    partitions: 3,
    replicas: 1,
  });
  await admin.close();
  await register('address', { schema: JSON.stringify(address) });
  await register('orders-key', { schema: JSON.stringify({ type: 'string' }) });
  await register('orders-value', {
    schema: JSON.stringify(order),
    references: [{ name: 'shop.Address', subject: 'address', version: 1 }],
  });
  await register('visits-shop.Visit-value', { schema: JSON.stringify(visit), schemaType: 'JSON' });
  await register('protobuf-value', {
    schema: 'syntax = "proto3"; message A { string b = 1; }',
    schemaType: 'PROTOBUF',
  });
  run = await runSource(
    folder,
    source({
      domain: { 'urn:li:domain:shop': { allow: ['orders'] } },
      meta_mapping: { owner: { match: '.*', operation: 'add_owner', config: {} } },
    }),
  );
});
afterAll(async () => {
  await kafka?.stop();
  await rm(folder, { recursive: true, force: true });
});

describe('the source kafka, with a real broker and registry', () => {
  it('patterns: reads topics, but for internal ones', () => {
    const topics = run.proposals
      .filter(({ aspectName }) => aspectName === 'subTypes')
      .map(({ entityUrn }) => entityUrn);
    expect(topics).toEqual(['orders', 'plain', 'protobuf', 'visits'].map(urnOf));
  });

  it('descriptions: reads partitions and settings', () => {
    expect(run.aspect(urnOf('orders'), 'datasetProperties')).toMatchObject({
      name: 'orders',
      description: 'An order.',
      customProperties: {
        Partitions: '3',
        'Replication Factor': '1',
        'cleanup.policy': 'delete',
        'Schema Name': 'orders-value',
      },
    });
  });

  it('schema, tags: reads the fields of Avro schemas, with keys and with what they refer to', () => {
    const schema = run.aspect(urnOf('orders'), 'schemaMetadata') as {
      fields: { fieldPath: string; isPartOfKey?: boolean; globalTags?: unknown }[];
    };
    expect(schema.fields.map(({ fieldPath }) => fieldPath)).toEqual([
      '[version=2.0].[key=True].[type=string]',
      '[version=2.0].[type=Order].[type=long].id',
      '[version=2.0].[type=Order].[type=string].mail',
      '[version=2.0].[type=Order].[type=Address].address',
      '[version=2.0].[type=Order].[type=Address].address.[type=string].city',
    ]);
    expect(schema.fields[2]?.globalTags).toEqual({ tags: [{ tag: 'urn:li:tag:pii' }] });
  });

  it('schema: reads the fields of JSON schemas, by a subject with the name of the record', () => {
    const schema = run.aspect(urnOf('visits'), 'schemaMetadata') as { fields: { fieldPath: string }[] };
    expect(schema.fields.map(({ fieldPath }) => fieldPath)).toEqual([
      '[version=2.0].[type=Visit].[type=string].page',
      '[version=2.0].[type=Visit].[type=array].times',
      '[version=2.0].[type=Visit].[type=array].times.[type=integer].integer',
    ]);
  });

  it('schema: keeps Protobuf as text, and says so', () => {
    expect(run.aspect(urnOf('protobuf'), 'schemaMetadata')).toMatchObject({
      fields: [],
      platformSchema: { 'com.linkedin.schema.KafkaSchema': { documentSchemaType: 'PROTOBUF' } },
    });
    expect(JSON.stringify(run.report)).toContain('Schema kept as text');
    expect(run.aspect(urnOf('plain'), 'schemaMetadata')).toBeUndefined();
  });

  it('tags, owners, domains: reads tags and owners from schemas, and domains by patterns', () => {
    expect(run.aspect(urnOf('orders'), 'globalTags')).toEqual({ tags: [{ tag: 'urn:li:tag:sales' }] });
    expect(run.aspect(urnOf('orders'), 'ownership')).toMatchObject({
      owners: [{ owner: 'urn:li:corpuser:ada', source: { type: 'SERVICE' } }],
    });
    expect(run.aspect(urnOf('orders'), 'domains')).toEqual({ domains: ['urn:li:domain:shop'] });
    expect(run.aspect(urnOf('visits'), 'domains')).toBeUndefined();
  });

  it('patterns, platformInstance: reads the topics of a recipe, on an instance, with a subject that it names', async () => {
    const { proposals, aspect } = await runSource(
      folder,
      source({
        platform_instance: 'eu',
        topic_patterns: { allow: ['plain'] },
        topic_subject_map: { 'plain-value': 'orders-key' },
        ingest_schemas_as_entities: true,
      }),
    );
    const plain = urnOf('eu.plain');
    expect(new Set(proposals.map(({ entityUrn }) => entityUrn))).toEqual(new Set([plain]));
    expect(aspect(plain, 'schemaMetadata')).toMatchObject({
      fields: [{ fieldPath: '[version=2.0].[type=string]' }],
    });
  });

  it('removal: marks topics and schemas that are gone as removed, and none while the registry is away', async () => {
    const { run: runAgain, isRemoved } = createStatefulRuns('kafka', folder);
    const { connection } = source().config;
    const config = { connection, ingest_schemas_as_entities: true };
    const admin = new Admin({ clientId: 'test', bootstrapBrokers: [kafka.broker] });
    await admin.createTopics({ topics: ['gone'], partitions: 1, replicas: 1 });
    await runAgain(config);
    await admin.deleteTopics({ topics: ['gone'] });
    await admin.close();
    const away = { ...connection, schema_registry_url: 'http://127.0.0.1:1' };
    const { result } = await runAgain({ ...config, connection: away }, { mayFail: true });
    expect([result.status, result.stale]).toEqual(['FAILURE', []]);
    expect((await runAgain(config)).result.stale).toEqual([urnOf('gone')]);
    expect([await isRemoved(urnOf('gone')), await isRemoved(urnOf('orders'))]).toEqual([true, false]);
  });

  it('testConnection: says what cannot be reached', async () => {
    const tested = await testSource('kafka', source().config, folder);
    expect(tested).toEqual({
      basic_connectivity: { capable: true },
      capability_report: { schema: { capable: true } },
    });
    const nowhere = { connection: { bootstrap: '127.0.0.1:1', client_timeout_seconds: 5 } };
    await expect(runSource(folder, { type: 'kafka', config: nowhere })).rejects.toThrow(
      'Cannot reach Kafka at 127.0.0.1:1',
    );
    const { report, proposals } = await runSource(folder, {
      type: 'kafka',
      config: { connection: { bootstrap: kafka.broker, schema_registry_url: 'http://127.0.0.1:1' } },
    });
    expect(JSON.stringify(report)).toContain('Topics are read without their schemas');
    expect(proposals.length).toBeGreaterThan(0);
  });
});
