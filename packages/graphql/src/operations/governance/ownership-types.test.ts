import { expect, it } from 'vitest';
import { createTestGraphql } from '../../testing/test-graphql.ts';
import { grant } from './testing/grant.ts';

const create =
  'mutation ($input: CreateOwnershipTypeInput!) { createOwnershipType(input: $input) { urn info { name description } } }';
const update =
  'mutation ($urn: String!, $input: UpdateOwnershipTypeInput!) { updateOwnershipType(urn: $urn, input: $input) { info { name description } } }';
const remove =
  'mutation ($urn: String!, $deleteReferences: Boolean) { deleteOwnershipType(urn: $urn, deleteReferences: $deleteReferences) }';
const list =
  'query ($input: ListOwnershipTypesInput!) { listOwnershipTypes(input: $input) { total ownershipTypes { urn } } }';
const builtIn = 'urn:li:ownershipType:__system__data_steward';

it('creates, changes, lists and deletes ownership types', async () => {
  const { get, ask, put, read } = await createTestGraphql({ hasBuiltInData: true });
  const input = { name: 'Auditor', description: 'audits' };
  const { urn, info } = (await get(create, { input })).createOwnershipType;
  expect(info).toEqual(input);
  expect(await get(update, { urn, input: { description: 'checks' } })).toEqual({
    updateOwnershipType: { info: { name: 'Auditor', description: 'checks' } },
  });
  const all = await get(list, { input: {} });
  expect(all.listOwnershipTypes.total).toBe(5);
  expect(all.listOwnershipTypes.ownershipTypes[0]).toEqual({ urn });
  const filtered = await get(list, { input: { filters: [{ field: 'name', values: ['Auditor'] }] } });
  expect(filtered.listOwnershipTypes).toEqual({ total: 1, ownershipTypes: [{ urn }] });

  const owner = { owner: 'urn:li:corpuser:bob', type: 'CUSTOM', typeUrn: urn };
  await put('urn:li:tag:pii', 'ownership', { owners: [owner] });
  await get(remove, { urn });
  expect(await read(urn, 'ownershipTypeInfo')).toBeUndefined();
  expect(await read('urn:li:tag:pii', 'ownership')).toMatchObject({ owners: [owner] });
  const again = (await get(create, { input })).createOwnershipType.urn;
  await put('urn:li:tag:pii', 'ownership', { owners: [{ ...owner, typeUrn: again }] });
  await get(remove, { urn: again, deleteReferences: true });
  const { typeUrn: _, ...ownerWithoutType } = owner;
  expect((await read('urn:li:tag:pii', 'ownership'))?.owners).toEqual([ownerWithoutType]);
  await get(remove, { urn: builtIn });
  expect(await read(builtIn, 'status')).toEqual({ removed: true });
  expect(await read(builtIn, 'ownershipTypeInfo')).toBeDefined();

  for (const [document, variables] of [
    [create, { input: { name: ' ', description: '' } }],
    [update, { urn, input: { name: 'x' } }],
    [update, { urn: builtIn, input: { name: '' } }],
    [remove, { urn: 'urn:li:tag:pii' }],
    [list, { input: { count: 100_000 } }],
  ] as const)
    expect((await ask(document, variables)).errors?.[0]?.extensions.code).toBe(400);
});

it('leaves ownership types to those who manage them', async () => {
  const graphql = await createTestGraphql({ obeysPolicies: true });
  const { ask, get } = graphql;
  await grant(graphql, ['EDIT_ENTITY', 'DELETE_ENTITY'], [builtIn]);
  for (const [document, variables] of [
    [create, { input: { name: 'x', description: '' } }],
    [update, { urn: builtIn, input: { name: 'x' } }],
    [remove, { urn: builtIn }],
  ] as const)
    expect((await ask(document, variables)).errors?.[0]?.extensions.code).toBe(403);
  await grant(graphql, ['MANAGE_GLOBAL_OWNERSHIP_TYPES']);
  const { urn } = (await get(create, { input: { name: 'x', description: '' } })).createOwnershipType;
  await get(remove, { urn, deleteReferences: true });
});
