import './search-box.css';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import {
  type FormEvent,
  type KeyboardEvent,
  useDeferredValue,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { suggestQuery } from '../../gen/search/suggest.ts';
import { read } from '../data/query-client.ts';
import { placeOf, presentationOf } from '../entity/presentations.ts';
import { onShortcuts } from '../shell/shortcuts.ts';
import { texts } from '../texts/texts.ts';
import { Icon } from '../ui/icon.tsx';
import { pathText } from './path-text.ts';
import { type Suggestion, suggestionsIn } from './suggestions.ts';

/** The field of the search with what completes its text; a list box of the pattern that screen readers know as combobox. */
export function SearchBox({ isLarge = false }: { readonly isLarge?: boolean }) {
  const { q = '' } = useSearch({ strict: false }) as { readonly q?: string };
  const [text, setText] = useState(q);
  const [isOpen, setIsOpen] = useState(false);
  const [chosen, setChosen] = useState(-1);
  const input = useRef<HTMLInputElement>(null);
  const list = useId();
  const navigate = useNavigate();
  // The address may change under the field, as by going back.
  useEffect(() => setText(q), [q]);
  useFocusOnSlash(input);

  const asked = useDeferredValue(text.trim());
  const { data } = useQuery({
    ...read(suggestQuery, { text: asked }),
    enabled: isOpen && asked !== '',
    placeholderData: keepPreviousData,
  });
  const suggestions = asked === '' ? [] : suggestionsIn(data);
  const isShown = isOpen && suggestions.length > 0;

  function close(): void {
    setIsOpen(false);
    setChosen(-1);
  }
  function open({ urn }: Suggestion): void {
    close();
    const { path } = placeOf(urn);
    void navigate({ to: '/$type/$urn', params: { type: path, urn } });
  }
  function search(event: FormEvent): void {
    event.preventDefault();
    const suggestion = suggestions[chosen];
    if (suggestion && isShown) {
      open(suggestion);
      return;
    }
    close();
    input.current?.blur();
    void navigate({ to: '/search', search: { q: text.trim(), filters: {}, page: 1 } });
  }
  function move(event: KeyboardEvent): void {
    const { key } = event;
    if (key === 'Escape') {
      if (isShown) close();
      else input.current?.blur();
      return;
    }
    if ((key !== 'ArrowDown' && key !== 'ArrowUp') || suggestions.length === 0) return;
    event.preventDefault();
    setIsOpen(true);
    const step = key === 'ArrowDown' ? 1 : -1;
    // Between the last and the first stands the field itself.
    setChosen((at) => ((at + 1 + step + suggestions.length + 1) % (suggestions.length + 1)) - 1);
  }

  return (
    <search className={isLarge ? 'search-box search-box--large' : 'search-box'}>
      <form action="/search" onSubmit={search}>
        <Icon name="search" size={isLarge ? 20 : 16} />
        <input
          ref={input}
          type="text"
          name="q"
          role="combobox"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          aria-label={texts.search.label}
          aria-expanded={isShown}
          aria-controls={list}
          aria-autocomplete="list"
          aria-activedescendant={isShown && chosen >= 0 ? `${list}-${chosen}` : undefined}
          placeholder={texts.search.placeholder}
          value={text}
          onChange={({ target }) => {
            setText(target.value);
            setChosen(-1);
            setIsOpen(true);
          }}
          onFocus={() => setIsOpen(true)}
          onBlur={close}
          onKeyDown={move}
        />
        <span className="search-box__key" aria-hidden="true">
          /
        </span>
      </form>
      <div
        className="suggestions"
        id={list}
        role="listbox"
        aria-label={texts.search.suggestions}
        hidden={!isShown}
      >
        {suggestions.map((suggestion, at) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the field, which keeps the focus
          <div
            key={suggestion.urn}
            id={`${list}-${at}`}
            role="option"
            tabIndex={-1}
            aria-selected={at === chosen}
            className="suggestion"
            onMouseDown={(event) => event.preventDefault()}
            onMouseEnter={() => setChosen(at)}
            onClick={() => open(suggestion)}
          >
            <Icon name={presentationOf(suggestion.card.entityType).icon} />
            <span className="suggestion__name">{suggestion.card.name}</span>
            <span className="suggestion__place">
              {[suggestion.card.platform?.card.name, ...pathText(suggestion.card.path)]
                .filter(Boolean)
                .join(' / ')}
            </span>
            <span className="label">{presentationOf(suggestion.card.entityType).label}</span>
          </div>
        ))}
      </div>
    </search>
  );
}

/** `/` leads to the field from everywhere, except from where it is a letter. */
function useFocusOnSlash(input: { readonly current: HTMLInputElement | null }): void {
  useEffect(
    () =>
      onShortcuts({
        '/': () => {
          input.current?.focus();
          input.current?.select();
        },
      }),
    [input],
  );
}
