import { expect, it } from 'vitest';
import { createTestGraphql, type TestGraphql } from '../../testing/test-graphql.ts';
import { grant } from './testing/grant.ts';

const create = 'mutation ($input: CreateLogicalModelInput!) { createLogicalModel(input: $input) }';
const reshape =
  'mutation ($input: UpdateLogicalModelSchemaInput!) { updateLogicalModelSchema(input: $input) }';
const setParent = 'mutation ($input: SetLogicalParentInput!) { setLogicalParent(input: $input) }';
const link = 'mutation ($input: LinkPhysicalChildInput!) { linkPhysicalChild(input: $input) }';
const unlink = 'mutation ($input: UnlinkPhysicalChildInput!) { unlinkPhysicalChild(input: $input) }';

const model = 'urn:li:dataset:(urn:li:dataPlatform:logical,customer,PROD)';
const table = 'urn:li:dataset:(urn:li:dataPlatform:mysql,customers,PROD)';
const column = (dataset: string, path: string) => `urn:li:schemaField:(${dataset},${path})`;
const columns = (...paths: string[]) => paths.map((fieldPath) => ({ fieldPath, type: 'STRING' }));
const input = { name: 'customer', displayName: 'Customer', columns: columns('id', 'email') };

async function putTable({ put }: TestGraphql): Promise<void> {
  await put(table, 'schemaMetadata', {
    schemaName: 'customers',
    platform: 'urn:li:dataPlatform:mysql',
    version: 0,
    hash: '',
    platformSchema: { 'com.linkedin.schema.Schemaless': {} },
    fields: ['id', 'mail'].map((fieldPath) => ({
      fieldPath,
      nativeDataType: 'text',
      type: { type: { 'com.linkedin.schema.StringType': {} } },
    })),
  });
}

it('creates a logical model, maps a table to it, and changes its columns', async () => {
  const graphql = await createTestGraphql();
  const { get, ask, put, read } = graphql;
  await putTable(graphql);
  expect(await get(create, { input })).toEqual({ createLogicalModel: model });
  expect(await read('urn:li:dataPlatform:logical', 'dataPlatformInfo')).toMatchObject({ logical: true });
  expect(await read(model, 'datasetProperties')).toMatchObject({ name: 'Customer' });
  expect(await read(model, 'schemaMetadata')).toMatchObject({
    fields: [
      { fieldPath: 'id', type: { type: { 'com.linkedin.schema.StringType': {} } } },
      { fieldPath: 'email' },
    ],
  });
  const mapping = (parentFieldPath: string, childFieldPath: string) => ({ parentFieldPath, childFieldPath });
  const linking = (...columnMappings: object[]) => ({
    input: { logicalParentUrn: model, childUrn: table, columnMappings },
  });
  const parentOf = async (urn: string) =>
    ((await read(urn, 'logicalParent'))?.parent as { destinationUrn: string } | undefined)?.destinationUrn;
  await get(link, linking(mapping('id', 'id'), mapping('email', 'mail')));
  expect(await parentOf(table)).toBe(model);
  expect(await parentOf(column(table, 'mail'))).toBe(column(model, 'email'));
  await get(link, linking(mapping('email', 'mail')));
  expect(await parentOf(column(table, 'id'))).toBeUndefined();
  // Without mappings, they stay.
  await get(link, { input: { logicalParentUrn: model, childUrn: table } });
  expect(await parentOf(column(table, 'mail'))).toBe(column(model, 'email'));

  await put('urn:li:dataPlatform:mysql', 'dataPlatformInfo', {
    name: 'mysql',
    type: 'RELATIONAL_DB',
    datasetNameDelimiter: '.',
  });
  for (const [document, wrong] of [
    [create, input],
    [create, { ...input, name: '' }],
    [create, { ...input, name: 'x', columns: [] }],
    [create, { ...input, name: 'x', columns: columns('a', 'a') }],
    [create, { ...input, name: 'x', platform: 'mysql' }],
    [create, { ...input, name: 'x', platform: 'urn:li:tag:x' }],
    [create, { ...input, name: 'a,b' }],
    [reshape, { urn: table, columns: columns('a') }],
    [reshape, { urn: model, columns: columns(' ') }],
    [link, linking(mapping('id', 'id'), mapping('email', 'id')).input],
    [link, linking(mapping('none', 'id')).input],
    [link, { logicalParentUrn: table, childUrn: table }],
    [unlink, { childUrn: 'urn:li:tag:x' }],
    [setParent, { resourceUrn: table, parentUrn: column(model, 'id') }],
    [setParent, { resourceUrn: table, parentUrn: '' }],
  ] as const) {
    const [error] = (await ask(document, { input: wrong })).errors ?? [];
    expect(error?.extensions.type, JSON.stringify(wrong)).toBe('BAD_REQUEST');
  }

  await get(reshape, { input: { urn: model, columns: columns('id', 'phone') } });
  expect(await read(model, 'schemaMetadata')).toMatchObject({
    fields: [{ fieldPath: 'id' }, { fieldPath: 'phone' }],
  });
  expect(await parentOf(column(table, 'mail'))).toBeUndefined();
  await get(setParent, { input: { resourceUrn: column(table, 'id'), parentUrn: column(model, 'id') } });
  expect(await parentOf(column(table, 'id'))).toBe(column(model, 'id'));
  await get(unlink, { input: { childUrn: table } });
  expect(await parentOf(table)).toBeUndefined();
  expect(await parentOf(column(table, 'id'))).toBeUndefined();
  await get(setParent, { input: { resourceUrn: table, parentUrn: model } });
  await get(setParent, { input: { resourceUrn: table, parentUrn: null } });
  expect(await parentOf(table)).toBeUndefined();
});

it('needs the right to edit both ends of a mapping', async () => {
  const graphql = await createTestGraphql({ obeysPolicies: true });
  const { ask, get } = graphql;
  await putTable(graphql);
  const codeOf = async (document: string, value: object) =>
    (await ask(document, { input: value })).errors?.[0]?.extensions.code;
  await grant(graphql, ['EDIT_ENTITY', 'CREATE_ENTITY'], [table, model, 'urn:li:dataPlatform:logical']);
  expect(await codeOf(create, input)).toBe(403);
  await grant(graphql, ['CREATE_LOGICAL_MODELS']);
  await get(create, { input });
  await get(link, { input: { logicalParentUrn: model, childUrn: table } });
  await get(unlink, { input: { childUrn: table } });
  const other = model.replace('customer', 'other');
  expect(await codeOf(setParent, { resourceUrn: table, parentUrn: other })).toBe(403);
  expect(await codeOf(setParent, { resourceUrn: other, parentUrn: null })).toBe(403);
});
