import { expect, it } from 'vitest';
import { bareEntity } from './graph/entity-of.ts';
import type { Node } from './graph/graph.ts';
import { toggledColumns, toggledSides } from './toggle.ts';

const node = (isOpen: boolean, hidden: number): Node => ({
  entity: bareEntity('urn:li:dataset:a', 'a'),
  hop: 0,
  hidden: { upstream: 0, downstream: hidden },
  isOpen: { upstream: false, downstream: isOpen },
});
const side = 'downstream urn:li:dataset:a';
const none = { open: [], whole: [], closed: [] };

it('opens a side, then shows the rest of it, then closes it', () => {
  const opened = toggledSides({ ...none, closed: [side] }, node(false, 300), 'downstream');
  expect(opened).toEqual({ ...none, open: [side] });
  const whole = toggledSides(opened, node(true, 250), 'downstream');
  expect(whole).toEqual({ ...none, whole: [side] });
  expect(toggledSides(whole, node(true, 0), 'downstream')).toEqual({ ...none, closed: [side] });
});

it('closes what cannot be shown any further', () => {
  expect(toggledSides({ ...none, whole: [side] }, node(true, 4_000), 'downstream')).toEqual({
    ...none,
    closed: [side],
  });
});

it('shows columns, or no longer', () => {
  expect(toggledColumns({ columns: ['a'] }, 'b')).toEqual(['a', 'b']);
  expect(toggledColumns({ columns: ['a', 'b'] }, 'a')).toEqual(['b']);
});
