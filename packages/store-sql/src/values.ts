/** A value that is bound to a statement, or that a row has. */
export type SqlValue = string | number | null;
export type SqlRow = Record<string, SqlValue>;
