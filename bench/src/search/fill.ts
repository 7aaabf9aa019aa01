import { type Catalogue, type ChangeProposal, createCatalogue, type Store } from '@colophon/catalogue';
import { registry } from '@colophon/model';
import { createSqliteStore, type SqlDatabase } from '@colophon/store-sqlite';
import { drawDataset } from './corpus.ts';

/** Datasets at a time: each has several aspects, and a batch takes a limited number. */
const batch = 200;

/**
 * Hands over the proposals of so many datasets, hundreds at a time, as a large ingestion does.
 *
 * @param from How many of them are there already.
 */
export async function proposeDatasets(
  count: number,
  propose: (proposals: readonly ChangeProposal[]) => Promise<unknown>,
  from = 0,
): Promise<void> {
  for (let i = from; i < count; i += batch) {
    const size = Math.min(batch, count - i);
    await propose(Array.from({ length: size }, (_, j) => drawDataset(i + j).proposals).flat());
  }
}

/**
 * Fills a database with what searches look at, and opens the catalogue over it.
 *
 * @param more What is written of each dataset besides.
 */
export async function fillCatalogue(
  database: SqlDatabase,
  count: number,
  more: (urn: string, i: number) => readonly ChangeProposal[] = () => [],
): Promise<Catalogue> {
  // What a power cut would leave of a benchmark is of no interest.
  database.exec('PRAGMA synchronous = OFF');
  const store = createSqliteStore(database);
  const filler = createCatalogue({ registry, store: searchedOnly(store) });
  let i = 0;
  await proposeDatasets(count, (proposals) => {
    const urns = new Set(proposals.map(({ entityUrn }) => entityUrn));
    return filler.propose([...proposals, ...[...urns].flatMap((urn) => more(urn, i++))]);
  });
  return createCatalogue({ registry, store });
}

/** The store without what no search reads, which is most of the work: values, their log, and edges. */
export const searchedOnly = (store: Store): Store => ({
  ...store,
  write: (work) =>
    store.write((transaction) =>
      work({
        ...transaction,
        apply: (changes) => transaction.apply({ ...changes, latest: [], history: [], log: [], edges: [] }),
      }),
    ),
});
