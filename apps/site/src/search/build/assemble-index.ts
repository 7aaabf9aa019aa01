import { createHash } from 'node:crypto';
import { type IndexRoot, type PageCards, sectionsPerCard, shardsInGroup } from '../index-format.ts';
import { cutShards, type Shard } from './cut-shards.ts';
import { dropRepeats } from './drop-repeats.ts';
import type { ExtractedPage } from './extracted-page.ts';
import { gatherPostings, type Postings } from './gather-postings.ts';
import { orderPages, type RankedPage } from './order-pages.ts';
import { type TermEntry, termShards } from './term-shards.ts';

/** A file of the site. */
export interface IndexFile {
  /** Path from the root of the site. */
  readonly path: string;
  readonly content: string;
}

/** The folder of the files, from the root of the site. */
const folder = 'search';

/** Characters of JSON in a file of words. */
const wordShardSize = 4_500;
/** Corrections of a misspelt word are the most frequent ones. */
const mostSpellings = 20_000;
/** Shorter words resemble too many others, and longer ones are not typed by hand. */
const spelling = /^\p{L}{4,24}$/u;

/**
 * Makes the files of the search index from all pages of the site. Their names stay when a page changes, so that a build
 * writes only those whose content changed; a browser asks for them with the version behind the name.
 */
export function assembleIndex(extracted: readonly ExtractedPage[]): IndexFile[] {
  const pages = dropRepeats(orderPages(extracted));
  const postings = gatherPostings(pages);
  const terms = termShards(postings);
  const groups = inGroups(
    terms.map(({ bound }) => bound),
    shardsInGroup,
  );
  const words = wordsToSpell(postings);
  const files = [
    ...terms.map(termFile),
    ...groups.map((bounds, group) => file(`terms/bounds-${group}`, JSON.stringify(bounds))),
    ...wordFiles('words', words),
    ...wordFiles('endings', words.map(backwards)),
    ...pages.flatMap(cardFiles),
  ];
  const root: IndexRoot = {
    version: versionOf(files),
    guides: pages.filter(({ kind }) => kind === 'guide').length,
    termGroups: groups.map(([first = '']) => first),
  };
  return [file('root', JSON.stringify(root)), ...files];
}

function wordsToSpell(postings: Postings): string[] {
  const words = [...postings].filter(([word]) => spelling.test(word));
  return words
    .sort(([, a], [, b]) => b.length - a.length)
    .slice(0, mostSpellings)
    .map(([word]) => word);
}

function inGroups<Item>(items: readonly Item[], size: number): Item[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, group) =>
    items.slice(group * size, (group + 1) * size),
  );
}

function termFile({ entries }: Shard<TermEntry>, index: number): IndexFile {
  const lines = entries.map(([term, postings]) => `${JSON.stringify(term)}:${postings}`);
  return file(`terms/${index}`, `{${lines.join(',')}}`);
}

function wordFiles(kind: 'words' | 'endings', words: readonly string[]): IndexFile[] {
  const shards = cutShards([...words].sort(), wordMeasure, wordShardSize);
  const bounds = shards.map(({ bound }) => bound);
  return [
    file(`${kind}/bounds`, JSON.stringify(bounds)),
    ...shards.map(({ entries }, index) => file(`${kind}/${index}`, JSON.stringify(entries))),
  ];
}

const wordMeasure = {
  keyOf: (word: string) => word,
  sizeOf: (word: string) => word.length + 3,
};

function backwards(word: string): string {
  return [...word].reverse().join('');
}

/** What is shown of a page, in files that are small for long pages too. */
function cardFiles({ href, title, groups, sections }: RankedPage, page: number): IndexFile[] {
  return inGroups(sections, sectionsPerCard).map((shown, part) => {
    const cards: PageCards = {
      href,
      title,
      groups,
      sections: shown.map(({ anchor, heading, text }) => [anchor, heading, text]),
    };
    return file(`pages/${page}-${part}`, JSON.stringify(cards));
  });
}

function file(name: string, content: string): IndexFile {
  return { path: `${folder}/${name}.json`, content };
}

function versionOf(files: readonly IndexFile[]): string {
  const hash = createHash('sha256');
  for (const { path, content } of files) hash.update(path).update(content);
  return hash.digest('hex').slice(0, 12);
}
