import { defineConfig } from 'vitest/config';

/** Compares what a reader waits for with a floor. Other tests beside it would disturb both, so it runs when they are done. */
const timed = ['performance', 'search-speed'].map((name) => `tests/e2e/${name}.test.ts`);

/** Reads the built site, most of it in a browser. */
const site = ['tests/e2e/**/*.test.ts', 'tests/search/**/*.test.ts'];
/** Builds it, when any of these tests is to run and something that it is made from has changed. */
const builtSite = ['tests/support/built-site.ts'];

export default defineConfig({
  test: {
    setupFiles: ['tests/support/repeatable.ts'],
    testTimeout: 60_000,
    hookTimeout: 120_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'tests',
          include: ['packages', 'apps', 'scripts', 'tests'].map((folder) => `${folder}/**/*.test.ts`),
          exclude: ['**/node_modules/**', 'tests/interop/**', ...site],
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        test: {
          name: 'site',
          include: site,
          exclude: timed,
          globalSetup: builtSite,
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        test: {
          name: 'timed',
          include: timed,
          globalSetup: builtSite,
          maxWorkers: 1,
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
});
