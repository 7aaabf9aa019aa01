import type { Phrase, Term, TextQuery } from '@colophon/catalogue';
import type { Statements } from '../statements.ts';
import { type Ids, selectIds } from './ids.ts';

/** The forms of a term that count: those that were asked for, or all that will do. */
export type Forms = 'best' | 'all';

/** A text query, in the two halves in which it is answered. */
export interface SplitQuery {
  /** What the full-text index is asked for: all of these. */
  readonly texts: readonly TextQuery[];
  /** What is asked of each entity that it finds, or of every entity when there are no texts. */
  readonly conditions: readonly TextQuery[];
}

/** Takes apart what the full-text index can answer by itself, with a rank, and what it cannot. */
export function splitQuery(text: TextQuery): SplitQuery {
  const parts = text.kind === 'all' ? text.of : [text];
  return { texts: parts.filter(isText), conditions: parts.filter((part) => !isText(part)) };
}

/** True when the full-text index alone can answer. */
export const isText = (query: TextQuery): boolean =>
  query.kind === 'term' || ((query.kind === 'all' || query.kind === 'any') && query.of.every(isText));

/** The entities that match an expression of FTS5: all, or the first ones. */
export const selectMatches = (statement: Statements, match: string, limit?: number): Ids =>
  selectIds(statement, {
    sql: `SELECT rowid AS id FROM search_text WHERE search_text MATCH ?${limit === undefined ? '' : ' LIMIT ?'}`,
    parameters: limit === undefined ? [match] : [match, limit],
  });

/** The texts as an expression of FTS5, all of which must match; undefined when nothing can. */
export function matchAll(texts: readonly TextQuery[], forms: Forms): string | undefined {
  const parts = texts.map((text) => match(text, forms));
  return parts.every((part) => part !== undefined) ? join(parts, 'AND') : undefined;
}

function match(query: TextQuery, forms: Forms): string | undefined {
  if (query.kind === 'term') return matchTerm(query, forms);
  if (query.kind === 'all') return matchAll(query.of, forms);
  if (query.kind !== 'any') return undefined;
  const parts = query.of.flatMap((part) => match(part, forms) ?? []);
  return parts.length === 0 ? undefined : join(parts, 'OR');
}

export function matchTerm({ best, others, inNames }: Term, forms: Forms): string | undefined {
  const phrases = forms === 'best' ? best : [...best, ...others];
  if (phrases.length === 0) return undefined;
  return `${inNames ? '{whole name} : ' : ''}${join(phrases.map(matchPhrase), 'OR')}`;
}

/** A single word in Latin letters and digits: of others it is not known how the full-text index spells them. */
export const isPlainWord = ({ words }: Phrase): boolean =>
  words.length === 1 && /^[a-z0-9]+$/i.test(words[0] ?? '');

/** A plain word as the index spells it. */
export const spelled = ({ words }: Phrase): string => (words[0] ?? '').toLowerCase();

/** Quoted, so that no word is taken for an operator. */
const matchPhrase = ({ words, isPrefix }: Phrase): string => `"${words.join(' ')}"${isPrefix ? ' *' : ''}`;

const join = (parts: readonly string[], operator: 'AND' | 'OR'): string => `(${parts.join(` ${operator} `)})`;
