import type { Registry } from '@colophon/schema';
import { withoutHidden } from '../effects/hidden-properties.ts';
import type { AspectRow, Store } from '../ports.ts';
import { keyOf, parseEntityUrn } from '../write/check-proposal.ts';

/** An entity as it is read: its key, which the URN implies, and the latest value of each aspect it has. */
export interface EntityView {
  readonly urn: string;
  readonly entityType: string;
  readonly key: { readonly name: string; readonly value: AspectRow['value'] };
  readonly aspects: readonly AspectRow[];
}

/** Reads many entities, in the order of their URNs in the list, without duplicates. */
export async function readEntities(
  registry: Registry,
  store: Store,
  urns: readonly string[],
  aspectNames: readonly string[] | undefined,
): Promise<readonly EntityView[]> {
  const views = [...new Set(urns)].map((urn) => {
    const { entity, parts } = parseEntityUrn(registry, urn);
    return { urn, entityType: entity.name, key: { name: entity.key.name, value: keyOf(entity, parts) } };
  });
  const stored = await store.aspectsOf(
    views.map(({ urn }) => urn),
    aspectNames,
  );
  const rows = await withoutHidden(store, stored);
  const byUrn = Map.groupBy(rows, ({ urn }) => urn);
  return views.map((view) => ({ ...view, aspects: byUrn.get(view.urn) ?? [] }));
}

/** Of the URNs, those of entities that are there, in the order of the list. */
export async function existingUrns(
  registry: Registry,
  store: Store,
  urns: readonly string[],
  includeRemoved: boolean,
): Promise<readonly string[]> {
  for (const urn of urns) parseEntityUrn(registry, urn);
  const entityStates = await store.entityStates(urns);
  return urns.filter((urn) => {
    const presence = entityStates.get(urn);
    return presence === 'present' || (includeRemoved && presence === 'removed');
  });
}
