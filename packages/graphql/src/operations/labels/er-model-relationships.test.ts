import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import type { TestGraphql } from '../../testing/test-graphql.ts';
import { chart, codeOf, datasetNamed, grant, now, orders, shop } from './testing/shop.ts';

const customers = datasetNamed('customers');
const bob = 'urn:li:corpuser:bob';
const identity = `{"Destination":"${customers}","ERModelRelationName":"placed by","Source":"${orders}"}`;
const placedBy = `urn:li:erModelRelationship:${createHash('md5').update(identity).digest('hex')}`;

const properties = {
  name: 'placed by',
  source: orders,
  destination: customers,
  relationshipFieldmappings: [{ sourceField: 'email', destinationField: 'email' }],
  erModelRelationshipCardinality: 'N_ONE',
};

async function twoDatasets(options?: { readonly obeysPolicies: boolean }): Promise<TestGraphql> {
  const graphql = await shop(options);
  await graphql.put(customers, 'datasetProperties', { name: 'customers' });
  return graphql;
}

const create = ({ ask }: TestGraphql, input: object) =>
  ask(
    'mutation ($input: ERModelRelationshipUpdateInput!) { createERModelRelationship(input: $input) { urn } }',
    {
      input,
    },
  );
const update = ({ ask }: TestGraphql, urn: string, input: object) =>
  ask(
    'mutation ($urn: String!, $input: ERModelRelationshipUpdateInput!) { updateERModelRelationship(urn: $urn, input: $input) }',
    { urn, input },
  );
const remove = ({ ask }: TestGraphql, urn: string) =>
  ask('mutation ($urn: String!) { deleteERModelRelationship(urn: $urn) }', { urn });

it('creates, changes and deletes relationships between datasets', async () => {
  const graphql = await twoDatasets();
  expect(await create(graphql, { properties })).toEqual({
    data: { createERModelRelationship: { urn: placedBy } },
  });
  const { relationshipFieldmappings, erModelRelationshipCardinality: cardinality, ...fields } = properties;
  const stored = { ...fields, relationshipFieldMappings: relationshipFieldmappings, cardinality };
  expect(await graphql.read(placedBy, 'erModelRelationshipProperties')).toMatchObject({
    ...stored,
    created: now,
    lastModified: now,
  });
  // From the other end, it is the same.
  const turned = { ...properties, source: customers, destination: orders };
  expect((await create(graphql, { properties: turned })).data.createERModelRelationship.urn).toBe(placedBy);

  const dated = { ...properties, created: true, createdAt: 5, createdBy: bob };
  const editableProperties = { name: 'Placed by', description: 'd' };
  expect(await update(graphql, placedBy, { properties: dated, editableProperties })).toEqual({
    data: { updateERModelRelationship: true },
  });
  expect(await graphql.read(placedBy, 'erModelRelationshipProperties')).toMatchObject({
    ...stored,
    created: { time: 5, actor: bob },
  });
  expect(await graphql.read(placedBy, 'editableERModelRelationshipProperties')).toEqual({
    ...editableProperties,
    created: now,
    lastModified: now,
  });

  expect(await remove(graphql, placedBy)).toEqual({ data: { deleteERModelRelationship: true } });
  expect(await graphql.catalogue.existing([placedBy])).toEqual([]);
  expect(codeOf(await remove(graphql, placedBy))).toBe(404);
});

it('rejects what is no relationship between datasets', async () => {
  const graphql = await twoDatasets();
  for (const wrong of [
    {},
    { properties: { ...properties, name: '' } },
    { properties: { ...properties, destination: chart } },
    { properties: { ...properties, destination: datasetNamed('none') } },
    { properties: { ...properties, relationshipFieldmappings: [{ sourceField: 'email' }] } },
    { properties: { ...properties, created: true, createdBy: 'bob' } },
  ])
    expect(codeOf(await create(graphql, wrong)), JSON.stringify(wrong)).toBe(400);
  expect(codeOf(await update(graphql, placedBy, {}))).toBe(400);
  expect(codeOf(await update(graphql, orders, {}))).toBe(400);
});

it('needs the privilege on both datasets', async () => {
  const graphql = await twoDatasets({ obeysPolicies: true });
  await grant(graphql, ['VIEW_ENTITY_PAGE'], [orders, customers, placedBy]);
  await grant(graphql, ['CREATE_ENTITY'], [placedBy]);
  await grant(graphql, ['CREATE_ENTITY_ER_MODEL_RELATIONSHIP'], [orders]);
  expect((await create(graphql, { properties })).errors?.[0]?.message).toContain(customers);
  await grant(graphql, ['CREATE_ENTITY_ER_MODEL_RELATIONSHIP'], [orders, customers]);
  expect((await create(graphql, { properties })).errors).toBeUndefined();
  expect(codeOf(await remove(graphql, placedBy))).toBe(403);
  await grant(graphql, ['DELETE_ENTITY'], [placedBy]);
  expect((await remove(graphql, placedBy)).errors).toBeUndefined();
});
