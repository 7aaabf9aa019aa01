import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { locateQuery } from '../../../../gen/entity/lineage/locate.ts';
import { read } from '../../../data/query-client.ts';
import { type Direction, sideOf } from './graph.ts';

export interface Way {
  readonly urns: ReadonlySet<string>;
  readonly sides: ReadonlySet<string>;
}

export const noWay: Way = { urns: new Set(), sides: new Set() };

export interface Located {
  readonly way: Way;
  /** True when an entity was looked for on both sides and is on neither. */
  readonly isMissing: boolean;
  readonly isPending: boolean;
}

const asked = (root: string, urn: string, direction: 'UPSTREAM' | 'DOWNSTREAM') =>
  read(locateQuery, {
    input: {
      urn: root,
      direction,
      query: '*',
      count: 1,
      orFilters: [{ and: [{ field: 'urn', values: [urn] }] }],
      searchFlags: { skipAggregates: true, skipHighlighting: true },
    },
  });

/** The way from the middle to an entity that is not shown. */
export function useLocated(root: string, urn: string | undefined): Located {
  const enabled = urn !== undefined && urn !== root;
  const upstream = useQuery({ ...asked(root, urn ?? '', 'UPSTREAM'), enabled });
  const downstream = useQuery({ ...asked(root, urn ?? '', 'DOWNSTREAM'), enabled });
  const [above, below] = [upstream.data, downstream.data].map((data) =>
    data?.searchAcrossLineage?.searchResults[0]?.paths?.[0]?.path.map((step) => step?.urn ?? ''),
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: the URNs of a path say whether it is another one
  const way = useMemo(() => {
    const path = below ?? above;
    return path ? wayAlong(path, below ? 'downstream' : 'upstream') : noWay;
  }, [below?.join(), above?.join()]);
  const isPending = enabled && (upstream.isPending || downstream.isPending);
  return { way, isMissing: enabled && !isPending && !above && !below, isPending };
}

const wayAlong = (path: readonly string[], direction: Direction): Way => ({
  urns: new Set(path),
  sides: new Set(path.slice(0, -1).map((step) => sideOf(step, direction))),
});
