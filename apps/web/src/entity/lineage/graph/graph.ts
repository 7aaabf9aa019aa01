/** What the graph shows of an entity. */
export interface Entity {
  readonly urn: string;
  readonly entityType: string;
  readonly name: string;
  /** Where it is, such as its platform. */
  readonly place: string;
  readonly isDeprecated: boolean;
}

export type Direction = 'upstream' | 'downstream';

/** The entities one hop away from another, as far as they were read. */
export interface Neighbours {
  readonly urn: string;
  readonly direction: Direction;
  /** How many there are; more than were read, where there are many. */
  readonly total: number;
  readonly entities: readonly Entity[];
}

export interface Node {
  readonly entity: Entity;
  /** Hops from the entity in the middle; those upstream of it are negative. */
  readonly hop: number;
  /** Neighbours of each side that are not shown; undefined as long as nobody knows. */
  readonly hidden: Readonly<Record<Direction, number | undefined>>;
  readonly isOpen: Readonly<Record<Direction, boolean>>;
}

/** Data flows from one entity to the other. */
export interface Edge {
  readonly from: string;
  readonly to: string;
}

export interface Graph {
  readonly root: string;
  /** In the order in which they were reached: by hop, and within a hop by the neighbour nearer to the middle. */
  readonly nodes: ReadonlyMap<string, Node>;
  readonly edges: readonly Edge[];
}

/** Which sides of which entities are open: their neighbours are shown. */
export type Opened = ReadonlySet<string>;

export const sideOf = (urn: string, direction: Direction): string => `${direction} ${urn}`;

/**
 * The graph that follows from what was read and what is open. Closing a side therefore removes what nothing else leads to,
 * and opening it again brings it back as it was.
 *
 * @param limits How many neighbours of a side are shown; all that were read, unless it says fewer.
 */
export function createGraph(
  root: Entity,
  read: ReadonlyMap<string, Neighbours>,
  opened: Opened,
  limits: ReadonlyMap<string, number> = new Map(),
): Graph {
  const hops = new Map<string, { readonly entity: Entity; readonly hop: number }>([
    [root.urn, { entity: root, hop: 0 }],
  ]);
  const edges = new Map<string, Edge>();
  const queue = [root.urn];
  for (let at = 0; at < queue.length; at++) {
    const urn = queue[at] as string;
    const hop = hops.get(urn)?.hop ?? 0;
    for (const direction of ['upstream', 'downstream'] as const) {
      const side = sideOf(urn, direction);
      if (!opened.has(side)) continue;
      const step = direction === 'upstream' ? -1 : 1;
      for (const entity of (read.get(side)?.entities ?? []).slice(0, limits.get(side))) {
        if (!hops.has(entity.urn)) {
          hops.set(entity.urn, { entity, hop: hop + step });
          queue.push(entity.urn);
        }
        const [from, to] = direction === 'upstream' ? [entity.urn, urn] : [urn, entity.urn];
        edges.set(`${from} ${to}`, { from, to });
      }
    }
  }
  // What is shown of an entity on a side that nobody opened counts, too: it may have been reached from there.
  const shown = new Map<string, number>();
  const count = (side: string) => shown.set(side, (shown.get(side) ?? 0) + 1);
  for (const { from, to } of edges.values()) {
    count(sideOf(to, 'upstream'));
    count(sideOf(from, 'downstream'));
  }
  const hiddenOf = (urn: string, direction: Direction): number | undefined => {
    const side = sideOf(urn, direction);
    const total = read.get(side)?.total;
    return total === undefined ? undefined : Math.max(0, total - (shown.get(side) ?? 0));
  };
  const nodes = new Map(
    [...hops].map(([urn, { entity, hop }]): [string, Node] => [
      urn,
      {
        entity,
        hop,
        hidden: { upstream: hiddenOf(urn, 'upstream'), downstream: hiddenOf(urn, 'downstream') },
        isOpen: {
          upstream: opened.has(sideOf(urn, 'upstream')),
          downstream: opened.has(sideOf(urn, 'downstream')),
        },
      },
    ]),
  );
  return { root: root.urn, nodes, edges: [...edges.values()] };
}

/**
 * Everything on a way along the flow of data between two entities, in whichever direction there is one; empty if there is
 * none.
 */
export function between({ edges }: Pick<Graph, 'edges'>, a: string, b: string): ReadonlySet<string> {
  const down = Map.groupBy(edges, ({ from }) => from);
  const up = Map.groupBy(edges, ({ to }) => to);
  const after = (urn: string) => reach(urn, (each) => (down.get(each) ?? []).map(({ to }) => to));
  const before = (urn: string) => reach(urn, (each) => (up.get(each) ?? []).map(({ from }) => from));
  const [first, last] = after(a).has(b) ? [a, b] : [b, a];
  const reached = after(first);
  return reached.has(last) ? reached.intersection(before(last)) : new Set();
}

function reach(start: string, next: (urn: string) => readonly string[]): Set<string> {
  const reached = new Set([start]);
  for (const urn of reached) for (const each of next(urn)) reached.add(each);
  return reached;
}
