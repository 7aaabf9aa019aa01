import { createSqliteStore } from '@colophon/store-sqlite';
import { openMemoryDatabase } from '@colophon/store-sqlite/node';
import { describe, expect } from 'vitest';
import type { Catalogue } from '../catalogue.ts';
import { type Clock, catalogueTest, datasetUrn, orders, upsert } from '../testing/catalogue-fixture.ts';
import { type ChangeCategory, changeCategories } from './change.ts';

const test = catalogueTest(async () => createSqliteStore(openMemoryDatabase()));

const ada = 'urn:li:corpuser:ada';
const column = (name: string): string => `urn:li:schemaField:(${orders},${name})`;
const field = (fieldPath: string, some: object = {}) => ({
  fieldPath,
  nativeDataType: 'int',
  type: { type: { 'com.linkedin.schema.NumberType': {} } },
  ...some,
});
const schema = (fields: object[], some: object = {}) =>
  upsert(orders, 'schemaMetadata', {
    schemaName: 'orders',
    platform: 'urn:li:dataPlatform:mysql',
    version: 0,
    hash: '',
    platformSchema: { 'com.linkedin.schema.OtherSchema': { rawSchema: '' } },
    fields: fields as never,
    ...some,
  });
const tags = (...names: string[]) =>
  upsert(orders, 'globalTags', { tags: names.map((name) => ({ tag: `urn:li:tag:${name}` })) });
const owners = (owned: Record<string, string>) =>
  upsert(orders, 'ownership', {
    owners: Object.entries(owned).map(([name, type]) => ({ owner: `urn:li:corpuser:${name}`, type })),
  });
const described = (description: string) => upsert(orders, 'datasetProperties', { description });

/** Writes one proposal after the other, a millisecond apart. */
async function write(catalogue: Catalogue, clock: Clock, proposals: readonly ReturnType<typeof tags>[]) {
  for (const proposal of proposals) {
    clock.time++;
    await catalogue.propose([proposal], ada);
  }
}

/** Each transaction as its version and its changes in short. */
async function categoriesOf(catalogue: Catalogue, ...categories: ChangeCategory[]) {
  const entries = await catalogue.timeline({ urn: orders, categories });
  return entries.map(({ semanticVersion, changes }) => [
    semanticVersion,
    ...changes.map(({ operation, modifier }) => (modifier ? `${operation} ${modifier}` : operation)),
  ]);
}

