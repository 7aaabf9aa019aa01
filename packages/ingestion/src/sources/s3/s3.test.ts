import { mkdirSync, mkdtempSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { DatasetProfile, DatasetProperties, SchemaMetadata } from '@colophon/model-types';
import { makeDatasetUrn } from '@colophon/sdk/urns';
import avsc from 'avsc';
import { parquetWriteBuffer } from 'hyparquet-writer';
import { describe, expect, it } from 'vitest';
import { aspectOf, type Reading, readSource } from '../../testing/read-source.ts';
import { s3 } from './source.ts';

/** Files of one recipe, by their paths. */
function files(content: Readonly<Record<string, string | Uint8Array>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'files-'));
  for (const [path, bytes] of Object.entries(content)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), bytes);
  }
  return folder;
}

const read = (folder: string, include: string, more: object = {}, spec: object = {}) =>
  readSource(s3, { path_specs: [{ include, ...spec }], ...more }, { folder });

const urnOf = (name: string) => makeDatasetUrn('file', name);
const fieldsOf = (reading: Reading, name: string) =>
  (aspectOf(reading, urnOf(name), 'schemaMetadata') as SchemaMetadata | undefined)?.fields.map(
    ({ fieldPath, nativeDataType, nullable }) => `${fieldPath} ${nativeDataType}${nullable ? ' null' : ''}`,
  );
const propertiesOf = (reading: Reading, name: string) =>
  aspectOf(reading, urnOf(name), 'datasetProperties') as DatasetProperties;
const profileOf = (reading: Reading, name: string) =>
  aspectOf(reading, urnOf(name), 'datasetProfile') as DatasetProfile;

async function avroFile(schema: avsc.Schema, rows: readonly unknown[], codec = 'null'): Promise<Buffer> {
  const encoder = new avsc.streams.BlockEncoder(schema, { codec });
  const parts: Buffer[] = [];
  encoder.on('data', (part: Buffer) => parts.push(part));
  for (const row of rows) encoder.write(row);
  encoder.end();
  await new Promise((resolve) => encoder.on('end', resolve));
  return Buffer.concat(parts);
}

