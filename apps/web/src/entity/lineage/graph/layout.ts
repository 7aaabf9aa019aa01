import type { Graph, Node } from './graph.ts';

/** Sizes in units of the drawing: pixels where nothing is enlarged. */
export const nodeWidth = 220;
export const nodeHeight = 44;
const columnGap = 110;
const rowGap = 12;

export interface PlacedNode extends Node {
  /** Left and upper edge. */
  readonly x: number;
  readonly y: number;
}

/** A column holds the nodes of one hop, from the top down. */
export interface Column {
  readonly x: number;
  readonly nodes: readonly PlacedNode[];
}

export interface PlacedEdge {
  readonly from: PlacedNode;
  readonly to: PlacedNode;
}

export interface Layout {
  readonly columns: readonly Column[];
  readonly nodes: ReadonlyMap<string, PlacedNode>;
  readonly edges: readonly PlacedEdge[];
  readonly bounds: Box;
}

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/**
 * Places each hop as a column, data flowing to the right. Within a column, a node is as near as possible to those that it is
 * connected with nearer to the middle, which were placed before it: so edges cross seldom, and nothing that was placed
 * moves to another order when a column is added.
 */
export function layOut(graph: Graph): Layout {
  const byHop = Map.groupBy(graph.nodes.values(), ({ hop }) => hop);
  const nodes = new Map<string, PlacedNode>();
  const inner = innerNeighbours(graph);
  const outwards = [...byHop.keys()].sort((a, b) => Math.abs(a) - Math.abs(b));
  const columns = outwards.map((hop) => {
    const x = hop * (nodeWidth + columnGap);
    const column = placeColumn(byHop.get(hop) ?? [], x, (urn) => centreOf(inner.get(urn) ?? [], nodes));
    for (const node of column) nodes.set(node.entity.urn, node);
    return { x, nodes: column };
  });
  const edges = graph.edges.flatMap(({ from, to }) => {
    const [start, end] = [nodes.get(from), nodes.get(to)];
    return start && end ? [{ from: start, to: end }] : [];
  });
  return { columns: columns.sort((a, b) => a.x - b.x), nodes, edges, bounds: boundsOf([...nodes.values()]) };
}

/** Of each node, those that it is connected with and that are one hop nearer to the middle. */
function innerNeighbours({ nodes, edges }: Graph): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  const distance = (urn: string) => Math.abs(nodes.get(urn)?.hop ?? 0);
  for (const { from, to } of edges) {
    const [outer, inner] = distance(from) > distance(to) ? [from, to] : [to, from];
    if (distance(outer) === distance(inner)) continue;
    const others = found.get(outer);
    if (others) others.push(inner);
    else found.set(outer, [inner]);
  }
  return found;
}

function placeColumn(
  nodes: readonly Node[],
  x: number,
  wishOf: (urn: string) => number,
): readonly PlacedNode[] {
  const wished = nodes.map((node) => ({ node, wish: wishOf(node.entity.urn) }));
  // Those with the same wish stay in their order.
  wished.sort((a, b) => a.wish - b.wish);
  const pitch = nodeHeight + rowGap;
  const middle = wished.reduce((sum, { wish }) => sum + wish, 0) / Math.max(1, wished.length);
  const top = middle - ((wished.length - 1) * pitch) / 2;
  return wished.map(({ node }, row) => ({ ...node, x, y: top + row * pitch }));
}

function centreOf(urns: readonly string[], nodes: ReadonlyMap<string, PlacedNode>): number {
  const places = urns.flatMap((urn) => nodes.get(urn)?.y ?? []);
  return places.length === 0 ? 0 : places.reduce((sum, y) => sum + y, 0) / places.length;
}

function boundsOf(nodes: readonly PlacedNode[]): Box {
  const box = { left: 0, top: 0, right: nodeWidth, bottom: nodeHeight };
  for (const { x, y } of nodes) {
    box.left = Math.min(box.left, x);
    box.top = Math.min(box.top, y);
    box.right = Math.max(box.right, x + nodeWidth);
    box.bottom = Math.max(box.bottom, y + nodeHeight);
  }
  return box;
}

/** The nodes of a column that reach into a range, found without a look at the others. */
export function visibleNodes({ nodes }: Column, { top, bottom }: Box): readonly PlacedNode[] {
  const first = firstAt(nodes, top - nodeHeight);
  const last = firstAt(nodes, bottom);
  return nodes.slice(first, last);
}

/** The place of the first node that begins at a height or below it. */
function firstAt(nodes: readonly PlacedNode[], height: number): number {
  let [low, high] = [0, nodes.length];
  while (low < high) {
    const at = (low + high) >>> 1;
    if ((nodes[at]?.y ?? 0) < height) low = at + 1;
    else high = at;
  }
  return low;
}

/** The node at a point, if there is one. */
export function nodeAt({ columns }: Layout, x: number, y: number): PlacedNode | undefined {
  const column = columns.find((each) => x >= each.x && x <= each.x + nodeWidth);
  if (!column) return undefined;
  return visibleNodes(column, { left: x, right: x, top: y, bottom: y + 1 }).find(
    (node) => y >= node.y && y <= node.y + nodeHeight,
  );
}
