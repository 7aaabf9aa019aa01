import { keepPreviousData, useQuery } from '@tanstack/react-query';
import {
  assetsInUseQuery,
  coverageOfUseQuery,
  coverageQuery,
} from '../../../gen/analytics/coverage/coverage.ts';
import type { FacetFilterInput } from '../../../gen/types.ts';
import { read } from '../../data/query-client.ts';
import type { Counts, Facets } from './coverage.ts';
import { countRequest, type Grouping, groupings, type MeasureName, measures } from './measures.ts';

interface Coverage {
  readonly assets: Facets;
  readonly counts: Counts;
  /** Why the counts of labels cannot be shown. */
  readonly error: unknown;
  /** Why those of checks and of use cannot be shown. */
  readonly errorOfUse: unknown;
  readonly isLoading: boolean;
  readonly retry: () => void;
}

/** Counts of everything in any group; with `isNone`, of what is in none. */
export function useCoverage(grouping: Grouping, isNone = false): Coverage {
  const none: FacetFilterInput | undefined = isNone
    ? { field: groupings[grouping], condition: 'EXISTS', negated: true }
    : undefined;
  const counted = (name: MeasureName) => {
    const { types, has } = measures[name];
    return countRequest(grouping, types, [has, ...(none ? [none] : [])]);
  };
  const countable = (name: MeasureName) => countRequest(grouping, measures[name].types, none ? [none] : []);
  const labels = useQuery({
    ...read(coverageQuery, {
      assets: countable('documented'),
      documented: counted('documented'),
      owned: counted('owned'),
      inDomain: counted('inDomain'),
      tagged: counted('tagged'),
      withTerms: counted('withTerms'),
    }),
    placeholderData: keepPreviousData,
  });
  const inUse = useQuery({
    ...read(coverageOfUseQuery, { tested: counted('tested'), used: counted('used') }),
    placeholderData: keepPreviousData,
  });
  const possible = useQuery({
    ...read(assetsInUseQuery, { checkable: countable('tested'), usable: countable('used') }),
    placeholderData: keepPreviousData,
  });
  const of = labels.data?.assets;
  const { documented, owned, inDomain, tagged, withTerms } = labels.data ?? {};
  const counts = {
    ...(of && {
      documented: { of, has: documented ?? null },
      owned: { of, has: owned ?? null },
      inDomain: { of, has: inDomain ?? null },
      tagged: { of, has: tagged ?? null },
      withTerms: { of, has: withTerms ?? null },
    }),
    ...(inUse.data &&
      possible.data && {
        tested: { of: possible.data.checkable, has: inUse.data.tested },
        used: { of: possible.data.usable, has: inUse.data.used },
      }),
  };
  return {
    assets: of ?? null,
    counts,
    error: labels.error ?? possible.error,
    errorOfUse: inUse.error,
    isLoading: labels.isPlaceholderData,
    retry() {
      for (const query of [labels, inUse, possible]) if (query.error) void query.refetch();
    },
  };
}
