import { isUrn, type JsonObject } from '@colophon/schema';
import { systemActor } from '../proposal.ts';
import type { WorkingState } from '../write/working-state.ts';
import type { AppliedWrite, Effect, ReadKey } from './effect.ts';
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

  readSet({ urn, value, patch, aspect, proposal, rollback }, { state }) {
    if (proposal.changeType === 'DELETE' || rollback) {
      const known = stringsAt(state.latest({ urn, aspect: siblingsAspect })?.value ?? {}, 'siblings');
      const upstreams = aspect.name === lineageAspect ? upstreamsIn(value) : [];
      return [
        ...[urn, ...known].flatMap(causesOf),
        ...[urn, ...known, ...upstreams, ...upstreamsOf(state, urn)].map(siblingsOf),
      ];
    }
    const isLineage = aspect.name === lineageAspect;
    if (!isDbt(urn) && !isLineage) return [];
    const given = isLineage && !patch ? upstreamsIn(value) : urnsIn(patch?.operations);
    const stored = upstreamsOf(state, urn);
    const others = new Set([...given, ...stored].filter((upstream) => isDbt(upstream) !== isDbt(urn)));
    const keys = isDbt(urn) ? causesOf(urn) : [];
    if (others.size === 0) return keys;
    return [...keys, ...[urn, ...others].map(siblingsOf)];
  },

  applied(value, write) {
    const { state, checked, rollback, put } = write;
    const { urn, aspect } = checked;
    if (!isDbt(urn) && aspect.name !== lineageAspect) return;
    const upstreams = aspect.name === lineageAspect ? upstreamsIn(value) : upstreamsOf(state, urn);
    const other = impliedBy(state, urn, upstreams);
    if (rollback?.restored) separate(write, other, rollback.restored.created.time);
    if (other === undefined) return;
    if ([urn, other].some((one) => state.latest({ urn: one, aspect: siblingsAspect }))) return;
    put(urn, siblingsAspect, { siblings: [other], primary: isDbt(urn) });
    put(other, siblingsAspect, { siblings: [urn], primary: isDbt(other) });
  },

  deleted(_, write) {
    const { urn, aspect } = write.checked;
    if (isDbt(urn) || aspect.name === lineageAspect) separate(write, undefined, 0);
  },
};

/**
 * Removes the siblings that followed from a value that is gone: those that the catalogue has written since, unless the
 * present values of either make them siblings, too.
 */
function separate(
  { state, checked: { urn }, remove }: AppliedWrite,
  other: string | undefined,
  since: number,
): void {
  const own = state.latest({ urn, aspect: siblingsAspect });
  const sibling = own && onlyOne(stringsAt(own.value, 'siblings'));
  if (!own || sibling === undefined || sibling === other || impliedBy(state, sibling) === urn) return;
  for (const [one, its] of [
    [urn, sibling],
    [sibling, urn],
  ] as const) {
    const row = state.latest({ urn: one, aspect: siblingsAspect });
    const isDerived = row?.created.actor === systemActor && row.created.time >= since;
    if (isDerived && onlyOne(stringsAt(row.value, 'siblings')) === its) remove(one, siblingsAspect);
  }
}

const causesOf = (urn: string): ReadKey[] =>
  [subTypesAspect, lineageAspect].map((aspect) => ({ urn, aspect }));

const siblingsOf = (urn: string): ReadKey => ({ urn, aspect: siblingsAspect, isChanged: true });

/** The dataset that the aspects of another one make its sibling. */
const impliedBy = (
  state: WorkingState,
  urn: string,
  upstreams: readonly string[] = upstreamsOf(state, urn),
): string | undefined => (isDbt(urn) ? sourceOf(state, urn, upstreams) : onlyOne(upstreams.filter(isDbt)));

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
