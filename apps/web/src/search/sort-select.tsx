import { useNavigate } from '@tanstack/react-router';
import { texts } from '../texts/texts.ts';
import { type SearchState, type SortKey, sortKeys, withSort } from './search-state.ts';

/** The order of the results. */
export function SortSelect({ state }: { readonly state: SearchState }) {
  const navigate = useNavigate();
  return (
    <select
      className="field__control sort"
      aria-label={texts.search.sortBy}
      value={state.sort ?? 'relevance'}
      onChange={({ target }) =>
        void navigate({ to: '/search', search: withSort(state, target.value as SortKey) })
      }
    >
      {sortKeys.map((key) => (
        <option key={key} value={key}>
          {texts.search.sorts[key]}
        </option>
      ))}
    </select>
  );
}
