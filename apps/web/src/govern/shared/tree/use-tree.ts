import { type UseQueryResult, useQueries } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import { type TreeKind, treePage } from './read-page.ts';
import { keyOfPage, type PageRef, pagesToRead, type Row, rowsOf, type TreePage } from './tree-rows.ts';

/** What is open, and what of it has been read. */
export interface TreeState {
  readonly rows: readonly Row[];
  readonly error: Error | null;
  readonly toggle: (urn: string, isOpen: boolean) => void;
  readonly openAll: (urns: readonly string[]) => void;
  readonly read: (ref: PageRef) => void;
  readonly retry: () => void;
}

/** A tree of which only what is open and in view is read. */
export function useTree(kind: TreeKind, query: string): TreeState {
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const [further, setFurther] = useState<readonly PageRef[]>([]);
  const { types } = kind;
  const wanted = useMemo(() => pagesToRead({ types, open, query }, further), [types, open, query, further]);
  const {
    pages: read,
    error,
    retry,
  } = useQueries({
    queries: wanted.map((ref) => treePage(kind, ref)),
    combine: summaryOf,
  });
  const rows = useMemo(() => {
    const pages = new Map(
      wanted.flatMap((ref, at) => {
        const page = read[at];
        return page ? [[keyOfPage(ref), page] as const] : [];
      }),
    );
    return rowsOf({ types, open, query, pages });
  }, [types, open, query, wanted, read]);
  return {
    rows,
    error,
    retry,
    toggle: useCallback((urn, isOpen) => {
      setOpen((others) => {
        const changed = new Set(others);
        if (isOpen) changed.add(urn);
        else changed.delete(urn);
        return changed;
      });
    }, []),
    openAll: useCallback((urns) => setOpen((others) => new Set([...others, ...urns])), []),
    read: useCallback(
      (ref) =>
        setFurther((others) =>
          others.some((other) => keyOfPage(other) === keyOfPage(ref)) ? others : [...others, ref],
        ),
      [],
    ),
  };
}

/** Kept apart, so that it is the same function every time, and what it returns changes only with the answers. */
const summaryOf = (answers: readonly UseQueryResult<TreePage>[]) => ({
  pages: answers.map(({ data }) => data),
  error: answers.find(({ error }) => error !== null)?.error ?? null,
  retry: () => {
    for (const { error, refetch } of answers) if (error) void refetch();
  },
});
