import type { Colophon } from '@colophon/sdk';
import type { PipelineContext } from '../definitions/action.ts';
import type { EntityChangeEvent } from '../definitions/event.ts';
import { type LabelKind, type LabelUse, labelStep, usesOf } from './label.ts';
import { nextOrigin, type Origin } from './origin.ts';

export interface LabelPropagation {
  readonly kind: LabelKind;
  /** Hops from where somebody put the label. */
  readonly maxDepth: number;
}

/** URN that the attribution of what a pipeline passes on names as its source. */
export const sourceOf = (pipelineName: string): string => `urn:li:dataHubAction:${pipelineName}`;

/**
 * Passes a label that was added on to what is made from the entity, one hop at a time: each hop is a change with an event,
 * which leads to the next. A label that was removed is removed there again, where this pipeline put it and nothing else that
 * it is made from has it.
 */
export async function propagateLabel(
  { catalogue, pipelineName, now }: PipelineContext,
  { kind, maxDepth }: LabelPropagation,
  { entityUrn, operation, modifier: label, auditStamp }: EntityChangeEvent,
): Promise<void> {
  if (label === undefined) return;
  const source = sourceOf(pipelineName);
  const isOurs = ({ attribution }: LabelUse) => attribution?.source === source;
  const uses = await usesOf(catalogue, kind, entityUrn, label);
  const put = async (urn: string, from: Origin) => {
    const { entity, step } = labelStep('add', kind, urn, label, {
      time: now(),
      actor: auditStamp.actor,
      source,
      sourceDetail: from,
    });
    await catalogue.patch(entity, [step]);
  };
  // What counts is what the entity has now: the event may be an older one.
  if (operation === 'ADD' && uses.length > 0) {
    const from = nextHop(entityUrn, uses, isOurs, auditStamp);
    if (Number(from.propagation_depth) > maxDepth) return;
    for (const urn of await neighbours(catalogue, entityUrn, 'DOWNSTREAM')) {
      if (urn === from.origin || (await usesOf(catalogue, kind, urn, label)).length > 0) continue;
      await put(urn, from);
    }
  }
  if (operation === 'REMOVE' && uses.length === 0) {
    for (const urn of await neighbours(catalogue, entityUrn, 'DOWNSTREAM')) {
      const own = (await usesOf(catalogue, kind, urn, label)).find(isOurs);
      if (!own) continue;
      const { origin, via } = own.attribution?.sourceDetail ?? {};
      if (via !== entityUrn && origin !== entityUrn) continue;
      const other = await otherUpstream(
        catalogue,
        kind,
        urn,
        label,
        (use) => isOurs(use) && originOf(use) === origin,
      );
      if (other) {
        // From now on it is there because of the other one.
        await put(urn, nextHop(other.urn, other.uses, isOurs, auditStamp));
        continue;
      }
      const { entity, step } = labelStep('remove', kind, urn, label, { source });
      await catalogue.patch(entity, [step]);
    }
  }
}

/** The origin of a label one hop behind an entity that has it. */
function nextHop(
  via: string,
  uses: readonly LabelUse[],
  isOurs: (use: LabelUse) => boolean,
  stamp: EntityChangeEvent['auditStamp'],
): Origin {
  // What somebody put there starts here, even if it was passed on to there, too.
  const detail = uses.every(isOurs) ? uses[0]?.attribution?.sourceDetail : undefined;
  return nextOrigin(via, detail, stamp, { relationship: 'lineage', direction: 'down' });
}

const originOf = ({ attribution }: LabelUse) => attribution?.sourceDetail?.origin;

/**
 * Something else that an entity is made from and that has the label; not one that has it from where it was removed: that may
 * be a circle.
 */
async function otherUpstream(
  catalogue: Colophon,
  kind: LabelKind,
  urn: string,
  label: string,
  isFromThere: (use: LabelUse) => boolean,
): Promise<{ readonly urn: string; readonly uses: readonly LabelUse[] } | undefined> {
  for (const upstream of await neighbours(catalogue, urn, 'UPSTREAM')) {
    const uses = (await usesOf(catalogue, kind, upstream, label)).filter((use) => !isFromThere(use));
    if (uses.length > 0) return { urn: upstream, uses };
  }
  return undefined;
}

/** Direct neighbours along lineage; of a column, along the lineage of columns. */
export async function neighbours(
  { lineage }: Colophon,
  urn: string,
  direction: 'UPSTREAM' | 'DOWNSTREAM',
): Promise<readonly string[]> {
  const found: string[] = [];
  for await (const { urn: next } of lineage.scroll(urn, { direction, maxHops: 1 }))
    if (next !== urn) found.push(next);
  return found;
}
