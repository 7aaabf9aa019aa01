import { useQuery } from '@tanstack/react-query';
import { type DefaultViewQuery, defaultViewQuery } from '../../../gen/search/views/default-view.ts';
import { queryClient, read } from '../../data/query-client.ts';
import { type SearchState, withView } from '../search-state.ts';

/** A search without an answer must not wait for several attempts: it shows everything, and says so. */
const request = read(defaultViewQuery, {});
const defaultViewRequest = { ...request, retry: false, meta: { ...request.meta, preparesOthers: true } };

/** The reader's own default view, or else that of everybody; undefined where there is none. */
export const defaultViewIn = (answer: DefaultViewQuery | undefined): string | undefined =>
  answer?.me?.corpUser.settings?.views?.defaultView?.urn ??
  answer?.globalViewsSettings?.defaultView ??
  undefined;

/** The search in the default view, where its address names no view: `none` is one, too. */
export const inDefaultView = (state: SearchState, view: string | undefined): SearchState =>
  state.view === undefined && view !== undefined ? withView(state, view) : state;

/** What an address stands for, for a request before the page is there. */
export async function readInDefaultView(state: SearchState): Promise<SearchState> {
  if (state.view !== undefined) return state;
  const answer = await queryClient
    .ensureQueryData({ ...defaultViewRequest, revalidateIfStale: true })
    .catch(() => undefined);
  return inDefaultView(state, defaultViewIn(answer));
}

interface DefaultView {
  /** False until it is known whether there is one. */
  readonly isKnown: boolean;
  readonly urn: string | undefined;
}

export function useDefaultView(): DefaultView {
  const { data, isPending } = useQuery(defaultViewRequest);
  return { isKnown: !isPending, urn: defaultViewIn(data) };
}

/**
 * The view in which names are suggested: that of the address, or the default view; undefined for everything.
 *
 * @param view Of the address.
 */
export const suggestedView = (
  view: string | undefined,
  defaultView: string | undefined,
): string | undefined => (view === undefined ? defaultView : view.startsWith('urn:') ? view : undefined);

/** The default view, where it has been read. */
export const knownDefaultView = (): DefaultView => {
  const data = queryClient.getQueryData(defaultViewRequest.queryKey);
  return { isKnown: data !== undefined, urn: defaultViewIn(data) };
};

export const prefetchDefaultView = (): void => void queryClient.prefetchQuery(defaultViewRequest);

/** After a change of it: the next search waits for the new one. */
export const forgetDefaultView = (): void => queryClient.removeQueries({ queryKey: [defaultViewQuery.name] });
