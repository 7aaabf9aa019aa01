import { describe, expect, it } from 'vitest';
import { between, createGraph, type Direction, type Entity, type Neighbours, sideOf } from './graph.ts';

const entity = (urn: string): Entity => ({
  urn,
  entityType: 'dataset',
  name: urn,
  place: '',
  isDeprecated: false,
});
const neighbours = (urn: string, direction: Direction, urns: string, total?: number): Neighbours => {
  const entities = urns.split(' ').filter(Boolean).map(entity);
  return { urn, direction, entities, total: total ?? entities.length };
};
const readOf = (...all: readonly Neighbours[]) =>
  new Map(all.map((each) => [sideOf(each.urn, each.direction), each]));
const open = (...sides: readonly [string, Direction][]) =>
  new Set(sides.map(([urn, direction]) => sideOf(urn, direction)));

const read = readOf(
  neighbours('m', 'upstream', 'a b'),
  neighbours('m', 'downstream', 'x y', 300),
  neighbours('x', 'downstream', 'z'),
  neighbours('y', 'downstream', 'z'),
  neighbours('a', 'upstream', ''),
);
const hopsOf = (graph: ReturnType<typeof createGraph>) =>
  Object.fromEntries([...graph.nodes].map(([urn, { hop }]) => [urn, hop]));

describe('the graph', () => {
  it('shows one hop, and counts what it does not show', () => {
    const graph = createGraph(entity('m'), read, open(['m', 'upstream'], ['m', 'downstream']));
    expect(hopsOf(graph)).toEqual({ m: 0, a: -1, b: -1, x: 1, y: 1 });
    expect(graph.nodes.get('m')?.hidden).toEqual({ upstream: 0, downstream: 298 });
    // Of some, it is known that there is nothing more; of others, nothing is known.
    expect(graph.nodes.get('a')?.hidden).toEqual({ upstream: 0, downstream: undefined });
    expect(graph.nodes.get('x')?.hidden.downstream).toBe(1);
  });
  it('has what two ways lead to once, with both edges', () => {
    const opened = open(['m', 'downstream'], ['x', 'downstream'], ['y', 'downstream']);
    const graph = createGraph(entity('m'), read, opened);
    expect(hopsOf(graph)).toEqual({ m: 0, x: 1, y: 1, z: 2 });
    expect(graph.edges).toContainEqual({ from: 'x', to: 'z' });
    expect(graph.edges).toContainEqual({ from: 'y', to: 'z' });
  });
  it('loses with a side what nothing else leads to', () => {
    const opened = open(['m', 'downstream'], ['x', 'downstream']);
    expect(hopsOf(createGraph(entity('m'), read, opened))).toEqual({ m: 0, x: 1, y: 1, z: 2 });
    expect(hopsOf(createGraph(entity('m'), read, open(['x', 'downstream'])))).toEqual({ m: 0 });
  });
  it('shows no more of a side than its limit', () => {
    const limits = new Map([[sideOf('m', 'downstream'), 1]]);
    const graph = createGraph(entity('m'), read, open(['m', 'downstream']), limits);
    expect(hopsOf(graph)).toEqual({ m: 0, x: 1 });
    expect(graph.nodes.get('m')?.hidden.downstream).toBe(299);
  });
  it('ends in a circle', () => {
    const circle = readOf(neighbours('a', 'downstream', 'b'), neighbours('b', 'downstream', 'a'));
    const graph = createGraph(entity('a'), circle, open(['a', 'downstream'], ['b', 'downstream']));
    expect(hopsOf(graph)).toEqual({ a: 0, b: 1 });
    expect(graph.edges).toHaveLength(2);
  });
});

describe('what is between two entities', () => {
  const edges = ['a b', 'b c', 'a d', 'd c', 'c e', 'f e'].map((text) => {
    const [from = '', to = ''] = text.split(' ');
    return { from, to };
  });
  it('is on every way from one to the other, whichever was named first', () => {
    expect([...between({ edges }, 'a', 'c')].sort()).toEqual(['a', 'b', 'c', 'd']);
    expect([...between({ edges }, 'c', 'a')].sort()).toEqual(['a', 'b', 'c', 'd']);
  });
  it('is nothing without a way', () => {
    expect(between({ edges }, 'b', 'f').size).toBe(0);
  });
});
