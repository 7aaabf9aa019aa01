import { useEffect, useRef } from 'react';
import { number } from '../texts/format.ts';
import { texts } from '../texts/texts.ts';
import { moveInList } from './move-in-list.ts';
import { Result, type SearchResult } from './result.tsx';

/** What was found, one below the other; `j` and `k` move through it. */
export function Results({ results }: { readonly results: readonly SearchResult[] }) {
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => moveInList(() => list.current), []);
  return (
    <ol ref={list} className="results">
      {results.map((result) => (
        <Result key={result.entity.urn} result={result} />
      ))}
    </ol>
  );
}

/** Which part of a list is shown, in words. */
export const rangeText = (page: number, size: number, total: number): string =>
  texts.search.page(number((page - 1) * size + 1), number(Math.min(total, page * size)), number(total));
