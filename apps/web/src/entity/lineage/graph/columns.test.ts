import { describe, expect, it } from 'vitest';
import { columnOfUrn, columnUrn } from './column-urn.ts';
import { columnsPerNode, drawnEdges, followColumn, orderedColumns, windowOf } from './columns.ts';
import { bareEntity } from './entity-of.ts';
import type { Graph, Node } from './graph.ts';

const a = 'urn:li:dataset:(urn:li:dataPlatform:hive,a,PROD)';
const b = 'urn:li:dataset:(urn:li:dataPlatform:hive,b,PROD)';

describe('the URN of a column', () => {
  it.each(['id', 'total (EUR), net', '[version=2.0].[type=string].city', '100%', 'a.b'])(
    'keeps the path %s',
    (path) => expect(columnOfUrn(columnUrn({ urn: a, path }))).toEqual({ urn: a, path }),
  );
  it('is none of something else', () => expect(columnOfUrn(a)).toBeUndefined());
});

const edge = (from: string, to: string) => ({ from: { urn: a, path: from }, to: { urn: b, path: to } });

describe('the columns of a node', () => {
  it('begin with those that are in lineage, also with those that no schema names', () => {
    expect(orderedColumns(a, ['x', 'y', 'z'], [edge('z', 'q'), edge('old', 'q')])).toEqual([
      'z',
      'old',
      'x',
      'y',
    ]);
  });
  it('are few at a time, of however many', () => {
    const paths = Array.from({ length: 3_600 }, (_, i) => `c${i}`);
    const shown = windowOf(paths, 10);
    expect(shown).toMatchObject({ start: 10, total: 3_600 });
    expect(shown.paths).toHaveLength(columnsPerNode);
    expect(shown.paths[0]).toBe('c10');
  });
});

describe('the edges between columns', () => {
  const nodes = new Map([a, b].map((urn) => [urn, {}]));
  it('lead to the entity where a column is not seen, once for all of those', () => {
    const columns = new Map([[b, windowOf(['p', 'q'], 0)]]);
    expect(drawnEdges([edge('x', 'p'), edge('y', 'p'), edge('x', 'hidden')], nodes, columns)).toEqual([
      { from: { urn: a }, to: { urn: b, path: 'p' } },
    ]);
  });
  it('are few for 3,600 of them', () => {
    const paths = Array.from({ length: 3_600 }, (_, i) => `c${i}`);
    const columns = new Map([a, b].map((urn) => [urn, windowOf(paths, 0)]));
    const edges = paths.map((path) => edge(path, path));
    expect(drawnEdges(edges, nodes, columns)).toHaveLength(columnsPerNode);
  });
  it('need both entities', () => {
    const columns = new Map([[b, windowOf(['p'], 0)]]);
    expect(drawnEdges([edge('x', 'p')], new Map([[b, {}]]), columns)).toEqual([]);
  });
});

it('shows the lineage of a column by the entities that its columns belong to', () => {
  const node = (urn: string, hop: number): [string, Node] => [
    urn,
    {
      entity: bareEntity(urn, urn),
      hop,
      hidden: { upstream: 0, downstream: 0 },
      isOpen: { upstream: true, downstream: true },
    },
  ];
  const [start, p, q] = [
    columnUrn({ urn: a, path: 'x' }),
    columnUrn({ urn: b, path: 'p' }),
    columnUrn({ urn: b, path: 'q' }),
  ];
  const graph: Graph = {
    root: start,
    nodes: new Map([node(start, 0), node(p, 1), node(q, 1)]),
    edges: [
      { from: start, to: p },
      { from: start, to: q },
    ],
  };
  const scene = followColumn(graph, (urn) => bareEntity(urn, urn));
  expect([...scene.graph.nodes.values()].map(({ entity, hop }) => [entity.urn, hop])).toEqual([
    [a, 0],
    [b, 1],
  ]);
  expect(scene.graph.edges).toEqual([{ from: a, to: b }]);
  expect(scene.columns.get(b)?.paths).toEqual(['p', 'q']);
  expect(scene.columnEdges).toHaveLength(2);
});
