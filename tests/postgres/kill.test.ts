import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Colophon } from '@colophon/sdk';
import { makeDatasetUrn, makeTagUrn } from '@colophon/sdk/urns';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type ServerProcess, startServer } from '../reliability/server-process.ts';
import { startTestDatabase, type TestDatabase } from './database.ts';

const replicaCount = 3;
const writers = 16;
const kills = 6;
const seed = fc.readConfigureGlobal().seed ?? Date.now() % 2 ** 31;

let database: TestDatabase;
let folder: string;
beforeAll(async () => {
  database = await startTestDatabase();
  folder = mkdtempSync(join(tmpdir(), 'colophon-replicas-'));
});
afterAll(async () => {
  await database.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** Each kill: which replica, after so many acknowledged batches, and so many milliseconds. */
const killTimes = fc.tuple(
  fc.nat(replicaCount - 1),
  fc.integer({ min: 1, max: 60 }),
  fc.integer({ min: 0, max: 20 }),
);

it('keeps every acknowledged write when replicas are killed at random', { timeout: 300_000 }, async () => {
  console.log(`Killed at random times: COLOPHON_SEED=${seed}`);
  const start = (place: number) => startServer(join(folder, String(place)), { COLOPHON_STORE: database.url });
  const replicas = await Promise.all(Array.from({ length: replicaCount }, (_, place) => start(place)));
  const acknowledged: string[] = [];
  const attempted: string[] = [];
  let isOver = false;

  async function write(writer: number): Promise<void> {
    for (let count = 1; !isOver; count++) {
      const { address } = replicas[(writer + count) % replicaCount] as ServerProcess;
      const client = new Colophon({ server: address, maxRetries: 0 });
      const name = `w${writer}n${count}`;
      const dataset = makeDatasetUrn('mysql', `shop.${name}`);
      attempted.push(name);
      try {
        // A batch is kept as a whole; the tag is written by all, so that the replicas meet.
        await client.emitMany([
          { entityUrn: dataset, aspectName: 'datasetProperties', aspect: { name } },
          {
            entityUrn: dataset,
            aspectName: 'globalTags',
            aspect: { tags: [{ tag: makeTagUrn(`writer${writer}`) }] },
          },
          {
            entityUrn: makeTagUrn('shared'),
            aspectName: 'tagProperties',
            aspect: { name: 'shared', description: name },
          },
        ]);
        acknowledged.push(name);
      } catch {
        // Without an answer, it may have been kept or not. Until the replica is back, others are asked.
        await sleep(10);
      }
      await client.close();
    }
  }

  const load = Promise.all(Array.from({ length: writers }, (_, writer) => write(writer)));
  for (const [place, batches, pauseMs] of fc.sample(killTimes, { numRuns: kills, seed })) {
    const enough = acknowledged.length + batches;
    while (acknowledged.length < enough) await sleep(2);
    await sleep(pauseMs);
    await replicas[place]?.kill();
    replicas[place] = await start(place);
  }
  const enough = acknowledged.length + 50;
  while (acknowledged.length < enough) await sleep(2);
  isOver = true;
  await load;

  expect(attempted.length).toBeGreaterThan(acknowledged.length);
  for (const { address } of replicas) {
    const client = new Colophon({ server: address });
    const found = new Set<string>();
    for await (const { urn } of client.search.scroll('*', { entityTypes: ['dataset'] })) found.add(urn);
    expect(acknowledged.filter((name) => !found.has(makeDatasetUrn('mysql', `shop.${name}`)))).toEqual([]);
    await client.close();
  }
  const store = await database.open();
  const offsets: number[] = [];
  const versions: unknown[] = [];
  for (let from = 1; ; ) {
    const entries = await store.log(from, 1000);
    for (const entry of entries) {
      offsets.push(entry.offset);
      if (entry.urn === makeTagUrn('shared') && entry.aspect === 'tagProperties')
        versions.push([entry.previousValue?.description, entry.value?.description]);
    }
    if (entries.length < 1000) break;
    from = (offsets.at(-1) ?? 0) + 1;
  }
  // No gap, and each change of what all have written follows from the one before.
  expect(offsets).toEqual(offsets.map((_, i) => i + 1));
  expect(versions.slice(1).every((pair, i) => (pair as unknown[])[0] === (versions[i] as unknown[])[1])).toBe(
    true,
  );
  // Of each dataset all that its batch has, or nothing.
  const datasets = await store.aspectKeys({ aspect: 'datasetProperties', limit: 100_000 });
  const tagged = await store.aspectKeys({ aspect: 'globalTags', limit: 100_000 });
  expect(tagged.map(({ urn }) => urn)).toEqual(datasets.map(({ urn }) => urn));
  await store.close();
  for (const replica of replicas) expect(await replica.stop()).toBe(0);
});
