// `npm run on-postgres`: clients of others and samples of the documentation, with PostgreSQL as the store.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { ensureEnvironments, findPython } from '../interop/environments.ts';
import { cacheFolder, root } from '../interop/folders.ts';
import { startPostgres } from '../support/postgres.ts';
import '../support/own-temporary-folder.ts';
import '../support/programs-end-with-runner.ts';

/** Those that ask a catalogue for much: with the embedded store, all run. */
const clients = ['commands', 'events', 'fidelity', 'graphql-documents', 'methods', 'reading', 'timeline'];
/** Pages by the beginnings of their names: one of each kind that the store answers in its own way. */
const pages = [
  'advanced/change-consumers',
  'api/errors',
  'api/openapi/reference/entities',
  'api/tutorials/(reading|removing)-(datasets|lineage|tags|terms)',
  'authorization/',
  'data-products',
  'domains',
  'generated/metamodel/entities/(chart|corpuser|dataset|glossaryTerm)\\.',
  'how/(restore-indices|search|delete-metadata)',
  'lineage/',
  'quickstart',
  'schema-history',
  'what/',
];

const say = (line: string) => console.log(`— ${line}`);

/** Runs Vitest, and returns whether all passed. What it found is in the report of this name. */
async function runTests(report: string, args: readonly string[], store: string): Promise<boolean> {
  const vitest = spawn(
    process.execPath,
    [
      join(root, 'node_modules/vitest/vitest.mjs'),
      'run',
      ...args,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${join(cacheFolder, `results/${report}.json`)}`,
    ],
    { cwd: root, stdio: 'inherit', env: { ...process.env, COLOPHON_STORE: store } },
  );
  const [code] = (await once(vitest, 'exit')) as [number | null];
  return code === 0;
}

await mkdir(join(cacheFolder, 'results'), { recursive: true });
const python = await findPython();
const mayBeMissing = process.env.CI !== 'true';
if ('missing' in python) say(`clients: ${mayBeMissing ? 'skipped' : 'failed'}. ${python.missing}`);
else await ensureEnvironments(python, say);

// Nothing here outlives its server: no commit has to reach the disk.
const server = await startPostgres('colophon', ['-c', 'fsync=off', '-c', 'max_connections=500']);
const store = `postgres://${server.user}:${server.password}@127.0.0.1:${server.port}/colophon`;
try {
  const passed = [
    await runTests(
      'samples-on-postgres',
      [
        '--project=processes',
        'tests/samples/samples.test.ts',
        '-t',
        `run as (${pages.join('|')}).* shows them`,
      ],
      store,
    ),
    'missing' in python
      ? mayBeMissing
      : await runTests(
          'clients-on-postgres',
          [
            '--config=tests/interop/vitest.config.ts',
            ...clients.map((name) => `tests/interop/${name}.test.ts`),
          ],
          store,
        ),
  ];
  process.exitCode = passed.every(Boolean) ? 0 : 1;
} finally {
  await server.stop();
}
