import type { Phrase, Term, TextQuery } from '@colophon/catalogue';
import { foldName } from '@colophon/catalogue/for-stores';
import { textWords, weightLetters, wholeMark } from './text-vector.ts';

/** The forms of a term that count: those that were asked for, or all that will do. */
export type Forms = 'best' | 'all';

/** True when the full-text index alone can answer. */
export const isText = (query: TextQuery): boolean =>
  query.kind === 'term' || ((query.kind === 'all' || query.kind === 'any') && query.of.every(isText));

/** A text as a `tsquery`; undefined when nothing can match. */
export function textQueryOf(query: TextQuery, forms: Forms): string | undefined {
  if (query.kind === 'term') return termQuery(query, forms);
  if (query.kind === 'all') return allOf(query.of, forms);
  if (query.kind !== 'any') return undefined;
  const parts = query.of.flatMap((part) => textQueryOf(part, forms) ?? []);
  return parts.length === 0 ? undefined : join(parts, ' | ');
}

/** All of the texts. */
export function allOf(texts: readonly TextQuery[], forms: Forms): string | undefined {
  const parts = texts.map((text) => textQueryOf(text, forms));
  return parts.every((part) => part !== undefined) ? join(parts, ' & ') : undefined;
}

function termQuery({ best, others, inNames }: Term, forms: Forms): string | undefined {
  const phrases = forms === 'best' ? best : [...best, ...others];
  const parts = phrases.flatMap((phrase) => phraseQuery(phrase, inNames === true) ?? []);
  return parts.length === 0 ? undefined : join(parts, ' | ');
}

/** Words that follow one another; undefined when there is no letter in them. */
export function phraseQuery({ words, isPrefix }: Phrase, inNames: boolean): string | undefined {
  const all = words.flatMap(textWords);
  if (all.length === 0) return undefined;
  const parts = all.map((word, i) => {
    const flags = `${isPrefix && i === all.length - 1 ? '*' : ''}${inNames ? weightLetters.name : ''}`;
    return `'${word}'${flags === '' ? '' : `:${flags}`}`;
  });
  return join(parts, ' <-> ');
}

/** The entities that bear a name; undefined when it has no letters. */
export function nameQuery(name = ''): string | undefined {
  const folded = foldName(name);
  return folded === '' ? undefined : `'${wholeMark}${folded.toWellFormed()}'`;
}

const join = (parts: readonly string[], operator: string): string =>
  parts.length === 1 && parts[0] !== undefined ? parts[0] : `(${parts.join(operator)})`;
