import { expect, it } from 'vitest';
import { compareHits, scoreOf, tiers } from './ranking.ts';

it('never lets relevance lift an entity into the next tier', () => {
  const { related, asWritten, name, exactName } = tiers;
  const order = [related, asWritten, name, exactName];
  expect(order.toSorted((a, b) => a - b)).toEqual(order);
  for (const tier of order)
    for (const relevance of [-1, 0, 0.001, 1, 1e6])
      expect(Math.floor(scoreOf(tier, relevance, 2))).toBe(tier);
});

it('ranks greater relevance higher', () => {
  expect(scoreOf(tiers.related, 1)).toBeGreaterThan(scoreOf(tiers.related, 0.5));
});

it('multiplies relevance by the factor of the values', () => {
  expect(scoreOf(tiers.asWritten, 2, 0.5)).toBe(scoreOf(tiers.asWritten, 1));
});

it('orders equal scores by URN', () => {
  const hit = (urn: string, score: number) => ({ urn, entityType: 'tag', score });
  const hits = [hit('b', 1), hit('c', 2), hit('a', 1)];
  expect(hits.toSorted(compareHits).map(({ urn }) => urn)).toEqual(['c', 'a', 'b']);
});
