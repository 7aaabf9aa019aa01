/** An entity by which others are put together. */
export interface Named {
  readonly urn: string;
  readonly name: string;
}

/** What the graph shows of an entity. */
export interface Entity {
  readonly urn: string;
  readonly entityType: string;
  readonly name: string;
  /** Where it is, such as its platform. */
  readonly place: string;
  readonly isDeprecated: boolean;
  readonly platform: Named | undefined;
  readonly domain: Named | undefined;
  readonly tags: readonly Named[];
}

export const directions = ['upstream', 'downstream'] as const;
export type Direction = (typeof directions)[number];

/** The entities one hop away from another, as far as they were read. */
export interface Neighbours {
  /** How many there are; more than were read, where there are many. */
  readonly total: number;
  readonly entities: readonly Entity[];
}

/** How many neighbours an entity has on each side. */
export type Degrees = Readonly<Record<Direction, number>>;

export interface Node {
  readonly entity: Entity;
  /** Hops from the entity in the middle; those upstream of it are negative. */
  readonly hop: number;
  /** Neighbours of each side that are not shown; undefined as long as nobody knows. */
  readonly hidden: Readonly<Record<Direction, number | undefined>>;
  /** Whether neighbours of a side are shown because it was opened. */
  readonly isOpen: Readonly<Record<Direction, boolean>>;
}

/** Data flows from one entity to the other. */
export interface Edge {
  readonly from: string;
  readonly to: string;
  /** The task that carries the data, where tasks are folded. */
  readonly via?: string;
}

export interface Graph {
  readonly root: string;
  /** In the order in which they were reached: by hop, and within a hop by the neighbour nearer to the middle. */
  readonly nodes: ReadonlyMap<string, Node>;
  readonly edges: readonly Edge[];
}

/** A side of an entity, as it is written in sets and in the address. */
export const sideOf = (urn: string, direction: Direction): string => `${direction} ${urn}`;

/** The direction and the URN of a side. */
export function partsOfSide(side: string): { readonly direction: Direction; readonly urn: string } {
  const space = side.indexOf(' ');
  return { direction: side.slice(0, space) as Direction, urn: side.slice(space + 1) };
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
