import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { lineageCardsQuery } from '../../../../gen/entity/lineage/graph/neighbours.ts';
import { read } from '../../../data/query-client.ts';
import { depthsOf, type LineageState, mostHops, timesOf } from '../lineage-state.ts';
import { useStable } from '../use-lineage-state.ts';
import { columnOfUrn } from './column-urn.ts';
import { drawnEdges, followColumn, orderedColumns, type Scene, windowOf } from './columns.ts';
import type { Extent } from './create-graph.ts';
import { bareEntity, entityOf } from './entity-of.ts';
import { filterGraph, isFiltering } from './filter-graph.ts';
import type { Entity, Graph } from './graph.ts';
import { useColumns } from './use-columns.ts';
import { useLineageGraph } from './use-lineage-graph.ts';
import { noWay, useLocated } from './use-located.ts';

/** Entities whose cards are asked for while a column is followed. */
const mostCards = 200;
const noSides: ReadonlySet<string> = new Set();

export interface LineageScene {
  /** Undefined until something can be shown. */
  readonly scene: Scene | undefined;
  /** Everything that is open, before it was narrowed. */
  readonly whole: Graph | undefined;
  /** What a filter asks for; undefined while nothing is filtered. */
  readonly matching: ReadonlySet<string> | undefined;
  readonly isPending: boolean;
  /** True when what the address names is not in the lineage. */
  readonly isMissing: boolean;
  readonly error: unknown;
  readonly retry: () => void;
}

/** What the graph and the list show: the lineage as far as it is open, or that of one column. */
export function useScene(
  root: Entity,
  state: LineageState,
  starts: ReadonlyMap<string, number>,
): LineageScene {
  const times = timesOf(state);
  const { direction, depth, most, open, whole, closed, isFolded, q, type, platform, tag } = state;
  const asked = useStable({ direction, depth, most, open, whole, closed, isFolded });
  const filter = useStable({ q, type, platform, tag });
  const openColumns = useStable(state.columns);
  const located = useLocated(root.urn, state.column === undefined ? state.node : undefined);
  const extent = useMemo(
    (): Extent => ({
      depth: depthsOf(asked),
      most: asked.most,
      open: new Set(asked.open),
      whole: new Set(asked.whole),
      closed: new Set(asked.closed),
      way: located.way,
      isFolded: asked.isFolded,
    }),
    [asked, located.way],
  );
  const isFollowing = state.column !== undefined;
  const own = useLineageGraph(isFollowing ? undefined : root, extent, times);
  const filtered = useMemo(
    () => (own.graph && isFiltering(filter) ? filterGraph(own.graph, filter) : undefined),
    [own.graph, filter],
  );
  const graph = filtered ?? own.graph;
  const columns = useColumns(graph, openColumns);
  const scene = useMemo((): Scene | undefined => {
    if (!graph) return undefined;
    const edges = [...columns.values()].flatMap((each) => each.edges);
    const shown = new Map(
      openColumns.flatMap((urn) => {
        const known = columns.get(urn);
        if (!known || !graph.nodes.has(urn)) return [];
        return [[urn, windowOf(orderedColumns(urn, known.paths, edges), starts.get(urn) ?? 0)] as const];
      }),
    );
    return { graph, columns: shown, columnEdges: drawnEdges(edges, graph.nodes, shown) };
  }, [graph, columns, openColumns, starts]);
  const followed = useFollowed(state, starts);
  const { isPending, error, retry } = isFollowing ? followed : own;
  return {
    scene: isFollowing ? followed.scene : scene,
    whole: isFollowing ? followed.scene?.graph : own.graph,
    matching: isFollowing ? undefined : filtered?.matching,
    isPending: isPending || located.isPending,
    isMissing: located.isMissing && !own.graph?.nodes.has(state.node ?? ''),
    error,
    retry,
  };
}

/** The lineage of the column that is followed, from its origins to where it ends. */
function useFollowed(state: LineageState, starts: ReadonlyMap<string, number>) {
  const { column, direction, most } = state;
  const extent = useMemo(
    (): Extent => ({
      depth: depthsOf({ direction, depth: mostHops * 3 }),
      most,
      open: noSides,
      whole: noSides,
      closed: noSides,
      way: noWay,
      isFolded: true,
    }),
    [direction, most],
  );
  const root = useMemo(() => {
    const place = column === undefined ? undefined : columnOfUrn(column);
    return column !== undefined && place ? bareEntity(column, place.path) : undefined;
  }, [column]);
  const { graph, ...reading } = useLineageGraph(root, extent, timesOf(state));
  const urns = useMemo(
    () => [...new Set([...(graph?.nodes.keys() ?? [])].flatMap((urn) => columnOfUrn(urn)?.urn ?? []))].sort(),
    [graph],
  );
  const { data } = useQuery({
    ...read(lineageCardsQuery, { urns: urns.slice(0, mostCards) }),
    enabled: urns.length > 0,
    placeholderData: keepPreviousData,
  });
  const scene = useMemo((): Scene | undefined => {
    if (!graph || !data) return undefined;
    const cards = new Map(
      (data.entities ?? []).flatMap((entity) => (entity ? [[entity.urn, entityOf(entity)] as const] : [])),
    );
    return followColumn(
      graph,
      (urn) => cards.get(urn) ?? bareEntity(urn, urn),
      (urn) => starts.get(urn) ?? 0,
    );
  }, [graph, data, starts]);
  return { ...reading, scene };
}
