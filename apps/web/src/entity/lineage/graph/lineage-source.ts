import {
  degreesQuery,
  type NeighboursQuery,
  neighboursQuery,
} from '../../../../gen/entity/lineage/graph/neighbours.ts';
import { request } from '../../../data/request.ts';
import { entityOf } from './entity-of.ts';
import { type Degrees, type Neighbours, sideOf } from './graph.ts';
import { type LineageSource, urnsByDirection } from './reader.ts';

interface Counted {
  readonly total: number | null;
  readonly filtered: number | null;
}

/** Lineage as the server has it, of edges that were seen in a range of time. */
export const lineageSource = (times: { readonly from?: number; readonly to?: number }): LineageSource => ({
  async neighbours(sides, count, signal) {
    const found = new Map<string, Neighbours>();
    for (const [direction, parts] of urnsByDirection(sides)) {
      const urns = parts.map(({ urn }) => urn);
      const symbol = direction === 'upstream' ? ('UPSTREAM' as const) : ('DOWNSTREAM' as const);
      const { entities } = await request(
        neighboursQuery,
        { urns, direction: symbol, count, ...times },
        signal,
      );
      for (const entity of entities ?? [])
        if (entity) found.set(sideOf(entity.urn, direction), neighboursIn(entity));
    }
    return found;
  },
  async degrees(urns, signal) {
    const { entities } = await request(degreesQuery, { urns: [...urns], ...times }, signal);
    return new Map(
      (entities ?? []).flatMap((entity): [string, Degrees][] =>
        entity && 'upstream' in entity
          ? [[entity.urn, { upstream: totalOf(entity.upstream), downstream: totalOf(entity.downstream) }]]
          : [],
      ),
    );
  },
});

const totalOf = (lineage: Counted | null): number => (lineage?.total ?? 0) - (lineage?.filtered ?? 0);

type Answered = NonNullable<NonNullable<NeighboursQuery['entities']>[number]>;

function neighboursIn(entity: Answered): Neighbours {
  const lineage = 'lineage' in entity ? entity.lineage : null;
  return {
    total: totalOf(lineage),
    entities: (lineage?.relationships ?? []).flatMap(({ entity: other }) => (other ? [entityOf(other)] : [])),
  };
}