describe('the source s3, on disk', () => {
  it('schema: reads CSV, TSV, JSON, JSON lines, Parquet and Avro', async () => {
    const folder = files({
      'data/a.csv': 'id,day,name,price,at\n1,2024-01-02,x,1.5,2024-01-02T03:04:05Z\n2,2024-01-03,,2,\n',
      'data/b.tsv': 'id\tok\n1\ttrue\n',
      'data/c.json': '[{"a":1,"b":{"c":"x"}},{"a":1.5,"tags":["y"]}]',
      'data/d.jsonl': '{"a":"x"}\n{"a":1}\n',
      'data/e.parquet': new Uint8Array(
        parquetWriteBuffer({
          columnData: [
            { name: 'id', data: [1, 2], type: 'INT32', nullable: false },
            { name: 'name', data: ['x', null], type: 'STRING' },
          ],
        }),
      ),
      'data/f.avro': await avroFile(
        {
          type: 'record',
          name: 'order',
          fields: [
            { name: 'id', type: 'long' },
            {
              name: 'lines',
              type: {
                type: 'array',
                items: { type: 'record', name: 'line', fields: [{ name: 'sku', type: ['null', 'string'] }] },
              },
            },
          ],
        },
        [{ id: 1, lines: [] }],
        'deflate',
      ),
    });
    const reading = await read(folder, 'data/*.*');
    expect(reading.warnings).toEqual([]);
    expect(fieldsOf(reading, 'data/a.csv')).toEqual([
      'id integer',
      'day date',
      'name string',
      'price number',
      'at datetime',
    ]);
    expect(fieldsOf(reading, 'data/b.tsv')).toEqual(['id integer', 'ok boolean']);
    expect(fieldsOf(reading, 'data/c.json')).toEqual([
      'a float',
      'b dict null',
      'b.c str null',
      'tags list null',
    ]);
    expect(fieldsOf(reading, 'data/d.jsonl')).toEqual(['a mixed']);
    expect(fieldsOf(reading, 'data/e.parquet')).toEqual(['id int32', 'name string null']);
    expect(fieldsOf(reading, 'data/f.avro')).toEqual([
      '[version=2.0].[type=order].[type=long].id long',
      '[version=2.0].[type=order].[type=array].[type=line].lines array',
      '[version=2.0].[type=order].[type=array].[type=line].lines.[type=string].sku string null',
    ]);
  });

  it('containers: writes each folder once, above the tables in it', async () => {
    const folder = files({ 'lake/raw/a.csv': 'x\n1\n', 'lake/raw/b.csv': 'x\n1\n' });
    const { records } = await read(folder, 'lake/raw/*.csv');
    expect(records.map(({ id }) => id)).toEqual(['lake', 'raw', 'lake/raw/a.csv', 'lake/raw/b.csv']);
    const [lake, raw, table] = records.map(({ proposals }) => proposals);
    expect(raw?.find(({ aspectName }) => aspectName === 'container')).toMatchObject({
      aspect: { container: lake?.[0]?.entityUrn },
    });
    expect(table?.find(({ aspectName }) => aspectName === 'container')).toMatchObject({
      aspect: { container: raw?.[0]?.entityUrn },
    });
  });

  it('puts the files of a table together, with its partitions', async () => {
    const folder = files({
      'lake/orders/year=2023/month=12/part.csv': 'id\n1\n',
      'lake/orders/year=2024/month=1/part.csv': 'id,note\n1,x\n',
    });
    utimesSync(join(folder, 'lake/orders/year=2023/month=12/part.csv'), 1000, 1000);
    utimesSync(join(folder, 'lake/orders/year=2024/month=1/part.csv'), 2000, 2000);
    const reading = await read(folder, 'lake/{table}', { add_partition_columns_to_schema: true });
    expect(propertiesOf(reading, 'lake/orders')).toMatchObject({
      name: 'orders',
      customProperties: { number_of_files: '2', size_in_bytes: '17' },
      created: { time: 1_000_000 },
      lastModified: { time: 2_000_000 },
    });
    expect(fieldsOf(reading, 'lake/orders')).toEqual([
      'id integer',
      'note string',
      'year string',
      'month string',
    ]);
    expect(aspectOf(reading, urnOf('lake/orders'), 'partitionsSummary')).toMatchObject({
      minPartition: { partition: 'year=2023/month=12' },
      maxPartition: { partition: 'year=2024/month=1' },
    });
  });

  it('profiling: counts rows, nulls, different values, and finds bounds and samples', async () => {
    const folder = files({
      'a.csv': `id,city\n${Array.from({ length: 200 }, (_, n) => `${n},${n % 2 ? 'Rome' : ''}`).join('\n')}\n`,
    });
    const reading = await read(folder, '*.csv', { profiling: { enabled: true } });
    const { rowCount, columnCount, fieldProfiles, partitionSpec } = profileOf(reading, 'a.csv');
    expect({ rowCount, columnCount, partitionSpec }).toEqual({ rowCount: 200, columnCount: 2 });
    expect(fieldProfiles?.[0]).toMatchObject({
      fieldPath: 'id',
      uniqueCount: 200,
      nullCount: 0,
      min: '0',
      max: '199',
      mean: '99.5',
      median: '99.5',
    });
    expect(fieldProfiles?.[1]).toMatchObject({
      nullCount: 100,
      nullProportion: 0.5,
      uniqueCount: 1,
      distinctValueFrequencies: [{ value: 'Rome', frequency: 100 }],
    });
  });

  it('profiling: says so when it has read a part, and keeps the count of Parquet', async () => {
    const rows = Array.from({ length: 50 }, (_, n) => n);
    const folder = files({
      'a.csv': `id\n${rows.join('\n')}\n`,
      'b.parquet': new Uint8Array(
        parquetWriteBuffer({ columnData: [{ name: 'id', data: rows, type: 'INT32' }] }),
      ),
    });
    const reading = await read(folder, '*.*', { profiling: { enabled: true, limit: 10 } });
    const sample = { partitionSpec: { type: 'QUERY', partition: 'SAMPLE (10 rows)' } };
    expect(profileOf(reading, 'a.csv')).toMatchObject(sample);
    expect(profileOf(reading, 'a.csv')).not.toHaveProperty('rowCount');
    expect(profileOf(reading, 'b.parquet')).toMatchObject({ ...sample, rowCount: 50 });
  });

  it('profiling: uses the field paths of the schema', async () => {
    const schema: avsc.Schema = { type: 'record', name: 'r', fields: [{ name: 'n', type: 'int' }] };
    const folder = files({ 'a.avro': await avroFile(schema, [{ n: 1 }, { n: 3 }]) });
    const reading = await read(folder, '*.avro', { profiling: { enabled: true } });
    expect(profileOf(reading, 'a.avro')).toMatchObject({
      rowCount: 2,
      fieldProfiles: [{ fieldPath: '[version=2.0].[type=r].[type=int].n', max: '3' }],
    });
  });

  it('patterns: leaves out hidden files, other types, excluded paths and tables', async () => {
    const folder = files({
      'd/a/x.csv': 'x\n1\n',
      'd/a/_SUCCESS': '',
      'd/a/x.txt': '',
      'd/tmp/x.csv': 'x\n1\n',
      'd/old/x.csv': 'x\n1\n',
      'd/.git/x.csv': 'x\n1\n',
    });
    const reading = await read(
      folder,
      'd/{table}/*.*',
      {},
      {
        exclude: ['**/tmp/**'],
        tables_filter_pattern: { deny: ['old'] },
      },
    );
    const tables = reading.records.filter(({ proposals }) =>
      proposals.some(({ aspectName }) => aspectName === 'schemaMetadata'),
    );
    expect(tables.map(({ id }) => id)).toEqual(['d/a']);
    expect(reading.counts).toMatchObject({
      files_skipped_by_include_hidden_folders: 2,
      files_skipped_by_exclude: 1,
      files_skipped_by_tables_filter_pattern: 1,
      files_skipped_by_default_extension: 1,
    });
  });

  it('platformInstance: is part of the URN, and of the folders', async () => {
    const reading = await read(files({ 'd/a.csv': 'x\n1\n' }), 'd/*.csv', {
      platform_instance: 'eu1',
      env: 'DEV',
    });
    const urn = 'urn:li:dataset:(urn:li:dataPlatform:file,eu1.d/a.csv,DEV)';
    expect(aspectOf(reading, urn, 'dataPlatformInstance')).toMatchObject({
      instance: 'urn:li:dataPlatformInstance:(urn:li:dataPlatform:file,eu1)',
    });
  });

  it('usage: writes the last change as an operation', async () => {
    const folder = files({ 'a.csv': 'x\n1\n' });
    utimesSync(join(folder, 'a.csv'), 1000, 1000);
    const reading = await read(folder, 'a.csv');
    expect(aspectOf(reading, urnOf('a.csv'), 'operation')).toMatchObject({
      operationType: 'UPDATE',
      lastUpdatedTimestamp: 1_000_000,
    });
  });

  it('removal: all that it writes is its own', async () => {
    const { records } = await read(files({ 'd/a.csv': 'x\n1\n' }), 'd/*.csv');
    expect(records.every(({ owned = true }) => owned)).toBe(true);
  });
});

