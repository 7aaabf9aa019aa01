import type { GraphIndex } from '../ports/graph-index.ts';
import type { QueryBounds } from '../query-bounds.ts';
import type { Relatives } from './expand-hierarchy.ts';

/** The parents and children of entities, as the edges of the graph have them. */
export const relativesIn =
  (graph: Pick<GraphIndex, 'edges'>, bounds?: QueryBounds): Relatives =>
  async (urn, towards) => {
    const edges = await graph.edges(urn, towards === 'parents' ? 'outgoing' : 'incoming', bounds);
    const type = `${urn.split(':', 3).join(':')}:`;
    return edges
      .filter((edge) => edge.type === 'IsPartOf')
      .map(({ source, destination }) => (towards === 'parents' ? destination : source))
      .filter((relative) => relative.startsWith(type));
  };
