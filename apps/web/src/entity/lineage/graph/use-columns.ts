import { useQueries } from '@tanstack/react-query';
import { lineageColumnsQuery } from '../../../../gen/entity/lineage/graph/columns.ts';
import { read } from '../../../data/query-client.ts';
import { columnsIn, type EntityColumns } from './columns.ts';
import type { Graph } from './graph.ts';

/** Entities beside those with open columns whose lineage of columns is read. */
const mostBeside = 40;
const none: ReadonlyMap<string, EntityColumns> = new Map();

/** Columns by the entities that have them, of those that are open; and what the entities after them say of columns. */
export function useColumns(
  graph: Graph | undefined,
  open: readonly string[],
): ReadonlyMap<string, EntityColumns> {
  const urns = graph ? withThoseAfter(graph, open) : [];
  return useQueries({
    queries: urns.map((urn) => read(lineageColumnsQuery, { urn })),
    combine: (results) => {
      if (results.length === 0) return none;
      return new Map(
        results.flatMap(({ data }, place): [string, EntityColumns][] => {
          const urn = urns[place];
          return urn !== undefined && data ? [[urn, columnsIn(data)]] : [];
        }),
      );
    },
  });
}

/** Lineage of columns is stored where data arrives, or with the task that carries it. */
function withThoseAfter({ nodes, edges }: Graph, open: readonly string[]): readonly string[] {
  const shown = open.filter((urn) => nodes.has(urn));
  const isShown = new Set(shown);
  const beside = new Set<string>();
  for (const { from, to, via } of edges) {
    if (!isShown.has(from) && !isShown.has(to)) continue;
    for (const urn of [via, isShown.has(from) ? to : undefined, isTask(from) ? from : undefined])
      if (urn !== undefined && !isShown.has(urn)) beside.add(urn);
  }
  return [...shown, ...[...beside].slice(0, mostBeside)];
}

const isTask = (urn: string): boolean => urn.startsWith('urn:li:dataJob:');
