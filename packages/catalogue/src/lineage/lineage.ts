import { isUrn, parseUrn } from '@colophon/schema';
import { CatalogueError } from '../errors.ts';
import type { Store } from '../ports/store.ts';
import { boundsOf, type QueryBounds } from '../query-bounds.ts';
import {
  defaultMaxEntities,
  type LineageBounds,
  type LineageDirection,
  type LineageEntity,
  type LineagePage,
  type LineageQuery,
  type LineageReach,
  type LineageWalk,
  maxPathsLength,
  type ReachedEntity,
} from './query.ts';

/** The entities upstream or downstream of one, nearest first, with the way to each. */
export async function lineage(store: Store, query: LineageQuery): Promise<LineagePage> {
  const { asOf, shown, isPartial, pathTo } = await reach(store, query);
  const page = shown.slice(query.start, query.start + query.count);
  return { asOf, total: shown.length, entities: withPaths(page, pathTo), isPartial };
}

/** One of the shortest paths between two entities, both included; undefined when none is within the bounds. */
export async function lineagePath(
  store: Store,
  from: string,
  to: string,
  direction: LineageDirection,
  bounds: LineageBounds = {},
): Promise<readonly string[] | undefined> {
  if (from === to) return [from];
  const walk = await store.walkLineage({ ...walkOf({ urn: from, direction, ...bounds }), until: to });
  const found = walk.entities.findLast(({ urn }) => urn === to);
  return found && pathsOf(walk, from)(found);
}

/** What a walk reached and a query wants to see. */
export async function reach(store: Store, query: Omit<LineageQuery, 'start' | 'count'>) {
  const walk = await store.walkLineage(walkOf(query));
  const entities = await withColumns(store, walk.entities, boundsOf(query));
  const types = new Set(query.entityTypes);
  const shown = entities.filter(
    ({ entityType, presence }) =>
      (types.size === 0 || types.has(entityType)) &&
      (presence === 'present' ||
        (presence === 'removed' && query.includeRemoved === true) ||
        (presence === 'absent' && query.includeAbsent === true)),
  );
  return { asOf: walk.asOf, shown, isPartial: walk.isPartial, pathTo: pathsOf(walk, query.urn) };
}

/**
 * The entities of a page, each with the way to it.
 *
 * @throws CatalogueError `LIMIT_EXCEEDED` when the ways together are too long to be held and sent.
 */
export function withPaths(
  page: readonly ReachedEntity[],
  pathTo: (entity: ReachedEntity) => readonly string[],
): LineageEntity[] {
  const length = page.reduce((sum, { hops }) => sum + hops + 1, 0);
  if (length > maxPathsLength) {
    throw new CatalogueError(
      'LIMIT_EXCEEDED',
      `count: the paths to the ${page.length} entities of the page have ${length} members, expected at most ${maxPathsLength}. Ask for fewer entities`,
    );
  }
  return page.map((reached) => {
    const { previous: _, ...entity } = reached;
    return { ...entity, path: pathTo(reached) };
  });
}

/** The entity that a column belongs to. */
export const parentOf = (column: string): string => parseUrn(column).parts[0] ?? column;

/** Columns are seldom written by themselves: one is there when its dataset is. */
async function withColumns(
  store: Store,
  entities: readonly ReachedEntity[],
  bounds: QueryBounds,
): Promise<readonly ReachedEntity[]> {
  const isUnwritten = ({ urn, presence }: ReachedEntity) =>
    presence === 'absent' && isUrn(urn, 'schemaField');
  const parents = new Set(entities.filter(isUnwritten).map(({ urn }) => parentOf(urn)));
  if (parents.size === 0) return entities;
  const entityStates = await store.entityStates([...parents], bounds);
  return entities.map((entity) =>
    isUnwritten(entity)
      ? { ...entity, presence: entityStates.get(parentOf(entity.urn)) ?? 'absent' }
      : entity,
  );
}

const walkOf = (query: LineageBounds & Pick<LineageWalk, 'urn' | 'direction'>): LineageWalk => ({
  ...query,
  maxHops: query.maxHops ?? Number.POSITIVE_INFINITY,
  maxEntities: query.maxEntities ?? defaultMaxEntities,
});

/** Follows the way back from an entity that was reached. */
function pathsOf({ entities }: LineageReach, start: string): (entity: ReachedEntity) => readonly string[] {
  return (entity) => {
    const path: string[] = [];
    for (
      let at: ReachedEntity | undefined = entity;
      at;
      at = at.previous === undefined ? undefined : entities[at.previous]
    )
      path.push(at.urn);
    return [start, ...path.reverse()];
  };
}
