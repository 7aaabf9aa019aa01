import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { shopDatabase } from '../ingestion/shop-database.ts';
import { type Postgres, startPostgres } from '../support/postgres.ts';
import { clientsEnvironment } from './environments.ts';
import { knownSourceDifferences } from './postgres-differences.ts';
import { compareSources, type Place, placesOf } from './side-by-side.ts';

let server: Postgres;
let home: string;
let differences: readonly Place[];

beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'colophon-side-by-side-'));
  server = await startPostgres('shop');
  await server.query(shopDatabase);
  const config = {
    host_port: `127.0.0.1:${server.port}`,
    username: server.user,
    password: server.password,
    database: 'shop',
    profiling: { enabled: true },
  };
  differences = (await compareSources(home, { type: 'postgres', config }, clientsEnvironment)).flatMap(
    placesOf,
  );
}, 180_000);

afterAll(async () => {
  await server?.stop();
  await rm(home, { recursive: true, force: true });
});

describe('the source postgres, beside that of DataHub on the same database', () => {
  it('writes the same aspects, but for what is listed', () => {
    const unknown = differences.filter((one) => !knownSourceDifferences.some(({ applies }) => applies(one)));
    expect(unknown).toEqual([]);
  });

  it.each(knownSourceDifferences)('still differs: $reason', ({ applies }) => {
    expect(differences.filter(applies).length).toBeGreaterThan(0);
  });
});
