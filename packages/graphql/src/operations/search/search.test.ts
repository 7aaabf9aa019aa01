import { describe, expect, it } from 'vitest';
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

it('scrolls as the Python client does, with its filters, until there is no scroll id', async () => {
  const graphql = await createTestGraphql();
  await datasets(graphql, 'orders', 'customers', 'items', 'gone');
  await graphql.put(datasetOf('gone'), 'status', { removed: true });
  const document = `query scrollUrnsWithFilters($types: [EntityType!], $query: String!, $orFilters: [AndFilterInput!],
    $batchSize: Int!, $scrollId: String, $skipCache: Boolean!, $sortInput: SearchSortInput, $includeSoftDeleted: Boolean) {
    scrollAcrossEntities(input: { query: $query, count: $batchSize, scrollId: $scrollId, types: $types,
      orFilters: $orFilters, sortInput: $sortInput, searchFlags: { skipHighlighting: true skipAggregates: true
      skipCache: $skipCache includeSoftDeleted: $includeSoftDeleted } }) {
      nextScrollId searchResults { entity { urn } extraProperties { name value } } } }`;
  const scroll = async (filters: object[], includeSoftDeleted: boolean | null = null) => {
    const urns: string[] = [];
    for (let scrollId: string | null = null; ; ) {
      const { scrollAcrossEntities: page } = await graphql.get(document, {
        types: null,
        query: '*',
        orFilters: filters,
        batchSize: 2,
        scrollId,
        skipCache: false,
        sortInput: null,
        includeSoftDeleted,
      });
      urns.push(...page.searchResults.map((each: { entity: { urn: string } }) => each.entity.urn));
      scrollId = page.nextScrollId;
      if (scrollId === null) return urns.sort();
    }
  };
  const onMysql = { field: 'platform.keyword', condition: 'EQUAL', values: [mysql] };
  const isRemoved = { field: 'removed', condition: 'EQUAL', values: ['true'] };
  const environments = [
    { field: 'origin', condition: 'EQUAL', values: ['PROD'] },
    { field: 'customProperties', values: ['env=PROD'] },
    { field: 'env', values: ['PROD'] },
  ];
  expect(
    await scroll(
      environments.map((each) => ({ and: [onMysql, { ...isRemoved, negated: true }, each] })),
      false,
    ),
  ).toEqual(['customers', 'items', 'orders'].map((name) => datasetOf(name)));
  expect(await scroll([{ and: [onMysql, isRemoved] }], true)).toEqual([datasetOf('gone')]);
  expect(await scroll([{ and: [onMysql] }], true)).toHaveLength(4);
  expect(await scroll([])).toHaveLength(3);
  // Older clients have single values, and name `removed` without one to see everything.
  expect(await scroll([{ and: [{ field: 'platform', value: mysql }] }])).toHaveLength(3);
  expect(await scroll([{ and: [{ field: 'removed', value: '', condition: 'EQUAL' }] }])).toHaveLength(4);
});

it('names the argument that is wrong', async () => {
  const graphql = await createTestGraphql();
  for (const [input, ...words] of [
    [{ count: -1 }, 'input.count: expected 0 to 10000, got -1'],
    [{ start: 20_000 }, 'input.start'],
    [{ types: ['RESTRICTED'] }, 'input.types', 'RESTRICTED'],
    [{ searchFlags: { maxAggValues: -3 } }, 'maxAggValues: expected 0 to 10000, got -3'],
    [{ filters: [{ field: ' ', values: ['a'] }] }, 'input.filters.0.field'],
    [{ searchFlags: { fetchExtraFields: ['name'] } }, 'fetchExtraFields'],
    [{ filters: [{ field: 'platform␞origin', values: ['a'] }] }, 'input.filters.0.field', 'nested'],
    [{ viewUrn: datasetOf('a') }, 'input.viewUrn', 'dataHubView'],
    [{ viewUrn: 'a' }, 'URN'],
  ] as const) {
    const { errors } = await graphql.ask(searchDocument, { input: { query: '*', ...input } });
    expect(errors?.[0]?.extensions.code).toBe(400);
    for (const word of words) expect(errors?.[0]?.message).toContain(word);
  }
  const scroll = await graphql.ask(
    '{ scrollAcrossEntities(input: {query: "*", scrollId: "x"}) { nextScrollId } }',
  );
  expect(scroll.errors?.[0]?.extensions.code).toBe(400);
  const semantic = await graphql.ask('{ semanticSearchAcrossEntities(input: {query: "a"}) { total } }');
  expect(semantic.errors?.[0]).toMatchObject({ extensions: { code: 400 } });
  expect(semantic.errors?.[0]?.message).toMatch(/disabled.*searchAcrossEntities/);
});

