import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createCatalogue } from '@colophon/catalogue';
import { registry } from '@colophon/model';
import { openThreadedStore } from '@colophon/store-sqlite/node';
import { ensureCacheFolder } from './folders.ts';
import { Connection, printRequest } from './load/connection.ts';
import { type Figure, figure, median } from './report.ts';
import { inPairs, type Rounds } from './rounds.ts';
import { drawDataset } from './search/corpus.ts';
import { proposeDatasets } from './search/fill.ts';
import { type Server, startColophonIn } from './server.ts';

/** Entities of the store that is searched. */
const entities = 20_000;
/** Turns that searching and idling take within a round: what else the machine does falls on both. */
const turns = 6;
/** Searches that run at the same time: more than there are cores for. */
const searchers = 3;

/** The heaviest that a search may be: every entity, ordered and counted by texts, which are read for each. */
const heavySearch = printRequest(
  'POST',
  '/entities?action=search',
  JSON.stringify({
    input: '*',
    entity: 'dataset',
    start: 9000,
    count: 100,
    sortCriteria: [
      { field: 'description', order: 'DESCENDING' },
      { field: 'customProperties', order: 'ASCENDING' },
    ],
    facets: ['description', 'customProperties', 'platform', 'tags', 'owners', 'domains'],
  }),
);

/** What a reader of single aspects waits for while searches run, against what it waits for on an idle server. */
export async function benchThreads(rounds: Rounds): Promise<Figure[]> {
  const folder = await mkdtemp(join(await ensureCacheFolder(), 'threads-'));
  try {
    const store = openThreadedStore(folder);
    const catalogue = createCatalogue({ registry, store });
    await proposeDatasets(entities, catalogue.propose);
    await catalogue.close();
    const server = await startColophonIn(folder);
    try {
      const durationMs = rounds.durationMs / turns;
      const p99s: [busy: number, idle: number][] = [];
      for (let round = 0; round < rounds.count; round++) {
        const pairs = await inPairs(
          { count: turns, durationMs },
          () => whileSearching(server, () => readLatencies(server, durationMs)),
          () => readLatencies(server, durationMs),
        );
        p99s.push([p99(pairs.flatMap(([busy]) => busy)), p99(pairs.flatMap(([, idle]) => idle))]);
      }
      return [
        figure(
          p99s.map(([busy, idle]) => busy / idle),
          {
            benchmark: 'threads',
            what: `p99 of single reads while ${searchers} of the heaviest searches run`,
            against: 'idle server',
            goal: { atMost: 3 },
            detail: `${[0, 1].map((side) => median(p99s.map((pair) => pair[side as 0 | 1])).toFixed(2)).join(' / ')} ms, ${entities.toLocaleString('en')} datasets`,
          },
        ),
      ];
    } finally {
      await server.stop();
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Runs something while searches follow each other on several connections. */
async function whileSearching<T>({ port }: Server, work: () => Promise<T>): Promise<T> {
  let isOver = false;
  const searching = Array.from({ length: searchers }, async () => {
    const connection = await Connection.open(port);
    while (!isOver) await connection.send(heavySearch);
    connection.close();
  });
  try {
    return await work();
  } finally {
    isOver = true;
    await Promise.all(searching);
  }
}

/** How long each of many reads took, one after the other, in milliseconds. */
async function readLatencies({ port }: Server, durationMs: number): Promise<number[]> {
  const connection = await Connection.open(port);
  const latencies: number[] = [];
  const end = performance.now() + durationMs;
  for (let i = 0; performance.now() < end; i++) {
    const urn = urnOf(i % entities);
    const start = performance.now();
    await connection.send(
      printRequest('GET', `/aspects/${encodeURIComponent(urn)}?aspect=datasetProperties`),
    );
    latencies.push(performance.now() - start);
  }
  connection.close();
  return latencies;
}

const urnOf = (i: number): string => drawDataset(i).proposals[0]?.entityUrn ?? '';

const p99 = (latencies: readonly number[]): number =>
  latencies.toSorted((a, b) => a - b)[Math.floor(latencies.length * 0.99)] ?? Number.NaN;
