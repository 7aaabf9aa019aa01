import { expect, it } from 'vitest';
import { ada, createTestGraphql } from '../../testing/test-graphql.ts';
import { grant } from './testing/grant.ts';

const create =
  'mutation ($input: CreateBusinessAttributeInput!) { createBusinessAttribute(input: $input) { urn properties { name } } }';
const update =
  'mutation ($urn: String!, $input: UpdateBusinessAttributeInput!) { updateBusinessAttribute(urn: $urn, input: $input) { properties { name } } }';
const add = 'mutation ($input: AddBusinessAttributeInput!) { addBusinessAttribute(input: $input) }';
const take = 'mutation ($input: AddBusinessAttributeInput!) { removeBusinessAttribute(input: $input) }';
const list = '{ listBusinessAttributes(input: { query: "" }) { total businessAttributes { urn } } }';
const removal = (urn: string) => `mutation { deleteBusinessAttribute(urn: "${urn}") }`;
const attribute = (id: string) => `urn:li:businessAttribute:${id}`;
const table = 'urn:li:dataset:(urn:li:dataPlatform:mysql,orders,PROD)';
const column = (path: string) => `urn:li:schemaField:(${table},${path})`;

it('creates business attributes, changes them, gives them to columns, and deletes them', async () => {
  const { get, ask, put, read } = await createTestGraphql({ hasBuiltInData: true });
  await put(table, 'status', { removed: false });
  const input = { id: 'email', name: 'Email', type: 'STRING' };
  expect(await get(create, { input })).toEqual({
    createBusinessAttribute: { urn: attribute('email'), properties: { name: 'Email' } },
  });
  expect(await read(attribute('email'), 'businessAttributeInfo')).toMatchObject({
    name: 'Email',
    fieldPath: 'Email',
    type: { type: { 'com.linkedin.schema.StringType': {} } },
    created: { actor: ada },
  });
  expect(await read(attribute('email'), 'ownership')).toMatchObject({ owners: [{ owner: ada }] });
  await get(create, { input: { id: 'phone', name: 'Phone' } });
  expect((await ask(create, { input: { name: 'Phone' } })).errors?.[0]?.extensions.code).toBe(409);
  const renaming = { urn: attribute('email'), input: { name: 'Phone' } };
  expect((await ask(update, renaming)).errors?.[0]?.extensions.code).toBe(409);
  await get(update, {
    urn: attribute('email'),
    input: { name: 'Email', description: 'address', type: 'STRUCT' },
  });
  expect(await read(attribute('email'), 'businessAttributeInfo')).toMatchObject({
    description: 'address',
    type: { type: { 'com.linkedin.schema.RecordType': {} } },
  });
  expect((await get(list)).listBusinessAttributes.total).toBe(2);

  const giving = (id: string) => ({
    input: {
      businessAttributeUrn: attribute(id),
      resourceUrn: [
        { resourceUrn: column('a') },
        { resourceUrn: table, subResourceType: 'DATASET_FIELD', subResource: 'b' },
      ],
    },
  });
  const attributeOf = async (path: string) => JSON.stringify(await read(column(path), 'businessAttributes'));
  await get(add, giving('phone'));
  await get(add, giving('email'));
  expect(await attributeOf('a')).toContain(attribute('email'));
  expect(await attributeOf('b')).toContain(attribute('email'));
  await get(take, giving('phone'));
  expect(await attributeOf('a')).toContain(attribute('email'));
  await get(take, {
    input: { businessAttributeUrn: attribute('email'), resourceUrn: [{ resourceUrn: column('a') }] },
  });
  expect(await attributeOf('a')).toBe('{}');

  const wrong = (resource: object) => ({
    input: { businessAttributeUrn: attribute('email'), resourceUrn: [resource] },
  });
  for (const [document, variables] of [
    [create, { input }],
    [create, { input: { name: '' } }],
    [update, { urn: attribute('none'), input: {} }],
    [add, giving('none')],
    [add, wrong({ resourceUrn: table })],
    [add, wrong({ resourceUrn: 'urn:li:tag:x' })],
    [add, wrong({ resourceUrn: 'urn:li:schemaField:(urn:li:tag:x,a)' })],
    [add, wrong({ resourceUrn: table.replace('orders', 'none'), subResource: 'a' })],
    [removal(attribute('none')), {}],
  ] as const)
    expect((await ask(document, variables)).errors?.[0]?.extensions.code).toBe(400);
  await get(removal(attribute('email')));
  expect(await attributeOf('b')).not.toContain('email');
});

it('asks for the rights to create, manage and assign business attributes', async () => {
  const graphql = await createTestGraphql({ obeysPolicies: true });
  const { ask, get, put } = graphql;
  await put(table, 'status', { removed: false });
  // The first aspect of a column creates it, which needs more.
  await put(column('a'), 'status', { removed: false });
  const codeOf = async (document: string, variables: object = {}) =>
    (await ask(document, variables)).errors?.[0]?.extensions.code;
  const giving = {
    input: { businessAttributeUrn: attribute('x'), resourceUrn: [{ resourceUrn: column('a') }] },
  };
  expect(await codeOf(create, { input: { name: 'x' } })).toBe(403);
  await grant(graphql, ['CREATE_BUSINESS_ATTRIBUTE']);
  await get(create, { input: { id: 'x', name: 'x' } });
  expect(await codeOf(add, giving)).toBe(403);
  await grant(graphql, ['EDIT_DATASET_COL_BUSINESS_ATTRIBUTE_PRIVILEGE'], [table]);
  await get(add, giving);
  expect(await codeOf(removal(attribute('x')))).toBe(403);
  await grant(graphql, ['MANAGE_BUSINESS_ATTRIBUTE']);
  await get(removal(attribute('x')));
});
