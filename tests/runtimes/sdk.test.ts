import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { resultFor } from '../support/sdk-program.ts';
import { type Served, serve } from '../support/serve.ts';

const program = join(import.meta.dirname, 'run-sdk-program.ts');

/** The runtimes that npm brings. */
const installed = (name: string): string => join(import.meta.dirname, '../../node_modules/.bin', name);

/** Each runtime with its arguments before those of the program. */
const runtimes: readonly (readonly [name: string, command: string, ...args: string[]])[] = [
  ['Node', process.execPath],
  ['Deno', installed('deno'), 'run', '--allow-all'],
  ['Bun', installed('bun')],
];
/** npm leaves out what does not run on a machine; in CI, all of them must be there. */
const isNeeded = (command: string): boolean =>
  process.env.CI === 'true' || spawnSync(command, ['--version']).status === 0;

let site: Served;
beforeAll(async () => {
  site = await serve();
});
afterAll(() => site?.stop());

for (const [name, command, ...args] of runtimes)
  test.runIf(isNeeded(command))(`the SDK works in ${name}`, () => {
    const { stdout, stderr } = spawnSync(command, [...args, program, site.address, name.toLowerCase()], {
      encoding: 'utf8',
    });
    expect({ stderr, result: JSON.parse(stdout || 'null') }).toEqual({
      stderr: '',
      result: resultFor(name.toLowerCase()),
    });
  });
