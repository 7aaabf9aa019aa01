import { laggingStore } from '@colophon/catalogue/testing';
import { registry } from '@colophon/model';
import { createSqliteStore } from '@colophon/store-sqlite';
import { openMemoryDatabase } from '@colophon/store-sqlite/node';
import { describe, expect, it } from 'vitest';
import { lagHeader } from './lag.ts';
import { createTestServer, dataset, search } from './testing/test-server.ts';

const urn = encodeURIComponent(dataset);
const asked: Readonly<Record<string, readonly [path: string, body?: object]>> = {
  search: [search, { entity: 'dataset', input: 'orders' }],
  autocomplete: ['/entities?action=autocomplete', { entity: 'dataset', query: 'ord' }],
  browse: ['/entities?action=browse', { entity: 'dataset', path: '/prod' }],
  'lineage over Rest.li': [
    '/entities?action=searchAcrossLineage',
    { urn: dataset, direction: 'UPSTREAM', input: '*' },
  ],
  'relationships over Rest.li': [`/relationships?direction=OUTGOING&types=OwnedBy&urn=${urn}`],
  'relationships over OpenAPI': [
    `/openapi/relationships/v1/?urn=${urn}&relationshipTypes=OwnedBy&direction=OUTGOING`,
  ],
  'a scroll over OpenAPI': ['/openapi/v3/entity/dataset?query=orders'],
  'edges over OpenAPI': ['/openapi/v3/relationship/scroll'],
};

describe.each(Object.entries(asked))('the answer to %s', (_, [path, body]) => {
  it('says up to which offset it is complete while the index lags, and nothing once it has caught up', async () => {
    let catchUp = async (): Promise<unknown> => undefined;
    const server = createTestServer({
      wrapStore(store) {
        const lagging = laggingStore(registry, store, createSqliteStore(openMemoryDatabase()));
        catchUp = lagging.catchUp;
        return lagging.store;
      },
    });
    const ask = () => (body ? server.post(path, body) : server.get(path));
    await catchUp();
    await server.put(dataset, 'datasetProperties', { name: 'orders' });
    const head = (await server.log()).length;
    const behind = await ask();
    expect([behind.status, behind.headers.get(lagHeader)]).toEqual([200, `0;head=${head}`]);
    await catchUp();
    const current = await ask();
    expect([current.status, current.headers.get(lagHeader)]).toEqual([200, null]);
  });
});
