import { expect, it } from 'vitest';
import { createTestGraphql, type TestGraphql } from '../../testing/test-graphql.ts';
import { grant } from './testing/grant.ts';

const create =
  'mutation ($input: CreateStructuredPropertyInput!) { createStructuredProperty(input: $input) { urn } }';
const update =
  'mutation ($input: UpdateStructuredPropertyInput!) { updateStructuredProperty(input: $input) { urn } }';
const remove =
  'mutation ($input: DeleteStructuredPropertyInput!) { deleteStructuredProperty(input: $input) }';
const tier = 'urn:li:structuredProperty:io.tier';
const input = {
  qualifiedName: 'io.tier',
  valueType: 'urn:li:dataType:datahub.string',
  entityTypes: ['urn:li:entityType:datahub.dataset'],
};

/** The types that definitions refer to. */
async function prepare({ put }: TestGraphql): Promise<void> {
  await put('urn:li:dataType:datahub.string', 'dataTypeInfo', { qualifiedName: 'datahub.string' });
  for (const type of ['dataset', 'chart'])
    await put(`urn:li:entityType:datahub.${type}`, 'entityTypeInfo', { qualifiedName: `datahub.${type}` });
}

it('defines a property, widens its definition, and deletes it with its values', async () => {
  const graphql = await createTestGraphql();
  await prepare(graphql);
  const { get, ask, put, read } = graphql;
  const allowedValues = [{ stringValue: 'gold', description: 'best' }];
  const settings = { showInSearchFilters: true };
  expect(await get(create, { input: { ...input, displayName: 'Tier', allowedValues, settings } })).toEqual({
    createStructuredProperty: { urn: tier },
  });
  expect(await read(tier, 'propertyDefinition')).toMatchObject({
    qualifiedName: 'io.tier',
    displayName: 'Tier',
    allowedValues: [{ value: { string: 'gold' }, description: 'best' }],
  });
  expect(await read(tier, 'structuredPropertySettings')).toMatchObject({ showInSearchFilters: true });
  await get(update, {
    input: {
      urn: tier,
      description: 'how important',
      newAllowedValues: [{ stringValue: 'tin' }],
      setCardinalityAsMultiple: true,
      newEntityTypes: ['urn:li:entityType:datahub.chart', 'urn:li:entityType:datahub.dataset'],
      settings: { showInColumnsTable: true },
    },
  });
  expect(await read(tier, 'propertyDefinition')).toMatchObject({
    displayName: 'Tier',
    description: 'how important',
    cardinality: 'MULTIPLE',
    allowedValues: [{ value: { string: 'gold' } }, { value: { string: 'tin' } }],
    entityTypes: ['urn:li:entityType:datahub.dataset', 'urn:li:entityType:datahub.chart'],
  });
  expect(await read(tier, 'structuredPropertySettings')).toMatchObject({
    showInSearchFilters: true,
    showInColumnsTable: true,
  });
  const anonymous = await get(create, { input: { ...input, qualifiedName: null } });
  expect(anonymous.createStructuredProperty.urn).toMatch(/[0-9a-f-]{36}$/);

  for (const [document, wrong] of [
    [create, input],
    [create, { ...input, id: 'other', qualifiedName: 'new' }],
    [create, { ...input, qualifiedName: '' }],
    [create, { ...input, qualifiedName: 'a', valueType: 'string' }],
    [create, { ...input, qualifiedName: 'a', valueType: 'urn:li:dataType:none' }],
    [create, { ...input, qualifiedName: 'a', entityTypes: ['urn:li:tag:x'] }],
    [create, { ...input, qualifiedName: 'a', allowedValues: [{ description: 'x' }] }],
    [create, { ...input, qualifiedName: 'a', allowedValues: [{ stringValue: 'x', numberValue: 1 }] }],
    [create, { ...input, qualifiedName: 'a', settings: { isHidden: true, showInAssetSummary: true } }],
    [update, { urn: tier, settings: { isHidden: true } }],
    [update, { urn: 'urn:li:structuredProperty:none' }],
    [remove, { urn: 'urn:li:structuredProperty:none' }],
  ] as const) {
    const [error] = (await ask(document, { input: wrong })).errors ?? [];
    expect(error?.extensions.type, JSON.stringify(wrong)).toBe('BAD_REQUEST');
  }

  const asset = 'urn:li:chart:(looker,c)';
  await put(asset, 'structuredProperties', {
    properties: [{ propertyUrn: tier, values: [{ string: 'gold' }] }],
  });
  await get(remove, { input: { urn: tier } });
  expect(await read(tier, 'propertyDefinition')).toBeUndefined();
  expect(JSON.stringify(await read(asset, 'structuredProperties'))).not.toContain(tier);
});

it('leaves definitions to those who manage them', async () => {
  const graphql = await createTestGraphql({ obeysPolicies: true });
  await prepare(graphql);
  const { ask, get } = graphql;
  await grant(graphql, ['EDIT_ENTITY', 'CREATE_ENTITY', 'DELETE_ENTITY'], [tier]);
  for (const [document, value] of [
    [create, input],
    [update, { urn: tier }],
    [remove, { urn: tier }],
  ] as const)
    expect((await ask(document, { input: value })).errors?.[0]?.extensions.code).toBe(403);
  await grant(graphql, ['MANAGE_STRUCTURED_PROPERTIES']);
  await get(create, { input });
  await get(remove, { input: { urn: tier } });
});
