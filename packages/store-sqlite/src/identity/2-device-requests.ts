import type { Migration } from '../migrations/migration.ts';

/** What programs ask for that sign somebody in by a code which is typed in a browser. */
export const deviceRequests: Migration = {
  version: 2,
  title: 'create the table of requests of devices',
  change(database) {
    database.exec(`
      CREATE TABLE device_request (
        hash TEXT PRIMARY KEY,
        userCodeHash TEXT NOT NULL UNIQUE,
        client TEXT NOT NULL,
        address TEXT,
        state TEXT NOT NULL,
        user TEXT,
        intervalMs INTEGER NOT NULL,
        nextPollAt INTEGER NOT NULL,
        createdAt INTEGER NOT NULL,
        expiresAt INTEGER NOT NULL
      ) STRICT, WITHOUT ROWID;
      CREATE INDEX device_request_by_end ON device_request (expiresAt);
    `);
  },
};
