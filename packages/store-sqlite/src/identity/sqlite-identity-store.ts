import {
  type AccessTokenRecord,
  type AttemptRecord,
  type AuditEntry,
  type AuditRecord,
  type DeviceRequest,
  type IdentityStore,
  isRedeemable,
  type KeyRecord,
  type LinkFilter,
  type LinkRecord,
  type Redemption,
  type SessionRecord,
  type UserRecord,
} from '@colophon/auth/ports';
import { type AuditDialect, auditConditions, conditionsOf } from '@colophon/store-sql/identity';
import { rollBack } from '../migrations/migrate.ts';
import type { SqlDatabase } from '../sql.ts';
import { createStatements } from '../statements.ts';
import { prepareIdentityTables } from './prepare-identity-tables.ts';
import { createReadCache } from './read-cache.ts';
import { recordTable } from './records.ts';

/**
 * An identity store in an SQLite database of its own. Nothing in it waits: a call is done when it returns, so that calls
 * which arrive together run one after another.
 *
 * @throws DatabaseError when the database is of a later Colophon, or of another program.
 */
export function createSqliteIdentityStore(database: SqlDatabase): IdentityStore {
  prepareIdentityTables(database);
  const statement = createStatements(database);
  const users = recordTable<UserRecord>(statement, 'user');
  const links = recordTable<LinkRecord>(statement, 'link');
  const tokens = recordTable<AccessTokenRecord>(statement, 'access_token');
  const sessions = recordTable<SessionRecord>(statement, 'session');
  const attempts = recordTable<AttemptRecord & { readonly key: string }>(statement, 'attempt');
  const devices = recordTable<DeviceRequest>(statement, 'device_request');
  const spent = recordTable<{ readonly key: string; readonly until: number }>(statement, 'spent');
  const keys = recordTable<KeyRecord>(statement, 'key');
  const audit = recordTable<AuditEntry>(statement, 'audit');

  const cache = createReadCache();

  /** Runs a work as one transaction. What was read before may be wrong then. */
  async function write<Result>(work: () => Result): Promise<Result> {
    try {
      return transact(work);
    } finally {
      cache.forget();
    }
  }

  /** The same for what no cached record depends on: attempts, requests of devices, keys and the audit log. */
  const writeApart = async <Result>(work: () => Result): Promise<Result> => transact(work);

  function transact<Result>(work: () => Result): Result {
    statement('BEGIN IMMEDIATE').run();
    try {
      const result = work();
      statement('COMMIT').run();
      return result;
    } catch (error) {
      rollBack(database);
      throw error;
    }
  }

  /** False when the link does not allow it. */
  function redeem(redemption: Redemption | undefined): boolean {
    if (!redemption) return true;
    const link = links.find('hash = ?', redemption.hash);
    if (!link || !isRedeemable(link, redemption.at)) return false;
    statement('UPDATE link SET uses = uses + 1 WHERE hash = ?').run(redemption.hash);
    return true;
  }

  /** Without an offset SQLite assigns the next one. */
  const addAudit = (record: AuditRecord): void => audit.insert(record as AuditEntry);

  function positionOf(source: string): number | undefined {
    const row = statement('SELECT next FROM audit_source WHERE name = ?').get(source);
    return row && Number(row.next);
  }

  return {
    readUser: async (urn) => cache.read('user', urn, () => users.find('urn = ?', urn)),
    findUser: async (signInName) => users.find('signInName = ?', signInName),
    listUsers: async ({ after = '', limit }) =>
      users.list('WHERE urn > ? ORDER BY urn LIMIT ?', after, limit),
    addUser: (user, redemption) =>
      write(() => {
        if (users.find('urn = ? OR signInName = ?', user.urn, user.signInName)) return 'exists';
        if (!redeem(redemption)) return 'spent';
        users.insert(user);
        return 'done';
      }),
    updateUser: (urn, change, redemption) =>
      write(() => {
        const user = users.find('urn = ?', urn);
        if (!user) return 'unknown';
        const changed = change(user);
        if (!changed) return 'unchanged';
        if (!redeem(redemption)) return 'spent';
        users.insert(changed, 'OR REPLACE');
        return 'done';
      }),
    removeUser: (urn) =>
      write(() => {
        sessions.remove('user = ?', urn);
        tokens.remove('owner = ?', urn);
        links.remove('user = ?', urn);
        devices.remove('user = ?', urn);
        return users.remove('urn = ?', urn) > 0;
      }),

    addLink: (link) => write(() => links.insert(link)),
    findLink: async (hash) => links.find('hash = ?', hash),
    async listLinks(filter) {
      const { conditions, parameters } = conditionsOf(filter);
      const where = ['1', ...conditions].join(' AND ');
      return links.list(`WHERE ${where} ORDER BY createdAt DESC, id`, ...parameters);
    },
    removeLinks: (filter: LinkFilter) =>
      write(() => {
        const { conditions, parameters } = conditionsOf(filter);
        return conditions.length === 0 ? 0 : links.remove(conditions.join(' AND '), ...parameters);
      }),

    addToken: (token, ending) =>
      write(() => {
        tokens.insert(token);
        if (ending)
          statement('UPDATE access_token SET expiresAt = min(coalesce(expiresAt, ?), ?) WHERE id = ?').run(
            ending.at,
            ending.at,
            ending.id,
          );
      }),
    findToken: async (hash) => cache.read('token', hash, () => tokens.find('hash = ?', hash)),
    readToken: async (id) => tokens.find('id = ?', id),
    async listTokens({ after = '', limit, ...filter }) {
      const { conditions, parameters } = conditionsOf(filter);
      const where = ['id > ?', ...conditions].join(' AND ');
      return tokens.list(`WHERE ${where} ORDER BY id LIMIT ?`, after, ...parameters, limit);
    },
    touchToken: (id, at) =>
      write(() =>
        statement('UPDATE access_token SET lastUsedAt = max(coalesce(lastUsedAt, 0), ?) WHERE id = ?').run(
          at,
          id,
        ),
      ),
    removeToken: (id) => write(() => tokens.remove('id = ?', id) > 0),

    addSession: (session, replacing) =>
      write(() => {
        if (replacing !== undefined) sessions.remove('hash = ?', replacing);
        sessions.insert(session);
      }),
    findSession: async (hash) => cache.read('session', hash, () => sessions.find('hash = ?', hash)),
    listSessions: async (user) => sessions.list('WHERE user = ? ORDER BY createdAt DESC, id', user),
    touchSession: (hash, at) =>
      write(() =>
        statement('UPDATE session SET lastSeenAt = max(lastSeenAt, ?) WHERE hash = ?').run(at, hash),
      ),
    removeSessions: (user, id) =>
      write(() =>
        id === undefined
          ? sessions.remove('user = ?', user)
          : sessions.remove('user = ? AND id = ?', user, id),
      ),

    updateAttempts: (names, change) =>
      writeApart(() => {
        const next = change(names.map((key) => withoutKey(attempts.find('key = ?', key))));
        names.forEach((key, place) => {
          const record = next[place];
          if (record) attempts.insert({ ...record, key }, 'OR REPLACE');
          else attempts.remove('key = ?', key);
        });
      }),
    spendOnce: (key, until) =>
      writeApart(() => {
        if (spent.find('key = ?', key)) return false;
        spent.insert({ key, until });
        return true;
      }),

    addDeviceRequest: (request) =>
      writeApart(() => {
        devices.remove('expiresAt <= ?', request.createdAt);
        if (devices.find('userCodeHash = ?', request.userCodeHash)) return false;
        devices.insert(request);
        return true;
      }),
    updateDeviceRequest: (key, change) =>
      writeApart(() => {
        const { conditions, parameters } = conditionsOf(key);
        const condition = conditions.join(' AND ');
        const changed = change(devices.find(condition, ...parameters));
        devices.remove(condition, ...parameters);
        if (changed) devices.insert(changed);
      }),

    addKey: (key) => writeApart(() => keys.insert(key, 'OR IGNORE')),
    listKeys: async () => keys.list('ORDER BY addedAt'),
    removeKey: (id) => writeApart(() => keys.remove('id = ?', id) > 0),

    // Without an offset SQLite assigns the next one.
    addAudit: (record) => writeApart(() => addAudit(record)),
    addAudits: (records) => writeApart(() => records.forEach(addAudit)),
    addAuditsFrom: (source, records, { from, next }) =>
      writeApart(() => {
        if (positionOf(source) !== from) return false;
        records.forEach(addAudit);
        statement('INSERT OR REPLACE INTO audit_source VALUES (?, ?)').run(source, next);
        return true;
      }),
    auditPosition: async (source) => positionOf(source),
    async readAudit({ limit, ...query }) {
      const { where, parameters } = auditConditions(query, dialect);
      return audit.list(`WHERE ${where} ORDER BY offset DESC LIMIT ?`, ...parameters, limit);
    },
    async countAudit({ limit, ...query }) {
      const { where, parameters } = auditConditions(query, dialect);
      const row = statement(`SELECT count(*) AS count FROM (SELECT 1 FROM audit WHERE ${where} LIMIT ?)`).get(
        ...parameters,
        limit,
      );
      return Number(row?.count);
    },
    removeAuditBefore: (time) =>
      writeApart(() => {
        statement('UPDATE audit_retention SET before = max(before, ?)').run(time);
        return audit.remove('time < ?', time);
      }),

    removeExpired: (at, idleSince) =>
      write(
        () =>
          links.remove('expiresAt <= ?', at) +
          tokens.remove('expiresAt <= ?', at) +
          sessions.remove('expiresAt <= ? OR lastSeenAt <= ?', at, idleSince) +
          devices.remove('expiresAt <= ?', at) +
          attempts.remove('expiresAt <= ?', at) +
          spent.remove('until <= ?', at),
      ),
    close: async () => database.close(),
  };
}

const dialect: AuditDialect = {
  aspect: "json_extract(details, '$.aspect')",
  isOfType: "instr(subject, 'urn:li:' || ? || ':') = 1",
};

function withoutKey(row: (AttemptRecord & { readonly key: string }) | undefined): AttemptRecord | undefined {
  if (!row) return undefined;
  const { key: _, ...record } = row;
  return record;
}
