import { describe, expect, it } from 'vitest';
import { ada, createTestGraphql, type TestGraphql } from '../../testing/test-graphql.ts';

const datasetNamed = (name: string) => `urn:li:dataset:(urn:li:dataPlatform:mysql,shop.${name},PROD)`;
const orders = datasetNamed('orders');
const ordersInDbt = 'urn:li:dataset:(urn:li:dataPlatform:dbt,shop.orders,PROD)';
const chart = 'urn:li:chart:(looker,sales)';
const attribute = 'urn:li:businessAttribute:email';
const [pii, gone] = ['urn:li:tag:pii', 'urn:li:tag:gone'];
const vat = 'urn:li:glossaryTerm:vat';
const now = { time: expect.any(Number), actor: ada };

const column = (fieldPath: string) => ({
  fieldPath,
  nullable: false,
  nativeDataType: 'text',
  recursive: false,
  type: { type: { 'com.linkedin.schema.StringType': {} } },
});

const schemaOf = (...columns: string[]) => ({
  schemaName: 'orders',
  platform: 'urn:li:dataPlatform:mysql',
  version: 0,
  hash: '',
  platformSchema: { 'com.linkedin.schema.OtherSchema': { rawSchema: '' } },
  fields: columns.map(column),
});

async function shop(options?: { readonly obeysPolicies: boolean }): Promise<TestGraphql> {
  const graphql = await createTestGraphql(options);
  await graphql.put(orders, 'datasetProperties', { name: 'orders' });
  await graphql.put(orders, 'schemaMetadata', schemaOf('id', 'email'));
  await graphql.put(chart, 'chartInfo', { title: 'Sales', description: '', lastModified: {} });
  await graphql.put(pii, 'tagProperties', { name: 'pii' });
  await graphql.put(vat, 'glossaryTermInfo', { definition: '', termSource: 'INTERNAL' });
  await graphql.put(attribute, 'businessAttributeInfo', { fieldPath: 'email', name: 'email' });
  return graphql;
}

/** Sends one mutation whose only argument is its input. */
const send = ({ ask }: TestGraphql, mutation: string, type: string, input: object) =>
  ask(`mutation ($input: ${type}!) { ${mutation}(input: $input) }`, { input });

async function done(graphql: TestGraphql, mutation: string, type: string, input: object) {
  expect(await send(graphql, mutation, type, input)).toEqual({ data: { [mutation]: true } });
}

async function refused(graphql: TestGraphql, mutation: string, type: string, input: object, code = 400) {
  const { errors } = await send(graphql, mutation, type, input);
  expect(errors, JSON.stringify(input)).toMatchObject([{ extensions: { code } }]);
  return errors?.[0]?.message ?? '';
}

const columnOf = (resourceUrn: string, subResource: string) => ({
  resourceUrn,
  subResource,
  subResourceType: 'DATASET_FIELD',
});

