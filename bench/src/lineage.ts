import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createCatalogue } from '@colophon/catalogue';
import { registry } from '@colophon/model';
import { createSqliteStore } from '@colophon/store-sqlite';
import { openDatabase } from '@colophon/store-sqlite/node';
import { ensureCacheFolder } from './folders.ts';
import { fillGraph, type GraphSize, urnOf } from './lineage/graph.ts';
import { type Figure, figure, median } from './report.ts';
import type { Rounds } from './rounds.ts';

const isLarge = process.env.COLOPHON_BENCH_LARGE === '1';
const size: GraphSize = { clusters: isLarge ? 100 : 5, nodesPerCluster: 10_000 };
/** Walks in a round: enough that one in a hundred is told apart. */
const walks = 100;

/** The plainest walk that SQLite can do by itself over the same rows. */
const rawWalk = `
  WITH RECURSIVE reached(id) AS (
    VALUES (?) UNION SELECT e.source FROM reached JOIN edge e ON e.destination = reached.id AND e.lineage = 1
  ) SELECT count(*) - 1 AS reached FROM reached`;

/** Lineage that reaches 10,000 datasets, against the walk alone. */
export async function benchLineage({ count }: Rounds): Promise<Figure[]> {
  const folder = await mkdtemp(join(await ensureCacheFolder(), 'lineage-'));
  const database = openDatabase(folder);
  const store = createSqliteStore(database);
  const catalogue = createCatalogue({ registry, store });
  try {
    const edges = fillGraph(database, size);
    const raw = database.prepare(rawWalk);
    const roots = Array.from({ length: walks }, (_, i) => (i % size.clusters) * size.nodesPerCluster);
    const expected = size.nodesPerCluster - 1;

    const rounds: { readonly ours: number[]; readonly plain: number[] }[] = [];
    for (let round = 0; round < count; round++) {
      const [ours, plain]: [number[], number[]] = [[], []];
      for (const root of roots) {
        const start = cpuMs();
        const query = { urn: urnOf(root), direction: 'downstream', start: 0, count: 100 } as const;
        must((await catalogue.lineage(query)).total, expected);
        const middle = cpuMs();
        must(Number(raw.get(root + 1)?.reached), expected);
        plain.push(cpuMs() - middle);
        ours.push(middle - start);
      }
      rounds.push({ ours, plain });
    }
    return [50, 99].map((percent) => {
      const at = (times: readonly number[]) => percentile(times, percent);
      const pairs = rounds.map(({ ours, plain }) => [at(ours), at(plain)] as const);
      const [ours, plain] = [0, 1].map((side) => median(pairs.map((pair) => pair[side as 0 | 1])).toFixed(0));
      return figure(
        pairs.map(([our, other]) => our / other),
        {
          benchmark: 'lineage',
          what: `CPU time to reach 10,000 datasets downstream, p${percent}`,
          against: 'a recursive query over the same rows',
          detail: `${ours} / ${plain} ms of CPU; ${size.clusters * size.nodesPerCluster} datasets, ${edges} edges`,
        },
      );
    });
  } finally {
    await store.close();
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * Time that this thread has worked. A walk waits for nothing, so that this is how long it takes on an idle machine,
 * whatever else runs on this one.
 */
function cpuMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

function percentile(values: readonly number[], percent: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * percent) / 100))] ?? Number.NaN;
}

function must(reached: number, expected: number): void {
  if (reached !== expected) throw new Error(`A walk reached ${reached} datasets instead of ${expected}`);
}
