import { expect, it } from 'vitest';
import {
  attribute,
  chart,
  codeOf,
  columnOf,
  done,
  grant,
  now,
  orders,
  pii,
  refused,
  shop,
  vat,
} from './testing/shop.ts';

const sales = 'urn:li:domain:sales';
const retail = 'urn:li:domain:retail';
const document = 'urn:li:document:guide';
const group = 'urn:li:corpGroup:team';
const product = 'urn:li:dataProduct:orders';

it('describes entities of all types that have a description of people', async () => {
  const graphql = await shop();
  const { put, read } = graphql;
  await put(sales, 'domainProperties', { name: 'Sales', parentDomain: retail });
  await put('urn:li:tag:bare', 'tagKey', { name: 'bare' });
  await put(group, 'corpGroupInfo', { admins: [], members: [], groups: [] });
  await put(product, 'dataProductProperties', { name: 'Orders' });
  await put('urn:li:container:c', 'containerProperties', { name: 'c' });
  await put(document, 'documentation', {
    documentations: [
      { documentation: 'old' },
      { documentation: 'found', attribution: { time: 1, actor: pii, source: 'urn:li:dataHubAction:a' } },
    ],
  });
  const describe = (resourceUrn: string) =>
    done(graphql, 'updateDescription', 'DescriptionUpdateInput', { resourceUrn, description: 'd' });
  const places = {
    [orders]: ['editableDatasetProperties', { description: 'd', created: now, lastModified: now }],
    [chart]: ['editableChartProperties', { description: 'd', lastModified: now }],
    'urn:li:container:c': ['editableContainerProperties', { description: 'd' }],
    [sales]: ['domainProperties', { name: 'Sales', parentDomain: retail, description: 'd' }],
    [pii]: ['tagProperties', { name: 'pii', description: 'd' }],
    'urn:li:tag:bare': ['tagProperties', { name: 'bare', description: 'd' }],
    [vat]: ['glossaryTermInfo', { definition: 'd', termSource: 'INTERNAL' }],
    [group]: ['corpGroupEditableInfo', { description: 'd' }],
    [product]: ['dataProductProperties', { name: 'Orders', description: 'd' }],
    [attribute]: ['businessAttributeInfo', { name: 'email', description: 'd', lastModified: now }],
  } as const;
  for (const [urn, [aspect, value]] of Object.entries(places)) {
    await describe(urn);
    expect(await read(urn, aspect), urn).toMatchObject(value);
  }
  await describe(document);
  expect((await read(document, 'documentation'))?.documentations).toEqual([
    { documentation: 'found', attribution: expect.objectContaining({ source: 'urn:li:dataHubAction:a' }) },
    { documentation: 'd', attribution: expect.objectContaining(now) },
  ]);
});

it('describes columns, and nothing that has no description or no name', async () => {
  const graphql = await shop();
  const input = { description: 'd', ...columnOf(orders, 'id') };
  await done(graphql, 'updateDescription', 'DescriptionUpdateInput', input);
  expect((await graphql.read(orders, 'editableSchemaMetadata'))?.editableSchemaFieldInfo).toEqual([
    { fieldPath: 'id', description: 'd' },
  ]);
  await graphql.put(sales, 'ownership', { owners: [] });
  await graphql.put('urn:li:corpuser:bob', 'corpUserInfo', { active: true });
  const describe = (resourceUrn: string) =>
    refused(graphql, 'updateDescription', 'DescriptionUpdateInput', { resourceUrn, description: 'd' });
  expect(await describe(sales)).toContain('domainProperties');
  expect(await describe('urn:li:corpuser:bob')).toContain('whose description can be changed');
  expect(await describe('urn:li:domain:none')).toContain('do not exist');
});