describe('tags', () => {
  it('are added to entities, columns and business attributes, each once', async () => {
    const graphql = await shop();
    await done(graphql, 'addTag', 'TagAssociationInput', { tagUrn: pii, resourceUrn: chart });
    await done(graphql, 'addTags', 'AddTagsInput', { tagUrns: [pii, pii], resourceUrn: orders });
    const resources = [
      { resourceUrn: orders },
      { resourceUrn: attribute },
      columnOf(orders, 'email'),
      columnOf(orders, 'id'),
      columnOf(orders, 'email'),
    ];
    await done(graphql, 'batchAddTags', 'BatchAddTagsInput', { tagUrns: [pii], resources });
    const tags = { tags: [{ tag: pii }] };
    expect(await graphql.read(chart, 'globalTags')).toEqual(tags);
    expect(await graphql.read(orders, 'globalTags')).toEqual(tags);
    expect(await graphql.read(attribute, 'businessAttributeInfo')).toMatchObject({
      name: 'email',
      globalTags: tags,
      lastModified: now,
    });
    expect(await graphql.read(orders, 'editableSchemaMetadata')).toMatchObject({
      lastModified: now,
      editableSchemaFieldInfo: [
        { fieldPath: 'email', globalTags: tags },
        { fieldPath: 'id', globalTags: tags },
      ],
    });
  });

  it('are removed, also those that do not exist any more', async () => {
    const graphql = await shop();
    const all = { tags: [{ tag: pii }, { tag: gone }] };
    await graphql.put(orders, 'globalTags', all);
    await graphql.put(orders, 'editableSchemaMetadata', {
      editableSchemaFieldInfo: [{ fieldPath: 'email', description: 'of the customer', globalTags: all }],
    });
    await done(graphql, 'removeTag', 'TagAssociationInput', { tagUrn: gone, resourceUrn: orders });
    expect(await graphql.read(orders, 'globalTags')).toEqual({ tags: [{ tag: pii }] });
    await done(graphql, 'batchRemoveTags', 'BatchRemoveTagsInput', {
      tagUrns: [pii, gone],
      resources: [{ resourceUrn: orders }, columnOf(orders, 'email'), { resourceUrn: chart }],
    });
    expect(await graphql.read(orders, 'globalTags')).toEqual({ tags: [] });
    expect(await graphql.read(chart, 'globalTags')).toBeUndefined();
    expect((await graphql.read(orders, 'editableSchemaMetadata'))?.editableSchemaFieldInfo).toEqual([
      { fieldPath: 'email', description: 'of the customer', globalTags: { tags: [] } },
    ]);
  });

  it('are written to all resources or to none', async () => {
    const graphql = await shop();
    const add = (tagUrns: string[], ...resources: (object | null)[]) =>
      refused(graphql, 'batchAddTags', 'BatchAddTagsInput', { tagUrns, resources });
    const good = { resourceUrn: orders };
    expect(await add([gone], good)).toContain(gone);
    expect(await add([vat], good)).toContain('input.tagUrns: expected a URN of the type tag');
    expect(await add(['pii'], good)).toContain('input.tagUrns');
    expect(await add([pii], good, { resourceUrn: datasetNamed('nothing') })).toContain('do not exist');
    expect(await add([pii], good, { resourceUrn: 'orders' })).toContain('input.resources[1].resourceUrn');
    expect(await add([pii], good, { resourceUrn: orders, subResource: 'id' })).toContain('subResourceType');
    expect(await add([pii], good, columnOf(orders, 'nothing'))).toContain('expected a column');
    expect(await add([pii], good, columnOf(chart, 'id'))).toContain('of the type dataset');
    await refused(graphql, 'batchRemoveTags', 'BatchRemoveTagsInput', {
      tagUrns: [pii],
      resources: [good, null],
    });
    expect(await graphql.read(orders, 'globalTags')).toBeUndefined();
  });

  it('of one column go to that of a sibling where the dataset has none', async () => {
    const graphql = await shop();
    await graphql.put(ordersInDbt, 'siblings', { siblings: [orders], primary: true });
    const resources = [columnOf(ordersInDbt, 'email')];
    await done(graphql, 'batchAddTags', 'BatchAddTagsInput', { tagUrns: [pii], resources });
    await done(graphql, 'batchAddTerms', 'BatchAddTermsInput', { termUrns: [vat], resources });
    await done(graphql, 'updateDescription', 'DescriptionUpdateInput', { description: 'd', ...resources[0] });
    expect((await graphql.read(orders, 'editableSchemaMetadata'))?.editableSchemaFieldInfo).toMatchObject([
      {
        fieldPath: 'email',
        description: 'd',
        globalTags: { tags: [{ tag: pii }] },
        glossaryTerms: { terms: [{ urn: vat }] },
      },
    ]);
    const unknown = [columnOf(ordersInDbt, 'nothing')];
    expect(
      await refused(graphql, 'batchAddTags', 'BatchAddTagsInput', { tagUrns: [pii], resources: unknown }),
    ).toContain(ordersInDbt);
  });
});

it('adds and removes glossary terms, and says who did', async () => {
  const graphql = await shop();
  const terms = { terms: [{ urn: vat, actor: ada }], auditStamp: now };
  await done(graphql, 'addTerm', 'TermAssociationInput', { termUrn: vat, resourceUrn: chart });
  await done(graphql, 'addTerms', 'AddTermsInput', { termUrns: [vat], ...columnOf(orders, 'id') });
  await done(graphql, 'batchAddTerms', 'BatchAddTermsInput', {
    termUrns: [vat],
    resources: [{ resourceUrn: orders }],
  });
  expect(await graphql.read(chart, 'glossaryTerms')).toEqual(terms);
  expect(await graphql.read(orders, 'glossaryTerms')).toEqual(terms);
  expect((await graphql.read(orders, 'editableSchemaMetadata'))?.editableSchemaFieldInfo).toEqual([
    { fieldPath: 'id', glossaryTerms: terms },
  ]);
  await done(graphql, 'removeTerm', 'TermAssociationInput', { termUrn: vat, resourceUrn: chart });
  await done(graphql, 'batchRemoveTerms', 'BatchRemoveTermsInput', {
    termUrns: [vat],
    resources: [{ resourceUrn: orders }, columnOf(orders, 'id')],
  });
  for (const urn of [chart, orders]) expect((await graphql.read(urn, 'glossaryTerms'))?.terms).toEqual([]);
  expect((await graphql.read(orders, 'editableSchemaMetadata'))?.editableSchemaFieldInfo).toMatchObject([
    { fieldPath: 'id', glossaryTerms: { terms: [] } },
  ]);
});

