import { expect, it } from 'vitest';
import { createTestGraphql, type TestGraphql } from '../../testing/test-graphql.ts';

const mysql = 'urn:li:dataPlatform:mysql';
const datasetOf = (name: string, platform = mysql) => `urn:li:dataset:(${platform},shop.${name},PROD)`;

const searchDocument = `query ($input: SearchAcrossEntitiesInput!) {
  searchAcrossEntities(input: $input) {
    start count total
    searchResults { entity { urn } insights { text } extraProperties { name } matchedFields { name value entity { urn } } }
    facets { field displayName entity { urn } aggregations { value count displayName entity { urn } } }
    suggestions { text }
  }
}`;

async function datasets(graphql: TestGraphql, ...names: string[]) {
  for (const name of names) await graphql.put(datasetOf(name), 'datasetProperties', { name });
}

/** The URNs that a search finds, in their order by name. */
async function find(graphql: TestGraphql, input: object, actor?: string): Promise<string[]> {
  const { searchAcrossEntities } = await graphql.get(
    searchDocument,
    { input: { query: '*', ...input } },
    actor,
  );
  return searchAcrossEntities.searchResults
    .map(({ entity }: { entity: { urn: string } }) => entity.urn)
    .sort();
}

it('counts types, subtypes and values with their entities, and values in use that nothing has', async () => {
  const graphql = await createTestGraphql();
  await datasets(graphql, 'orders', 'items');
  await graphql.put(datasetOf('orders'), 'subTypes', { typeNames: ['View'] });
  await graphql.put('urn:li:tag:pii', 'tagProperties', { name: 'pii' });
  const hive = 'urn:li:dataPlatform:hive';
  const filter = { field: 'platform', values: [mysql, hive] };
  const { searchAcrossEntities } = await graphql.get(searchDocument, {
    input: {
      query: '*',
      orFilters: [{ and: [filter] }, { and: [{ field: '_entityType', values: ['TAG'] }] }],
    },
  });
  const facetOf = (name: string) =>
    searchAcrossEntities.facets.find(({ field }: { field: string }) => field === name);
  const none = { displayName: null, entity: null };
  expect(facetOf('_entityType')).toEqual({
    field: '_entityType',
    displayName: 'Type',
    entity: null,
    aggregations: [
      { value: 'DATASET', count: 2, ...none },
      { value: 'TAG', count: 1, ...none },
    ],
  });
  expect(facetOf('_entityType␞typeNames').aggregations).toEqual([
    { value: 'DATASET', count: 2, ...none },
    { value: 'DATASET␞View', count: 1, ...none },
    { value: 'TAG', count: 1, ...none },
  ]);
  expect(facetOf('platform').aggregations).toEqual([
    { value: mysql, count: 2, displayName: null, entity: { urn: mysql } },
    { value: hive, count: 0, displayName: null, entity: { urn: hive } },
  ]);
  expect(facetOf('tags')).toBeUndefined();

  const { aggregateAcrossEntities } = await graphql.get(
    `{ aggregateAcrossEntities(input: {types: [DATASET], query: "*", facets: ["typeNames", "origin"],
       searchFlags: {maxAggValues: 1}}) { facets { field aggregations { value count } } } }`,
  );
  expect(aggregateAcrossEntities.facets).toEqual([
    { field: 'typeNames', aggregations: [{ value: 'View', count: 1 }] },
    { field: 'origin', aggregations: [{ value: 'PROD', count: 2 }] },
  ]);
});

it('filters by types joined with subtypes', async () => {
  const graphql = await createTestGraphql();
  await datasets(graphql, 'orders', 'items');
  await graphql.put(datasetOf('orders'), 'subTypes', { typeNames: ['View'] });
  await graphql.put('urn:li:tag:pii', 'tagProperties', { name: 'pii' });
  const by = (values: string[], negated = false) =>
    find(graphql, { orFilters: [{ and: [{ field: '_entityType␞typeNames', values, negated }] }] });
  expect(await by(['DATASET␞View', 'TAG'])).toEqual([datasetOf('orders'), 'urn:li:tag:pii']);
  expect(await by(['DATASET'])).toHaveLength(2);
  expect(await by(['DATASET␞View'], true)).toEqual([datasetOf('items'), 'urn:li:tag:pii']);
  expect(await by(['DATASET', 'TAG'], true)).toEqual([]);
  expect(await by([])).toHaveLength(3);
});

it('offers the structured properties that are set up for it', async () => {
  const graphql = await createTestGraphql();
  const property = 'urn:li:structuredProperty:team.retention';
  await graphql.put(property, 'propertyDefinition', {
    qualifiedName: 'team.retention',
    displayName: 'Retention',
    valueType: 'urn:li:dataType:datahub.string',
    entityTypes: ['urn:li:entityType:datahub.dataset'],
  });
  await graphql.put(property, 'structuredPropertySettings', { showInSearchFilters: true });
  await datasets(graphql, 'orders');
  await graphql.put(datasetOf('orders'), 'structuredProperties', {
    properties: [{ propertyUrn: property, values: [{ string: 'short' }] }],
  });
  const { searchAcrossEntities } = await graphql.get(searchDocument, {
    input: { query: '*', searchFlags: { includeStructuredPropertyFacets: true } },
  });
  expect(searchAcrossEntities.facets).toContainEqual({
    field: 'structuredProperties.team.retention',
    displayName: 'Retention',
    entity: { urn: property },
    aggregations: [{ value: 'short', count: 1, displayName: null, entity: null }],
  });
});
