/** What leads to what: of a file, those that it imports. */
export type Graph = ReadonlyMap<string, readonly string[]>;

/**
 * One way around for each knot of a graph, as short as it gets: `['a', 'b', 'a']`. Of nodes that only lead into a knot,
 * or out of it, there is no way back, so none of them is named.
 */
export function cyclesIn(graph: Graph): readonly string[][] {
  return knotsIn(graph).map((knot) => shortestCycle(graph, knot));
}

/** The strongly connected components that hold a cycle, by Tarjan's algorithm. */
function knotsIn(graph: Graph): readonly (readonly string[])[] {
  const order = new Map<string, number>();
  const stack: string[] = [];
  const open = new Set<string>();
  const knots: string[][] = [];
  const reach = (node: string): number => {
    order.set(node, order.size);
    let low = order.size - 1;
    stack.push(node);
    open.add(node);
    for (const next of graph.get(node) ?? []) {
      if (!order.has(next)) low = Math.min(low, reach(next));
      else if (open.has(next)) low = Math.min(low, order.get(next) ?? low);
    }
    if (low !== order.get(node)) return low;
    const knot = stack.splice(stack.indexOf(node));
    for (const member of knot) open.delete(member);
    if (knot.length > 1 || graph.get(node)?.includes(node)) knots.push(knot);
    return low;
  };
  for (const node of graph.keys()) if (!order.has(node)) reach(node);
  return knots;
}

function shortestCycle(graph: Graph, knot: readonly string[]): string[] {
  const cycles = knot.map((start) => wayBack(graph, start, new Set(knot)));
  return cycles.reduce((shortest, cycle) => (cycle.length < shortest.length ? cycle : shortest));
}

/** The shortest way from a node back to itself; there is one, since its knot holds it. */
function wayBack(graph: Graph, start: string, knot: ReadonlySet<string>): string[] {
  const seen = new Set<string>();
  let ways = [[start]];
  while (ways.length > 0) {
    const longer: string[][] = [];
    for (const way of ways) {
      for (const next of graph.get(way.at(-1) ?? start) ?? []) {
        if (next === start) return [...way, start];
        if (!knot.has(next) || seen.has(next)) continue;
        seen.add(next);
        longer.push([...way, next]);
      }
    }
    ways = longer;
  }
  throw new Error(`No way leads from ${start} back to it`);
}
