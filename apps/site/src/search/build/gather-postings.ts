import type { Posting } from '../index-format.ts';
import type { RankedPage } from './order-pages.ts';

/** Where every word is found, most telling place first. */
export type Postings = ReadonlyMap<string, readonly Posting[]>;

/** A word in more places than this is insignificant; the best places are kept. */
const mostPlaces = 500;

/**
 * Turns pages around: from each word to its places. A word counts the more, the fewer sections have it, besides those of
 * pages that repeat another.
 */
export function gatherPostings(pages: readonly RankedPage[]): Postings {
  const found = new Map<string, Posting[]>();
  const originals = new Map<string, number>();
  let total = 0;
  for (const [page, { sections, standing, isRepeat }] of pages.entries()) {
    if (!isRepeat) total += sections.length;
    for (const [section, { words, weights }] of sections.entries())
      for (const [index, word] of words.entries()) {
        const posting = { page, section, impact: (weights[index] ?? 0) * standing };
        const places = found.get(word);
        if (places) places.push(posting);
        else found.set(word, [posting]);
        if (!isRepeat) originals.set(word, (originals.get(word) ?? 0) + 1);
      }
  }
  for (const [word, places] of found) {
    const rarity = Math.log(1 + total / (originals.get(word) ?? places.length));
    for (const place of places) place.impact *= rarity;
    if (places.length > 1) found.set(word, best(places, mostPlaces));
  }
  return found;
}

/** The most telling places, best first. */
export function best(postings: readonly Posting[], most: number): Posting[] {
  return postings
    .toSorted((a, b) => b.impact - a.impact || a.page - b.page || a.section - b.section)
    .slice(0, most);
}
