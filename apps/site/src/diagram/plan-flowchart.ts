import { type ArrowShape, shapeArrow } from './arrow.ts';
import type { Flowchart, FlowNode } from './diagram.ts';
import { layoutGraph, type Placed, type Point } from './layout-graph.ts';
import { breakLabel, LEADING, SMALL_LETTER, widthOf } from './set-text.ts';

export interface PlannedNode extends Placed {
  id: string;
  shape: FlowNode['shape'];
  lines: string[];
}

export interface FlowchartPlan {
  width: number;
  height: number;
  nodes: PlannedNode[];
  arrows: (ArrowShape & { dashed: boolean; lines: string[]; label: Point })[];
  groups: (Placed & { label: string })[];
}

const NODE_LETTERS = 20;
const LABEL_LETTERS = 18;
const PADDING = 13;
/** Space above the boxes of a group for its name. */
const GROUP_HEAD = 18;

/** Places a flowchart. */
export function planFlowchart({ direction, nodes, edges, groups }: Flowchart): FlowchartPlan {
  const nodeLines = new Map(nodes.map(({ id, label }) => [id, breakLabel(label, NODE_LETTERS)]));
  const edgeLines = edges.map(({ label }) => (label ? breakLabel(label, LABEL_LETTERS) : []));
  const boxes = nodes.map(({ id, group }) => {
    const lines = nodeLines.get(id) ?? [];
    return {
      id,
      width: widthOf(lines) + 2 * PADDING,
      height: lines.length * LEADING + PADDING + 4,
      ...(group !== undefined && { group }),
    };
  });
  const links = edges.map(({ from, to }, index) => {
    const lines = edgeLines[index] ?? [];
    const labelWidth = lines.length > 0 ? widthOf(lines, SMALL_LETTER) + 12 : 0;
    return { from, to, labelWidth, labelHeight: lines.length * LEADING };
  });
  const plan = layoutGraph(boxes, links, { direction, groups: groups.map(({ id }) => id) });

  return {
    width: plan.width,
    height: plan.height,
    nodes: nodes.map(({ id, shape }) => ({
      id,
      shape,
      lines: nodeLines.get(id) ?? [],
      ...at(plan.boxes, id),
    })),
    arrows: edges.map(({ dashed }, index) => {
      const { points = [], label = { x: 0, y: 0 } } = plan.ways[index] ?? {};
      return { ...shapeArrow(points), dashed, lines: edgeLines[index] ?? [], label };
    }),
    groups: groups.map(({ id, label }) => ({ label, ...withHead(at(plan.groups, id)) })),
  };
}

function at(places: ReadonlyMap<string, Placed>, id: string): Placed {
  const place = places.get(id);
  if (!place) throw new Error(`A flowchart has no place for "${id}".`);
  return place;
}

function withHead(group: Placed): Placed {
  return { ...group, y: group.y - GROUP_HEAD / 2, height: group.height + GROUP_HEAD };
}
