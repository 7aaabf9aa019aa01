import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { GraphClient } from '@colophon/sdk/graph';
import { makeDatasetUrn } from '@colophon/sdk/urns';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Served, serve } from '../support/serve.ts';
import { ingest } from './ingest.ts';
import { search } from './read-catalogue.ts';

let served: Served;
let graph: GraphClient;

const urnOf = (table: string) => makeDatasetUrn('sqlite', `main.${table}`);

beforeAll(async () => {
  served = await serve();
  graph = new GraphClient({ server: served.address });
  const file = join(served.home, 'shop.db');
  const database = new DatabaseSync(file);
  // The foreign key has a name, as the client (1.7) fails on one without.
  database.exec(`
    CREATE TABLE "kunden" (id INTEGER PRIMARY KEY, "straße" TEXT NOT NULL);
    CREATE TABLE "bestellungen" (
      nr INTEGER NOT NULL, zeile INTEGER NOT NULL, kunde INTEGER, preis NUMERIC(10, 2),
      PRIMARY KEY (nr, zeile), CONSTRAINT bestellt_von FOREIGN KEY (kunde) REFERENCES kunden (id));
    CREATE VIEW "umsätze" AS SELECT kunde, preis FROM bestellungen;`);
  database.close();
  await ingest(served, 'sqlite', {
    type: 'sqlalchemy',
    config: { connect_uri: `sqlite:///${file}`, platform: 'sqlite' },
  });
});

afterAll(async () => {
  await graph?.close();
  await served?.stop();
});

describe('datahub ingest, from an SQLite file', () => {
  it('ingests the tables and the view', async () => {
    const { urns } = await search(served.address, 'dataset', '*');
    expect([...urns].sort()).toEqual(['bestellungen', 'kunden', 'umsätze'].map(urnOf).sort());
  });

  it('ingests columns with non-ASCII names, and finds the table by them', async () => {
    const fields = (await graph.getAspect(urnOf('kunden'), 'schemaMetadata'))?.fields;
    expect(fields?.map(({ fieldPath, nullable }) => [fieldPath, nullable])).toEqual([
      ['id', true],
      ['straße', false],
    ]);
    expect((await search(served.address, 'dataset', 'straße')).urns).toEqual([urnOf('kunden')]);
  });

  it('ingests composite keys and foreign keys', async () => {
    const { fields, foreignKeys } = (await graph.getAspect(urnOf('bestellungen'), 'schemaMetadata')) ?? {};
    const key = fields?.filter(({ isPartOfKey }) => isPartOfKey).map(({ fieldPath }) => fieldPath);
    expect(key).toEqual(['nr', 'zeile']);
    expect(foreignKeys).toMatchObject([{ name: 'bestellt_von', foreignDataset: urnOf('kunden') }]);
  });
});
