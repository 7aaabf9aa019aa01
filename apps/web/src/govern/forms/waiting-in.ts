import type { WaitingFormsQuery } from '../../../gen/govern/forms/waiting.ts';
import { countsOf } from './form-counts.ts';

/** A form that the reader has not filled in for every asset. */
export interface WaitingForm {
  readonly urn: string;
  readonly name: string;
  /** Assets for which it is open. */
  readonly open: number;
  /** True where only the reader's own assets are meant; otherwise the reader is asked about all that have the form. */
  readonly isOfOwned: boolean;
}

/** The forms that wait for the reader: those of own assets, and those that name the reader. Most open ones first. */
export function waitingIn({ owned, all }: WaitingFormsQuery): readonly WaitingForm[] {
  const waiting = new Map<string, WaitingForm>();
  for (const isOfOwned of [false, true]) {
    const facets = (isOfOwned ? owned : all)?.facets ?? [];
    for (const { entity } of facets.flatMap(({ aggregations }) => aggregations)) {
      if (!entity || !('info' in entity) || waiting.has(entity.urn)) continue;
      const { urn, info } = entity;
      if (isOfOwned ? !info.actors.owners : !info.actors.isAssignedToMe) continue;
      const { assigned, done } = countsOf(facets, urn, info.type);
      if (assigned > done) waiting.set(urn, { urn, name: info.name, open: assigned - done, isOfOwned });
    }
  }
  return [...waiting.values()].sort((a, b) => b.open - a.open || a.name.localeCompare(b.name));
}
