import { builtInRoles, giveRole } from '@colophon/catalogue';
import { beforeEach, describe, expect, it } from 'vitest';
import { fillShop, orders, revenue } from '../testing/shop.ts';
import { ada, createTestMcp, rob, type TestMcp } from '../testing/test-mcp.ts';

const writing = [
  'set_description',
  'change_tags',
  'change_terms',
  'change_owners',
  'set_domain',
  'set_structured_property',
  'create_glossary_term',
];

describe('tools that change metadata', () => {
  it('are absent unless they are turned on', async () => {
    const client = await (await createTestMcp()).connect();
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toEqual([
      'search',
      'get_entity',
      'get_lineage',
      'get_queries',
      'get_usage',
      'browse',
    ]);
    expect(tools.every(({ annotations }) => annotations?.readOnlyHint)).toBe(true);
    await expect(client.callTool({ name: 'set_domain', arguments: {} })).rejects.toThrow('--mcp-writes');
  });

  it('are marked as such', async () => {
    const client = await (await createTestMcp({ allowsWrites: true })).connect();
    const { tools } = await client.listTools();
    const marked = tools.filter(({ annotations }) => !annotations?.readOnlyHint);
    expect(marked.map(({ name }) => name)).toEqual(writing);
    expect(marked.map(({ annotations }) => annotations?.destructiveHint)).toEqual([
      ...writing.slice(0, -1).map(() => true),
      false,
    ]);
  });
});

describe('where writes are on', () => {
  let mcp: TestMcp;
  beforeEach(async () => {
    mcp = await createTestMcp({ allowsWrites: true });
    await fillShop(mcp);
  });
  const call = async (name: string, args: object) => {
    const { data, isError, text } = await mcp.call(name, { ...args });
    if (isError) throw new Error(text);
    return data;
  };

  it('set_description describes entities and columns', async () => {
    expect(await call('set_description', { urn: orders, description: 'Each order.' })).toEqual({
      urn: orders,
      changed: true,
    });
    expect(await mcp.read(orders, 'editableDatasetProperties')).toMatchObject({ description: 'Each order.' });
    expect(await call('set_description', { urn: orders, description: 'Each order.' })).toMatchObject({
      changed: false,
    });
    await call('set_description', { urn: orders, column: 'id', description: 'Its number' });
    const { editableSchemaFieldInfo } = (await mcp.read(orders, 'editableSchemaMetadata')) ?? {};
    expect(editableSchemaFieldInfo).toMatchObject([
      { fieldPath: 'note', description: 'What the customer wrote' },
      { fieldPath: 'id', description: 'Its number' },
    ]);
    await call('set_description', { urn: 'urn:li:domain:sales', description: 'Sold.' });
    expect(await mcp.read('urn:li:domain:sales', 'domainProperties')).toEqual({
      name: 'Sales',
      description: 'Sold.',
    });
    await expect(call('set_description', { urn: orders, column: 'none', description: '' })).rejects.toThrow(
      'has no column "none"',
    );
  });

  it('change_tags and change_terms keep what they do not name', async () => {
    await call('change_tags', { urn: orders, add: ['urn:li:tag:pii'] });
    expect(await mcp.read(orders, 'globalTags')).toMatchObject({
      tags: [{ tag: 'urn:li:tag:old' }, { tag: 'urn:li:tag:pii' }],
    });
    await call('change_tags', { urn: orders, remove: ['urn:li:tag:old', 'urn:li:tag:never'] });
    expect(await mcp.read(orders, 'globalTags')).toMatchObject({ tags: [{ tag: 'urn:li:tag:pii' }] });
    await call('change_tags', { urn: orders, column: 'id', add: ['urn:li:tag:pii'] });
    await call('change_terms', { urn: orders, column: 'id', add: ['urn:li:glossaryTerm:revenue'] });
    const { data } = await mcp.call('get_entity', { urn: orders, columns: ['id'] });
    expect(data.columns).toMatchObject([
      { tags: ['urn:li:tag:pii'], terms: ['urn:li:glossaryTerm:revenue'] },
    ]);
    await call('change_terms', { urn: revenue, add: ['urn:li:glossaryTerm:revenue'] });
    expect(await mcp.read(revenue, 'glossaryTerms')).toMatchObject({
      terms: [{ urn: 'urn:li:glossaryTerm:revenue' }],
      auditStamp: { actor: ada },
    });
    for (const [args, message] of [
      [{ urn: orders, add: ['urn:li:tag:none'] }, 'add: there is no entity urn:li:tag:none'],
      [{ urn: orders, add: ['urn:li:domain:sales'] }, 'add: expected a URN of the type tag'],
      [{ urn: orders }, 'add, remove: expected at least one URN'],
    ] as const)
      await expect(call('change_tags', args)).rejects.toThrow(message);
  });

  it('change_owners adds with a type, and removes', async () => {
    await mcp.put('urn:li:corpGroup:team', 'corpGroupInfo', { admins: [], members: [], groups: [] });
    await call('change_owners', { urn: orders, add: ['urn:li:corpGroup:team'], remove: [ada] });
    expect(await mcp.read(orders, 'ownership')).toMatchObject({
      owners: [
        {
          owner: 'urn:li:corpGroup:team',
          type: 'TECHNICAL_OWNER',
          typeUrn: 'urn:li:ownershipType:__system__technical_owner',
        },
      ],
    });
    await expect(
      call('change_owners', { urn: orders, add: [ada], ownership_type: 'urn:li:ownershipType:none' }),
    ).rejects.toThrow('ownership_type: there is no entity');
  });

  it('set_domain moves and takes out', async () => {
    await call('set_domain', { urn: orders, domain: 'urn:li:domain:online' });
    expect(await mcp.read(orders, 'domains')).toMatchObject({ domains: ['urn:li:domain:online'] });
    await call('set_domain', { urn: orders, domain: null });
    expect(await mcp.read(orders, 'domains')).toMatchObject({ domains: [] });
  });

  it('set_structured_property sets, rejects what the property does not allow, and removes', async () => {
    const property = 'urn:li:structuredProperty:retention';
    await call('set_structured_property', { urn: orders, property, values: [30] });
    expect(await mcp.read(orders, 'structuredProperties')).toMatchObject({
      properties: [{ propertyUrn: property, values: [{ double: 30 }] }],
    });
    await expect(call('set_structured_property', { urn: orders, property, values: ['x'] })).rejects.toThrow(
      property,
    );
    await call('set_structured_property', { urn: orders, property, values: [] });
    expect(await mcp.read(orders, 'structuredProperties')).toMatchObject({ properties: [] });
  });

  it('create_glossary_term makes a term that can be attached', async () => {
    const { urn } = await call('create_glossary_term', {
      name: 'Margin',
      definition: 'What is left.',
      parent: 'urn:li:glossaryNode:finance',
    });
    expect(await mcp.read(urn, 'glossaryTermInfo')).toMatchObject({
      name: 'Margin',
      parentNode: 'urn:li:glossaryNode:finance',
    });
    await call('change_terms', { urn: orders, add: [urn] });
    await expect(call('create_glossary_term', { name: ' ', definition: '' })).rejects.toThrow(
      'name: expected',
    );
  });
});

