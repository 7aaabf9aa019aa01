import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { useCallback } from 'react';

/** What the address of a list says. */
export interface ListState {
  readonly q: string;
  /** From 1. */
  readonly page: number;
}

export const pageSize = 20;
/** So far a list may be paged through. */
const lastPage = 500;

/** Reads what is behind `?`, of which anything may be wrong. */
export function readListState(given: Readonly<Record<string, unknown>>): ListState {
  const page = Number(given.page ?? 1);
  return {
    q: textAt(given, 'q') ?? '',
    page: Number.isInteger(page) && page >= 1 && page <= lastPage ? page : 1,
  };
}

/** A text of the address; the router reads what looks like a number as one. */
export function textAt(given: Readonly<Record<string, unknown>>, name: string): string | undefined {
  const value = given[name];
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' && value !== '' ? value : undefined;
}

export const windowOf = ({ page }: ListState) => ({ start: (page - 1) * pageSize, count: pageSize });

export interface Address {
  readonly search: Readonly<Record<string, unknown>>;
  /** What is behind the name of the page, such as the URN of a policy. */
  readonly id: string | undefined;
  /** Changes what is behind `?`; undefined takes something out of it. */
  readonly set: (change: Readonly<Record<string, unknown>>) => void;
}

/** The address of a page of the settings, and how to change it. */
export function useAddress(): Address {
  const search = useSearch({ strict: false }) as Readonly<Record<string, unknown>>;
  const { id } = useParams({ strict: false }) as { readonly id?: string };
  const navigate = useNavigate();
  const set = useCallback(
    (change: Readonly<Record<string, unknown>>) =>
      void navigate({
        to: '.',
        search: (before: Readonly<Record<string, unknown>>) => ({ ...before, ...change }),
        replace: true,
        resetScroll: false,
      } as never),
    [navigate],
  );
  return { search, id, set };
}
