import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback, useMemo, useRef } from 'react';
import { type LineageState, lineageSearch, readLineageState } from './lineage-state.ts';

export type SetLineage = (change: Partial<LineageState>) => void;

/** What the address says, and how it is changed. */
export function useLineageState(): readonly [LineageState, SetLineage] {
  const given: Record<string, unknown> = useSearch({ strict: false });
  const navigate = useNavigate();
  const state = useMemo(() => readLineageState(given), [given]);
  const latest = useRef(state);
  latest.current = state;
  const set = useCallback(
    (change: Partial<LineageState>) => {
      latest.current = { ...latest.current, ...change };
      // What moves only the selection is no page of its own: Back leads out of it.
      const isSelection = Object.keys(change).every((name) => name === 'node' || name === 'q');
      void navigate({
        to: '.',
        search: lineageSearch(latest.current),
        replace: isSelection,
        resetScroll: false,
      });
    },
    [navigate],
  );
  return [state, set];
}

/** The same value as long as it says the same, so that what depends on it is not computed again. */
export function useStable<Value>(value: Value): Value {
  const kept = useRef(value);
  if (JSON.stringify(kept.current) !== JSON.stringify(value)) kept.current = value;
  return kept.current;
}
