import { expect, it } from 'vitest';
import { createFollowers } from './followers.ts';

it('knows the offset of each follower, and of consumers by the position that they store', async () => {
  const followers = createFollowers();
  followers.register('search', async () => 7);
  followers.register('unbuilt', async () => undefined);
  followers.register('gone', () => Promise.reject(new Error('no answer')));
  followers.moved('sync', 5);
  followers.moved('old', 3);
  followers.moved('old', undefined);
  expect(await followers.offsets()).toEqual([
    ['search', 7],
    ['sync', 4],
  ]);
});

it('limits the consumers, whose names clients choose', async () => {
  const followers = createFollowers();
  for (let i = 0; i < 1000; i++) followers.moved(`consumer-${i}`, i);
  followers.moved('consumer-0', 50);
  const offsets = await followers.offsets();
  expect(offsets).toHaveLength(100);
  expect(offsets[0]).toEqual(['consumer-0', 49]);
});