describe('what is left out', () => {
  it('are types that nobody looks for, drafts, hidden stages, and older versions', async () => {
    const graphql = await createTestGraphql();
    await datasets(graphql, 'orders', 'archived');
    await graphql.put('urn:li:query:q', 'queryKey', { id: 'q' });
    const stamp = { time: 1, actor: 'urn:li:corpuser:ada' };
    const documentInfo = { title: 'd', contents: { text: 't' }, created: stamp, lastModified: stamp };
    for (const [name, state] of [
      ['open', 'PUBLISHED'],
      ['draft', 'UNPUBLISHED'],
      ['local', 'PUBLISHED'],
    ])
      await graphql.put(`urn:li:document:${name}`, 'documentInfo', { ...documentInfo, status: { state } });
    await graphql.put('urn:li:document:local', 'documentSettings', { showInGlobalContext: false });
    const stage = 'urn:li:lifecycleStageType:ARCHIVED';
    await graphql.put(stage, 'lifecycleStageTypeInfo', {
      name: 'Archived',
      settings: { hideInSearch: true },
      created: stamp,
      lastModified: stamp,
    });
    await graphql.put(datasetOf('archived'), 'status', { removed: false, lifecycleStage: stage });
    expect(await find(graphql, {})).toEqual([datasetOf('orders'), 'urn:li:document:open']);
    expect(await find(graphql, { types: [] })).toHaveLength(2);
    expect(await find(graphql, { types: ['QUERY'] })).toEqual(['urn:li:query:q']);
    expect(
      await find(graphql, { types: ['DATASET'], searchFlags: { includeHiddenLifecycleStages: true } }),
    ).toHaveLength(2);
    const byStage = { field: 'lifecycleStage', values: [stage] };
    expect(await find(graphql, { types: ['DATASET'], orFilters: [{ and: [byStage] }] })).toEqual([
      datasetOf('archived'),
    ]);
    const { search } = await graphql.get('{ search(input: {type: DOCUMENT, query: "*"}) { total } }');
    expect(search.total).toBe(3);
  });

  it('is nothing that a view shows: its types and its filter narrow the search', async () => {
    const graphql = await createTestGraphql();
    await datasets(graphql, 'orders', 'items');
    await graphql.put('urn:li:tag:pii', 'tagProperties', { name: 'pii' });
    const stamp = { time: 1, actor: 'urn:li:corpuser:ada' };
    const view = (entityTypes: string[], value: string) => ({
      name: 'v',
      type: 'GLOBAL',
      definition: {
        entityTypes,
        filter: { or: [{ and: [{ field: 'urn', condition: 'EQUAL', values: [value] }] }] },
      },
      created: stamp,
      lastModified: stamp,
    });
    const viewUrn = 'urn:li:dataHubView:v';
    await graphql.put(viewUrn, 'dataHubViewInfo', view(['DATASET'], datasetOf('orders')));
    expect(await find(graphql, { viewUrn })).toEqual([datasetOf('orders')]);
    expect(await find(graphql, { viewUrn, query: 'items' })).toEqual([]);
    expect(await find(graphql, { viewUrn, types: ['TAG'] })).toEqual([]);
    expect(await find(graphql, { viewUrn: 'urn:li:dataHubView:unknown' })).toHaveLength(3);
  });
});