describe('bad files', () => {
  it('reports each with its line, and reads the others', async () => {
    const folder = files({
      'a.parquet': 'PAR1 broken',
      'b.json': '[{"a":1},\n{"a":}]',
      'c.csv': 'a,b\n1,2\n1\n1,2,3\n',
      'd.jsonl': '{"a":1}\n{broken\n',
      'e.avro': 'Obj',
      'f.csv': 'a,a,\n1,2,3\n',
      'g.csv': new Uint8Array([0, 1, 2, 0, 0, 255]),
      'h.csv': '',
      'i.csv': 'a,b\n"x,1\n',
      'j.csv': 'good\n1\n',
    });
    const reading = await read(folder, '*.*');
    const said = reading.warnings.map(({ title, context, message }) => `${title} ${context}: ${message}`);
    expect(said).toEqual([
      'cannot read the schema of a file a.parquet: It is no valid Parquet file: parquet file invalid (footer != PAR1).',
      expect.stringMatching(
        /^cannot read the schema of a file b.json: The value that starts in line 2 is not JSON/,
      ),
      expect.stringMatching(/^ragged rows c.csv:3: Expected 2 values as in the header, but found 1/),
      expect.stringMatching(/^broken line d.jsonl:2: /),
      expect.stringMatching(/^cannot read the schema of a file e.avro: /),
      'odd header f.csv:1: Column 2 has the name of another, a; it is called a_2.',
      'odd header f.csv:1: Column 3 has no name; it is called column_3.',
      'cannot read the schema of a file g.csv: It is a binary file, not text.',
      expect.stringMatching(/^cannot read the schema of a file i.csv: A quote in line \d is never closed/),
    ]);
    expect(reading.infos.map(({ context }) => context)).toEqual(['h.csv']);
    expect(fieldsOf(reading, 'j.csv')).toEqual(['good integer']);
    expect(propertiesOf(reading, 'a.parquet').customProperties).not.toHaveProperty('schema_inferred_from');
  });

  it('reads Latin-1 and UTF-16, with and without a mark', async () => {
    const text = 'größe,straße\n1,Köln\n';
    const folder = files({
      'latin.csv': Buffer.from(text, 'latin1'),
      'marked.csv': Buffer.from(`\ufeff${text}`, 'utf16le'),
      'plain.csv': Buffer.from(text, 'utf16le'),
      'utf8.csv': `\ufeff${text}`,
    });
    const reading = await read(folder, '*.csv');
    for (const name of ['latin.csv', 'marked.csv', 'plain.csv', 'utf8.csv'])
      expect(fieldsOf(reading, name), name).toEqual(['größe integer', 'straße string']);
    expect(reading.warnings.map(({ title, context }) => [title, context])).toEqual([
      ['read as Latin-1', 'latin.csv'],
    ]);
  });

  it('reads archives, and no further than max_bytes', async () => {
    const rows = `id\n${Array.from({ length: 100_000 }, (_, n) => n).join('\n')}\n`;
    const folder = files({ 'a.csv.gz': gzipSync(rows), 'b.csv': rows, 'c.json.bz2': 'BZh9' });
    const reading = await read(folder, '*.*', { max_bytes: 2048, profiling: { enabled: true } });
    expect(fieldsOf(reading, 'a.csv.gz')).toEqual(['id integer']);
    for (const name of ['a.csv.gz', 'b.csv']) {
      const { partitionSpec, fieldProfiles } = profileOf(reading, name);
      expect(partitionSpec?.partition, name).toMatch(/^SAMPLE \(\d+ rows\)$/);
      expect(Number(fieldProfiles?.[0]?.uniqueCount), name).toBeLessThan(3000);
    }
    expect(reading.warnings.map(({ title }) => title)).toEqual(['unsupported compression']);
  });

  it('reads 10,000 columns', async () => {
    const names = Array.from({ length: 10_000 }, (_, n) => `c${n}`);
    const folder = files({
      'a.csv': `${names.join(',')}\n${names.map(() => 1).join(',')}\n`,
      'b.json': JSON.stringify([Object.fromEntries(names.map((name) => [name, 1]))]),
    });
    const reading = await read(folder, '*.*', {
      profiling: { enabled: true, max_number_of_fields_to_profile: 5 },
    });
    for (const name of ['a.csv', 'b.json']) {
      expect(fieldsOf(reading, name), name).toHaveLength(10_000);
      expect(profileOf(reading, name).fieldProfiles, name).toHaveLength(5);
    }
  });

  it('names the folder that does not exist', async () => {
    await expect(read(files({}), 'nowhere/*.csv')).rejects.toThrow('nowhere/ does not exist');
  });

  it('says which settings cannot be used, and why', async () => {
    const config = (more: object) => read(files({}), 's3://b/{table}', more);
    await expect(config({ aws_config: { aws_role: 'arn' } })).rejects.toThrow(
      /pass the temporary credentials/,
    );
    await expect(config({ verify_ssl: false })).rejects.toThrow(/NODE_EXTRA_CA_CERTS/);
    await expect(config({ spark_driver_memory: '4g' })).rejects.not.toThrow(/spark/);
    await expect(read(files({}), 'a/**/*.csv')).rejects.toThrow(/allow_double_stars/);
  });
});
