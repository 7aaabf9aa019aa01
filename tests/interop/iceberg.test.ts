import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readSource, sourceNamed } from '@colophon/ingestion/testing';
import { beforeAll, describe, expect, it } from 'vitest';
import { lakeEnvironment } from './environments.ts';
import { pythonFolder } from './folders.ts';
import { runTool } from './python.ts';

const iceberg = await sourceNamed('iceberg');

let folder = '';
const urn = (name: string) => `urn:li:dataset:(urn:li:dataPlatform:iceberg,${name},PROD)`;
const read = (config: object = {}) =>
  readSource(
    iceberg,
    { catalog: { local: { type: 'hadoop', warehouse: 'warehouse' } }, ...config },
    { folder },
  );

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'iceberg-'));
  await mkdir(join(folder, 'warehouse'));
  const script = join(pythonFolder, 'iceberg_tables.py');
  const { code, stderr } = await runTool('python', [script, folder], {
    home: folder,
    environment: lakeEnvironment,
  });
  if (code !== 0) throw new Error(stderr);
}, 180_000);

describe('the Iceberg source, with tables that PyIceberg has written', () => {
  it('containers, schema, descriptions: reads namespaces, and columns with nested fields', async () => {
    const reading = await read();
    expect(reading.warnings).toEqual([]);
    expect(reading.records.map(({ id }) => id)).toEqual(['shop', 'shop.empty', 'shop.orders']);
    const schema = reading.aspect(urn('shop.orders'), 'schemaMetadata');
    expect(
      schema?.fields.map(({ fieldPath, nativeDataType, nullable }) =>
        [fieldPath.replace('[version=2.0].[type=struct].', ''), nativeDataType, nullable ? 'null' : '']
          .join(' ')
          .trim(),
      ),
    ).toEqual([
      '[type=long].id long',
      '[type=int].day date null',
      '[type=fixed].amount decimal(9, 2) null',
      '[type=long].at timestamp null',
      '[type=struct].address struct<8: city: optional string> null',
      '[type=struct].address.[type=string].city string null',
      '[type=array].[type=string].tags list<string> null',
      '[type=array].[type=__map_entry].counts map<string, int> null',
      '[type=array].[type=__map_entry].counts.[type=string].key string',
      '[type=array].[type=__map_entry].counts.[type=int].value int null',
    ]);
    expect(schema?.fields[0]?.description).toBe('Number of the order');
  });

  it('owners: reads properties, the partition spec and the snapshot', async () => {
    const reading = await read();
    const properties = reading.aspect(urn('shop.orders'), 'datasetProperties');
    expect(properties).toMatchObject({
      name: 'orders',
      qualifiedName: 'shop.orders',
      description: 'All orders',
    });
    expect(JSON.parse(String(properties?.customProperties?.['partition-spec']))).toEqual([
      {
        name: 'day_part',
        transform: 'identity',
        source: 'day',
        'source-id': 2,
        'source-type': 'date',
        'field-id': 1000,
      },
    ]);
    // All digits: a number would lose the last ones.
    const manifests = String(properties?.customProperties?.['manifest-list']);
    expect(manifests).toContain(`snap-${properties?.customProperties?.['snapshot-id']}-`);
    expect(reading.aspect(urn('shop.orders'), 'ownership')?.owners).toMatchObject([
      { owner: 'urn:li:corpuser:ana', type: 'TECHNICAL_OWNER' },
    ]);
  });

  it('profiling: reads rows, nulls and bounds from manifests', async () => {
    const reading = await read({ profiling: { enabled: true } });
    expect(reading.warnings).toEqual([]);
    const profile = reading.aspect(urn('shop.orders'), 'datasetProfile');
    expect(profile).toMatchObject({ rowCount: 4, columnCount: 4 });
    expect(
      profile?.fieldProfiles?.map(({ fieldPath, nullCount, min, max }) => [
        fieldPath.split('.').at(-1),
        nullCount,
        min,
        max,
      ]),
    ).toEqual([
      ['id', 0, '1', '3'],
      ['day', 1, '2024-01-02', '2024-02-03'],
      ['amount', 1, '-1.50', '20.25'],
      ['at', 2, '2024-01-02T03:04:05.678901', '2024-01-02T03:04:05.678901'],
    ]);
    expect(reading.aspect(urn('shop.empty'), 'datasetProfile')).toBeUndefined();
  });

  it('patterns, platformInstance, domains, removal: reads what is allowed', async () => {
    const reading = await read({
      table_pattern: { deny: ['shop.empty'] },
      platform_instance: 'eu1',
      domain: { sales: { allow: ['shop.orders'] } },
    });
    expect(reading.urns().filter((one) => one.includes(':dataset:'))).toEqual([
      'urn:li:dataset:(urn:li:dataPlatform:iceberg,eu1.shop.orders,PROD)',
    ]);
    expect(reading.aspect('orders', 'domains')?.domains).toEqual(['urn:li:domain:sales']);
    expect(reading.records.every(({ owned = true }) => owned)).toBe(true);
  });

  it('reports a broken table, and reads the others', async () => {
    const metadata = join(folder, 'warehouse/shop/broken/metadata');
    await mkdir(metadata, { recursive: true });
    await writeFile(join(metadata, 'v1.metadata.json'), '{');
    const reading = await read();
    expect(reading.warnings).toMatchObject([{ title: 'cannot read a table', context: 'shop.broken' }]);
    expect(reading.urns()).toContain(urn('shop.orders'));
  });

  it('testConnection: names the folder that does not exist', async () => {
    await expect(read({ catalog: { local: { type: 'hadoop', warehouse: 'nowhere' } } })).rejects.toThrow(
      'nowhere/ does not exist',
    );
  });
});
