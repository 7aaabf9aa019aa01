import {
  type SearchState,
  toggleFilter,
  withoutFilters,
  withRange,
  withView,
  withWhere,
} from './search-state.ts';

/** A search that differs a little from one that finds nothing. */
export interface Variant {
  readonly kind: 'filter' | 'filters' | 'range' | 'where' | 'view' | 'word' | 'removed';
  /** Field of a filter or range, with its value; the word; the filter in the query language. */
  readonly field?: string;
  readonly value?: string;
  readonly state: SearchState;
}

/** Words of a search that are tried to leave out. */
const mostWords = 5;
const mostVariants = 12;

/** The searches that may find something where one finds nothing: each without one thing that narrows it. */
export function variantsOf(state: SearchState): readonly Variant[] {
  const { filters, ranges = {}, where, view, q } = state;
  const words = q.trim().split(/\s+/);
  const isPlain = /^[\p{L}\p{N}\p{M}_.\-\s]+$/u.test(q) && !/\b(?:AND|OR|NOT)\b/.test(q);
  const narrowing =
    Object.values(filters).flat().length + Object.keys(ranges).length + (where === undefined ? 0 : 1);
  const variants: readonly Variant[] = [
    ...Object.entries(filters).flatMap(([field, values]) =>
      values.map(
        (value) => ({ kind: 'filter', field, value, state: toggleFilter(state, field, value) }) as const,
      ),
    ),
    ...Object.keys(ranges).map(
      (field) => ({ kind: 'range', field, state: withRange(state, field, {}) }) as const,
    ),
    ...(where === undefined ? [] : [{ kind: 'where', value: where, state: withWhere(state, '') } as const]),
    ...(narrowing > 1 ? [{ kind: 'filters', state: withoutFilters(state) } as const] : []),
    ...(view?.startsWith('urn:')
      ? [{ kind: 'view', value: view, state: withView(state, 'none') } as const]
      : []),
    ...(isPlain && words.length > 1 && words.length <= mostWords
      ? words.map((word, at) => {
          const q = words.toSpliced(at, 1).join(' ');
          return { kind: 'word', value: word, state: { ...state, q, page: 1 } } as const;
        })
      : []),
    ...(filters.removed ? [] : [{ kind: 'removed', state: toggleFilter(state, 'removed', 'true') } as const]),
  ];
  return variants.slice(0, mostVariants);
}
