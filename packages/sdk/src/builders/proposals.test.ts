import { describe, expect, it } from 'vitest';
import { DatabaseKey, SchemaKey } from './container-keys.ts';
import { addDatasetToContainer, genContainers } from './containers.ts';
import { columnLineageProposal, lineageProposal } from './lineage.ts';

const key = new SchemaKey({ platform: 'mysql', env: 'DEV', database: 'shop', schema: 'sales' });
const orders = 'urn:li:dataset:(urn:li:dataPlatform:mysql,shop.orders,PROD)';
const sales = 'urn:li:dataset:(urn:li:dataPlatform:mysql,shop.sales,PROD)';

describe('genContainers', () => {
  it('proposes what is needed for one URN, in DataHub’s order', () => {
    const proposals = genContainers(key, {
      name: 'sales',
      subTypes: ['Schema'],
      parentContainerKey: key.parentKey(),
      domainUrn: 'urn:li:domain:d',
      ownerUrn: 'urn:li:corpuser:jdoe',
      tags: ['b', 'a'],
      structuredProperties: { days: '30' },
    });
    expect(new Set(proposals.map(({ entityUrn }) => entityUrn))).toEqual(new Set([key.asUrn()]));
    expect(proposals.map(({ aspectName }) => aspectName)).toEqual([
      'container',
      'containerProperties',
      'status',
      'dataPlatformInstance',
      'subTypes',
      'domains',
      'ownership',
      'globalTags',
      'structuredProperties',
    ]);
    expect(proposals[0]?.aspect).toEqual({ container: key.parentKey().asUrn() });
    expect(proposals[7]?.aspect).toEqual({ tags: [{ tag: 'urn:li:tag:a' }, { tag: 'urn:li:tag:b' }] });
  });

  it('orders tags by code point, as Python does', () => {
    const proposals = genContainers(key, { name: 'sales', subTypes: [], tags: ['\u{1F600}', '\uFF5E'] });
    expect(proposals.at(-1)?.aspect).toEqual({
      tags: [{ tag: 'urn:li:tag:\uFF5E' }, { tag: 'urn:li:tag:\u{1F600}' }],
    });
  });

  it('stores the environment in the properties if there is one', () => {
    const propertiesOf = (env: string) =>
      genContainers(new DatabaseKey({ platform: 'mysql', env, database: 'shop' }), {
        name: 'shop',
        subTypes: [],
        extraProperties: { database: 'mine' },
        created: new Date(3),
      })[0]?.aspect;
    expect(propertiesOf('DEV')).toEqual({
      name: 'shop',
      customProperties: { platform: 'mysql', env: 'DEV', database: 'mine' },
      created: { time: 3 },
      env: 'DEV',
    });
    expect(propertiesOf('eu1')).not.toHaveProperty('env');
  });
});

it('puts a dataset into a container', () => {
  expect(addDatasetToContainer(key, orders)).toEqual({
    entityUrn: orders,
    aspectName: 'container',
    aspect: { container: key.asUrn() },
  });
});

it('proposes the lineage of tables', () => {
  expect(lineageProposal([orders], sales, 'VIEW')).toEqual({
    entityUrn: sales,
    aspectName: 'upstreamLineage',
    aspect: { upstreams: [{ dataset: orders, type: 'VIEW' }] },
  });
});

it('proposes the lineage of columns, and with it that of their tables', () => {
  const from = [
    { dataset: orders, column: 'amount' },
    { dataset: orders, column: 'tax' },
  ];
  expect(columnLineageProposal([{ from, to: 'total', transformOperation: 'SUM' }], sales).aspect).toEqual({
    upstreams: [{ dataset: orders, type: 'TRANSFORMED' }],
    fineGrainedLineages: [
      {
        upstreamType: 'FIELD_SET',
        upstreams: [`urn:li:schemaField:(${orders},amount)`, `urn:li:schemaField:(${orders},tax)`],
        downstreamType: 'FIELD',
        downstreams: [`urn:li:schemaField:(${sales},total)`],
        transformOperation: 'SUM',
      },
    ],
  });
});
