import { number } from '../../../texts/format.ts';
import { presentationOf } from '../../presentations.ts';
import type { Colours } from './colours.ts';
import type { Direction } from './graph.ts';
import {
  type Box,
  type Layout,
  nodeHeight,
  nodeWidth,
  type PlacedEdge,
  type PlacedNode,
  visibleNodes,
} from './layout.ts';

/** How the drawing lies under the window: moved, then enlarged. */
export interface View {
  readonly x: number;
  readonly y: number;
  readonly k: number;
}

export interface Drawn {
  readonly layout: Layout;
  readonly root: string;
  readonly selected: string | undefined;
  /** What is on the way between two entities; the rest steps back while there are some. */
  readonly highlighted: ReadonlySet<string>;
}

/** Below this, words cannot be read and are not drawn. */
const wordsFrom = 0.45;
/** Below this, curves cannot be told from lines. */
const curvesFrom = 0.2;
/** Width of the sign at the side of a node that has more neighbours. */
export const signWidth = 34;
const signHeight = 20;

/** The part of the drawing that is in a window. */
export const boxOf = ({ x, y, k }: View, width: number, height: number): Box => ({
  left: -x / k,
  top: -y / k,
  right: (width - x) / k,
  bottom: (height - y) / k,
});

/** Draws what is in view, and nothing else. */
export function draw(
  context: CanvasRenderingContext2D,
  { layout, root, selected, highlighted }: Drawn,
  view: View,
  colours: Colours,
  { width, height, ratio }: { readonly width: number; readonly height: number; readonly ratio: number },
): void {
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.clearRect(0, 0, width * ratio, height * ratio);
  context.setTransform(view.k * ratio, 0, 0, view.k * ratio, view.x * ratio, view.y * ratio);
  const box = boxOf(view, width, height);
  const isNear = ({ from, to }: PlacedEdge) =>
    selected !== undefined && (from.entity.urn === selected || to.entity.urn === selected);
  const isLit = ({ from, to }: PlacedEdge) =>
    highlighted.has(from.entity.urn) && highlighted.has(to.entity.urn);
  const visible = layout.edges.filter((edge) => reaches(edge, box));
  const [strong, weak] = [
    visible.filter((edge) => isLit(edge) || (highlighted.size === 0 && isNear(edge))),
    visible.filter((edge) => !isLit(edge) && !(highlighted.size === 0 && isNear(edge))),
  ];
  context.lineWidth = 1.2 / Math.max(view.k, 0.3);
  strokeEdges(context, weak, colours.rule, view.k);
  context.lineWidth *= 1.6;
  strokeEdges(context, strong, colours.rubric, view.k);
  for (const column of layout.columns) {
    if (column.x + nodeWidth + signWidth < box.left || column.x - signWidth > box.right) continue;
    for (const node of visibleNodes(column, box)) {
      const { urn } = node.entity;
      context.globalAlpha = highlighted.size > 0 && !highlighted.has(urn) ? 0.35 : 1;
      drawNode(context, node, colours, view.k, { isRoot: urn === root, isSelected: urn === selected });
    }
  }
  context.globalAlpha = 1;
}

function reaches({ from, to }: PlacedEdge, box: Box): boolean {
  const [left, right] = from.x < to.x ? [from.x, to.x] : [to.x, from.x];
  const [top, bottom] = from.y < to.y ? [from.y, to.y] : [to.y, from.y];
  return (
    right + nodeWidth >= box.left && left <= box.right && bottom + nodeHeight >= box.top && top <= box.bottom
  );
}

/** All at once: a stroke for each would take most of the time of a picture. */
function strokeEdges(
  context: CanvasRenderingContext2D,
  edges: readonly PlacedEdge[],
  colour: string,
  scale: number,
): void {
  if (edges.length === 0) return;
  context.strokeStyle = colour;
  context.beginPath();
  for (const { from, to } of edges) {
    const [startX, startY] = [from.x + nodeWidth, from.y + nodeHeight / 2];
    const [endX, endY] = [to.x, to.y + nodeHeight / 2];
    context.moveTo(startX, startY);
    if (scale < curvesFrom) context.lineTo(endX, endY);
    else {
      const bend = Math.max(40, Math.abs(endX - startX) / 2);
      context.bezierCurveTo(startX + bend, startY, endX - bend, endY, endX, endY);
    }
  }
  context.stroke();
}

