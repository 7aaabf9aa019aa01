import type { Term, TextQuery } from '@colophon/catalogue';
import { textWeights } from '@colophon/catalogue/for-stores';
import { termTable } from '../sql-functions.ts';
import type { Statements } from '../statements.ts';
import { bindIds, type Ids, idTable, placeAfter } from './ids.ts';
import { type Forms, isPlainWord, spelled } from './match.ts';
import { nameColumns, type TextMatches } from './text-matches.ts';

const { name, strong, text, weak } = textWeights;
/** The weights of the columns of the full-text index, of which the first are whole names. */
export const columnWeights = [name, name, strong, text, weak];
const columnNames = ['whole', 'name', 'strong', 'text', 'weak'];
const columnCount = columnNames.length;

/** A word or a prefix, as relevance counts it. */
interface CountedPhrase {
  readonly word: string;
  readonly isPrefix: boolean;
  readonly inNames: boolean;
}

const [k1, b] = [1.2, 0.75];
/** What a word counts that more than half of the entities have. */
const leastFrequency = 1e-6;
/** Places of a word that are read at first when its entities are not known, and that cost little in any case. */
const firstPlaces = 4096;

/**
 * The `bm25` of FTS5, for words whose entities are known. FTS5 passes through all entities of each word again, and
 * merges those of each prefix twice, to count them; here the places of the words are read up to the last entity.
 *
 * @returns Above zero where FTS5 is below; undefined when the query has more than words and prefixes, or when FTS5 is faster.
 */
export function relevanceOf(
  statement: Statements,
  matches: TextMatches,
  texts: readonly TextQuery[],
  forms: Forms,
  ids: Ids,
): ReadonlyMap<number, number> | undefined {
  const phrases = phrasesOf(texts, forms);
  const last = ids.at(-1);
  if (!phrases || last === undefined || !phrases.every((phrase) => isNear(matches, phrase, last)))
    return undefined;
  const sums = new Float64Array(ids.length);
  const { count, averageLength } = totals(statement);
  const lengths = lengthsOf(statement, ids);
  if (lengths.length < ids.length) return undefined;
  for (const phrase of phrases) {
    const frequencies = new Float64Array(ids.length);
    let isFound = false;
    const places = phrase.inNames
      ? placesInNames(matches, phrase, last)
      : placesOf(statement, phrase, last, matches.knownWord(phrase.word, false));
    for (const place of places) {
      const id = Math.floor(place / columnCount);
      const at = placeAfter(ids, id) - 1;
      if (ids[at] !== id) continue;
      frequencies[at] = (frequencies[at] ?? 0) + (columnWeights[place % columnCount] ?? 0);
      isFound = true;
    }
    if (!isFound) continue;
    const having = matches.count(phrase.word, phrase.isPrefix, phrase.inNames);
    const ratio = Math.log((count - having + 0.5) / (having + 0.5));
    const inverse = ratio <= 0 ? leastFrequency : ratio;
    for (let i = 0; i < sums.length; i++) {
      const frequency = frequencies[i] ?? 0;
      const norm = k1 * (1 - b + (b * (lengths[i] ?? 0)) / averageLength);
      sums[i] = (sums[i] ?? 0) + inverse * ((frequency * (k1 + 1)) / (frequency + norm));
    }
  }
  return new Map(Array.from(ids, (id, i) => [id, sums[i] ?? 0]));
}

/** The words and prefixes of the texts, in the order of the expression; undefined when there is anything else. */
function phrasesOf(texts: readonly TextQuery[], forms: Forms): readonly CountedPhrase[] | undefined {
  const terms = texts.flatMap((text) => (text.kind === 'all' ? text.of : [text]));
  if (!terms.every((term): term is Term => term.kind === 'term')) return undefined;
  const phrases = terms.flatMap(({ best, others, inNames }) =>
    (forms === 'best' ? best : [...best, ...others]).map((phrase) => ({ phrase, inNames: inNames === true })),
  );
  if (!phrases.every(({ phrase }) => isPlainWord(phrase))) return undefined;
  return phrases.map(({ phrase, inNames }) => ({
    word: spelled(phrase),
    isPrefix: phrase.isPrefix,
    inNames,
  }));
}

