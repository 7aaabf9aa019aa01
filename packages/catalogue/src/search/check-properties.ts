import { CatalogueError } from '../errors.ts';
import type { Store } from '../ports/store.ts';
import { structuredFieldPrefix } from '../project/structured-values.ts';
import type { FilterCriterion } from './query.ts';

/**
 * Readers do not see the values of soft-deleted properties, so filters cannot use them either.
 *
 * @throws CatalogueError `INVALID_REQUEST`.
 */
export async function checkProperties(
  store: Store,
  filter: readonly (readonly FilterCriterion[])[],
): Promise<void> {
  const names = filter.flat().flatMap(({ fields }) => fields);
  const urns = names
    .filter((name) => name.startsWith(structuredFieldPrefix))
    .map((name) => `urn:li:structuredProperty:${name.slice(structuredFieldPrefix.length)}`);
  if (urns.length === 0) return;
  const states = await store.entityStates([...new Set(urns)]);
  const removed = urns.find((urn) => states.get(urn) === 'removed');
  if (removed === undefined) return;
  throw new CatalogueError(
    'INVALID_REQUEST',
    // The beginning is DataHub's, by which clients recognise it.
    `filter: Cannot filter on deleted Structured Property ${removed}: restore it first`,
  );
}
