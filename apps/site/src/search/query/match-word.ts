import {
  beginningKey,
  completed,
  countPostings,
  type EncodedPostings,
  type TermShard,
  visitPostings,
} from '../index-format.ts';
import type { Word } from '../words.ts';
import type { IndexReader } from './index-reader.ts';
import { findMeant } from './misspelt.ts';
import { Places } from './places.ts';
import { stemOf } from './stem.ts';
import { synonymsOf } from './synonyms.ts';

/** How much a word of the index counts for a word of the query that is not quite the same. */
const likeness = {
  form: 0.7,
  synonym: 0.55,
  /** A longer word, relative to an exact match. */
  longer: 0.6,
  misspelt: [1, 0.7, 0.5],
  part: 0.6,
} as const;

const mostShards = 2;

/** A word in one place alone may be a mistake that the page shows. What it was meant for stands in so many. */
const manyPlaces = 40;
/** Shorter words are one letter away from words that mean something else. */
const shortestDoubtful = 5;
/** Exact matches of a typed word come first. */
const belowFound = 0.9;

/** Where a word of a query is found, and as what. */
export interface WordMatch {
  readonly places: Places;
  /** The index words that match the word; they are highlighted. */
  readonly found: ReadonlySet<string>;
}

/** Looks for a word as it is written, in its other forms, as the beginning of a longer word, and as what it may have been meant for. */
export async function matchWord(
  { whole, parts }: Word,
  unfinished: boolean,
  reader: IndexReader,
): Promise<WordMatch> {
  const match = { places: new Places(), found: new Set<string>() };
  await Promise.all([
    addWordAndForms(match, whole, 1, reader),
    ...synonymsOf(stemOf(whole), stemOf).map((synonym) => addSynonym(match, synonym, reader)),
  ]);
  const known = match.found.has(whole);
  if (unfinished) await addLonger(match, whole, known ? likeness.longer : 1, reader);
  if (match.found.size > 0) {
    await addMoreCommon(match, whole, reader);
    return match;
  }
  const meant = await findMeant(whole, unfinished, reader);
  await Promise.all(
    meant.map(({ word, errors }) => addWordAndForms(match, word, likeness.misspelt[errors] ?? 0, reader)),
  );
  if (match.found.size === 0 && !unfinished) await addLonger(match, whole, likeness.longer, reader);
  if (match.found.size === 0)
    await Promise.all(parts.map((part) => addWordAndForms(match, part, likeness.part, reader)));
  return match;
}

/** Looks for a name as it is written and in no other way. */
export async function matchExactly(name: string, reader: IndexReader): Promise<Places> {
  const match = { places: new Places(), found: new Set<string>() };
  for (const shard of await reader.terms(name, 1)) {
    const postings = entryOf(shard, name);
    if (postings) add(match, name, postings, 1);
  }
  return match.places;
}

type Growing = { places: Places; found: Set<string> };

/** Adds to a word found in a single place its likely correction, where that one is all over the site. */
async function addMoreCommon(match: Growing, word: string, reader: IndexReader): Promise<void> {
  if (word.length < shortestDoubtful || match.places.count > 1) return;
  const most = belowFound * match.places.best;
  const meant = await findMeant(word, false, reader);
  const doubted = meant.filter(({ word: other, errors }) => errors === 1 && !match.found.has(other));
  await Promise.all(
    doubted.map(async ({ word: other }) => {
      const common = { places: new Places(), found: new Set<string>() };
      await addWordAndForms(common, other, likeness.misspelt[1], reader);
      if (common.places.count < manyPlaces) return;
      match.places.addAll(common.places, Math.min(1, most / common.places.best));
      for (const form of common.found) match.found.add(form);
    }),
  );
}

/** Adds a word with those of its forms that are in the same file, or in the one where its stem begins. */
async function addWordAndForms(
  match: Growing,
  word: string,
  worth: number,
  reader: IndexReader,
): Promise<void> {
  const [stemmed, exact] = await Promise.all([reader.terms(stemOf(word), 1), reader.terms(word, 1)]);
  addForms(match, word, worth, new Set([...stemmed, ...exact]));
}

/** The same with one file for each word, since there are several. */
async function addSynonym(match: Growing, word: string, reader: IndexReader): Promise<void> {
  addForms(match, word, likeness.synonym, await reader.terms(word, 1));
}

function addForms(match: Growing, word: string, worth: number, shards: Iterable<TermShard>): void {
  const stem = stemOf(word);
  for (const shard of shards)
    for (const term in shard) {
      if (!term.startsWith(stem)) continue;
      if (term === word) add(match, term, shard[term], worth);
      else if (stemOf(term) === stem) add(match, term, shard[term], worth * likeness.form);
    }
}

async function addLonger(
  match: Growing,
  beginning: string,
  worth: number,
  reader: IndexReader,
): Promise<void> {
  const [first] = await reader.terms(beginning, 1);
  const best = first && entryOf(first, beginningKey(beginning));
  if (best) {
    add(match, beginning, best, worth);
    return;
  }
  for (const shard of await reader.terms(beginning, mostShards))
    for (const term in shard)
      if (term.startsWith(beginning) && term !== beginning) addCompletion(match, term, shard[term], worth);
}

function addCompletion(
  match: Growing,
  term: string,
  postings: EncodedPostings | undefined,
  worth: number,
): void {
  const places = countPostings(postings ?? []);
  match.found.add(term);
  visitPostings(postings ?? [], (page, section, impact) =>
    match.places.add(page, section, completed(impact, places) * worth),
  );
}

function add(match: Growing, term: string, postings: EncodedPostings | undefined, worth: number): void {
  match.found.add(term);
  visitPostings(postings ?? [], (page, section, impact) => match.places.add(page, section, impact * worth));
}

function entryOf(shard: TermShard, key: string): EncodedPostings | undefined {
  return Object.hasOwn(shard, key) ? shard[key] : undefined;
}
