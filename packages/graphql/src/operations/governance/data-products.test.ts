import { expect, it } from 'vitest';
import { ada, createTestGraphql } from '../../testing/test-graphql.ts';
import { grant } from './testing/grant.ts';

const create =
  'mutation ($input: CreateDataProductInput!) { createDataProduct(input: $input) { urn properties { name } } }';
const update =
  'mutation ($urn: String!, $input: UpdateDataProductInput!) { updateDataProduct(urn: $urn, input: $input) { properties { name } } }';
const set = 'mutation ($input: BatchSetDataProductInput!) { batchSetDataProduct(input: $input) }';
const add = 'mutation ($input: BatchSetDataProductsInput!) { batchAddToDataProducts(input: $input) }';
const take = 'mutation ($input: BatchSetDataProductsInput!) { batchRemoveFromDataProducts(input: $input) }';
const query = `query ($urns: [String!]!) { bulkEntityDataProducts(input: { urns: $urns }) {
  entities { urn dataProductAssociations { dataProduct { urn } isOutputPort } }
} }`;
const removal = (urn: string) => `mutation { deleteDataProduct(urn: "${urn}") }`;
const domain = 'urn:li:domain:finance';
const product = (id: string) => `urn:li:dataProduct:${id}`;
const chart = (id: string) => `urn:li:chart:(looker,${id})`;
const input = { id: 'p', domainUrn: domain, properties: { name: 'P' } };

it('creates data products, fills and empties them, and deletes them', async () => {
  const { get, ask, put, read } = await createTestGraphql({ hasBuiltInData: true });
  await put(domain, 'domainProperties', { name: 'finance' });
  for (const id of ['a', 'b']) await put(chart(id), 'status', { removed: false });
  expect(await get(create, { input })).toEqual({
    createDataProduct: { urn: product('p'), properties: { name: 'P' } },
  });
  expect(await read(product('p'), 'domains')).toMatchObject({ domains: [domain] });
  expect(await read(product('p'), 'ownership')).toMatchObject({ owners: [{ owner: ada }] });
  await get(create, { input: { ...input, id: 'q' } });
  await get(update, { urn: product('q'), input: { name: 'Q', description: 'q' } });
  expect(await read(product('q'), 'dataProductProperties')).toMatchObject({ name: 'Q', description: 'q' });

  const assetsOf = async (id: string) =>
    (
      (await read(product(id), 'dataProductProperties'))?.assets as { destinationUrn: string }[] | undefined
    )?.map(({ destinationUrn }) => destinationUrn);
  await get(set, {
    input: { dataProductUrn: product('p'), resourceUrns: [chart('a'), chart('b'), chart('a')] },
  });
  expect(await assetsOf('p')).toEqual([chart('a'), chart('b')]);
  await get(add, { input: { dataProductUrns: [product('p'), product('q')], resourceUrns: [chart('a')] } });
  expect(await assetsOf('p')).toEqual([chart('a'), chart('b')]);
  expect(await assetsOf('q')).toEqual([chart('a')]);
  await put(chart('c'), 'status', { removed: false });
  await put(product('q'), 'dataProductProperties', {
    name: 'Q',
    assets: [{ destinationUrn: chart('a'), outputPort: true }],
  });
  expect((await get(query, { urns: [chart('a'), chart('c')] })).bulkEntityDataProducts.entities).toEqual([
    {
      urn: chart('a'),
      dataProductAssociations: expect.arrayContaining([
        { dataProduct: { urn: product('p') }, isOutputPort: false },
        { dataProduct: { urn: product('q') }, isOutputPort: true },
      ]),
    },
    { urn: chart('c'), dataProductAssociations: [] },
  ]);
  await get(take, { input: { dataProductUrns: [product('p')], resourceUrns: [chart('b')] } });
  expect(await assetsOf('p')).toEqual([chart('a')]);
  await get(set, { input: { resourceUrns: [chart('a')] } });
  expect(await assetsOf('p')).toEqual([]);
  expect(await assetsOf('q')).toEqual([]);

  for (const [document, variables] of [
    [create, { input }],
    [create, { input: { ...input, id: 'r', domainUrn: 'urn:li:domain:none' } }],
    [create, { input: { ...input, id: 'r', properties: { name: '' } } }],
    [update, { urn: product('none'), input: { name: 'x' } }],
    [set, { input: { dataProductUrn: product('p'), resourceUrns: [chart('none')] } }],
    [set, { input: { dataProductUrn: product('p'), resourceUrns: [domain] } }],
    [set, { input: { dataProductUrn: '', resourceUrns: [] } }],
    [add, { input: { dataProductUrns: [product('none')], resourceUrns: [chart('a')] } }],
    [query, { urns: ['chart'] }],
    [query, { urns: Array.from({ length: 101 }, (_, i) => chart(String(i))) }],
    [removal(product('none')), {}],
  ] as const)
    expect((await ask(document, variables)).errors?.[0]?.extensions.code).toBe(400);
  await get(removal(product('p')));
  expect(await read(product('p'), 'dataProductProperties')).toBeUndefined();
});

it('finds the data products of siblings too', async () => {
  const { get, put } = await createTestGraphql();
  const table = (platform: string) => `urn:li:dataset:(urn:li:dataPlatform:${platform},orders,PROD)`;
  await put(table('dbt'), 'siblings', { siblings: [table('mysql')], primary: true });
  await put(product('p'), 'dataProductProperties', { assets: [{ destinationUrn: table('mysql') }] });
  const { entities } = (await get(query, { urns: [table('dbt')] })).bulkEntityDataProducts;
  expect(entities[0].dataProductAssociations).toEqual([
    { dataProduct: { urn: product('p') }, isOutputPort: false },
  ]);
});

it('asks for the right to manage data products in their domain', async () => {
  const graphql = await createTestGraphql({ obeysPolicies: true });
  const { ask, get, put } = graphql;
  await put(domain, 'domainProperties', { name: 'finance' });
  await put(chart('a'), 'status', { removed: false });
  await grant(graphql, ['CREATE_ENTITY', 'MANAGE_DATA_PRODUCTS'], [product('p'), product('q')]);
  const codeOf = async (document: string, variables: object = {}) =>
    (await ask(document, variables)).errors?.[0]?.extensions.code;
  const filling = { input: { dataProductUrn: product('p'), resourceUrns: [chart('a')] } };
  expect(await codeOf(create, { input })).toBe(403);
  await grant(graphql, ['MANAGE_DATA_PRODUCTS'], [domain]);
  await get(create, { input });
  await get(set, filling);
  expect(await codeOf(add, { input: { dataProductUrns: [product('p')], resourceUrns: [chart('a')] } })).toBe(
    403,
  );
  expect(await codeOf(set, { input: { resourceUrns: [chart('a')] } })).toBe(403);
  await grant(graphql, ['EDIT_ENTITY_DATA_PRODUCTS'], [chart('a')]);
  await get(set, { input: { resourceUrns: [chart('a')] } });
  await put(product('q'), 'dataProductProperties', { name: 'Q' });
  expect(await codeOf(update, { urn: product('q'), input: { name: 'x' } })).toBe(403);
  expect(await codeOf(removal(product('q')))).toBe(403);
  await get(removal(product('p')));
});
