import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { number } from '../../texts/format.ts';
import { texts } from '../../texts/texts.ts';
import { fieldName } from '../filter/search-fields.ts';
import { type SearchState, toggleFilter } from '../search-state.ts';
import { facetValuesRequest, mostValues } from './facet-values-request.ts';
import { type Facet, type FacetValue, withChosen } from './offered-facets.ts';
import { valueName } from './value-name.ts';

interface FacetValuesProps {
  readonly facet: Facet;
  readonly state: SearchState;
  readonly isOpen: boolean;
}

/** Values of a facet that are shown before somebody asks for more. */
const few = 6;
/** Values that the server counts with a search. */
const counted = 20;

/** The values of a facet, of which several can be chosen. One of many can be looked for. */
export function FacetValues({ facet, state, isOpen }: FacetValuesProps) {
  const [isLong, setIsLong] = useState(false);
  const [text, setText] = useState('');
  const { field, displayName, aggregations } = facet;
  const chosen = state.filters[field] ?? [];
  const isMany = aggregations.length >= counted;
  const all = useQuery({
    ...facetValuesRequest(state, field, isLong ? mostValues : counted),
    // The search itself counts only values beside which another one is chosen.
    enabled: chosen.length > 0 || (isLong && isMany),
    placeholderData: keepPreviousData,
  });
  const values = withChosen(
    all.data?.aggregateAcrossEntities?.facets?.[0]?.aggregations ?? aggregations,
    chosen,
  );
  const found = values.filter((value) => matches(field, value, text));
  const name = texts.search.facets[field] ?? displayName ?? fieldName(field);
  return (
    <details open={isOpen}>
      <summary className="label">{name}</summary>
      {isLong && isMany && (
        <input
          type="search"
          className="facets__search"
          aria-label={texts.search.findIn(name)}
          placeholder={texts.search.findIn(name)}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      )}
      <ul>
        {found.slice(0, isLong ? mostShown : Math.max(few, chosen.length)).map((value) => (
          <Value
            key={value.value}
            field={field}
            value={value}
            state={state}
            isChosen={chosen.includes(value.value)}
          />
        ))}
      </ul>
      {isLong && found.length === 0 && <p className="faint">{texts.search.noValue}</p>}
      {isLong && found.length > mostShown && (
        <p className="faint">{texts.search.moreValues(number(found.length - mostShown))}</p>
      )}
      {values.length > few && (
        <button type="button" className="fold" aria-expanded={isLong} onClick={() => setIsLong(!isLong)}>
          {isLong ? texts.search.less : texts.search.more}
          <span className="unseen"> {name}</span>
        </button>
      )}
    </details>
  );
}

/** Values of a long list that are drawn; the others are found by their names. */
const mostShown = 50;

const matches = (field: string, { value, entity }: FacetValue, text: string): boolean =>
  valueName(field, value, entity?.card.name).toLowerCase().includes(text.trim().toLowerCase());

interface ValueProps {
  readonly field: string;
  readonly value: FacetValue;
  readonly state: SearchState;
  readonly isChosen: boolean;
}

function Value({ field, value: { value, count, entity }, state, isChosen }: ValueProps) {
  return (
    <li>
      <Link
        to="/search"
        search={toggleFilter(state, field, value)}
        className="facet"
        aria-current={isChosen ? 'true' : undefined}
        resetScroll={false}
      >
        <span className="facet__box" aria-hidden="true" />
        <span className="facet__name">{valueName(field, value, entity?.card.name)}</span>
        <span className="facet__count">{number(count)}</span>
      </Link>
    </li>
  );
}
