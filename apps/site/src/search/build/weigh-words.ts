import { isStopWord } from '../stop-words.ts';
import { compact, type Word, wordsOf } from '../words.ts';

/** The weight of a word by its position, relative to once in a text. */
export const worth = {
  /** The word is the name of the page, or of the entity that the page describes. */
  pageName: 12,
  /** The word is the heading: an aspect, a record, a command. */
  sectionName: 9,
  /** The heading with its underscores: it goes before the same name of another SDK. */
  verbatimName: 14,
  fieldName: 7,
  title: 5,
  heading: 4,
  /** What readers call the subject of a page. */
  term: 4,
  /** A word of the address of a guide. */
  address: 3.5,
  /** Printed in bold: what a passage is about. */
  topic: 3.5,
  description: 1.5,
  /** The heading above, for the rest of a long section. */
  headingAbove: 1.2,
  code: 1,
  /** The whole of an address or a command. */
  wholeCode: 4,
  text: 1,
  sample: 0.6,
} as const;

/** The weight of a part of a name relative to the name: `lineage` in `upstreamLineage`. */
const partOfName = 0.4;
/** Longer runs are hashes and encoded values, which nobody types. */
const longestWord = 48;
/** However often a word is repeated, it is worth no more than this many times. */
const mostRepeats = 3;

/** Collects what each word is worth to one section. */
export class WordWeights {
  readonly #names = new Map<string, number>();
  readonly #text = new Map<string, number>();

  /** Adds words that name the section; each counts once, at its best. */
  addName(text: string, weight: number): void {
    for (const word of wordsOf(text)) this.#raise(word, weight);
  }

  /** Adds a name that is searched as one word, however it is written. */
  addWhole(name: string, weight: number): void {
    this.#raise({ whole: compact(name), parts: [] }, weight);
  }

  /** Adds a name with its punctuation. */
  addVerbatim(name: string, weight: number): void {
    this.#raise({ whole: name, parts: [] }, weight);
  }

  /** Adds words that are said about the section. */
  addText(text: string, weight: number): void {
    for (const { whole, parts } of wordsOf(text)) {
      this.#repeat(whole, weight);
      for (const part of parts) this.#repeat(part, weight * partOfName);
    }
  }

  weigh(): { words: string[]; weights: number[] } {
    const words = [...this.#names.keys()];
    const weights = words.map((word) =>
      round((this.#names.get(word) ?? 0) + dampened(this.#text.get(word) ?? 0)),
    );
    for (const [word, sum] of this.#text) {
      if (this.#names.has(word)) continue;
      words.push(word);
      weights.push(round(dampened(sum)));
    }
    return { words, weights };
  }

  #raise({ whole, parts }: Word, weight: number): void {
    if (whole === '' || whole.length > longestWord) return;
    this.#names.set(whole, Math.max(this.#names.get(whole) ?? 0, weight));
    for (const part of parts) this.#raise({ whole: part, parts: [] }, weight * partOfName);
  }

  #repeat(word: string, weight: number): void {
    if (word.length < 2 || word.length > longestWord || isStopWord(word)) return;
    this.#text.set(word, (this.#text.get(word) ?? 0) + weight);
  }
}

/** The second mention says less than the first. */
function dampened(sum: number): number {
  return (mostRepeats * sum) / (sum + mostRepeats - 1);
}

function round(weight: number): number {
  return Math.round(weight * 10) / 10;
}
