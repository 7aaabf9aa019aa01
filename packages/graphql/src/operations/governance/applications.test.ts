import { expect, it } from 'vitest';
import { ada, createTestGraphql } from '../../testing/test-graphql.ts';
import { grant } from './testing/grant.ts';

const create =
  'mutation ($input: CreateApplicationInput!) { createApplication(input: $input) { urn properties { name } } }';
const update =
  'mutation ($urn: String!, $input: UpdateApplicationInput!) { updateApplication(urn: $urn, input: $input) { properties { name description } } }';
const set = 'mutation ($input: BatchSetApplicationInput!) { batchSetApplication(input: $input) }';
const unset = 'mutation ($input: BatchUnsetApplicationInput!) { batchUnsetApplication(input: $input) }';
const removal = (urn: string) => `mutation { deleteApplication(urn: "${urn}") }`;
const app = (id: string) => `urn:li:application:${id}`;
const chart = 'urn:li:chart:(looker,c)';
const input = { id: 'shop', properties: { name: 'Shop' } };

it('creates applications, assigns them to assets, changes and deletes them', async () => {
  const { get, ask, put, read } = await createTestGraphql({ hasBuiltInData: true });
  await put('urn:li:domain:finance', 'domainProperties', { name: 'finance' });
  await put(chart, 'status', { removed: false });
  expect(await get(create, { input: { ...input, domainUrn: 'urn:li:domain:finance' } })).toEqual({
    createApplication: { urn: app('shop'), properties: { name: 'Shop' } },
  });
  expect(await read(app('shop'), 'domains')).toMatchObject({ domains: ['urn:li:domain:finance'] });
  expect(await read(app('shop'), 'ownership')).toMatchObject({ owners: [{ owner: ada }] });
  await get(create, { input: { ...input, id: 'bank', shouldAddCreatorAsOwner: false } });
  expect(await read(app('bank'), 'ownership')).toBeUndefined();

  const assign = (id: string) => get(set, { input: { applicationUrn: app(id), resourceUrns: [chart] } });
  await assign('shop');
  await assign('bank');
  await assign('bank');
  expect(await read(chart, 'applications')).toEqual({ applications: [app('shop'), app('bank')] });
  expect(await get(update, { urn: app('shop'), input: { description: 'sells' } })).toEqual({
    updateApplication: { properties: { name: 'Shop', description: 'sells' } },
  });
  await get(unset, { input: { applicationUrn: app('shop'), resourceUrns: [chart] } });
  expect(await read(chart, 'applications')).toEqual({ applications: [app('bank')] });
  await get(set, { input: { resourceUrns: [chart] } });
  expect(await read(chart, 'applications')).toEqual({ applications: [] });
  await assign('bank');
  await get(removal(app('bank')));
  expect(JSON.stringify(await read(chart, 'applications'))).not.toContain('bank');

  for (const [document, variables] of [
    [create, { input }],
    [create, { input: { properties: { name: ' ' } } }],
    [create, { input: { ...input, id: 'x', domainUrn: 'urn:li:domain:none' } }],
    [update, { urn: app('none'), input: { name: 'x' } }],
    [update, { urn: app('shop'), input: { name: '' } }],
    [set, { input: { applicationUrn: app('none'), resourceUrns: [chart] } }],
    [set, { input: { applicationUrn: app('shop'), resourceUrns: ['urn:li:tag:pii'] } }],
    [unset, { input: { applicationUrn: chart, resourceUrns: [chart] } }],
    [removal(app('none')), {}],
  ] as const)
    expect((await ask(document, variables)).errors?.[0]?.extensions.code).toBe(400);
});

it('asks for rights on the application, or on the assets', async () => {
  const graphql = await createTestGraphql({ obeysPolicies: true });
  const { ask, get, put } = graphql;
  await put(chart, 'status', { removed: false });
  const codeOf = async (document: string, variables: object = {}) =>
    (await ask(document, variables)).errors?.[0]?.extensions.code;
  const setting = { input: { applicationUrn: app('shop'), resourceUrns: [chart] } };
  await grant(graphql, ['CREATE_ENTITY'], [app('shop')]);
  expect(await codeOf(create, { input })).toBe(403);
  await grant(graphql, ['EDIT_ENTITY'], [app('shop')]);
  await get(create, { input });
  expect(await codeOf(set, setting)).toBe(403);
  await grant(graphql, ['EDIT_ENTITY_APPLICATIONS_PRIVILEGE'], [chart]);
  await get(set, setting);
  expect(await codeOf(removal(app('shop')))).toBe(403);
  await grant(graphql, ['DELETE_ENTITY'], [app('shop')]);
  await get(removal(app('shop')));
});
