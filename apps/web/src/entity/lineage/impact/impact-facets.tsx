import '../../../search/facets/facets.css';
import { Link } from '@tanstack/react-router';
import { type ComponentProps, useState } from 'react';
import type { ImpactQuery } from '../../../../gen/entity/lineage/impact/impact.ts';
import { valueName } from '../../../search/facets/value-name.ts';
import { type SearchState, toggleFilter } from '../../../search/search-state.ts';
import { number, wordsOf } from '../../../texts/format.ts';
import { texts } from '../../../texts/texts.ts';

type Facet = NonNullable<NonNullable<ImpactQuery['searchAcrossLineage']>['facets']>[number];

/** What entities of all types have. */
const names = texts.search.facets;
/** Values of a facet that are shown before somebody asks for more. */
const few = 6;

/** Where the same list with other filters is shown. */
interface Target {
  readonly to: '.';
  readonly search: object;
}

interface FacetsProps {
  readonly facets: readonly Facet[];
  readonly state: SearchState;
  readonly targetOf: (state: SearchState) => Target;
}

/** Narrows the impact by what is in it. */
export function ImpactFacets({ facets, state, targetOf }: FacetsProps) {
  const offered = facets.filter(
    ({ field, aggregations }) =>
      aggregations.length > 0 && (names[field] !== undefined || state.filters[field]),
  );
  const isFiltered = Object.keys(state.filters).length > 0;
  return (
    <aside className="facets" aria-label={texts.search.filters}>
      {isFiltered && (
        <FacetLink className="button" target={targetOf({ ...state, filters: {}, page: 1 })}>
          {texts.search.clear}
        </FacetLink>
      )}
      {offered.map((facet) => (
        <FacetValues key={facet.field} facet={facet} state={state} targetOf={targetOf} />
      ))}
    </aside>
  );
}

interface FacetLinkProps extends Omit<ComponentProps<'a'>, 'href' | 'target'> {
  readonly target: Target;
}

function FacetLink({ target, ...props }: FacetLinkProps) {
  return <Link {...props} to={target.to} search={target.search as never} resetScroll={false} />;
}

interface FacetValuesProps {
  readonly facet: Facet;
  readonly state: SearchState;
  readonly targetOf: (state: SearchState) => Target;
}

function FacetValues({ facet, state, targetOf }: FacetValuesProps) {
  const [isLong, setIsLong] = useState(false);
  const { field, aggregations } = facet;
  const values = aggregations.filter(({ count }) => count > 0 || state.filters[field] !== undefined);
  if (values.length === 0) return null;
  return (
    <details open={state.filters[field] !== undefined || field !== 'typeNames'}>
      <summary className="label">{names[field] ?? wordsOf(field)}</summary>
      <ul>
        {values.slice(0, isLong ? undefined : few).map(({ value, count, entity }) => {
          const isChosen = state.filters[field]?.includes(value) === true;
          return (
            <li key={value}>
              <FacetLink
                target={targetOf(toggleFilter(state, field, value))}
                className="facet"
                aria-current={isChosen ? 'true' : undefined}
              >
                <span className="facet__box" />
                <span className="facet__name">{valueName(field, value, entity?.card.name)}</span>
                <span className="facet__count">{number(count)}</span>
              </FacetLink>
            </li>
          );
        })}
      </ul>
      {values.length > few && (
        <button type="button" className="fold" onClick={() => setIsLong(!isLong)}>
          {isLong ? texts.search.less : texts.search.more}
        </button>
      )}
    </details>
  );
}
