import { expect, it } from 'vitest';
import { ada, type TestGraphql } from '../../testing/test-graphql.ts';
import { chart, codeOf, datasetNamed, grant, now, orders, pii, shop, vat } from './testing/shop.ts';

const bob = 'urn:li:corpuser:bob';

const update = ({ ask }: TestGraphql, type: string, urn: string, input: object, actor?: string) =>
  ask(
    `mutation ($urn: String!, $input: ${type}UpdateInput!) { update${type}(urn: $urn, input: $input) { urn } }`,
    { urn, input },
    actor,
  );

const everything = {
  ownership: { owners: [{ owner: bob, type: 'DATA_STEWARD' }] },
  tags: { tags: [{ tag: { urn: pii, name: 'pii' } }] },
  deprecation: { deprecated: true, note: 'old' },
  institutionalMemory: { elements: [{ url: 'https://wiki.example', author: bob, createdAt: 5 }] },
  editableSchemaMetadata: {
    editableSchemaFieldInfo: [
      { fieldPath: 'id', description: 'key', globalTags: { tags: [{ tag: { urn: pii, name: 'pii' } }] } },
    ],
  },
  editableProperties: { description: 'd', name: 'Orders' },
};

const steward = {
  owner: bob,
  type: 'DATA_STEWARD',
  typeUrn: 'urn:li:ownershipType:__system__data_steward',
  source: { type: 'MANUAL' },
};

it('replaces parts of a dataset, and leaves the others', async () => {
  const graphql = await shop();
  const { put, read } = graphql;
  await put(orders, 'globalTags', { tags: [{ tag: 'urn:li:tag:old' }] });
  const terms = { terms: [{ urn: vat }], auditStamp: { time: 1, actor: bob } };
  await put(orders, 'editableSchemaMetadata', {
    editableSchemaFieldInfo: [
      { fieldPath: 'id', description: 'old', glossaryTerms: terms },
      { fieldPath: 'email', description: 'old' },
    ],
  });
  expect(await update(graphql, 'Dataset', orders, everything)).toEqual({
    data: { updateDataset: { urn: orders } },
  });
  expect(await read(orders, 'ownership')).toMatchObject({ owners: [steward], lastModified: now });
  expect(await read(orders, 'globalTags')).toEqual({ tags: [{ tag: pii }] });
  expect(await read(orders, 'deprecation')).toEqual({ deprecated: true, note: 'old', actor: ada });
  expect(await read(orders, 'institutionalMemory')).toEqual({
    elements: [{ url: 'https://wiki.example', description: '', createStamp: { time: 5, actor: bob } }],
  });
  expect((await read(orders, 'editableSchemaMetadata'))?.editableSchemaFieldInfo).toEqual([
    { fieldPath: 'id', description: 'key', globalTags: { tags: [{ tag: pii }] }, glossaryTerms: terms },
  ]);
  const editable = { description: 'd', name: 'Orders', created: now, lastModified: now };
  expect(await read(orders, 'editableDatasetProperties')).toEqual(editable);

  await update(graphql, 'Dataset', orders, { editableProperties: { description: 'e' } });
  expect(await read(orders, 'editableDatasetProperties')).toEqual({ ...editable, description: 'e' });
  expect(await read(orders, 'ownership')).toMatchObject({ owners: [steward] });
});

it('updates several datasets, or none', async () => {
  const graphql = await shop();
  const customers = datasetNamed('customers');
  const ask = (...input: object[]) =>
    graphql.ask('mutation ($input: [BatchDatasetUpdateInput!]!) { updateDatasets(input: $input) { urn } }', {
      input,
    });
  const described = { editableProperties: { description: 'd' } };
  const wrong = { urn: chart, update: described };
  expect((await ask({ urn: orders, update: described }, wrong)).errors?.[0]?.message).toContain(
    'input[1].urn',
  );
  expect(await graphql.read(orders, 'editableDatasetProperties')).toBeUndefined();
  expect((await ask({ urn: orders, update: described }, { urn: customers, update: described })).data).toEqual(
    {
      updateDatasets: [{ urn: orders }, { urn: customers }],
    },
  );
  for (const urn of [orders, customers])
    expect(await graphql.read(urn, 'editableDatasetProperties')).toMatchObject({ description: 'd' });
});

