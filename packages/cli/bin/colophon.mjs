#!/usr/bin/env node
// Written for any Node, so that an old one gets a sentence and not a syntax error.
import { existsSync } from 'node:fs';
import module from 'node:module';
import { fileURLToPath } from 'node:url';

/** The sources in a clone of the project; in the published package, the script that they became. */
const main = new URL('../src/main.ts', import.meta.url);
/** Only there in a clone of the project, where it brings a current Node. */
const bootstrap = new URL('../../../scripts/bootstrap.mjs', import.meta.url);
const isClone = existsSync(bootstrap);

if (canRun()) {
  // Keeps the compiled sources in the system's temporary folder: the next call starts in half the time.
  module.enableCompileCache?.();
  await import(main.href);
} else if (isClone) {
  const { become, ensureRuntime, fail } = await import(bootstrap.href);
  try {
    await become(await ensureRuntime(), fileURLToPath(main), process.argv.slice(2));
  } catch (error) {
    fail(error);
  }
} else {
  const { runOnPackagedNode } = await import('./packaged-node.mjs');
  await runOnPackagedNode(fileURLToPath(main), process.argv.slice(2));
}

/**
 * SQLite inside, and what it needs to be backed up while it is in use: Node 22.18, with which types are stripped as well,
 * Bun and Deno. A clone, whose tests are run by current versions alone, asks for Node 24.
 */
function canRun() {
  const { bun, deno, node } = process.versions;
  if (bun !== undefined || deno !== undefined) return true;
  const [major, minor] = node.split('.').map(Number);
  return major >= 24 || (!isClone && major === 22 && minor >= 18);
}