it('names entities, which must not have the name of another beside them', async () => {
  const graphql = await shop();
  const { put, read } = graphql;
  const name = (urn: string, text: string) =>
    done(graphql, 'updateName', 'UpdateNameInput', { urn, name: text });
  await put(sales, 'domainProperties', { name: 'Sales' });
  await put(retail, 'domainProperties', { name: 'Retail' });
  await put(group, 'corpGroupInfo', { admins: [], members: [], groups: [] });
  await put(product, 'dataProductProperties', { name: 'p' });
  for (const [urn, aspect, field] of [
    [orders, 'editableDatasetProperties', 'name'],
    [vat, 'glossaryTermInfo', 'name'],
    [group, 'corpGroupInfo', 'displayName'],
    [product, 'dataProductProperties', 'name'],
    [attribute, 'businessAttributeInfo', 'name'],
    [sales, 'domainProperties', 'name'],
  ] as const) {
    await name(urn, 'New name');
    expect(await read(urn, aspect), urn).toMatchObject({ [field]: 'New name' });
  }
  const taken = { urn: retail, name: 'New name' };
  expect(await refused(graphql, 'updateName', 'UpdateNameInput', taken, 409)).toContain('New name');
  await name(sales, 'New name');
  await put(retail, 'domainProperties', { name: 'Retail', parentDomain: sales });
  await name(retail, 'New name');
  await put('urn:li:businessAttribute:mail', 'businessAttributeInfo', { fieldPath: 'm', name: 'mail' });
  const attributeTaken = { urn: 'urn:li:businessAttribute:mail', name: 'New name' };
  await refused(graphql, 'updateName', 'UpdateNameInput', attributeTaken, 409);
  expect(await refused(graphql, 'updateName', 'UpdateNameInput', { urn: chart, name: 'x' })).toContain(
    'input.urn',
  );
  expect(await refused(graphql, 'updateName', 'UpdateNameInput', { urn: sales, name: ' ' })).toContain(
    'input.name',
  );
});

it('lets who manages domains name and colour them, and others not', async () => {
  const graphql = await shop({ obeysPolicies: true });
  await graphql.put(sales, 'domainProperties', { name: 'Sales' });
  await grant(graphql, ['VIEW_ENTITY_PAGE', 'EDIT_ENTITY'], [sales]);
  const display = `mutation { updateDisplayProperties(urn: "${sales}", input: { colorHex: "#fff" }) }`;
  await refused(graphql, 'updateName', 'UpdateNameInput', { urn: sales, name: 'x' }, 403);
  expect(codeOf(await graphql.ask(display))).toBe(403);
  await graphql.put('urn:li:dataHubPolicy:p', 'dataHubPolicyInfo', {
    displayName: 'p',
    description: '',
    type: 'PLATFORM',
    state: 'ACTIVE',
    privileges: ['MANAGE_DOMAINS'],
    actors: { users: ['urn:li:corpuser:ada'] },
  });
  await done(graphql, 'updateName', 'UpdateNameInput', { urn: sales, name: 'x' });
  await graphql.get(display);
});

it('colours entities, and gives them icons', async () => {
  const graphql = await shop();
  await graphql.put(sales, 'domainProperties', { name: 'Sales' });
  const display = (urn: string, input: object) =>
    graphql.ask(
      'mutation ($urn: String!, $input: DisplayPropertiesUpdateInput!) { updateDisplayProperties(urn: $urn, input: $input) }',
      { urn, input },
    );
  const icon = { iconLibrary: 'MATERIAL', name: 'Cart', style: 'filled' };
  expect((await display(sales, { icon: { name: 'Cart' } })).errors?.[0]?.message).toContain(
    'input.icon.iconLibrary',
  );
  expect((await display(sales, { colorHex: '#fff', icon })).data).toEqual({ updateDisplayProperties: true });
  await display(sales, { icon: { name: 'Basket' } });
  expect(await graphql.read(sales, 'displayProperties')).toEqual({
    colorHex: '#fff',
    icon: { ...icon, name: 'Basket' },
  });
  expect(codeOf(await display('urn:li:domain:none', {}))).toBe(400);
});
