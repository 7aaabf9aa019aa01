import { expect, it } from 'vitest';
import { readSearchSettings, SearchSettingsError } from './settings.ts';

it('takes the address as it is, without a slash at its end, and defaults for the rest', () => {
  expect(readSearchSettings('http://localhost:9200/', {})).toEqual({
    url: 'http://localhost:9200',
    prefix: '',
    shards: 1,
  });
  expect(readSearchSettings('https://search.example.com/es/', {}).url).toBe('https://search.example.com/es');
});

it("reads the variables of DataHub's server", () => {
  const env = {
    ELASTICSEARCH_USERNAME: 'ada',
    ELASTICSEARCH_PASSWORD: 'p:w',
    ELASTICSEARCH_PATH_PREFIX: 'es',
    ELASTICSEARCH_NUM_SHARDS_PER_INDEX: '3',
    ELASTICSEARCH_NUM_REPLICAS_PER_INDEX: '0',
    INDEX_PREFIX: 'prod',
  };
  expect(readSearchSettings('http://localhost:9200', env)).toEqual({
    url: 'http://localhost:9200/es',
    authorization: `Basic ${Buffer.from('ada:p:w').toString('base64')}`,
    prefix: 'prod_',
    shards: 3,
    replicas: 0,
  });
});

it('prefers the credentials of the address', () => {
  const { url, authorization } = readSearchSettings('http://bob:s%40fe@localhost:9200', {
    ELASTICSEARCH_USERNAME: 'ada',
    ELASTICSEARCH_PASSWORD: 'other',
  });
  expect(url).toBe('http://localhost:9200');
  expect(authorization).toBe(`Basic ${Buffer.from('bob:s@fe').toString('base64')}`);
});

it.each([
  ['localhost:9200', {}, 'expected the address of OpenSearch'],
  ['ftp://ada:secret@localhost', {}, 'expected the address of OpenSearch'],
  ['http://localhost', { INDEX_PREFIX: 'Prod' }, 'INDEX_PREFIX'],
  ['http://localhost', { ELASTICSEARCH_NUM_SHARDS_PER_INDEX: '0' }, 'ELASTICSEARCH_NUM_SHARDS_PER_INDEX'],
  ['http://localhost', { ELASTICSEARCH_NUM_REPLICAS_PER_INDEX: 'x' }, 'ELASTICSEARCH_NUM_REPLICAS_PER_INDEX'],
] as const)('rejects %s with %j, without a secret in the message', (address, env, message) => {
  const read = () => readSearchSettings(address, env);
  expect(read).toThrow(SearchSettingsError);
  expect(read).toThrow(message);
  expect(read).not.toThrow('secret');
});
