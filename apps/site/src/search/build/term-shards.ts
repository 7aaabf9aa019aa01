import { beginningKey, completed, encodePostings, type Posting } from '../index-format.ts';
import { cutShards, type Shard } from './cut-shards.ts';
import { best, type Postings } from './gather-postings.ts';

/** A word, and its encoded postings as JSON. */
export type TermEntry = readonly [term: string, postings: string];

/** Characters of JSON in a file of terms; compressed it is less than half. */
const shardSize = 6_000;
/** The places that are kept for a beginning whose words fill several files. */
const placesOfBeginning = 40;
const longestBeginning = 6;

/** Cuts the index into files, and adds an entry for every beginning whose words fill more than one of them. */
export function termShards(postings: Postings): Shard<TermEntry>[] {
  const terms = [...postings.keys()].sort();
  const entries = terms.map((term): TermEntry => [term, encode(postings.get(term) ?? [])]);
  const beginnings = wideBeginnings(entries).map(([beginning, words]): TermEntry => {
    const found = words.flatMap(([word]) => completions(postings.get(word) ?? []));
    return [beginningKey(beginning), encode(best(oncePerPlace(found), placesOfBeginning))];
  });
  const sorted = [...entries, ...beginnings].sort(([a], [b]) => (a < b ? -1 : 1));
  return cutShards(sorted, { keyOf: ([term]) => term, sizeOf }, shardSize);
}

/** The beginnings whose words fill more than one file, with these words: neighbours among sorted ones. */
function wideBeginnings(sorted: readonly TermEntry[]): [beginning: string, words: readonly TermEntry[]][] {
  const wide: [string, readonly TermEntry[]][] = [];
  for (let length = 1; length <= longestBeginning; length += 1) {
    let start = 0;
    let sum = 0;
    for (let end = 0; end <= sorted.length; end += 1) {
      const beginning = sorted[start]?.[0].slice(0, length) ?? '';
      const entry = sorted[end];
      if (entry?.[0].startsWith(beginning)) sum += sizeOf(entry);
      else {
        if (sum > shardSize && beginning.length === length) wide.push([beginning, sorted.slice(start, end)]);
        start = end;
        sum = entry ? sizeOf(entry) : 0;
      }
    }
  }
  return wide;
}

/** The best places of a word, for one who has typed its beginning. */
function completions(places: readonly Posting[]): Posting[] {
  return places
    .slice(0, placesOfBeginning)
    .map(({ page, section, impact }) => ({ page, section, impact: completed(impact, places.length) }));
}

function oncePerPlace(postings: readonly Posting[]): Posting[] {
  const places = new Map<number, Posting>();
  for (const posting of postings) {
    const place = posting.page * 2 ** 20 + posting.section;
    if ((places.get(place)?.impact ?? 0) < posting.impact) places.set(place, posting);
  }
  return [...places.values()];
}

function encode(postings: readonly Posting[]): string {
  return JSON.stringify(encodePostings(postings));
}

function sizeOf([term, postings]: TermEntry): number {
  return term.length + postings.length + 4;
}