/** True when few of the places of a word come before the last entity, or the word is rare. */
function isNear(matches: TextMatches, { word, inNames }: CountedPhrase, last: number): boolean {
  if (inNames) return true;
  const known = matches.knownWord(word, inNames);
  return known
    ? placeAfter(known, last) <= Math.max(firstPlaces, known.length / 4)
    : matches.isRare(word, inNames, firstPlaces);
}

/** The same in names, where a phrase counts once in each column: the list of words has those of all texts. */
const placesInNames = (
  matches: TextMatches,
  { word, isPrefix }: CountedPhrase,
  last: number,
): readonly number[] =>
  nameColumns.flatMap((column) => {
    const having = matches.inColumn(column, word, isPrefix);
    const near = having.subarray(0, placeAfter(having, last));
    return Array.from(near, (id) => id * columnCount + columnNames.indexOf(column));
  });

/** Where a phrase is, up to an entity: its number times the number of columns, and the column. */
function placesOf(
  statement: Statements,
  { word, isPrefix }: CountedPhrase,
  last: number,
  known: Ids | undefined,
): readonly number[] {
  const column = `CASE col ${columnNames.map((name, i) => `WHEN '${name}' THEN ${i}`).join(' ')} END`;
  const select = `SELECT doc * ${columnCount} + ${column} AS place FROM ${termTable}`;
  const own: number[] = [];
  // Few entities have a word more than once; reading goes on when those do.
  const expected = known ? Math.ceil(placeAfter(known, last) * 1.5) + 1 : firstPlaces;
  for (let limit = expected; ; limit *= 2) {
    const places = read(statement, `${select} WHERE term = ? LIMIT ?`, word, limit);
    if (places.length < limit || (places.at(-1) ?? 0) >= (last + 1) * columnCount) {
      own.push(...places);
      break;
    }
  }
  if (!isPrefix) return own;
  const further = `${select} WHERE term > ? AND term < ? AND doc <= ?`;
  return own.concat(read(statement, further, `${word}\u0001`, `${word}\u{10ffff}`, last));
}

const read = (statement: Statements, sql: string, ...parameters: (string | number)[]): readonly number[] =>
  JSON.parse(
    String(statement(`SELECT json_group_array(place) AS places FROM (${sql})`).get(...parameters)?.places),
  );

/** How many entities there are, and how many words each has on average. FTS5 keeps both, as `fts5.html` describes. */
function totals(statement: Statements): { readonly count: number; readonly averageLength: number } {
  const row = statement('SELECT hex(block) AS totals FROM search_text_data WHERE id = 1').get();
  const [count = 0, ...lengths] = parseVarints(String(row?.totals));
  return { count, averageLength: lengths.reduce((sum, length) => sum + length, 0) / count };
}

/** How many words each entity has. */
function lengthsOf(statement: Statements, ids: Ids): readonly number[] {
  const rows = statement(
    `SELECT hex(own.sz) AS lengths FROM ${idTable} AS given CROSS JOIN search_text_docsize AS own ON own.id = given.value`,
  ).all(bindIds(ids));
  return rows.map(({ lengths }) => parseVarints(String(lengths)).reduce((sum, length) => sum + length, 0));
}

/** The integers of SQLite's own format, seven bits in each byte, the highest first. */
function parseVarints(hex: string): number[] {
  const values: number[] = [];
  let value = 0;
  for (let i = 0; i < hex.length; i += 2) {
    const byte = Number.parseInt(hex.slice(i, i + 2), 16);
    value = value * 128 + (byte & 127);
    if (byte >= 128) continue;
    values.push(value);
    value = 0;
  }
  return values;
}