describe('the timeline', () => {
  test('reports added and removed tags, each with a version', async ({ catalogue, clock }) => {
    await write(catalogue, clock, [tags('a'), tags('a', 'b'), tags('b', 'c')]);
    expect(await categoriesOf(catalogue, 'TAG')).toEqual([
      ['0.0.0', 'ADD urn:li:tag:a'],
      ['0.1.0', 'ADD urn:li:tag:b'],
      ['0.2.0', 'REMOVE urn:li:tag:a', 'ADD urn:li:tag:c'],
    ]);
  });

  test('keeps writes apart that follow within a millisecond', async ({ catalogue }) => {
    for (const proposal of [tags('a'), described('All orders.'), tags('b'), described('Orders since 2019.')])
      await catalogue.propose([proposal], ada);
    const entries = await catalogue.timeline({ urn: orders, categories: ['TAG', 'DOCUMENTATION'] });
    expect(entries.map(({ semanticVersion, versions }) => [semanticVersion, versions])).toEqual([
      ['0.0.0', { datasetKey: 0, datasetProperties: 1, globalTags: 1 }],
      ['0.1.0', { datasetKey: 0, datasetProperties: 0, globalTags: 0 }],
    ]);
    expect(new Set(entries.map(({ time }) => time)).size).toBe(1);
  });

  test('reports owners, and a changed ownership type as a minor change', async ({ catalogue, clock }) => {
    await write(catalogue, clock, [
      owners({ ada: 'DATAOWNER' }),
      owners({ ada: 'TECHNICAL_OWNER', bob: 'DATAOWNER' }),
      owners({ ada: 'DATAOWNER', bob: 'DATAOWNER' }),
      owners({ ada: 'DATAOWNER' }),
    ]);
    const user = (name: string) => `urn:li:corpuser:${name}`;
    expect(await categoriesOf(catalogue, 'OWNERSHIP')).toEqual([
      ['0.0.0', `ADD ${user('ada')}`],
      ['0.1.0', `MODIFY ${user('ada')}`, `ADD ${user('bob')}`],
      ['0.1.1', `MODIFY ${user('ada')}`],
      ['0.2.0', `REMOVE ${user('bob')}`],
    ]);
  });

  test('reports columns; removal or a changed type is a major change', async ({ catalogue, clock }) => {
    const named = (path: string) => field(path, { description: 'who ordered' });
    await write(catalogue, clock, [
      schema([field('id')]),
      schema([field('id'), named('customer')]),
      schema([field('id'), named('buyer')]),
      schema([field('id', { nativeDataType: 'bigint' }), named('buyer')]),
      schema([field('id', { nativeDataType: 'bigint' })]),
    ]);
    expect(await categoriesOf(catalogue, 'TECHNICAL_SCHEMA')).toEqual([
      ['0.0.0', `ADD ${column('id')}`],
      ['0.1.0', `ADD ${column('customer')}`],
      ['0.2.0', `MODIFY ${column('buyer')}`],
      ['1.0.0', `MODIFY ${column('id')}`],
      ['2.0.0', `REMOVE ${column('buyer')}`],
    ]);
  });

  test('reports a primary key, a major change unless there was none', async ({ catalogue, clock }) => {
    const both = [field('id'), field('no')];
    await write(catalogue, clock, [
      schema(both),
      schema(both, { primaryKeys: ['id'] }),
      schema(both, { primaryKeys: ['no'] }),
    ]);
    expect((await categoriesOf(catalogue, 'TECHNICAL_SCHEMA')).slice(1)).toEqual([
      ['0.1.0', 'ADD id'],
      ['1.0.0', 'REMOVE id', 'ADD no'],
    ]);
  });

  test('reports edits to column metadata under the column', async ({ catalogue, clock }) => {
    const info = (some: object) =>
      upsert(orders, 'editableSchemaMetadata', {
        editableSchemaFieldInfo: [{ fieldPath: 'id', ...some }],
      });
    await write(catalogue, clock, [
      schema([field('id')]),
      info({ description: 'number', globalTags: { tags: [{ tag: 'urn:li:tag:pii' }] } }),
      info({ description: 'order number' }),
    ]);
    const entries = await catalogue.timeline({ urn: orders, categories: ['DOCUMENTATION', 'TAG'] });
    expect(entries.map(({ changes }) => changes)).toMatchObject([
      [
        {
          entityUrn: column('id'),
          category: 'DOCUMENTATION',
          operation: 'ADD',
          parameters: { fieldPath: 'id' },
        },
        {
          entityUrn: column('id'),
          category: 'TAG',
          parameters: { tagUrn: 'urn:li:tag:pii', fieldPath: 'id' },
        },
      ],
      [
        { operation: 'MODIFY', description: "The description changed from 'number' to 'order number'." },
        { operation: 'REMOVE', category: 'TAG' },
      ],
    ]);
  });

  test('reports documentation, deprecation, domains and deletion', async ({ catalogue, clock }) => {
    const deprecated = (value: boolean) =>
      upsert(orders, 'deprecation', { deprecated: value, note: '', actor: ada });
    await write(catalogue, clock, [
      described('old'),
      described('new'),
      described(''),
      upsert(orders, 'domains', { domains: ['urn:li:domain:sales'] }),
      deprecated(false),
      deprecated(true),
      upsert(orders, 'status', { removed: true }),
      upsert(orders, 'status', { removed: false }),
    ]);
    expect(await categoriesOf(catalogue, ...changeCategories)).toEqual([
      ['0.0.0', 'CREATE', 'ADD'],
      ['0.0.1', 'MODIFY'],
      ['0.1.0', 'REMOVE'],
      ['0.2.0', 'ADD urn:li:domain:sales'],
      ['0.3.0', 'MODIFY DEPRECATED'],
      ['1.0.0', 'SOFT_DELETE'],
      ['1.1.0', 'REINSTATE'],
    ]);
  });

  test('groups changes of the same time, with their author and versions', async ({ catalogue, clock }) => {
    await catalogue.propose([tags('a'), owners({ ada: 'DATAOWNER' })], ada);
    clock.time++;
    await catalogue.propose([tags('a', 'b')], 'urn:li:corpuser:bob');
    const entries = await catalogue.timeline({ urn: orders, categories: ['TAG', 'OWNERSHIP'] });
    expect(entries).toMatchObject([
      { actor: ada, time: clock.time - 1, versions: { globalTags: 1, ownership: 0 }, changes: [{}, {}] },
      { actor: 'urn:li:corpuser:bob', versions: { globalTags: 0, ownership: 0 } },
    ]);
    expect(entries[0]?.difference.map(({ op, path }) => [op, path])).toEqual([
      ['add', '/ownership'],
      ['add', '/globalTags'],
    ]);
    expect(entries[1]?.difference).toEqual([
      { op: 'add', path: '/globalTags/tags/1', value: { tag: 'urn:li:tag:b' } },
    ]);
  });

  test('computes the same version for a change, whatever the time range', async ({ catalogue, clock }) => {
    await write(catalogue, clock, [tags('a'), tags('a', 'b'), tags('b')]);
    const since = async (startTimeMillis: number) =>
      (await catalogue.timeline({ urn: orders, categories: ['TAG'], startTimeMillis })).map(
        ({ semanticVersion }) => semanticVersion,
      );
    expect(await since(0)).toEqual(['0.0.0', '0.1.0', '0.2.0']);
    expect(await since(clock.time)).toEqual(['0.2.0']);
    expect(await since(clock.time + 1)).toEqual([]);
  });

  test('is empty for an unknown entity', async ({ catalogue }) => {
    const urn = datasetUrn('nobody');
    expect(await catalogue.timeline({ urn, categories: changeCategories })).toEqual([]);
  });
});

describe('the difference between two versions', () => {
  test('is the patch from the one to the other', async ({ catalogue }) => {
    for (const text of ['first', 'second']) await catalogue.propose([described(text)]);
    expect(await catalogue.difference(orders, 'datasetProperties', 1, 0)).toEqual([
      { op: 'replace', path: '/description', value: 'second' },
    ]);
    expect(await catalogue.difference(orders, 'datasetProperties', 0, 0)).toEqual([]);
    expect(await catalogue.difference(orders, 'datasetProperties', 7, 0)).toBeUndefined();
  });
});
