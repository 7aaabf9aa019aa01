import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import './tests/support/compile-once.ts';
import { LongestFirst } from './tests/support/longest-first.ts';
import './tests/support/own-temporary-folder.ts';

/** Compares what a reader waits for with a floor. Other tests beside it would disturb both, so it runs when they are done. */
const timed = ['performance', 'search-speed'].map((name) => `tests/e2e/${name}.test.ts`);

/** Reads the built site, most of it in a browser. */
const site = ['tests/e2e/**/*.test.ts', 'tests/search/**/*.test.ts'];
/** Builds it, when any of these tests is to run and something that it is made from has changed. */
const builtSite = ['tests/support/built-site.ts'];

/** Starts programs: the command line, servers, a compiler, other runtimes. A unit test that does so fails. */
const processes = [
  'packages/cli/src/*.test.ts',
  'packages/cli/src/commands/**/*.test.ts',
  'packages/schema/src/printers/python.test.ts',
  'packages/sdk/src/examples.test.ts',
  'packages/server/src/auth/{request-limits,secrets-at-rest,sessions,tls-proxy,user-status}.test.ts',
  'packages/store-sqlite/src/{sqlite-store,threaded-store}.test.ts',
  'packages/store-sqlite/src/threads/thread.test.ts',
  'apps/site/src/engine/dev-server.test.ts',
  'scripts/{bootstrap,build-site,new-page,run}.test.ts',
  'scripts/new-page/place-in-sidebar.test.ts',
  'tests/architecture/{cycles,imports}.test.ts',
  'tests/{actions,ingestion}/**/*.live.test.ts',
  'tests/{postgres,reliability,runtimes,sign-in,upgrade}/**/*.test.ts',
  'tests/samples/{samples,tabs,terminal,types}.test.ts',
  'tests/samples/staying/*.test.ts',
  'tests/support/*.test.ts',
];

/** Measures CPU time, so it has a process of its own: the memory that other files leave to be freed would count. */
const costs = [
  'packages/auth/src/sign-in/sign-in-cost.test.ts',
  'packages/catalogue/src/{search/linear-time,timeline/{column-changes,timeline-cost},write/working-state}.test.ts',
  'packages/http/src/{cost,request-costs,turn-cost}.test.ts',
  'packages/server/src/site/site-redirects.test.ts',
  'tests/access/sign-in-time.test.ts',
];

const all = ['packages', 'apps', 'scripts', 'tests'].map((folder) => `${folder}/**/*.test.ts`);
const never = ['**/node_modules/**', 'tests/{interop,packages}/**'];

/** `tests/README.md` describes what each project protects. */
export default defineConfig({
  // As Node resolves packages: with the condition `development`, there would be two copies of graphql. Node adds `import` and
  // `default` by itself; given here, `import` would hold for `require` too, which breaks pg.
  ssr: { resolve: { conditions: ['module-sync', 'node'] } },
  test: {
    setupFiles: ['tests/support/repeatable.ts', 'tests/support/programs-end-with-runner.ts'],
    testTimeout: 60_000,
    hookTimeout: 120_000,
    // By default, one core is left for the runner, which has little to do.
    maxWorkers: availableParallelism(),
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: all,
          exclude: [...never, ...costs, ...processes, ...site],
          setupFiles: ['tests/support/repeatable.ts', 'tests/support/without-processes.ts'],
          // Loading the model takes longer than most files do, so files of a worker share it.
          isolate: false,
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        test: { name: 'costs', include: costs, exclude: never, sequence: { groupOrder: 1 } },
      },
      {
        extends: true,
        test: {
          name: 'processes',
          include: processes,
          exclude: never,
          isolate: false,
          sequence: { groupOrder: 2 },
        },
      },
      {
        extends: true,
        test: {
          name: 'site',
          include: site,
          exclude: timed,
          globalSetup: builtSite,
          // The files of a worker share a server and a browser.
          isolate: false,
          sequence: { groupOrder: 3 },
        },
      },
      {
        extends: true,
        test: {
          name: 'timed',
          include: timed,
          globalSetup: builtSite,
          maxWorkers: 1,
          sequence: { groupOrder: 4 },
        },
      },
    ],
  },
});
