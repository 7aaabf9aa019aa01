import { aspectOf, readSource, sourceNamed } from '@colophon/ingestion/testing';
import type { DatasetProperties, GlobalTags, SchemaMetadata } from '@colophon/model-types';
import { makeDatasetUrn } from '@colophon/sdk/urns';
import { parquetWriteBuffer } from 'hyparquet-writer';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type S3Server, s3Key, startS3Server } from './s3-server.ts';

const s3 = await sourceNamed('s3');

let server: S3Server;
beforeAll(async () => {
  server = await startS3Server();
  const put = (path: string, body: string | Uint8Array) => server.request('PUT', path, body);
  await put('/lake', '');
  await put('/lake/raw/orders/year=2023/month=2/a.csv', 'id\n1\n');
  await put('/lake/raw/orders/year=2024/month=2/a.csv', 'id,note\n1,x\n');
  await put('/lake/raw/orders/year=2024/month=10/a.csv', 'id,note,city\n1,x,y\n');
  const parquet = parquetWriteBuffer({ columnData: [{ name: 'id', data: [1, 2], type: 'INT32' }] });
  await put('/lake/raw/users/part.parquet', new Uint8Array(parquet));
  await put('/lake/gr%C3%B6%C3%9Fe%20%2B%20%26/a%20b.json', '[{"a":1}]');
  // More than a page.
  for (let n = 0; n < 1005; n += 1) await put(`/lake/many/${String(n).padStart(4, '0')}.csv`, 'id\n1\n');
  const tags = (key: string) =>
    `<Tagging><TagSet><Tag><Key>${key}</Key><Value>yes</Value></Tag></TagSet></Tagging>`;
  await put('/lake?tagging=', tags('team'));
  await put('/lake/many/0000.csv?tagging=', tags('pii'));
}, 300_000);
afterAll(() => server[Symbol.asyncDispose]());

const read = (spec: object, more: object = {}) =>
  readSource(s3, {
    path_specs: [spec],
    aws_config: {
      aws_access_key_id: s3Key.accessKeyId,
      aws_secret_access_key: s3Key.secretAccessKey,
      aws_region: 'us-east-1',
      aws_endpoint_url: server.address,
    },
    ...more,
  });
const urnOf = (name: string) => makeDatasetUrn('s3', name);

describe('the source s3, with a server that speaks S3', () => {
  it('looks into the last partition only, by the value of numbers', async () => {
    const reading = await read({ include: 's3://lake/raw/{table}' });
    const properties = aspectOf(reading, urnOf('lake/raw/orders'), 'datasetProperties') as DatasetProperties;
    expect(properties.customProperties).toEqual({
      schema_inferred_from: 's3://lake/raw/orders/year=2024/month=10/a.csv',
      number_of_partitions: '1',
    });
    const schema = aspectOf(reading, urnOf('lake/raw/users'), 'schemaMetadata') as SchemaMetadata;
    expect(schema.fields.map(({ fieldPath }) => fieldPath)).toEqual(['id']);
    expect(reading.counts.files_listed).toBe(2);
  });

  it('looks into the first and the last, or all of them', async () => {
    const both = await read({ include: 's3://lake/raw/{table}', traversal_method: 'MIN_MAX' });
    expect(aspectOf(both, urnOf('lake/raw/orders'), 'partitionsSummary')).toMatchObject({
      minPartition: { partition: 'year=2023/month=2' },
      maxPartition: { partition: 'year=2024/month=10' },
    });
    const all = await read({ include: 's3://lake/raw/{table}', sample_files: false });
    const properties = aspectOf(all, urnOf('lake/raw/orders'), 'datasetProperties') as DatasetProperties;
    expect(properties.customProperties).toMatchObject({ number_of_files: '3', size_in_bytes: '36' });
  });

  it('lists page by page, and reads names of every character', async () => {
    const many = await read({ include: 's3://lake/many/*.csv' }, { enable_schema_inference: false });
    expect(many.counts.files_listed).toBe(1005);
    const odd = await read({ include: 's3://lake/größe + &/*.json' });
    expect(odd.warnings).toEqual([]);
    expect(aspectOf(odd, urnOf('lake/größe + &/a b.json'), 'schemaMetadata')).toMatchObject({
      fields: [{ fieldPath: 'a' }],
    });
  });

  it('containers: writes the bucket and its folders', async () => {
    const { records } = await read({ include: 's3://lake/raw/{table}' });
    expect(records.map(({ id }) => id)).toEqual([
      'lake',
      'raw',
      's3://lake/raw/orders',
      's3://lake/raw/users',
    ]);
    expect(records[0]?.proposals.find(({ aspectName }) => aspectName === 'subTypes')).toMatchObject({
      aspect: { typeNames: ['S3 bucket'] },
    });
  });

  it('tags: reads those of the bucket and of objects', async () => {
    const reading = await read(
      { include: 's3://lake/many/000*.csv' },
      { use_s3_bucket_tags: true, use_s3_object_tags: true },
    );
    const tagsOf = (name: string) =>
      (aspectOf(reading, urnOf(name), 'globalTags') as GlobalTags).tags.map(({ tag }) => tag);
    expect(tagsOf('lake/many/0000.csv')).toEqual(['urn:li:tag:pii:yes', 'urn:li:tag:team:yes']);
    expect(tagsOf('lake/many/0001.csv')).toEqual(['urn:li:tag:team:yes']);
  });

  it('testConnection: says that a bucket does not exist', async () => {
    await expect(read({ include: 's3://nothing/{table}' })).rejects.toMatchObject({
      name: 'SourceError',
      remedy: 'Check the name of the bucket: there is no nothing.',
    });
  });
});
