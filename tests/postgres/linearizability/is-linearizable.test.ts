import { describe, expect, it } from 'vitest';
import { conditionalRegister, type RegisterAnswer, type RegisterCall } from './conditional-register.ts';
import { isLinearizable, type Operation } from './is-linearizable.ts';

type RegisterOperation = Operation<RegisterCall, RegisterAnswer>;

const written: RegisterAnswer = { kind: 'written' };
const refused: RegisterAnswer = { kind: 'refused' };
const value = (version: number, text?: string): RegisterAnswer => ({ kind: 'value', version, value: text });

const operation = (
  [calledAt, answeredAt]: readonly [number, number],
  call: RegisterCall,
  answer: RegisterAnswer | undefined,
): RegisterOperation => ({ call, answer, calledAt, answeredAt });
const read = (time: readonly [number, number], answer: RegisterAnswer) =>
  operation(time, { kind: 'read' }, answer);
const write = (
  time: readonly [number, number],
  ifVersion: number,
  text: string,
  answer: RegisterAnswer | undefined,
) => operation(time, { kind: 'write', ifVersion, value: text }, answer);
const create = (time: readonly [number, number], text: string, answer: RegisterAnswer | undefined) =>
  operation(time, { kind: 'create', value: text }, answer);

const unknown: readonly [number, number] = [3, 4];

const right: Readonly<Record<string, readonly RegisterOperation[]>> = {
  'an empty history': [],
  'one after another': [
    read([1, 2], value(0)),
    create([3, 4], 'a', written),
    write([5, 6], 1, 'b', written),
    read([7, 8], value(2, 'b')),
  ],
  'a read beside a write that sees it already, or not yet': [
    create([1, 2], 'a', written),
    write([3, 8], 1, 'b', written),
    read([4, 5], value(1, 'a')),
    read([6, 7], value(2, 'b')),
  ],
  'one of two that create': [
    create([1, 4], 'a', refused),
    create([2, 3], 'b', written),
    read([5, 6], value(1, 'b')),
  ],
  'an unknown write that took effect, late': [
    create([1, 2], 'a', written),
    write(unknown, 1, 'b', undefined),
    read([5, 6], value(1, 'a')),
    read([7, 8], value(2, 'b')),
  ],
  'an unknown write that never took effect': [
    create([1, 2], 'a', written),
    write(unknown, 1, 'b', undefined),
    write([5, 6], 1, 'c', written),
    read([7, 8], value(2, 'c')),
  ],
  'a write that meets an unknown one': [
    create([1, 2], 'a', undefined),
    create([3, 4], 'b', refused),
    read([5, 6], value(1, 'a')),
  ],
};

const wrong: Readonly<Record<string, readonly RegisterOperation[]>> = {
  'a read that misses what was acknowledged': [create([1, 2], 'a', written), read([3, 4], value(0))],
  'a lost update: two writes of one version': [
    create([1, 2], 'a', written),
    write([3, 6], 1, 'b', written),
    write([4, 5], 1, 'c', written),
  ],
  'two that create': [create([1, 4], 'a', written), create([2, 3], 'b', written)],
  'reads that go back': [
    create([1, 2], 'a', written),
    write([3, 8], 1, 'b', written),
    read([4, 5], value(2, 'b')),
    read([6, 7], value(1, 'a')),
  ],
  'a refusal without a reason': [create([1, 2], 'a', written), write([3, 4], 1, 'b', refused)],
  'a value that nobody wrote': [create([1, 2], 'a', written), read([3, 4], value(1, 'b'))],
  'an unknown write before its call': [
    create([1, 2], 'a', written),
    read([3, 4], value(2, 'b')),
    write([5, 6], 1, 'b', undefined),
  ],
  'an unknown write that came, and went': [
    create([1, 2], 'a', written),
    write(unknown, 1, 'b', undefined),
    read([5, 6], value(2, 'b')),
    read([7, 8], value(1, 'a')),
  ],
  'an acknowledged write of which a crash left nothing': [
    create([1, 2], 'a', written),
    write([3, 4], 1, 'b', written),
    read([5, 6], value(1, 'a')),
    write([7, 8], 1, 'c', written),
  ],
};

describe('a history is linearizable with', () => {
  it.each(Object.entries(right))('%s', (_, history) => {
    expect(isLinearizable(conditionalRegister, history)).toBe(true);
    expect(isLinearizable(conditionalRegister, history.toReversed())).toBe(true);
  });
});

describe('a history is not linearizable with', () => {
  it.each(Object.entries(wrong))('%s', (_, history) => {
    expect(isLinearizable(conditionalRegister, history)).toBe(false);
  });
});

it('decides a history with many concurrent operations', () => {
  const rounds = 25;
  const clients = 5;
  const history = Array.from({ length: rounds }, (_, round) =>
    Array.from({ length: clients }, (__, client) => {
      const at = round * 100 + client;
      // All write at the same time, and the last one to be called wins.
      return write([at, at + 50], round, `${round}.${client}`, client === clients - 1 ? written : refused);
    }),
  ).flat();
  const end = read([rounds * 100, rounds * 100 + 1], value(rounds, `${rounds - 1}.${clients - 1}`));
  expect(isLinearizable(conditionalRegister, [...history, end])).toBe(true);
  const stale = { ...end, answer: value(rounds - 1, `${rounds - 2}.${clients - 1}`) };
  expect(isLinearizable(conditionalRegister, [...history, stale])).toBe(false);
});

it('decides a history in which nobody knows what became of most writes', () => {
  const rounds = 40;
  const lost = 60;
  const history = Array.from({ length: rounds }, (_, round) => {
    const at = round * 1_000;
    const unknowns = Array.from({ length: lost }, (__, count) =>
      write([at + count, at + count], round * 2, `lost ${round}.${count}`, undefined),
    );
    // One of them took effect, and nobody saw which.
    return [...unknowns, write([at + 500, at + 600], round * 2 + 1, `${round}`, written)];
  }).flat();
  const end = rounds * 1_000;
  const last = (text: string) => read([end, end + 1], value(rounds * 2, text));
  expect(isLinearizable(conditionalRegister, [...history, last(`${rounds - 1}`)])).toBe(true);
  expect(isLinearizable(conditionalRegister, [...history, last('0')])).toBe(false);
});
