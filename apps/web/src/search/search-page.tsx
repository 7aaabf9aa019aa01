import './search-page.css';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link, useSearch } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { Empty, Failure, Loading } from '../shell/states.tsx';
import { texts } from '../texts/texts.ts';
import { Facets } from './facets.tsx';
import { moveInList } from './move-in-list.ts';
import { Result } from './result.tsx';
import { searchRequest } from './search-request.ts';
import { pageSize, type SearchState } from './search-state.ts';

/** Results with their facets. */
export function SearchPage() {
  const state = useSearch({ from: '/search' });
  const { data, error, refetch, isPlaceholderData } = useQuery({
    ...searchRequest(state),
    placeholderData: keepPreviousData,
  });
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => moveInList(() => list.current), []);
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
        <p className="faint" role="status">
          {texts.search.total(total)}
        </p>
        {searchResults.length === 0 ? (
          <Nothing state={state} />
        ) : (
          <ol ref={list} className="results">
            {searchResults.map((result) => (
              <Result key={result.entity.urn} result={result} />
            ))}
          </ol>
        )}
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
  const first = (state.page - 1) * pageSize + 1;
  const last = Math.min(total, state.page * pageSize);
  return (
    <nav className="pages" aria-label={texts.search.page(first, last, total)}>
      {state.page > 1 && (
        <Link className="button" to="/search" search={{ ...state, page: state.page - 1 }}>
          {texts.search.previous}
        </Link>
      )}
      <span className="faint">{texts.search.page(first, last, total)}</span>
      {last < total && (
        <Link className="button" to="/search" search={{ ...state, page: state.page + 1 }}>
          {texts.search.next}
        </Link>
      )}
    </nav>
  );
}
