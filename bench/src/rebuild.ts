import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createCatalogue } from '@colophon/catalogue';
import { registry } from '@colophon/model';
import { createSqliteStore } from '@colophon/store-sqlite';
import { openDatabase } from '@colophon/store-sqlite/node';
import { ensureCacheFolder } from './folders.ts';
import { type Figure, figure, median } from './report.ts';
import type { Rounds } from './rounds.ts';
import { proposeDatasets } from './search/fill.ts';

const datasets = process.env.COLOPHON_BENCH_LARGE === '1' ? 100_000 : 10_000;

interface Round {
  /** Aspects in the store, keys and defaults among them. */
  readonly aspects: number;
  readonly writeSeconds: number;
  readonly restoreSeconds: number;
}

/** Making all search documents and edges again, against writing the same aspects in the first place. */
export async function benchRebuild({ count }: Rounds): Promise<Figure[]> {
  const rounds: Round[] = [];
  for (let i = 0; i < count; i++) rounds.push(await measure());
  const perSecond = (of: (round: Round) => number) =>
    Math.round(median(rounds.map((round) => round.aspects / of(round)))).toLocaleString('en');
  return [
    figure(
      rounds.map(({ writeSeconds, restoreSeconds }) => writeSeconds / restoreSeconds),
      {
        benchmark: 'rebuild',
        what: `aspects restored per CPU second, ${datasets.toLocaleString('en')} datasets`,
        against: 'writing the same aspects',
        detail: `${perSecond((round) => round.restoreSeconds)} / ${perSecond((round) => round.writeSeconds)} aspects per CPU second; ${rounds[0]?.aspects.toLocaleString('en')} aspects`,
      },
    ),
  ];
}

async function measure(): Promise<Round> {
  const folder = await mkdtemp(join(await ensureCacheFolder(), 'rebuild-'));
  const catalogue = createCatalogue({ registry, store: createSqliteStore(openDatabase(folder)) });
  try {
    let writeSeconds = 0;
    await proposeDatasets(datasets, async (proposals) => {
      writeSeconds += await cpuSecondsOf(async () => void (await catalogue.propose(proposals)));
    });
    let aspects = 0;
    const restoreSeconds = await cpuSecondsOf(async () => {
      const { rows, entities } = await catalogue.restoreIndices({ fromScratch: true });
      if (entities !== datasets) throw new Error(`${entities} entities were restored instead of ${datasets}`);
      aspects = rows;
    });
    return { aspects, writeSeconds, restoreSeconds };
  } finally {
    await catalogue.close();
    await rm(folder, { recursive: true, force: true });
  }
}

/** Time that this process has worked, its garbage collection included. */
async function cpuSecondsOf(work: () => Promise<void>): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1e6;
}
