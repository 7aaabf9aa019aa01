import type { Colophon } from '@colophon/sdk';
import type { PipelineContext } from '../definitions/action.ts';
import { typeOf, urnParts } from '../messages/names.ts';
import { documentationOf, documentationStep } from './documentation.ts';
import { nextOrigin, type Origin, type Way } from './origin.ts';
import { neighbours, sourceOf } from './propagate-label.ts';
import { siblingOf } from './sibling.ts';

/** Along what documentation is passed on. */
export type Relationship = 'upstream' | 'downstream' | 'sibling';

export interface DocumentationPropagation {
  readonly relationships: readonly Relationship[];
  /** Hops from where somebody wrote the text. */
  readonly maxDepth: number;
}

const ways: Readonly<Record<Relationship, Way>> = {
  upstream: { relationship: 'lineage', direction: 'up' },
  downstream: { relationship: 'lineage', direction: 'down' },
  sibling: { relationship: 'sibling', direction: 'all' },
};

/**
 * Passes the current documentation of a dataset or a column on to its neighbours, one hop at a time: each hop is a change
 * with an event, which leads to the next. A text without a successor is removed from where it was passed on to.
 *
 * @param stamp Who changed the documentation, and when.
 */
export async function propagateDocumentation(
  { catalogue, pipelineName, now }: PipelineContext,
  { relationships, maxDepth }: DocumentationPropagation,
  entity: string,
  stamp: { readonly actor: string; readonly time: number },
): Promise<void> {
  const source = sourceOf(pipelineName);
  // What counts is the current text: the event may be an older one.
  const { own, passedOn } = await documentationOf(catalogue, entity, source);
  const text = own ?? passedOn?.documentation;
  const detail = own === undefined ? passedOn?.attribution?.sourceDetail : undefined;
  for (const relationship of relationships) {
    const way = ways[relationship];
    // What came down the lineage doesn't go up to other branches, and the other way round.
    if (isOpposite(way.direction, detail?.propagation_direction)) continue;
    const from = nextOrigin(entity, detail, stamp, way);
    const isTooFar = Number(from.propagation_depth) > maxDepth;
    for (const urn of await targetsOf(catalogue, entity, relationship)) {
      if (text !== undefined && (isTooFar || urn === from.origin)) continue;
      const present = (await documentationOf(catalogue, urn, source)).passedOn;
      const known = present?.attribution?.sourceDetail;
      if (text === undefined) {
        if (known?.via === entity) await catalogue.patch(urn, [documentationStep(source)]);
        continue;
      }
      const isSame = present?.documentation === text && known?.origin === from.origin;
      if (isSame || !mayReplace(known, from)) continue;
      await catalogue.patch(urn, [
        documentationStep(source, {
          documentation: text,
          attribution: { time: now(), actor: stamp.actor, source, sourceDetail: from },
        }),
      ]);
    }
  }
}

const isOpposite = (direction: Way['direction'], previous: string | undefined): boolean =>
  (direction === 'up' && previous === 'down') || (direction === 'down' && previous === 'up');

/** Of two origins, the first keeps its place, unless its text came through the same entity. */
const mayReplace = (known: Readonly<Record<string, string>> | undefined, { origin, via }: Origin): boolean =>
  known === undefined || known.origin === origin || known.via === via;

/**
 * Where a text is passed on to. Along lineage, only what has a single source has its meaning: the sum of two columns is
 * described by neither.
 */
async function targetsOf(
  catalogue: Colophon,
  entity: string,
  relationship: Relationship,
): Promise<readonly string[]> {
  if (relationship === 'sibling') return siblingOf(catalogue, entity);
  const isAlike = (urn: string) =>
    typeOf(urn) === typeOf(entity) &&
    (typeOf(urn) === 'dataset' || typeOf(urnParts(urn)[0] ?? '') === 'dataset');
  const upstreamsOf = async (urn: string) => (await neighbours(catalogue, urn, 'UPSTREAM')).filter(isAlike);
  if (relationship === 'upstream') {
    const upstreams = await upstreamsOf(entity);
    return upstreams.length === 1 ? upstreams : [];
  }
  const found: string[] = [];
  for (const urn of (await neighbours(catalogue, entity, 'DOWNSTREAM')).filter(isAlike))
    if ((await upstreamsOf(urn)).length === 1) found.push(urn);
  return found;
}
