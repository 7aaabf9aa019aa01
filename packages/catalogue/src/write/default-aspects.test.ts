import { createSqliteStore } from '@colophon/store-sqlite';
import { openMemoryDatabase } from '@colophon/store-sqlite/node';
import { describe, expect } from 'vitest';
import { catalogueTest, orders, upsert } from '../testing/catalogue-fixture.ts';

const test = catalogueTest(async () => createSqliteStore(openMemoryDatabase()));

const flow = 'urn:li:dataFlow:(airflow,Nightly,prod)';
const job = `urn:li:dataJob:(${flow},load)`;

describe('a new entity', () => {
  test.for([
    [orders, 'urn:li:dataPlatform:mysql', '/prod/mysql/shop', [{ id: 'shop' }]],
    [
      'urn:li:dataset:(urn:li:dataPlatform:s3,bare,DEV)',
      'urn:li:dataPlatform:s3',
      '/dev/s3',
      [{ id: 'Default' }],
    ],
    ['urn:li:dashboard:(looker,sales)', 'urn:li:dataPlatform:looker', '/looker', [{ id: 'Default' }]],
    [flow, 'urn:li:dataPlatform:airflow', '/airflow/prod', [{ id: 'Default' }]],
    [job, 'urn:li:dataPlatform:airflow', '/airflow/prod', [{ id: flow, urn: flow }]],
  ] as const)('%s has a platform and a folder', async ([urn, platform, browsePath, path], { catalogue }) => {
    await catalogue.propose([
      upsert(urn, 'status', { removed: false }, { systemMetadata: { runId: 'run' } }),
    ]);
    expect((await catalogue.aspect(urn, 'dataPlatformInstance'))?.value).toEqual({ platform });
    expect((await catalogue.aspect(urn, 'browsePaths'))?.value).toEqual({ paths: [browsePath] });
    const folder = await catalogue.aspect(urn, 'browsePathsV2');
    expect(folder?.value).toEqual({ path });
    expect(folder?.systemMetadata.runId).toBe('run');
  });

  test('is in the folders that its platform divides names into', async ({ catalogue }) => {
    const platform = 'urn:li:dataPlatform:s3';
    const info = upsert(platform, 'dataPlatformInfo', {
      name: 's3',
      type: 'FILE_SYSTEM',
      datasetNameDelimiter: '/',
    });
    const dataset = (name: string) => `urn:li:dataset:(${platform},${name},PROD)`;
    const path = async (name: string) => {
      await catalogue.propose([upsert(dataset(name), 'status', { removed: false })]);
      return (await catalogue.aspect(dataset(name), 'browsePathsV2'))?.value.path;
    };
    const first = dataset('lake/raw/v1.2.csv');
    // In one batch with its platform, too, in either order.
    await catalogue.propose([upsert(first, 'status', { removed: false }), info]);
    expect((await catalogue.aspect(first, 'browsePathsV2'))?.value.path).toEqual([
      { id: 'lake' },
      { id: 'raw' },
    ]);
    expect(await path('lake/raw/v1.3.csv')).toEqual([{ id: 'lake' }, { id: 'raw' }]);
    const instance = `urn:li:dataPlatformInstance:(${platform},lake)`;
    await catalogue.propose([upsert(instance, 'dataPlatformInstanceProperties', { name: 'Lake' })]);
    expect(await path('lake/raw/v1.4.csv')).toEqual([{ id: instance, urn: instance }, { id: 'raw' }]);
    expect(await path('other/raw/v1.csv')).toEqual([{ id: 'other' }, { id: 'raw' }]);
  });

  test('gets no default for aspects in its first batch, in any order', async ({ catalogue }) => {
    const path = [{ id: 'own' }];
    await catalogue.propose([
      upsert(orders, 'status', { removed: false }),
      upsert(orders, 'browsePathsV2', { path }),
    ]);
    expect((await catalogue.aspect(orders, 'browsePathsV2'))?.value).toEqual({ path });
    expect(await catalogue.aspect(orders, 'browsePathsV2', 1)).toBeUndefined();
  });

  test('does not get them twice', async ({ catalogue }) => {
    await catalogue.propose([upsert(orders, 'browsePathsV2', { path: [{ id: 'own' }] })]);
    await catalogue.propose([upsert(orders, 'status', { removed: false })]);
    expect((await catalogue.aspect(orders, 'browsePathsV2'))?.value).toEqual({ path: [{ id: 'own' }] });
  });

  test('of a type without a platform has none', async ({ catalogue }) => {
    const urn = 'urn:li:container:c';
    await catalogue.propose([upsert(urn, 'status', { removed: false })]);
    expect(await catalogue.aspect(urn, 'dataPlatformInstance')).toBeUndefined();
    expect((await catalogue.aspect(urn, 'browsePathsV2'))?.value).toEqual({ path: [{ id: 'Default' }] });
  });
});
