import type { Pace } from '../pace.ts';
import type { LineageReach, LineageWalk, ReachedEntity } from './query.ts';

/** Most edges that one walk looks at: what bounds its time and memory where the graph is dense. */
const maxEdges = 500_000;

/**
 * Many edges of a level: the one at `near[i]` in the level and the entity `far[i]` are joined by a relationship of the
 * kind `kind[i]`. Three lists, since an object for each edge costs more than to follow it.
 */
export interface Neighbours<Node> {
  readonly near: readonly number[];
  readonly far: readonly Node[];
  readonly kind: readonly number[];
}

/**
 * What a walk asks of a graph index, level by level. `Node` is the name that the index has for an entity while the walk
 * lasts: a number of its own, or the URN.
 */
export interface LineageGraph<Node extends number | string> {
  /** Offset of the log up to which the index knows everything; asked before anything else. */
  asOf(): number | Promise<number>;
  /** The node of an entity; undefined when the index knows nothing of it. */
  nodeOf(urn: string): Node | undefined | Promise<Node | undefined>;
  /** The edges of lineage that lead on from the nodes of a level, at most `limit` from each side. */
  neighbours(
    level: readonly Node[],
    limit: number,
  ): readonly Neighbours<Node>[] | Promise<readonly Neighbours<Node>[]>;
  /** What is known of the nodes, in their order. */
  describe(nodes: readonly Node[]): readonly DescribedNode<Node>[] | Promise<readonly DescribedNode<Node>[]>;
  /** The types of relationships, by their kind. */
  relationshipTypes(): ReadonlyMap<number, string> | Promise<ReadonlyMap<number, string>>;
}

export interface DescribedNode<Node> extends Pick<ReachedEntity, 'urn' | 'entityType' | 'presence'> {
  readonly node: Node;
}

/** How an entity was reached. */
interface Step {
  readonly hops: number;
  /** Place of the entity before it, in the order in which they were reached; -1 for where the walk began. */
  readonly previous: number;
  readonly kind: number;
}

/** Walks breadth-first, level by level. A graph index calls it: see {@link GraphIndex.walkLineage}. */
export async function walkLineage<Node extends number | string>(
  graph: LineageGraph<Node>,
  query: LineageWalk,
  pace: Pace,
): Promise<LineageReach> {
  const asOf = await graph.asOf();
  const start = await graph.nodeOf(query.urn);
  if (start === undefined) return { asOf, entities: [], isPartial: false };
  const until = query.until === undefined ? undefined : await graph.nodeOf(query.until);
  const reached = new Map<Node, Step>();
  let level = [start];
  /** Place of the level's first entity. */
  let place = -1;
  let edgesLeft = maxEdges;
  let isPartial = false;

  for (let hops = 1; hops <= query.maxHops && level.length > 0 && !isPartial; hops++) {
    await pace();
    const next: Node[] = [];
    for (const { near, far, kind } of await graph.neighbours(level, edgesLeft + 1)) {
      edgesLeft -= far.length;
      if (edgesLeft < 0) isPartial = true;
      for (let i = 0; i < far.length; i++) {
        const node = far[i];
        if (node === undefined || node === start || reached.has(node)) continue;
        if (reached.size >= query.maxEntities) {
          isPartial = true;
          break;
        }
        reached.set(node, { hops, previous: place + (near[i] ?? 0), kind: kind[i] ?? 0 });
        next.push(node);
      }
    }
    if (until !== undefined && reached.has(until)) break;
    place = reached.size - next.length;
    level = next;
  }
  return { asOf, entities: await describe(graph, reached), isPartial };
}

/** Marks an entity that was not reached. */
const unreached: Step = { hops: 0, previous: -1, kind: 0 };

/** What was reached, in the same order, with URNs in place of nodes. */
async function describe<Node extends number | string>(
  graph: LineageGraph<Node>,
  reached: ReadonlyMap<Node, Step>,
): Promise<ReachedEntity[]> {
  const described = await graph.describe([...reached.keys()]);
  const types = await graph.relationshipTypes();
  return described.map(({ node, urn, entityType, presence }) => {
    const { hops, previous, kind } = reached.get(node) ?? unreached;
    return {
      urn,
      entityType,
      hops,
      ...(previous >= 0 && { previous }),
      type: types.get(kind) ?? '',
      presence,
    };
  });
}
