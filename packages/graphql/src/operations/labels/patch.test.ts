import { expect, it } from 'vitest';
import type { TestGraphql } from '../../testing/test-graphql.ts';
import { chart, codeOf, grant, orders, pii, shop } from './testing/shop.ts';

const fields = '{ urn name success error }';
const patchOne = ({ ask }: TestGraphql, input: object) =>
  ask(`mutation ($input: PatchEntityInput!) { patchEntity(input: $input) ${fields} }`, { input });
const patchAll = ({ ask }: TestGraphql, ...input: object[]) =>
  ask(`mutation ($input: [PatchEntityInput!]!) { patchEntities(input: $input) ${fields} }`, { input });

const addTag = (urn: string) => ({
  urn,
  aspectName: 'globalTags',
  patch: [{ op: 'ADD', path: `/tags/${pii}`, value: JSON.stringify({ tag: pii }) }],
});

it('patches aspects, with values as JSON or as text', async () => {
  const graphql = await shop();
  expect(await patchOne(graphql, addTag(orders))).toEqual({
    data: { patchEntity: { urn: orders, name: 'orders', success: true, error: null } },
  });
  expect((await graphql.read(orders, 'globalTags'))?.tags).toMatchObject([{ tag: pii }]);
  const rename = {
    urn: orders,
    entityType: 'dataset',
    aspectName: 'datasetProperties',
    patch: [
      { op: 'REPLACE', path: '/name', value: 'Orders' },
      { op: 'ADD', path: '/customProperties/rows', value: '"12"' },
    ],
    systemMetadata: { runId: 'run-1', properties: [{ key: 'by', value: 'test' }] },
  };
  expect((await patchOne(graphql, rename)).data.patchEntity).toMatchObject({ success: true, name: 'Orders' });
  expect(await graphql.read(orders, 'datasetProperties')).toMatchObject({
    name: 'Orders',
    customProperties: { rows: '12' },
  });
  const row = await graphql.catalogue.aspect(orders, 'datasetProperties');
  expect(row?.systemMetadata).toMatchObject({ runId: 'run-1', properties: { appSource: 'ui', by: 'test' } });
});

it('says what is wrong in the result, and patches all or none', async () => {
  const graphql = await shop();
  const unknown = await patchOne(graphql, { ...addTag(orders), aspectName: 'nothing' });
  expect(unknown.data.patchEntity).toMatchObject({
    success: false,
    error: expect.stringContaining('nothing'),
  });
  const outdated = { ...addTag(orders), headers: [{ key: 'If-Version-Match', value: '7' }] };
  const { data } = await patchAll(graphql, addTag(chart), outdated);
  expect(data.patchEntities).toMatchObject([
    { urn: chart, success: false, error: expect.stringContaining('If-Version-Match') },
    { urn: orders, success: false },
  ]);
  expect(await graphql.read(chart, 'globalTags')).toBeUndefined();
  expect((await patchAll(graphql, addTag(chart), addTag(orders))).data.patchEntities).toMatchObject([
    { success: true },
    { success: true },
  ]);
  for (const urn of [null, 'orders'])
    expect(codeOf(await patchOne(graphql, { ...addTag(orders), urn }))).toBe(400);
});

it('needs the right to change the whole entity', async () => {
  const graphql = await shop({ obeysPolicies: true });
  await grant(graphql, ['VIEW_ENTITY_PAGE', 'EDIT_ENTITY_TAGS']);
  expect(codeOf(await patchOne(graphql, addTag(orders)))).toBe(403);
  await grant(graphql, ['EDIT_ENTITY']);
  expect((await patchOne(graphql, addTag(orders))).data.patchEntity.success).toBe(true);
  expect(codeOf(await patchAll(graphql, addTag(orders), addTag(chart)))).toBe(403);
});
