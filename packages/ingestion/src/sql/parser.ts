import { setFlagsFromString } from 'node:v8';

// The parser is WebAssembly with functions of half a megabyte, which V8 would compile a second time, optimised: in a run
// with 300 views, that took more CPU than the statements themselves, and 250 MiB. V8 asks for the flags whenever a function
// has become hot, so they stay as they are. They concern WebAssembly only, and Bun has another engine.
if (process.versions.bun === undefined)
  for (const flag of ['--no-wasm-tier-up', '--no-wasm-dynamic-tiering']) setFlagsFromString(flag);

/** The parser of SQL. It is 22 MB of code: load this file only when there is a statement. */
export const { analyzeQuery, generate, parse } = await import('@polyglot-sql/sdk');
