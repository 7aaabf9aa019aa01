/** Words of the field, and how the generator draws from them: the same seed gives the same words on every machine. */
const nouns = [
  'dataset',
  'schema',
  'column',
  'owner',
  'lineage edge',
  'glossary term',
  'domain',
  'tag',
  'pipeline',
  'assertion',
  'dashboard',
  'change proposal',
  'retention rule',
  'ingestion run',
  'policy',
];
const verbs = ['names', 'describes', 'replaces', 'precedes', 'belongs to', 'is derived from', 'points at'];
const ends = [
  'until the next run has been read',
  'as the log records it',
  'whenever a reader asks for it',
  'before anything else is written',
  'and keeps its history beside it',
  'so that both can be found by search',
];

/** Draws from the words above. */
export interface Draw {
  /** A whole number from 0 to below the limit. */
  below(limit: number): number;
  noun(): string;
  /** A sentence of about fourteen words. */
  sentence(): string;
  paragraph(sentences: number): string;
}

/** Starts a sequence of draws. */
export function createDraw(seed: number): Draw {
  let state = seed >>> 0;
  // Mulberry32: small, and good enough for prose.
  const below = (limit: number): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * limit);
  };
  const one = (words: readonly string[]): string => words[below(words.length)] ?? '';
  const sentence = (): string =>
    `The ${one(nouns)} of the ${one(nouns)} ${one(verbs)} the ${one(nouns)} ${one(ends)}.`;
  return {
    below,
    noun: () => one(nouns),
    sentence,
    paragraph: (sentences) => Array.from({ length: sentences }, sentence).join(' '),
  };
}
