import { expect, it } from 'vitest';
import { type ChangeEvent, changesPath, emptyFeed, mostKept, resumed, withChanges } from './change-stream.ts';

const change = (offset: number): ChangeEvent => ({
  offset,
  urn: 'urn:li:tag:a',
  entityType: 'tag',
  aspect: 'tagProperties',
  changeType: 'UPSERT',
  created: { actor: 'urn:li:corpuser:ana', time: 0 },
});
const offsets = (changes: readonly ChangeEvent[]) => changes.map(({ offset }) => offset);

it('has the newest change first, and each once', () => {
  const feed = withChanges(
    withChanges(emptyFeed, [change(1), change(2)], false),
    [change(2), change(3)],
    false,
  );
  expect(offsets(feed.shown)).toEqual([3, 2, 1]);
});

it('holds back what comes while it is paused', () => {
  const paused = withChanges(withChanges(emptyFeed, [change(1)], false), [change(2), change(3)], true);
  expect([offsets(paused.shown), offsets(paused.waiting)]).toEqual([[1], [3, 2]]);
  expect(offsets(resumed(paused).shown)).toEqual([3, 2, 1]);
});

it('does not grow without end', () => {
  const many = Array.from({ length: mostKept + 10 }, (_, at) => change(at + 1));
  expect(withChanges(emptyFeed, many, true).waiting).toHaveLength(mostKept);
  expect(withChanges(emptyFeed, many, false).shown[0]?.offset).toBe(mostKept + 10);
});

it('asks for what is wanted', () => {
  expect(changesPath({ type: undefined, aspect: undefined }, 5)).toBe('/changes?since=5');
  expect(changesPath({ type: 'tag', aspect: 'status' }, 5)).toBe(
    '/changes?since=5&entityType=tag&aspect=status',
  );
});
