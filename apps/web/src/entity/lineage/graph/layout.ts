import type { DrawnColumnEdge, Scene, ShownColumns } from './columns.ts';
import { itemsPerStep, type Steps } from './create-graph.ts';
import type { Entity, Graph, Node } from './graph.ts';

/** Sizes in units of the drawing: pixels where nothing is enlarged. */
export const nodeWidth = 220;
export const nodeHeight = 44;
export const rowHeight = 20;
const columnGap = 110;
const rowGap = 12;
const groupHead = 26;

export interface PlacedNode extends Node {
  /** Left and upper edge. */
  readonly x: number;
  readonly y: number;
  readonly height: number;
  readonly columns: ShownColumns | undefined;
}

/** Nodes of a column that belong together. */
export interface PlacedGroup extends Box {
  readonly name: string;
  readonly count: number;
}

/** A column holds the nodes of one hop, from the top down. */
export interface Column {
  readonly x: number;
  readonly nodes: readonly PlacedNode[];
  readonly groups: readonly PlacedGroup[];
}

export interface PlacedEdge {
  readonly from: PlacedNode;
  readonly to: PlacedNode;
  /** Heights at which it leaves and arrives. */
  readonly startY: number;
  readonly endY: number;
}

export interface Layout {
  readonly columns: readonly Column[];
  readonly nodes: ReadonlyMap<string, PlacedNode>;
  readonly edges: readonly PlacedEdge[];
  readonly columnEdges: readonly PlacedColumnEdge[];
  readonly bounds: Box;
}

export interface PlacedColumnEdge extends PlacedEdge {
  readonly edge: DrawnColumnEdge;
}

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** The name of the group that an entity belongs to. */
export type GroupOf = (entity: Entity) => string;

/**
 * Places each hop as a column, data flowing to the right. Within a column, a node is as near as possible to those that it is
 * connected with nearer to the middle, which were placed before it: so edges cross seldom, and nothing that was placed
 * moves to another order when a column is added.
 */
export function* layOut({ graph, columns, columnEdges }: Scene, groupOf?: GroupOf): Steps<Layout> {
  const byHop = Map.groupBy(graph.nodes.values(), ({ hop }) => hop);
  const nodes = new Map<string, PlacedNode>();
  const inner = yield* innerNeighbours(graph);
  const outwards = [...byHop.keys()].sort((a, b) => Math.abs(a) - Math.abs(b));
  const placed: Column[] = [];
  for (const hop of outwards) {
    yield;
    const x = hop * (nodeWidth + columnGap);
    const wishOf = (urn: string) => centreOf(inner.get(urn) ?? [], nodes);
    const column = placeColumn(byHop.get(hop) ?? [], x, wishOf, columns, groupOf);
    for (const node of column.nodes) nodes.set(node.entity.urn, node);
    placed.push(column);
  }
  const edges: PlacedEdge[] = [];
  for (const [place, { from, to }] of graph.edges.entries()) {
    if (place % (itemsPerStep * 5) === 0) yield;
    const [start, end] = [nodes.get(from), nodes.get(to)];
    if (start && end)
      edges.push({ from: start, to: end, startY: start.y + nodeHeight / 2, endY: end.y + nodeHeight / 2 });
  }
  return {
    columns: placed.sort((a, b) => a.x - b.x),
    nodes,
    edges,
    columnEdges: columnEdges.flatMap((edge) => {
      const [start, end] = [nodes.get(edge.from.urn), nodes.get(edge.to.urn)];
      if (!start || !end) return [];
      const [startY, endY] = [heightOf(start, edge.from.path), heightOf(end, edge.to.path)];
      return [{ from: start, to: end, startY, endY, edge }];
    }),
    bounds: boundsOf(placed),
  };
}

/** The height of the middle of a column of a node, or of its head. */
function heightOf({ y, columns }: PlacedNode, path: string | undefined): number {
  const row = path === undefined ? -1 : (columns?.paths.indexOf(path) ?? -1);
  return row < 0 ? y + nodeHeight / 2 : y + nodeHeight + (row + 0.5) * rowHeight;
}

/** Of each node, those that it is connected with and that are one hop nearer to the middle. */
function* innerNeighbours({ nodes, edges }: Graph): Steps<ReadonlyMap<string, readonly string[]>> {
  const found = new Map<string, string[]>();
  const distance = (urn: string) => Math.abs(nodes.get(urn)?.hop ?? 0);
  for (const [place, { from, to }] of edges.entries()) {
    if (place % (itemsPerStep * 5) === 0) yield;
    const [outer, inner] = distance(from) > distance(to) ? [from, to] : [to, from];
    if (distance(outer) === distance(inner)) continue;
    const others = found.get(outer);
    if (others) others.push(inner);
    else found.set(outer, [inner]);
  }
  return found;
}

