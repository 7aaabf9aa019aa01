import { describeUrn } from './describe-urn.ts';
import { isKeyAspect } from './key-aspect.ts';
import type { LogEntry } from './read-log.ts';

/** An entity of the catalogue, as far as the log tells. */
export interface KnownEntity {
  readonly urn: string;
  readonly type: string;
  readonly name: string;
  /** Offset of the latest change to it. */
  readonly latest: number;
  /** It is marked as removed: it is kept, and search does not show it. */
  readonly isRemoved: boolean;
}

/** The aspects that hold the name of an entity. */
const NAMING = /(?:Properties|Info)$/;

/**
 * The entities that are there after some changes, by their urns: the log folded up, which is what every projection of
 * the catalogue is. What is given is left as it is.
 */
export function foldLog(
  entities: ReadonlyMap<string, KnownEntity>,
  entries: readonly LogEntry[],
): Map<string, KnownEntity> {
  const folded = new Map(entities);
  for (const { urn, entityType, aspect, changeType, value, offset } of entries) {
    // The key goes last: by it a reader of the log knows that the entity is gone.
    if (changeType === 'DELETE' && isKeyAspect(aspect, entityType)) {
      folded.delete(urn);
      continue;
    }
    const known = folded.get(urn);
    folded.set(urn, {
      urn,
      type: entityType,
      name: (NAMING.test(aspect) && nameIn(value)) || (known?.name ?? describeUrn(urn).name),
      latest: offset,
      isRemoved: aspect === 'status' ? value?.removed === true : (known?.isRemoved ?? false),
    });
  }
  return folded;
}

function nameIn({ displayName, name, title }: Readonly<Record<string, unknown>> = {}): string {
  return [displayName, name, title].find((each): each is string => typeof each === 'string') ?? '';
}

/** Entities of one type. */
export interface EntityGroup {
  readonly type: string;
  readonly entities: readonly KnownEntity[];
}

/** The entities by their types; the newest first, and so are the types. */
export function groupByType(entities: Iterable<KnownEntity>): EntityGroup[] {
  const newestFirst = [...entities].sort((a, b) => b.latest - a.latest);
  return [...Map.groupBy(newestFirst, ({ type }) => type)].map(([type, group]) => ({
    type,
    entities: group,
  }));
}
