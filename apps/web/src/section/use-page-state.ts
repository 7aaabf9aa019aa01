import { useNavigate, useSearch } from '@tanstack/react-router';

/**
 * What stands behind `?` in the address of a page of a section, and how it is changed.
 *
 * @param read Takes what the address has, whatever it is. What is undefined is not written into the address.
 */
export function usePageState<State extends object>(
  read: (given: Readonly<Record<string, unknown>>) => State,
): readonly [State, (change: Partial<State>) => void] {
  const state = read(useSearch({ strict: false }) as Readonly<Record<string, unknown>>);
  const navigate = useNavigate();
  const set = (change: Partial<State>) => {
    const search = Object.fromEntries(
      Object.entries({ ...state, ...change }).filter(([, value]) => value !== undefined && value !== ''),
    );
    void navigate({ to: '.', search: search as never });
  };
  return [state, set];
}

/** A text of the address; undefined where it has none. */
export const textOf = (value: unknown): string | undefined => {
  const text = typeof value === 'number' ? String(value) : value;
  return typeof text === 'string' && text !== '' ? text.slice(0, 1000) : undefined;
};

/** A page of a list, from 1; undefined for the first one, which an address does not name. */
export const pageOf = (value: unknown): number | undefined => {
  const page = Number(value);
  return Number.isSafeInteger(page) && page > 1 && page <= 500 ? page : undefined;
};
