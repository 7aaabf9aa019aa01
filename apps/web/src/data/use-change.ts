import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useNotices } from '../edit/edits.tsx';
import type { Operation } from './operation.ts';
import { request } from './request.ts';

/** Sends a mutation, and tells of it. */
export type Change = <Data, Variables>(
  operation: Operation<Data, Variables>,
  variables: Variables,
  /** What was done, as it is told: `Domain Sales created`. Nothing is told without it. */
  told?: string,
) => Promise<Data>;

/**
 * For changes that are made in a form, and are seen when the server has made them: the queries that are named are read again.
 *
 * @param stale Names of the operations whose answers a change makes old.
 */
export function useChange(...stale: readonly string[]): Change {
  const carryOut = useCarryOut(...stale);
  return useCallback(
    (operation, variables, told) => carryOut(() => request(operation, variables), told),
    [carryOut],
  );
}

/** Does something that changes what is stored, and tells of it. */
export type CarryOut = <Result>(work: () => Promise<Result>, told?: string) => Promise<Result>;

/** As {@link useChange}, for what is no operation of GraphQL. */
export function useCarryOut(...stale: readonly string[]): CarryOut {
  const cache = useQueryClient();
  const { tell } = useNotices();
  const names = stale.join(' ');
  return useCallback(
    async (work, told) => {
      const result = await work();
      await Promise.all(
        names.split(' ').map((name) => cache.invalidateQueries({ queryKey: name === '' ? [] : [name] })),
      );
      if (told !== undefined) tell({ text: told });
      return result;
    },
    [cache, tell, names],
  );
}
