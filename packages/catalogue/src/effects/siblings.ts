import { isUrn, type JsonObject } from '@colophon/schema';
import type { WorkingState } from '../write/working-state.ts';
import type { Effect, ReadKey } from './effect.ts';
import { objectsAt, stringsAt } from './json-values.ts';

const dbtDatasets = 'urn:li:dataset:(urn:li:dataPlatform:dbt,';
const lineageAspect = 'upstreamLineage';
const subTypesAspect = 'subTypes';
const siblingsAspect = 'siblings';

/**
 * What dbt knows and what the warehouse knows of a table are siblings: a source of dbt and the one table that it
 * stands for, or a table and the one model of dbt that makes it. Where either has siblings already, they stay.
 */
export const siblingsEffect: Effect = {
  aspects: [lineageAspect, subTypesAspect],
  entity: 'dataset',

  readSet({ urn, value, patch, aspect }, { state }) {
    const isLineage = aspect.name === lineageAspect;
    if (!isDbt(urn) && !isLineage) return [];
    const given = isLineage && !patch ? upstreamsIn(value) : urnsIn(patch?.operations);
    const stored = upstreamsOf(state, urn);
    const others = new Set([...given, ...stored].filter((upstream) => isDbt(upstream) !== isDbt(urn)));
    const keys: ReadKey[] = isDbt(urn)
      ? [
          { urn, aspect: subTypesAspect },
          { urn, aspect: lineageAspect },
        ]
      : [];
    if (others.size === 0) return keys;
    const both = [urn, ...others].map((one) => ({ urn: one, aspect: siblingsAspect, isChanged: true }));
    return [...keys, ...both];
  },

  applied(value, { state, checked: { urn, aspect }, put }) {
    if (!isDbt(urn) && aspect.name !== lineageAspect) return;
    const upstreams = aspect.name === lineageAspect ? upstreamsIn(value) : upstreamsOf(state, urn);
    const other = isDbt(urn) ? sourceOf(state, urn, upstreams) : onlyOne(upstreams.filter(isDbt));
    if (other === undefined) return;
    if ([urn, other].some((one) => state.latest({ urn: one, aspect: siblingsAspect }))) return;
    put(urn, siblingsAspect, { siblings: [other], primary: isDbt(urn) });
    put(other, siblingsAspect, { siblings: [urn], primary: isDbt(other) });
  },
};

/** The table for which a source of dbt stands. */
function sourceOf(state: WorkingState, urn: string, upstreams: readonly string[]): string | undefined {
  const subTypes = state.latest({ urn, aspect: subTypesAspect })?.value ?? {};
  const isSource = stringsAt(subTypes, 'typeNames').some((name) => name.toLowerCase() === 'source');
  const only = isSource ? onlyOne(upstreams) : undefined;
  return only !== undefined && !isDbt(only) ? only : undefined;
}

const onlyOne = (urns: readonly string[]): string | undefined => (urns.length === 1 ? urns[0] : undefined);

const isDbt = (urn: string): boolean => urn.startsWith(dbtDatasets);

const upstreamsIn = (lineage: JsonObject): string[] => [
  ...new Set(objectsAt(lineage, 'upstreams').map(({ dataset }) => String(dataset))),
];

const upstreamsOf = (state: WorkingState, urn: string): string[] =>
  upstreamsIn(state.latest({ urn, aspect: lineageAspect })?.value ?? {});

function urnsIn(root: unknown): string[] {
  if (typeof root === 'string') return isUrn(root, 'dataset') ? [root] : [];
  return typeof root === 'object' && root !== null ? Object.values(root).flatMap(urnsIn) : [];
}
