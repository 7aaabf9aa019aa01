import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import {
  type Catalogue,
  createCatalogue,
  type SearchQuery,
  type Store,
  searchQuery,
} from '@colophon/catalogue';
import { registry } from '@colophon/model';
import { type OpenSearch, openSearch, readSearchSettings } from '@colophon/search-opensearch';
import { createSqliteStore } from '@colophon/store-sqlite';
import { openDatabase } from '@colophon/store-sqlite/node';
import { fastJava, type OpenSearchServer, startOpenSearch } from '../../tests/interop/opensearch.ts';
import { ensureCacheFolder } from './folders.ts';
import { type Figure, figure, median } from './report.ts';
import { inPairs, type Rounds } from './rounds.ts';
import { proposeDatasets } from './search/fill.ts';
import { millisAt, ratiosAt, searchInTurn } from './search/in-turn.ts';
import { createQueries, type DrawnQuery } from './search/queries.ts';
import { quantile } from './times.ts';

const count = Number(
  process.env.COLOPHON_BENCH_ENTITIES ?? (process.env.COLOPHON_BENCH_LARGE === '1' ? 1_000_000 : 20_000),
);
/** Above this, the index is filled once, and only searches are measured: the ratio of the filling hardly changes. */
const mostFilled = 100_000;
/** Time that a search may take at the 99th percentile, in milliseconds. */
const goalMs = 50;
const rawIndex = 'raw';

/**
 * Filling an index of OpenSearch from the store, against the same documents in bulk; then searches in it. A large store is
 * kept: the next run measures at once.
 */
export async function benchOpenSearch(rounds: Rounds): Promise<Figure[]> {
  await using server = await startOpenSearch({}, fastJava);
  const isLarge = count > mostFilled;
  const folder = isLarge
    ? join(await ensureCacheFolder(), `opensearch-${count}`)
    : await mkdtemp(join(await ensureCacheFolder(), 'opensearch-'));
  const store = createSqliteStore(openDatabase(folder));
  try {
    const filler = createCatalogue({ registry, store });
    const { total } = await filler.search(searchQuery({ entityTypes: ['dataset'], count: 0 }));
    await proposeDatasets(count, filler.propose, total);
    return [
      ...(isLarge ? [] : [await measureFill(server, store, await recordBulk(server, store), rounds)]),
      ...(await measureSearches(server, store, rounds)),
    ];
  } finally {
    await store.close();
    if (!isLarge) await rm(folder, { recursive: true, force: true });
  }
}

/** The index of a store, which follows it. */
interface Following extends Pick<OpenSearch, 'store'> {
  /** Builds the index anew; returns how many seconds it took until searches found it. */
  build(): Promise<number>;
  stop(): Promise<void>;
}

async function follow(url: string, store: Store): Promise<Following> {
  let startedAt = 0;
  let built = Promise.withResolvers<number>();
  const search = openSearch({
    settings: readSearchSettings(url, {}),
    registry,
    store,
    onTrouble: (reason) => built.reject(new Error(reason)),
    onBuild(_, state) {
      if (state === 'started') startedAt = performance.now();
      else built.resolve((performance.now() - startedAt) / 1000);
    },
  });
  // There may be an index of the round before.
  await search.store.rebuildIndex?.();
  const running = search.start();
  await built.promise;
  return {
    store: search.store,
    build() {
      built = Promise.withResolvers<number>();
      void search.store.rebuildIndex?.();
      return built.promise;
    },
    stop: () => running.stop(),
  };
}

/** The bodies of the bulk requests that fill an index, recorded on their way. */
async function recordBulk({ url }: OpenSearchServer, store: Store): Promise<readonly string[]> {
  const bodies: string[] = [];
  const proxy = createServer(async (incoming, outgoing) => {
    let body = '';
    for await (const chunk of incoming.setEncoding('utf8')) body += chunk;
    const { method = 'GET', url: path = '/' } = incoming;
    if (path.includes('_bulk')) bodies.push(body);
    const answer = await fetch(`${url}${path}`, {
      method,
      ...(body !== '' && {
        body,
        headers: { 'Content-Type': incoming.headers['content-type'] ?? 'application/json' },
      }),
    });
    outgoing.writeHead(answer.status, { 'Content-Type': answer.headers.get('content-type') ?? '' });
    outgoing.end(await answer.text());
  });
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  const following = await follow(`http://127.0.0.1:${(proxy.address() as AddressInfo).port}`, store);
  await following.stop();
  proxy.closeAllConnections();
  proxy.close();
  return bodies;
}