it('finds words with slashes, says where they were found, and sorts', async () => {
  const graphql = await createTestGraphql();
  await datasets(graphql, 'b/orders', 'a/orders', 'items');
  const ask = (input: object) => graphql.get(searchDocument, { input: { types: ['DATASET'], ...input } });
  const { searchAcrossEntities: found } = await ask({
    query: 'a/orders',
    searchFlags: { fulltext: true, skipCache: true },
  });
  expect(found.searchResults[0]).toMatchObject({
    entity: { urn: datasetOf('a/orders') },
    insights: [],
    matchedFields: expect.arrayContaining([{ name: 'name', value: 'a/orders', entity: null }]),
  });
  const { searchAcrossEntities: silent } = await ask({
    query: 'orders',
    searchFlags: { skipHighlighting: true },
  });
  expect(silent.searchResults[0].matchedFields).toEqual([]);
  const { searchAcrossEntities: sorted } = await ask({
    query: '/q *',
    start: 1,
    count: 1,
    sortInput: { sortCriteria: [{ field: 'name', sortOrder: 'DESCENDING' }] },
  });
  expect(sorted).toMatchObject({
    start: 1,
    count: 1,
    total: 3,
    searchResults: [{ entity: { urn: datasetOf('b/orders') } }],
  });
  const { searchAcrossEntities: misspelt } = await ask({
    query: 'itemz',
    searchFlags: { getSuggestions: true },
  });
  expect(misspelt).toMatchObject({ total: 0, suggestions: expect.arrayContaining([{ text: 'items' }]) });
});

it('shows columns as their datasets where it is asked to', async () => {
  const graphql = await createTestGraphql();
  const columns = ['a', 'b'].map((name) => `urn:li:schemaField:(${datasetOf('orders')},${name})`);
  for (const urn of columns) await graphql.put(urn, 'status', { removed: false });
  const document = `query ($input: SearchInput!) { search(input: $input) { total searchResults { entity { urn } } } }`;
  const ask = async (searchFlags: object | null) => {
    const { search } = await graphql.get(document, {
      input: { type: 'SCHEMA_FIELD', query: '*', searchFlags },
    });
    return search.searchResults.map(({ entity }: { entity: { urn: string } }) => entity.urn).sort();
  };
  expect(await ask(null)).toEqual([datasetOf('orders')]);
  expect(await ask({})).toEqual(columns);
  const grouping = { baseEntityType: 'SCHEMA_FIELD', groupingEntityType: 'DATASET' };
  expect(await ask({ groupingSpec: { groupingCriteria: [grouping] } })).toEqual([datasetOf('orders')]);
});

it('reads a page of results with all that is shown of them in a few calls', async () => {
  const graphql = await createTestGraphql();
  const stamp = { time: 1, actor: 'urn:li:corpuser:ada' };
  for (let n = 0; n < 20; n++) {
    const urn = datasetOf(`t${n}`);
    await graphql.put(urn, 'datasetProperties', { name: `t${n}` });
    await graphql.put(urn, 'ownership', {
      owners: [{ owner: `urn:li:corpuser:u${n}`, type: 'DATAOWNER' }],
      lastModified: stamp,
    });
    await graphql.put(urn, 'globalTags', { tags: [{ tag: `urn:li:tag:t${n}` }] });
    await graphql.put(urn, 'glossaryTerms', {
      terms: [{ urn: `urn:li:glossaryTerm:t${n}` }],
      auditStamp: stamp,
    });
    await graphql.put(urn, 'domains', { domains: [`urn:li:domain:d${n}`] });
  }
  for (const name of Object.keys(graphql.calls)) delete graphql.calls[name];
  const { searchAcrossEntities } = await graphql.get(
    `{ searchAcrossEntities(input: {query: "*", types: [DATASET], count: 20}) {
      total
      facets { field aggregations { value count entity { urn ... on Domain { properties { name } } } } }
      searchResults { entity { urn ... on Dataset {
        properties { name }
        platform { name properties { displayName } }
        ownership { owners { owner { ... on CorpUser { properties { displayName } } } } }
        tags { tags { tag { properties { name } } } }
        glossaryTerms { terms { associatedUrn } }
        domain { domain { properties { name } } }
      } } }
    } }`,
  );
  expect(searchAcrossEntities.searchResults).toHaveLength(20);
  const { facets: _, ...reads } = graphql.calls;
  const total = Object.values(reads).reduce((sum, count) => sum + count, 0);
  // The search, the one for hidden stages, and a read for each level of the document.
  expect(reads.search).toBe(2);
  expect(total).toBeLessThanOrEqual(12);
});