function drawNode(
  context: CanvasRenderingContext2D,
  node: PlacedNode,
  colours: Colours,
  scale: number,
  { isRoot, isSelected }: { readonly isRoot: boolean; readonly isSelected: boolean },
): void {
  const { x, y, entity } = node;
  context.fillStyle = isSelected ? colours.mark : isRoot ? colours.shade : colours.paper;
  context.fillRect(x, y, nodeWidth, nodeHeight);
  context.lineWidth = (isSelected || isRoot ? 2 : 1) / Math.max(scale, 0.5);
  context.strokeStyle = isSelected ? colours.rubric : isRoot ? colours.ink : colours.edge;
  context.strokeRect(x, y, nodeWidth, nodeHeight);
  if (scale < wordsFrom) return;
  context.textBaseline = 'middle';
  context.textAlign = 'start';
  context.fillStyle = colours.ink;
  context.font = '550 14px Figtree, sans-serif';
  context.fillText(fitted(context, entity.name, nodeWidth - 20), x + 10, y + 15);
  context.fillStyle = entity.isDeprecated ? colours.rubric : colours.faint;
  context.font = '400 12px Figtree, sans-serif';
  const what = [presentationOf(entity.entityType).label, entity.place].filter(Boolean).join(' · ');
  context.fillText(fitted(context, what, nodeWidth - 20), x + 10, y + 32);
  drawSign(context, node, 'upstream', colours);
  drawSign(context, node, 'downstream', colours);
}

/** What a sign says: how many more there are, or that there may be some; nothing where there are none. */
export function signOf({ hidden, isOpen }: PlacedNode, direction: Direction): string {
  const count = hidden[direction];
  if (isOpen[direction]) return count ? `+${number(count)}` : '–';
  return count === 0 ? '' : count === undefined ? '+' : `+${number(count)}`;
}

/** Where the sign of a side is. */
export const signBox = ({ x, y }: PlacedNode, direction: Direction): Box => {
  const left = direction === 'upstream' ? x - signWidth - 4 : x + nodeWidth + 4;
  const top = y + (nodeHeight - signHeight) / 2;
  return { left, top, right: left + signWidth, bottom: top + signHeight };
};

function drawSign(
  context: CanvasRenderingContext2D,
  node: PlacedNode,
  direction: Direction,
  colours: Colours,
): void {
  const text = signOf(node, direction);
  if (text === '') return;
  const { left, top } = signBox(node, direction);
  context.fillStyle = colours.paper;
  context.fillRect(left, top, signWidth, signHeight);
  context.lineWidth = 1;
  context.strokeStyle = colours.rule;
  context.strokeRect(left, top, signWidth, signHeight);
  context.fillStyle = colours.ink;
  context.textAlign = 'center';
  context.font = '500 11px Figtree, sans-serif';
  context.fillText(text, left + signWidth / 2, top + signHeight / 2 + 0.5);
}

const widths = new Map<string, string>();
/** Texts whose fitting is remembered. */
const mostWidths = 20_000;

/** As much of a text as there is room for. */
function fitted(context: CanvasRenderingContext2D, text: string, room: number): string {
  const key = `${context.font} ${text}`;
  const known = widths.get(key);
  if (known !== undefined) return known;
  let shown = text;
  if (context.measureText(text).width > room) {
    let [low, high] = [0, text.length];
    while (low < high) {
      const middle = (low + high + 1) >>> 1;
      if (context.measureText(`${text.slice(0, middle)}…`).width <= room) low = middle;
      else high = middle - 1;
    }
    shown = `${text.slice(0, low)}…`;
  }
  if (widths.size >= mostWidths) widths.clear();
  widths.set(key, shown);
  return shown;
}
