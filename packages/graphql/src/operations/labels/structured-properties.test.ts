import { expect, it } from 'vitest';
import { ada, type TestGraphql } from '../../testing/test-graphql.ts';
import { codeOf, grant, now, orders, pii, shop } from './testing/shop.ts';

const tier = 'urn:li:structuredProperty:tier';
const days = 'urn:li:structuredProperty:days';

async function shopWithProperties(options?: { readonly obeysPolicies: boolean }) {
  const graphql = await shop(options);
  for (const [urn, type] of [
    [tier, 'string'],
    [days, 'number'],
  ] as const)
    await graphql.put(urn, 'propertyDefinition', {
      qualifiedName: urn.split(':').at(-1) ?? '',
      valueType: `urn:li:dataType:datahub.${type}`,
      entityTypes: ['urn:li:entityType:datahub.dataset', 'urn:li:entityType:datahub.schemaField'],
      cardinality: 'MULTIPLE',
    });
  return graphql;
}

const upsert = ({ ask }: TestGraphql, assetUrn: string, values: Record<string, object[]>) =>
  ask(
    `mutation ($input: UpsertStructuredPropertiesInput!) {
      upsertStructuredProperties(input: $input) { properties { associatedUrn } }
    }`,
    {
      input: {
        assetUrn,
        structuredPropertyInputParams: Object.entries(values).map(([structuredPropertyUrn, values]) => ({
          structuredPropertyUrn,
          values,
        })),
      },
    },
  );

const remove = ({ ask }: TestGraphql, ...structuredPropertyUrns: string[]) =>
  ask(
    `mutation ($input: RemoveStructuredPropertiesInput!) {
      removeStructuredProperties(input: $input) { properties { associatedUrn } }
    }`,
    { input: { assetUrn: orders, structuredPropertyUrns } },
  );

it('sets structured properties, keeps the others, and removes some', async () => {
  const graphql = await shopWithProperties();
  const stored = async () => (await graphql.read(orders, 'structuredProperties'))?.properties;
  expect(await upsert(graphql, orders, { [tier]: [{ stringValue: 'gold' }] })).toEqual({
    data: {
      upsertStructuredProperties: {
        properties: [{ associatedUrn: orders }],
      },
    },
  });
  const stamps = { created: now, lastModified: now };
  const gold = { propertyUrn: tier, values: [{ string: 'gold' }], ...stamps };
  expect(await stored()).toEqual([gold]);
  await upsert(graphql, orders, { [days]: [{ numberValue: 30 }, { numberValue: 60 }] });
  await upsert(graphql, orders, { [tier]: [{ stringValue: 'tin' }] });
  const thirty = { propertyUrn: days, values: [{ double: 30 }, { double: 60 }], ...stamps };
  expect(await stored()).toEqual([{ ...gold, values: [{ string: 'tin' }] }, thirty]);

  expect((await remove(graphql, tier)).data.removeStructuredProperties.properties).toEqual([
    { associatedUrn: orders },
  ]);
  expect(await stored()).toEqual([thirty]);
  expect((await remove(graphql, days, tier)).data.removeStructuredProperties.properties).toEqual([]);
});

it('keeps what another source says of the same property', async () => {
  const graphql = await shopWithProperties();
  const found = {
    propertyUrn: tier,
    values: [{ string: 'gold' }],
    attribution: { time: 1, actor: ada, source: 'urn:li:dataHubAction:a' },
  };
  await graphql.put(orders, 'structuredProperties', { properties: [found] });
  await upsert(graphql, orders, { [tier]: [{ stringValue: 'tin' }] });
  expect((await graphql.read(orders, 'structuredProperties'))?.properties).toMatchObject([
    { values: [{ string: 'gold' }] },
    { values: [{ string: 'tin' }] },
  ]);
});

it('sets them on columns that nothing was written of, and on no other asset', async () => {
  const graphql = await shopWithProperties();
  const column = `urn:li:schemaField:(${orders},id)`;
  const gold = { [tier]: [{ stringValue: 'gold' }] };
  expect((await upsert(graphql, column, gold)).errors).toBeUndefined();
  expect((await graphql.read(column, 'structuredProperties'))?.properties).toHaveLength(1);
  const wrong: [string, Record<string, object[]>, number?][] = [
    ['urn:li:dataset:(urn:li:dataPlatform:mysql,none,PROD)', gold],
    ['orders', gold],
    [orders, { [pii]: [] }],
    [orders, { [tier]: [{ stringValue: 'x', numberValue: 1 }] }],
    [orders, { [tier]: [{}] }],
    // What does not fit a definition has this code on every other surface too.
    [orders, { [tier]: [{ numberValue: 1 }] }, 422],
    [orders, { 'urn:li:structuredProperty:none': [{ stringValue: 'x' }] }, 422],
  ];
  for (const [urn, values, code = 400] of wrong)
    expect(codeOf(await upsert(graphql, urn, values)), JSON.stringify(values)).toBe(code);
  expect(await graphql.read(orders, 'structuredProperties')).toBeUndefined();
});

it('needs the privilege for properties', async () => {
  const graphql = await shopWithProperties({ obeysPolicies: true });
  await grant(graphql, ['VIEW_ENTITY_PAGE'], [orders, tier]);
  const gold = { [tier]: [{ stringValue: 'gold' }] };
  expect(codeOf(await upsert(graphql, orders, gold))).toBe(403);
  expect(codeOf(await remove(graphql, tier))).toBe(403);
  await grant(graphql, ['EDIT_ENTITY_PROPERTIES']);
  expect((await upsert(graphql, orders, gold)).errors).toBeUndefined();
});