interface Wished {
  readonly node: Node;
  readonly wish: number;
  readonly group: string;
}

function placeColumn(
  nodes: readonly Node[],
  x: number,
  wishOf: (urn: string) => number,
  columns: ReadonlyMap<string, ShownColumns>,
  groupOf: GroupOf | undefined,
): Column {
  const wished = nodes.map(
    (node): Wished => ({ node, wish: wishOf(node.entity.urn), group: groupOf?.(node.entity) ?? '' }),
  );
  const groups = [...Map.groupBy(wished, ({ group }) => group)]
    .map(([name, members]) => ({
      name,
      // Those with the same wish stay in their order.
      members: members.sort((a, b) => a.wish - b.wish),
      wish: members.reduce((sum, { wish }) => sum + wish, 0) / members.length,
    }))
    .sort((a, b) => a.wish - b.wish);
  const heights = new Map(nodes.map(({ entity: { urn } }) => [urn, nodeHeightOf(columns.get(urn))]));
  const total =
    [...heights.values()].reduce((sum, height) => sum + height + rowGap, -rowGap) +
    (groupOf ? groups.length * groupHead : 0);
  const middle =
    wished.reduce((sum, { wish }) => sum + wish, 0) / Math.max(1, wished.length) + nodeHeight / 2;
  let y = middle - total / 2;
  const placed: PlacedNode[] = [];
  const boxes: PlacedGroup[] = [];
  for (const { name, members } of groups) {
    const top = y;
    if (groupOf) y += groupHead;
    for (const { node } of members) {
      const { urn } = node.entity;
      const height = heights.get(urn) ?? nodeHeight;
      placed.push({ ...node, x, y, height, columns: columns.get(urn) });
      y += height + rowGap;
    }
    if (groupOf)
      boxes.push({ name, count: members.length, left: x, right: x + nodeWidth, top, bottom: y - rowGap });
  }
  return { x, nodes: placed, groups: boxes };
}

/** Height of a node with its columns, and a line that leads to more of them. */
const nodeHeightOf = (columns: ShownColumns | undefined): number =>
  columns
    ? nodeHeight + (columns.paths.length + (columns.total > columns.paths.length ? 1 : 0)) * rowHeight
    : nodeHeight;

function centreOf(urns: readonly string[], nodes: ReadonlyMap<string, PlacedNode>): number {
  let [sum, count] = [0, 0];
  for (const urn of urns) {
    const node = nodes.get(urn);
    if (!node) continue;
    sum += node.y;
    count++;
  }
  return count === 0 ? 0 : sum / count;
}

function boundsOf(columns: readonly Column[]): Box {
  const box = { left: 0, top: 0, right: nodeWidth, bottom: nodeHeight };
  for (const { x, nodes, groups } of columns) {
    const [first, last] = [nodes[0], nodes.at(-1)];
    if (!first || !last) continue;
    box.left = Math.min(box.left, x);
    box.top = Math.min(box.top, groups[0]?.top ?? first.y);
    box.right = Math.max(box.right, x + nodeWidth);
    box.bottom = Math.max(box.bottom, last.y + last.height);
  }
  return box;
}

/** The nodes of a column that reach into a range, found without a look at the others. */
export function visibleNodes({ nodes }: Pick<Column, 'nodes'>, { top, bottom }: Box): readonly PlacedNode[] {
  const first = firstWhere(nodes, ({ y, height }) => y + height >= top);
  const last = firstWhere(nodes, ({ y }) => y >= bottom);
  return nodes.slice(first, last);
}

/** The place of the first node of which something is true that is true of all below it. */
function firstWhere(nodes: readonly PlacedNode[], isSo: (node: PlacedNode) => boolean): number {
  let [low, high] = [0, nodes.length];
  while (low < high) {
    const at = (low + high) >>> 1;
    const node = nodes[at];
    if (node && !isSo(node)) low = at + 1;
    else high = at;
  }
  return low;
}

/** The node at a point, if there is one. */
export function nodeAt({ columns }: Layout, x: number, y: number): PlacedNode | undefined {
  const column = columns.find((each) => x >= each.x && x <= each.x + nodeWidth);
  if (!column) return undefined;
  return visibleNodes(column, { left: x, right: x, top: y, bottom: y + 1 }).find(
    (node) => y >= node.y && y <= node.y + node.height,
  );
}

/** The column at a point of a node, or the line that leads to more of them; undefined for its head. */
export function columnAt({ y, columns }: PlacedNode, height: number): string | 'more' | undefined {
  const row = Math.floor((height - y - nodeHeight) / rowHeight);
  if (!columns || row < 0) return undefined;
  return columns.paths[row] ?? 'more';
}
