import { useQueries } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Fragment } from 'react';
import { countFoundQuery } from '../../gen/search/nothing.ts';
import { read } from '../data/query-client.ts';
import { useNames } from '../settings/access/use-names.ts';
import { Empty } from '../shell/states.tsx';
import { number } from '../texts/format.ts';
import { nothingTexts } from '../texts/nothing.ts';
import { texts } from '../texts/texts.ts';
import { valueName } from './facets/value-name.ts';
import { fieldName } from './filter/search-fields.ts';
import { commonInput } from './search-request.ts';
import { isFiltered, type SearchState, withoutFilters } from './search-state.ts';
import { type Variant, variantsOf } from './without.ts';

interface NothingProps {
  readonly state: SearchState;
  /** Texts that find something and are written much like this one. */
  readonly spellings: readonly string[];
}

/** Why a search finds nothing, and what would find something: how much, and a link to it. */
export function Nothing({ state, spellings }: NothingProps) {
  const variants = variantsOf(state);
  const counts = useQueries({
    queries: variants.map((variant) =>
      read(countFoundQuery, {
        input: { ...commonInput(variant.state), start: 0, count: 0, searchFlags: { skipAggregates: true } },
      }),
    ),
  });
  const nameOf = useNames(variants.flatMap(({ kind, value }) => (value && kind !== 'where' ? [value] : [])));
  const found = variants.flatMap((variant, at) => {
    const total = counts[at]?.data?.searchAcrossEntities?.total ?? 0;
    return total > 0 ? [{ variant, total }] : [];
  });
  const isCounted = counts.every(({ isPending }) => !isPending);
  return (
    <Empty
      hint={
        <div className="nothing">
          {spellings.length > 0 && (
            <p>
              {nothingTexts.didYouMean}{' '}
              {spellings.map((spelling, at) => (
                <Fragment key={spelling}>
                  {at > 0 && nothingTexts.between}
                  <Link to="/search" search={{ ...state, q: spelling, page: 1 }}>
                    <bdi>{spelling}</bdi>
                  </Link>
                </Fragment>
              ))}
              {nothingTexts.end}
            </p>
          )}
          {found.length > 0 && (
            <ul aria-label={nothingTexts.variants}>
              {found.map(({ variant, total }) => (
                <li key={`${variant.kind} ${variant.field} ${variant.value}`}>
                  <Link to="/search" search={variant.state}>
                    {variantText(variant, nameOf)}
                  </Link>
                  <span className="nothing__count">{number(total)}</span>
                </li>
              ))}
            </ul>
          )}
          {isCounted && found.length === 0 && spellings.length === 0 && (
            <p>{isFiltered(state) ? texts.search.tryFewer : texts.search.trySpelling}</p>
          )}
          {isFiltered(state) && isCounted && found.length === 0 && (
            <Link to="/search" search={withoutFilters(state)}>
              {texts.search.clear}
            </Link>
          )}
        </div>
      }
    >
      {texts.search.nothing}
    </Empty>
  );
}

function variantText({ kind, field = '', value = '' }: Variant, nameOf: (value: string) => string): string {
  const name = texts.search.facets[field] ?? fieldName(field);
  if (kind === 'filter') {
    const known = value.startsWith('urn:') ? nameOf(value) : undefined;
    return nothingTexts.withoutFilter(`${name}: ${valueName(field, value, known)}`);
  }
  if (kind === 'filters') return nothingTexts.withoutFilters;
  if (kind === 'range') return nothingTexts.withoutFilter(name);
  if (kind === 'where') return nothingTexts.withoutFilter(value);
  if (kind === 'view') return nothingTexts.withoutView(nameOf(value));
  return kind === 'word' ? nothingTexts.withoutWord(value) : nothingTexts.removed;
}
