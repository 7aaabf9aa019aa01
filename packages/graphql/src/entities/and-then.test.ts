import { expect, it } from 'vitest';
import { andThen } from './and-then.ts';

const double = (value: number) => 2 * value;

it('answers what is there without a promise', () => expect(andThen(2, double)).toBe(4));

it('waits for what is a promise', async () => {
  const answer = andThen(Promise.resolve(2), double);
  expect(answer).toBeInstanceOf(Promise);
  expect(await answer).toBe(4);
});

it('leaves what fails to who waits', () =>
  expect(andThen(Promise.reject(new Error('gone')), double)).rejects.toThrow('gone'));
