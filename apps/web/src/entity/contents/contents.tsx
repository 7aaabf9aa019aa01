import '../../search/search-page.css';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { Results, rangeText } from '../../search/results.tsx';
import { searchRequest } from '../../search/search-request.ts';
import { pageSize } from '../../search/search-state.ts';
import { Empty, Failure, Loading } from '../../shell/states.tsx';
import { texts } from '../../texts/texts.ts';
import { searchedWords } from '../../ui/marks.ts';
import { typeOfUrn } from '../presentations.ts';
import type { TabState } from '../tab-state.ts';
import { contentsFieldOf } from './contents-field.ts';

/** What is in a container or a domain, what has a tag or a term, what somebody owns. */
export function Contents({ urn }: { readonly urn: string }) {
  const { q = '', page = 1 }: TabState = useSearch({ strict: false });
  const navigate = useNavigate();
  const field = contentsFieldOf(typeOfUrn(urn)) ?? '';
  const { data, error, refetch } = useQuery({
    ...searchRequest({ q, page, filters: { [field]: [urn] } }),
    placeholderData: keepPreviousData,
  });
  if (error && !data) return <Failure error={error} retry={() => void refetch()} />;
  const found = data?.searchAcrossEntities;
  if (!found) return <Loading />;
  if (found.total === 0 && q === '') return <Empty>{texts.contents.none}</Empty>;
  return (
    <>
      <div className="filter">
        <input
          type="search"
          aria-label={texts.contents.filter}
          placeholder={texts.contents.filter}
          defaultValue={q}
          onChange={({ target }) =>
            void navigate({ to: '.', search: { q: target.value }, replace: true, resetScroll: false })
          }
        />
        <span className="faint" role="status">
          {texts.search.total(found.total)}
        </span>
      </div>
      {found.total === 0 ? (
        <Empty>{texts.contents.noMatch}</Empty>
      ) : (
        <Results results={found.searchResults} words={searchedWords(q)} />
      )}
      {found.total > pageSize && (
        <nav className="pages" aria-label={rangeText(page, pageSize, found.total)}>
          {page > 1 && (
            <Link className="button" to="." search={{ q, page: page - 1 }}>
              {texts.search.previous}
            </Link>
          )}
          <span className="faint">{rangeText(page, pageSize, found.total)}</span>
          {page * pageSize < found.total && (
            <Link className="button" to="." search={{ q, page: page + 1 }}>
              {texts.search.next}
            </Link>
          )}
        </nav>
      )}
    </>
  );
}
