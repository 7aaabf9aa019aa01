import { createCatalogue, ensureModelCompatible, writeBuiltInData } from '@colophon/catalogue';
import { registry } from '@colophon/model';
import type { JsonObject } from '@colophon/schema';
import { createSqliteStore } from '@colophon/store-sqlite';
import { openMemoryDatabase } from '@colophon/store-sqlite/node';
import { seedAuthor, seededAt, seedProposals } from './proposals.ts';

/**
 * The database of the sample metadata, made with the site so that the reader's browser only opens it. It has the data
 * platforms and ownership types that every catalogue has. Node's own SQLite writes files that the WASM build reads, and
 * need not be compiled first.
 */
export async function createSeed(): Promise<Uint8Array> {
  const database = openMemoryDatabase();
  const store = createSqliteStore(database);
  await ensureModelCompatible(registry, store);
  const catalogue = createCatalogue({ registry, store, now: () => seededAt });
  // As a server does at its first start, before anything else is written.
  await writeBuiltInData(catalogue, () => seededAt);
  const proposals = seedProposals.map(({ entityUrn, aspectName, aspect }) => ({
    entityUrn,
    aspectName,
    changeType: 'UPSERT' as const,
    value: toJsonObject(aspect),
  }));
  await catalogue.propose(proposals, seedAuthor);
  database.exec('VACUUM');
  const bytes = database.toBytes();
  await catalogue.close();
  return bytes;
}

/** A value as it comes over the wire. */
const toJsonObject = (value: unknown): JsonObject => JSON.parse(JSON.stringify(value));
