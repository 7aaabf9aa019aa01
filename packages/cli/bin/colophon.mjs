#!/usr/bin/env node
// Written for any Node, so that an old one gets a sentence and not a syntax error.
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

const oldestNode = 24;
const main = fileURLToPath(new URL('../src/main.ts', import.meta.url));

if (Number(process.versions.node.split('.')[0]) >= oldestNode) {
  await import(main);
} else {
  const runtime = bundledRuntime();
  if (runtime === undefined) {
    console.error(
      `colophon needs Node ${oldestNode} or newer, and this is ${process.version}. Run "npm start" in the project once: it brings its own.`,
    );
    process.exit(1);
  }
  const { status, signal } = spawnSync(runtime, [main, ...process.argv.slice(2)], { stdio: 'inherit' });
  if (signal) process.kill(process.pid, signal);
  process.exit(status ?? 1);
}

/** The Node that `npm start` has put beside the project, if it has. */
function bundledRuntime() {
  try {
    const require = createRequire(new URL('../../../scripts/runtime.mjs', import.meta.url));
    return require('./runtime/current.json').path;
  } catch {
    // Not there: the caller says what to do.
    return undefined;
  }
}
