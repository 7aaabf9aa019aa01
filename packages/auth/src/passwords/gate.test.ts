import { expect, it } from 'vitest';
import { createGate } from './gate.ts';

it('lets as many works run as it should, in order, and the next one when one ends or fails', async () => {
  const gate = createGate(2, 10);
  const events: string[] = [];
  const ends: (() => void)[] = [];
  const start = (name: string) =>
    gate(async () => {
      events.push(name);
      await new Promise<void>((resolve) => ends.push(resolve));
      if (name === 'b') throw new Error('b fails');
    });
  const works = ['a', 'b', 'c', 'd'].map(start);
  const settled = Promise.allSettled(works);
  await Promise.resolve();
  expect(events).toEqual(['a', 'b']);
  ends[1]?.();
  await expect(works[1]).rejects.toThrow('b fails');
  expect(events).toEqual(['a', 'b', 'c']);
  ends[0]?.();
  await works[0];
  await Promise.resolve();
  expect(events).toEqual(['a', 'b', 'c', 'd']);
  ends[2]?.();
  ends[3]?.();
  await settled;
  const last = gate(async () => 'free again');
  expect(await last).toBe('free again');
});
