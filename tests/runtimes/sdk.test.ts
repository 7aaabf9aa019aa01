import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { resultFor } from '../support/sdk-program.ts';
import { type Served, serve } from '../support/serve.ts';

const program = join(import.meta.dirname, 'run-sdk-program.ts');

/** Each runtime with its arguments before those of the program. */
const runtimes: readonly (readonly [name: string, command: string, ...args: string[]])[] = [
  ['Node', process.execPath],
  ['Deno', 'deno', 'run', '--allow-all'],
  ['Bun', 'bun'],
];
const isThere = (command: string): boolean => spawnSync(command, ['--version']).status === 0;

let site: Served;
beforeAll(async () => {
  site = await serve();
});
afterAll(() => site?.stop());

// Node is always there; the others are tried where they are installed.
for (const [name, command, ...args] of runtimes)
  test.skipIf(!isThere(command))(`the SDK works in ${name}`, () => {
    const { stdout, stderr } = spawnSync(command, [...args, program, site.address, name.toLowerCase()], {
      encoding: 'utf8',
    });
    expect({ stderr, result: JSON.parse(stdout || 'null') }).toEqual({
      stderr: '',
      result: resultFor(name.toLowerCase()),
    });
  });
