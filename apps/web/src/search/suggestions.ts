import type { SuggestElsewhereQuery, SuggestQuery } from '../../gen/search/suggest.ts';
import { hasMark } from '../ui/marks.ts';
import { type Reason, reasonOf, reasonOfSuggestion } from './reasons.ts';

type Answer = NonNullable<SuggestQuery['autoCompleteForMultiple']>;
export type Suggestion = Answer['suggestions'][number]['entities'][number];

/** Something that is suggested, and why. */
export interface Suggested extends Suggestion {
  readonly reason: Reason | undefined;
}

/** Suggestions of one type. */
export interface SuggestionGroup {
  readonly entityType: string;
  readonly suggestions: readonly Suggested[];
}

/** Most suggestions that are shown, of all types together. */
export const mostSuggestions = 10;

/** The suggestions of an answer as one list: of each type the first one, then of each the second, so that no type fills it alone. */
export function suggestionsIn(answer: SuggestQuery | undefined): readonly Suggestion[] {
  const groups = (answer?.autoCompleteForMultiple?.suggestions ?? []).map(({ entities }) => entities);
  const rounds = Math.max(0, ...groups.map((group) => group.length));
  const chosen = new Set<Suggestion>();
  for (let round = 0; round < rounds; round++)
    for (const group of groups) {
      const suggestion = group[round];
      if (suggestion && chosen.size < mostSuggestions) chosen.add(suggestion);
    }
  // Those of a type stay together.
  return groups.flatMap((group) => group.filter((suggestion) => chosen.has(suggestion)));
}

/** By type: what has the words in its name, and then, as far as there is room, what has them elsewhere. */
export function suggestionGroups(
  names: SuggestQuery | undefined,
  elsewhere: SuggestElsewhereQuery | undefined,
  words: readonly string[],
): readonly SuggestionGroup[] {
  const named = suggestionsIn(names).map((each) => ({
    ...each,
    reason: reasonOfSuggestion(each.card, words),
  }));
  const known = new Set(named.map(({ urn }) => urn));
  const others = (elsewhere?.searchAcrossEntities?.searchResults ?? []).flatMap(
    ({ entity, matchedFields }) => {
      const reason = known.has(entity.urn) ? undefined : reasonOf(entity.card, matchedFields, words);
      // An answer about an earlier text may be here until the next one comes.
      return reason?.values.some((value) => hasMark(value, words)) ? [{ ...entity, reason }] : [];
    },
  );
  const shown = [...named, ...others.slice(0, Math.max(0, mostSuggestions - named.length))];
  return [...Map.groupBy(shown, ({ card }) => card.entityType)].map(([entityType, suggestions]) => ({
    entityType,
    suggestions,
  }));
}

/** What is searched for while somebody writes: the last word may not be complete. */
export const asBeginning = (text: string): string => (/[\p{L}\p{N}]$/u.test(text) ? `${text}*` : text);
