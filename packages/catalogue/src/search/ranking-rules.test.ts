import { expect, it } from 'vitest';
import { compareHits, scoreOf, weigh } from './ranking.ts';
import { type Tier, tiers } from './tiers.ts';

it('never lets relevance lift an entity into the next tier', () => {
  const { related, asWritten, name, exactName } = tiers;
  const order = [related, asWritten, name, exactName];
  expect(order.toSorted((a, b) => a - b)).toEqual(order);
  for (const tier of order)
    for (const relevance of [-1, 0, 0.001, 1, 1e6])
      expect(Math.floor(scoreOf({ tier, relevance: weigh(relevance, 2) }))).toBe(tier);
});

it('ranks greater relevance higher', () => {
  const [more, less] = [1, 0.5].map((relevance) => scoreOf({ tier: tiers.related, relevance }));
  expect(more).toBeGreaterThan(less ?? Number.NaN);
});

it('multiplies relevance by the factor of the values', () => {
  expect(weigh(2, 0.5)).toBe(weigh(1));
  expect(weigh(-1, 0.5)).toBe(0);
});

it('orders hits by tier, then by relevance, and then by URN', () => {
  const hit = (urn: string, tier: Tier, relevance: number) => ({ urn, entityType: 'tag', tier, relevance });
  const { related, name } = tiers;
  const hits = [hit('b', related, 9), hit('c', name, 1), hit('a', related, 9), hit('d', name, 2)];
  expect(hits.toSorted(compareHits).map(({ urn }) => urn)).toEqual(['d', 'c', 'a', 'b']);
});
