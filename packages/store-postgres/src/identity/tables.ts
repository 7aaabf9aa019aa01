/** Version of the tables below, raised with every change of them. */
export const identityVersion = 1;

/** Schema of the tables, apart from those of metadata: rights on it can be given by themselves. */
export const identitySchema = 'colophon_identity';

/** The tables of the embedded identity store. Columns have the names of the fields. */
export const identityTables = `
CREATE TABLE ${identitySchema}.meta (id integer PRIMARY KEY CHECK (id = 1), version integer NOT NULL);
INSERT INTO ${identitySchema}.meta VALUES (1, ${identityVersion});

CREATE TABLE ${identitySchema}."user" (
  "urn" text COLLATE "C" PRIMARY KEY,
  "signInName" text COLLATE "C" NOT NULL UNIQUE,
  "kind" text NOT NULL,
  "status" text NOT NULL,
  "origin" text,
  "externalId" text,
  "passwordHash" text,
  "sessionEpoch" bigint NOT NULL,
  "createdAt" bigint NOT NULL,
  "passwordChangedAt" bigint,
  "signedInAt" bigint
);

CREATE TABLE ${identitySchema}.link (
  "hash" text COLLATE "C" PRIMARY KEY,
  "id" text COLLATE "C" NOT NULL UNIQUE,
  "kind" text NOT NULL,
  "role" text,
  "user" text COLLATE "C",
  "isReusable" smallint NOT NULL,
  "uses" bigint NOT NULL,
  "createdBy" text NOT NULL,
  "createdAt" bigint NOT NULL,
  "expiresAt" bigint NOT NULL
);
CREATE INDEX link_by_user ON ${identitySchema}.link ("user") WHERE "user" IS NOT NULL;

CREATE TABLE ${identitySchema}.access_token (
  "hash" text COLLATE "C" PRIMARY KEY,
  "id" text COLLATE "C" NOT NULL UNIQUE,
  "kind" text NOT NULL,
  "owner" text COLLATE "C" NOT NULL,
  "createdBy" text NOT NULL,
  "name" text NOT NULL,
  "description" text,
  "createdAt" bigint NOT NULL,
  "expiresAt" bigint,
  "lastUsedAt" bigint
);
CREATE INDEX access_token_by_owner ON ${identitySchema}.access_token ("owner", "id");

CREATE TABLE ${identitySchema}.session (
  "hash" text COLLATE "C" PRIMARY KEY,
  "id" text COLLATE "C" NOT NULL,
  "user" text COLLATE "C" NOT NULL,
  "epoch" bigint NOT NULL,
  "method" text NOT NULL,
  "createdAt" bigint NOT NULL,
  "lastSeenAt" bigint NOT NULL,
  "expiresAt" bigint NOT NULL,
  "address" text,
  "userAgent" text,
  "sealedState" text
);
CREATE INDEX session_by_user ON ${identitySchema}.session ("user", "createdAt");

CREATE TABLE ${identitySchema}.attempt (
  "key" text COLLATE "C" PRIMARY KEY,
  "failures" bigint NOT NULL,
  "blockedUntil" bigint NOT NULL,
  "expiresAt" bigint NOT NULL
);
CREATE INDEX attempt_by_end ON ${identitySchema}.attempt ("expiresAt");

CREATE TABLE ${identitySchema}.device_request (
  "hash" text COLLATE "C" PRIMARY KEY,
  "userCodeHash" text COLLATE "C" NOT NULL UNIQUE,
  "client" text NOT NULL,
  "address" text,
  "state" text NOT NULL,
  "user" text COLLATE "C",
  "intervalMs" bigint NOT NULL,
  "nextPollAt" bigint NOT NULL,
  "createdAt" bigint NOT NULL,
  "expiresAt" bigint NOT NULL
);
CREATE INDEX device_request_by_end ON ${identitySchema}.device_request ("expiresAt");

CREATE TABLE ${identitySchema}.spent ("key" text COLLATE "C" PRIMARY KEY, "until" bigint NOT NULL);

CREATE TABLE ${identitySchema}.key (
  "id" text COLLATE "C" PRIMARY KEY,
  "purpose" text NOT NULL,
  "addedAt" bigint NOT NULL
);

CREATE TABLE ${identitySchema}.audit (
  "offset" bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  "time" bigint NOT NULL,
  "action" text COLLATE "C" NOT NULL,
  "outcome" text NOT NULL,
  "actor" text COLLATE "C",
  "subject" text COLLATE "C",
  "address" text,
  "requestId" text,
  "details" text
);
CREATE INDEX audit_by_time ON ${identitySchema}.audit ("time");
CREATE INDEX audit_by_actor ON ${identitySchema}.audit ("actor", "offset") WHERE "actor" IS NOT NULL;
CREATE INDEX audit_by_subject ON ${identitySchema}.audit ("subject", "offset") WHERE "subject" IS NOT NULL;
-- How far a log elsewhere has been read, of which the entries are.
CREATE TABLE ${identitySchema}.audit_source ("name" text COLLATE "C" PRIMARY KEY, "next" bigint NOT NULL);
-- What is older than this may be removed, and this only rises.
CREATE TABLE ${identitySchema}.audit_retention (id integer PRIMARY KEY CHECK (id = 1), "before" bigint NOT NULL);
INSERT INTO ${identitySchema}.audit_retention VALUES (1, 0);

CREATE FUNCTION ${identitySchema}.keep_audit() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND OLD."time" < (SELECT "before" FROM ${identitySchema}.audit_retention) THEN
    RETURN OLD;
  END IF;
  RAISE EXCEPTION '%', CASE TG_OP WHEN 'UPDATE' THEN 'audit records never change'
    ELSE 'audit records are removed by age alone' END;
END $$;
CREATE TRIGGER audit_is_kept BEFORE UPDATE OR DELETE ON ${identitySchema}.audit
  FOR EACH ROW EXECUTE FUNCTION ${identitySchema}.keep_audit();
CREATE TRIGGER audit_is_not_emptied BEFORE TRUNCATE ON ${identitySchema}.audit
  FOR EACH STATEMENT EXECUTE FUNCTION ${identitySchema}.keep_audit();
`;
