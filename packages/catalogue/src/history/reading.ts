import type { Registry } from '@colophon/schema';
import { withoutHidden } from '../effects/hidden-properties.ts';
import type { EntityState } from '../lineage/query.ts';
import { createPace } from '../pace.ts';
import type { AspectRow } from '../ports/aspects.ts';
import type { Store } from '../ports/store.ts';
import type { QueryBounds } from '../query-bounds.ts';
import type { ReadOptions } from '../read-budget.ts';
import { keyOf, parseEntityUrn } from '../write/check-proposal.ts';

/** An entity as it is read: its key, which the URN implies, and the latest value of each aspect it has. */
export interface EntityView {
  readonly urn: string;
  readonly entityType: string;
  readonly key: { readonly name: string; readonly value: AspectRow['value'] };
  readonly aspects: readonly AspectRow[];
}

/** Entities that are read in one go. */
const sliceSize = 100;

/**
 * Reads many entities, in the order of their URNs in the list, without duplicates.
 *
 * @throws CatalogueError `LIMIT_EXCEEDED` when they have more than the budget.
 */
export async function readEntities(
  registry: Registry,
  store: Store,
  urns: readonly string[],
  aspectNames: readonly string[] | undefined,
  options: ReadOptions = {},
): Promise<readonly EntityView[]> {
  const views = [...new Set(urns)].map((urn) => {
    const { entity, parts } = parseEntityUrn(registry, urn);
    return { urn, entityType: entity.name, key: { name: entity.key.name, value: keyOf(entity, parts) } };
  });
  const stored: AspectRow[] = [];
  const pace = createPace(options);
  for (let start = 0; start < views.length; start += sliceSize) {
    await pace();
    const slice = views.slice(start, start + sliceSize).map(({ urn }) => urn);
    const found = await store.aspectsOf(slice, aspectNames, options);
    options.budget?.check(found.at(-1));
    for (const row of found) stored.push(row);
  }
  const rows = await withoutHidden(store, stored);
  const byUrn = Map.groupBy(rows, ({ urn }) => urn);
  return views.map((view) => ({ ...view, aspects: byUrn.get(view.urn) ?? [] }));
}

/** The URNs of entities that exist, in the order of the list. */
export async function existingUrns(
  registry: Registry,
  store: Store,
  urns: readonly string[],
  includeRemoved: boolean,
  bounds: QueryBounds,
): Promise<readonly string[]> {
  const entityStates = new Map<string, EntityState>();
  const pace = createPace(bounds);
  for (let start = 0; start < urns.length; start += sliceSize) {
    await pace();
    const slice = urns.slice(start, start + sliceSize);
    for (const urn of slice) parseEntityUrn(registry, urn);
    for (const [urn, presence] of await store.entityStates(slice, bounds)) entityStates.set(urn, presence);
  }
  return urns.filter((urn) => {
    const presence = entityStates.get(urn);
    return presence === 'present' || (includeRemoved && presence === 'removed');
  });
}
