import type { SqlDatabase } from '@colophon/store-sqlite';

/** How large a graph is: clusters of datasets, each of which is made from ten others of its cluster. */
export interface GraphSize {
  readonly clusters: number;
  readonly nodesPerCluster: number;
}

const edgesPerNode = 10;

/** URN of a dataset by its number. */
export const urnOf = (n: number): string =>
  `urn:li:dataset:(urn:li:dataPlatform:snowflake,warehouse.cluster.table_${n},PROD)`;

/**
 * Fills the tables of an empty store. Every dataset is made from ones that come before it in its cluster, so that all
 * of a cluster lies downstream of its first. Returns the number of edges.
 */
export function fillGraph(database: SqlDatabase, { clusters, nodesPerCluster }: GraphSize): number {
  const nodes = clusters * nodesPerCluster;
  const [before, after] = urnOf(0).split('0');
  const numbers = (count: number) =>
    `WITH RECURSIVE n(i) AS (VALUES (0) UNION ALL SELECT i + 1 FROM n WHERE i + 1 < ${count})`;
  database.exec(`
    BEGIN;
    DROP INDEX edge_by_destination;
    INSERT INTO edge_kind VALUES (1, 'upstreamLineage', 'DownstreamOf');
    ${numbers(nodes)} INSERT INTO entity SELECT i + 1, '${before}' || i || '${after}', 'dataset', 0, '{}' FROM n;
    ${numbers(nodes * edgesPerNode)}
    INSERT OR IGNORE INTO edge
    SELECT source + 1, 1, 1, source - place + abs(random()) % place + 1, source + 1, NULL
    FROM (SELECT i / ${edgesPerNode} AS source, i / ${edgesPerNode} % ${nodesPerCluster} AS place FROM n)
    WHERE place > 0;
    CREATE INDEX edge_by_destination ON edge (destination, lineage, kind, source);
    COMMIT;
    ANALYZE;
  `);
  return Number(database.prepare('SELECT count(*) AS count FROM edge').get()?.count);
}
