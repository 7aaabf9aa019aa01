import { expect, it } from 'vitest';
import { createPlaces } from './places.ts';

const place = (partition: number, offset: bigint) => ({ topic: 'pe', partition, offset });

it('gives the last message of each partition that is done', () => {
  const places = createPlaces();
  const numbers = [place(0, 5n), place(1, 9n), place(0, 6n), place(1, 10n)].map(places.add);
  expect(numbers).toEqual([0, 1, 2, 3]);
  expect(places.take(3)).toEqual([place(0, 6n), place(1, 9n)]);
  expect(places.take(3)).toEqual([]);
  expect(places.take(4)).toEqual([place(1, 10n)]);
});

it('forgets what it must not commit any more, and goes on counting', () => {
  const places = createPlaces();
  places.add(place(0, 5n));
  places.forget();
  expect(places.add(place(0, 3n))).toBe(1);
  expect(places.take(1)).toEqual([]);
  expect(places.take(2)).toEqual([place(0, 3n)]);
});
