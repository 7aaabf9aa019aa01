import {
  degrees as allDegrees,
  type Degree,
  degreeField,
  type LineageSearch,
  type LineageSearchPage,
  type LineageSearchResult,
} from '@colophon/catalogue';
import { maxResultWindow } from '@colophon/wire';
import type { GraphqlContext } from '../../../context.ts';
import { entityTypeOfSymbol } from '../input/entity-types.ts';
import { hopsFor, type IgnoredHop, takeDegrees } from './read-lineage.ts';

/** Hops that are walked for each one that counts: a pipeline has few steps between two datasets. */
const stepsPerHop = 4;

export interface CountedResult extends LineageSearchResult {
  /** True when the entity itself does not count as a hop. */
  readonly isIgnored?: boolean;
}

export interface CountedPage extends Omit<LineageSearchPage, 'entities'> {
  readonly entities: readonly CountedResult[];
}

/**
 * Searches along lineage where some entities do not count as hops, so that what follows them is as near as they are. The
 * session counts every entity: everything it reaches is read, and its hops are counted again.
 */
export async function searchIgnoringHops(
  context: GraphqlContext,
  query: LineageSearch,
  ignored: readonly IgnoredHop[],
): Promise<CountedPage> {
  const { rest, wanted } = takeDegrees(query.filter);
  const maxHops = Math.min(query.maxHops ?? Number.POSITIVE_INFINITY, hopsFor(wanted) * stepsPerHop);
  const page = await context.session.searchLineage({
    ...query,
    filter: rest,
    ...(Number.isFinite(maxHops) && { maxHops }),
    start: 0,
    count: maxResultWindow,
  });
  const isIgnored = await ignoring(
    context,
    page.entities.flatMap(({ path }) => path),
    ignored,
  );
  const counted = page.entities.map((entity): CountedResult => {
    const between = entity.path.slice(1, -1).filter(isIgnored).length;
    return { ...entity, hops: entity.hops - between, isIgnored: isIgnored(entity.urn) };
  });
  const shown = counted.filter(({ hops }) => wanted.has(degreeOf(hops)));
  return {
    ...page,
    isPartial: page.isPartial || page.total > page.entities.length,
    total: shown.length,
    entities: shown.slice(query.start, query.start + query.count),
    facets: [...page.facets.filter(({ field }) => field !== degreeField), degreesOf(shown)],
  };
}

const degreeOf = (hops: number): Degree => (hops >= 3 ? '3+' : hops === 2 ? '2' : '1');

function degreesOf(entities: readonly CountedResult[]) {
  const counts = Map.groupBy(entities, ({ hops }) => degreeOf(hops));
  return {
    field: degreeField,
    counts: allDegrees.flatMap((value) => {
      const count = counts.get(value)?.length;
      return count === undefined ? [] : [{ value, count }];
    }),
  };
}

/** Tests which entities do not count as hops. */
async function ignoring(
  { aspects, registry }: GraphqlContext,
  urns: readonly string[],
  ignored: readonly IgnoredHop[],
): Promise<(urn: string) => boolean> {
  const byType = new Map(
    ignored.map(({ entityType, platforms }) => [
      entityTypeOfSymbol(entityType, 'input.lineageFlags.ignoreAsHops'),
      platforms ?? [],
    ]),
  );
  const found = new Set<string>();
  await Promise.all(
    [...new Set(urns)].map(async (urn) => {
      const type = /^urn:li:([^:]+):/.exec(urn)?.[1] ?? '';
      const platforms = byType.get(type);
      if (!platforms) return;
      if (platforms.length === 0 || platforms.some((platform) => urn.includes(`(${platform},`)))
        found.add(urn);
      else if (registry.aspectOf(type, 'dataPlatformInstance')) {
        const instance = await aspects.load(urn, 'dataPlatformInstance');
        if (platforms.includes(String(instance?.platform))) found.add(urn);
      }
    }),
  );
  return (urn) => found.has(urn);
}
