import { expect, it } from 'vitest';
import { createTestGraphql } from '../../testing/test-graphql.ts';

const dataset = 'urn:li:dataset:(urn:li:dataPlatform:mysql,shop.orders,PROD)';

const strange = [
  '',
  ' ',
  '*',
  '/',
  '"',
  '/q (',
  'a:b',
  '\u241e',
  '_entityType\u241etypeNames',
  'urn:li:',
  'urn:li:tag:a',
  dataset,
  'x'.repeat(3000),
];

/** Queries with a variable `$text` at each place where a client may send any text. */
const documents = [
  'searchAcrossEntities(input: {query: $text}) { total facets { field } suggestions { text } }',
  'searchAcrossEntities(input: {query: "a", viewUrn: $text}) { total }',
  'searchAcrossEntities(input: {query: "a", filters: [{field: $text, values: ["a"]}]}) { total facets { field } }',
  'searchAcrossEntities(input: {query: "a", orFilters: [{and: [{field: "name", values: [$text], condition: CONTAIN}]}]}) { total }',
  'searchAcrossEntities(input: {query: "a", orFilters: [{and: [{field: "container", values: [$text], condition: DESCENDANTS_INCL}]}]}) { total }',
  'searchAcrossEntities(input: {query: "a", orFilters: [{and: [{field: "lastModifiedAt", values: [$text], condition: GREATER_THAN}]}, {}, {and: []}]}) { total }',
  'searchAcrossEntities(input: {query: "a", orFilters: [{and: [{field: "_entityType␞typeNames", values: [$text], negated: true}]}]}) { total }',
  'searchAcrossEntities(input: {query: "a", sortInput: {sortCriteria: [{field: $text, sortOrder: ASCENDING}]}}) { total }',
  'searchAcrossEntities(input: {query: $text, searchFlags: {customHighlightingFields: [$text], getSuggestions: true}}) { total suggestions { text } searchResults { matchedFields { name } } }',
  'scrollAcrossEntities(input: {query: "*", scrollId: $text, keepAlive: $text}) { total }',
  'aggregateAcrossEntities(input: {query: $text, facets: [$text, null]}) { facets { field aggregations { value } } }',
  'autoComplete(input: {query: $text, field: $text}) { suggestions }',
  'autoCompleteForMultiple(input: {query: $text, viewUrn: $text}) { suggestions { type } }',
  'browse(input: {type: DATASET, path: [$text, $text]}) { total }',
  'browseV2(input: {path: [$text], query: $text}) { total }',
  'browsePaths(input: {type: DATASET, urn: $text}) { path }',
  'searchAcrossLineage(input: {urn: $text, direction: UPSTREAM, query: $text}) { total facets { field } }',
  `searchAcrossLineage(input: {urn: "${dataset}", direction: UPSTREAM, query: $text, viewUrn: $text}) { total }`,
  `searchAcrossLineage(input: {urn: "${dataset}", direction: UPSTREAM, lineageFlags: {ignoreAsHops: [{entityType: DATASET, platforms: [$text]}]}, orFilters: [{and: [{field: "degree", values: [$text]}]}]}) { total }`,
  'scrollAcrossLineage(input: {urn: $text, direction: DOWNSTREAM, scrollId: $text}) { total }',
  'listDataProductAssets(urn: $text, input: {query: $text}) { total }',
  'listApplicationAssets(urn: $text, input: {query: $text}) { total }',
  'searchUsers(input: {query: $text}) { total }',
  'searchDocuments(input: {query: $text, parentDocuments: [$text], types: [$text], domains: [$text], relatedAssets: [$text]}) { total }',
  'getQuickFilters(input: {viewUrn: $text}) { quickFilters { field } }',
  'getEntityCounts(input: {viewUrn: $text}) { counts { count } }',
  'listRecommendations(input: {userUrn: $text, viewUrn: $text}) { modules { title } }',
  `dataset(urn: "${dataset}") { siblingsSearch(input: {query: $text, scrollId: $text}) { total } }`,
];

it('answers any text with results or with what is wrong about it', async () => {
  const graphql = await createTestGraphql();
  await graphql.put(dataset, 'datasetProperties', { name: 'orders' });
  for (const document of documents)
    for (const text of strange) {
      const { errors = [] } = await graphql.ask(`query ($text: String!) { ${document} }`, { text });
      for (const { message, extensions } of errors)
        expect(extensions, `${document} with ${text.slice(0, 40)}: ${message}`).toMatchObject({
          code: 400,
          classification: 'DataFetchingException',
        });
    }
});

it('answers any number with results or with what is wrong about it', async () => {
  const graphql = await createTestGraphql();
  await graphql.put(dataset, 'datasetProperties', { name: 'orders' });
  for (const number of [-2_147_483_648, -1, 0, 1, 10_000, 10_001, 2_147_483_647])
    for (const document of [
      'search(input: {type: DATASET, query: "*", start: $n}) { total }',
      'search(input: {type: DATASET, query: "*", count: $n}) { total }',
      'search(input: {type: DATASET, query: "*", searchFlags: {maxAggValues: $n}}) { facets { field } }',
      'scrollAcrossEntities(input: {query: "*", count: $n}) { total }',
      'autoComplete(input: {query: "a", limit: $n}) { suggestions }',
      'browse(input: {type: DATASET, start: $n, count: $n}) { total }',
      'browseV2(input: {start: $n, count: $n}) { total }',
      `searchAcrossLineage(input: {urn: "${dataset}", direction: UPSTREAM, start: $n, count: $n, searchFlags: {maxAggValues: $n}}) { total facets { field } }`,
      `scrollAcrossLineage(input: {urn: "${dataset}", direction: UPSTREAM, count: $n, lineageFlags: {entitiesExploredPerHopLimit: $n}}) { total }`,
      `dataset(urn: "${dataset}") { lineage(input: {direction: UPSTREAM, start: $n, count: $n}) { total } relatedDocuments(input: {start: $n, count: $n}) { total } }`,
      'searchDocuments(input: {start: $n, count: $n}) { total }',
      'listRecommendations(input: {userUrn: "a", limit: $n}) { modules { title } }',
    ]) {
      const { errors = [] } = await graphql.ask(`query ($n: Int!) { ${document} }`, { n: number });
      for (const { message, extensions } of errors)
        expect(extensions, `${document} with ${number}: ${message}`).toMatchObject({
          code: 400,
          classification: 'DataFetchingException',
        });
      if (number < 0) expect(errors, document).not.toEqual([]);
    }
});
