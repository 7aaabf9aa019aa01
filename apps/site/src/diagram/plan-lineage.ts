import { type ArrowShape, shapeArrow } from './arrow.ts';
import { layoutGraph, type Placed } from './layout-graph.ts';
import { LEADING, LETTER, SMALL_LETTER } from './set-text.ts';

/** An entity in a drawing of lineage. */
export interface LineageNode {
  /** What the edges call it; its URN, as a rule. */
  id: string;
  name: string;
  /** Its entity type, such as `dataset`. */
  type: string;
  /** Where its page is. */
  href?: string;
  /** Those of its columns that take part. */
  columns?: readonly string[];
}

/** Data flows along an edge: `to` is made from `from`. */
export interface LineageEdge {
  from: string;
  to: string;
  /** Pairs of columns, first that of `from`. Without them the edge joins the entities as a whole. */
  columns?: readonly (readonly [string, string])[];
}

export interface PlannedEntity extends Placed {
  node: LineageNode;
  /** Baselines, from the top of the drawing. */
  typeY: number;
  nameY: number;
  columns: { name: string; y: number }[];
}

export interface LineagePlan {
  width: number;
  height: number;
  entities: PlannedEntity[];
  arrows: ArrowShape[];
}

const PADDING = 12;
const HEAD = 42;
const COLUMN = LEADING + 2;

/** Sources to the left of what is made from them, or above it. */
export type LineageDirection = 'LR' | 'TB';

/** Below this scale a frame that is too narrow is better filled from top to bottom. */
const LEAST_WIDE_SCALE = 0.8;

/** Places lineage from left to right; in a frame of that width from top to bottom, where the names get larger by it. */
export function planLineageFor(
  width: number,
  nodes: readonly LineageNode[],
  edges: readonly LineageEdge[],
): LineagePlan {
  const wide = planLineage(nodes, edges);
  // An edge between columns joins the sides of its entities, which are next to one another only in this direction.
  if (wide.width * LEAST_WIDE_SCALE <= width || edges.some(({ columns }) => columns)) return wide;
  const tall = planLineage(nodes, edges, 'TB');
  return tall.width < wide.width ? tall : wide;
}

/** Places lineage from left to right, or from top to bottom. */
export function planLineage(
  nodes: readonly LineageNode[],
  edges: readonly LineageEdge[],
  direction: LineageDirection = 'LR',
): LineagePlan {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  for (const { from, to } of edges)
    for (const id of [from, to])
      if (!byId.has(id)) throw new Error(`A drawing of lineage has an edge to "${id}", which is not in it.`);
  const plan = layoutGraph(nodes.map(toBox), edges, {
    direction,
    gap: 20,
    rankGap: direction === 'LR' ? 56 : 36,
  });

  const entities = nodes.map((node) => {
    const place = plan.boxes.get(node.id) ?? { x: 0, y: 0, width: 0, height: 0 };
    const top = place.y - place.height / 2;
    const columns = (node.columns ?? []).map((name, index) => ({
      name,
      y: top + HEAD + (index + 0.5) * COLUMN,
    }));
    return { node, ...place, typeY: top + 16, nameY: top + 32, columns };
  });
  const placed = new Map(entities.map((entity) => [entity.node.id, entity]));
  const arrows = edges.flatMap(({ from, to, columns = [] }, index) => {
    if (columns.length === 0) return shapeArrow(plan.ways[index]?.points ?? []);
    return columns.map(([first, second]) =>
      columnArrow(columnEnd(placed, from, first, 1), columnEnd(placed, to, second, -1)),
    );
  });
  return { width: plan.width, height: plan.height, entities, arrows };
}

function toBox(node: LineageNode) {
  const columns = node.columns ?? [];
  const letters = Math.max(node.name.length, ...columns.map((column) => column.length));
  return {
    id: node.id,
    width: Math.ceil(Math.max(letters * LETTER, node.type.length * SMALL_LETTER)) + 2 * PADDING,
    height: HEAD + (columns.length > 0 ? columns.length * COLUMN + 4 : 0),
  };
}

/** Where a column's row meets the side of its box. */
function columnEnd(placed: ReadonlyMap<string, PlannedEntity>, id: string, name: string, side: 1 | -1) {
  const entity = placed.get(id);
  const column = entity?.columns.find((each) => each.name === name);
  if (!entity || !column)
    throw new Error(
      `A drawing of lineage has an edge to the column "${name}" of "${id}", which is not in it.`,
    );
  return { x: entity.x + (side * entity.width) / 2, y: column.y };
}

function columnArrow(from: { x: number; y: number }, to: { x: number; y: number }): ArrowShape {
  const middle = (from.x + to.x) / 2;
  return shapeArrow([from, { x: middle, y: from.y }, { x: middle, y: to.y }, to]);
}
