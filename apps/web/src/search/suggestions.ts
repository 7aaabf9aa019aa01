import type { SuggestQuery } from '../../gen/search/suggest.ts';

type Answer = NonNullable<SuggestQuery['autoCompleteForMultiple']>;
export type Suggestion = Answer['suggestions'][number]['entities'][number];

/** Most suggestions that are shown, of all types together. */
const most = 10;

/** The suggestions of an answer as one list: of each type the first one, then of each the second, so that no type fills it alone. */
export function suggestionsIn(answer: SuggestQuery | undefined): readonly Suggestion[] {
  const groups = (answer?.autoCompleteForMultiple?.suggestions ?? []).map(({ entities }) => entities);
  const rounds = Math.max(0, ...groups.map((group) => group.length));
  const chosen = new Set<Suggestion>();
  for (let round = 0; round < rounds; round++)
    for (const group of groups) {
      const suggestion = group[round];
      if (suggestion && chosen.size < most) chosen.add(suggestion);
    }
  // Those of a type stay together.
  return groups.flatMap((group) => group.filter((suggestion) => chosen.has(suggestion)));
}