async function measureFill(
  server: OpenSearchServer,
  store: Store,
  bodies: readonly string[],
  rounds: Rounds,
): Promise<Figure> {
  const following = await follow(server.url, store);
  try {
    const pairs = await inPairs(rounds, following.build, () => sendAll(server, bodies));
    const perSecond = (side: 0 | 1) =>
      Math.round(count / median(pairs.map((pair) => pair[side]))).toLocaleString('en');
    return figure(
      pairs.map(([ours, raw]) => raw / ours),
      {
        benchmark: 'opensearch',
        what: `entities per second into a new index, ${count.toLocaleString('en')} datasets`,
        against: 'the same bulk requests, sent one after the other',
        goal: { atLeast: 0.5 },
        detail: `${perSecond(0)} / ${perSecond(1)} per second`,
      },
    );
  } finally {
    await following.stop();
  }
}

/** How an index is made. */
interface Template {
  readonly settings: { readonly index: Readonly<Record<string, unknown>> };
  readonly mappings: object;
}

/** Fills an index of the same kind with the same documents; returns how many seconds it took. */
async function sendAll({ url, request }: OpenSearchServer, bodies: readonly string[]): Promise<number> {
  const [template] = Object.values(await request<Record<string, Template>>('GET', '/colophon_search'));
  if (!template) throw new Error('OpenSearch has no index');
  const { creation_date: _, provided_name: __, uuid: ___, version: ____, ...index } = template.settings.index;
  await request('DELETE', `/${rawIndex}`).catch(() => undefined);
  const startedAt = performance.now();
  await request('PUT', `/${rawIndex}`, { settings: { index }, mappings: template.mappings });
  for (const body of bodies) {
    const answer = await fetch(`${url}/${rawIndex}/_bulk`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-ndjson' },
      body,
    });
    const { errors } = (await answer.json()) as { errors: boolean };
    if (!answer.ok || errors)
      throw new Error(`OpenSearch does not take what it took before: ${answer.status}`);
  }
  await request('POST', `/${rawIndex}/_refresh`);
  return (performance.now() - startedAt) / 1000;
}

async function measureSearches(
  server: OpenSearchServer,
  store: Store,
  rounds: Rounds,
): Promise<readonly Figure[]> {
  const following = await follow(server.url, store);
  const catalogue = createCatalogue({ registry, store: following.store });
  try {
    const drawQuery = createQueries(count);
    for (let i = 0; i < 50; i++) await ask(catalogue, drawQuery());
    const times = await searchInTurn(
      rounds,
      drawQuery,
      (drawn) => ask(catalogue, drawn),
      (drawn) => askRaw(server, drawn),
    );
    const size = `${count.toLocaleString('en')} entities`;
    return [
      ...[0.5, 0.99].map((q) =>
        figure(ratiosAt(times, q), {
          benchmark: 'opensearch',
          what: `p${q * 100} of a search, ${size}`,
          against: "OpenSearch's ten best of the same words",
          detail: `${millisAt(times, 'ours', q)} / ${millisAt(times, 'floor', q)} ms`,
        }),
      ),
      figure(
        times.map((round) => quantile(round.ours, 0.99) / goalMs),
        {
          benchmark: 'opensearch',
          what: `p99 of a search, ${size}`,
          against: `${goalMs} ms`,
          goal: { atMost: 1 },
          detail: `${millisAt(times, 'ours', 0.99)} ms`,
        },
      ),
    ];
  } finally {
    await following.stop();
  }
}

const ask = (catalogue: Catalogue, { query }: DrawnQuery) => {
  const facets = catalogue.facets(['dataset']);
  const asked: Partial<SearchQuery> = { entityTypes: ['dataset'], facets, highlight: true, ...query };
  return catalogue.search(searchQuery(asked));
};

/** The ten best of the words that a search is for, and nothing else. */
const askRaw = ({ request }: OpenSearchServer, { query: { input = '' } }: DrawnQuery) =>
  request('POST', '/colophon_search/_search', {
    size: 10,
    query: { match: { all: { query: input.replaceAll('_', ' '), operator: 'and' } } },
  });
