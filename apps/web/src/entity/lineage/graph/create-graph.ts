import {
  type Degrees,
  type Direction,
  directions,
  type Edge,
  type Entity,
  type Graph,
  type Neighbours,
  type Node,
  sideOf,
} from './graph.ts';

/** What was read from the server. */
export interface Known {
  /** By side. */
  readonly neighbours: ReadonlyMap<string, Neighbours>;
  /** By URN. */
  readonly degrees: ReadonlyMap<string, Degrees>;
}

/** How much of the lineage is shown. */
export interface Extent {
  /** Hops that are open without a reader's doing, in each direction. */
  readonly depth: Readonly<Record<Direction, number>>;
  /** Most entities of a hop that are shown without a reader's doing; the most important ones. */
  readonly most: number;
  /** Sides that a reader opened; with as many entities as `most`. */
  readonly open: ReadonlySet<string>;
  /** Sides of which a reader wants to see everything. */
  readonly whole: ReadonlySet<string>;
  readonly closed: ReadonlySet<string>;
  /** A way that is shown however little important it is: its entities, and the sides that lead along it. */
  readonly way: { readonly urns: ReadonlySet<string>; readonly sides: ReadonlySet<string> };
  /** True shows no tasks: data flows past them from one entity to the next. */
  readonly isFolded: boolean;
}

export interface GraphWithWants extends Graph {
  /** Open sides that have not been read, or not far enough. */
  readonly wanted: readonly string[];
  /** Entities whose neighbours have not been counted. */
  readonly uncounted: readonly string[];
}

/** Steps of a computation between which a page may answer its reader. */
export type Steps<Result> = Generator<undefined, Result, undefined>;

/** How many items are handled before a computation may pause. */
export const itemsPerStep = 200;

