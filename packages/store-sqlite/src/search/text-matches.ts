import type { Phrase, Term, TextQuery } from '@colophon/catalogue';
import { termTable } from '../sql-functions.ts';
import type { Statements } from '../statements.ts';
import { bindIds, type Ids, idTable, intersect, noIds, rising, selectIds, union } from './ids.ts';
import type { KeptMatches } from './kept-matches.ts';
import { isPlainWord, matchAll, matchTerm, selectMatches, spelled } from './match.ts';

/** The columns of the full-text index that hold names. */
export const nameColumns = ['whole', 'name'] as const;
type NameColumn = (typeof nameColumns)[number];

/** Entities that are looked at one by one, where another word of the query has left so few. */
const maxFew = 50;

/**
 * What the full-text index finds for one search. FTS5 answers a prefix by merging the lists of all words that begin so,
 * the word itself among them, whose list is often the longest by far, and it does that again for each statement. So
 * the word is looked up by itself, which takes a third of the time, and what goes on from there in the list of words.
 */
export class TextMatches {
  readonly #statement: Statements;
  readonly #kept: KeptMatches;
  readonly #known = new Map<string, Ids>();

  constructor(statement: Statements, kept: KeptMatches) {
    this.#statement = statement;
    this.#kept = kept;
  }

  /** The entities that match an expression of FTS5. */
  select(match: string): Ids {
    return this.#remember(match, () => selectMatches(this.#statement, match));
  }

