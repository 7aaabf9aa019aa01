import { expect, it } from 'vitest';
import { describeUrn } from './describe-urn.ts';

it.each([
  ['urn:li:tag:pii', 'tag', 'pii', 'pii'],
  [
    'urn:li:dataset:(urn:li:dataPlatform:hive,shop.orders,PROD)',
    'dataset',
    'shop.orders',
    'hive · shop.orders · PROD',
  ],
  [
    'urn:li:dataJob:(urn:li:dataFlow:(airflow,shop,PROD),load)',
    'dataJob',
    'load',
    'airflow · shop · PROD · load',
  ],
  ['urn:li:chart:(superset,sales)', 'chart', 'sales', 'superset · sales'],
  ['urn:li:dataPlatformInstance:(urn:li:dataPlatform:mysql,eu)', 'dataPlatformInstance', 'eu', 'mysql · eu'],
  ['no urn', '', 'no urn', 'no urn'],
])('knows %s as a %s called %s', (urn, type, name, place) => {
  expect(describeUrn(urn)).toEqual({ type, name, place });
});
