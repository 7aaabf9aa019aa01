import { type KeyboardEvent, type MouseEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { searchWords as words } from '../../components/search-words.ts';
import type { IndexReader } from '../../search/query/index-reader.ts';
import { moveChoice } from './move-choice.ts';
import { NoResults } from './no-results.tsx';
import { recentPages, rememberPage } from './recent-pages.ts';
import { fromHit, fromRecent, type ResultLine, toRecent } from './result-line.ts';
import { ResultList, resultId } from './result-list.tsx';
import { useAnswer } from './use-answer.ts';

interface SearchDialogProps {
  /** The root of the site. */
  site: URL;
  reader: IndexReader;
  /** What the reader typed before the dialog was there. */
  typed: string;
  onClose(): void;
}

/** Search: a field, and below it what answers to the words in it. The focus stays in the field. */
export function SearchDialog({ site, reader, typed, onClose }: SearchDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [query, setQuery] = useState(typed);
  const [chosen, setChosen] = useState(0);
  const [recent] = useState(() => recentPages().map(fromRecent));
  const first = recent.length > 0 ? recent : words.startPages.map(fromRecent);
  const opensWhenAnswered = useRef(false);
  const answer = useAnswer(query, reader);
  const isEmpty = query.trim() === '';
  const isAnswered = isEmpty || answer.query === query;
  const lines = isEmpty ? first : answer.hits.map(fromHit);

  useLayoutEffect(() => dialog.current?.showModal(), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another answer has another first line.
  useEffect(() => setChosen(0), [answer]);
  useEffect(() => {
    // In its own block: browsers begin to answer with a promise, which React would take for a clean-up.
    void document.getElementById(resultId(chosen))?.scrollIntoView({ block: 'nearest' });
  }, [chosen]);
  useEffect(() => {
    if (isAnswered && opensWhenAnswered.current) openChosen();
  });

  function openChosen(): void {
    opensWhenAnswered.current = false;
    document.getElementById(resultId(chosen))?.click();
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.nativeEvent.isComposing) return;
    const next = moveChoice(event.key, chosen, lines.length);
    if (next !== undefined) setChosen(next);
    // Some browsers would clear the field first, and close with the second press.
    else if (event.key === 'Escape') dialog.current?.close();
    else if (event.key !== 'Enter') return;
    else if (isAnswered) openChosen();
    else opensWhenAnswered.current = true;
    event.preventDefault();
  }

  function onOpen(line: ResultLine): void {
    rememberPage(toRecent(line));
    dialog.current?.close();
  }

  function closeFromOutside({ target }: MouseEvent): void {
    if (target === dialog.current) dialog.current?.close();
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: for keys the browser has Escape.
    <dialog
      className="search"
      ref={dialog}
      aria-label={words.search}
      data-answered={answer.query}
      onClose={onClose}
      onClick={closeFromOutside}
    >
      <div className="search__head">
        <input
          type="search"
          role="combobox"
          aria-label={words.search}
          aria-expanded={lines.length > 0}
          aria-controls="search-results"
          aria-autocomplete="list"
          aria-activedescendant={lines.length > 0 ? resultId(chosen) : undefined}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="go"
          placeholder={words.placeholder}
          value={query}
          onChange={({ target }) => setQuery(target.value)}
          onKeyDown={onKeyDown}
        />
        <button type="button" className="label" onClick={() => dialog.current?.close()}>
          {words.close}
        </button>
      </div>
      <div className="search__body">
        {isEmpty && <p className="label">{recent.length > 0 ? words.recent : words.start}</p>}
        {lines.length > 0 && (
          <ResultList lines={lines} chosen={chosen} site={site} onOpen={onOpen} onChoose={setChosen} />
        )}
        {!isEmpty && answer.query !== '' && lines.length === 0 && (
          <NoResults query={answer.query} failed={answer.failed} site={site} />
        )}
      </div>
      <p className="search__keys">
        {words.keys.map((key) => (
          <span key={key}>{key}</span>
        ))}
      </p>
      <p className="unseen" role="status">
        {!isEmpty && answer.query !== '' && words.found(lines.length)}
      </p>
    </dialog>
  );
}
