import { expect, it } from 'vitest';
import { ada, createTestGraphql } from '../../testing/test-graphql.ts';

const orders = 'urn:li:dataset:(urn:li:dataPlatform:mysql,shop.orders,PROD)';
const node = 'urn:li:glossaryNode:sales';
const term = 'urn:li:glossaryTerm:revenue';
const document = `query ($urn: String!) { entity(urn: $urn) { card { rights { edit isAllowed privileges } } } }`;

const granting = (privileges: readonly string[], resource: string) => ({
  displayName: 'Test',
  description: '',
  type: 'METADATA',
  state: 'ACTIVE',
  privileges,
  actors: { users: [ada] },
  resources: { filter: { criteria: [{ field: 'URN', values: [resource] }] } },
});

interface Right {
  readonly edit: string;
  readonly isAllowed: boolean;
  readonly privileges: readonly string[];
}

it('says what may be edited, and which privilege is missing', async () => {
  const { put, get } = await createTestGraphql({ obeysPolicies: true });
  await put(orders, 'datasetProperties', { name: 'orders' });
  await put('urn:li:dataHubPolicy:tags', 'dataHubPolicyInfo', granting(['EDIT_ENTITY_TAGS'], orders));
  const rights: readonly Right[] = (await get(document, { urn: orders })).entity.card.rights;
  expect(rights.filter(({ isAllowed }) => isAllowed).map(({ edit }) => edit)).toEqual(['TAGS']);
  expect(rights.find(({ edit }) => edit === 'OWNERS')).toEqual({
    edit: 'OWNERS',
    isAllowed: false,
    privileges: ['EDIT_ENTITY', 'EDIT_ENTITY_OWNERS'],
  });
  expect(rights.map(({ edit }) => edit).sort()).toEqual(
    [
      ...['ASPECTS', 'COLUMN_DESCRIPTIONS', 'COLUMN_TAGS', 'COLUMN_TERMS', 'DEPRECATION', 'DESCRIPTION'],
      ...['DOMAIN', 'INCIDENTS', 'LINEAGE', 'LINKS', 'NAME', 'OWNERS', 'REMOVAL'],
      ...['STRUCTURED_PROPERTIES', 'TAGS', 'TERMS'],
    ].sort(),
  );
});

it('allows what the operations allow', async () => {
  const { put, get, ask } = await createTestGraphql({ obeysPolicies: true });
  await put(orders, 'datasetProperties', { name: 'orders' });
  await put('urn:li:dataHubPolicy:all', 'dataHubPolicyInfo', granting(['EDIT_ENTITY'], orders));
  const rights: readonly Right[] = (await get(document, { urn: orders })).entity.card.rights;
  // To delete is no edit.
  expect(rights.filter(({ isAllowed }) => !isAllowed)).toEqual([
    { edit: 'REMOVAL', isAllowed: false, privileges: ['DELETE_ENTITY'] },
  ]);
  const removal = await ask(
    'mutation ($urn: String!) { batchUpdateSoftDeleted(input: { urns: [$urn], deleted: true }) }',
    { urn: orders },
  );
  expect(removal.errors?.[0]?.message).toContain('DELETE_ENTITY');
});

it('lets who manages a part of the glossary describe what is in it, and has only edits of the type', async () => {
  const { put, get } = await createTestGraphql({ obeysPolicies: true });
  await put(node, 'glossaryNodeInfo', { definition: '' });
  await put(term, 'glossaryTermInfo', { definition: '', termSource: 'INTERNAL', parentNode: node });
  await put('urn:li:dataHubPolicy:node', 'dataHubPolicyInfo', granting(['MANAGE_GLOSSARY_CHILDREN'], node));
  const rights: readonly Right[] = (await get(document, { urn: term })).entity.card.rights;
  const allowed = rights.filter(({ isAllowed }) => isAllowed).map(({ edit }) => edit);
  expect(allowed.sort()).toEqual(['DESCRIPTION', 'DOMAIN', 'LINKS', 'NAME', 'OWNERS']);
  expect(rights.map(({ edit }) => edit)).not.toContain('COLUMN_TAGS');
});

it('costs nothing where it is not asked for', async () => {
  const { put, get, calls } = await createTestGraphql({ obeysPolicies: true });
  await put(orders, 'datasetProperties', { name: 'orders' });
  const names = 'query ($urn: String!) { entity(urn: $urn) { card { name } } }';
  await get(names, { urn: orders });
  const before = { ...calls };
  await get(names, { urn: orders });
  const once = { ...calls };
  await get(document, { urn: orders });
  const costOf = (name: string, a: Record<string, number>, b: Record<string, number>) =>
    (b[name] ?? 0) - (a[name] ?? 0);
  expect(costOf('entities', before, once)).toBeLessThanOrEqual(2);
  expect(costOf('entities', once, calls)).toBeLessThanOrEqual(2);
});
