import { sendJson } from '../data/request.ts';
import { pageSize, type SearchState } from './search-state.ts';

/** What the server is told of a search, as DataHub's frontend tells it. */
export type SearchReport =
  | {
      readonly type: 'SearchResultsViewEvent';
      readonly query: string;
      /** Results in all. */
      readonly total: number;
      /** Names of the fields by which the search is filtered. */
      readonly filterFields: readonly string[];
    }
  | {
      readonly type: 'SearchResultClickEvent';
      readonly query: string;
      /** Place of the result among all of them, from 0. */
      readonly index: number;
    };

/** Reports each search once, however often its results are drawn. */
export interface SearchReports {
  /** The results of a search are shown. */
  shown(state: SearchState, total: number): void;
  /** @param place On the page, from 0. */
  opened(state: SearchState, place: number): void;
  /** The next search for this is no search of a person. */
  skip(query: string): void;
}

export function createSearchReports(send: (report: SearchReport) => void): SearchReports {
  let last: string | undefined;
  const wanted = ({ q }: SearchState): string | undefined => {
    const query = q.trim();
    return query === '' || query === '*' ? undefined : query;
  };
  return {
    shown(state, total) {
      const query = wanted(state);
      // Filters, pages and the way back from a result belong to the same search.
      if (query === undefined || query === last) return;
      last = query;
      send({ type: 'SearchResultsViewEvent', query, total, filterFields: fieldsOf(state) });
    },
    opened(state, place) {
      const query = wanted(state);
      if (query === undefined) return;
      send({ type: 'SearchResultClickEvent', query, index: (state.page - 1) * pageSize + place });
    },
    skip(query) {
      last = query;
    },
  };
}

/** What narrows a search. A filter in the query language may name any field, and a view too: each counts as one. */
const fieldsOf = ({ filters, ranges = {}, where, view }: SearchState): readonly string[] => [
  ...Object.keys(filters),
  ...Object.keys(ranges),
  ...(where === undefined ? [] : ['where']),
  ...(view?.startsWith('urn:') ? ['view'] : []),
];

/** The searches of this page. Nobody waits for a report, and one that is lost is not missed. */
export const searchReports = createSearchReports((report) => {
  sendJson('POST', '/openapi/v1/tracking/track', report).catch(() => undefined);
});
