import { describe, expect, it } from 'vitest';
import type { Edge, Graph, Node } from './graph.ts';
import { layOut, nodeAt, nodeHeight, nodeWidth, visibleNodes } from './layout.ts';

const node = (urn: string, hop: number): [string, Node] => [
  urn,
  {
    entity: { urn, entityType: 'dataset', name: urn, place: '', isDeprecated: false },
    hop,
    hidden: { upstream: 0, downstream: 0 },
    isOpen: { upstream: false, downstream: false },
  },
];
const graphOf = (nodes: Readonly<Record<string, number>>, ...edges: readonly string[]): Graph => ({
  root: 'm',
  nodes: new Map(Object.entries(nodes).map(([urn, hop]) => node(urn, hop))),
  edges: edges.map((text): Edge => {
    const [from = '', to = ''] = text.split(' ');
    return { from, to };
  }),
});

describe('a layout', () => {
  const nodes = { m: 0, a: -1, x: 1, y: 1, p: 2, q: 2 };
  const layout = layOut(graphOf(nodes, 'a m', 'm x', 'm y', 'y p', 'x q'));
  const at = (urn: string) => layout.nodes.get(urn) ?? { x: Number.NaN, y: Number.NaN };

  it('lets data flow to the right', () => {
    expect(at('a').x).toBeLessThan(at('m').x);
    expect(at('m').x).toBeLessThan(at('x').x);
    expect(at('p').x).toBe(at('q').x);
  });
  it('puts what is connected side by side, so that edges do not cross', () => {
    expect(at('x').y).toBeLessThan(at('y').y);
    expect(at('q').y).toBeLessThan(at('p').y);
  });
  it('lets nothing overlap', () => {
    for (const { nodes: column } of layout.columns)
      for (const [place, { y }] of column.entries())
        expect((column[place + 1]?.y ?? Number.POSITIVE_INFINITY) - y).toBeGreaterThan(nodeHeight);
  });
  it('finds the node at a point', () => {
    const { x, y } = at('q');
    expect(nodeAt(layout, x + nodeWidth / 2, y + 1)?.entity.urn).toBe('q');
    expect(nodeAt(layout, x - 1, y)).toBeUndefined();
    expect(nodeAt(layout, x, y - 2)).toBeUndefined();
  });
});

it('finds the nodes in view of a long column', () => {
  const many = Object.fromEntries(Array.from({ length: 5_000 }, (_, i) => [`n${i}`, 1]));
  const layout = layOut(graphOf({ m: 0, ...many }, ...Object.keys(many).map((urn) => `m ${urn}`)));
  const column = layout.columns.at(-1);
  const shown = visibleNodes(column ?? { x: 0, nodes: [] }, { left: 0, right: 1, top: 0, bottom: 900 });
  expect(shown.length).toBeGreaterThan(14);
  expect(shown.length).toBeLessThan(20);
  expect(shown.every(({ y }) => y > -nodeHeight && y < 900)).toBe(true);
});
