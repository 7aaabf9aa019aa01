import { type Direction, type Node, sideOf } from './graph/graph.ts';
import type { LineageState } from './lineage-state.ts';

type Sides = Pick<LineageState, 'open' | 'whole' | 'closed'>;

/**
 * Opens a side of an entity, shows the rest of one that is open in part, or closes it.
 */
export function toggledSides(
  { open, whole, closed }: Sides,
  { entity: { urn }, hidden, isOpen }: Node,
  direction: Direction,
): Sides {
  const side = sideOf(urn, direction);
  const without = (sides: readonly string[]) => sides.filter((each) => each !== side);
  const others = { open: without(open), whole: without(whole), closed: without(closed) };
  if (!isOpen[direction]) return { ...others, open: [...others.open, side] };
  // What is hidden although everything was asked for cannot be shown.
  if (hidden[direction] && !whole.includes(side)) return { ...others, whole: [...others.whole, side] };
  return { ...others, closed: [...others.closed, side] };
}

/** The entities whose columns are shown, with one of them more or less. */
export const toggledColumns = ({ columns }: Pick<LineageState, 'columns'>, urn: string): readonly string[] =>
  columns.includes(urn) ? columns.filter((each) => each !== urn) : [...columns, urn];
