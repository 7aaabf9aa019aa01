import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createOrderedWork } from './ordered-work.ts';

it('keeps the order of each key, and never runs two of one key at the same time', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.record({ key: fc.constantFrom('a', 'b', 'c'), turns: fc.nat(3) }), { maxLength: 40 }),
      fc.integer({ min: 1, max: 4 }),
      async (items, concurrency) => {
        const work = createOrderedWork(concurrency, undefined, 5);
        const seen = new Map<string, number[]>();
        const running = new Set<string>();
        for (const [offset, { key, turns }] of items.entries())
          await work.add(key, offset, async () => {
            expect(running.has(key)).toBe(false);
            running.add(key);
            expect(running.size).toBeLessThanOrEqual(concurrency);
            for (let turn = 0; turn < turns; turn++) await Promise.resolve();
            running.delete(key);
            seen.set(key, [...(seen.get(key) ?? []), offset]);
          });
        await work.idle();
        expect(work.failure).toBeUndefined();
        expect(work.firstUndone()).toBeUndefined();
        for (const offsets of seen.values()) expect(offsets).toEqual(offsets.toSorted((a, b) => a - b));
        expect([...seen.values()].flat()).toHaveLength(items.length);
      },
    ),
  );
});

it('knows the lowest offset that is not done', async () => {
  const work = createOrderedWork(2);
  const [first, second] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  await work.add('a', 1, () => first.promise);
  await work.add('b', 2, () => second.promise);
  second.resolve();
  await second.promise;
  expect(work.firstUndone()).toBe(1);
  first.resolve();
  await work.idle();
  expect(work.firstUndone()).toBeUndefined();
});

it('starts nothing after a failure, and leaves it undone', async () => {
  const failures: number[] = [];
  const work = createOrderedWork(1, () => failures.push(1));
  let later = false;
  await work.add('a', 1, () => Promise.reject(new Error('no')));
  await work.add('a', 2, async () => {
    later = true;
  });
  await work.idle();
  expect([later, failures.length, work.firstUndone(), work.failure?.error]).toEqual([
    false,
    1,
    1,
    new Error('no'),
  ]);
});
