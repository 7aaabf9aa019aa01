import { describe, expect, it } from 'vitest';
import { finish } from './create-graph.ts';
import { bareEntity } from './entity-of.ts';
import type { Edge, Graph, Node } from './graph.ts';
import {
  columnAt,
  type Layout,
  layOut,
  nodeAt,
  nodeHeight,
  nodeWidth,
  rowHeight,
  visibleNodes,
} from './layout.ts';

const node = (urn: string, hop: number): [string, Node] => [
  urn,
  {
    entity: bareEntity(urn, urn),
    hop,
    hidden: { upstream: 0, downstream: 0 },
    isOpen: { upstream: false, downstream: false },
  },
];
const placed = (graph: Graph): Layout => finish(layOut({ graph, columns: new Map(), columnEdges: [] }));
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
  const layout = placed(graphOf(nodes, 'a m', 'm x', 'm y', 'y p', 'x q'));
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
  const layout = placed(graphOf({ m: 0, ...many }, ...Object.keys(many).map((urn) => `m ${urn}`)));
  const column = layout.columns.at(-1);
  const shown = visibleNodes(column ?? { nodes: [] }, { left: 0, right: 1, top: 0, bottom: 900 });
  expect(shown.length).toBeGreaterThan(14);
  expect(shown.length).toBeLessThan(20);
  expect(shown.every(({ y }) => y > -nodeHeight && y < 900)).toBe(true);
});

describe('a layout with columns', () => {
  const graph = graphOf({ m: 0, x: 1, y: 1 }, 'm x', 'm y');
  const columns = new Map([['x', { paths: ['id', 'amount'], start: 0, total: 5 }]]);
  const columnEdges = [{ from: { urn: 'm' }, to: { urn: 'x', path: 'amount' } }];
  const layout = finish(layOut({ graph, columns, columnEdges }));
  const [x, y] = [layout.nodes.get('x'), layout.nodes.get('y')];
  if (!x || !y) throw new Error('Not placed');

  it('makes room for them', () => {
    expect(x.height).toBe(nodeHeight + 3 * rowHeight);
    expect(y.y).toBeGreaterThan(x.y + x.height);
    expect(nodeAt(layout, x.x + 1, x.y + x.height - 1)?.entity.urn).toBe('x');
  });
  it('finds the column at a point, and the line that leads to more', () => {
    const rowAt = (row: number) => columnAt(x, x.y + nodeHeight + row * rowHeight + 1);
    expect([rowAt(-1), rowAt(0), rowAt(1), rowAt(2)]).toEqual([undefined, 'id', 'amount', 'more']);
  });
  it('leads an edge to its column', () => {
    expect(layout.columnEdges[0]?.endY).toBe(x.y + nodeHeight + 1.5 * rowHeight);
  });
});

it('puts the members of a group together, below its name', () => {
  const graph = graphOf({ m: 0, a1: 1, b1: 1, a2: 1 }, 'm a1', 'm b1', 'm a2');
  const scene = { graph, columns: new Map(), columnEdges: [] };
  const { columns } = finish(layOut(scene, ({ name }) => name.charAt(0)));
  const column = columns.at(-1);
  expect(column?.nodes.map(({ entity }) => entity.urn)).toEqual(['a1', 'a2', 'b1']);
  expect(column?.groups.map(({ name, count }) => [name, count])).toEqual([
    ['a', 2],
    ['b', 1],
  ]);
  expect(column?.groups[1]?.top).toBeGreaterThan(column?.groups[0]?.bottom ?? 0);
});
