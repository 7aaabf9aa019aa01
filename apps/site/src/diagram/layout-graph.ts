import dagre from '@dagrejs/dagre';

/** A box to be placed. */
export interface Box {
  id: string;
  width: number;
  height: number;
  /** The group around it. */
  group?: string;
}

/** A line to be drawn, with space for its label. */
export interface Link {
  from: string;
  to: string;
  labelWidth?: number;
  labelHeight?: number;
}

export interface Point {
  x: number;
  y: number;
}

/** A rectangle by its middle. */
export interface Placed extends Point {
  width: number;
  height: number;
}

export interface GraphPlan {
  width: number;
  height: number;
  boxes: ReadonlyMap<string, Placed>;
  groups: ReadonlyMap<string, Placed>;
  /** The way of each link in the order given, and the middle of its label. */
  ways: readonly { points: Point[]; label: Point }[];
}

interface GraphOptions {
  direction: 'TB' | 'LR';
  groups?: readonly string[];
  /** Between neighbouring boxes, and between ranks. */
  gap?: number;
  rankGap?: number;
}

const MARGIN = 2;

/** Places boxes in ranks, so that most arrows point one way. The same graph always gives the same drawing. */
export function layoutGraph(
  boxes: readonly Box[],
  links: readonly Link[],
  { direction, groups = [], gap = 28, rankGap = 40 }: GraphOptions,
): GraphPlan {
  const graph = new dagre.graphlib.Graph({ compound: true, multigraph: true });
  graph.setGraph({ rankdir: direction, nodesep: gap, ranksep: rankGap, marginx: MARGIN, marginy: MARGIN });
  for (const id of groups) graph.setNode(id, {});
  for (const { id, width, height, group } of boxes) {
    graph.setNode(id, { width, height });
    if (group !== undefined) graph.setParent(id, group);
  }
  for (const [index, { from, to, labelWidth = 0, labelHeight = 0 }] of links.entries())
    graph.setEdge(from, to, { width: labelWidth, height: labelHeight, labelpos: 'c' }, String(index));
  dagre.layout(graph);

  const placed = (id: string): [string, Placed] => {
    const { x, y, width, height } = graph.node(id);
    return [id, { x: round(x), y: round(y), width: round(width), height: round(height) }];
  };
  const ways = links.map(({ from, to }, index) => {
    const { points, x, y } = graph.edge(from, to, String(index));
    return {
      points: points.map((point: Point) => ({ x: round(point.x), y: round(point.y) })),
      label: { x: round(x), y: round(y) },
    };
  });
  const { width, height } = graph.graph();
  return {
    width: Math.ceil(width),
    height: Math.ceil(height),
    boxes: new Map(boxes.map(({ id }) => placed(id))),
    groups: new Map(groups.map(placed)),
    ways,
  };
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
