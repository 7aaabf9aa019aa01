import { describe, expect, it } from 'vitest';
import { createTestGraphql, type TestGraphql } from '../../../testing/test-graphql.ts';

const datasetOf = (name: string) => `urn:li:dataset:(urn:li:dataPlatform:mysql,shop.${name},PROD)`;
const columnOf = (name: string, path: string) => `urn:li:schemaField:(${datasetOf(name)},${path})`;
const jobOf = (name: string) => `urn:li:dataJob:(urn:li:dataFlow:(airflow,shop,PROD),${name})`;

/** `a` goes into `b`, that into `c`, and so on. */
async function chain(graphql: TestGraphql, ...names: string[]) {
  for (const [at, name] of names.entries()) {
    await graphql.put(datasetOf(name), 'datasetProperties', { name });
    const before = names[at - 1];
    if (before !== undefined)
      await graphql.put(datasetOf(name), 'upstreamLineage', {
        upstreams: [
          {
            dataset: datasetOf(before),
            type: 'COPY',
            auditStamp: { time: 5, actor: 'urn:li:corpuser:ada' },
          },
        ],
      });
  }
}

const scrollDocument = `query scrollAcrossLineage($input: ScrollAcrossLineageInput!) {
  scrollAcrossLineage(input: $input) { nextScrollId count total isPartial
    searchResults { degree degrees entity { urn type ... on Dataset { properties { name } platform { name } } } paths { path { urn type } } }
  }
}`;

const searchDocument = `query ($input: SearchAcrossLineageInput!) {
  searchAcrossLineage(input: $input) { start count total isPartial lineageSearchPath
    facets { field aggregations { value count } }
    searchResults { entity { __typename urn } degree degrees explored truncatedChildren ignoredAsHop
      matchedFields { name } paths { path { __typename urn } } }
  }
}`;

const degree = (...values: string[]) => ({ field: 'degree', condition: 'EQUAL', values });

async function search(graphql: TestGraphql, input: object, actor?: string) {
  const { searchAcrossLineage } = await graphql.get(
    searchDocument,
    { input: { direction: 'DOWNSTREAM', ...input } },
    actor,
  );
  return searchAcrossLineage;
}

const namesOf = (page: { searchResults: { entity: { urn: string } }[] }) =>
  page.searchResults.map(({ entity }) => entity.urn);

