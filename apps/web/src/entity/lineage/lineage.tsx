import { Link, useSearch } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { Loading } from '../../shell/states.tsx';
import { texts } from '../../texts/texts.ts';
import type { Entity } from './graph/graph.ts';
import { LineageList } from './lineage-list.tsx';

const LineageGraph = lazy(async () => ({
  default: (await import('./graph/lineage-graph.tsx')).LineageGraph,
}));

const views = ['graph', 'list'] as const;

/** Lineage as a picture, or as lists that say the same. */
export function Lineage({ root }: { readonly root: Entity }) {
  const { view = 'graph' }: { readonly view?: (typeof views)[number] } = useSearch({ strict: false });
  return (
    <>
      <nav className="views" aria-label={texts.lineage.views}>
        {views.map((each) => (
          <Link
            key={each}
            to="."
            search={each === 'graph' ? {} : { view: each }}
            aria-current={each === view ? 'page' : undefined}
            resetScroll={false}
          >
            {texts.lineage.view[each]}
          </Link>
        ))}
      </nav>
      {view === 'list' ? (
        <LineageList urn={root.urn} />
      ) : (
        <Suspense fallback={<Loading />}>
          <LineageGraph key={root.urn} root={root} />
        </Suspense>
      )}
    </>
  );
}
