import type { Phrase, Term, TextQuery } from '@colophon/catalogue';
import { textWeights } from '@colophon/catalogue/for-stores';
import { textWords } from '../documents/words.ts';
import { all, any, type Clause, nothing, prefix, term, terms } from './clauses.ts';
import { criterionClause } from './criterion.ts';

/** The forms of a term that count: those that were asked for, or all that will do. */
export type Forms = 'best' | 'all';

/** True when words alone can answer. */
export const isText = (query: TextQuery): boolean =>
  query.kind === 'term' || ((query.kind === 'all' || query.kind === 'any') && query.of.every(isText));

/** The texts of a query, and its conditions: all must hold. */
export function splitQuery(text: TextQuery): {
  readonly texts: readonly TextQuery[];
  readonly conditions: readonly TextQuery[];
} {
  const parts = text.kind === 'all' ? text.of : [text];
  return { texts: parts.filter(isText), conditions: parts.filter((part) => !isText(part)) };
}

/** A query as a condition: words, criteria, and what is made of them. */
export function conditionOf(query: TextQuery): Clause {
  switch (query.kind) {
    case 'everything':
      return { match_all: {} };
    case 'term':
      return termClause(query, 'all');
    case 'criterion':
      return criterionClause(query.criterion);
    case 'not':
      return { bool: { must_not: [conditionOf(query.of)] } };
    case 'all':
      return all(query.of.map(conditionOf));
    case 'any':
      return any(query.of.map(conditionOf));
  }
}

/** Holds where the texts are found in these forms. */
export const matchAll = (texts: readonly TextQuery[], forms: Forms): Clause =>
  all(texts.map((text) => match(text, forms)));

function match(query: TextQuery, forms: Forms): Clause {
  if (query.kind === 'term') return termClause(query, forms);
  if (query.kind === 'all') return all(query.of.map((part) => match(part, forms)));
  return query.kind === 'any' ? any(query.of.map((part) => match(part, forms))) : nothing;
}

function termClause({ best, others, inNames }: Term, forms: Forms): Clause {
  const field = inNames ? 'name' : 'all';
  const wanted = (forms === 'best' ? best : [...best, ...others]).map(wordsOf);
  const whole = wanted.flatMap(({ words, isPrefix }) => (words.length === 1 && !isPrefix ? words : []));
  const further = wanted.filter(
    ({ words, isPrefix }) => words.length > 1 || (words.length === 1 && isPrefix),
  );
  return any([terms(field, [...new Set(whole)]), ...further.map((phrase) => phraseClause(field, phrase))]);
}

/** A phrase in the words that the index has; without letters, it has none. */
const wordsOf = ({ words, isPrefix }: Phrase): Phrase => ({ words: words.flatMap(textWords), isPrefix });

function phraseClause(field: string, { words, isPrefix }: Phrase): Clause {
  const [first = ''] = words;
  if (words.length === 1) return isPrefix ? prefix(field, first) : term(field, first);
  if (!isPrefix) return { match_phrase: { [field]: { query: words.join(' ') } } };
  // Neither of the other queries for a phrase with a beginning finds all of the words that begin so.
  const intervals = words.map((word, i) =>
    i === words.length - 1 ? { prefix: { prefix: word } } : { match: { query: word } },
  );
  return { intervals: { [field]: { all_of: { ordered: true, max_gaps: 0, intervals } } } };
}

/** What a phrase says of an entity: the most that it says in any of its texts. */
export function weightOf({ words, isPrefix }: Phrase): Clause {
  return {
    dis_max: {
      // What further texts add is little, as further mentions do.
      tie_breaker: 0.02,
      queries: isPrefix
        ? // However often: the index does not count beginnings.
          [
            {
              constant_score: {
                filter: phraseClause('name', { words, isPrefix }),
                boost: saturated(textWeights.name),
              },
            },
            {
              constant_score: {
                filter: phraseClause('all', { words, isPrefix }),
                boost: saturated(textWeights.text),
              },
            },
          ]
        : Object.keys(textWeights).map((field) => phraseClause(field, { words, isPrefix })),
    },
  };
}

/** One mention in a text of this weight, of one in a text of weight 1. */
const saturated = (weight: number): number => weight / (weight + 1.2);

/** Every phrase of the texts once, in the words that the index has. */
export function phrasesOf(texts: readonly TextQuery[], forms: 'best' | 'others'): readonly Phrase[] {
  const termsOf = (query: TextQuery): readonly Term[] =>
    query.kind === 'term'
      ? [query]
      : query.kind === 'all' || query.kind === 'any'
        ? query.of.flatMap(termsOf)
        : [];
  const phrases = texts
    .flatMap(termsOf)
    .flatMap((one) => one[forms])
    .map(wordsOf);
  return [
    ...new Map(
      phrases.filter(({ words }) => words.length > 0).map((phrase) => [JSON.stringify(phrase), phrase]),
    ).values(),
  ];
}