describe('searches along lineage', () => {
  it('go from page to page, with the way to each entity, as the Python client asks', async () => {
    const graphql = await createTestGraphql();
    await chain(graphql, 'a', 'b', 'c', 'd');
    const input = { urn: datasetOf('a'), direction: 'DOWNSTREAM', count: 2, types: null, query: '*' };
    const orFilters = [{ and: [degree('1', '2', '3+')] }];
    const { scrollAcrossLineage: first } = await graphql.get(scrollDocument, {
      input: { ...input, orFilters },
    });
    expect(first).toMatchObject({ count: 2, total: 3, isPartial: false });
    expect(first.searchResults[1]).toEqual({
      degree: 2,
      degrees: [2],
      entity: {
        urn: datasetOf('c'),
        type: 'DATASET',
        properties: { name: 'c' },
        platform: { name: 'mysql' },
      },
      paths: [{ path: ['a', 'b', 'c'].map((name) => ({ urn: datasetOf(name), type: 'DATASET' })) }],
    });
    const { scrollAcrossLineage: last } = await graphql.get(scrollDocument, {
      input: { ...input, orFilters, scrollId: first.nextScrollId },
    });
    expect(namesOf(last)).toEqual([datasetOf('d')]);
    expect(last.nextScrollId).toBeNull();
  });

  it('follow columns, with the groups that the Python client names', async () => {
    const graphql = await createTestGraphql();
    await chain(graphql, 'a', 'b');
    await graphql.put(datasetOf('b'), 'upstreamLineage', {
      upstreams: [{ dataset: datasetOf('a'), type: 'COPY' }],
      fineGrainedLineages: [
        {
          upstreamType: 'FIELD_SET',
          upstreams: [columnOf('a', 'id')],
          downstreamType: 'FIELD',
          downstreams: [columnOf('b', 'id')],
        },
      ],
    });
    const groupOf = (groupingEntityType: string) => ({
      groupingSpec: { groupingCriteria: { baseEntityType: 'SCHEMA_FIELD', groupingEntityType } },
    });
    const input = { urn: columnOf('a', 'id'), direction: 'DOWNSTREAM', count: 500 };
    const ask = async (searchFlags: object) =>
      (await graphql.get(scrollDocument, { input: { ...input, searchFlags } })).scrollAcrossLineage;
    expect((await ask(groupOf('SCHEMA_FIELD'))).searchResults).toMatchObject([
      { entity: { urn: columnOf('b', 'id'), type: 'SCHEMA_FIELD' }, degree: 1 },
    ]);
    expect(namesOf(await ask(groupOf('DATASET')))).toEqual([datasetOf('b')]);
  });

  it('filter by degree, words and types, and count facets', async () => {
    const graphql = await createTestGraphql();
    await chain(graphql, 'a', 'b', 'c', 'd', 'e');
    const urn = datasetOf('a');
    const all = await search(graphql, { urn, query: '', count: 2, start: 1 });
    expect(all).toMatchObject({ start: 1, count: 2, total: 4, lineageSearchPath: 'LIGHTNING' });
    expect(all.searchResults[0]).toMatchObject({
      explored: true,
      truncatedChildren: false,
      ignoredAsHop: false,
      matchedFields: [],
    });
    expect(all.facets).toEqual(
      expect.arrayContaining([
        {
          field: 'degree',
          aggregations: [
            { value: '1', count: 1 },
            { value: '2', count: 1 },
            { value: '3+', count: 2 },
          ],
        },
        { field: 'origin', aggregations: [{ value: 'PROD', count: 4 }] },
      ]),
    );
    const found = await search(graphql, { urn, query: 'd', orFilters: [{ and: [degree('2', '3+')] }] });
    expect(namesOf(found)).toEqual([datasetOf('d')]);
    expect(namesOf(await search(graphql, { urn, types: ['CHART'] }))).toEqual([]);
    const far = { ...degree('1', '3+'), negated: true };
    expect(namesOf(await search(graphql, { urn, orFilters: [{ and: [far] }] }))).toEqual([datasetOf('c')]);
    const up = await search(graphql, { urn: datasetOf('c'), direction: 'UPSTREAM' });
    expect(namesOf(up)).toEqual([datasetOf('b'), datasetOf('a')]);
    const dated = await search(graphql, { urn, startTimeMillis: 10 });
    expect(dated.total).toBe(0);
    expect(
      (await search(graphql, { urn, lineageFlags: { startTimeMillis: 1, endTimeMillis: 7 } })).total,
    ).toBe(4);
  });

  it('pass steps that are no hops', async () => {
    const graphql = await createTestGraphql();
    await chain(graphql, 'a');
    for (const [name, from, to] of [
      ['load', 'a', 'b'],
      ['copy', 'b', 'c'],
    ] as const) {
      await chain(graphql, to);
      await graphql.put(jobOf(name), 'dataJobInfo', { name, type: { string: 'COMMAND' } });
      await graphql.put(jobOf(name), 'dataJobInputOutput', {
        inputDatasets: [datasetOf(from)],
        outputDatasets: [datasetOf(to)],
      });
    }
    const ask = (ignoreAsHops: object[], values: string[] = ['1']) =>
      search(graphql, {
        urn: datasetOf('a'),
        orFilters: [{ and: [degree(...values)] }],
        lineageFlags: { entitiesExploredPerHopLimit: 50, ignoreAsHops },
      });
    expect(namesOf(await ask([]))).toEqual([jobOf('load')]);
    const found = await ask([{ entityType: 'DATA_JOB' }]);
    expect(found.searchResults).toMatchObject([
      { entity: { urn: jobOf('load') }, degree: 1, ignoredAsHop: true, explored: true },
      { entity: { urn: datasetOf('b') }, degree: 1, ignoredAsHop: false, explored: false },
    ]);
    expect(found.facets).toContainEqual({ field: 'degree', aggregations: [{ value: '1', count: 2 }] });
    expect(namesOf(await ask([{ entityType: 'DATA_JOB' }], ['2']))).toEqual([jobOf('copy'), datasetOf('c')]);
    const other = [{ entityType: 'DATA_JOB', platforms: ['urn:li:dataPlatform:spark'] }];
    expect(namesOf(await ask(other))).toEqual([jobOf('load')]);
  });

  it('name the argument that is wrong', async () => {
    const graphql = await createTestGraphql();
    const urn = datasetOf('a');
    for (const [input, word] of [
      [{}, 'input.urn'],
      [{ urn: 'a' }, 'input.urn'],
      [{ urn, count: -1 }, 'input.count'],
      [{ urn, startTimeMillis: -1 }, 'startTimeMillis'],
      [{ urn, lineageFlags: { entitiesExploredPerHopLimit: 0 } }, 'entitiesExploredPerHopLimit'],
      [{ urn, orFilters: [{ and: [degree('4')] }] }, 'degree'],
      [
        {
          urn,
          orFilters: [{ and: [degree('4')] }],
          lineageFlags: { ignoreAsHops: [{ entityType: 'QUERY' }] },
        },
        'degree',
      ],
    ] as const) {
      const { errors } = await graphql.ask(searchDocument, { input: { direction: 'UPSTREAM', ...input } });
      expect(errors?.[0]?.extensions.code).toBe(400);
      expect(errors?.[0]?.message).toContain(word);
    }
    const { errors } = await graphql.ask(scrollDocument, {
      input: { urn, direction: 'UPSTREAM', scrollId: 'x' },
    });
    expect(errors?.[0]?.message).toContain('input.scrollId');
  });

  it('keep the place of what the caller may not see, without its name', async () => {
    const graphql = await createTestGraphql({ obeysPolicies: true, hasBuiltInData: false });
    await chain(graphql, 'a', 'b', 'c');
    await graphql.put('urn:li:dataHubPolicy:see', 'dataHubPolicyInfo', {
      displayName: 'p',
      description: '',
      type: 'METADATA',
      state: 'ACTIVE',
      privileges: ['VIEW_ENTITY_PAGE'],
      actors: { users: ['urn:li:corpuser:eve'] },
      resources: {
        filter: {
          criteria: [{ field: 'URN', values: [datasetOf('a'), datasetOf('c')], condition: 'EQUALS' }],
        },
      },
    });
    const eve = 'urn:li:corpuser:eve';
    const found = await search(graphql, { urn: datasetOf('a'), searchFlags: { skipAggregates: true } }, eve);
    expect(found.searchResults).toMatchObject([
      { entity: { __typename: 'Restricted', urn: expect.stringMatching(/^urn:li:restricted:/) }, degree: 1 },
      { entity: { __typename: 'Dataset', urn: datasetOf('c') }, degree: 2 },
    ]);
    expect(found.searchResults[1].paths[0].path[1].__typename).toBe('Restricted');
    const { dataset } = await graphql.get(
      `{ dataset(urn: "${datasetOf('a')}") { lineage(input: {direction: DOWNSTREAM}) { relationships { entity {
        type card { name description exists platform { urn } path { name } owners { urn } isDeprecated }
        ... on Restricted { lineage(input: {direction: UPSTREAM}) { total } } } createdOn } } } }`,
      {},
      eve,
    );
    expect(dataset.lineage.relationships).toEqual([
      {
        entity: {
          type: 'RESTRICTED',
          lineage: null,
          card: {
            name: 'Restricted',
            description: null,
            exists: false,
            platform: null,
            path: [],
            owners: [],
            isDeprecated: false,
          },
        },
        createdOn: null,
      },
    ]);
  });
});

