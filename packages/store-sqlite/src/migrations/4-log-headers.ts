import type { Migration } from './migration.ts';

/** Changes made before have neither: their readers get null, as for a change without them. */
export const logHeaders: Migration = {
  version: 4,
  title: 'add the previous system metadata and the headers to the change log',
  change(database) {
    database.exec(`
      ALTER TABLE log ADD COLUMN previous_system_metadata TEXT;
      ALTER TABLE log ADD COLUMN headers TEXT;
    `);
    // Servers of version 3 made this table when they first met a file without it.
    database.exec(`
      CREATE TABLE IF NOT EXISTS failed_write (
        id INTEGER PRIMARY KEY,
        trace_id TEXT NOT NULL,
        urn TEXT NOT NULL,
        aspect TEXT NOT NULL,
        message TEXT NOT NULL
      );
      CREATE INDEX IF NOT EXISTS failed_write_by_trace ON failed_write (trace_id);
    `);
  },
};
