import { sectionsPerCard } from '../index-format.ts';
import { isCircumstance, isStopWord } from '../stop-words.ts';
import { compact, snakeCaseOf, type Word, wordsOf } from '../words.ts';
import type { IndexReader } from './index-reader.ts';
import { foundAmong, type IsFound, mark, markExcerpt, type Piece } from './mark.ts';
import { matchExactly, matchWord } from './match-word.ts';
import { Places } from './places.ts';
import { type Ranked, rank } from './rank.ts';

/** A line of the answer: a section of a page. */
export interface Hit {
  /** The address from the root of the site, with the place on the page. */
  readonly href: string;
  readonly title: readonly Piece[];
  readonly groups: readonly string[];
  /** Empty for the beginning of a page. */
  readonly heading: readonly Piece[];
  readonly excerpt: readonly Piece[];
}

/** As many as fit on the screen, and as a browser fetches in parallel. */
const mostHits = 6;
/** Places that are ranked for a line: a long section is several places at one address, which is one line. */
const placesPerHit = 3;
/** Longer queries are not names. */
const mostWordsOfName = 8;
/** From so many words on, between spaces, a query is a question, unless it is a name that is typed with spaces. */
const wordsOfQuestion = 2;
const wordsOfSentence = 3;

/** Answers a query, best place first. */
export async function search(query: string, reader: IndexReader): Promise<Hit[]> {
  const all = wordsOf(asOneWord(query));
  const words = subjectOf(all);
  // What ends with a letter may be the beginning of a longer word.
  const unfinished = /[\p{L}\p{N}]$/u.test(query) ? words.at(-1) : undefined;
  const [root, matches, name] = await Promise.all([
    reader.root(),
    Promise.all(words.map((word) => matchWord(word, word === unfinished && word === all.at(-1), reader))),
    matchName(query, all, reader),
  ]);
  const ranked = rank(
    {
      words: matches.map(({ places }) => places),
      name,
      guides: root.guides,
      question: isQuestion(query, name),
    },
    mostHits * placesPerHit,
  );
  const isFound = foundAmong(
    matches.flatMap(({ found }) => [...found]),
    unfinished?.whole,
  );
  return firstHits(ranked, isFound, reader);
}

/** `from code` or `via the API` after a task: most pages answer it in code. */
const byWhichMeans =
  /(?<=\S\s+\S+\s+)\b(?:from|in|with|via|by|through|using|over)\s+(?:an?\s+|the\s+|my\s+)?(?:code|api|program|script)\s*$/i;

/** So many words say what a question is about, and what surrounds them can be left out. */
const wordsOfSubject = 2;

/** The words that say what a query is about. All of them where nothing else is left. */
function subjectOf(all: readonly Word[]): readonly Word[] {
  const significant = all.filter(({ whole }) => !isStopWord(whole));
  const telling = significant.filter(({ whole }) => !isCircumstance(whole));
  if (telling.length >= wordsOfSubject) return telling;
  return significant.length > 0 ? significant : all;
}

function isQuestion(query: string, name: Places): boolean {
  const words = query.trim().split(/\s+/).length;
  return words >= (name.pages.size > 0 ? wordsOfSentence : wordsOfQuestion);
}

/** Verbs of two words, one of which means something else alone: a log is no matter of logging in. By which means is left out. */
function asOneWord(query: string): string {
  return query.replace(byWhichMeans, '').replace(/\b(?:log|sign)(?:ging|ing)?[ -](?:in|on)\b/gi, 'sign-in');
}

/** The best hits, one to an address. More are read only where some of the first have one address. */
async function firstHits(ranked: readonly Ranked[], isFound: IsFound, reader: IndexReader): Promise<Hit[]> {
  const hits = new Map<string, Hit>();
  for (let next = 0; next < ranked.length && hits.size < mostHits; ) {
    const places = ranked.slice(next, next + mostHits - hits.size);
    next += places.length;
    for (const hit of await Promise.all(places.map((place) => toHit(place, isFound, reader))))
      if (!hits.has(hit.href)) hits.set(hit.href, hit);
  }
  return [...hits.values()];
}

/** Where the whole query is a name: `upstream lineage` is `upstreamLineage`, `make_tag_urn` is Python. */
async function matchName(query: string, words: readonly Word[], reader: IndexReader): Promise<Places> {
  const verbatim = snakeCaseOf(query);
  if (verbatim) return matchExactly(verbatim, reader);
  if (words.length < 2 || words.length > mostWordsOfName) return new Places();
  return matchExactly(compact(query), reader);
}

async function toHit({ page, section }: Ranked, isFound: IsFound, reader: IndexReader): Promise<Hit> {
  const { href, title, groups, sections } = await reader.cards(page, section);
  const [anchor, heading, text] = sections[section % sectionsPerCard] ?? ['', '', ''];
  return {
    href: anchor ? `${href}#${anchor}` : href,
    title: mark(title, isFound),
    groups,
    heading: mark(heading, isFound),
    excerpt: markExcerpt(text, isFound),
  };
}
