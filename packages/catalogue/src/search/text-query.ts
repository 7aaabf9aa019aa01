import type { Criterion } from './query.ts';

/** Words that follow one another. */
export interface Phrase {
  readonly words: readonly string[];
  /** True if the last word is a prefix: `ord` matches `orders`. */
  readonly isPrefix: boolean;
}

/** One thing to look for in the texts, under all the forms that it may have there. */
export interface Term {
  readonly kind: 'term';
  /** The words as typed. */
  readonly best: readonly Phrase[];
  /** Other matching forms: longer words, inflections, synonyms. They rank below all exact forms. */
  readonly others: readonly Phrase[];
  /** True looks into names alone. */
  readonly inNames?: boolean;
}

/** What a query asks for, as a tree that a store can follow. */
export type TextQuery =
  | { readonly kind: 'everything' }
  | Term
  | {
      readonly kind: 'criterion';
      readonly criterion: Criterion;
      /** True looks into each document that the words found, where an index would be asked for all there are. */
      readonly inDocuments?: boolean;
    }
  | { readonly kind: 'all' | 'any'; readonly of: readonly TextQuery[] }
  | { readonly kind: 'not'; readonly of: TextQuery };

export const everything: TextQuery = { kind: 'everything' };

/** All of the parts; what asks for everything adds nothing. */
export function allOf(parts: readonly TextQuery[]): TextQuery {
  const of = unique(parts.filter(({ kind }) => kind !== 'everything'));
  return of.length === 1 && of[0]
    ? of[0]
    : of.length === 0 && parts.length > 0
      ? everything
      : { kind: 'all', of };
}

export function anyOf(parts: readonly TextQuery[]): TextQuery {
  const of = unique(parts);
  return of.length === 1 && of[0] ? of[0] : { kind: 'any', of };
}

/** Repeated words cost again and find the same. */
const unique = (parts: readonly TextQuery[]): readonly TextQuery[] => [
  ...new Map(parts.map((part) => [JSON.stringify(part), part])).values(),
];

/** The terms that a document must or may contain, at any depth; not those under a NOT. */
export function termsOf(query: TextQuery): readonly Term[] {
  if (query.kind === 'term') return [query];
  return query.kind === 'all' || query.kind === 'any' ? query.of.flatMap(termsOf) : [];
}

/** The criteria, at any depth. */
export function criteriaOf(query: TextQuery): readonly Criterion[] {
  if (query.kind === 'criterion') return [query.criterion];
  if (query.kind === 'not') return criteriaOf(query.of);
  return query.kind === 'all' || query.kind === 'any' ? query.of.flatMap(criteriaOf) : [];
}

/** The number of words in a query, as typed. */
export function wordCountOf(query: TextQuery): number {
  switch (query.kind) {
    case 'term':
      return query.best.reduce((sum, { words }) => sum + words.length, 0);
    case 'not':
      return wordCountOf(query.of);
    case 'all':
    case 'any':
      return query.of.reduce((sum, part) => sum + wordCountOf(part), 0);
    default:
      return 0;
  }
}
