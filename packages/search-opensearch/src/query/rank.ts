import type { Phrase, ResolvedQuery, Tier } from '@colophon/catalogue';
import { foldName, tiers } from '@colophon/catalogue/for-stores';
import { fieldPath } from '../documents/names.ts';
import { all, any, type Clause, everything, exists, not, nothing, term, terms } from './clauses.ts';
import { filterClause } from './criterion.ts';
import { conditionOf, matchAll, phrasesOf, splitQuery, weightOf } from './words.ts';

/**
 * What a tier counts in a score, to which relevance adds less. A score has 24 bits: enough for relevance to thousandths.
 */
const tierUnit = 4096;
/** Most phrases that are weighed: an index takes some thousand clauses, and the words that are looked for need theirs. */
const maxWeighed = 64;

/** What a query finds, and whether it is ranked. */
export interface RankedQuery {
  readonly query: Clause;
  readonly isRanked: boolean;
}

export function rankedQuery(asked: ResolvedQuery): RankedQuery {
  const { texts, conditions } = splitQuery(asked.text);
  const fitting = [
    ...visibleClauses(asked),
    ...conditions.map(conditionOf),
    ...(asked.within && asked.within.length > 0 ? [filterClause(asked.within)] : []),
    filterClause(asked.filter),
  ];
  if (texts.length === 0) return { query: all(fitting), isRanked: false };
  const folded = foldName(asked.name ?? '');
  const named = folded === '' ? nothing : term('whole', folded);
  const exact = all([named, term('exact', (asked.name ?? '').trim().toWellFormed())]);
  const asWritten = matchAll(texts, 'best');
  const filter = [...fitting, any([named, matchAll(texts, 'all')])];
  const tierClauses = [
    { constant_score: { filter: everything, boost: tierUnit * tiers.related } },
    { constant_score: { filter: asWritten, boost: tierUnit * tiers.asWritten } },
    { constant_score: { filter: named, boost: tierUnit * tiers.name } },
    { constant_score: { filter: exact, boost: tierUnit * tiers.exactName } },
  ];
  const best = phrasesOf(texts, 'best').slice(0, maxWeighed);
  const others = phrasesOf(texts, 'others').slice(0, Math.max(0, maxWeighed - best.length));
  const should = [
    { dis_max: { queries: tierClauses } },
    relevance(asked, best),
    // Other forms count among entities that have nothing else.
    { bool: { must: [relevance(asked, others)], filter: [not(any([asWritten, named]))] } },
  ];
  return {
    query: { bool: { filter: filter.filter((clause) => clause !== everything), should } },
    isRanked: true,
  };
}

/** How much the words of an entity say about it, times what its values count. */
function relevance({ weights }: ResolvedQuery, phrases: readonly Phrase[]): Clause {
  if (phrases.length === 0) return nothing;
  const query = { bool: { should: phrases.map(weightOf) } };
  if (weights.length === 0) return query;
  const functions = weights.map(({ field, value, factor }) => ({
    filter: term(`${fieldPath(field)}.v`, value),
    weight: factor,
  }));
  return { function_score: { query, functions, score_mode: 'multiply', boost_mode: 'multiply' } };
}

/** Those of the entity types asked for, and not soft-deleted unless those are, too. */
function visibleClauses({ urns, entityTypes, hiddenTypes, includeRemoved }: ResolvedQuery): Clause[] {
  return [
    // What is no entity has neither.
    includeRemoved ? exists('removed') : { term: { removed: false } },
    ...(urns ? [terms('urn', urns)] : []),
    ...(entityTypes.length > 0 ? [terms('type', entityTypes)] : []),
    ...(hiddenTypes.length > 0 ? [not(terms('type', hiddenTypes))] : []),
  ];
}

/** The tier and the relevance that a score is made of. */
export function readScore(score: number): { readonly tier: Tier; readonly relevance: number } {
  const tier = Math.min(tiers.exactName, Math.max(tiers.related, Math.floor(score / tierUnit))) as Tier;
  return { tier, relevance: Math.max(0, score - tier * tierUnit) };
}
