import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { createGraph, type Extent, type GraphWithWants } from './create-graph.ts';
import type { Entity } from './graph.ts';
import { lineageSource } from './lineage-source.ts';
import { LineageReader } from './reader.ts';
import { runSteps } from './run-steps.ts';

export interface LineageGraph {
  /** Undefined until something can be shown. */
  readonly graph: GraphWithWants | undefined;
  readonly isPending: boolean;
  readonly error: unknown;
  readonly retry: () => void;
}

interface Times {
  readonly from?: number;
  readonly to?: number;
}

/** The lineage around an entity, as far as it is open; read bit by bit. None without an entity. */
export function useLineageGraph(root: Entity | undefined, extent: Extent, { from, to }: Times): LineageGraph {
  const reader = useMemo(
    () =>
      new LineageReader(
        lineageSource({ ...(from !== undefined && { from }), ...(to !== undefined && { to }) }),
      ),
    [from, to],
  );
  const reading = useSyncExternalStore(reader.subscribe, reader.reading);
  const [graph, setGraph] = useState<GraphWithWants>();
  const cache = useQueryClient();
  // An edit, or one that is taken back, makes old what was read.
  useEffect(
    () =>
      cache.getQueryCache().subscribe(({ type, query, ...event }) => {
        const isStale = type === 'updated' && 'action' in event && event.action.type === 'invalidate';
        if (isStale && query.queryKey[0] === 'LineageOfNode') reader.refresh();
      }),
    [cache, reader],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: of an entity, the URN says whether it is another one
  useEffect(() => {
    if (!root) {
      setGraph(undefined);
      return;
    }
    return runSteps(createGraph(root, reading, extent), (created) => {
      setGraph(created);
      reader.want(created.wanted, created.uncounted);
    });
  }, [root?.urn, reading, extent, reader]);
  const isPending = root !== undefined && reading.isPending;
  return {
    graph: graph?.root === root?.urn ? graph : undefined,
    isPending,
    error: reading.error,
    retry: () => reader.retry(),
  };
}
