import { createCatalogue } from '@colophon/catalogue';
import { registry } from '@colophon/model';
import { openPostgresStore } from '@colophon/store-postgres';
import pg from 'pg';
import { insertRaw, openRawRows } from './postgres/raw-rows.ts';
import { type PostgresServer, startPostgresServer } from './postgres/server.ts';
import { type Figure, figure, median } from './report.ts';
import type { Rounds } from './rounds.ts';
import { drawDataset } from './search/corpus.ts';

/** Datasets that one transaction writes. */
const sizes = [1, 20, 200];

/** Durable writes to PostgreSQL by one process, against `pg` that inserts the same rows in transactions of the same size. */
export async function benchPostgresWrites(rounds: Rounds): Promise<Figure[]> {
  const server = await startPostgresServer();
  try {
    const figures: Figure[] = [];
    for (const size of sizes) figures.push(await measure(server, size, rounds));
    return figures;
  } finally {
    await server.stop();
  }
}

interface Times {
  readonly ours: number;
  readonly raw: number;
  readonly cpu: number;
}

async function measure(server: PostgresServer, size: number, { count, durationMs }: Rounds): Promise<Figure> {
  const url = await server.create('catalogue');
  const rawUrl = await server.create('raw');
  const store = await openPostgresStore({ url });
  // The same tables with the same indices; nothing else uses them.
  await (await openPostgresStore({ url: rawUrl })).close();
  const catalogue = createCatalogue({ registry, store });
  const reader = await openRawRows(url);
  const client = new pg.Client(rawUrl);
  await client.connect();
  let next = 0;
  async function once(): Promise<Times> {
    const proposals = Array.from({ length: size }, () => drawDataset(next++).proposals).flat();
    const before = process.cpuUsage();
    const start = performance.now();
    await catalogue.propose(proposals);
    const ours = performance.now() - start;
    const { user } = process.cpuUsage(before);
    const rows = await reader.read();
    const startRaw = performance.now();
    await insertRaw(client, rows);
    return { ours, raw: performance.now() - startRaw, cpu: user / 1000 };
  }
  try {
    for (let i = 0; i < 5; i++) await once();
    const ratios: number[] = [];
    const all: Times[] = [];
    for (let round = 0; round < count; round++) {
      const times: Times[] = [];
      for (const end = performance.now() + durationMs; performance.now() < end; ) times.push(await once());
      ratios.push(sum(times, 'raw') / sum(times, 'ours'));
      all.push(...times);
    }
    const perTransaction = (of: keyof Times) => median(all.map((times) => times[of])).toFixed(1);
    return figure(ratios, {
      benchmark: 'postgres-writes',
      what: `${size} dataset(s) of four aspects in a transaction`,
      against: 'raw pg, the same rows',
      goal: { atLeast: 0.5 },
      detail: `${perTransaction('ours')} / ${perTransaction('raw')} ms, of which ${perTransaction('cpu')} ms CPU of the process`,
    });
  } finally {
    await reader.close();
    await client.end();
    await catalogue.close();
  }
}

const sum = (times: readonly Times[], of: keyof Times): number =>
  times.reduce((total, one) => total + one[of], 0);
