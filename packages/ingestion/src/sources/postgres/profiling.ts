import type { ProfilingDialect } from '../sql-common/profiling-dialect.ts';

/** Types whose values cannot be compared, and so not counted. */
const incomparable =
  /^(XML|JSON|POINT|LINE|LSEG|BOX|PATH|POLYGON|CIRCLE|JSONPATH|XID|CID|PG_SNAPSHOT|TXID_SNAPSHOT)\b/;
const compound = new Set(['array', 'map', 'record', 'union', 'null', 'bytes', 'fixed']);

/** How PostgreSQL writes what profiling asks. */
export const postgresProfiling: ProfilingDialect = {
  quote: (name) => `"${name.replaceAll('"', '""')}"`,
  median: (column) => `(percentile_cont(0.5) within group (order by ${column}::float8))`,
  standardDeviation: (column) => `stddev_samp(${column}::numeric)`,
  quantile: (column, share) => `(percentile_disc(${share}) within group (order by ${column}))`,
  asText: (expression) => `(${expression})::text`,
  // Whole pages at random: half as many more than are needed, since pages are not equally full.
  sample(table, rows, total) {
    const percent = Math.min(100, (rows / total) * 150);
    return `(select * from ${table} tablesample system (${percent}) repeatable (42) limit ${rows}) as sampled_rows`;
  },
  canProfile: ({ type, nativeType }) => !compound.has(type) && !incomparable.test(nativeType),
};
