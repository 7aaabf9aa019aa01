// Runs a TypeScript file of the project, with what it needs: `node scripts/run.mjs bench/src/run.ts [arguments]`.
import { resolve } from 'node:path';
import { become, ensurePackages, ensureRuntime, fail, requireNode } from './bootstrap.mjs';

try {
  requireNode();
  await ensurePackages({ full: true });
  const runtime = await ensureRuntime();
  const [script = '', ...args] = process.argv.slice(2);
  await become(runtime, resolve(script), args);
} catch (error) {
  fail(error);
}
