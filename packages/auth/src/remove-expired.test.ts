import { expect, it, vi } from 'vitest';
import { realEnvironment } from './environment.ts';
import { startRemovingExpired } from './remove-expired.ts';

it('removes at once and then again and again, until it is ended', async () => {
  vi.useFakeTimers();
  const removals: [number, number][] = [];
  const store = {
    async removeExpired(at: number, idleSince: number) {
      removals.push([at, idleSince]);
      return 0;
    },
  };
  const environment = { ...realEnvironment, now: () => 5_000 };
  const end = startRemovingExpired(store, { idleMs: 1_000, everyMs: 100, environment });
  await vi.advanceTimersByTimeAsync(250);
  expect(removals).toEqual([
    [5_000, 4_000],
    [5_000, 4_000],
    [5_000, 4_000],
  ]);
  await end();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(removals).toHaveLength(3);
  vi.useRealTimers();
});

it('reports a removal that fails, and tries again', async () => {
  vi.useFakeTimers();
  const errors: unknown[] = [];
  const store = { removeExpired: () => Promise.reject(new Error('The disk is full')) };
  const end = startRemovingExpired(store, { everyMs: 100, onError: (error) => errors.push(error) });
  await vi.advanceTimersByTimeAsync(150);
  await end();
  expect(errors.map(String)).toEqual(['Error: The disk is full', 'Error: The disk is full']);
  vi.useRealTimers();
});
