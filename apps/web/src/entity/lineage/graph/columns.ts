import type { LineageColumnsQuery } from '../../../../gen/entity/lineage/graph/columns.ts';
import { stepsOf } from '../../columns/steps-of.ts';
import { type ColumnPlace, columnOfUrn } from './column-urn.ts';
import type { Edge, Graph, Node } from './graph.ts';

/** Data flows from one column to another. */
export interface ColumnEdge {
  readonly from: ColumnPlace;
  readonly to: ColumnPlace;
}

/** What an entity says of columns: its own, and which are made from which. */
export interface EntityColumns {
  readonly paths: readonly string[];
  readonly edges: readonly ColumnEdge[];
}

/** The columns of a node that are drawn: of thousands, some at a time. */
export interface ShownColumns {
  readonly paths: readonly string[];
  readonly start: number;
  readonly total: number;
}

/** Columns of a node that are drawn at a time. */
export const columnsPerNode = 10;

/** A graph with what is shown of columns. */
export interface Scene {
  readonly graph: Graph;
  readonly columns: ReadonlyMap<string, ShownColumns>;
  readonly columnEdges: readonly DrawnColumnEdge[];
}

/** An end without a path is the entity as a whole: its column is not drawn. */
export interface DrawnColumnEdge {
  readonly from: Partial<ColumnPlace> & Pick<ColumnPlace, 'urn'>;
  readonly to: Partial<ColumnPlace> & Pick<ColumnPlace, 'urn'>;
}

/** The name of a column without what its path says of types. */
export const columnName = (path: string): string => stepsOf(path).join('.') || path;

/** What an answer of the server says of columns. */
export function columnsIn({ entity }: LineageColumnsQuery): EntityColumns {
  if (!entity) return { paths: [], edges: [] };
  if ('schemaMetadata' in entity) {
    const edges = edgesIn(entity.fineGrainedLineages ?? []);
    return { paths: (entity.schemaMetadata?.fields ?? []).map(({ fieldPath }) => fieldPath), edges };
  }
  if ('inputOutput' in entity)
    return { paths: [], edges: edgesIn(entity.inputOutput?.fineGrainedLineages ?? []) };
  if (!('inputFields' in entity)) return { paths: [], edges: [] };
  const fields = (entity.inputFields?.fields ?? []).flatMap((field) => {
    const path = field?.schemaField?.fieldPath;
    const from = columnOfUrn(field?.schemaFieldUrn ?? '');
    return path ? [{ path, from }] : [];
  });
  return {
    paths: [...new Set(fields.map(({ path }) => path))],
    edges: fields.flatMap(({ path, from }) => (from ? [{ from, to: { urn: entity.urn, path } }] : [])),
  };
}

interface Stored {
  readonly upstreams: readonly ColumnPlace[] | null;
  readonly downstreams: readonly ColumnPlace[] | null;
}

const edgesIn = (stored: readonly Stored[]): readonly ColumnEdge[] =>
  stored.flatMap(({ upstreams, downstreams }) =>
    (downstreams ?? []).flatMap((to) => (upstreams ?? []).map((from) => ({ from, to }))),
  );

/** The columns of an entity, those that are in lineage first; in the order of its schema. */
export function orderedColumns(
  urn: string,
  own: readonly string[],
  edges: readonly ColumnEdge[],
): readonly string[] {
  const used = new Set<string>();
  for (const { from, to } of edges) {
    if (from.urn === urn) used.add(from.path);
    if (to.urn === urn) used.add(to.path);
  }
  const known = new Set(own);
  const unlisted = [...used].filter((path) => !known.has(path));
  return [...own.filter((path) => used.has(path)), ...unlisted, ...own.filter((path) => !used.has(path))];
}

/** Some of the columns of a node. */
export const windowOf = (paths: readonly string[], start: number): ShownColumns => ({
  paths: paths.slice(start, start + columnsPerNode),
  start,
  total: paths.length,
});

/** The edges between columns that are drawn, of which at least one end is seen; many that look the same once. */
export function drawnEdges(
  edges: readonly ColumnEdge[],
  nodes: ReadonlyMap<string, unknown>,
  columns: ReadonlyMap<string, ShownColumns>,
): readonly DrawnColumnEdge[] {
  const seen = new Map([...columns].map(([urn, { paths }]) => [urn, new Set(paths)]));
  const found = new Map<string, DrawnColumnEdge>();
  const endOf = ({ urn, path }: ColumnPlace): DrawnColumnEdge['from'] =>
    seen.get(urn)?.has(path) ? { urn, path } : { urn };
  for (const edge of edges) {
    if (!nodes.has(edge.from.urn) || !nodes.has(edge.to.urn) || edge.from.urn === edge.to.urn) continue;
    const [from, to] = [endOf(edge.from), endOf(edge.to)];
    if (from.path === undefined && to.path === undefined) continue;
    found.set(JSON.stringify([from, to]), { from, to });
  }
  return [...found.values()];
}

/** The lineage of one column as a graph of the entities that its columns belong to. */
export function followColumn(
  columnGraph: Graph,
  entityOf: (urn: string) => Node['entity'],
  startOf: (urn: string) => number = () => 0,
): Scene {
  const nodes = new Map<string, Node>();
  const paths = new Map<string, string[]>();
  for (const [text, { hop }] of columnGraph.nodes) {
    const column = columnOfUrn(text);
    if (!column) continue;
    const others = paths.get(column.urn);
    if (others) others.push(column.path);
    else paths.set(column.urn, [column.path]);
    if (!nodes.has(column.urn))
      nodes.set(column.urn, {
        entity: entityOf(column.urn),
        hop,
        hidden: { upstream: 0, downstream: 0 },
        isOpen: { upstream: false, downstream: false },
      });
  }
  const edges = new Map<string, Edge>();
  const columnEdges: ColumnEdge[] = [];
  for (const each of columnGraph.edges) {
    const [from, to] = [columnOfUrn(each.from), columnOfUrn(each.to)];
    if (!from || !to || from.urn === to.urn) continue;
    edges.set(`${from.urn} ${to.urn}`, { from: from.urn, to: to.urn });
    columnEdges.push({ from, to });
  }
  const columns = new Map([...paths].map(([urn, own]) => [urn, windowOf(own, startOf(urn))]));
  const root = columnOfUrn(columnGraph.root)?.urn ?? columnGraph.root;
  return {
    graph: { root, nodes, edges: [...edges.values()] },
    columns,
    columnEdges: drawnEdges(columnEdges, nodes, columns),
  };
}
