import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

const main = fileURLToPath(new URL('./young-generation.ts', import.meta.url));

/** Keeps 20,000 objects among many more: enough for the space of young objects to grow as far as it may. */
const allocate = `
  const kept = [];
  for (let i = 0; i < 300_000; i++) kept[i % 20_000] = { i, list: [i] };`;

const halfMebibytes = `
  const { space_used_size, space_available_size } =
    v8.getHeapSpaceStatistics().find(({ space_name }) => space_name === 'new_space');
  return Math.ceil((space_used_size + space_available_size) / 2 ** 20);`;

/** Runs statements in a process of their own, since flags count for all of it, and returns what they print. */
async function run(statements: string, options: readonly string[] = []): Promise<unknown> {
  const program = `
    import v8 from 'node:v8';
    import { Worker } from 'node:worker_threads';
    import { keepYoungGeneration, limitYoungGeneration } from ${JSON.stringify(main)};
    const half = () => {${halfMebibytes}};
    const allocate = () => {${allocate}};
    ${statements}`;
  const { stdout } = await promisify(execFile)(process.execPath, [
    ...options,
    '--input-type=module',
    '--eval',
    program,
  ]);
  return JSON.parse(stdout);
}

it('keeps the space of young objects at the size of a server, whatever is allocated', async () => {
  const sizes = await run(`
    limitYoungGeneration();
    allocate();
    const loading = half();
    keepYoungGeneration();
    const started = half();
    allocate();
    console.log(JSON.stringify([loading, started, half()]));`);
  expect(sizes).toEqual([1, 4, 4]);
});

it('limits that of a thread as well', async () => {
  const size = await run(`
    limitYoungGeneration();
    const thread = \`
      const v8 = require('node:v8');
      const half = () => {${halfMebibytes}};
      ${allocate}
      require('node:worker_threads').parentPort.postMessage(half());\`;
    new Worker(thread, { eval: true, execArgv: [] }).once('message', (size) => console.log(size));`);
  expect(size).toBe(4);
});

it('leaves a size that the user has chosen', async () => {
  const sizes = await run(
    `
    limitYoungGeneration();
    keepYoungGeneration();
    allocate();
    console.log(half());`,
    ['--max-semi-space-size=8'],
  );
  expect(sizes).toBe(8);
});
