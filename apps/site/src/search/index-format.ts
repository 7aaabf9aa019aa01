/** The file that a browser reads first. */
export interface IndexRoot {
  /** Appended to the address of every other file, so that a browser keeps none of another build. */
  readonly version: string;
  /** Pages below this number are guides. */
  readonly guides: number;
  /** Where each group of files of terms begins; a file of bounds for each group says where its files do. */
  readonly termGroups: Bounds;
}

/** Files of terms in a group. */
export const shardsInGroup = 64;

/** Where each of several files begins: a beginning of its first entry that sorts after the file before. */
export type Bounds = readonly string[];

/** A file of terms: for each word where it is found. */
export type TermShard = Readonly<Record<string, EncodedPostings>>;

/** A file of words alone, to find those that a misspelt one was meant to be; `endings` has them written backwards. */
export type WordShard = readonly string[];

/** A file of what is shown of a page: a run of its sections. */
export interface PageCards {
  readonly href: string;
  readonly title: string;
  readonly groups: readonly string[];
  readonly sections: readonly (readonly [anchor: string, heading: string, text: string])[];
}

/** Where a word is found, and how much it says there. */
export interface Posting {
  page: number;
  section: number;
  impact: number;
}

/**
 * Postings as a flat list, most telling first: level of the impact, number of places on this level, and for each place
 * the distance from the page before and the section.
 */
export type EncodedPostings = readonly number[];

/** Sections whose cards are in one file. */
export const sectionsPerCard = 8;

/** Levels to a doubling of the impact. */
const levelsPerDoubling = 5;

export function encodePostings(postings: readonly Posting[]): EncodedPostings {
  const levels = Map.groupBy(postings, levelOf);
  return [...levels]
    .sort(([a], [b]) => b - a)
    .flatMap(([level, places]) => {
      let page = 0;
      const sorted = places.sort((a, b) => a.page - b.page || a.section - b.section);
      const encoded = sorted.flatMap((place) => {
        const distance = place.page - page;
        page = place.page;
        return [distance, place.section];
      });
      return [level, places.length, ...encoded];
    });
}

function levelOf({ impact }: Posting): number {
  return Math.max(0, Math.round(Math.log2(impact) * levelsPerDoubling));
}

/** Visits the postings of a list, most telling first. */
export function visitPostings(
  encoded: EncodedPostings,
  visit: (page: number, section: number, impact: number) => void,
): void {
  let at = 0;
  const next = () => encoded[at++] ?? 0;
  while (at < encoded.length) {
    const impact = 2 ** (next() / levelsPerDoubling);
    const places = next();
    let page = 0;
    for (let place = 0; place < places; place += 1) {
      page += next();
      visit(page, next(), impact);
    }
  }
}

/** In how many places a word is found. */
export function countPostings(encoded: EncodedPostings): number {
  let count = 0;
  for (let at = 0; at < encoded.length; ) {
    const places = encoded[at + 1] ?? 0;
    count += places;
    at += 2 + 2 * places;
  }
  return count;
}

/** The key under which the best places of all words with a beginning stand, where the words fill several files. */
export function beginningKey(beginning: string): string {
  return `${beginning}*`;
}

/**
 * What a place of a longer word counts for one who has typed its beginning. Many places speak for a word here: it is
 * more likely to be meant, while for a finished word they mean that it's insignificant.
 */
export function completed(impact: number, places: number): number {
  return impact * Math.min(0.5, 0.1 * Math.log2(1 + places));
}

/** The files that may hold entries with a beginning: first and last. */
export function shardsOf(beginning: string, bounds: Bounds): readonly [first: number, last: number] {
  return [shardBefore(beginning, bounds), shardBefore(`${beginning}\uffff`, bounds)];
}

function shardBefore(entry: string, bounds: Bounds): number {
  let low = 0;
  let high = bounds.length - 1;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((bounds[middle] ?? '') <= entry) low = middle;
    else high = middle - 1;
  }
  return low;
}
