import { expect, it } from 'vitest';
import { durationText, runState } from './run-state.ts';

const started = {
  status: 'STARTED' as const,
  timestampMillis: 1000,
  durationMillis: null,
  attempt: null,
  result: null,
};
const ended = {
  ...started,
  status: 'COMPLETE' as const,
  timestampMillis: 61_000,
  result: { resultType: 'FAILURE' as const, nativeResultType: 'x' },
};

it('is over when its end was reported, and took what is between', () => {
  expect(runState({ state: [ended, started], created: null })).toEqual({
    result: 'FAILURE',
    start: 1000,
    duration: 60_000,
  });
  expect(runState({ state: [started], created: { time: 5 } })).toEqual({
    result: undefined,
    start: 1000,
    duration: undefined,
  });
  expect(runState({ state: [], created: { time: 5 } }).start).toBe(5);
});

it.each([
  [40, '40 ms'],
  [4_000, '4 s'],
  [60_000, '1 min'],
  [95_000, '1 min 35 s'],
  [3_840_000, '1 h 4 min'],
])('%i is %s', (time, text) => {
  expect(durationText(time)).toBe(text);
});
