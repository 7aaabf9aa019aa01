import { mkdtemp, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { createCatalogue, ensureModelCompatible } from '@colophon/catalogue';
import { registry } from '@colophon/model';
import { copyStore } from '@colophon/server/copy-store';
import { createSqliteStore } from '@colophon/store-sqlite';
import { openDatabase } from '@colophon/store-sqlite/node';
import pg from 'pg';
import { ensureCacheFolder } from './folders.ts';
import { startPostgresServer } from './postgres/server.ts';
import { type Figure, figure, median } from './report.ts';
import type { Rounds } from './rounds.ts';
import { proposeDatasets } from './search/fill.ts';
import { timeOf } from './times.ts';

const datasets = Number(process.env.COLOPHON_BENCH_ENTITIES ?? 5000);

interface Round {
  readonly write: number;
  readonly copy: number;
  readonly again: number;
  readonly back: number;
  readonly bytes: number;
  readonly bytesInPostgres: number;
}

/** Copying a catalogue to PostgreSQL, against writing it in large batches; copying it once more, and back. */
export async function benchStoreCopy({ count }: Rounds): Promise<Figure[]> {
  const rounds: Round[] = [];
  for (let i = 0; i < count; i++) rounds.push(await measure());
  const seconds = (of: keyof Round) => (median(rounds.map((round) => round[of])) / 1000).toFixed(1);
  const mebibytes = (of: keyof Round) => (median(rounds.map((round) => round[of])) / 2 ** 20).toFixed(0);
  const size = `${datasets.toLocaleString('en')} datasets`;
  const times = (what: string, against: string, of: keyof Round, to: keyof Round): Figure =>
    figure(
      rounds.map((round) => round[of] / round[to]),
      { benchmark: 'store-copy', what, against, detail: `${seconds(of)} / ${seconds(to)} s` },
    );
  return [
    times(`time to copy ${size} to PostgreSQL`, 'writing them to the embedded store', 'copy', 'write'),
    times('time to copy again, with nothing changed', 'the first copy', 'again', 'copy'),
    times('time to copy back', 'writing them to the embedded store', 'back', 'write'),
    figure(
      rounds.map((round) => round.bytesInPostgres / round.bytes),
      {
        benchmark: 'store-copy',
        what: 'size in PostgreSQL',
        against: 'the embedded database',
        detail: `${mebibytes('bytesInPostgres')} / ${mebibytes('bytes')} MiB`,
      },
    ),
  ];
}

async function measure(): Promise<Round> {
  const folder = await mkdtemp(join(await ensureCacheFolder(), 'copy-'));
  const server = await startPostgresServer();
  try {
    const url = await server.create('catalogue');
    const [from, to] = [join(folder, 'from'), join(folder, 'to')];
    const write = await timeOf(async () => {
      const store = createSqliteStore(openDatabase(from));
      await ensureModelCompatible(registry, store);
      const catalogue = createCatalogue({ registry, store });
      await proposeDatasets(datasets, catalogue.propose);
      await catalogue.close();
    });
    const copy = await timeOf(() => copyStore({ from, to: url }));
    const again = await timeOf(() => copyStore({ from, to: url }));
    const back = await timeOf(() => copyStore({ from: url, to }));
    const client = new pg.Client(url);
    await client.connect();
    const { rows } = await client.query('SELECT pg_database_size(current_database()) AS size');
    await client.end();
    const { size } = await stat(join(from, 'colophon.db'));
    return { write, copy, again, back, bytes: size, bytesInPostgres: Number(rows[0].size) };
  } finally {
    await server.stop();
    await rm(folder, { recursive: true });
  }
}
