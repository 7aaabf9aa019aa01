// At the end: PostgreSQL keeps no comment before a statement in its log.
const mark = '/* colophon */';

/** A pattern of SQL's `LIKE` for what `markOwn` has marked. */
export const ownStatements = `%${mark}`;

/** Marks a statement of profiling, so that the log of queries does not count it as usage. */
export const markOwn = (sql: string): string => `${sql} ${mark}`;
