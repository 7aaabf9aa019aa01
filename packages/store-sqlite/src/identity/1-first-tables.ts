import type { Migration } from '../migrations/migration.ts';

/** Columns have the names of the fields. What has no column is never asked for by itself, and is JSON. */
export const firstTables: Migration = {
  version: 1,
  title: 'create the tables',
  change(database) {
    database.exec(`
      CREATE TABLE user (
        urn TEXT PRIMARY KEY,
        signInName TEXT NOT NULL UNIQUE,
        kind TEXT NOT NULL,
        status TEXT NOT NULL,
        origin TEXT,
        externalId TEXT,
        passwordHash TEXT,
        sessionEpoch INTEGER NOT NULL,
        createdAt INTEGER NOT NULL,
        passwordChangedAt INTEGER,
        signedInAt INTEGER
      ) STRICT, WITHOUT ROWID;

      CREATE TABLE link (
        hash TEXT PRIMARY KEY,
        id TEXT NOT NULL UNIQUE,
        kind TEXT NOT NULL,
        role TEXT,
        user TEXT,
        isReusable INTEGER NOT NULL,
        uses INTEGER NOT NULL,
        createdBy TEXT NOT NULL,
        createdAt INTEGER NOT NULL,
        expiresAt INTEGER NOT NULL
      ) STRICT, WITHOUT ROWID;
      CREATE INDEX link_by_user ON link (user) WHERE user IS NOT NULL;

      CREATE TABLE access_token (
        hash TEXT PRIMARY KEY,
        id TEXT NOT NULL UNIQUE,
        kind TEXT NOT NULL,
        owner TEXT NOT NULL,
        createdBy TEXT NOT NULL,
        name TEXT NOT NULL,
        description TEXT,
        createdAt INTEGER NOT NULL,
        expiresAt INTEGER,
        lastUsedAt INTEGER
      ) STRICT, WITHOUT ROWID;
      CREATE INDEX access_token_by_owner ON access_token (owner, id);

      CREATE TABLE session (
        hash TEXT PRIMARY KEY,
        id TEXT NOT NULL,
        user TEXT NOT NULL,
        epoch INTEGER NOT NULL,
        method TEXT NOT NULL,
        createdAt INTEGER NOT NULL,
        lastSeenAt INTEGER NOT NULL,
        expiresAt INTEGER NOT NULL,
        address TEXT,
        userAgent TEXT,
        sealedState TEXT
      ) STRICT, WITHOUT ROWID;
      CREATE INDEX session_by_user ON session (user, createdAt);

      CREATE TABLE attempt (
        key TEXT PRIMARY KEY,
        failures INTEGER NOT NULL,
        blockedUntil INTEGER NOT NULL,
        expiresAt INTEGER NOT NULL
      ) STRICT, WITHOUT ROWID;
      CREATE INDEX attempt_by_end ON attempt (expiresAt);

      CREATE TABLE spent (key TEXT PRIMARY KEY, until INTEGER NOT NULL) STRICT, WITHOUT ROWID;

      CREATE TABLE key (id TEXT PRIMARY KEY, purpose TEXT NOT NULL, addedAt INTEGER NOT NULL) STRICT;

      -- AUTOINCREMENT: an offset that was removed is never given again, so that no reader confuses two entries.
      CREATE TABLE audit (
        offset INTEGER PRIMARY KEY AUTOINCREMENT,
        time INTEGER NOT NULL,
        action TEXT NOT NULL,
        outcome TEXT NOT NULL,
        actor TEXT,
        subject TEXT,
        address TEXT,
        requestId TEXT,
        details TEXT
      ) STRICT;
      CREATE INDEX audit_by_time ON audit (time);
      CREATE INDEX audit_by_actor ON audit (actor, offset) WHERE actor IS NOT NULL;
      CREATE INDEX audit_by_subject ON audit (subject, offset) WHERE subject IS NOT NULL;
      CREATE TRIGGER audit_is_append_only BEFORE UPDATE ON audit
        BEGIN SELECT raise(ABORT, 'audit records never change'); END;
      -- OR REPLACE would remove the entry that has the offset.
      CREATE TRIGGER audit_is_not_replaced BEFORE INSERT ON audit
        WHEN EXISTS (SELECT 1 FROM audit WHERE offset = NEW.offset)
        BEGIN SELECT raise(ABORT, 'audit records never change'); END;
      -- How far a log elsewhere has been read, of which the entries are.
      CREATE TABLE audit_source (name TEXT PRIMARY KEY, next INTEGER NOT NULL) STRICT, WITHOUT ROWID;
      -- What is older than this may be removed, and this only rises.
      CREATE TABLE audit_retention (id INTEGER PRIMARY KEY CHECK (id = 1), before INTEGER NOT NULL) STRICT;
      INSERT INTO audit_retention VALUES (1, 0);
      CREATE TRIGGER audit_is_kept BEFORE DELETE ON audit
        WHEN OLD.time >= (SELECT before FROM audit_retention)
        BEGIN SELECT raise(ABORT, 'audit records are removed by age alone'); END;
    `);
  },
};
