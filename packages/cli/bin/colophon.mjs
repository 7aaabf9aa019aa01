#!/usr/bin/env node
// Written for any Node, so that an old one gets a sentence and not a syntax error.
import { existsSync } from 'node:fs';
import module from 'node:module';
import { fileURLToPath } from 'node:url';

const oldestNode = 24;
const main = new URL('../src/main.ts', import.meta.url);
/** Only there in a clone of the project, where it brings a current Node. */
const bootstrap = new URL('../../../scripts/bootstrap.mjs', import.meta.url);

if (Number(process.versions.node.split('.')[0]) >= oldestNode) {
  // Keeps the compiled sources in the system's temporary folder: the next call starts in half the time.
  module.enableCompileCache();
  await import(main.href);
} else if (existsSync(bootstrap)) {
  const { become, ensureRuntime, fail } = await import(bootstrap.href);
  try {
    await become(await ensureRuntime(), fileURLToPath(main), process.argv.slice(2));
  } catch (error) {
    fail(error);
  }
} else {
  console.error(`colophon: Node ${oldestNode} or newer is needed, and this is ${process.version}.`);
  process.exit(1);
}
