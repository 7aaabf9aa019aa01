import { expect, it } from 'vitest';
import { ada, createTestGraphql } from '../../testing/test-graphql.ts';
import { grant } from './testing/grant.ts';

const create = 'mutation ($input: CreateDomainInput!) { createDomain(input: $input) }';
const move = 'mutation ($input: MoveDomainInput!) { moveDomain(input: $input) }';
const list =
  'query ($input: ListDomainsInput!) { listDomains(input: $input) { start count total domains { urn } } }';
const urnOf = (id: string) => `urn:li:domain:${id}`;

it('creates, lists, moves and deletes domains as a tree', async () => {
  const { get, ask, read, put } = await createTestGraphql({ hasBuiltInData: true });
  await put(ada, 'corpUserInfo', { active: true });
  const add = async (id: string, more: object = {}) =>
    (await get(create, { input: { id, name: id, ...more } })).createDomain;
  expect(await add('finance')).toBe(urnOf('finance'));
  const owners = [{ ownerUrn: ada, ownerEntityType: 'CORP_USER', type: 'BUSINESS_OWNER' }];
  await add('tax', { parentDomain: urnOf('finance'), description: 'taxes', owners });
  await add('vat', { parentDomain: urnOf('tax') });
  expect(await read(urnOf('tax'), 'domainProperties')).toMatchObject({
    name: 'tax',
    description: 'taxes',
    parentDomain: urnOf('finance'),
    created: { actor: ada },
  });
  expect(await read(urnOf('tax'), 'ownership')).toMatchObject({
    owners: [{ type: 'BUSINESS_OWNER', typeUrn: 'urn:li:ownershipType:__system__business_owner' }],
  });
  expect(await read(urnOf('finance'), 'ownership')).toBeUndefined();
  expect(await get(list, { input: {} })).toEqual({
    listDomains: { start: 0, count: 1, total: 1, domains: [{ urn: urnOf('finance') }] },
  });
  expect((await get(list, { input: { parentDomain: urnOf('finance') } })).listDomains.domains).toEqual([
    { urn: urnOf('tax') },
  ]);

  const failing = async (document: string, input: object) => {
    const [error] = (await ask(document, { input })).errors ?? [];
    return `${error?.extensions.code} ${error?.message}`;
  };
  expect(await failing(create, { name: 'finance' })).toMatch(/^409 .*the top level has a domain "finance"/);
  expect(await failing(create, { name: 'x', parentDomain: urnOf('none') })).toMatch(/^400 .*do not exist/);
  expect(await failing(create, { name: 'x', parentDomain: '' })).toMatch(/^400 /);
  expect(
    await failing(create, { name: 'x', owners: [{ ownerUrn: ada, ownerEntityType: 'CORP_USER' }] }),
  ).toMatch(/^400 input.owners\[0\]: expected a type/);
  expect(
    await failing(create, {
      name: 'x',
      owners: [{ ownerUrn: ada, ownerEntityType: 'CORP_GROUP', type: 'NONE' }],
    }),
  ).toMatch(/^400 input.owners\[0\].ownerUrn: expected a URN of the type corpGroup/);
  expect(await failing(move, { resourceUrn: urnOf('finance'), parentDomain: urnOf('vat') })).toMatch(
    /^400 input.parentDomain: .*below it/,
  );
  expect(await failing(move, { resourceUrn: urnOf('tax'), parentDomain: urnOf('tax') })).toMatch(
    /^400 .*itself/,
  );
  expect(await failing(list, { count: -1 })).toMatch(/^400 input.count/);

  await add('vat2', { name: 'vat' });
  expect(await failing(move, { resourceUrn: urnOf('vat') })).toMatch(/^409 /);
  await get(`mutation { deleteDomain(urn: "${urnOf('vat2')}") }`);
  await get(move, { input: { resourceUrn: urnOf('vat'), parentDomain: null } });
  expect(await read(urnOf('vat'), 'domainProperties')).not.toHaveProperty('parentDomain');
  // The same place again is no conflict with itself.
  await get(move, { input: { resourceUrn: urnOf('vat'), parentDomain: null } });
  expect((await ask(`mutation { deleteDomain(urn: "${urnOf('finance')}") }`)).errors?.[0]?.message).toContain(
    '1 child domain',
  );
  await get(`mutation { deleteDomain(urn: "${urnOf('tax')}") }`);
  expect(await read(urnOf('tax'), 'domainProperties')).toBeUndefined();
});

it('lets domains be created by some and moved by fewer', async () => {
  const graphql = await createTestGraphql({ obeysPolicies: true });
  const { ask, get } = graphql;
  const codeOf = async (document: string, input: object) =>
    (await ask(document, { input })).errors?.[0]?.extensions.code;
  expect(await codeOf(create, { name: 'x' })).toBe(403);
  await grant(graphql, ['CREATE_DOMAINS']);
  await get(create, { input: { id: 'x', name: 'x' } });
  expect(await codeOf(move, { resourceUrn: urnOf('x') })).toBe(403);
  await grant(graphql, ['MANAGE_DOMAINS']);
  await get(move, { input: { resourceUrn: urnOf('x') } });
  await get(`mutation { deleteDomain(urn: "${urnOf('x')}") }`);
});
