import type { TableRow } from './database.ts';

/** A view that exists, and that the database cannot describe: what it reads may be gone. */
export const unreadView = (schema: string, name: string): TableRow => ({
  schema,
  name,
  kind: 'view',
  columns: [],
  primaryKey: [],
  foreignKeys: [],
  isUnread: true,
});
