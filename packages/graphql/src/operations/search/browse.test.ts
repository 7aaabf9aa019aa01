import { expect, it } from 'vitest';
import { createTestGraphql } from '../../testing/test-graphql.ts';

const datasetOf = (name: string) => `urn:li:dataset:(urn:li:dataPlatform:mysql,shop.${name},PROD)`;
const container = 'urn:li:container:shop';

it('goes down the folders, older and newer, page by page', async () => {
  const graphql = await createTestGraphql();
  await graphql.put(container, 'containerProperties', { name: 'Shop' });
  for (const [name, path] of [
    ['orders', [{ id: 'prod' }, { id: container, urn: container }, { id: 'sales' }]],
    ['items', [{ id: 'prod' }, { id: container, urn: container }]],
    ['tests', [{ id: 'test' }]],
  ] as const) {
    await graphql.put(datasetOf(name), 'browsePathsV2', { path });
    await graphql.put(datasetOf(name), 'browsePaths', {
      paths: [`/${path.map(({ id }) => id.split(':').at(-1)).join('/')}`],
    });
  }
  const document = `query ($input: BrowseV2Input!) { browseV2(input: $input) { start count total
    metadata { path totalNumEntities } groups { name count hasSubGroups entity { urn } } } }`;
  const browse = async (input: object) => (await graphql.get(document, { input })).browseV2;
  expect(await browse({ type: 'DATASET' })).toEqual({
    start: 0,
    count: 2,
    total: 2,
    metadata: { path: [], totalNumEntities: 3 },
    groups: [
      { name: 'prod', count: 2, hasSubGroups: true, entity: null },
      { name: 'test', count: 1, hasSubGroups: false, entity: null },
    ],
  });
  expect(await browse({ types: ['DATASET'], start: 1, count: 1 })).toMatchObject({
    start: 1,
    count: 1,
    total: 2,
    groups: [{ name: 'test' }],
  });
  expect(await browse({ path: ['prod'] })).toMatchObject({
    groups: [{ name: container, count: 2, hasSubGroups: true, entity: { urn: container } }],
  });
  expect(await browse({ types: ['CHART'] })).toMatchObject({ total: 0, groups: [] });
  expect(await browse({ query: 'tests' })).toMatchObject({ groups: [{ name: 'test', count: 1 }] });

  const { browse: older } = await graphql.get(
    `{ browse(input: {type: DATASET, path: ["prod", "shop"]}) { start count total entities { urn }
       groups { name count } metadata { path totalNumEntities } } }`,
  );
  expect(older).toEqual({
    start: 0,
    count: 1,
    total: 1,
    entities: [{ urn: datasetOf('items') }],
    groups: [{ name: 'sales', count: 1 }],
    metadata: { path: ['prod', 'shop'], totalNumEntities: 2 },
  });
  const { browsePaths } = await graphql.get(
    `{ browsePaths(input: {type: DATASET, urn: "${datasetOf('orders')}"}) { path } }`,
  );
  expect(browsePaths).toEqual([{ path: ['prod', 'shop', 'sales'] }]);
  const wrong = await graphql.ask(`{ browsePaths(input: {type: CHART, urn: "${datasetOf('a')}"}) { path } }`);
  expect(wrong.errors?.[0]).toMatchObject({ extensions: { code: 400 } });
});
