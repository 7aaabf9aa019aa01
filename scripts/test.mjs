// `npm test`: lint, types, generated files, then every test that needs Node alone. Arguments go to Vitest.
import { join } from 'node:path';
import {
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

try {
  requireNode();
  await ensurePackages({ full: true });
  const runtime = await ensureRuntime();
  const only = process.argv.slice(2);
  if (only.length === 0) {
    await step('lint and format', runtime, [
      bin('@biomejs/biome', 'bin/biome'),
      'check',
      '--error-on-warnings',
      '.',
    ]);
    await step('types', runtime, [bin('typescript', 'bin/tsc'), '--noEmit']);
    await step('generated files', runtime, ['scripts/generate.ts', '--check']);
  }
  await ensureSite(runtime);
  await step('tests', runtime, [bin('vitest', 'vitest.mjs'), 'run', ...only]);
} catch (error) {
  fail(error);
}

async function step(name, command, args) {
  say(`— ${name}`);
  try {
    await run(command, args);
  } catch {
    // The step has printed what is wrong.
    say(`— ${name}: failed`);
    process.exit(1);
  }
}
