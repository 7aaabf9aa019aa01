import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useEffect } from 'react';
import { suggestElsewhereQuery, suggestQuery } from '../../gen/search/suggest.ts';
import { queryClient, read } from '../data/query-client.ts';
import { presentationOf } from '../entity/presentations.ts';
import { Icon } from '../ui/icon.tsx';
import { Marked } from '../ui/marked.tsx';
import { searchedWords } from '../ui/marks.ts';
import { pathText } from './path-text.ts';
import {
  asBeginning,
  mostSuggestions,
  type Suggested,
  suggestionGroups,
  suggestionsIn,
} from './suggestions.ts';
import {
  knownDefaultView,
  prefetchDefaultView,
  suggestedView,
  useDefaultView,
} from './views/default-view.ts';

/** Shorter texts are in too much for that to say anything. */
const shortestElsewhere = 3;

/** Prepares for somebody who is about to write. */
export const prepare = prefetchDefaultView;

/**
 * Asks for what completes a text by its name.
 *
 * @param view Of the address.
 */
export function ask(text: string, view: string | undefined): void {
  const { isKnown, urn } = knownDefaultView();
  if (text !== '' && (view !== undefined || isKnown))
    void queryClient.prefetchQuery(namesRequest(text, suggestedView(view, urn)));
}

const namesRequest = (text: string, view: string | undefined) =>
  read(suggestQuery, { text, ...(view !== undefined && { view }) });

interface SuggestionListProps {
  /** Of the list box; those of the options begin with it. */
  readonly id: string;
  readonly text: string;
  /** Of the address. */
  readonly view: string | undefined;
  /** URN of the suggestion that the keys have come to. */
  readonly chosen: string | undefined;
  readonly choose: (urn: string) => void;
  readonly open: (urn: string) => void;
  /** Is told the URNs in the order in which they are shown. */
  readonly tell: (urns: readonly string[]) => void;
}

/** What completes a text: by type, each with the reason why it is suggested. */
export function SuggestionList({ id, text, view, chosen, choose, open, tell }: SuggestionListProps) {
  const asked = useDeferredValue(text);
  const { isKnown, urn } = useDefaultView();
  const inView = suggestedView(view, urn);
  const names = useQuery({
    ...namesRequest(asked, inView),
    enabled: view !== undefined || isKnown,
    placeholderData: keepPreviousData,
  });
  const room = mostSuggestions - suggestionsIn(names.data).length;
  // Names come first, and are all that is asked for where they fill the list.
  const isAskedElsewhere =
    names.isSuccess && !names.isPlaceholderData && room > 0 && asked.length >= shortestElsewhere;
  const elsewhere = useQuery({
    ...read(suggestElsewhereQuery, {
      text: asBeginning(asked),
      count: mostSuggestions,
      ...(inView !== undefined && { view: inView }),
    }),
    enabled: isAskedElsewhere,
    placeholderData: keepPreviousData,
  });
  // Until the next answer comes, the list stays as it is: what is drawn for each key would only delay it.
  const words = searchedWords(names.data?.autoCompleteForMultiple?.query ?? asked);
  const groups = suggestionGroups(
    names.data,
    asked.length >= shortestElsewhere ? elsewhere.data : undefined,
    words,
  );
  const urns = groups.flatMap(({ suggestions }) => suggestions.map(({ urn }) => urn));
  const key = urns.join('\n');
  // biome-ignore lint/correctness/useExhaustiveDependencies: other URNs are another key
  useEffect(() => tell(urns), [key, tell]);

  return groups.map(({ entityType, suggestions }) => {
    const { plural, icon } = presentationOf(entityType);
    return (
      // biome-ignore lint/a11y/useSemanticElements: a list box has no other groups than this
      <div key={entityType} role="group" aria-label={plural}>
        <p className="label suggestions__group" aria-hidden="true">
          {plural}
        </p>
        {suggestions.map((suggestion) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the field, which keeps the focus
          <div
            key={suggestion.urn}
            id={`${id}-${urns.indexOf(suggestion.urn)}`}
            role="option"
            tabIndex={-1}
            aria-selected={suggestion.urn === chosen}
            className="suggestion"
            onMouseDown={(event) => event.preventDefault()}
            onMouseEnter={() => choose(suggestion.urn)}
            onClick={() => open(suggestion.urn)}
          >
            <Icon name={icon} />
            <SuggestionText suggestion={suggestion} words={words} />
          </div>
        ))}
      </div>
    );
  });
}

function SuggestionText({
  suggestion: { card, reason },
  words,
}: {
  readonly suggestion: Suggested;
  readonly words: readonly string[];
}) {
  const place = [card.platform?.card.name, ...pathText(card.path)].filter(Boolean).join(' / ');
  return (
    <>
      <bdi className="suggestion__name">
        <Marked text={card.name} words={words} />
      </bdi>
      <span className="suggestion__place">{place}</span>
      {reason && (
        <span
          className={
            reason.values.length > 0 ? 'suggestion__reason' : 'suggestion__reason suggestion__reason--name'
          }
        >
          {reason.field} {reason.values[0] !== undefined && <Marked text={reason.values[0]} words={words} />}
        </span>
      )}
    </>
  );
}
