import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createCatalogue } from '@colophon/catalogue';
import { registry } from '@colophon/model';
import { RestEmitter } from '@colophon/sdk/emitters';
import { GraphClient } from '@colophon/sdk/graph';
import { makeDatasetUrn } from '@colophon/sdk/urns';
import { createSqliteStore } from '@colophon/store-sqlite';
import { openDatabase } from '@colophon/store-sqlite/node';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type ServerProcess, startServer } from './server-process.ts';

const rounds = 10;
const writers = 16;

/** When each round kills the server: after so many batches were acknowledged, and so many milliseconds. */
const killTimes = fc.tuple(fc.integer({ min: 1, max: 149 }), fc.integer({ min: 0, max: 11 }));
const seed = fc.readConfigureGlobal().seed ?? Date.now() % 2 ** 31;

/** One batch of a writer: a new dataset with its upstream, and the writer's tag, which counts its batches. */
function batchOf(writer: number, count: number) {
  // In the name of the dataset and nowhere else.
  const word = `w${writer}n${count}`;
  return {
    writer,
    count,
    word,
    dataset: makeDatasetUrn('mysql', `shop.${word}`),
    upstream: makeDatasetUrn('mysql', `source.${word}`),
  };
}
type Batch = ReturnType<typeof batchOf>;

const tagOf = (writer: number): string => `urn:li:tag:writer${writer}`;

let dataFolder: string;
let server: ServerProcess | undefined;
beforeEach(() => {
  dataFolder = mkdtempSync(join(tmpdir(), 'colophon-kill-'));
});
afterEach(async () => {
  await server?.kill();
  rmSync(dataFolder, { recursive: true, force: true });
});

it('keeps every acknowledged write and no partial batch, however often it is killed', {
  timeout: 180_000,
}, async () => {
  const acknowledged: Batch[] = [];
  const attempted: Batch[] = [];
  const nextCount = Array<number>(writers).fill(1);

  console.log(`Killed at random times: COLOPHON_SEED=${seed}`);
  for (const [batches, pauseMs] of fc.sample(killTimes, { numRuns: rounds, seed })) {
    server = await startServer(dataFolder);
    await checkOverHttp(server.address, acknowledged.slice(-100));
    const before = acknowledged.length;
    const { address } = server;
    const load = Promise.all(
      Array.from({ length: writers }, (_, writer) =>
        writeUntilKilled(address, writer, nextCount, attempted, acknowledged),
      ),
    );
    const enough = before + batches;
    // A writer that fails for another reason than the kill ends the wait.
    await Promise.race([load, until(() => acknowledged.length >= enough)]);
    await sleep(pauseMs);
    await server.kill();
    await load;
    expect(acknowledged.length).toBeGreaterThanOrEqual(enough);
  }

  // Killed in the midst of the load: some batches had no answer in the end.
  expect(attempted.length).toBeGreaterThan(acknowledged.length);
  server = await startServer(dataFolder);
  await checkOverHttp(server.address, acknowledged);
  expect(await server.stop()).toBe(0);
  server = undefined;
  await checkStore(attempted, new Set(acknowledged.map(({ word }) => word)));
});

async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await sleep(1);
}

async function writeUntilKilled(
  address: string,
  writer: number,
  nextCount: number[],
  attempted: Batch[],
  acknowledged: Batch[],
): Promise<void> {
  const emitter = new RestEmitter({ server: address, maxRetries: 0 });
  try {
    for (;;) {
      const count = nextCount[writer] ?? 1;
      nextCount[writer] = count + 1;
      const batch = batchOf(writer, count);
      attempted.push(batch);
      await emitter.emitMany([
        { entityUrn: batch.dataset, aspectName: 'datasetProperties', aspect: { name: batch.word } },
        {
          entityUrn: batch.dataset,
          aspectName: 'upstreamLineage',
          aspect: { upstreams: [{ dataset: batch.upstream, type: 'COPY' }] },
        },
        { entityUrn: tagOf(writer), aspectName: 'tagProperties', aspect: { name: String(count) } },
      ]);
      acknowledged.push(batch);
    }
  } catch (error) {
    // The server is gone, as intended; any other failure is one of the test.
    if ((error as { code?: string }).code !== 'NETWORK') throw error;
  } finally {
    await emitter.close();
  }
}

/** Reads and searches what was acknowledged, as a client would. */
async function checkOverHttp(address: string, batches: readonly Batch[]): Promise<void> {
  const client = new GraphClient({ server: address });
  const left = [...batches];
  const check = async () => {
    for (let batch = left.pop(); batch; batch = left.pop()) {
      const { dataset, word, upstream, writer, count } = batch;
      const aspects = await client.getAspects(dataset);
      expect(aspects).toMatchObject({
        datasetProperties: { name: word },
        upstreamLineage: { upstreams: [{ dataset: upstream, type: 'COPY' }] },
      });
      expect(await search(address, word)).toEqual([dataset]);
      const tag = await client.getAspect(tagOf(writer), 'tagProperties');
      expect(Number(tag?.name)).toBeGreaterThanOrEqual(count);
    }
  };
  await Promise.all(Array.from({ length: writers }, check));
  await client.close();
}

/** The URNs of the datasets whose name is the word; as a prefix it may begin others. */
async function search(address: string, word: string): Promise<string[]> {
  const response = await fetch(`${address}/entities?action=search`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      entity: 'dataset',
      input: word,
      start: 0,
      count: 10,
      filter: { or: [{ and: [{ field: 'name', condition: 'EQUAL', values: [word] }] }] },
      searchFlags: { skipAggregates: true },
    }),
  });
  const { value } = (await response.json()) as { value: { entities: { entity: string }[] } };
  return value.entities.map(({ entity }) => entity);
}

/** What a dataset has from its first write on. */
const comesWithDataset = ['datasetKey', 'browsePaths', 'browsePathsV2', 'dataPlatformInstance'];

/** Looks at the store itself: edges, log, and that a batch is there as a whole or not at all. */
async function checkStore(attempted: readonly Batch[], acknowledged: ReadonlySet<string>): Promise<void> {
  const database = openDatabase(dataFolder);
  expect(database.prepare('PRAGMA integrity_check').all()).toEqual([{ integrity_check: 'ok' }]);
  const catalogue = createCatalogue({ registry, store: createSqliteStore(database) });
  const kept: Batch[] = [];
  for (const batch of attempted) {
    const { aspects } = await catalogue.entity(batch.dataset);
    const edges = await catalogue.edges(batch.upstream, 'incoming');
    const parts = [...aspects.map(({ aspect }) => aspect), ...edges.map(({ source }) => source)];
    const whole = [...comesWithDataset, 'datasetProperties', 'upstreamLineage', batch.dataset].sort();
    if (parts.length > 0) kept.push(batch);
    expect([batch.word, parts.sort()]).toEqual([
      batch.word,
      acknowledged.has(batch.word) || parts.length > 0 ? whole : [],
    ]);
  }

  const highest = new Map<number, number>();
  for (const { writer, count } of kept) highest.set(writer, Math.max(count, highest.get(writer) ?? 0));
  for (const [writer, count] of highest) {
    const tag = await catalogue.aspect(tagOf(writer), 'tagProperties');
    expect([writer, tag?.value.name]).toEqual([writer, String(count)]);
  }
  // Three aspects of each batch and what comes with its dataset; and once, the key of each writer's tag.
  const logged = kept.length * (3 + comesWithDataset.length) + highest.size;
  expect(await catalogue.log(0, attempted.length * 10)).toHaveLength(logged);
  await catalogue.close();
}
