import { describe, expect, it } from 'vitest';
import { bareEntity } from './entity-of.ts';
import { filterGraph, optionsOf } from './filter-graph.ts';
import type { Graph, Node } from './graph.ts';

const hive = { urn: 'urn:li:dataPlatform:hive', name: 'Hive' };
const node = (name: string, hop: number, platform = hive): [string, Node] => [
  name,
  {
    entity: { ...bareEntity(name, name), platform },
    hop,
    hidden: { upstream: 0, downstream: 0 },
    isOpen: { upstream: false, downstream: false },
  },
];
const looker = { urn: 'urn:li:dataPlatform:looker', name: 'Looker' };
const graph: Graph = {
  root: 'orders',
  nodes: new Map([node('orders', 0), node('staged', 1), node('other', 1), node('board', 2, looker)]),
  edges: [
    { from: 'orders', to: 'staged' },
    { from: 'orders', to: 'other' },
    { from: 'staged', to: 'board' },
  ],
};
const all = { q: '', type: undefined, platform: undefined, tag: undefined };

describe('a graph that is narrowed', () => {
  it('keeps what leads to a match', () => {
    const filtered = filterGraph(graph, { ...all, platform: looker.urn });
    expect([...filtered.nodes.keys()]).toEqual(['orders', 'staged', 'board']);
    expect([...filtered.matching]).toEqual(['board']);
    expect(filtered.edges).toHaveLength(2);
  });
  it('has to meet every condition', () => {
    expect(filterGraph(graph, { ...all, q: 'STAGED', platform: hive.urn }).matching.size).toBe(1);
    expect(filterGraph(graph, { ...all, q: 'staged', platform: looker.urn }).matching.size).toBe(0);
    expect(filterGraph(graph, { ...all, tag: 'urn:li:tag:pii' }).matching.size).toBe(0);
  });
});

it('offers the values that there are, the most frequent first', () => {
  expect(optionsOf(graph, ({ platform }) => (platform ? [platform] : []))).toEqual([
    { value: hive.urn, name: 'Hive', count: 3 },
    { value: looker.urn, name: 'Looker', count: 1 },
  ]);
});
