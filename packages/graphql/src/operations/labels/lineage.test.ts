import { expect, it } from 'vitest';
import { chart, datasetNamed, done, now, orders, pii, refused, shop } from './testing/shop.ts';

const customers = datasetNamed('customers');
const items = datasetNamed('items');
const jobNamed = (name: string) => `urn:li:dataJob:(urn:li:dataFlow:(airflow,shop,PROD),${name})`;
const [load, clean] = [jobNamed('load'), jobNamed('clean')];
const dashboard = 'urn:li:dashboard:(looker,board)';

async function pipeline() {
  const graphql = await shop();
  for (const urn of [customers, items]) await graphql.put(urn, 'datasetProperties', { name: 'd' });
  for (const urn of [load, clean])
    await graphql.put(urn, 'dataJobInfo', { name: 'j', type: { string: 'SQL' } });
  await graphql.put(dashboard, 'dashboardInfo', { title: 'Board', description: '', lastModified: {} });
  return graphql;
}

const edge = (downstreamUrn: string, upstreamUrn: string) => ({ downstreamUrn, upstreamUrn });
const drawn = { properties: { source: 'UI' } };
const drawnEdge = (sourceUrn: string, destinationUrn: string) => ({
  sourceUrn,
  destinationUrn,
  created: now,
  lastModified: now,
  ...drawn,
});

it('draws lineage between assets of all types, each edge once', async () => {
  const graphql = await pipeline();
  await graphql.put(clean, 'dataJobInputOutput', { inputDatasets: [customers], outputDatasets: [] });
  const edgesToAdd = [
    edge(orders, customers),
    edge(orders, items),
    edge(orders, load),
    edge(chart, orders),
    edge(dashboard, chart),
    edge(dashboard, orders),
    edge(clean, customers),
    edge(clean, items),
    edge(clean, load),
  ];
  const input = { edgesToAdd, edgesToRemove: [] };
  await done(graphql, 'updateLineage', 'UpdateLineageInput', input);
  await done(graphql, 'updateLineage', 'UpdateLineageInput', input);
  const upstream = { type: 'TRANSFORMED', auditStamp: now, created: now, ...drawn };
  expect(await graphql.read(orders, 'upstreamLineage')).toEqual({
    upstreams: [
      { dataset: customers, ...upstream },
      { dataset: items, ...upstream },
    ],
  });
  expect(await graphql.read(load, 'dataJobInputOutput')).toEqual({
    inputDatasets: [],
    outputDatasets: [],
    outputDatasetEdges: [drawnEdge(load, orders)],
  });
  expect((await graphql.read(chart, 'chartInfo'))?.inputEdges).toEqual([drawnEdge(chart, orders)]);
  expect(await graphql.read(dashboard, 'dashboardInfo')).toMatchObject({
    title: 'Board',
    chartEdges: [drawnEdge(dashboard, chart)],
    datasetEdges: [drawnEdge(dashboard, orders)],
  });
  expect(await graphql.read(clean, 'dataJobInputOutput')).toEqual({
    inputDatasets: [customers],
    outputDatasets: [],
    inputDatasetEdges: [drawnEdge(clean, items)],
    inputDatajobEdges: [drawnEdge(clean, load)],
  });
});

it('removes edges, also those of the older lists and to what does not exist', async () => {
  const graphql = await pipeline();
  const gone = datasetNamed('gone');
  await graphql.put(orders, 'upstreamLineage', {
    upstreams: [
      { dataset: gone, type: 'COPY' },
      { dataset: items, type: 'COPY' },
    ],
  });
  await graphql.put(clean, 'dataJobInputOutput', {
    inputDatasets: [customers, items],
    inputDatasetEdges: [{ destinationUrn: customers }],
    outputDatasets: [],
  });
  await graphql.put(chart, 'chartInfo', {
    title: 'Sales',
    description: '',
    lastModified: {},
    inputs: [{ string: orders }, { string: items }],
  });
  const edgesToRemove = [edge(orders, gone), edge(clean, customers), edge(chart, orders)];
  await done(graphql, 'updateLineage', 'UpdateLineageInput', { edgesToAdd: [], edgesToRemove });
  expect((await graphql.read(orders, 'upstreamLineage'))?.upstreams).toMatchObject([
    { dataset: items, type: 'COPY' },
  ]);
  expect(await graphql.read(clean, 'dataJobInputOutput')).toMatchObject({
    inputDatasets: [items],
    inputDatasetEdges: [],
  });
  expect((await graphql.read(chart, 'chartInfo'))?.inputs).toEqual([{ string: items }]);
});

it('draws none of it when one edge cannot be', async () => {
  const graphql = await pipeline();
  const bare = 'urn:li:chart:(looker,bare)';
  await graphql.put(bare, 'status', { removed: false });
  for (const wrong of [
    edge(orders, datasetNamed('none')),
    edge(orders, chart),
    edge(orders, orders),
    edge(chart, dashboard),
    edge(pii, orders),
    edge('orders', items),
    edge(bare, orders),
    null,
  ])
    await refused(graphql, 'updateLineage', 'UpdateLineageInput', {
      edgesToAdd: [edge(orders, customers), wrong],
      edgesToRemove: [],
    });
  expect(await graphql.read(orders, 'upstreamLineage')).toBeUndefined();
});
