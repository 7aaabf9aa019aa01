/**
 * The weights of a match by the text in which it is found. Every boost of the model falls into one of them: a store
 * keeps a few texts of each document and not one for each field.
 */
export const textWeights = { name: 10, strong: 4, text: 1, weak: 0.5 } as const;
export type TextWeight = keyof typeof textWeights;

/** The text to which a field of this boost belongs. */
export function weightOf(boost = 1): TextWeight {
  if (boost >= 5) return 'name';
  if (boost >= 2) return 'strong';
  return boost >= 1 ? 'text' : 'weak';
}
