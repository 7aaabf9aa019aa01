/** A row as `node:sqlite` returns it. */
export type Row = Readonly<Record<string, unknown>>;

/** A value that the statement returns as text. */
export const readText = (value: unknown): string => (typeof value === 'string' ? value : String(value ?? ''));
