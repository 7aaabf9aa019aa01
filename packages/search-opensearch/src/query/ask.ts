import type { BrowseGroups, GroupQuery, QueryBounds, ResolvedQuery, SearchPage } from '@colophon/catalogue';
import {
  QueryTimeoutError,
  queryTimeoutMessage,
  queryWaitedMessage,
  throwIfAborted,
} from '@colophon/catalogue/for-stores';
import type { Client } from '../connection/client.ts';
import { explainFault, ResponseError, unavailable } from '../connection/errors.ts';
import { pause } from '../index/bulk.ts';
import { readPosition } from '../index/index-target.ts';
import { type Answer, groupsBody, readGroups, readPage, searchBody } from './search.ts';

/** Longest time of a search that has no deadline, in milliseconds. */
const defaultTimeoutMs = 30_000;
/** How often the position of an index is asked for that is waited for, in milliseconds. */
const waitStepMs = 50;

/** Questions to the index behind an alias. */
export interface Questions {
  search(asked: ResolvedQuery): Promise<SearchPage>;
  groups(asked: ResolvedQuery, place: GroupQuery): Promise<BrowseGroups>;
  /** Offset up to which the log is in what searches find; undefined while there is nothing to search. */
  appliedUpTo(bounds?: QueryBounds): Promise<number | undefined>;
}

/** Each fails with an error that says why when it cannot be answered in full. */
export function askIndex(client: Client, alias: string): Questions {
  async function within<T>(
    bounds: QueryBounds,
    name: 'search' | 'groups',
    work: (remaining: () => { signal: AbortSignal | undefined; timeoutMs: number }) => Promise<T>,
  ): Promise<T> {
    const { signal, deadline = Date.now() + defaultTimeoutMs } = bounds;
    throwIfAborted(signal);
    const startMs = performance.now();
    if (deadline <= Date.now()) throw new QueryTimeoutError(queryWaitedMessage);
    try {
      return await work(() => ({ signal, timeoutMs: deadline - Date.now() }));
    } catch (error) {
      throwIfAborted(signal);
      if (error instanceof Error && error.name === 'TimeoutError')
        throw new QueryTimeoutError(queryTimeoutMessage(name, performance.now() - startMs));
      throw explainFault(error);
    }
  }

  /** The position of the index, once it is no earlier than asked for. */
  async function positionFrom(
    notBefore: number | undefined,
    remaining: () => { readonly signal: AbortSignal | undefined; readonly timeoutMs: number },
  ): Promise<{ readonly offset: number }> {
    for (;;) {
      const bounds = remaining();
      const position = await readPosition(client, alias, bounds).catch((error: unknown) => {
        // Who waits for an index waits until it is replaced, too.
        if (notBefore !== undefined && error instanceof ResponseError && [404, 503].includes(error.status))
          return undefined;
        throw error;
      });
      if (notBefore === undefined) {
        if (position) return position;
        throw unavailable('The search index is still being built in OpenSearch');
      }
      if (position && position.offset >= notBefore) return position;
      throwIfAborted(bounds.signal);
      if (bounds.timeoutMs <= 2 * waitStepMs)
        throw new QueryTimeoutError(
          `The search index did not come as far as offset ${notBefore} of the log in time; it is ${position ? `at ${position.offset}` : 'still being built'}.`,
        );
      await pause(waitStepMs, bounds.signal);
    }
  }

  async function ask(
    { notBefore }: QueryBounds,
    body: object,
    remaining: () => { readonly signal: AbortSignal | undefined; readonly timeoutMs: number },
  ): Promise<{ readonly asOf: number; readonly answer: Answer }> {
    // Before the search: what is taken over meanwhile may be in the answer, or not.
    const position = await positionFrom(notBefore, remaining);
    const answer = await client.send<Answer>({
      method: 'POST',
      path: `/${alias}/_search`,
      // Of a part of the entities, an answer would be wrong.
      query: { allow_partial_search_results: false, request_cache: false },
      body,
      ...remaining(),
    });
    return { asOf: position.offset, answer };
  }

  /** The index may be replaced by another in between. */
  async function askTwice(...asked: Parameters<typeof ask>): ReturnType<typeof ask> {
    try {
      return await ask(...asked);
    } catch (error) {
      if (!(error instanceof ResponseError) || error.status !== 404) throw error;
      return ask(...asked);
    }
  }

  return {
    search: (asked) =>
      within(asked, 'search', async (remaining) => {
        const { asOf, answer } = await askTwice(asked, searchBody(asked), remaining);
        return readPage(asked, answer, asOf);
      }),
    groups: (asked, place) =>
      within(asked, 'groups', async (remaining) => {
        const { asOf, answer } = await askTwice(asked, groupsBody(asked, place), remaining);
        return readGroups(place, answer, asOf);
      }),
    appliedUpTo: (bounds = {}) =>
      within(bounds, 'search', async (remaining) => (await readPosition(client, alias, remaining()))?.offset),
  };
}
