import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback } from 'react';

/** What the address of a list says. */
export interface ListState {
  /** Words; empty for everything. */
  readonly q: string;
  /** From 1. */
  readonly page: number;
  /** Value that the list is narrowed down to, such as the URN of a domain; undefined for all. */
  readonly only?: string | undefined;
}

/** Entries of a page of a list. */
export const listPageSize = 20;

/** Reads what is behind `?` in an address, of which anything may be wrong. */
export function readListState({ q, page, only }: Readonly<Record<string, unknown>>): ListState {
  const number = Number(page ?? 1);
  return {
    q: typeof q === 'string' || typeof q === 'number' ? String(q) : '',
    page: Number.isInteger(number) && number >= 1 && number <= lastPage ? number : 1,
    ...(typeof only === 'string' && { only }),
  };
}

/** So far a search may be paged through. */
const lastPage = 500;

/** Start and count of a page as operations take them, and the query that finds everything for no words. */
export const pageInput = ({ q, page }: ListState) => ({
  query: q.trim() === '' ? '*' : q.trim(),
  start: (page - 1) * listPageSize,
  count: listPageSize,
});

/** Input of a search for a page of entities, by name unless words say what is best. */
export const searchInput = (state: ListState, nameField = 'name') => ({
  ...pageInput(state),
  searchFlags: { skipAggregates: true, skipHighlighting: true },
  ...(state.q.trim() === '' && {
    sortInput: { sortCriteria: [{ field: nameField, sortOrder: 'ASCENDING' as const }] },
  }),
});

/** The state of a list, which is in its address, and what changes it. */
export function useListState(): readonly [ListState, (state: Partial<ListState>) => void] {
  const state = readListState(useSearch({ strict: false }));
  const navigate = useNavigate();
  const set = useCallback(
    (change: Partial<ListState>) =>
      void navigate({
        to: '.',
        search: ((previous: object) => ({ ...previous, page: undefined, ...change })) as never,
        replace: true,
        resetScroll: false,
      }),
    [navigate],
  );
  return [state, set];
}
