import { Link } from '@tanstack/react-router';
import { filterTexts } from '../texts/filter.ts';
import { dayText, number } from '../texts/format.ts';
import { texts } from '../texts/texts.ts';
import { Icon } from '../ui/icon.tsx';
import type { Facet } from './facets/offered-facets.ts';
import { rangedFields } from './facets/range-facet.tsx';
import { valueName } from './facets/value-name.ts';
import { readFilter } from './filter/read-filter.ts';
import { fieldName } from './filter/search-fields.ts';
import { type Range, type SearchState, toggleFilter, withRange, withWhere } from './search-state.ts';

interface AppliedFiltersProps {
  readonly state: SearchState;
  readonly facets: readonly Facet[];
}

/** What narrows a search, each with a way to remove it. */
export function AppliedFilters({ state, facets }: AppliedFiltersProps) {
  const nameOf = (field: string, value: string) =>
    facets.find((facet) => facet.field === field)?.aggregations.find((each) => each.value === value)?.entity
      ?.card.name;
  const isFaulty = state.where !== undefined && readFilter(state.where).kind === 'faulty';
  return (
    <ul className="applied" aria-label={texts.search.applied}>
      {Object.entries(state.filters).flatMap(([field, values]) =>
        values.map((value) => (
          <Chip
            key={`${field} ${value}`}
            text={`${texts.search.facets[field] ?? fieldName(field)}: ${valueName(field, value, nameOf(field, value))}`}
            without={toggleFilter(state, field, value)}
          />
        )),
      )}
      {Object.entries(state.ranges ?? {}).map(([field, range]) => (
        <Chip
          key={field}
          text={`${fieldName(field)}: ${rangeText(field, range)}`}
          without={withRange(state, field, {})}
        />
      ))}
      {state.where !== undefined && <Chip text={state.where} isCode without={withWhere(state, '')} />}
      {isFaulty && (
        <li role="alert" className="applied__fault">
          {filterTexts.ignored}
        </li>
      )}
    </ul>
  );
}

interface ChipProps {
  readonly text: string;
  readonly isCode?: boolean;
  readonly without: SearchState;
}

function Chip({ text, isCode = false, without }: ChipProps) {
  return (
    <li className="chip">
      {isCode ? <code>{text}</code> : <bdi>{text}</bdi>}
      <Link to="/search" search={without} aria-label={texts.search.remove(text)} resetScroll={false}>
        <Icon name="close" size={12} />
      </Link>
    </li>
  );
}

function rangeText(field: string, { from, to }: Range): string {
  const isDate = rangedFields.some((each) => each.field === field && each.kind === 'date');
  const print = (value: number) => (isDate ? dayText(value) : number(value));
  if (from === undefined) return texts.search.upTo(print(to ?? 0));
  return to === undefined ? texts.search.atLeast(print(from)) : `${print(from)} – ${print(to)}`;
}
