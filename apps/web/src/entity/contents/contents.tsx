import '../../search/search-page.css';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { Results, rangeText } from '../../search/results.tsx';
import { pageSize } from '../../search/search-state.ts';
import { Empty, Failure, Loading } from '../../shell/states.tsx';
import { texts } from '../../texts/texts.ts';
import { searchedWords } from '../../ui/marks.ts';
import type { TabState } from '../tab-state.ts';
import { useContents } from './use-contents.ts';

/** What is in a container, a domain or a data product, what has a tag or a term, what somebody owns. */
export function Contents({ urn }: { readonly urn: string }) {
  const { q = '', page = 1 }: TabState = useSearch({ strict: false });
  const navigate = useNavigate();
  const { data: found, error, refetch } = useContents(urn, { q, page });
  if (error && !found) return <Failure error={error} retry={() => void refetch()} />;
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
