import { type MouseEvent, useEffect, useRef } from 'react';
import { onShortcuts } from '../shell/shortcuts.ts';
import { number } from '../texts/format.ts';
import { texts } from '../texts/texts.ts';
import { useIsDrawn } from '../ui/use-is-drawn.ts';
import { type Selection, toggleRange } from './bulk/selection.ts';
import { moveInList } from './move-in-list.ts';
import { Result, type SearchResult } from './result.tsx';

interface ResultsProps {
  readonly results: readonly SearchResult[];
  /** Words that were searched for, which are marked. */
  readonly words?: readonly string[];
  /** Where results can be chosen: those that are, and what becomes of another choice. */
  readonly choosing?: {
    readonly selection: Selection;
    readonly select: (selection: Selection) => void;
  };
  /** Called when a result is opened, with its place in the list, from 0. */
  readonly onOpen?: (place: number) => void;
}

/** Results that are drawn first: as many as are in view. */
const drawnFirst = 8;

/** What was found, one below the other; `j` and `k` move through it, `x` chooses, and so does a click; with shift, a range. */
export function Results({ results, words, choosing, onOpen }: ResultsProps) {
  const list = useRef<HTMLOListElement>(null);
  const last = useRef<string>(undefined);
  const targets = results.map(({ entity }) => entity);
  // A page of results is much to lay out in one frame.
  const isDrawn = useIsDrawn();
  const isWhole = isDrawn || results.length <= drawnFirst;
  useEffect(() => moveInList(() => list.current), []);

  function choose(urn: string, isRange: boolean): void {
    if (!choosing) return;
    const { selection, select } = choosing;
    select(toggleRange(selection, targets, isRange ? (last.current ?? urn) : urn, urn));
    last.current = urn;
  }
  const chooseFocused = useRef<() => void>(undefined);
  chooseFocused.current = () => {
    const place = [...(list.current?.children ?? [])].findIndex((item) =>
      item.contains(document.activeElement),
    );
    const focused = targets[place];
    if (focused) choose(focused.urn, false);
  };
  useEffect(() => onShortcuts({ x: () => chooseFocused.current?.() }), []);
  return (
    <ol ref={list} className="results" aria-busy={!isWhole}>
      {(isWhole ? results : results.slice(0, drawnFirst)).map((result, place) => (
        <Result
          key={result.entity.urn}
          result={result}
          {...(words && { words })}
          isChosen={choosing?.selection.has(result.entity.urn) === true}
          {...(choosing && {
            choose: ({ shiftKey }: MouseEvent) => choose(result.entity.urn, shiftKey),
          })}
          {...(onOpen && { onOpen: () => onOpen(place) })}
        />
      ))}
    </ol>
  );
}

/** Which part of a list is shown, in words. */
export const rangeText = (page: number, size: number, total: number): string =>
  texts.search.page(number((page - 1) * size + 1), number(Math.min(total, page * size)), number(total));
