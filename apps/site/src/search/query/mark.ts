import { compact, cutAtWords } from '../words.ts';
import { stemOf } from './stem.ts';

/** A piece of text that is either marked as found or not. */
export interface Piece {
  readonly text: string;
  readonly found: boolean;
}

const excerptLength = 180;
/** What is shown of the text before the first word that was found. */
const lead = 40;

/** Recognises the words that match a query. */
export type IsFound = (word: string) => boolean;

/** Makes the test for words that were found, or begin as the unfinished word of the query does. */
export function foundAmong(found: Iterable<string>, beginning: string | undefined): IsFound {
  const stems = new Set([...found].map(stemOf));
  return (word) => stems.has(stemOf(word)) || (beginning !== undefined && word.startsWith(beginning));
}

/** Splits a text into what is marked and what is not. Of a name, the part that was found is marked. */
export function mark(text: string, isFound: IsFound): Piece[] {
  const pieces: Piece[] = [];
  for (const { text: piece, word, parts } of cutAtWords(text)) {
    if (word && (parts.length < 2 || isFound(word.whole))) push(pieces, piece, isFound(word.whole));
    else if (word) for (const part of parts) push(pieces, part, isFound(compact(part)));
    else push(pieces, piece, false);
  }
  return pieces;
}

/** Marks the part of a text around the first words that were found. */
export function markExcerpt(text: string, isFound: IsFound): Piece[] {
  if (text.length <= excerptLength) return mark(text, isFound);
  const first = firstFound(text, isFound);
  const start =
    first <= lead ? 0 : text.indexOf(' ', Math.min(first - lead, text.length - excerptLength)) + 1;
  const end =
    start + excerptLength >= text.length ? text.length : text.lastIndexOf(' ', start + excerptLength);
  const pieces = mark(text.slice(start, end), isFound);
  if (start > 0) pieces.unshift({ text: '… ', found: false });
  if (end < text.length) pieces.push({ text: ' …', found: false });
  return pieces;
}

function firstFound(text: string, isFound: IsFound): number {
  let at = 0;
  for (const { text: piece, found } of mark(text, isFound)) {
    if (found) return at;
    at += piece.length;
  }
  return 0;
}

function push(pieces: Piece[], text: string, found: boolean): void {
  if (text === '') return;
  const last = pieces.at(-1);
  if (last && last.found === found) pieces[pieces.length - 1] = { text: last.text + text, found };
  else pieces.push({ text, found });
}
