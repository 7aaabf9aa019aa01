import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { useCallback } from 'react';

/** What the address says about a page: what is chosen, and what is searched for. */
interface Chosen {
  /** URN of the chosen entity. */
  readonly urn: string | undefined;
  readonly choose: (urn: string | undefined) => void;
  /** Words; empty for everything. */
  readonly q: string;
  readonly setQ: (q: string) => void;
}

/** The chosen entity and the search of a page of this section, which are in its address. */
export function useChosen(page: string): Chosen {
  const { id } = useParams({ strict: false }) as { readonly id?: string };
  const { q } = useSearch({ strict: false }) as { readonly q?: unknown };
  const navigate = useNavigate();
  return {
    urn: id,
    choose: useCallback(
      (urn) =>
        void navigate({
          to: '/govern/{-$page}/{-$id}',
          params: { page, id: urn },
          search: (previous) => previous,
          resetScroll: false,
        }),
      [navigate, page],
    ),
    q: typeof q === 'string' || typeof q === 'number' ? String(q) : '',
    setQ: useCallback(
      (text) =>
        void navigate({
          to: '.',
          search: ((previous: object) => ({ ...previous, q: text === '' ? undefined : text })) as never,
          replace: true,
          resetScroll: false,
        }),
      [navigate],
    ),
  };
}