it('updates charts, dashboards, flows, jobs and notebooks', async () => {
  const graphql = await shop();
  const flow = 'urn:li:dataFlow:(airflow,shop,PROD)';
  for (const [type, urn] of [
    ['Chart', chart],
    ['Dashboard', 'urn:li:dashboard:(looker,board)'],
    ['DataFlow', flow],
    ['DataJob', `urn:li:dataJob:(${flow},load)`],
    ['Notebook', 'urn:li:notebook:(querybook,1)'],
  ] as const) {
    const { ownership, tags, editableProperties } = everything;
    const { description } = editableProperties;
    const input = { ownership, tags, editableProperties: { description } };
    expect((await update(graphql, type, urn, input)).errors, type).toBeUndefined();
    expect(await graphql.read(urn, `editable${type}Properties`)).toMatchObject({ description });
    expect(await graphql.read(urn, 'globalTags')).toEqual({ tags: [{ tag: pii }] });
    expect(await graphql.read(urn, 'ownership')).toMatchObject({ owners: [steward] });
  }
});

it('rejects URNs and addresses that cannot be there', async () => {
  const graphql = await shop();
  const { editableProperties } = everything;
  const author = bob;
  for (const wrong of [
    { ownership: { owners: [{ owner: pii }] } },
    { ownership: { owners: [{ owner: bob, ownershipTypeUrn: pii }] } },
    { tags: { tags: [{ tag: { urn: 'pii', name: 'pii' } }] } },
    { institutionalMemory: { elements: [{ url: 'javascript:alert(1)', author }] } },
    { institutionalMemory: { elements: [{ url: 'https://wiki.example', author: 'bob' }] } },
  ])
    expect(
      codeOf(await update(graphql, 'Dataset', orders, { editableProperties, ...wrong })),
      JSON.stringify(wrong),
    ).toBe(400);
  expect(await graphql.read(orders, 'editableDatasetProperties')).toBeUndefined();
});

it('needs the privilege of every part that is touched', async () => {
  const graphql = await shop({ obeysPolicies: true });
  const { tags, editableProperties, editableSchemaMetadata } = everything;
  const send = async (input: object) => codeOf(await update(graphql, 'Dataset', orders, input)) ?? 'done';
  await grant(graphql, ['VIEW_ENTITY_PAGE', 'EDIT_ENTITY_TAGS', 'EDIT_DATASET_COL_TAGS']);
  expect(await send({ tags })).toBe('done');
  expect(await send({ tags, editableProperties })).toBe(403);
  // Even for tags alone.
  const [{ fieldPath, globalTags } = {}] = editableSchemaMetadata.editableSchemaFieldInfo;
  const columns = { editableSchemaMetadata: { editableSchemaFieldInfo: [{ fieldPath, globalTags }] } };
  expect(await send(columns)).toBe(403);
  await grant(graphql, ['EDIT_ENTITY_DOCS', 'EDIT_DATASET_COL_DESCRIPTION']);
  expect(await send({ tags, editableProperties, editableSchemaMetadata })).toBe('done');
});

it('updates a tag, which its caller owns when nobody else does', async () => {
  const graphql = await shop();
  await graphql.put(pii, 'tagProperties', { name: 'pii', description: 'old', colorHex: '#fff' });
  const input = { urn: pii, name: 'PII' };
  expect((await update(graphql, 'Tag', pii, input)).data).toEqual({ updateTag: { urn: pii } });
  expect(await graphql.read(pii, 'tagProperties')).toEqual({ name: 'PII', colorHex: '#fff' });
  const ownersOf = async () => (await graphql.read(pii, 'ownership'))?.owners;
  expect(await ownersOf()).toMatchObject([{ owner: ada, type: 'NONE', source: { type: 'MANUAL' } }]);
  await update(graphql, 'Tag', pii, { ...input, description: 'd' }, bob);
  expect(await ownersOf()).toMatchObject([{ owner: ada }]);
  await update(graphql, 'Tag', pii, { ...input, ownership: everything.ownership });
  expect(await ownersOf()).toEqual([steward]);
  for (const wrong of [{ urn: vat }, { name: '' }])
    expect(codeOf(await update(graphql, 'Tag', pii, { ...input, ...wrong }))).toBe(400);
});
