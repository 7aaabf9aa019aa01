// What the stores in SQL databases have in common.
export { DatabaseError } from './database-error.ts';
export * from './document-delta.ts';
export * from './encode-changes.ts';
export { restoreHint } from './restore-hint.ts';
export * from './row-length.ts';
export * from './rows.ts';
export { toCoverageHistory } from './coverage.ts';
export { searchSums, toSearchStatistics } from './search-counts.ts';
export { parseStored } from './stored-json.ts';
export type { SqlRow, SqlValue } from './values.ts';
