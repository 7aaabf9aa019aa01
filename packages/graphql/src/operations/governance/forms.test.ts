import { expect, it } from 'vitest';
import { ada, createTestGraphql, type TestGraphql } from '../../testing/test-graphql.ts';
import { grant } from './testing/grant.ts';

const create = `mutation ($input: CreateFormInput!) { createForm(input: $input) {
  urn info { name type prompts { id required } actors { owners } }
} }`;
const update =
  'mutation ($input: UpdateFormInput!) { updateForm(input: $input) { info { name prompts { id } } } }';
const remove = 'mutation ($input: DeleteFormInput!) { deleteForm(input: $input) }';
const assign = 'mutation ($input: BatchAssignFormInput!) { batchAssignForm(input: $input) }';
const unassign = 'mutation ($input: BatchRemoveFormInput!) { batchRemoveForm(input: $input) }';
const assignAll =
  'mutation ($input: CreateDynamicFormAssignmentInput!) { createDynamicFormAssignment(input: $input) }';
const submit =
  'mutation ($urn: String!, $input: SubmitFormPromptInput!) { submitFormPrompt(urn: $urn, input: $input) }';
const verify = 'mutation ($input: VerifyFormInput!) { verifyForm(input: $input) }';

const form = 'urn:li:form:basics';
const tier = 'urn:li:structuredProperty:tier';
const table = 'urn:li:dataset:(urn:li:dataPlatform:mysql,orders,PROD)';
const column = (path: string) => `urn:li:schemaField:(${table},${path})`;
const prompt = (id: string, more: object = {}) => ({
  id,
  title: id,
  type: 'STRUCTURED_PROPERTY',
  structuredPropertyParams: { urn: tier },
  ...more,
});
const input = {
  id: 'basics',
  name: 'Basics',
  type: 'VERIFICATION',
  prompts: [
    prompt('p', { required: true }),
    prompt('columns', { required: true, type: 'FIELDS_STRUCTURED_PROPERTY' }),
  ],
};
const answer = (more: object = {}) => ({
  urn: table,
  input: {
    promptId: 'p',
    formUrn: form,
    type: 'STRUCTURED_PROPERTY',
    structuredPropertyParams: { structuredPropertyUrn: tier, values: [{ stringValue: 'gold' }] },
    ...more,
  },
});
const answerFor = (fieldPath: string) =>
  answer({ promptId: 'columns', type: 'FIELDS_STRUCTURED_PROPERTY', fieldPath });

async function prepare({ put }: TestGraphql): Promise<void> {
  await put('urn:li:dataType:datahub.string', 'dataTypeInfo', { qualifiedName: 'datahub.string' });
  const types = ['dataset', 'schemaField'].map((type) => `datahub.${type}`);
  for (const qualifiedName of types)
    await put(`urn:li:entityType:${qualifiedName}`, 'entityTypeInfo', { qualifiedName });
  await put(tier, 'propertyDefinition', {
    qualifiedName: 'tier',
    valueType: 'urn:li:dataType:datahub.string',
    entityTypes: types.map((type) => `urn:li:entityType:${type}`),
  });
  await put(table, 'schemaMetadata', {
    schemaName: 'orders',
    platform: 'urn:li:dataPlatform:mysql',
    version: 0,
    hash: '',
    platformSchema: { 'com.linkedin.schema.Schemaless': {} },
    fields: ['a', 'b'].map((fieldPath) => ({
      fieldPath,
      nativeDataType: 'int',
      type: { type: { 'com.linkedin.schema.NumberType': {} } },
    })),
  });
}

const badRequests = async ({ ask }: TestGraphql, requests: readonly (readonly [string, object])[]) => {
  for (const [document, variables] of requests) {
    const [error] = (await ask(document, variables)).errors ?? [];
    expect(error?.extensions.code, JSON.stringify(variables)).toBe(400);
  }
};

it('creates a form, changes what it asks and whom, and deletes it', async () => {
  const graphql = await createTestGraphql();
  await prepare(graphql);
  const { get, read } = graphql;
  const { createForm } = await get(create, { input: { ...input, actors: { users: [ada], owners: false } } });
  expect(createForm).toEqual({
    urn: form,
    info: {
      name: 'Basics',
      type: 'VERIFICATION',
      prompts: [
        { id: 'p', required: true },
        { id: 'columns', required: true },
      ],
      actors: { owners: false },
    },
  });
  const { updateForm } = await get(update, {
    input: {
      urn: form,
      name: 'More',
      promptsToAdd: [{ ...prompt('x'), id: null }],
      promptsToRemove: ['columns'],
      actors: { usersToRemove: [ada], groupsToAdd: ['urn:li:corpGroup:stewards'] },
    },
  });
  expect(updateForm.info.name).toBe('More');
  expect(updateForm.info.prompts).toEqual([{ id: 'p' }, { id: expect.stringMatching(/^[0-9a-f-]{36}$/) }]);
  expect(await read(form, 'formInfo')).toMatchObject({
    type: 'VERIFICATION',
    actors: { owners: false, users: [], groups: ['urn:li:corpGroup:stewards'] },
  });
  await badRequests(graphql, [
    [create, { input }],
    [create, { input: { name: '' } }],
    [create, { input: { name: 'x', prompts: [prompt('y', { structuredPropertyParams: null })] } }],
    [create, { input: { name: 'x', prompts: [prompt('y', { structuredPropertyParams: { urn: table } })] } }],
    [create, { input: { name: 'x', prompts: [prompt('y', { title: '' })] } }],
    [create, { input: { name: 'x', actors: { users: ['ada'] } } }],
    [update, { input: { urn: 'urn:li:form:none' } }],
    [remove, { input: { urn: 'urn:li:form:none' } }],
  ]);
  await get(remove, { input: { urn: form } });
  expect(await read(form, 'formInfo')).toBeUndefined();
});

