import { describe, expect, it } from 'vitest';
import { parseEvent } from '../events/parse-event.ts';
import { parseOpenLineageSettings } from '../parse-settings.ts';
import { runEvent } from '../testing/events.ts';
import { datasetUrnOf, symlinkUrnOf } from './dataset-urn.ts';
import { jobNamesOf } from './job-urns.ts';
import { orchestratorOf } from './orchestrator.ts';

const settings = (given: Parameters<typeof parseOpenLineageSettings>[0] = {}) =>
  parseOpenLineageSettings(given);
const urn = (platform: string, name: string, env = 'PROD') =>
  `urn:li:dataset:(urn:li:dataPlatform:${platform},${name},${env})`;

describe('the URN of a dataset', () => {
  it.each([
    ['postgres://db:5432', 'shop.public.orders', 'postgres', 'shop.public.orders'],
    ['bigquery', 'project.shop.orders', 'bigquery', 'project.shop.orders'],
    ['sqlserver://db:1433', 'shop.dbo.orders', 'mssql', 'shop.dbo.orders'],
    ['awsathena://athena.eu.amazonaws.com', 'catalog.shop.orders', 'athena', 'catalog.shop.orders'],
    ['kafka://broker:9092', 'orders', 'kafka', 'orders'],
    ['snowflake://org-account', 'SHOP.PUBLIC.ORDERS', 'snowflake', 'SHOP.PUBLIC.ORDERS'],
    ['s3://bucket', 'shop/orders/', 's3', 'bucket/shop/orders'],
    ['s3a://bucket', '/shop/orders', 's3', 'bucket/shop/orders'],
    ['gs://bucket', 'shop/orders', 'gcs', 'bucket/shop/orders'],
    ['abfss://c@account.dfs.core.windows.net', '/shop', 'abs', 'c@account.dfs.core.windows.net/shop'],
    ['dbfs://host', '/shop', 'dbfs', 'host/shop'],
    ['file', '/data/orders', 'file', '/data/orders'],
    ['file://', '/data/orders', 'file', '/data/orders'],
    ['hdfs://nn:8020', '/data/orders', 'hdfs', '/data/orders'],
    ['arn:aws:glue:eu-west-1:123', 'table/shop/orders', 'glue', 'shop.orders'],
    ['constructor://x', 'a', 'constructor', 'a'],
    ['hive', 'orders (old), 2026', 'hive', 'orders %28old%29%2C 2026'],
  ])('of %s %s', (namespace, name, platform, expected) => {
    expect(datasetUrnOf({ namespace, name }, settings())).toBe(urn(platform, expected));
  });

  it('has the environment, the instance and no partition where settings say so', () => {
    const orders = { namespace: 's3://bucket', name: 'orders/year=2026/month=5' };
    expect(datasetUrnOf(orders, settings({ env: 'dev', commonDatasetPlatformInstance: 'eu' }))).toBe(
      urn('s3', 'eu.bucket/orders/year=2026/month=5', 'DEV'),
    );
    const given = { commonDatasetEnv: 'QA', env: 'DEV', filePartitionRegexpPattern: '(/\\w+=\\w+)+$' };
    expect(datasetUrnOf(orders, settings(given))).toBe(urn('s3', 'bucket/orders', 'QA'));
  });

  it('of a symlink is that of a table of Hive or of Glue', () => {
    expect(symlinkUrnOf({ namespace: 'hive://host:9083', name: 'shop.orders' }, settings())).toBe(
      urn('hive', 'shop.orders'),
    );
    expect(symlinkUrnOf({ namespace: 'aws:glue:eu:1', name: 'table/shop/orders' }, settings())).toBe(
      urn('glue', 'shop.orders'),
    );
  });
});

describe('the names of a job', () => {
  it.each([
    ['nightly.revenue.sum', 'nightly', 'revenue.sum'],
    ['nightly', 'nightly', 'nightly'],
    ['.hidden', '.hidden', 'hidden'],
    ['ends.', 'ends', 'ends.'],
  ])('of %s', (name, flowName, jobName) => {
    const flow = `urn:li:dataFlow:(spark,${flowName},default)`;
    expect(jobNamesOf({ namespace: 'default', name }, 'spark', settings())).toEqual({
      flow,
      flowName,
      job: `urn:li:dataJob:(${flow},${name})`,
      jobName,
    });
  });

  it('have the instance or the environment as cluster where settings say so', () => {
    const flowIn = (given: Parameters<typeof settings>[0]) =>
      jobNamesOf({ namespace: 'default', name: 'a.b' }, 'spark', settings(given)).flow;
    expect(flowIn({ env: 'DEV' })).toBe('urn:li:dataFlow:(spark,a,dev)');
    expect(flowIn({ env: 'DEV', platformInstance: 'eu' })).toBe('urn:li:dataFlow:(spark,a,eu)');
  });
});

describe('the orchestrator', () => {
  const tree = 'https://github.com/OpenLineage/OpenLineage/tree/1.54.0';
  it.each([
    [{ producer: `${tree}/integration/spark` }, 'spark'],
    [{ producer: `${tree}/integration/spark`, runFacets: { processing_engine: { name: 'Flink' } } }, 'flink'],
    [{ producer: 'https://github.com/apache/airflow/tree/providers-openlineage/2.20.3' }, 'airflow'],
    [{ producer: 'https://github.com/trinodb/trino/plugin/trino-openlineage' }, 'trino'],
    [
      { producer: 'mine', jobFacets: { jobType: { integration: 'GREAT_EXPECTATIONS' } } },
      'great_expectations',
    ],
    [{ producer: 'https://example.com/mine' }, 'openlineage'],
  ])('of %j is %s', (given, expected) => {
    const event = parseEvent(runEvent('START', given));
    expect(orchestratorOf(event, settings())).toBe(expected);
    expect(orchestratorOf(event, settings({ orchestrator: 'ours' }))).toBe('ours');
  });
});

describe('settings', () => {
  it.each([
    [[], 'expected an object'],
    [{ platform: 'x' }, '/platform: unknown, expected "env" or'],
    [{ env: 'production' }, '/env: expected one of PROD, DEV'],
    [{ usePatch: 'maybe' }, '/usePatch: expected true or false'],
    [
      { filePartitionRegexpPattern: '(' },
      '/filePartitionRegexpPattern: expected a regular expression, got "("',
    ],
  ])('%j are refused', (given, message) => {
    expect(() => settings(given)).toThrow(message);
  });
});
