import './search-page.css';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link, Navigate, useSearch } from '@tanstack/react-router';
import { lazy, Suspense, useDeferredValue, useEffect, useState } from 'react';
import { queryClient } from '../data/query-client.ts';
import { Empty, Failure, Loading } from '../shell/states.tsx';
import { filterTexts } from '../texts/filter.ts';
import { texts } from '../texts/texts.ts';
import { searchedWords } from '../ui/marks.ts';
import { AppliedFilters } from './applied-filters.tsx';
import { BulkBar } from './bulk/bulk-bar.tsx';
import { useSelection } from './bulk/use-selection.ts';
import { ExportButton } from './export-button.tsx';
import { exportResults } from './export-results.ts';
import { Facets } from './facets/facets.tsx';
import { FilterBuilder } from './filter/filter-builder.tsx';
import { Results, rangeText } from './results.tsx';
import { searchReports } from './search-reports.ts';
import { searchRequest } from './search-request.ts';
import { isFiltered, pageSize, type SearchState } from './search-state.ts';
import { SortSelect } from './sort-select.tsx';
import { inDefaultView, readInDefaultView, useDefaultView } from './views/default-view.ts';
import { ViewChip, ViewTools } from './views/view-tools.tsx';

const Nothing = lazy(async () => ({ default: (await import('./nothing.tsx')).Nothing }));

/** Asks for a search before its page is drawn. */
export const prefetchSearch = (state: SearchState): void =>
  void readInDefaultView(state).then((shown) => queryClient.prefetchQuery(searchRequest(shown)));

/** A search in the view that its address names. One that names none gets the default view, for everybody to see. */
export function SearchPage() {
  const state = useSearch({ from: '/search' });
  const { isKnown, urn } = useDefaultView();
  const shown = inDefaultView(state, urn);
  if (state.view === undefined && !isKnown) return <Loading />;
  if (shown !== state) return <Navigate to="/search" search={shown} replace />;
  return <Found state={state} />;
}

/** Results with their facets. */
function Found({ state }: { readonly state: SearchState }) {
  const { selection, select } = useSelection(state);
  const [isBuilding, setIsBuilding] = useState(false);
  const { data, error, refetch, isPlaceholderData } = useQuery({
    ...searchRequest(state),
    placeholderData: keepPreviousData,
  });
  useEffect(() => {
    document.title = `${texts.search.title(state.q)} – ${texts.name}`;
  }, [state.q]);
  const shown = isPlaceholderData ? undefined : data?.searchAcrossEntities?.total;
  useEffect(() => {
    if (shown !== undefined) searchReports.shown(state, shown);
  }, [state, shown]);
  const answered = data?.searchAcrossEntities;
  // A page of results is much to draw: React divides it, and takes what is typed before.
  const found = useDeferredValue(answered);
  if (error) return <Failure error={error} retry={() => void refetch()} />;
  if (!found) return <Loading />;
  const { total, searchResults, facets } = found;
  return (
    <div className="search-page">
      <Facets facets={facets ?? []} state={state} />
      <div className="search-page__results" aria-busy={isPlaceholderData || found !== answered}>
        <h1>{texts.search.title(state.q)}</h1>
        <div className="search-page__head">
          <p className="faint" role="status">
            {texts.search.total(total)}
          </p>
          <div className="search-page__tools">
            <SortSelect state={state} />
            <button
              type="button"
              className="button"
              aria-expanded={isBuilding}
              onClick={() => setIsBuilding(!isBuilding)}
            >
              {state.where === undefined ? filterTexts.open : filterTexts.edit}
            </button>
            <ViewTools state={state} />
            {total > 0 && <ExportButton read={(...how) => exportResults(state, ...how)} />}
          </div>
        </div>
        <ViewChip state={state} />
        {isFiltered(state) && <AppliedFilters state={state} facets={facets ?? []} />}
        {isBuilding && <FilterBuilder key={state.where} state={state} close={() => setIsBuilding(false)} />}
        {searchResults.length === 0 ? (
          <Suspense fallback={<Empty>{texts.search.nothing}</Empty>}>
            <Nothing state={state} spellings={(found.suggestions ?? []).map(({ text }) => text)} />
          </Suspense>
        ) : (
          <>
            <BulkBar
              state={state}
              total={total}
              listed={searchResults.map(({ entity }) => entity)}
              selection={selection}
              select={select}
            />
            <Results
              results={searchResults}
              words={searchedWords(state.q)}
              choosing={{ selection, select }}
              onOpen={(place) => searchReports.opened(state, place)}
            />
          </>
        )}
        {total > pageSize && <Pages total={total} state={state} />}
      </div>
    </div>
  );
}

function Pages({ total, state }: { readonly total: number; readonly state: SearchState }) {
  const range = rangeText(state.page, pageSize, total);
  return (
    <nav className="pages" aria-label={range}>
      {state.page > 1 && (
        <Link className="button" to="/search" search={{ ...state, page: state.page - 1 }}>
          {texts.search.previous}
        </Link>
      )}
      <span className="faint">{range}</span>
      {state.page * pageSize < total && (
        <Link className="button" to="/search" search={{ ...state, page: state.page + 1 }}>
          {texts.search.next}
        </Link>
      )}
    </nav>
  );
}
