// `npm start`: installs what is missing, builds the application and the documentation when they changed, and serves them.
import { join, resolve } from 'node:path';
import {
  become,
  ensureApplication,
  ensurePackages,
  ensureRuntime,
  ensureSite,
  fail,
  requireNode,
  root,
} from './bootstrap.mjs';

try {
  requireNode();
  await ensurePackages({ full: false });
  const runtime = await ensureRuntime();
  const args = process.argv.slice(2);
  // An empty variable counts as unset.
  process.env.COLOPHON_APP ||= await ensureApplication(runtime);
  process.env.COLOPHON_SITE ||= await ensureSite(runtime, modelFolder(args));
  await become(runtime, join(root, 'packages/cli/src/main.ts'), ['serve', ...args], memoryOptions());
} catch (error) {
  fail(error);
}

/**
 * Node keeps up to 48 MiB for young objects. With half of that, an ingestion leaves the server at three quarters of the
 * memory, and a write costs about a tenth more CPU time. Nothing where the user has chosen a size.
 */
function memoryOptions() {
  return /semi[-_]space/.test(process.env.NODE_OPTIONS ?? '') ? [] : ['--max-semi-space-size=8'];
}

/** The folder given with `--model`, whose definitions the documentation is to show too. */
function modelFolder(args) {
  const joined = args.find((arg) => arg.startsWith('--model='))?.slice('--model='.length);
  const given =
    joined ?? (args.includes('--model') ? args[args.indexOf('--model') + 1] : process.env.COLOPHON_MODEL);
  return given ? resolve(given) : undefined;
}
