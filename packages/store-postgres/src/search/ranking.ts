import type { Phrase, ResolvedQuery, Term, TextQuery } from '@colophon/catalogue';
import { maxWeighed, textWeights, tiers } from '@colophon/catalogue/for-stores';
import type { ConditionContext } from './criterion.ts';
import { splitQuery } from './found.ts';
import { phraseQuery } from './text-query.ts';

const [k1, b] = [1.2, 0.75];
/** What a word counts that more than half of the entities have. */
const leastFrequency = 1e-6;
/** Entities with a word that are counted; of a more frequent word nothing else depends on how many there are. */
const maxCounted = 10_000;

/** Weights of `ts_rank`, of the letters D to A; the highest may be 1. */
const { name, strong, text, weak } = textWeights;
const rankWeights = `'{${[weak, text, strong, name].map((weight) => weight / name).join()}}'`;
/** `ts_rank` of one word that stands in one place is the weight of the place, divided by this. */
const rankUnit = Math.PI ** 2 / 6;

/**
 * The entities of a tier in their order, as a statement over `found` with the columns `id`, `urn`, `type`, `tier`,
 * `relevance`, `is_weighed`. In each tier the first {@link maxWeighed} are weighed, as `bm25` does; all when the order
 * asks for the score.
 *
 * @param needed So many of each tier are enough.
 */
export function rankedSql(context: ConditionContext, query: ResolvedQuery, needed: number): string {
  const { parameters } = context;
  const words = countedWords(context, query);
  const weighsAll = query.sort.some(({ field }) => field === '_score');
  const limit = weighsAll ? '' : `LIMIT ${Math.max(needed, maxWeighed)}`;
  const first = [tiers.name, tiers.asWritten, tiers.related].map(
    (tier) =>
      `(SELECT id, tier, row_number() OVER (ORDER BY id) AS place FROM found WHERE tier = ${tier} ORDER BY id ${limit})`,
  );
  const exact = `place.tier = ${tiers.name} AND EXISTS (
    SELECT 1 FROM search_value v WHERE v.entity_id = e.id AND v.value = ${parameters.bind((query.name ?? '').trim())})`;
  const factors = query.weights.map(
    ({ field, value, factor }) =>
      `* CASE WHEN EXISTS (SELECT 1 FROM search_value v WHERE v.entity_id = e.id
        AND v.field = ${context.fields.idOf(field)} AND v.value = ${parameters.bind(value)}) THEN ${Number(factor)} ELSE 1 END`,
  );
  return `${words.sql}
    SELECT e.id, e.urn, e.type, place.place <= ${weighsAll ? 'place.place' : maxWeighed} AS is_weighed,
      CASE WHEN ${exact} THEN ${tiers.exactName} ELSE place.tier END AS tier,
      (CASE place.tier WHEN ${tiers.related} THEN ${relevance(words, query, 'all')}
        ELSE ${relevance(words, query, 'best')} END) ${factors.join(' ')} AS relevance
    FROM (${first.join(' UNION ALL ')}) place
    JOIN entity e ON e.id = place.id JOIN search_text t ON t.entity_id = e.id`;
}

/** Words and phrases with the number of entities that have them. */
interface CountedWords {
  /** What begins the statement that uses the others; nothing without words. */
  readonly sql: string;
  /** A word or phrase as a `tsquery`, and how many have it, as expressions. */
  of(match: string): { readonly bound: string; readonly having: string };
}

/** Counts each word once, and only if a relevance needs it. */
function countedWords({ parameters }: ConditionContext, query: ResolvedQuery): CountedWords {
  const matches = [...new Set((['best', 'all'] as const).flatMap((forms) => matchesOf(query, forms)))];
  const bound = new Map(matches.map((match) => [match, `${parameters.bind(match)}::tsquery`]));
  const counts = [...bound.values()].map(
    (word, i) =>
      `having${i} AS MATERIALIZED (SELECT count(*) AS count FROM (
         SELECT 1 FROM search_text WHERE words @@ ${word} LIMIT ${maxCounted}) counted)`,
  );
  return {
    sql: counts.length === 0 ? '' : `WITH ${counts.join(', ')}`,
    of: (match) => ({
      bound: bound.get(match) ?? '',
      having: `(SELECT count FROM having${matches.indexOf(match)})`,
    }),
  };
}

/** How much the words of an entity say about it, as an expression on `t`. */
function relevance(words: CountedWords, query: ResolvedQuery, forms: 'best' | 'all'): string {
  const matches = matchesOf(query, forms);
  if (matches.length === 0) return '0';
  const documents = '(SELECT greatest(documents, 1)::float8 FROM meta)';
  const norm = `(${1 - b} + ${b} * t.length / (SELECT greatest(words, 1)::float8 / greatest(documents, 1) FROM meta))`;
  const parts = matches.map((match) => {
    const { bound, having } = words.of(match);
    const ratio = `ln(greatest((${documents} - ${having} + 0.5) / (${having} + 0.5), 1))`;
    const frequency = `(ts_rank(${rankWeights}, t.words, ${bound}) * ${rankUnit * name})`;
    return `greatest(${ratio}, ${leastFrequency}) * ${frequency} * ${k1 + 1} / (${frequency} + ${k1} * ${norm})`;
  });
  return `(${parts.join(' + ')})`;
}

const matchesOf = (query: ResolvedQuery, forms: 'best' | 'all'): readonly string[] =>
  phrasesOf(splitQuery(query.text).texts, forms);

function phrasesOf(texts: readonly TextQuery[], forms: 'best' | 'all'): readonly string[] {
  const terms = (query: TextQuery): readonly Term[] =>
    query.kind === 'term'
      ? [query]
      : query.kind === 'all' || query.kind === 'any'
        ? query.of.flatMap(terms)
        : [];
  const phrases = texts
    .flatMap(terms)
    .flatMap(({ best, others, inNames }): readonly (readonly [Phrase, boolean])[] =>
      (forms === 'best' ? best : [...best, ...others]).map((phrase) => [phrase, inNames === true] as const),
    );
  return [...new Set(phrases.flatMap(([phrase, inNames]) => phraseQuery(phrase, inNames) ?? []))];
}