/** Runs a computation to its end without a pause. */
export function finish<Result>(steps: Steps<Result>): Result {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

interface Reached {
  readonly entity: Entity;
  readonly hop: number;
}

interface Candidate extends Reached {
  readonly edge: Edge;
  /** Whether it is one of the entities of a hop among which the most important are chosen. */
  readonly isRanked: boolean;
}

const isTask = ({ entityType }: Entity): boolean =>
  entityType === 'dataJob' || entityType === 'dataProcessInstance';

/**
 * The graph that follows from what was read and what is open. Closing a side therefore removes what nothing else leads to,
 * and opening it again brings it back as it was.
 */
export function* createGraph(root: Entity, known: Known, extent: Extent): Steps<GraphWithWants> {
  const reached = new Map<string, Reached>([[root.urn, { entity: root, hop: 0 }]]);
  const edges = new Map<string, Edge>();
  const wanted = new Set<string>();
  const uncounted = new Set<string>();
  const opened = new Map<string, number>();
  const perHop = new Map<number, number>();
  const count = (urn: string) => {
    if (!known.degrees.has(urn)) uncounted.add(urn);
  };
  const importance = (urn: string): number => {
    const degrees = known.degrees.get(urn);
    return degrees ? degrees.upstream + degrees.downstream : 0;
  };
  const rank = <Item>(items: readonly Item[], most: number, entityOf: (item: Item) => Entity) => {
    if (items.length <= most) return items;
    for (const item of items) count(entityOf(item).urn);
    return [...items]
      .sort((a, b) => importance(entityOf(b).urn) - importance(entityOf(a).urn))
      .slice(0, Math.max(0, most));
  };

  let level = [root.urn];
  let handled = 0;
  while (level.length > 0) {
    const candidates: Candidate[] = [];
    for (const urn of level) {
      if (++handled % itemsPerStep === 0) yield;
      const hop = reached.get(urn)?.hop ?? 0;
      for (const direction of directions) {
        const side = sideOf(urn, direction);
        const isOnWay = extent.way.sides.has(side);
        if (!isOnWay && !isSideOpen(side, direction, hop, urn === root.urn, extent)) continue;
        const step = direction === 'upstream' ? -1 : 1;
        const found = unfoldSide(side, direction, known, extent.isFolded, wanted);
        opened.set(side, found.total);
        const isByHand = extent.open.has(side) || extent.whole.has(side);
        const chosen = !isSideOpen(side, direction, hop, urn === root.urn, extent)
          ? found.entities.filter(({ entity }) => extent.way.urns.has(entity.urn))
          : extent.open.has(side) && !extent.whole.has(side)
            ? rank(found.entities, extent.most, ({ entity }) => entity)
            : found.entities;
        for (const { entity, via } of chosen) {
          const [from, to] = direction === 'upstream' ? [entity.urn, urn] : [urn, entity.urn];
          const edge = via === undefined ? { from, to } : { from, to, via };
          const isRanked = !isByHand && !extent.way.urns.has(entity.urn);
          candidates.push({ entity, hop: hop + step, edge, isRanked });
        }
      }
    }
    const next: string[] = [];
    const admit = ({ entity, hop, edge }: Candidate, isCounted: boolean) => {
      if (!reached.has(entity.urn)) {
        reached.set(entity.urn, { entity, hop });
        next.push(entity.urn);
        if (isCounted) perHop.set(hop, (perHop.get(hop) ?? 0) + 1);
      }
      edges.set(`${edge.from} ${edge.to}`, edge);
    };
    for (const [hop, atHop] of Map.groupBy(candidates, (candidate) => candidate.hop)) {
      yield;
      const fresh = new Map<string, Entity>();
      for (const { entity, isRanked } of atHop)
        if (isRanked && !reached.has(entity.urn)) fresh.set(entity.urn, entity);
      const room = extent.most - (perHop.get(hop) ?? 0);
      const chosen = new Set(rank([...fresh.values()], room, (entity) => entity).map(({ urn }) => urn));
      for (const candidate of atHop)
        if (!candidate.isRanked || chosen.has(candidate.entity.urn) || reached.has(candidate.entity.urn))
          admit(candidate, candidate.isRanked);
    }
    level = next;
  }

  // What is shown of an entity on a side that nobody opened counts, too: it may have been reached from there.
  const shown = new Map<string, number>();
  for (const { from, to } of edges.values()) {
    if (++handled % itemsPerStep === 0) yield;
    for (const side of [sideOf(to, 'upstream'), sideOf(from, 'downstream')])
      shown.set(side, (shown.get(side) ?? 0) + 1);
  }
  const hiddenOf = (urn: string, direction: Direction): number | undefined => {
    const side = sideOf(urn, direction);
    const total = opened.get(side) ?? known.degrees.get(urn)?.[direction];
    return total === undefined ? undefined : Math.max(0, total - (shown.get(side) ?? 0));
  };
  const nodes = new Map<string, Node>();
  for (const [urn, { entity, hop }] of reached) {
    if (++handled % itemsPerStep === 0) yield;
    count(urn);
    nodes.set(urn, {
      entity,
      hop,
      hidden: { upstream: hiddenOf(urn, 'upstream'), downstream: hiddenOf(urn, 'downstream') },
      isOpen: {
        upstream: (opened.get(sideOf(urn, 'upstream')) ?? 0) > 0,
        downstream: (opened.get(sideOf(urn, 'downstream')) ?? 0) > 0,
      },
    });
  }
  return {
    root: root.urn,
    nodes,
    edges: [...edges.values()],
    wanted: [...wanted],
    uncounted: [...uncounted],
  };
}

/** Whether a side is open: as its reader said, or else by its distance from the middle. */
function isSideOpen(
  side: string,
  direction: Direction,
  hop: number,
  isRoot: boolean,
  { depth, open, whole, closed }: Extent,
): boolean {
  if (closed.has(side)) return false;
  if (open.has(side) || whole.has(side)) return true;
  const leadsOn = isRoot || (direction === 'upstream' ? hop < 0 : hop > 0);
  return leadsOn && Math.abs(hop) < depth[direction];
}

interface Unfolded {
  readonly entities: readonly { readonly entity: Entity; readonly via?: string }[];
  readonly total: number;
}

/** What is on a side of an entity; where tasks are folded, what is behind them in their place. */
function unfoldSide(
  side: string,
  direction: Direction,
  { neighbours }: Known,
  isFolded: boolean,
  wanted: Set<string>,
): Unfolded {
  const read = neighbours.get(side);
  if (!read || read.entities.length < Math.min(read.total, mostNeighbours)) wanted.add(side);
  if (!read) return { entities: [], total: 0 };
  if (!isFolded || !read.entities.some(isTask))
    return { entities: read.entities.map((entity) => ({ entity })), total: read.total };
  const found = new Map<string, { readonly entity: Entity; readonly via?: string }>();
  let unread = read.total - read.entities.length;
  const passed = new Set<string>();
  const pass = (entities: readonly Entity[], via?: string): void => {
    for (const entity of entities) {
      if (!isTask(entity)) {
        if (!found.has(entity.urn) || via === undefined)
          found.set(entity.urn, via === undefined ? { entity } : { entity, via });
        continue;
      }
      if (passed.has(entity.urn)) continue;
      passed.add(entity.urn);
      const behind = sideOf(entity.urn, direction);
      const further = neighbours.get(behind);
      if (!further || further.entities.length < Math.min(further.total, mostNeighbours)) wanted.add(behind);
      if (!further) continue;
      unread += further.total - further.entities.length;
      pass(further.entities, entity.urn);
    }
  };
  pass(read.entities);
  return { entities: [...found.values()], total: found.size + unread };
}

/** Most neighbours of a side that are ever read. */
export const mostNeighbours = 1_000;
