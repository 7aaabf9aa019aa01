import { expect, it } from 'vitest';
import { reloadForRelease } from './lost-parts.ts';

function browser(isThere = true) {
  const kept = new Map<string, string>();
  const state = { now: 1_000_000, reloads: 0, isThere };
  const surroundings = {
    storage: {
      getItem: (name: string) => kept.get(name) ?? null,
      setItem: (name: string, value: string) => void kept.set(name, value),
    },
    now: () => state.now,
    isServerThere: () => Promise.resolve(state.isThere),
    reload: () => {
      state.reloads++;
    },
  };
  return { state, surroundings };
}

it('reloads once for a release, and again for the next', async () => {
  const { state, surroundings } = browser();
  await reloadForRelease(surroundings);
  await reloadForRelease(surroundings);
  expect(state.reloads).toBe(1);
  state.now += 3_600_000;
  await reloadForRelease(surroundings);
  expect(state.reloads).toBe(2);
});

it('keeps the page as long as the server is gone', async () => {
  const { state, surroundings } = browser(false);
  await reloadForRelease(surroundings);
  expect(state.reloads).toBe(0);
  state.isThere = true;
  await reloadForRelease(surroundings);
  expect(state.reloads).toBe(1);
});

it('keeps the page where nothing can be noted', async () => {
  const { state, surroundings } = browser();
  const storage = {
    ...surroundings.storage,
    setItem: () => {
      throw new Error('full');
    },
  };
  await reloadForRelease({ ...surroundings, storage });
  expect(state.reloads).toBe(0);
});
