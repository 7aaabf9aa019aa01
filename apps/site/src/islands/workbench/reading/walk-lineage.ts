import type { LineageEdge } from '../../../diagram/plan-lineage.ts';
import { type CatalogueAccess, callAction } from './request-json.ts';

/** Which way lineage is followed: to what an entity is made from, to what is made from it, or both. */
export const lineageSides = ['both', 'upstream', 'downstream'] as const;
export type LineageSides = (typeof lineageSides)[number];

/** The lineage around an entity. */
export interface LineageAround {
  /** URNs, the entity itself first. */
  readonly urns: readonly string[];
  readonly edges: readonly LineageEdge[];
  /** There is more than can be drawn. */
  readonly isPartial: boolean;
}

type Direction = Exclude<LineageSides, 'both'>;

/** More than this is no drawing any more. */
const MOST_ENTITIES = 40;

/**
 * Follows lineage hop by hop. The catalogue answers a walk at once, with one shortest way to each entity; here all
 * arrows between the entities are wanted, so each is asked for its neighbours.
 */
export async function walkLineage(
  sandbox: CatalogueAccess,
  urn: string,
  way: LineageSides,
): Promise<LineageAround> {
  const urns = new Set([urn]);
  const edges = new Map<string, LineageEdge>();
  let isPartial = false;
  for (const direction of way === 'both' ? (['upstream', 'downstream'] as const) : [way]) {
    const walked = new Set([urn]);
    // A set is walked in the order in which it was filled, and may be filled meanwhile.
    for (const at of walked) {
      for (const neighbour of await neighboursOf(sandbox, at, direction)) {
        if (urns.size >= MOST_ENTITIES && !urns.has(neighbour)) {
          isPartial = true;
          continue;
        }
        urns.add(neighbour);
        walked.add(neighbour);
        const [from, to] = direction === 'upstream' ? [neighbour, at] : [at, neighbour];
        edges.set(`${from} ${to}`, { from, to });
      }
    }
  }
  return { urns: [...urns], edges: [...edges.values()], isPartial };
}

async function neighboursOf(sandbox: CatalogueAccess, urn: string, direction: Direction): Promise<string[]> {
  const { relationships } = await callAction<{ relationships: { entity: string }[] }>(
    sandbox,
    '/relationships?action=getLineage',
    { urn, direction: direction.toUpperCase(), maxHops: 1 },
  );
  return relationships.map(({ entity }) => entity);
}
