import './search-page.css';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link, useSearch } from '@tanstack/react-router';
import { useEffect } from 'react';
import { Empty, Failure, Loading } from '../shell/states.tsx';
import { texts } from '../texts/texts.ts';
import { ExportButton } from './export-button.tsx';
import { exportResults } from './export-results.ts';
import { Facets } from './facets.tsx';
import { Results, rangeText } from './results.tsx';
import { searchRequest } from './search-request.ts';
import { pageSize, type SearchState } from './search-state.ts';

/** Results with their facets. */
export function SearchPage() {
  const state = useSearch({ from: '/search' });
  const { data, error, refetch, isPlaceholderData } = useQuery({
    ...searchRequest(state),
    placeholderData: keepPreviousData,
  });
  useEffect(() => {
    document.title = `${texts.search.title(state.q)} – ${texts.name}`;
  }, [state.q]);
  if (error) return <Failure error={error} retry={() => void refetch()} />;
  const found = data?.searchAcrossEntities;
  if (!found) return <Loading />;
  const { total, searchResults, facets } = found;
  return (
    <div className="search-page">
      <Facets facets={facets ?? []} state={state} />
      <div className="search-page__results" aria-busy={isPlaceholderData}>
        <h1>{texts.search.title(state.q)}</h1>
        <div className="search-page__head">
          <p className="faint" role="status">
            {texts.search.total(total)}
          </p>
          {total > 0 && <ExportButton read={(...how) => exportResults(state, ...how)} />}
        </div>
        {searchResults.length === 0 ? <Nothing state={state} /> : <Results results={searchResults} />}
        {total > pageSize && <Pages total={total} state={state} />}
      </div>
    </div>
  );
}

function Nothing({ state }: { readonly state: SearchState }) {
  const isFiltered = Object.keys(state.filters).length > 0;
  return (
    <Empty
      hint={
        isFiltered ? (
          <>
            {texts.search.tryFewer}{' '}
            <Link to="/search" search={{ ...state, filters: {}, page: 1 }}>
              {texts.search.clear}
            </Link>
          </>
        ) : (
          texts.search.trySpelling
        )
      }
    >
      {texts.search.nothing}
    </Empty>
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
