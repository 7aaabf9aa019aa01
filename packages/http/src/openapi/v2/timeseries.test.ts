import { beforeEach, expect, it } from 'vitest';
import { createTestServer, dataset, type TestServer } from '../../testing/test-server.ts';

const other = dataset.replace('orders', 'people');
const path = '/openapi/v2/timeseries/dataset/datasetProfile';
interface Page {
  readonly scrollId?: string;
  readonly results: readonly { readonly urn: string; readonly timestampMillis: number }[];
}

let server: TestServer;
beforeEach(async () => {
  server = createTestServer();
  for (const urn of [other, dataset])
    for (const timestampMillis of [1, 2, 3])
      await server.put(urn, 'datasetProfile', { timestampMillis, rowCount: timestampMillis });
});
const ask = async (query: string) => (await server.get(`${path}?${query}`)).body as Page;
const timesOf = ({ results }: Page) => results.map(({ urn, timestampMillis }) => [urn, timestampMillis]);

it('pages through the values of every entity, with any page size', async () => {
  const all = timesOf(await ask('count=100'));
  expect(all).toEqual([dataset, other].flatMap((urn) => [3, 2, 1].map((time) => [urn, time])));
  for (const count of [1, 2, 3, 5, 6]) {
    const found: unknown[] = [];
    let scrollId: string | undefined = '';
    while (scrollId !== undefined) {
      const page: Page = await ask(`count=${count}&scrollId=${scrollId}`);
      found.push(...timesOf(page));
      scrollId = page.scrollId;
    }
    expect(found).toEqual(all);
  }
});

it('applies the requested time range, and returns system metadata on request', async () => {
  const page = await ask('startTimeMillis=2&endTimeMillis=2&systemMetadata=true');
  expect(page.results).toMatchObject([
    { urn: dataset, timestampMillis: 2, event: { rowCount: 2 }, systemMetadata: {} },
    { urn: other },
  ]);
});

it('returns the message id of a value, if it has one', async () => {
  await server.put(dataset, 'datasetProfile', { timestampMillis: 9, messageId: 'm1' });
  const page = await ask('count=2');
  expect(page.results).toMatchObject([
    { timestampMillis: 9, messageId: 'm1', event: { messageId: 'm1' } },
    { timestampMillis: 3 },
  ]);
  expect(page.results[1]).not.toHaveProperty('messageId');
});

it.each([
  [0, 3],
  [1, 1],
  [2, 2],
  [99, 3],
])('reads version %i of a time series as the latest point up to then', async (version, time) => {
  const value = { timestampMillis: time, rowCount: time };
  for (const interfaceVersion of [2, 3]) {
    const address = `/openapi/v${interfaceVersion}/entity/dataset/${encodeURIComponent(dataset)}/datasetProfile`;
    expect((await server.get(`${address}?version=${version}`)).body).toEqual({ value });
  }
  const wanted = { urn: dataset, datasetProfile: { headers: { 'If-Version-Match': String(version) } } };
  expect((await server.post('/openapi/v3/entity/dataset/batchGet', [wanted])).body).toEqual([
    { urn: dataset, datasetProfile: { value } },
  ]);
});

it('has no version of a time series before the first point', async () => {
  const urn = dataset.replace('orders', 'late');
  await server.put(urn, 'datasetProfile', { timestampMillis: 50, rowCount: 1 });
  const address = `/openapi/v3/entity/dataset/${encodeURIComponent(urn)}/datasetProfile`;
  expect((await server.get(`${address}?version=49`)).status).toBe(404);
});

it.each([
  ['?scrollId=nonsense', 400],
  ['?scrollId=WzFd', 400],
  ['?startTimeMillis=today', 400],
  ['/../../dataset/status', 400],
  ['/../../nothing/datasetProfile', 404],
])('rejects …%s', async (rest, status) => {
  expect((await server.get(path + rest)).status).toBe(status);
});
