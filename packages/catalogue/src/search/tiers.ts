/**
 * How the words of a query were found, from worst to best. It decides first: the tier is the whole part of a score, to
 * which relevance adds less than one. What a query without words finds is in the lowest.
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