describe('the lineage of an entity', () => {
  const document = `query ($urn: String!, $input: LineageInput!) { dataset(urn: $urn) { lineage(input: $input) {
    start count total filtered relationships { type degree entity { urn } createdOn createdActor { urn }
      updatedOn updatedActor { urn } isManual paths { path { urn } } } } } }`;
  const ask = async (graphql: TestGraphql, urn: string, input: object) =>
    (await graphql.get(document, { urn, input: { direction: 'DOWNSTREAM', ...input } })).dataset.lineage;

  it('is one hop of it, with who drew the edge and when', async () => {
    const graphql = await createTestGraphql();
    await chain(graphql, 'a', 'b', 'c');
    expect(await ask(graphql, datasetOf('b'), { direction: 'UPSTREAM' })).toEqual({
      start: 0,
      count: 1,
      total: 1,
      filtered: 0,
      relationships: [
        {
          type: 'DownstreamOf',
          degree: 1,
          entity: { urn: datasetOf('a') },
          createdOn: null,
          createdActor: null,
          updatedOn: 5,
          updatedActor: { urn: 'urn:li:corpuser:ada' },
          isManual: false,
          paths: [{ path: [{ urn: datasetOf('b') }, { urn: datasetOf('a') }] }],
        },
      ],
    });
    expect(await ask(graphql, datasetOf('a'), { startTimeMillis: 6 })).toMatchObject({ total: 0 });
    await graphql.put(datasetOf('b'), 'upstreamLineage', {
      upstreams: [{ dataset: datasetOf('a'), type: 'COPY', properties: { source: 'UI' } }],
    });
    expect((await ask(graphql, datasetOf('a'), {})).relationships[0].isManual).toBe(true);
    const { errors } = await graphql.ask(document, {
      urn: datasetOf('a'),
      input: { direction: 'UPSTREAM', count: -1 },
    });
    expect(errors?.[0]?.message).toContain('input.count');
  });

  it('leaves out what is deleted or was never written, and says how much it is', async () => {
    const graphql = await createTestGraphql();
    await graphql.put(datasetOf('c'), 'upstreamLineage', {
      upstreams: ['gone', 'unknown', 'here'].map((name) => ({ dataset: datasetOf(name), type: 'COPY' })),
    });
    await chain(graphql, 'here');
    await graphql.put(datasetOf('gone'), 'status', { removed: true });
    const upstream = await ask(graphql, datasetOf('c'), { direction: 'UPSTREAM' });
    expect(upstream).toMatchObject({ count: 1, total: 3, filtered: 2 });
    expect(upstream.relationships[0].entity.urn).toBe(datasetOf('here'));
    const all = await ask(graphql, datasetOf('c'), {
      direction: 'UPSTREAM',
      includeGhostEntities: true,
      start: 1,
      count: 1,
    });
    expect(all).toMatchObject({ start: 1, count: 1, total: 3, filtered: 0 });
  });

  it('includes that of siblings, unless they are to be separate', async () => {
    const graphql = await createTestGraphql();
    await chain(graphql, 'a', 'b');
    await chain(graphql, 'x', 'y');
    await graphql.put(datasetOf('a'), 'siblings', { siblings: [datasetOf('x')], primary: true });
    const merged = await ask(graphql, datasetOf('a'), {});
    expect(merged.relationships.map((each: { entity: { urn: string } }) => each.entity.urn)).toEqual([
      datasetOf('b'),
      datasetOf('y'),
    ]);
    expect(await ask(graphql, datasetOf('a'), { separateSiblings: true })).toMatchObject({ total: 1 });
  });
});
