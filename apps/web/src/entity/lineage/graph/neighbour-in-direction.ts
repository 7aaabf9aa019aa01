import type { Layout, PlacedNode } from './layout.ts';

/** The node to which an arrow key leads: up and down in a column, left and right along the edges. */
export function neighbourInDirection(layout: Layout, node: PlacedNode, key: string): PlacedNode | undefined {
  if (key === 'ArrowUp' || key === 'ArrowDown') {
    const { nodes } = layout.columns.find(({ x }) => x === node.x) ?? { nodes: [] };
    const place = nodes.findIndex(({ entity }) => entity.urn === node.entity.urn);
    return nodes[place + (key === 'ArrowUp' ? -1 : 1)];
  }
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return undefined;
  const connected = layout.edges.flatMap(({ from, to }) => {
    const [self, other] = key === 'ArrowLeft' ? [to, from] : [from, to];
    return self.entity.urn === node.entity.urn ? [other] : [];
  });
  // The one at about the same height.
  return connected.sort((a, b) => Math.abs(a.y - node.y) - Math.abs(b.y - node.y))[0];
}
