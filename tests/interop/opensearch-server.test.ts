import { Colophon } from '@colophon/sdk';
import { expect, it } from 'vitest';
import { serve } from '../support/serve.ts';
import { startOpenSearch } from './opensearch.ts';

const urn = 'urn:li:dataset:(urn:li:dataPlatform:mysql,shop.orders,PROD)';

it('serves searches from OpenSearch, waits for what was written when asked, and works on without it', async () => {
  await using opensearch = await startOpenSearch();
  await using server = await serve('--search', opensearch.url);
  const client = new Colophon({ server: server.address });
  await client.aspects.write(urn, { datasetProperties: { name: 'orders' } });
  const search = (headers: Record<string, string> = {}) =>
    fetch(`${server.address}/openapi/v3/entity/dataset?query=orders`, { headers });
  const answer = await search({ 'X-Colophon-Wait-For': 'latest' });
  expect(answer.headers.get('X-Colophon-As-Of')).toBeNull();
  expect(await answer.json()).toMatchObject({ entities: [{ urn }] });
  const { dependencies } = (await (await fetch(`${server.address}/health/ready`)).json()) as {
    dependencies: Record<string, object>;
  };
  expect(dependencies.search).toMatchObject({ state: 'up', lag: expect.any(Number) });
  expect((await search({ 'X-Colophon-Wait-For': 'yesterday' })).status).toBe(400);

  await opensearch.kill();
  const failed = await search();
  expect([failed.status, await failed.json()]).toEqual([
    503,
    expect.objectContaining({ code: 'SEARCH_UNAVAILABLE' }),
  ]);
  await client.aspects.write(urn, { datasetProperties: { name: 'orders', description: 'still written' } });
  expect(await client.aspects.get(urn, 'datasetProperties')).toMatchObject({ description: 'still written' });
  expect((await fetch(`${server.address}/health/ready`)).status).toBe(200);
  await client.close();
}, 300_000);
