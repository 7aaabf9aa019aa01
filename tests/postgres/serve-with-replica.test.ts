import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Colophon } from '@colophon/sdk';
import { openPostgresStore } from '@colophon/store-postgres';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { serveWith } from '../support/serve.ts';
import { type Cluster, startCluster } from './cluster.ts';
import { dataset, headOf, type StandbyPair, startStandbyPair, urlOf } from './standby-pair.ts';

// `colophon serve` with a read replica, as its clients and its operator see it.

let pair: StandbyPair;
let primary: Cluster;
let standby: Cluster;
beforeAll(async () => {
  pair = await startStandbyPair();
  ({ primary, standby } = pair);
});
afterAll(() => pair?.stop());

it('tells clients of a server how far an answer is, and operators how the replica is', async () => {
  const env = { COLOPHON_STORE: urlOf(primary), COLOPHON_STORE_REPLICA: urlOf(standby) };
  await using server = await serveWith(env, '--log-level', 'error');
  const client = new Colophon({ server: server.address });
  const search = async (waitFor?: string) => {
    const headers = waitFor === undefined ? {} : { 'X-Colophon-Wait-For': waitFor };
    const answer = await fetch(`${server.address}/openapi/v3/entity/dataset?query=served`, { headers });
    const { entities } = (await answer.json()) as { readonly entities: readonly unknown[] };
    return [answer.status, entities.length, answer.headers.get('X-Colophon-As-Of')];
  };
  const health = async () => (await fetch(`${server.address}/health/ready`)).json();
  await client.aspects.write(dataset('first'), { datasetProperties: { name: 'first' } });
  await pair.caughtUp();
  const before = await headOf(standby);
  await pair.pauseReplay();
  await client.aspects.write(dataset('served'), { datasetProperties: { name: 'served' } });
  expect(await search()).toEqual([200, 1, null]);
  expect(await search('latest')).toEqual([200, 1, null]);
  expect(await search('1')).toEqual([200, 0, `${before};head=${await headOf(primary)}`]);
  const up = { status: 'ready', dependencies: { replica: { state: 'up', lag: expect.any(Number) } } };
  await vi.waitFor(async () => expect(await health()).toMatchObject(up), 5000);
  await vi.waitFor(async () => {
    const metrics = await (await fetch(`${server.address}/metrics`)).text();
    expect(metrics).toMatch(/colophon_follower_lag_entries\{follower="replica"\} [1-9]/);
  }, 5000);
  await pair.resumeReplay();
  await standby.kill();
  const down = { status: 'ready', dependencies: { replica: { state: 'down' } } };
  await vi.waitFor(async () => expect(await health()).toMatchObject(down), 5000);
  expect(await search('1')).toEqual([200, 1, null]);
  await standby.restart();
  await client.close();
});

it('says what is wrong with an address that can be no replica', async () => {
  const messageOf = (url: string) =>
    openPostgresStore({ url: urlOf(primary), replica: { url } }).then(
      () => 'opened',
      (error: Error) => `${error.name}: ${error.message}`,
    );
  const at = `127.0.0.1:${standby.port}`;
  expect(await messageOf(urlOf(standby).replace(':password', ':secret'))).toBe(
    `DatabaseError: The read replica: PostgreSQL at ${at} rejected the password of the user "postgres".`,
  );
  expect(await messageOf(urlOf(standby).replace('/colophon', '/missing'))).toMatch(
    new RegExp(`^DatabaseError: The read replica: PostgreSQL at ${at} has no database "missing"\\.`),
  );
  const expected = `DatabaseError: The read replica: expected a standby of postgres://postgres@127.0.0.1:${primary.port}/colophon, and postgres://postgres@`;
  expect(await messageOf(urlOf(standby).replace('/colophon', '/postgres'))).toBe(
    `${expected}${at}/postgres is another database.`,
  );
  const foreign = await startCluster();
  expect(await messageOf(urlOf(foreign))).toBe(
    `${expected}127.0.0.1:${foreign.port}/colophon is another database.`,
  );
  const main = join(import.meta.dirname, '../../packages/cli/src/main.ts');
  const serve = (...options: readonly string[]) =>
    promisify(execFile)(process.execPath, [main, 'serve', '--port', '0', ...options]).catch(
      (error: { readonly code: number; readonly stderr: string }) => error,
    );
  const store = ['--store', urlOf(primary), '--store-replica'];
  expect(await serve(...store, urlOf(foreign))).toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/^colophon: The read replica: expected a standby of [^\n]*\.\n$/),
  });
  await foreign.stop();
  expect(await serve(...store, 'mysql://root:secret@db/colophon')).toMatchObject({
    code: 1,
    stderr:
      'colophon: --store-replica: expected the address of a PostgreSQL database, such as postgres://colophon@db:5432/colophon, and it is something else.\n',
  });
  expect(await serve('--store-replica', urlOf(standby))).toMatchObject({
    code: 1,
    stderr: 'colophon: --store-replica: expected --store with it, and there is none.\n',
  });
});
