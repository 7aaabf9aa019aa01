import { compareText } from './compare.ts';
import type { SearchHit } from './query.ts';

/**
 * The relevance of an entity within its tier, 0 or more.
 *
 * @param wordWeight How much its words say about it, as the index weighs them with `textWeights`.
 * @param factor How much the values of the entity multiply that, as `ValueWeight` says.
 */
export const weigh = (wordWeight: number, factor = 1): number => Math.max(0, wordWeight) * factor;

/** The tier and the relevance of an entity as one number. */
export const scoreOf = ({ tier, relevance }: Pick<SearchHit, 'tier' | 'relevance'>): number =>
  tier + relevance / (1 + relevance);

/** The best first, and by URN where they are equal. */
export const compareHits = (a: SearchHit, b: SearchHit): number =>
  b.tier - a.tier || b.relevance - a.relevance || compareText(a.urn, b.urn);

/**
 * Most entities of a tier that are weighed against each other, the ones that were first written. The others follow
 * them: a word in a hundred thousand texts distinguishes none of them.
 */
export const maxWeighed = 1000;
