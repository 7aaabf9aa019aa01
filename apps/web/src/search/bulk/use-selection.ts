import { useState } from 'react';
import type { SearchState } from '../search-state.ts';
import { none, type Selection } from './selection.ts';

/** What is chosen of a search, over all of its pages. Another search begins with nothing chosen. */
export function useSelection({ page: _, sort: __, ...search }: SearchState) {
  const key = JSON.stringify(search);
  const [chosen, setChosen] = useState({ key, selection: none });
  return {
    selection: chosen.key === key ? chosen.selection : none,
    select: (selection: Selection) => setChosen({ key, selection }),
  };
}
