import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { run, type Served, serve, start } from '../../testing/run-colophon.ts';

const names = fileURLToPath(new URL('../../testing/names-source.ts', import.meta.url));
const patience = { timeout: 50_000, interval: 100 };

let folder: string;
let server: Served;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'managed-'));
});

const colophon = (args: readonly string[], input?: string) =>
  run([...args, '--server', server.address], input === undefined ? {} : { input });

async function json(...args: string[]) {
  const { code, stdout, stderr } = await colophon([...args, '--json']);
  expect({ code, stderr }).toMatchObject({ code: 0 });
  return JSON.parse(stdout);
}

async function deploy(name: string, config: object, ...more: string[]) {
  const recipe = join(folder, `${name}.json`);
  await writeFile(recipe, JSON.stringify({ source: { type: names, config } }));
  return colophon(['ingest', 'deploy', '-c', recipe, '-n', name, ...more]);
}

const runOf = async (name: string) => {
  const sources = (await json('ingest', 'list-sources')) as {
    name: string;
    lastStatus?: string;
    lastRun: string;
  }[];
  return sources.find((source) => source.name === name);
};
const hasStatus = (name: string, status: string) =>
  vi.waitFor(async () => expect(await runOf(name)).toMatchObject({ lastStatus: status }), patience);

it('saves a recipe, runs it in the server, and prints its log without secrets', async () => {
  server = await serve(join(folder, 'data'));
  expect(await colophon(['ingest', 'secret', 'set', 'SHOP_PASSWORD'], 'correct horse\n')).toMatchObject({
    stdout: 'Stored SHOP_PASSWORD\n',
  });
  expect((await deploy('shop', { names: ['a', 'b'], password: `\${SHOP_PASSWORD}` })).stdout).toMatch(
    /^Saved shop as urn:li:dataHubIngestionSource:deploy-[0-9a-f]{32}\n$/,
  );
  const { code, stdout, stderr } = await colophon(['ingest', 'start', 'shop', '--wait']);
  expect(stdout).toContain('Reads Names');
  expect(stdout).toContain('2 records read, 2 aspects written');
  expect(stdout).toContain('signs in with ');
  expect(stdout).not.toContain('correct horse');
  expect(stderr).toContain('Ended as SUCCESS');
  expect(code).toBe(0);
  expect((await colophon(['exists', 'urn:li:tag:b'])).code).toBe(0);
  const { lastRun } = (await runOf('shop')) ?? { lastRun: '' };
  expect((await colophon(['ingest', 'logs', lastRun])).stdout).toBe(stdout);
  expect((await colophon(['ingest', 'secret', 'list'])).stdout).toBe('NAME\nSHOP_PASSWORD\n');
  await server.stop('SIGTERM');
});

it('says why a run fails', async () => {
  server = await serve(join(folder, 'data'));
  await deploy('shop', { names: ['a'], password: `\${SHOP_PASSWORD}` });
  const { code, stdout, stderr } = await colophon(['ingest', 'start', 'shop', '--wait']);
  expect(stdout).toContain('the variable SHOP_PASSWORD is not set');
  expect(stderr).toContain('Ended as FAILURE');
  expect(code).toBe(1);
  expect((await colophon(['ingest', 'start', 'nobody'])).stderr).toContain('there is no saved source nobody');
  expect((await deploy('shop', { nams: [] })).stderr).toContain('nams');
  expect((await deploy('shop', { names: [] }, '--schedule', 'daily')).stderr).toContain('the schedule');
});

it('cancels a run, and aborts one when the server stops', async () => {
  server = await serve(join(folder, 'data'));
  await deploy('shop', { names: ['a', 'b'], go: join(folder, 'go') });
  await colophon(['ingest', 'start', 'shop']);
  await hasStatus('shop', 'RUNNING');
  const { lastRun } = (await runOf('shop')) ?? { lastRun: '' };
  expect((await colophon(['ingest', 'cancel', lastRun])).stdout).toMatch(/^Asked the executor default/);
  await hasStatus('shop', 'CANCELLED');
  expect((await colophon(['ingest', 'cancel', lastRun])).stderr).toContain('has ended as CANCELLED');
  await colophon(['ingest', 'start', 'shop']);
  await hasStatus('shop', 'RUNNING');
  await server.stop('SIGTERM');
  server = await serve(join(folder, 'data'));
  await hasStatus('shop', 'ABORTED');
});

it('runs a source on its schedule', async () => {
  server = await serve(join(folder, 'data'));
  await deploy('often', { names: ['tick'] }, '--schedule', '* * * * * *');
  const exists = async () => (await colophon(['exists', 'urn:li:tag:tick'])).code;
  await vi.waitFor(async () => expect(await exists()).toBe(0), patience);
  expect((await colophon(['ingest', 'remove-source', 'often', '--yes'])).stdout).toBe('Removed often\n');
  expect((await colophon(['ingest', 'list-sources'])).stdout).toContain('No sources are saved');
});

it('runs a source on an executor elsewhere, whose secrets stay there', async () => {
  server = await serve(join(folder, 'data'), ['--executor', 'none']);
  await deploy('shop', { names: ['far'], password: `\${WAREHOUSE_PASSWORD}` }, '--executor-id', 'warehouse');
  const executor = start(
    ['ingest', 'executor', '--executor-id', 'warehouse', '--poll', '1', '--server', server.address],
    { env: { WAREHOUSE_PASSWORD: 'battery staple' } },
  );
  onTestFinished(() => void executor.kill('SIGKILL'));
  const { stdout, code } = await colophon(['ingest', 'start', 'shop', '--wait']);
  expect(code).toBe(0);
  expect(stdout).not.toContain('battery staple');
  executor.kill('SIGTERM');
  expect(await executor.done).toMatchObject({ code: 0 });
});
