import type { CardPartsFragment } from '../../../gen/types.ts';

/** An entity that is chosen, as it was when it was chosen. */
export interface Target {
  readonly urn: string;
  readonly card: CardPartsFragment;
}

/** Chosen entities by URN, in the order in which they were chosen. */
export type Selection = ReadonlyMap<string, Target>;

export const none: Selection = new Map();

/** The selection with further entities. */
export const withTargets = (selection: Selection, targets: readonly Target[]): Selection =>
  new Map([...selection, ...targets.map((target) => [target.urn, target] as const)]);

/** The selection without some of them. */
export function withoutTargets(selection: Selection, targets: readonly Target[]): Selection {
  const left = new Map(selection);
  for (const { urn } of targets) left.delete(urn);
  return left;
}

/** The entity is chosen, or no longer. */
export const toggle = (selection: Selection, target: Target): Selection =>
  selection.has(target.urn) ? withoutTargets(selection, [target]) : withTargets(selection, [target]);

/** Everything of a list from one entity to another, in whichever order: it all becomes what the last one becomes. */
export function toggleRange(
  selection: Selection,
  listed: readonly Target[],
  from: string,
  to: string,
): Selection {
  const places = [from, to].map((urn) => listed.findIndex((target) => target.urn === urn));
  const [first = -1, last = -1] = places.toSorted((a, b) => a - b);
  const target = listed[places[1] ?? -1];
  if (first < 0) return target ? toggle(selection, target) : selection;
  const range = listed.slice(first, last + 1);
  return selection.has(to) ? withoutTargets(selection, range) : withTargets(selection, range);
}

/** The labels that some of the chosen have, with how many have each, the most frequent first. */
export function labelsOf(
  selection: Selection,
  kind: 'tags' | 'terms' | 'owners',
): readonly { readonly urn: string; readonly name: string; readonly count: number }[] {
  const labels = new Map<string, { urn: string; name: string; count: number }>();
  for (const { card } of selection.values())
    for (const { urn, card: label } of card[kind]) {
      const known = labels.get(urn) ?? { urn, name: label.name, count: 0 };
      labels.set(urn, { ...known, count: known.count + 1 });
    }
  return [...labels.values()].toSorted((a, b) => b.count - a.count);
}
