import type { SearchQuery } from '@colophon/catalogue';
import { createRandom, drawDataset, drawWord, platforms } from './corpus.ts';

/** A search, and the words of it as an expression of FTS5. */
export interface DrawnQuery {
  readonly query: Partial<SearchQuery>;
  readonly match: string;
}

/** What people ask for: a name they know, one word or two, a word they have begun, and a word within a platform. */
export function createQueries(count: number): () => DrawnQuery {
  const random = createRandom(4711);
  const asWords = (input: string): DrawnQuery => ({ query: { input }, match: words(input) });
  const kinds: readonly (() => DrawnQuery)[] = [
    () => asWords(drawDataset(Math.floor(random() * count)).name),
    () => asWords(drawWord(random)),
    () => asWords(`${drawWord(random)} ${drawWord(random)}`),
    () => {
      const input = drawWord(random).slice(0, 4);
      return { query: { input }, match: `${words(input)} *` };
    },
    () => {
      const drawn = asWords(drawWord(random));
      const platform = platforms[Math.floor(random() * platforms.length)];
      const values = [`urn:li:dataPlatform:${platform}`];
      const criterion = { fields: ['platform'], condition: 'EQUAL', values, negated: false } as const;
      return { ...drawn, query: { ...drawn.query, filter: [[criterion]] } };
    },
  ];
  return () => kinds[Math.floor(random() * kinds.length)]?.() ?? asWords('');
}

const words = (input: string): string =>
  input
    .split(/[ _]/)
    .map((word) => `"${word}"`)
    .join(' ');