  /** Those that match all of the texts, in any of their forms. */
  all(texts: readonly TextQuery[]): Ids {
    const parts = texts.flatMap((text) => (text.kind === 'all' ? text.of : [text]));
    if (!parts.some(hasBeginning)) {
      const match = matchAll(texts, 'all');
      return match === undefined ? noIds : this.select(match);
    }
    // A rare word first: it spares the others their lists.
    const isRare = new Map(parts.map((part) => [part, parts.length > 1 && this.#isRareText(part)]));
    const [first, ...others] = parts.toSorted((a, b) => Number(isRare.get(b)) - Number(isRare.get(a)));
    let left = first ? this.#matching(first) : noIds;
    for (const part of others) {
      if (left.length === 0) return noIds;
      left =
        left.length <= maxFew && part.kind === 'term'
          ? this.#among(left, part)
          : intersect(left, this.#matching(part));
    }
    return left;
  }

  /** Those that match the texts as they were written, when that is known from what was selected before. */
  known(texts: readonly TextQuery[]): Ids | undefined {
    let left: Ids | undefined;
    for (const text of texts) {
      const found =
        text.kind === 'all' ? this.known(text.of) : text.kind === 'term' ? this.#knownTerm(text) : undefined;
      if (!found) return undefined;
      left = left ? intersect(left, found) : found;
    }
    return left;
  }

  /** Those that have a plain word, when they are known; in their names alone when so wanted. */
  knownWord(word: string, inNames: boolean): Ids | undefined {
    return this.#known.get(matchWord(word, inNames));
  }

  /** Those with a plain word in a column of names, or with one that begins so. */
  inColumn(column: NameColumn, word: string, isPrefix: boolean): Ids {
    const match = `${column} : ("${word}"${isPrefix ? ' *' : ''})`;
    return isPrefix ? this.#kept.of(match, () => this.select(match)) : this.select(match);
  }

  /** True when at most so many have a plain word. */
  isRare(word: string, inNames: boolean, count: number): boolean {
    return this.#isIn(matchWord(word, inNames), count);
  }

  /** How many have a plain word, or one that begins so. */
  count(word: string, isPrefix: boolean, inNames: boolean): number {
    if (!isPrefix) return this.select(matchWord(word, inNames)).length;
    if (inNames) return this.#beginning(word).length;
    return union([this.select(matchWord(word, inNames)), this.#goingOn(word)]).length;
  }

  #knownTerm({ best, inNames }: Term): Ids | undefined {
    const [only] = best;
    return best.length === 1 && only && isPlainWord(only) && !only.isPrefix
      ? this.knownWord(spelled(only), inNames === true)
      : undefined;
  }

  #matching(text: TextQuery): Ids {
    if (hasBeginning(text)) {
      if (text.kind === 'term') return this.#term(text);
      if (text.kind === 'all') return this.all(text.of);
      if (text.kind === 'any') return union(text.of.map((part) => this.#matching(part)));
    }
    const match = matchAll([text], 'all');
    return match === undefined ? noIds : this.select(match);
  }

  #term(term: Term): Ids {
    const { beginnings, rest } = split(term);
    const found = rest === undefined ? [] : [this.select(rest)];
    // The list of words has those of all texts: where only names count, FTS5 passes over the others faster.
    if (term.inNames === true) return union([...found, ...beginnings.map((word) => this.#beginning(word))]);
    return union([
      ...found,
      ...beginnings.flatMap((word) => [this.select(matchWord(word, false)), this.#goingOn(word)]),
    ]);
  }

  /** Those of a few entities that match a term. */
  #among(ids: Ids, term: Term): Ids {
    if (term.inNames === true) return intersect(ids, this.#term(term));
    const { beginnings, rest } = split(term);
    const words = beginnings.map((word) => matchWord(word, false));
    const matches = [...words, ...(rest === undefined ? [] : [rest])].join(' OR ');
    const found =
      matches === ''
        ? noIds
        : selectIds(this.#statement, {
            sql: `SELECT value AS id FROM ${idTable} WHERE EXISTS (
                    SELECT 1 FROM search_text WHERE search_text MATCH ? AND rowid = value)`,
            parameters: [bindIds(ids), matches],
          });
    if (found.length === ids.length || beginnings.length === 0) return found;
    return intersect(ids, union([found, ...beginnings.map((word) => this.#goingOn(word))]));
  }

  /** True when the words of a text, as they are, are in a few entities. */
  #isRareText(text: TextQuery): boolean {
    const match = matchAll([text], 'best');
    return match === undefined || this.#isIn(match, maxFew);
  }

  /** True when at most so many match. */
  #isIn(match: string, count: number): boolean {
    return selectMatches(this.#statement, match, count + 1).length <= count;
  }

  /** The entities with a word in their names that begins so. */
  #beginning(word: string): Ids {
    return union(nameColumns.map((column) => this.inColumn(column, word, true)));
  }

  /** The entities with a word that begins so and goes on. */
  #goingOn(word: string): Ids {
    return this.#remember(`${word}…`, () =>
      rising([
        selectIds(this.#statement, {
          sql: `SELECT doc AS id FROM ${termTable} WHERE term > ? AND term < ?`,
          // Not the word itself, whose entities would all be passed by: no word goes on with a control character.
          parameters: [`${word}\u0001`, `${word}\u{10ffff}`],
        }),
      ]),
    );
  }

  #remember(key: string, find: () => Ids): Ids {
    const ids = this.#known.get(key) ?? find();
    this.#known.set(key, ids);
    return ids;
  }
}

const matchWord = (word: string, inNames: boolean): string =>
  `${inNames ? '{whole name} : ' : ''}("${word}")`;

/** A prefix that the list of words can be asked for. */
const isBeginning = (phrase: Phrase): boolean => phrase.isPrefix && isPlainWord(phrase);

function hasBeginning(text: TextQuery): boolean {
  if (text.kind === 'term') return [...text.best, ...text.others].some(isBeginning);
  return (text.kind === 'all' || text.kind === 'any') && text.of.some(hasBeginning);
}

/** A term as words that may go on, and what else it has as an expression of FTS5. */
function split({ best, others, inNames = false }: Term): {
  readonly beginnings: readonly string[];
  readonly rest: string | undefined;
} {
  const phrases = [...best, ...others];
  const beginnings = [...new Set(phrases.filter(isBeginning).map(spelled))];
  const isCovered = (phrase: Phrase) =>
    isPlainWord(phrase) && beginnings.some((beginning) => spelled(phrase).startsWith(beginning));
  const rest = phrases.filter((phrase) => !isCovered(phrase));
  return { beginnings, rest: matchTerm({ kind: 'term', best: rest, others: [], inNames }, 'best') };
}
