import { describe, expect, it } from 'vitest';
import { createLimiter, type RateLimit, TooManyRequestsError } from './limiter.ts';

const limit: RateLimit = { perSecond: 2, burst: 3, concurrent: 100 };

function start(maxCallers?: number) {
  let time = 1000;
  const limiter = createLimiter({ now: () => time, ...(maxCallers !== undefined && { maxCallers }) });
  const admitted = (caller: string, one = limit): boolean => {
    try {
      limiter.begin(caller, one)();
      return true;
    } catch {
      return false;
    }
  };
  const count = (caller: string, tries: number) =>
    Array.from({ length: tries }, () => admitted(caller)).filter(Boolean).length;
  return { limiter, admitted, count, pass: (ms: number) => (time += ms) };
}

describe('the requests of a caller', () => {
  it('may come together as a burst, and then as many as the rate gives', () => {
    const { count, pass } = start();
    expect(count('a', 10)).toBe(3);
    pass(499);
    expect(count('a', 10)).toBe(0);
    pass(1);
    expect(count('a', 10)).toBe(1);
    pass(1000);
    expect(count('a', 10)).toBe(2);
    pass(3_600_000);
    expect(count('a', 10)).toBe(3);
  });

  it('do not count for another', () => {
    const { count } = start();
    expect([count('a', 9), count('b', 9)]).toEqual([3, 3]);
  });

  it('are never more than burst and rate together, and rejected ones cost nothing', () => {
    const { count, pass } = start();
    let total = 0;
    for (let i = 0; i < 1000; i++) {
      total += count('a', 5);
      pass(10);
    }
    // Ten seconds.
    expect(total).toBe(3 + 19);
  });

  it('are told when to come again, in whole seconds', () => {
    const { limiter, count } = start();
    const slow = { perSecond: 0.1, burst: 1, concurrent: 1 };
    limiter.begin('slow', slow)();
    expect(() => limiter.begin('slow', slow)).toThrow(expect.objectContaining({ retryAfterSeconds: 10 }));
    count('a', 3);
    expect(() => limiter.check('a', limit)).toThrow(expect.objectContaining({ retryAfterSeconds: 1 }));
  });

  it('are served only so many at the same time', () => {
    const { limiter } = start();
    const two: RateLimit = { perSecond: 1000, burst: 1000, concurrent: 2 };
    const first = limiter.begin('a', two);
    limiter.begin('a', two);
    expect(() => limiter.begin('a', two)).toThrow(TooManyRequestsError);
    first();
    // Over is over, however often it is said.
    first();
    limiter.begin('a', two);
    expect(() => limiter.begin('a', two)).toThrow('at most 2 at the same time');
  });
});

it('remembers so many callers, and forgets the one that was silent for longest', () => {
  const { count, admitted } = start(100);
  expect(count('steady', 9)).toBe(3);
  for (let i = 0; i < 100_000; i++) {
    admitted(`attacker ${i}`);
    // Who keeps asking is not forgotten, and so gets nothing out of a flood.
    if (i % 50 === 0) expect(count('steady', 1)).toBe(0);
  }
  for (let i = 0; i < 100; i++) admitted(`another ${i}`);
  expect(count('steady', 9)).toBe(3);
});
