import './search-box.css';
import { useNavigate, useSearch } from '@tanstack/react-router';
import {
  type FormEvent,
  type KeyboardEvent,
  lazy,
  Suspense,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { placeOf } from '../entity/presentations.ts';
import { onShortcuts } from '../shell/shortcuts.ts';
import { texts } from '../texts/texts.ts';
import { Icon } from '../ui/icon.tsx';
import { isView } from './search-state.ts';

/** What completes the text is loaded when somebody is about to write. */
const loadSuggestions = async () => {
  const module = await import('./suggestion-list.tsx');
  ({ ask } = module);
  return module;
};
/** Asks for what completes a text in a view, as soon as the code for it is here. */
let ask: ((text: string, view: string | undefined) => void) | undefined;
const SuggestionList = lazy(async () => ({ default: (await loadSuggestions()).SuggestionList }));

/** The field of the search with what completes its text; a list box of the pattern that screen readers know as combobox. */
export function SearchBox({ isLarge = false }: { readonly isLarge?: boolean }) {
  const { q = '', view } = useSearch({ strict: false }) as { readonly q?: string; readonly view?: string };
  const [text, setText] = useState(q);
  const [isOpen, setIsOpen] = useState(false);
  /** URNs that are suggested, in their order, and the one that the keys have come to. */
  const [suggested, setSuggested] = useState<readonly string[]>([]);
  const [chosen, setChosen] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  const list = useId();
  const navigate = useNavigate();
  // The address may change under the field, as by going back.
  useEffect(() => setText(q), [q]);
  useFocusOnSlash(input);

  const isShown = isOpen && text.trim() !== '' && suggested.length > 0;
  const at = chosen === undefined ? -1 : suggested.indexOf(chosen);

  function close(): void {
    setIsOpen(false);
    setChosen(undefined);
  }
  function open(urn: string): void {
    close();
    const { path } = placeOf(urn);
    void navigate({ to: '/$type/$urn', params: { type: path, urn } });
  }
  function search(event: FormEvent): void {
    event.preventDefault();
    if (chosen !== undefined && at >= 0 && isShown) {
      open(chosen);
      return;
    }
    close();
    input.current?.blur();
    // Other words are looked for among what is shown.
    const inView = isView(view) && { view };
    void navigate({ to: '/search', search: { q: text.trim(), filters: {}, page: 1, ...inView } });
  }
  function move(event: KeyboardEvent): void {
    const { key } = event;
    if (key === 'Escape') {
      if (isShown) close();
      else input.current?.blur();
      return;
    }
    if ((key !== 'ArrowDown' && key !== 'ArrowUp') || suggested.length === 0) return;
    event.preventDefault();
    setIsOpen(true);
    const step = key === 'ArrowDown' ? 1 : -1;
    // Between the last and the first stands the field itself.
    setChosen(suggested[((at + 1 + step + suggested.length + 1) % (suggested.length + 1)) - 1]);
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
          aria-activedescendant={isShown && at >= 0 ? `${list}-${at}` : undefined}
          placeholder={texts.search.placeholder}
          value={text}
          onChange={({ target }) => {
            // Before anything is drawn: the answer is on its way meanwhile.
            ask?.(target.value.trim(), view);
            setText(target.value);
            setChosen(undefined);
            setIsOpen(true);
          }}
          onFocus={() => {
            void loadSuggestions().then(({ prepare }) => prepare());
            setIsOpen(true);
          }}
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
        {isOpen && text.trim() !== '' && (
          <Suspense>
            <SuggestionList
              id={list}
              text={text.trim()}
              view={view}
              chosen={chosen}
              choose={setChosen}
              open={open}
              tell={setSuggested}
            />
          </Suspense>
        )}
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
