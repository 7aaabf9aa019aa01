import { compareText } from './compare.ts';
import type { SearchHit } from './query.ts';

/**
 * How the words of a query were found, from worst to best. It decides first: the tier is the whole part of a score, to
 * which relevance adds less than one.
 */
export const tiers = {
  /** As synonyms, beginnings or other forms of the words. */
  related: 1,
  /** The words as they are. */
  asWritten: 2,
  /** As the whole name, in another letter case or with other punctuation. */
  name: 3,
  /** As the whole name. */
  exactName: 4,
} as const;
export type Tier = (typeof tiers)[keyof typeof tiers];

/**
 * The score of an entity.
 *
 * @param relevance How much its words say about it, 0 or more, as the index weighs them with `textWeights`.
 * @param factor How much the values of the entity multiply that, as `ValueWeight` says.
 */
export function scoreOf(tier: Tier, relevance: number, factor = 1): number {
  const amount = Math.max(0, relevance) * factor;
  return tier + amount / (1 + amount);
}

/** The best first, and by URN where they are equal. */
export const compareHits = (a: SearchHit, b: SearchHit): number =>
  b.score - a.score || compareText(a.urn, b.urn);

/**
 * Most entities of a tier that are weighed against each other, the ones that were first written. The others follow
 * them: a word in a hundred thousand texts distinguishes none of them.
 */
export const maxWeighed = 1000;
