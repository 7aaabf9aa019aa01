import type { Colours } from './colours.ts';
import type { Steps } from './create-graph.ts';
import { drawGroup, drawNode, signWidth } from './draw-node.ts';
import { type Box, type Layout, nodeWidth, type PlacedEdge, visibleNodes } from './layout.ts';

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
  /** The other end of the path that is highlighted. */
  readonly pinned: string | undefined;
  /** What stays as it is while the rest steps back; undefined where nothing does. */
  readonly highlighted: ReadonlySet<string> | undefined;
  /** The column that is followed. */
  readonly column: { readonly urn: string; readonly path: string } | undefined;
}

/** Below this, curves cannot be told from lines. */
const curvesFrom = 0.2;

/** The part of the drawing that is in a window. */
export const boxOf = ({ x, y, k }: View, width: number, height: number): Box => ({
  left: -x / k,
  top: -y / k,
  right: (width - x) / k,
  bottom: (height - y) / k,
});

/** Edges that are drawn with one stroke: one for each would take most of the time of a picture, and one for all would not pause. */
const edgesPerStroke = 300;
/** Nodes that are drawn before a pause. */
const nodesPerStep = 40;

/** Draws what is in view, and nothing else. */
export function* draw(
  context: OffscreenCanvasRenderingContext2D,
  { layout, root, selected, pinned, highlighted, column }: Drawn,
  view: View,
  colours: Colours,
  { width, height, ratio }: { readonly width: number; readonly height: number; readonly ratio: number },
): Steps<void> {
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.clearRect(0, 0, width * ratio, height * ratio);
  context.setTransform(view.k * ratio, 0, 0, view.k * ratio, view.x * ratio, view.y * ratio);
  const box = boxOf(view, width, height);
  const isStrong = ({ from, to }: PlacedEdge) =>
    highlighted
      ? highlighted.has(from.entity.urn) && highlighted.has(to.entity.urn)
      : selected !== undefined && (from.entity.urn === selected || to.entity.urn === selected);
  const hasColumns = layout.columnEdges.length > 0;
  const strong: PlacedEdge[] = [];
  const weak: PlacedEdge[] = [];
  // While a column is followed, only its own edges are drawn.
  for (const edge of column ? [] : layout.edges)
    if (reaches(edge, box)) (!hasColumns && isStrong(edge) ? strong : weak).push(edge);
  context.lineWidth = 1.2 / Math.max(view.k, 0.3);
  yield* strokeEdges(context, weak, colours.rule, view.k);
  if (hasColumns)
    yield* strokeEdges(
      context,
      layout.columnEdges.filter((edge) => reaches(edge, box)),
      colours.edge,
      view.k,
    );
  context.lineWidth *= 1.6;
  yield* strokeEdges(context, strong, colours.rubric, view.k);
  if (hasColumns && column)
    yield* strokeEdges(
      context,
      layout.columnEdges.filter(({ edge: { from, to } }) =>
        [from, to].some(({ urn, path }) => urn === column.urn && path === column.path),
      ),
      colours.rubric,
      view.k,
    );
  for (const each of layout.columns) {
    if (each.x + nodeWidth + signWidth < box.left || each.x - signWidth > box.right) continue;
    for (const group of each.groups)
      if (group.bottom >= box.top && group.top <= box.bottom) drawGroup(context, group, colours, view.k);
    for (const [place, node] of visibleNodes(each, box).entries()) {
      if (place % nodesPerStep === 0) yield;
      const { urn } = node.entity;
      context.globalAlpha = highlighted && !highlighted.has(urn) ? 0.35 : 1;
      drawNode(context, node, colours, view.k, {
        isRoot: urn === root,
        isSelected: urn === selected,
        isPinned: urn === pinned,
        column: column?.urn === urn ? column.path : undefined,
      });
    }
    context.globalAlpha = 1;
  }
}

function reaches({ from, to, startY, endY }: PlacedEdge, box: Box): boolean {
  const [left, right] = from.x < to.x ? [from.x, to.x] : [to.x, from.x];
  const [top, bottom] = startY < endY ? [startY, endY] : [endY, startY];
  return right + nodeWidth >= box.left && left <= box.right && bottom >= box.top && top <= box.bottom;
}

function* strokeEdges(
  context: OffscreenCanvasRenderingContext2D,
  edges: readonly PlacedEdge[],
  colour: string,
  scale: number,
): Steps<void> {
  for (let start = 0; start < edges.length; start += edgesPerStroke) {
    yield;
    context.strokeStyle = colour;
    context.beginPath();
    for (const edge of edges.slice(start, start + edgesPerStroke)) tracePath(context, edge, scale);
    context.stroke();
  }
}

function tracePath(
  context: OffscreenCanvasRenderingContext2D,
  { from, to, startY, endY }: PlacedEdge,
  scale: number,
): void {
  const [startX, endX] = [from.x + nodeWidth, to.x];
  context.moveTo(startX, startY);
  if (scale < curvesFrom) {
    context.lineTo(endX, endY);
    return;
  }
  const bend = Math.max(40, Math.abs(endX - startX) / 2);
  context.bezierCurveTo(startX + bend, startY, endX - bend, endY, endX, endY);
}
