import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, it } from 'vitest';
import { run, serve, start } from '../testing/run-colophon.ts';
import { startProxy } from '../testing/start-proxy.ts';
import { builtInEntities, orders, startSampleCatalogue } from '../testing/start-sample-catalogue.ts';

it('rebuilds what was lost, in as many requests as needed', async () => {
  const { data, stop } = await startSampleCatalogue();
  await stop('SIGTERM');
  const database = new DatabaseSync(join(data, 'colophon.db'));
  database.exec('DELETE FROM edge');
  database.close();
  const { address } = await serve(data);
  const to = ['--server', address];
  expect((await run(['lineage', orders, ...to])).stdout).toContain('has no upstream lineage');
  const { code, stdout } = await run(['restore-indices', '--batch-size', '40', ...to]);
  expect([code, stdout]).toEqual([0, `Rebuilt the indices of ${21 + 2 * builtInEntities} aspects.\n`]);
  expect((await run(['lineage', orders, ...to])).stdout).toContain('shop.raw');
});

it('stops at Ctrl-C and prints how to continue', async () => {
  const { address } = await startSampleCatalogue();
  const between = await startProxy(address, () => child.kill('SIGINT'));
  const child = start(['restore-indices', '--batch-size', '3', '--server', between]);
  expect(await child.done).toEqual({
    code: 130,
    stdout: '',
    stderr: 'colophon: interrupted. Rebuilt the indices of 3 aspects. Continue with --start 3.\n',
  });
});

it('fails for an invalid URN or aspect', async () => {
  const { colophon } = await startSampleCatalogue();
  for (const [args, message] of [
    [['--urn', 'bad'], 'Invalid URN "bad"'],
    [['--aspect', 'nope'], 'nope is not an aspect'],
  ] as const) {
    const { code, stdout, stderr } = await colophon(['restore-indices', ...args]);
    expect([code, stdout, stderr]).toEqual([1, '', expect.stringContaining(message)]);
  }
});
