// `npm start`: installs what is missing, builds the site when it changed, and serves both.
import { join } from 'node:path';
import {
  become,
  ensurePackages,
  ensureRuntime,
  ensureSite,
  fail,
  requireNode,
  root,
  siteFolder,
} from './bootstrap.mjs';

try {
  requireNode();
  await ensurePackages({ full: false });
  const runtime = await ensureRuntime();
  await ensureSite(runtime);
  process.env.COLOPHON_SITE ??= siteFolder;
  await become(runtime, join(root, 'packages/cli/src/main.ts'), ['serve', ...process.argv.slice(2)]);
} catch (error) {
  fail(error);
}
