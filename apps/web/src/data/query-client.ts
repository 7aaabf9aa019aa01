import { QueryClient, queryOptions } from '@tanstack/react-query';
import type { Operation } from './operation.ts';
import { RequestFailed, request } from './request.ts';
import type { SentRequest } from './sent-requests.ts';

/** How long what was read counts as new, in milliseconds: a page that is visited again does not wait. */
const staleTime = 30_000;
/** Tries after the first, of what may work later. */
const retries = 2;

/** True for what the same request may get an answer to a moment later. */
export const isPassing = (error: unknown): boolean =>
  error instanceof RequestFailed &&
  (error.status === undefined || error.status === 429 || error.status >= 500);

/** True where the server has too much to do. It says itself how long to wait: the page shows it, and tries again then. */
export const isThrottled = (error: unknown): error is RequestFailed =>
  error instanceof RequestFailed && error.status === 429;

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime,
      retry: (failures, error) => failures < retries && isPassing(error) && !isThrottled(error),
      refetchOnWindowFocus: true,
      // Without a network, a query would wait without a word; it fails, which is shown, and is read again with one.
      networkMode: 'always',
      refetchOnReconnect: true,
    },
  },
});

/** An operation with its variables, as the cache knows it. */
export const read = <Data, Variables>(operation: Operation<Data, Variables>, variables: Variables) =>
  queryOptions({
    queryKey: [operation.name, variables],
    queryFn: ({ signal }) => request(operation, variables, signal),
    meta: { request: { operation, variables } satisfies SentRequest },
  });
