// `npm test`: lint, types, generated files, prose, then every test that needs Node alone. Arguments go to Vitest.
// `npm run test:unit`: the tests that need neither the site nor a process of their own.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  ensureApplication,
  ensureFolder,
  ensurePackages,
  ensureRuntime,
  ensureSite,
  fail,
  requireNode,
  root,
  run,
  say,
} from './bootstrap.mjs';

const bin = (name, path) => join(root, 'node_modules', name, path);
/** Counts of passed and failed tests, for the summary. */
const results = join(root, '.cache/results');
const steps = { numPassedTests: 0, numFailedTests: 0, failedSteps: [] };

try {
  requireNode();
  await ensurePackages({ full: true });
  const runtime = await ensureRuntime();
  ensureFolder(results);
  const only = process.argv.slice(2);
  if (only.length === 0) {
    // It takes one core for longer than the others, so they run beside it.
    const prose = step('prose', runtime, ['tests/prose/run.ts'], { quiet: true });
    await step('lint and format', runtime, [
      bin('@biomejs/biome', 'bin/biome'),
      'check',
      '--error-on-warnings',
      '.',
    ]);
    await step('types', runtime, [bin('typescript', 'bin/tsc'), '--noEmit']);
    await step('generated files', runtime, ['scripts/generate.ts', '--check']);
    // The tests in a browser need both, and would have them built while nothing else runs. What fails says so there.
    const built = ensureApplication(runtime).then(() => process.env.COLOPHON_E2E_SITE || ensureSite(runtime));
    await Promise.allSettled([prose, built]);
  }
  const report = [
    '--reporter=default',
    '--reporter=json',
    `--reporter=${join(root, 'tests/support/time-report.ts')}`,
    `--outputFile.json=${join(results, 'tests.json')}`,
  ];
  await step('tests', runtime, [bin('vitest', 'vitest.mjs'), 'run', ...report, ...only]);
} catch (error) {
  fail(error);
}

/**
 * Runs one step and goes on after a failure, so that one run shows everything that is wrong. A quiet one prints only that,
 * and at its end, since others run beside it.
 */
async function step(name, command, args, { quiet = false } = {}) {
  say(`— ${name}`);
  const passed = await run(command, args, { quiet }).then(
    () => true,
    (error) => {
      // Otherwise, the step has printed what is wrong.
      if (quiet) say(error.message);
      return false;
    },
  );
  if (!passed) {
    say(`— ${name}: failed`);
    process.exitCode = 1;
  }
  if (name === 'tests') return;
  steps[passed ? 'numPassedTests' : 'numFailedTests']++;
  if (!passed) steps.failedSteps.push(name);
  writeFileSync(join(results, 'steps.json'), JSON.stringify(steps));
}
