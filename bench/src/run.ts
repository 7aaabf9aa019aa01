// `npm run bench`: every figure is a ratio to a floor or a peer of the same run.
import { writeFile } from 'node:fs/promises';
import { availableParallelism, cpus, totalmem } from 'node:os';
import { parseArgs } from 'node:util';
import { benchAccess } from './access.ts';
import { benchActions } from './actions.ts';
import { benchAppColumns } from './app-columns.ts';
import { benchAppJobs } from './app-jobs.ts';
import { benchAppLineage } from './app-lineage.ts';
import { benchAppSearch } from './app-search.ts';
import { benchAppStart } from './app-start.ts';
import { benchEmit, benchPythonEmit } from './emit.ts';
import { benchEventLoop } from './event-loop.ts';
import { benchGraphql } from './graphql.ts';
import { benchGrowth } from './growth.ts';
import { benchIdle } from './idle.ts';
import { benchIngestion } from './ingestion.ts';
import { benchKafka } from './kafka.ts';
import { benchLineage } from './lineage.ts';
import { benchMemory } from './memory.ts';
import { benchOpenSearch } from './opensearch.ts';
import { benchPages } from './pages.ts';
import { benchPostgresGrowth } from './postgres-growth.ts';
import { benchPostgresProcesses } from './postgres-processes.ts';
import { benchPostgresReads } from './postgres-reads.ts';
import { benchPostgresSearch } from './postgres-search.ts';
import { benchPostgresWrites } from './postgres-writes.ts';
import { benchPythonImport } from './python-import.ts';
import { benchReads } from './reads.ts';
import { benchRebuild } from './rebuild.ts';
import { type Figure, isReached, printTable } from './report.ts';
import type { Rounds } from './rounds.ts';
import { benchSearch } from './search.ts';
import { benchSiteBuild } from './site-build.ts';
import { benchStoreCopy } from './store-copy.ts';
import { benchThreads } from './threads.ts';
import { benchTypes } from './types.ts';
import { benchValidation } from './validation.ts';
import { benchWrites } from './writes.ts';

const benchmarks: Readonly<Record<string, (rounds: Rounds) => Promise<Figure[]>>> = {
  writes: benchWrites,
  reads: benchReads,
  lineage: benchLineage,
  idle: benchIdle,
  threads: benchThreads,
  'event-loop': benchEventLoop,
  memory: benchMemory,
  pages: benchPages,
  emit: benchEmit,
  'python-emit': benchPythonEmit,
  'python-import': benchPythonImport,
  ingestion: benchIngestion,
  actions: benchActions,
  kafka: benchKafka,
  search: benchSearch,
  'app-start': benchAppStart,
  'app-search': benchAppSearch,
  'app-columns': benchAppColumns,
  'app-lineage': benchAppLineage,
  'app-jobs': benchAppJobs,
  opensearch: benchOpenSearch,
  'postgres-writes': benchPostgresWrites,
  'postgres-processes': benchPostgresProcesses,
  'postgres-reads': benchPostgresReads,
  'postgres-search': benchPostgresSearch,
  'postgres-growth': benchPostgresGrowth,
  'store-copy': benchStoreCopy,
  rebuild: benchRebuild,
  growth: benchGrowth,
  access: benchAccess,
  graphql: benchGraphql,
  validation: benchValidation,
  types: benchTypes,
  'site-build': benchSiteBuild,
};

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    /** Writes the figures to a file as well. */
    json: { type: 'string' },
    /** Rounds of each measurement; the median is reported. */
    rounds: { type: 'string', default: '5' },
    /** Length of a round of load. */
    seconds: { type: 'string', default: '3' },
  },
});

const unknown = positionals.filter((name) => !Object.hasOwn(benchmarks, name));
if (unknown.length > 0) {
  console.error(
    `bench: there is no ${unknown.join(', ')}; choose from ${Object.keys(benchmarks).join(', ')}, or name none for all`,
  );
  process.exit(2);
}

if (!(Number(values.rounds) >= 1 && Number(values.seconds) > 0)) {
  console.error('bench: --rounds takes a number from 1 on, --seconds one above 0');
  process.exit(2);
}

const rounds: Rounds = { count: Number(values.rounds), durationMs: Number(values.seconds) * 1000 };
const machine = {
  cores: availableParallelism(),
  cpu: cpus()[0]?.model ?? 'unknown',
  memoryGiB: Math.round(totalmem() / 2 ** 30),
  system: `${process.platform} ${process.arch}`,
  node: process.version,
};

const figures: Figure[] = [];
for (const [name, bench] of Object.entries(benchmarks)) {
  if (positionals.length > 0 && !positionals.includes(name)) continue;
  console.log(`Measuring ${name} …`);
  figures.push(...(await bench(rounds)));
}
console.log(`\n${machine.cores} core(s), ${machine.cpu}, ${machine.memoryGiB} GiB, Node ${machine.node}\n`);
console.log(printTable(figures));

if (values.json !== undefined) {
  const reached = figures.map((item) => ({ ...item, reached: isReached(item) }));
  await writeFile(values.json, `${JSON.stringify({ machine, rounds, figures: reached }, null, 2)}\n`);
}
