import { GraphClient } from '@colophon/sdk/graph';
import { expect, it } from 'vitest';
import { start } from '../testing/run-colophon.ts';
import { startProxy } from '../testing/start-proxy.ts';
import { orders, startSampleCatalogue } from '../testing/start-sample-catalogue.ts';

const revenue =
  'urn:li:dataset:(urn:li:dataPlatform:snowflake,tarnfell.analytics.finance.fct_revenue_daily,PROD)';
const gold = 'urn:li:tag:tarnfell-gold';

it('loads the sample, restores it when loaded again, and removes it and nothing else', async () => {
  const { colophon, address, emit } = await startSampleCatalogue();
  const listAll = async () => (await colophon(['search', '--all', '--urns', '--include-removed'])).stdout;
  const before = await listAll();

  const loaded = await colophon(['sample', 'load']);
  expect(loaded).toMatchObject({ code: 0, stderr: '' });
  expect(loaded.stdout).toMatch(
    new RegExp(
      `^Loaded 1,4\\d\\d entities, with 90 days of usage and checks\\.\n {2}see them {3}${address}\n`,
    ),
  );
  const { stdout: found } = await colophon(['search', 'revenue', '-e', 'dataset', '--urns', '--count', '50']);
  expect(found).toContain(revenue);
  await emit({ entityUrn: orders, aspectName: 'globalTags', aspect: { tags: [{ tag: gold }] } });
  expect((await colophon(['delete', revenue])).code).toBe(0);

  const client = new GraphClient({ server: address });
  const versionOf = async () => (await client.getStoredAspect(revenue, 'datasetProperties'))?.version;
  const version = await versionOf();
  const again = JSON.parse((await colophon(['sample', 'load', '--json'])).stdout);
  expect(again).toMatchObject({ entities: expect.any(Number), values: expect.any(Number), address });
  expect((await colophon(['exists', revenue])).code).toBe(0);
  expect(await versionOf()).toBe(version);
  await client.close();

  const asked = await colophon(['sample', 'remove']);
  expect(asked).toEqual({ code: 2, stdout: '', stderr: expect.stringContaining('Pass --yes to confirm') });
  expect((await colophon(['exists', revenue])).code).toBe(0);
  const removed = await colophon(['sample', 'remove', '--yes', '--references']);
  expect(removed).toMatchObject({ code: 0, stderr: '' });
  expect(removed.stdout).toMatch(/^Removed 1,4\d\d entities; references removed: \d+\.\n$/);
  expect(await listAll()).toBe(before);
  expect((await colophon(['get', orders, 'globalTags'])).stdout).not.toContain(gold);
  expect((await colophon(['sample', 'remove'])).stdout).toBe('There is no sample to remove.\n');
  // It is loaded twice, and removed: some 75,000 values.
}, 240_000);

it('stops at Ctrl-C between two requests, and says how far it came', async () => {
  const { address } = await startSampleCatalogue();
  let requests = 0;
  const between = await startProxy(address, (path) => {
    if (path.includes('ingestProposalBatch') && ++requests === 3) child.kill('SIGINT');
  });
  const child = start(['sample', 'load', '--server', between]);
  const { code, stdout, stderr } = await child.done;
  expect([code, stdout]).toEqual([130, '']);
  expect(stderr).toMatch(
    /^colophon: interrupted\. (400|600|800) of 2\d,\d{3} values are written\. Run it again to write the rest\.\n$/,
  );
});

it('reports a server that is not there', async () => {
  const { colophon } = await startSampleCatalogue();
  for (const command of ['load', 'remove']) {
    const result = await colophon(['sample', command, '--server', 'http://localhost:1']);
    expect(result).toMatchObject({
      code: 1,
      stdout: '',
      stderr: expect.stringContaining('Is Colophon running?'),
    });
  }
});
