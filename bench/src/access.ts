import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import {
  type AccessControl,
  type Catalogue,
  createAccessControl,
  createCatalogue,
  type Principal,
  type SearchQuery,
  searchQuery,
  writeBuiltInData,
} from '@colophon/catalogue';
import { createApp } from '@colophon/http';
import { registry } from '@colophon/model';
import { createSqliteStore } from '@colophon/store-sqlite';
import { openDatabase, openThreadedStore } from '@colophon/store-sqlite/node';
import { domainOf, people, peopleProposals, policyCount } from './access/people.ts';
import { ensureCacheFolder } from './folders.ts';
import { datasetProperties, datasetUrn } from './load/proposals.ts';
import { type Figure, figure, median } from './report.ts';
import { inPairs, type Rounds } from './rounds.ts';
import { fillCatalogue } from './search/fill.ts';
import { createQueries } from './search/queries.ts';

const datasets = 2000;
const entitiesPerBatch = 50;
/** Requests in a row before the other side has its turn: so many that both meet the same machine. */
const requestsPerTurn = { aspect: 500, batch: 20, write: 100 };
const given = Number(process.env.COLOPHON_BENCH_ENTITIES);
const searched =
  given > 0 ? [given] : process.env.COLOPHON_BENCH_LARGE === '1' ? [100_000, 1_000_000] : [100_000];

/** What requests cost with access policies, against the same without. */
export async function benchAccess(rounds: Rounds): Promise<Figure[]> {
  return [...(await benchRequests(rounds)), ...(await benchSearches(rounds))];
}

type Send = (i: number) => Request;

async function benchRequests(rounds: Rounds): Promise<Figure[]> {
  const folder = await mkdtemp(join(await ensureCacheFolder(), 'access-'));
  const store = openThreadedStore(folder);
  const catalogue = createCatalogue({ registry, store });
  try {
    await writeBuiltInData(catalogue);
    await catalogue.propose(peopleProposals());
    for (let i = 0; i < datasets; i += 100)
      await catalogue.propose(Array.from({ length: 100 }, (_, j) => proposalsOf(i + j)).flat());
    await expectPolicies(catalogue);
    const accessControl = createAccessControl(store);
    const figures: Figure[] = [];
    for (const [name, principal] of Object.entries(people)) {
      const authenticate = () => principal;
      const free = createApp({ catalogue, authenticate });
      const guarded = createApp({ catalogue, authenticate, accessControl });
      for (const [what, send] of Object.entries(requests)) {
        const count = requestsPerTurn[what as keyof typeof requests];
        const turn = (app: typeof free) => () => cpuMs(() => sendAll(app, send, count));
        // Compiles what runs, and reads what is kept.
        for (const app of [free, guarded]) await turn(app)();
        const pairs = await turns(rounds, turn(guarded), turn(free));
        figures.push(
          figure(pairs, {
            benchmark: 'access',
            what: `CPU time of ${labels[what as keyof typeof requests]}, ${name}`,
            against: 'without access policies',
            goal: { atMost: 1.1 },
            detail: `${policyCount} policies`,
          }),
        );
      }
    }
    return figures;
  } finally {
    await catalogue.close();
    await rm(folder, { recursive: true, force: true });
  }
}

/** The ratio of each round, of several turns in pairs. */
async function turns(
  { count, durationMs }: Rounds,
  first: () => Promise<number>,
  second: () => Promise<number>,
): Promise<number[]> {
  const ratios: number[] = [];
  for (let round = 0; round < count; round++) {
    const sums = [0, 0] as [number, number];
    while (sums[0] + sums[1] < durationMs)
      for (const [a, b] of await inPairs({ count: 2, durationMs }, first, second)) {
        sums[0] += a;
        sums[1] += b;
      }
    ratios.push(sums[0] / sums[1]);
  }
  return ratios;
}

const labels = {
  aspect: 'a read of one aspect',
  batch: `a read of ${entitiesPerBatch} entities`,
  write: 'a write of one aspect',
};

/** Datasets that the restricted user may see and edit: those of every third domain. */
const ownDataset = (i: number): number => (i * 3) % 180;

let revision = 0;
const requests: Readonly<Record<keyof typeof labels, Send>> = {
  aspect: (i) =>
    new Request(`${entityUrl}/${encodeURIComponent(datasetUrn(ownDataset(i)))}/datasetProperties`),
  batch: (i) =>
    post(
      `${entityUrl}/batchGet`,
      Array.from({ length: entitiesPerBatch }, (_, j) => ({
        urn: datasetUrn(ownDataset(i + j)),
        datasetProperties: {},
        ownership: {},
      })),
    ),
  write: (i) => {
    revision++;
    const dataset = ownDataset(i);
    return post(`${entityUrl}?async=false`, [
      { urn: datasetUrn(dataset), datasetProperties: { value: datasetProperties(dataset, revision) } },
    ]);
  },
};
const entityUrl = 'http://localhost/openapi/v3/entity/dataset';

