import { createCatalogue, ensureModelCompatible, writeBuiltInData } from '@colophon/catalogue';
import { registry } from '@colophon/model';
import type { AnyProposal } from '@colophon/sdk';
import { createSqliteStore } from '@colophon/store-sqlite';
import { openMemoryDatabase } from '@colophon/store-sqlite/node';
import { proposalInput } from './proposal-input.ts';
import { seedAuthor, seededAt, seedProposals } from './proposals.ts';

/** Metadata of which a database is made. */
export interface SeedContent {
  readonly proposals: Iterable<AnyProposal>;
  /** URN of who wrote it. */
  readonly author: string;
  /** When, in milliseconds since the epoch: the same bytes come of the same metadata. */
  readonly at: number;
}

/** Proposals that are written together: each set is held in memory with what it replaces. */
const batchSize = 500;

/** The database of the metadata that samples run on. */
export const createSeed = (): Promise<Uint8Array> =>
  createSeedOf({ proposals: seedProposals, author: seedAuthor, at: seededAt });

/**
 * A database of some metadata, made with the site so that the reader's browser only opens it. It has the data platforms and
 * ownership types that every catalogue has. Node's own SQLite writes files that the WASM build reads, and need not be compiled
 * first.
 */
export async function createSeedOf({ proposals, author, at }: SeedContent): Promise<Uint8Array> {
  const database = openMemoryDatabase();
  const store = createSqliteStore(database);
  await ensureModelCompatible(registry, store);
  const catalogue = createCatalogue({ registry, store, now: () => at });
  // As a server does at its first start, before anything else is written.
  await writeBuiltInData(catalogue, () => at);
  const inputs = [...proposals].map(proposalInput);
  for (let from = 0; from < inputs.length; from += batchSize)
    await catalogue.propose(inputs.slice(from, from + batchSize), author);
  database.exec('VACUUM');
  const bytes = database.toBytes();
  await catalogue.close();
  return bytes;
}
