import { expect, it } from 'vitest';
import { ChangedIds } from './changed-ids.ts';
import { KeptMatches } from './kept-matches.ts';

it('keeps what was found until an entity changes', () => {
  const changes = new ChangedIds();
  const kept = new KeptMatches(changes);
  let searches = 0;
  const find = () => Uint32Array.of(++searches);
  expect([...kept.of('name : ("a" *)', find)]).toEqual([1]);
  expect([...kept.of('name : ("a" *)', find)]).toEqual([1]);
  expect([...kept.of('whole : ("a" *)', find)]).toEqual([2]);
  changes.add(7);
  expect([...kept.of('name : ("a" *)', find)]).toEqual([3]);
  changes.clear();
  expect([...kept.of('name : ("a" *)', find)]).toEqual([4]);
});
