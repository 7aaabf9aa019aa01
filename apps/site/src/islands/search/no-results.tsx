import { searchWords as words } from '../../components/search-words.ts';

/** What stands below the field when there is no answer, and what to try. */
export function NoResults({ query, failed, site }: { query: string; failed: boolean; site: URL }) {
  return (
    <div className="search__nothing">
      <p>{failed ? words.failed : words.nothing(query)}</p>
      <p>{failed ? words.failedTry : words.tryThis}</p>
      {!failed && (
        <p>
          <a href={new URL('docs/page-index', site).href}>{words.allPages}</a>
        </p>
      )}
    </div>
  );
}
