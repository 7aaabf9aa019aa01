import { updateLineageMutation } from '../../../../gen/entity/lineage/edit/edit-lineage.ts';
import { sent } from '../../../edit/edit.ts';
import type { ForeseenEdit } from '../../../edit/label-edits.ts';
import { lineageTexts } from '../../../texts/lineage.ts';
import type { Direction, Named } from '../graph/graph.ts';

/** Types of the upstreams that the server stores by hand, by the type of the downstream. */
const upstreamTypes: Readonly<Record<string, readonly string[]>> = {
  dataset: ['dataset', 'dataJob'],
  chart: ['dataset', 'chart'],
  dashboard: ['dataset', 'chart'],
  dataJob: ['dataset', 'dataJob'],
};

/** Types that can be put to a side of an entity by hand. */
export const typesFor = (entityType: string, direction: Direction): readonly string[] =>
  direction === 'upstream'
    ? (upstreamTypes[entityType] ?? [])
    : Object.keys(upstreamTypes).filter((type) => upstreamTypes[type]?.includes(entityType));

export const canBeJoined = (entityType: string, direction: Direction, other: string): boolean =>
  typesFor(entityType, direction).includes(other);

/** Adds an edge, or removes one; what takes it back is the opposite. */
export function lineageEdit(
  { urn }: Pick<Named, 'urn'>,
  direction: Direction,
  other: Named,
  isAdded: boolean,
): ForeseenEdit {
  const edge =
    direction === 'upstream'
      ? { downstreamUrn: urn, upstreamUrn: other.urn }
      : { downstreamUrn: other.urn, upstreamUrn: urn };
  const add = sent(updateLineageMutation, { input: { edgesToAdd: [edge], edgesToRemove: [] } });
  const remove = sent(updateLineageMutation, { input: { edgesToAdd: [], edgesToRemove: [edge] } });
  return {
    edit: {
      urn,
      label: isAdded ? lineageTexts.added(other.name) : lineageTexts.removed(other.name),
      apply: isAdded ? add : remove,
      revert: isAdded ? remove : add,
    },
    // Nothing of it is in the head of a page.
    foresee: (head) => head,
  };
}
