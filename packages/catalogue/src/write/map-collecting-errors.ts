import { CatalogueError, isCatalogueError } from '../errors.ts';
import { createPace } from '../pace.ts';

/** Proposals that are mapped in one go; others come in between the slices of a longer batch. */
const sliceSize = 50;

/**
 * Maps every proposal of a batch, so that one answer names all that are wrong.
 *
 * @throws CatalogueError when any is rejected: the failure itself when the batch has one proposal; else with the code
 * of the first failure and a line for each, with its place.
 */
export async function mapCollectingErrors<T, R>(
  proposals: readonly T[],
  map: (proposal: T) => R,
  placeOf: (index: number) => number = (index) => index,
): Promise<R[]> {
  const pace = createPace();
  const results: R[] = [];
  const failures: { readonly path: string; readonly error: CatalogueError }[] = [];
  for (const [i, proposal] of proposals.entries()) {
    if (i % sliceSize === sliceSize - 1) await pace();
    try {
      results.push(map(proposal));
    } catch (error) {
      if (!isCatalogueError(error)) throw error;
      failures.push({ path: `/proposals/${placeOf(i)}`, error });
    }
  }
  const [first] = failures;
  if (!first) return results;
  if (proposals.length === 1) throw first.error;
  throw new CatalogueError(
    first.error.code,
    failures.map(({ path, error }) => `${path}: ${error.message}`).join('\n'),
  );
}
