import { createSqliteStore } from '@colophon/store-sqlite';
import { openMemoryDatabase } from '@colophon/store-sqlite/node';
import { describe, expect } from 'vitest';
import { catalogueTest, orders, upsert } from '../testing/catalogue-fixture.ts';

const test = catalogueTest(async () => createSqliteStore(openMemoryDatabase()));

const column = (fieldPath: string) => ({
  fieldPath,
  nativeDataType: 'int',
  type: { type: { 'com.linkedin.schema.NumberType': {} } },
});
const schema = (...paths: string[]) =>
  upsert(orders, 'schemaMetadata', {
    schemaName: 'orders',
    platform: 'urn:li:dataPlatform:mysql',
    version: 0,
    hash: '',
    platformSchema: { 'com.linkedin.schema.OtherSchema': { rawSchema: '' } },
    fields: paths.map(column),
  });

describe('the columns of a schema', () => {
  test('are rejected when one has no path, or two have the same', async ({ catalogue }) => {
    await expect(catalogue.propose([schema('id', '')])).rejects.toThrow(
      /\/fields\/1\/fieldPath: .*empty field path/,
    );
    await expect(catalogue.propose([schema('id', 'a', 'id')])).rejects.toThrow(
      /\/fields\/2\/fieldPath: .*"id", which \/fields\/0 has/,
    );
    const edited = upsert(orders, 'editableSchemaMetadata', {
      editableSchemaFieldInfo: [{ fieldPath: 'id' }, { fieldPath: 'id' }],
    });
    await expect(catalogue.propose([edited])).rejects.toThrow('/editableSchemaFieldInfo/1/fieldPath');
    expect(await catalogue.logHead()).toBe(0);
  });

  test('are not duplicated by a patch that adds one by position again', async ({ catalogue }) => {
    await catalogue.propose([schema('id', 'a')]);
    const patch = [{ op: 'add', path: '/fields/-', value: { ...column('id'), description: 'again' } }];
    await catalogue.propose([upsert(orders, 'schemaMetadata', { patch }, { changeType: 'PATCH' })]);
    const value = (await catalogue.aspect(orders, 'schemaMetadata'))?.value;
    expect(value?.fields).toEqual([column('id'), column('a')]);
  });
});