it('assigns a form, takes answers until it is complete, and has it verified', async () => {
  const graphql = await createTestGraphql();
  await prepare(graphql);
  const { get, put, read } = graphql;
  await get(create, { input });
  const assigning = { input: { formUrn: form, entityUrns: [table] } };
  await badRequests(graphql, [
    [submit, answer()],
    [assign, { input: { formUrn: 'urn:li:form:none', entityUrns: [table] } }],
    [assign, { input: { formUrn: form, entityUrns: [form] } }],
  ]);
  expect(await read(table, 'structuredProperties')).toBeUndefined();
  await get(assign, assigning);
  await get(assign, assigning);
  expect(await read(table, 'forms')).toMatchObject({
    incompleteForms: [
      { urn: form, incompletePrompts: [{ id: 'p' }, { id: 'columns' }], completedPrompts: [] },
    ],
  });
  await badRequests(graphql, [
    [submit, answer({ promptId: 'none' })],
    [submit, answer({ type: 'FIELDS_STRUCTURED_PROPERTY', fieldPath: 'a' })],
    [submit, answer({ structuredPropertyParams: null })],
    [submit, answer({ structuredPropertyParams: { structuredPropertyUrn: table, values: [] } })],
    [submit, answer({ structuredPropertyParams: { structuredPropertyUrn: tier, values: [{}] } })],
    [submit, answer({ structuredPropertyParams: { structuredPropertyUrn: tier, values: [] } })],
    [submit, answerFor('none')],
    [submit, { ...answer(), urn: 'urn:li:chart:(looker,none)' }],
  ]);
  await get(submit, answer());
  expect(await read(table, 'structuredProperties')).toMatchObject({
    properties: [{ propertyUrn: tier, values: [{ string: 'gold' }] }],
  });
  await get(submit, answerFor('a'));
  expect(await read(column('a'), 'structuredProperties')).toMatchObject({
    properties: [{ propertyUrn: tier }],
  });
  expect(await read(table, 'forms')).toMatchObject({
    incompleteForms: [
      {
        incompletePrompts: [
          {
            id: 'columns',
            fieldAssociations: {
              completedFieldPrompts: [{ fieldPath: 'a' }],
              incompleteFieldPrompts: [{ fieldPath: 'b' }],
            },
          },
        ],
        completedPrompts: [{ id: 'p' }],
      },
    ],
  });
  await get(submit, answerFor('b'));
  expect(await read(table, 'forms')).toMatchObject({ incompleteForms: [], completedForms: [{ urn: form }] });

  const verifying = { input: { formUrn: form, entityUrn: table } };
  expect((await graphql.ask(verify, verifying)).errors?.[0]?.extensions.code).toBe(403);
  await put(table, 'ownership', { owners: [{ owner: ada, type: 'DATAOWNER' }] });
  await get(verify, verifying);
  await get(verify, verifying);
  expect(await read(table, 'forms')).toMatchObject({
    verifications: [{ form, lastModified: { actor: ada } }],
  });
  await get(unassign, assigning);
  expect(await read(table, 'forms')).toEqual({ incompleteForms: [], completedForms: [], verifications: [] });
  await badRequests(graphql, [[verify, verifying]]);
});

it('assigns a form to all that a filter finds', async () => {
  const graphql = await createTestGraphql();
  await prepare(graphql);
  const { get, read } = graphql;
  await get(create, { input });
  const onDatasets = [{ and: [{ field: '_entityType', values: ['DATASET'] }] }];
  await get(assignAll, { input: { formUrn: form, orFilters: onDatasets } });
  expect(await read(table, 'forms')).toMatchObject({ incompleteForms: [{ urn: form }] });
  await badRequests(graphql, [
    [assignAll, { input: { formUrn: form, orFilters: [] } }],
    [assignAll, { input: { formUrn: 'urn:li:form:none', orFilters: onDatasets } }],
  ]);
});

it('leaves forms to those who manage them', async () => {
  const graphql = await createTestGraphql({ obeysPolicies: true });
  await prepare(graphql);
  const { ask, get } = graphql;
  await grant(graphql, ['EDIT_ENTITY', 'CREATE_ENTITY', 'DELETE_ENTITY'], [form]);
  for (const [document, value] of [
    [create, input],
    [update, { urn: form }],
    [remove, { urn: form }],
  ] as const)
    expect((await ask(document, { input: value })).errors?.[0]?.extensions.code).toBe(403);
  await grant(graphql, ['MANAGE_DOCUMENTATION_FORMS']);
  await get(create, { input });
  const assigning = { input: { formUrn: form, entityUrns: [table] } };
  expect((await ask(assign, assigning)).errors?.[0]?.extensions.code).toBe(403);
  await grant(graphql, ['EDIT_ENTITY'], [table]);
  await get(assign, assigning);
});
