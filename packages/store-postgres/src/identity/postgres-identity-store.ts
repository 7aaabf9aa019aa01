import {
  type AccessTokenRecord,
  type AttemptRecord,
  type AuditEntry,
  type AuditRecord,
  type DeviceRequest,
  type IdentityStore,
  isRedeemable,
  type KeyRecord,
  type LinkRecord,
  type Redemption,
  type SessionRecord,
  type UserRecord,
} from '@colophon/auth/ports';
import { DatabaseError } from '@colophon/store-sql';
import { type AuditDialect, auditConditions, conditionsOf } from '@colophon/store-sql/identity';
import { type Connections, openConnections, type PostgresSettings } from '../connection/connections.ts';
import { explainStart } from '../connection/explain-start.ts';
import type { Query } from '../connection/query.ts';
import { numbered, recordTable } from './record-table.ts';
import { identitySchema, identityTables, identityVersion } from './tables.ts';

const users = recordTable<UserRecord>('user', 'urn');
const links = recordTable<LinkRecord>('link', 'hash');
const tokens = recordTable<AccessTokenRecord>('access_token', 'hash');
const sessions = recordTable<SessionRecord>('session', 'hash');
const attempts = recordTable<AttemptRecord & { readonly key: string }>('attempt', 'key');
const devices = recordTable<DeviceRequest>('device_request', 'hash');
const spent = recordTable<{ readonly key: string; readonly until: number }>('spent', 'key');
const keys = recordTable<KeyRecord>('key', 'id');
const audit = recordTable<AuditEntry>('audit', 'offset');

/** Held by each write until it is committed: writes of all processes run one after another, as in the embedded store. */
const writeLock = 0x636f6c69;

const dialect: AuditDialect = {
  aspect: "details::json ->> 'aspect'",
  isOfType: "starts_with(subject, 'urn:li:' || ?::text || ':')",
};

/**
 * An identity store in a PostgreSQL database, in a schema of its own. Nothing that it reads is kept: what one process
 * revokes is refused by the next request in any other.
 *
 * @throws DatabaseError when the tables are of a later Colophon.
 */