describe('where policies decide', () => {
  it('one caller may write, another may only read, a third sees nothing', async () => {
    const mcp = await createTestMcp({ allowsWrites: true, obeysPolicies: true });
    await fillShop(mcp);
    await giveRole(mcp.catalogue, ada, builtInRoles.editor);
    // Without it, everybody sees everything.
    const everybodySees = 'urn:li:dataHubPolicy:view-entity-page-all';
    const policy = await mcp.read(everybodySees, 'dataHubPolicyInfo');
    await mcp.put(everybodySees, 'dataHubPolicyInfo', { ...policy, state: 'INACTIVE' });
    await mcp.put('urn:li:dataHubPolicy:sales', 'dataHubPolicyInfo', {
      displayName: 'sales',
      description: '',
      type: 'METADATA',
      state: 'ACTIVE',
      privileges: ['VIEW_ENTITY_PAGE', 'SEARCH_PRIVILEGE'],
      actors: { users: [rob] },
      resources: {
        filter: { criteria: [{ field: 'DOMAIN', values: ['urn:li:domain:sales'], condition: 'EQUALS' }] },
      },
    });
    const names = async (actor: string) => {
      const { data } = await mcp.call('search', { entity_types: ['dataset'] }, actor);
      return data.results.map(({ name }: { name: string }) => name).sort();
    };
    expect(await names(ada)).toEqual(['customers', 'orders', 'revenue']);
    expect(await names(rob)).toEqual(['orders']);
    expect(await names('urn:li:corpuser:eve')).toEqual([]);

    const { data } = await mcp.call('get_lineage', { urn: orders, direction: 'downstream' }, rob);
    expect(data.entities).toEqual([{ is_restricted: true, hops: 1 }]);
    const hidden = await mcp.call('get_entity', { urn: revenue }, rob);
    expect([hidden.isError, hidden.text]).toEqual([true, expect.stringContaining('there is no entity')]);
    const seen = await mcp.call('get_entity', { urn: orders }, rob);
    expect(seen.data.name).toBe('orders');
    // What the tag is called belongs to the tag, which he may not see.
    expect(seen.data.tags).toEqual([{ urn: 'urn:li:tag:old', name: 'old' }]);

    const change = { urn: orders, description: 'Changed.' };
    const refused = await mcp.call('set_description', change, rob);
    expect(refused.isError).toBe(true);
    expect(mcp.failures.at(-1)?.code).toBe('FORBIDDEN');
    expect(await mcp.read(orders, 'editableDatasetProperties')).toBeUndefined();
    expect((await mcp.call('set_description', change, ada)).data).toMatchObject({ changed: true });
    const term = await mcp.call('create_glossary_term', { name: 'x', definition: '' }, rob);
    expect(term.isError).toBe(true);
  });
});
