import type { EdgePage, EdgeScroll, ScrolledEdge } from '@colophon/catalogue';
import {
  CatalogueError,
  createPace,
  edgeFields,
  matchesFilter,
  maxScannedEdges,
} from '@colophon/catalogue/for-stores';
import { parseStored, type SqlRow } from '@colophon/store-sql';
import { logHead } from './changes.ts';
import type { Query } from './connection/query.ts';
import { isFirstDuplicate, lineageNumbers } from './edges.ts';
import { Parameters } from './search/fragment.ts';

/** The key of `edge`: edges come in its order, and a page goes on behind the last one of the page before. */
const key = ['source', 'lineage', 'kind', 'destination', 'owner'] as const;

/** A page of edges. What is written meanwhile moves none of those that were there. */
export async function scrollEdges(query: Query, asked: EdgeScroll): Promise<EdgePage> {
  const { filter = [], count } = asked;
  const asOf = await logHead(query);
  if (filter.length === 0) {
    const rows = await readEdges(query, asked, count + 1);
    const page = rows.slice(0, count);
    const last = rows.length > page.length ? page.at(-1) : undefined;
    return { asOf, edges: page.map(toScrolledEdge), ...(last && { next: printCursor(last) }) };
  }
  const edges: ScrolledEdge[] = [];
  const pace = createPace(asked, 'scrollEdges');
  let { after } = asked;
  for (let scanned = 0; scanned < maxScannedEdges; ) {
    await pace();
    const rows = await readEdges(query, after === undefined ? asked : { ...asked, after }, scannedAtOnce);
    for (const row of rows) {
      const edge = toScrolledEdge(row);
      const isWanted = matchesFilter(edgeFields(edge), filter);
      // One more than the page holds, to know whether there is another page.
      if (isWanted && edges.length === count)
        return { asOf, edges, ...(after !== undefined && { next: after }) };
      if (isWanted) edges.push(edge);
      after = printCursor(row);
    }
    scanned += rows.length;
    if (rows.length < scannedAtOnce) return { asOf, edges };
  }
  return { asOf, edges, ...(after !== undefined && { next: after }) };
}

/** Edges fetched per batch when each must be checked. */
const scannedAtOnce = 1000;

function readEdges(query: Query, asked: EdgeScroll, limit: number): Promise<readonly SqlRow[]> {
  const parameters = new Parameters();
  const columns = key.map((column) => `e.${column}`).join(', ');
  return query(
    `SELECT s.urn AS source_urn, s.type AS source_type, d.urn AS destination_urn, d.type AS destination_type,
            k.type, e.properties, ${columns}
     FROM edge e JOIN edge_kind k ON k.id = e.kind
     JOIN entity s ON s.id = e.source JOIN entity d ON d.id = e.destination
     WHERE ${[isFirstDuplicate, ...conditionsOf(parameters, asked)].join(' AND ')}
     ORDER BY ${columns} LIMIT ${parameters.bind(limit)}`,
    parameters.values,
  );
}

function conditionsOf(parameters: Parameters, query: EdgeScroll): string[] {
  const among = (column: string, values: readonly string[] | undefined): string[] =>
    values ? [`${column} = ANY (${parameters.bind([...values])}::text[])`] : [];
  return [
    ...among('k.type', query.types),
    ...among('s.type', query.sourceTypes),
    ...among('d.type', query.destinationTypes),
    ...among('s.urn', query.sources),
    ...among('d.urn', query.destinations),
    ...lineageConditions(parameters, query.lineage),
    ...(query.includeRemoved ? [] : ['coalesce(s.removed, 0) = 0 AND coalesce(d.removed, 0) = 0']),
    ...(query.after === undefined ? [] : [behind(parameters, query.after)]),
  ];
}

function lineageConditions(parameters: Parameters, lineage: EdgeScroll['lineage']): string[] {
  if (!lineage) return [];
  const { urns, direction } = lineage;
  if (!urns) return ['e.lineage <> 0'];
  const ids = `(SELECT id FROM entity WHERE urn = ANY (${parameters.bind([...urns])}::text[]))`;
  // Which edges lead on from their source, and so, the other way round, from their destination.
  const onward = direction ? [lineageNumbers[direction]] : [1, 2];
  const back = onward.map((number) => 3 - number);
  return [
    `(e.source IN ${ids} AND e.lineage IN (${onward}) OR e.destination IN ${ids} AND e.lineage IN (${back}))`,
  ];
}

const behind = (parameters: Parameters, cursor: string): string =>
  `(${key.map((column) => `e.${column}`).join(', ')}) > (${parseCursor(cursor)
    .map((value) => `${parameters.bind(value)}::bigint`)
    .join(', ')})`;

const printCursor = (row: SqlRow): string => btoa(key.map((column) => row[column]).join(','));

/** @throws CatalogueError `INVALID_REQUEST` when it is not one that {@link printCursor} made. */
function parseCursor(cursor: string): number[] {
  const numbers = decode(cursor).split(',').map(Number);
  if (numbers.length === key.length && numbers.every(Number.isSafeInteger)) return numbers;
  throw new CatalogueError(
    'INVALID_REQUEST',
    `scrollId: expected the one from the previous page, got ${JSON.stringify(cursor)}`,
  );
}

function decode(text: string): string {
  try {
    return atob(text);
  } catch {
    // Not base64: rejected by the caller, which knows what it is.
    return '';
  }
}

const toScrolledEdge = (row: SqlRow): ScrolledEdge => ({
  type: String(row.type),
  source: { urn: String(row.source_urn), entityType: String(row.source_type) },
  destination: { urn: String(row.destination_urn), entityType: String(row.destination_type) },
  ...(row.lineage !== 0 && { lineage: row.lineage === lineageNumbers.upstream ? 'upstream' : 'downstream' }),
  ...(row.properties !== null && { properties: parseStored(row.properties) }),
});