describe('access to labels', () => {
  const grant = ({ put }: TestGraphql, privileges: string[], urns: string[] = [orders]) =>
    put(`urn:li:dataHubPolicy:${privileges.join('-')}`, 'dataHubPolicyInfo', {
      displayName: 'p',
      description: '',
      type: 'METADATA',
      state: 'ACTIVE',
      privileges,
      actors: { users: [ada] },
      resources: { filter: { criteria: [{ field: 'URN', values: urns, condition: 'EQUALS' }] } },
    });
  const view = ['VIEW_ENTITY_PAGE'];

  it('is by the privilege on the entity, and by another on its columns', async () => {
    const graphql = await shop({ obeysPolicies: true });
    await grant(graphql, view, [orders, pii, vat]);
    const tagEntity = { tagUrns: [pii], resources: [{ resourceUrn: orders }] };
    const tagColumn = { tagUrns: [pii], resources: [columnOf(orders, 'id')] };
    for (const input of [tagEntity, tagColumn]) {
      await refused(graphql, 'batchAddTags', 'BatchAddTagsInput', input, 403);
      // Not even where there is nothing to remove.
      await refused(graphql, 'batchRemoveTags', 'BatchRemoveTagsInput', input, 403);
    }
    await grant(graphql, ['EDIT_ENTITY_TAGS']);
    await done(graphql, 'batchAddTags', 'BatchAddTagsInput', tagEntity);
    await refused(graphql, 'batchAddTags', 'BatchAddTagsInput', tagColumn, 403);
    await refused(graphql, 'addTerm', 'TermAssociationInput', { termUrn: vat, resourceUrn: orders }, 403);
    await grant(graphql, ['EDIT_DATASET_COL_TAGS', 'EDIT_ENTITY_GLOSSARY_TERMS']);
    await done(graphql, 'batchAddTags', 'BatchAddTagsInput', tagColumn);
    await done(graphql, 'addTerm', 'TermAssociationInput', { termUrn: vat, resourceUrn: orders });
  });

  it('needs no more than the management of the part of the glossary', async () => {
    const graphql = await shop({ obeysPolicies: true });
    const node = 'urn:li:glossaryNode:finance';
    await graphql.put(node, 'glossaryNodeInfo', { definition: '', name: 'finance' });
    await graphql.put(vat, 'glossaryTermInfo', { definition: '', termSource: 'INTERNAL', parentNode: node });
    await grant(graphql, view, [vat, node, ada]);
    await graphql.put(ada, 'corpUserInfo', { active: true });
    const owner = { ownerUrn: ada, ownerEntityType: 'CORP_USER', type: 'TECHNICAL_OWNER', resourceUrn: vat };
    const name = { urn: vat, name: 'VAT' };
    await refused(graphql, 'addOwner', 'AddOwnerInput', owner, 403);
    await refused(graphql, 'updateName', 'UpdateNameInput', name, 403);
    await grant(graphql, ['MANAGE_GLOSSARY_CHILDREN'], [node]);
    await done(graphql, 'addOwner', 'AddOwnerInput', owner);
    await done(graphql, 'updateName', 'UpdateNameInput', name);
    await done(graphql, 'updateDescription', 'DescriptionUpdateInput', {
      resourceUrn: vat,
      description: 'd',
    });
    await refused(graphql, 'updateName', 'UpdateNameInput', { urn: node, name: 'f' }, 403);
    expect(await graphql.read(vat, 'glossaryTermInfo')).toMatchObject({ name: 'VAT', definition: 'd' });
  });

  it('is by the privilege to delete for what is soft-deleted', async () => {
    const graphql = await shop({ obeysPolicies: true });
    await grant(graphql, [...view, 'EDIT_ENTITY', 'EDIT_ENTITY_STATUS']);
    const input = { urns: [orders], deleted: true };
    await refused(graphql, 'batchUpdateSoftDeleted', 'BatchUpdateSoftDeletedInput', input, 403);
    await grant(graphql, ['DELETE_ENTITY']);
    await done(graphql, 'batchUpdateSoftDeleted', 'BatchUpdateSoftDeletedInput', input);
  });

  it('is on both ends for lineage', async () => {
    const graphql = await shop({ obeysPolicies: true });
    await graphql.put(ordersInDbt, 'datasetProperties', { name: 'orders' });
    await grant(graphql, view, [orders, ordersInDbt]);
    await grant(graphql, ['EDIT_LINEAGE']);
    const edges = [{ downstreamUrn: orders, upstreamUrn: ordersInDbt }];
    const input = { edgesToAdd: edges, edgesToRemove: [] };
    expect(await refused(graphql, 'updateLineage', 'UpdateLineageInput', input, 403)).toContain(ordersInDbt);
    await grant(graphql, ['EDIT_LINEAGE'], [orders, ordersInDbt]);
    await done(graphql, 'updateLineage', 'UpdateLineageInput', input);
  });
});
