import { useQueries } from '@tanstack/react-query';
import { type NeighboursQuery, neighboursQuery } from '../../../../gen/entity/lineage/graph/neighbours.ts';
import { read } from '../../../data/query-client.ts';
import { entityOf } from './entity-of.ts';
import { type Direction, type Neighbours, type Opened, sideOf } from './graph.ts';

/** Neighbours of a side that are read at a time: as many as a reader takes in, and the rest on request. */
export const firstCount = 50;
/** The same on request. */
export const wholeCount = 1_000;

type Lineage = Extract<NonNullable<NeighboursQuery['entity']>, { readonly lineage: unknown }>['lineage'];

/** Reads the neighbours of each open side. */
export function useNeighbours(opened: Opened, counts: ReadonlyMap<string, number>) {
  const sides = [...opened].map((side) => {
    const [direction = '', ...urn] = side.split(' ');
    return { side, direction: direction as Direction, urn: urn.join(' ') };
  });
  return useQueries({
    queries: sides.map(({ side, direction, urn }) => ({
      ...read(neighboursQuery, {
        urn,
        direction: direction === 'upstream' ? ('UPSTREAM' as const) : ('DOWNSTREAM' as const),
        count: counts.get(side) ?? firstCount,
      }),
      placeholderData: (previous: NeighboursQuery | undefined) => previous,
    })),
    combine: (results) => {
      const neighbours = new Map<string, Neighbours>();
      for (const [place, { data }] of results.entries()) {
        const side = sides[place];
        if (side && data) neighbours.set(sideOf(side.urn, side.direction), neighboursIn(data, side));
      }
      const failed = results.find(({ error }) => error !== null);
      return {
        neighbours,
        isPending: results.some(({ isPending }) => isPending),
        error: failed?.error ?? null,
        retry: () => void Promise.all(results.map((each) => each.error && each.refetch())),
      };
    },
  });
}

function neighboursIn(
  { entity }: NeighboursQuery,
  { urn, direction }: { readonly urn: string; readonly direction: Direction },
): Neighbours {
  const lineage: Lineage = entity && 'lineage' in entity ? entity.lineage : null;
  return {
    urn,
    direction,
    total: lineage?.total ?? 0,
    entities: (lineage?.relationships ?? []).flatMap(({ entity: other }) => (other ? [entityOf(other)] : [])),
  };
}
