import type { Point } from './layout-graph.ts';

/** Length and half the width of an arrow's head. */
const HEAD = 7;
const HALF = 3;

/** The line of an arrow as a path, and its head as the points of a polygon. */
export interface ArrowShape {
  line: string;
  head: string;
}

/** An arrow along these points: its corners are rounded, and its line ends where the head begins. */
export function shapeArrow(points: readonly Point[]): ArrowShape {
  const [first, ...rest] = points;
  const tip = rest.at(-1);
  const before = points.at(-2);
  if (!first || !tip || !before) return { line: '', head: '' };
  const length = Math.hypot(tip.x - before.x, tip.y - before.y) || 1;
  const [dx, dy] = [(tip.x - before.x) / length, (tip.y - before.y) / length];
  const neck = { x: tip.x - dx * HEAD, y: tip.y - dy * HEAD };
  const corners = rest.slice(0, -1);
  const line = corners.map((corner, index) => {
    const next = corners[index + 1];
    const end = next ? { x: (corner.x + next.x) / 2, y: (corner.y + next.y) / 2 } : neck;
    return `Q${at(corner)} ${at(end)}`;
  });
  const head = [
    tip,
    { x: neck.x - dy * HALF, y: neck.y + dx * HALF },
    { x: neck.x + dy * HALF, y: neck.y - dx * HALF },
  ];
  return {
    line: `M${at(first)}${line.length > 0 ? line.join('') : `L${at(neck)}`}`,
    head: head.map(at).join(' '),
  };
}

function at({ x, y }: Point): string {
  return `${Math.round(x * 10) / 10},${Math.round(y * 10) / 10}`;
}