const post = (url: string, body: unknown): Request =>
  new Request(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });

async function sendAll(app: ReturnType<typeof createApp>, send: Send, count: number): Promise<void> {
  for (let i = 0; i < count; i++) {
    const response = await app.fetch(send(i));
    const text = await response.text();
    if (!response.ok) throw new Error(`A request of the benchmark failed: ${response.status} ${text}`);
  }
}

const proposalsOf = (i: number) =>
  Object.entries({
    datasetProperties: datasetProperties(i),
    domains: { domains: [domainOf(i)] },
    ownership: { owners: [{ owner: `urn:li:corpuser:user${i % 50}`, type: 'DATAOWNER' }] },
  }).map(([aspectName, value]) => ({
    entityUrn: datasetUrn(i),
    aspectName,
    changeType: 'UPSERT' as const,
    value,
  }));

/** Searches of somebody who sees a third of the entities, by domain, against the same of somebody who sees all. */
async function benchSearches(rounds: Rounds): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const count of searched) {
    const folder = await mkdtemp(join(await ensureCacheFolder(), 'access-'));
    const database = openDatabase(folder);
    const store = createSqliteStore(database);
    const catalogue = await fillCatalogue(database, count, (entityUrn, i) => [
      { entityUrn, aspectName: 'domains', changeType: 'UPSERT', value: { domains: [domainOf(i)] } },
    ]);
    try {
      await writeBuiltInData(catalogue);
      await catalogue.propose(peopleProposals());
      await expectPolicies(catalogue);
      figures.push(...(await measureSearches(catalogue, createAccessControl(store), count, rounds)));
    } finally {
      await catalogue.close();
      await store.close().catch(() => {});
      await rm(folder, { recursive: true, force: true });
    }
  }
  return figures;
}

async function measureSearches(
  catalogue: Catalogue,
  access: AccessControl,
  count: number,
  rounds: Rounds,
): Promise<Figure[]> {
  const facets = catalogue.facets(['dataset']);
  const free = sessionOf(catalogue, people.restricted);
  const restricted = sessionOf(catalogue, people.restricted, access);
  const search = (session: typeof free, some: Partial<SearchQuery>) =>
    session.search(searchQuery({ entityTypes: ['dataset'], facets, highlight: true, ...some }));
  // Reads the columns.
  const all = await search(free, {});
  const own = await search(restricted, {});
  const share = own.total / all.total;
  if (Math.abs(share - 1 / 3) > 0.02) throw new Error(`A third should be visible, and not ${share}`);

  const drawQuery = createQueries(count);
  const kinds = {
    'a search': () => drawQuery().query,
    'a search for everything': () => ({}),
  };
  const figures: Figure[] = [];
  for (const [what, draw] of Object.entries(kinds)) {
    const times: [number, number][] = [];
    const ratios: number[] = [];
    for (let round = 0; round < rounds.count; round++) {
      const sums = [0, 0] as [number, number];
      for (let i = 0; sums[0] + sums[1] < rounds.durationMs; i++) {
        const query = draw();
        // Whichever comes second finds the pages in memory.
        const [pair] = await inPairs(
          { count: 1, durationMs: 0 },
          () => threadCpuMs(() => search(i % 2 === 0 ? free : restricted, query)),
          () => threadCpuMs(() => search(i % 2 === 0 ? restricted : free, query)),
        );
        const [a, b] = pair ?? [0, 0];
        sums[0] += i % 2 === 0 ? b : a;
        sums[1] += i % 2 === 0 ? a : b;
      }
      times.push(sums);
      ratios.push(sums[0] / sums[1]);
    }
    figures.push(
      figure(ratios, {
        benchmark: 'access',
        what: `CPU time of ${what}, of which a third is visible, ${count.toLocaleString('en')} entities`,
        against: 'without access policies',
        goal: { atMost: 1.5 },
        detail: `${policyCount} policies; ${Math.round(median(times.map(([a, b]) => a + b)))} ms of CPU in a round`,
      }),
    );
  }
  return figures;
}

const sessionOf = (catalogue: Catalogue, principal: Principal, access?: AccessControl) =>
  catalogue.as(
    {
      principal,
      requestId: 'bench',
      traceId: '0006355d9e2a40000123456789abcdef',
      signal: new AbortController().signal,
    },
    access && { access },
  );

async function expectPolicies(catalogue: Catalogue): Promise<void> {
  const { total } = await catalogue.search(searchQuery({ entityTypes: ['dataHubPolicy'], count: 0 }));
  if (total !== policyCount) throw new Error(`There should be ${policyCount} policies, and not ${total}`);
}

/** Time that this process has worked, with all of its threads. */
async function cpuMs(work: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/** The same of this thread alone. */
async function threadCpuMs(work: () => Promise<unknown>): Promise<number> {
  const before = process.threadCpuUsage();
  await work();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}