export async function openPostgresIdentityStore(settings: PostgresSettings): Promise<IdentityStore> {
  const connections = openConnections(settings);
  try {
    await write(connections, prepareIdentityTables);
  } catch (error) {
    await connections.close();
    throw explainStart(error, settings.url);
  }
  const { read } = connections;
  const inWrite = <T>(work: (query: Query) => Promise<T>): Promise<T> => write(connections, work);

  return {
    readUser: (urn) => users.find(read, '"urn" = ?', urn),
    findUser: (signInName) => users.find(read, '"signInName" = ?', signInName),
    listUsers: ({ after = '', limit }) =>
      users.list(read, 'WHERE "urn" > ? ORDER BY "urn" LIMIT ?', after, limit),
    addUser: (user, redemption) =>
      inWrite(async (query) => {
        const known = await users.find(query, '"urn" = ? OR "signInName" = ?', user.urn, user.signInName);
        if (known) return 'exists';
        if (!(await redeem(query, redemption))) return 'spent';
        await users.insert(query, user);
        return 'done';
      }),
    updateUser: (urn, change, redemption) =>
      inWrite(async (query) => {
        const user = await users.find(query, '"urn" = ?', urn);
        if (!user) return 'unknown';
        const changed = change(user);
        if (!changed) return 'unchanged';
        if (!(await redeem(query, redemption))) return 'spent';
        await users.insert(query, changed, 'replace');
        return 'done';
      }),
    removeUser: (urn) =>
      inWrite(async (query) => {
        await sessions.remove(query, '"user" = ?', urn);
        await tokens.remove(query, '"owner" = ?', urn);
        await links.remove(query, '"user" = ?', urn);
        await devices.remove(query, '"user" = ?', urn);
        return (await users.remove(query, '"urn" = ?', urn)) > 0;
      }),

    addLink: (link) => inWrite((query) => links.insert(query, link)),
    findLink: (hash) => links.find(read, '"hash" = ?', hash),
    async listLinks(filter) {
      const { conditions, parameters } = conditionsOf(filter);
      const where = ['true', ...conditions].join(' AND ');
      return links.list(read, `WHERE ${where} ORDER BY "createdAt" DESC, "id"`, ...parameters);
    },
    removeLinks: (filter) =>
      inWrite(async (query) => {
        const { conditions, parameters } = conditionsOf(filter);
        return conditions.length === 0 ? 0 : links.remove(query, conditions.join(' AND '), ...parameters);
      }),

    addToken: (token, ending) =>
      inWrite(async (query) => {
        await tokens.insert(query, token);
        if (ending)
          await query(
            `UPDATE ${identitySchema}.access_token SET "expiresAt" = least("expiresAt", $1) WHERE "id" = $2`,
            [ending.at, ending.id],
          );
      }),
    findToken: (hash) => tokens.find(read, '"hash" = ?', hash),
    readToken: (id) => tokens.find(read, '"id" = ?', id),
    async listTokens({ after = '', limit, ...filter }) {
      const { conditions, parameters } = conditionsOf(filter);
      const where = ['"id" > ?', ...conditions].join(' AND ');
      return tokens.list(read, `WHERE ${where} ORDER BY "id" LIMIT ?`, after, ...parameters, limit);
    },
    touchToken: async (id, at) =>
      void (await read(
        `UPDATE ${identitySchema}.access_token SET "lastUsedAt" = greatest("lastUsedAt", $1) WHERE "id" = $2`,
        [at, id],
      )),
    removeToken: (id) => inWrite(async (query) => (await tokens.remove(query, '"id" = ?', id)) > 0),

    addSession: (session, replacing) =>
      inWrite(async (query) => {
        if (replacing !== undefined) await sessions.remove(query, '"hash" = ?', replacing);
        await sessions.insert(query, session);
      }),
    findSession: (hash) => sessions.find(read, '"hash" = ?', hash),
    listSessions: (user) => sessions.list(read, 'WHERE "user" = ? ORDER BY "createdAt" DESC, "id"', user),
    touchSession: async (hash, at) =>
      void (await read(
        `UPDATE ${identitySchema}.session SET "lastSeenAt" = greatest("lastSeenAt", $1) WHERE "hash" = $2`,
        [at, hash],
      )),
    removeSessions: (user, id) =>
      inWrite((query) =>
        id === undefined
          ? sessions.remove(query, '"user" = ?', user)
          : sessions.remove(query, '"user" = ? AND "id" = ?', user, id),
      ),

    updateAttempts: (names, change) =>
      inWrite(async (query) => {
        const found = await attempts.list(query, 'WHERE "key" = ANY (?::text[])', [...names]);
        const byKey = new Map(found.map(({ key, ...record }) => [key, record]));
        const next = change(names.map((key) => byKey.get(key)));
        for (const [place, key] of names.entries()) {
          const record = next[place];
          if (record) await attempts.insert(query, { ...record, key }, 'replace');
          else await attempts.remove(query, '"key" = ?', key);
        }
      }),
    spendOnce: (key, until) =>
      inWrite(async (query) => {
        if (await spent.find(query, '"key" = ?', key)) return false;
        await spent.insert(query, { key, until });
        return true;
      }),

    addDeviceRequest: (request) =>
      inWrite(async (query) => {
        await devices.remove(query, '"expiresAt" <= ?', request.createdAt);
        if (await devices.find(query, '"userCodeHash" = ?', request.userCodeHash)) return false;
        await devices.insert(query, request);
        return true;
      }),
    updateDeviceRequest: (key, change) =>
      inWrite(async (query) => {
        const { conditions, parameters } = conditionsOf(key);
        const condition = conditions.join(' AND ');
        const changed = change(await devices.find(query, condition, ...parameters));
        await devices.remove(query, condition, ...parameters);
        if (changed) await devices.insert(query, changed);
      }),

    addKey: (key) => inWrite((query) => keys.insert(query, key, 'ignore')),
    listKeys: () => keys.list(read, 'ORDER BY "addedAt"'),
    removeKey: (id) => inWrite(async (query) => (await keys.remove(query, '"id" = ?', id)) > 0),

    addAudit: (record) => inWrite((query) => addAudits(query, [record])),
    addAudits: (records) => inWrite((query) => addAudits(query, records)),
    addAuditsFrom: (source, records, { from, next }) =>
      inWrite(async (query) => {
        if ((await positionOf(query, source)) !== from) return false;
        await addAudits(query, records);
        await query(
          `INSERT INTO ${identitySchema}.audit_source VALUES ($1, $2) ON CONFLICT (name) DO UPDATE SET next = excluded.next`,
          [source, next],
        );
        return true;
      }),
    auditPosition: (source) => positionOf(read, source),
    async readAudit({ limit, ...asked }) {
      const { where, parameters } = auditConditions(asked, dialect);
      return audit.list(read, `WHERE ${where} ORDER BY "offset" DESC LIMIT ?`, ...parameters, limit);
    },
    async countAudit({ limit, ...asked }) {
      const { where, parameters } = auditConditions(asked, dialect);
      const sql = `SELECT count(*) AS count FROM (SELECT 1 FROM ${identitySchema}.audit WHERE ${where} LIMIT ?) found`;
      const [row] = await read(numbered(sql), [...parameters, limit]);
      return Number(row?.count);
    },
    removeAuditBefore: (time) =>
      inWrite(async (query) => {
        await query(`UPDATE ${identitySchema}.audit_retention SET "before" = greatest("before", $1)`, [time]);
        return audit.remove(query, '"time" < ?', time);
      }),

    removeExpired: (at, idleSince) =>
      inWrite(
        async (query) =>
          (await links.remove(query, '"expiresAt" <= ?', at)) +
          (await tokens.remove(query, '"expiresAt" <= ?', at)) +
          (await sessions.remove(query, '"expiresAt" <= ? OR "lastSeenAt" <= ?', at, idleSince)) +
          (await devices.remove(query, '"expiresAt" <= ?', at)) +
          (await attempts.remove(query, '"expiresAt" <= ?', at)) +
          (await spent.remove(query, '"until" <= ?', at)),
      ),
    close: () => connections.close(),
  };
}

