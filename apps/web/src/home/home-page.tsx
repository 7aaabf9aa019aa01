import './home-page.css';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useDeferredValue } from 'react';
import { homeQuery } from '../../gen/home/home.ts';
import { read } from '../data/query-client.ts';
import { SearchBox } from '../search/search-box.tsx';
import { Empty, Failure } from '../shell/states.tsx';
import { texts } from '../texts/texts.ts';
import { WaysIn } from './ways-in.tsx';

/** What concerns the reader comes after the search, which does not wait for its code. */
const HomeLists = lazy(async () => ({ default: (await import('./home-lists.tsx')).HomeLists }));

/** The search, what concerns the reader, and ways in. */
export function HomePage() {
  return (
    <div className="home">
      <h1>{texts.home.title}</h1>
      <SearchBox isLarge />
      <Catalogue />
    </div>
  );
}

function Catalogue() {
  const { data: answered, error, refetch } = useQuery(read(homeQuery, {}));
  // Drawn in parts: what is typed into the search comes first.
  const data = useDeferredValue(answered);
  if (error) return <Failure error={error} retry={() => void refetch()} />;
  if (!data) return null;
  const facets = data.aggregateAcrossEntities?.facets ?? [];
  if (!facets.some(({ field, aggregations }) => field === '_entityType' && aggregations.length > 0))
    return (
      <Empty
        hint={
          <>
            {texts.home.fill} <a href="/docs/quickstart">{texts.home.quickstart}</a>
          </>
        }
      >
        {texts.home.empty}
      </Empty>
    );
  return (
    <div className="home__parts">
      <div className="home__lists">
        <Suspense>
          <HomeLists />
        </Suspense>
      </div>
      <WaysIn facets={facets} />
    </div>
  );
}
