import { expect, it } from 'vitest';
import { ada, createTestGraphql } from '../../testing/test-graphql.ts';

const orders = 'urn:li:dataset:(urn:li:dataPlatform:mysql,shop.orders,PROD)';
const sales = 'urn:li:glossaryNode:sales';
const income = 'urn:li:glossaryNode:income';
const term = 'urn:li:glossaryTerm:revenue';

const granting = (privileges: readonly string[], resource: string) => ({
  displayName: 'Test',
  description: '',
  type: 'METADATA',
  state: 'ACTIVE',
  privileges,
  actors: { users: [ada] },
  resources: { filter: { criteria: [{ field: 'URN', values: [resource] }] } },
});

it('says what the caller may do to a dataset, by the privileges that each needs', async () => {
  const { put, get } = await createTestGraphql({ obeysPolicies: true });
  const document = `query ($urn: String!) { dataset(urn: $urn) { privileges {
    canEditTags canEditOwners canEditEmbed canEditSchemaFieldTags canViewDatasetProfile canManageEntity canManageChildren
  } } }`;
  await put(orders, 'datasetProperties', { name: 'orders' });
  const nobody = await get(document, { urn: orders }, 'urn:li:corpuser:nobody');
  expect(nobody.dataset.privileges).toMatchObject({
    canEditTags: false,
    canEditEmbed: false,
    canManageEntity: null,
  });
  await put('urn:li:dataHubPolicy:tags', 'dataHubPolicyInfo', granting(['EDIT_ENTITY_TAGS'], orders));
  expect((await get(document, { urn: orders })).dataset.privileges).toMatchObject({
    canEditTags: true,
    canEditOwners: false,
    canEditSchemaFieldTags: false,
  });
  await put('urn:li:dataHubPolicy:all', 'dataHubPolicyInfo', granting(['EDIT_ENTITY'], orders));
  expect((await get(document, { urn: orders })).dataset.privileges).toEqual({
    canEditTags: true,
    canEditOwners: true,
    canEditEmbed: true,
    canEditSchemaFieldTags: true,
    // By a built-in policy for all users, not by the right to edit.
    canViewDatasetProfile: true,
    canManageEntity: null,
    canManageChildren: null,
  });
});

it('lets who manages a group of the glossary manage what is in it, or anywhere below it', async () => {
  const { put, get } = await createTestGraphql({ obeysPolicies: true });
  await put(sales, 'glossaryNodeInfo', { definition: '' });
  await put(income, 'glossaryNodeInfo', { definition: '', parentNode: sales });
  await put(term, 'glossaryTermInfo', { definition: '', termSource: 'INTERNAL', parentNode: income });
  const read = () =>
    get(
      `query ($sales: String!, $income: String!, $term: String!) {
        sales: glossaryNode(urn: $sales) { privileges { canManageEntity canManageChildren } }
        income: glossaryNode(urn: $income) { privileges { canManageEntity canManageChildren } }
        term: glossaryTerm(urn: $term) { privileges { canManageEntity canManageChildren canEditEmbed } }
      }`,
      { sales, income, term },
    );
  const none = { canManageEntity: false, canManageChildren: false };
  const direct = 'urn:li:dataHubPolicy:direct';
  expect(await read()).toMatchObject({ sales: { privileges: none }, income: { privileges: none } });
  await put(direct, 'dataHubPolicyInfo', granting(['MANAGE_GLOSSARY_CHILDREN'], sales));
  expect(await read()).toEqual({
    sales: { privileges: { canManageEntity: false, canManageChildren: true } },
    income: { privileges: { canManageEntity: true, canManageChildren: false } },
    term: { privileges: { canManageEntity: false, canManageChildren: null, canEditEmbed: null } },
  });
  await put(direct, 'dataHubPolicyInfo', granting(['MANAGE_ALL_GLOSSARY_CHILDREN'], sales));
  expect(await read()).toMatchObject({
    income: { privileges: { canManageEntity: true, canManageChildren: true } },
    term: { privileges: { canManageEntity: true } },
  });
});