/** Runs a work as one transaction, one after another over all processes. */
const write = <T>(connections: Connections, work: (query: Query) => Promise<T>): Promise<T> =>
  connections.transaction(async (query) => {
    await query('SELECT pg_advisory_xact_lock($1::bigint)', [writeLock]);
    return work(query);
  });

/**
 * Creates the tables where there are none; the caller has opened a transaction.
 *
 * @throws DatabaseError when they are of a later Colophon.
 */
export async function prepareIdentityTables(query: Query): Promise<void> {
  const [row] = await query('SELECT to_regclass($1) IS NOT NULL AS exists', [`${identitySchema}.meta`]);
  if (!row?.exists) {
    await query(`CREATE SCHEMA IF NOT EXISTS ${identitySchema}`);
    await query(`REVOKE ALL ON SCHEMA ${identitySchema} FROM PUBLIC`);
    await query(identityTables);
    return;
  }
  const [meta] = await query(`SELECT version FROM ${identitySchema}.meta`);
  const found = Number(meta?.version);
  if (found > identityVersion)
    throw new DatabaseError(
      `The identity tables have version ${found}, from a later version of Colophon; this one knows versions up to ${identityVersion}. Install the later version, or restore a backup from before the upgrade.`,
    );
}

async function positionOf(query: Query, source: string): Promise<number | undefined> {
  const [row] = await query(`SELECT next FROM ${identitySchema}.audit_source WHERE name = $1`, [source]);
  return row && Number(row.next);
}

/** False when the link does not allow it. */
async function redeem(query: Query, redemption: Redemption | undefined): Promise<boolean> {
  if (!redemption) return true;
  const link = await links.find(query, '"hash" = ?', redemption.hash);
  if (!link || !isRedeemable(link, redemption.at)) return false;
  await query(`UPDATE ${identitySchema}.link SET "uses" = "uses" + 1 WHERE "hash" = $1`, [redemption.hash]);
  return true;
}

async function addAudits(query: Query, records: readonly AuditRecord[]): Promise<void> {
  const columns = ['time', 'action', 'outcome', 'actor', 'subject', 'address', 'requestId'] as const;
  for (const record of records)
    await query(
      `INSERT INTO ${identitySchema}.audit (${columns.map((name) => `"${name}"`).join(', ')}, "details")
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
      [
        ...columns.map((name) => record[name] ?? null),
        record.details === undefined ? null : JSON.stringify(record.details),
      ],
    );
}
