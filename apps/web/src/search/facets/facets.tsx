import './facets.css';
import { Link } from '@tanstack/react-router';
import { texts } from '../../texts/texts.ts';
import { isFiltered, type SearchState, withoutFilters } from '../search-state.ts';
import { FacetValues } from './facet-values.tsx';
import { type Facet, offeredFacets } from './offered-facets.ts';
import { RangeFacet, rangedFields } from './range-facet.tsx';

/** Narrows a search by what its results have. */
export function Facets({
  facets,
  state,
}: {
  readonly facets: readonly Facet[];
  readonly state: SearchState;
}) {
  const { main, others } = offeredFacets(facets, state.filters);
  const isRanged = rangedFields.some(({ field }) => state.ranges?.[field] !== undefined);
  return (
    <aside className="facets" aria-label={texts.search.filters}>
      {isFiltered(state) && (
        <Link className="button" to="/search" search={withoutFilters(state)}>
          {texts.search.clear}
        </Link>
      )}
      {main.map((facet) => (
        <FacetValues key={facet.field} facet={facet} state={state} isOpen />
      ))}
      <details className="facets__others" open={isRanged}>
        <summary className="label">{texts.search.moreFilters}</summary>
        <div className="facets__list">
          {rangedFields.map((field) => (
            <RangeFacet key={field.field} {...field} state={state} />
          ))}
          {others.map((facet) => (
            <FacetValues key={facet.field} facet={facet} state={state} isOpen={false} />
          ))}
        </div>
      </details>
    </aside>
  );
}
