import {
  degrees as allDegrees,
  type Degree,
  degreeField,
  type LineageSearch,
  type LineageSearchPage,
  type LineageSearchResult,
} from '@colophon/catalogue';
import { maxResultWindow, RequestError } from '@colophon/wire';
import type { GraphqlContext } from '../../../context.ts';
import { entityTypeOfSymbol } from '../input/entity-types.ts';
import { type IgnoredHop, takeDegrees } from './read-lineage.ts';

/** Hops that are walked for each one that counts: a pipeline has few steps between two datasets. */
const stepsPerHop = 4;

export interface CountedResult extends LineageSearchResult {
  /** Entities on the way that were not counted. */
  readonly isIgnored?: boolean;
}

export interface CountedPage extends Omit<LineageSearchPage, 'entities'> {
  readonly entities: readonly CountedResult[];
}

/**
 * Searches along lineage where some entities are no hops: what is behind them is as near as they are. All that is reached
 * is looked through, as the session counts every entity.
 */
export async function searchIgnoringHops(
  context: GraphqlContext,
  query: LineageSearch,
  ignored: readonly IgnoredHop[],
): Promise<CountedPage> {
  const { rest, degrees } = takeDegrees(query.filter);
  const wanted = new Set([...degrees].map(requireDegree));
  const isFar = wanted.size === 0 || wanted.has('3+');
  const hops = wanted.has('2') ? 2 : 1;
  const page = await context.session.searchLineage({
    ...query,
    filter: rest,
    ...(!isFar && { maxHops: Math.min(query.maxHops ?? Number.POSITIVE_INFINITY, hops * stepsPerHop) }),
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
  const shown = counted.filter(({ hops }) => wanted.size === 0 || wanted.has(degreeOf(hops)));
  return {
    ...page,
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

function requireDegree(text: string): Degree {
  const degree = allDegrees.find((known) => known === text);
  if (degree !== undefined) return degree;
  throw new RequestError(
    'INVALID_REQUEST',
    `input.orFilters: expected a ${degreeField} of ${allDegrees.join(', ')}, got ${JSON.stringify(text)}`,
  );
}

/** Tells which of the entities are no hops. */
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
