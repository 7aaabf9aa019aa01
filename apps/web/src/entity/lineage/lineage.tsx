import './lineage.css';
import { Link } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { Loading } from '../../shell/states.tsx';
import { lineageTexts } from '../../texts/lineage.ts';
import type { Entity } from './graph/graph.ts';
import { lineageSearch, views } from './lineage-state.ts';
import { useLineageState } from './use-lineage-state.ts';

const LineageScreen = lazy(async () => ({
  default: (await import('./lineage-screen.tsx')).LineageScreen,
}));
const Impact = lazy(async () => ({ default: (await import('./impact/impact.tsx')).Impact }));

/** Lineage as a picture, as a list that says the same, and as a list of everything that a change affects. */
export function Lineage({ root }: { readonly root: Entity }) {
  const [state] = useLineageState();
  return (
    <>
      <nav className="views" aria-label={lineageTexts.views}>
        {views.map((view) => (
          <Link
            key={view}
            to="."
            search={lineageSearch({ ...state, view, q: '', filters: {}, page: 1 })}
            aria-current={view === state.view ? 'page' : undefined}
            activeOptions={{ exact: true, includeSearch: true }}
            resetScroll={false}
          >
            {lineageTexts.view[view]}
          </Link>
        ))}
      </nav>
      <Suspense fallback={<Loading />}>
        {state.view === 'impact' ? (
          <Impact key={root.urn} urn={root.urn} name={root.name} />
        ) : (
          <LineageScreen key={root.urn} root={root} />
        )}
      </Suspense>
    </>
  );
}
