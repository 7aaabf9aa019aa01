import { expect, it } from 'vitest';
import { labelsOf, none, type Target, toggle, toggleRange, withTargets } from './selection.ts';

const target = (urn: string, ...tags: string[]): Target =>
  ({ urn, card: { tags: tags.map((tag) => ({ urn: tag, card: { name: tag } })) } }) as unknown as Target;
const listed = ['a', 'b', 'c', 'd'].map((urn) => target(urn));
const [a, , c] = listed as [Target, Target, Target, Target];

it('chooses one, and takes it back', () => {
  const chosen = toggle(none, a);
  expect([...chosen.keys()]).toEqual(['a']);
  expect(toggle(chosen, a).size).toBe(0);
});

it('chooses a range in either direction, and takes it back', () => {
  expect([...toggleRange(toggle(none, a), listed, 'a', 'c').keys()]).toEqual(['a', 'b', 'c']);
  expect([...toggleRange(toggle(none, c), listed, 'c', 'a').keys()].toSorted()).toEqual(['a', 'b', 'c']);
  expect([...toggleRange(withTargets(none, listed), listed, 'a', 'b').keys()]).toEqual(['c', 'd']);
});

it('chooses one where the range begins on another page', () => {
  expect([...toggleRange(none, listed, 'z', 'b').keys()]).toEqual(['b']);
});

it('counts the labels of what is chosen', () => {
  const chosen = withTargets(none, [target('x', 'pii'), target('y', 'raw', 'pii')]);
  expect(labelsOf(chosen, 'tags')).toEqual([
    { urn: 'pii', name: 'pii', count: 2 },
    { urn: 'raw', name: 'raw', count: 1 },
  ]);
});
