import { describe, expect, it } from 'vitest';
import { createGraph, type Extent, finish, type Known } from './create-graph.ts';
import { bareEntity } from './entity-of.ts';
import { between, type Degrees, type Direction, type Neighbours, sideOf } from './graph.ts';

const entity = (urn: string) => bareEntity(urn.startsWith('job') ? `urn:li:dataJob:${urn}` : urn, urn);
const side = (text: string) => {
  const [arrow, ...urn] = text;
  return sideOf(entity(urn.join('')).urn, arrow === '>' ? 'downstream' : 'upstream');
};
/** Of sides such as `>a`: their neighbours, and how many there are if not all were read. */
const knownOf = (
  sides: Readonly<Record<string, string>>,
  totals: Readonly<Record<string, number>> = {},
  degrees: Readonly<Record<string, number>> = {},
): Known => ({
  neighbours: new Map(
    Object.entries(sides).map(([text, names]): [string, Neighbours] => {
      const entities = names.split(' ').filter(Boolean).map(entity);
      return [side(text), { entities, total: totals[text] ?? entities.length }];
    }),
  ),
  degrees: new Map(
    Object.entries(degrees).map(([urn, downstream]): [string, Degrees] => [urn, { upstream: 0, downstream }]),
  ),
});
const extent = (change: Partial<Extent> = {}): Extent => ({
  depth: { upstream: 1, downstream: 1 },
  most: 50,
  open: new Set(),
  whole: new Set(),
  closed: new Set(),
  way: { urns: new Set(), sides: new Set() },
  isFolded: false,
  ...change,
});
const graphOf = (known: Known, change: Partial<Extent> = {}, root = 'm') =>
  finish(createGraph(entity(root), known, extent(change)));
const hopsOf = (graph: ReturnType<typeof graphOf>) =>
  Object.fromEntries([...graph.nodes.values()].map(({ entity: { name }, hop }) => [name, hop]));
const hiddenOf = (graph: ReturnType<typeof graphOf>, urn: string, direction: Direction) =>
  graph.nodes.get(urn)?.hidden[direction];

const known = knownOf(
  { '<m': 'a b', '>m': 'x y', '>x': 'z', '>y': 'z', '<a': '' },
  { '>m': 300 },
  { a: 0, x: 1, y: 1 },
);

describe('the graph', () => {
  it('shows one hop, and counts what it does not show', () => {
    const graph = graphOf(known);
    expect(hopsOf(graph)).toEqual({ m: 0, a: -1, b: -1, x: 1, y: 1 });
    expect(hiddenOf(graph, 'm', 'downstream')).toBe(298);
    expect(hiddenOf(graph, 'x', 'downstream')).toBe(1);
    // Nobody has counted what is on the sides of b yet.
    expect(hiddenOf(graph, 'b', 'upstream')).toBeUndefined();
    expect(graph.uncounted).toEqual(['m', 'b']);
  });
  it('asks for what is open and has not been read', () => {
    // Of 300, two were read.
    expect(graphOf(known).wanted).toEqual([side('>m')]);
    expect(graphOf(knownOf({})).wanted).toEqual([side('<m'), side('>m')]);
  });
  it('is open to its depth in the direction away from the middle', () => {
    const graph = graphOf(known, { depth: { upstream: 0, downstream: 2 } });
    expect(hopsOf(graph)).toEqual({ m: 0, x: 1, y: 1, z: 2 });
    expect(graph.edges).toContainEqual({ from: 'x', to: 'z' });
    expect(graph.edges).toContainEqual({ from: 'y', to: 'z' });
  });
  it('loses with a side what nothing else leads to', () => {
    const opened = { open: new Set([side('>x')]) };
    expect(hopsOf(graphOf(known, opened))).toHaveProperty('z', 2);
    expect(hopsOf(graphOf(known, { ...opened, closed: new Set([side('>m')]) }))).toEqual({
      m: 0,
      a: -1,
      b: -1,
    });
  });
  it('ends in a circle', () => {
    const circle = knownOf({ '>a': 'b', '>b': 'a' });
    const graph = graphOf(circle, { depth: { upstream: 0, downstream: 5 } }, 'a');
    expect(hopsOf(graph)).toEqual({ a: 0, b: 1 });
    expect(graph.edges).toHaveLength(2);
  });
});

describe('of many', () => {
  const many = knownOf(
    { '<m': '', '>m': 'p q r s', '>q': 't', '>s': 'u' },
    {},
    { p: 1, q: 9, r: 2, s: 5, t: 0, u: 0 },
  );
  it('shows the most important ones of a hop, and counts the others', () => {
    const graph = graphOf(many, { most: 2 });
    expect(hopsOf(graph)).toEqual({ m: 0, q: 1, s: 1 });
    expect(hiddenOf(graph, 'm', 'downstream')).toBe(2);
  });
  it('never shows more of a hop by itself, however deep it is open', () => {
    expect(hopsOf(graphOf(many, { most: 1, depth: { upstream: 9, downstream: 9 } }))).toEqual({
      m: 0,
      q: 1,
      t: 2,
    });
  });
  it('shows all of a side when a reader asks for it', () => {
    expect(Object.keys(hopsOf(graphOf(many, { most: 2, whole: new Set([side('>m')]) })))).toHaveLength(5);
  });
  it('shows the way to what a reader looks for, however unimportant it is', () => {
    const way = { urns: new Set(['m', 'p']), sides: new Set([side('>m')]) };
    expect(hopsOf(graphOf(many, { most: 1, way }))).toEqual({ m: 0, p: 1, q: 1 });
  });
});

describe('tasks', () => {
  const withTasks = knownOf(
    { '<m': '', '>m': 'job1 x', '>job1': 'x y job2', '>job2': 'z' },
    {},
    { m: 2, x: 0, y: 0, z: 0 },
  );
  it('stand between entities', () => {
    expect(hopsOf(graphOf(withTasks))).toEqual({ m: 0, job1: 1, x: 1 });
  });
  it('are folded into the edges that lead through them', () => {
    const graph = graphOf(withTasks, { isFolded: true });
    expect(hopsOf(graph)).toEqual({ m: 0, x: 1, y: 1, z: 1 });
    // An edge without a task in between says more than one with it.
    expect(graph.edges).toContainEqual({ from: 'm', to: 'x' });
    expect(graph.edges).toContainEqual({ from: 'm', to: 'y', via: 'urn:li:dataJob:job1' });
    expect(hiddenOf(graph, 'm', 'downstream')).toBe(0);
  });
  it('are read before what is behind them can be shown', () => {
    const unread = knownOf({ '<m': '', '>m': 'job1' });
    expect(graphOf(unread, { isFolded: true }).wanted).toEqual([side('>job1')]);
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
