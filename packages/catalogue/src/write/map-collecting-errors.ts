import { CatalogueError, isCatalogueError } from '../errors.ts';
import { createPace } from '../pace.ts';

/**
 * Proposals that are mapped in one go; others come in between the slices of a longer batch. So few that their values are
 * no more work than the longest single value, and so many that short batches are applied in the order of the calls.
 */
const sliceSize = 8;

/**
 * Maps every proposal of a batch, so that one answer names all that are wrong. Others come in between.
 *
 * @throws CatalogueError when any is rejected: the failure itself when the batch has one proposal; else with the code
 * of the first failure, or `FORBIDDEN` when one is that, and a line for each, with its place.
 */
export async function mapCollectingErrors<T, R>(
  proposals: readonly T[],
  map: (proposal: T, index: number) => R,
  placeOf: (index: number) => number = (index) => index,
): Promise<R[]> {
  const results: R[] = [];
  await collectErrors(
    proposals,
    (proposal, i) => {
      results.push(map(proposal, i));
    },
    placeOf,
    proposals.length,
  );
  return results;
}

/**
 * Does something for each of several items that belong to a batch of proposals.
 *
 * @throws CatalogueError as {@link mapCollectingErrors} does.
 */
export async function collectErrors<T>(
  items: readonly T[],
  work: (item: T, index: number) => void | Promise<void>,
  placeOf: (index: number) => number,
  batchSize: number,
): Promise<void> {
  const pace = createPace();
  const failures: { readonly path: string; readonly error: CatalogueError }[] = [];
  for (const [i, item] of items.entries()) {
    if (i % sliceSize === sliceSize - 1) await pace();
    try {
      const pending = work(item, i);
      if (pending) await pending;
    } catch (error) {
      if (!isCatalogueError(error)) throw error;
      failures.push({ path: `/proposals/${placeOf(i)}`, error });
    }
  }
  const [first] = failures;
  if (!first) return;
  if (batchSize === 1) throw first.error;
  // What is refused stays so whatever becomes of the conditions of others.
  const decisive = failures.find(({ error }) => error.code === 'FORBIDDEN') ?? first;
  throw new CatalogueError(
    decisive.error.code,
    failures.map(({ path, error }) => `${path}: ${error.message}`).join('\n'),
  );
}
