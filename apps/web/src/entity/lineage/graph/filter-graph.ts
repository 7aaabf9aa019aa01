import type { Entity, Graph } from './graph.ts';

/** What a graph is narrowed to; each condition that is given has to be met. */
export interface GraphFilter {
  readonly q: string;
  readonly type: string | undefined;
  readonly platform: string | undefined;
  readonly tag: string | undefined;
}

export const isFiltering = ({ q, type, platform, tag }: GraphFilter): boolean =>
  q.trim() !== '' || type !== undefined || platform !== undefined || tag !== undefined;

function matches(entity: Entity, { q, type, platform, tag }: GraphFilter): boolean {
  const words = q.toLowerCase().split(/\s+/).filter(Boolean);
  const text = `${entity.name} ${entity.place} ${entity.urn}`.toLowerCase();
  return (
    (type === undefined || entity.entityType === type) &&
    (platform === undefined || entity.platform?.urn === platform) &&
    (tag === undefined || entity.tags.some(({ urn }) => urn === tag)) &&
    words.every((word) => text.includes(word))
  );
}

export interface FilteredGraph extends Graph {
  /** Entities that match. The others are on the way to those, so that the graph stays in one piece. */
  readonly matching: ReadonlySet<string>;
}

/** What matches, and what is on the way to it from the middle. */
export function filterGraph(graph: Graph, filter: GraphFilter): FilteredGraph {
  const matching = new Set(
    [...graph.nodes].flatMap(([urn, { entity }]) => (matches(entity, filter) ? [urn] : [])),
  );
  const inwards = new Map<string, string>();
  const distance = (urn: string) => Math.abs(graph.nodes.get(urn)?.hop ?? 0);
  for (const { from, to } of graph.edges) {
    const [outer, inner] = distance(from) > distance(to) ? [from, to] : [to, from];
    if (distance(outer) > distance(inner) && !inwards.has(outer)) inwards.set(outer, inner);
  }
  const kept = new Set([graph.root]);
  for (const urn of matching)
    for (let at: string | undefined = urn; at !== undefined && !kept.has(at); at = inwards.get(at))
      kept.add(at);
  return {
    root: graph.root,
    nodes: new Map([...graph.nodes].filter(([urn]) => kept.has(urn))),
    edges: graph.edges.filter(({ from, to }) => kept.has(from) && kept.has(to)),
    matching,
  };
}

/** A value by which a graph can be narrowed, with its number of entities. */
export interface Option {
  readonly value: string;
  readonly name: string;
  readonly count: number;
}

/** The values that the entities of a graph have, the most frequent first. */
export function optionsOf(
  { nodes }: Graph,
  valuesOf: (entity: Entity) => readonly { readonly urn: string; readonly name: string }[],
): readonly Option[] {
  const found = new Map<string, { name: string; count: number }>();
  for (const { entity } of nodes.values())
    for (const { urn, name } of valuesOf(entity)) {
      const option = found.get(urn);
      if (option) option.count++;
      else found.set(urn, { name, count: 1 });
    }
  return [...found]
    .map(([value, { name, count }]) => ({ value, name, count }))
    .sort((a, b) => b.count - a.count || a.name.localeCompare(b.name));
}
