import type { GraphClient } from '@colophon/sdk/graph';
import type { AspectName, EntityType } from '@colophon/sdk/types';

/** Requests under way at a time. */
const concurrency = 16;

/** All entities of a type that the caller may see, in the order of their URNs, each with one of its aspects. */
export async function listEntities(
  client: GraphClient,
  entityType: EntityType,
  aspectName: AspectName,
): Promise<readonly (readonly [urn: string, value: Readonly<Record<string, unknown>>])[]> {
  const hits = await Array.fromAsync(client.scroll({ entityTypes: [entityType], pageSize: 1000 }));
  const urns = hits.map(({ urn }) => urn).sort();
  const found: [string, Record<string, unknown>][] = [];
  for (let start = 0; start < urns.length; start += concurrency) {
    const page = urns.slice(start, start + concurrency);
    const aspects = await Promise.all(
      page.map((urn) => client.getAspects(urn, { aspectNames: [aspectName] })),
    );
    for (const [i, urn] of page.entries())
      found.push([urn, (aspects[i]?.[aspectName] ?? {}) as Record<string, unknown>]);
  }
  return found;
}
