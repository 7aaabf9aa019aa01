import type { AccessTokenRecord, TokenQuery } from '../ports/access-tokens.ts';
import type { AttemptRecord } from '../ports/attempts.ts';
import type { AuditEntry, AuditQuery, AuditRecord } from '../ports/audit.ts';
import type { DeviceRequest, DeviceRequestKey } from '../ports/device-requests.ts';
import type { IdentityStore } from '../ports/identity-store.ts';
import type { KeyRecord } from '../ports/keys.ts';
import { isRedeemable, type LinkFilter, type LinkRecord, type Redemption } from '../ports/links.ts';
import type { SessionRecord } from '../ports/sessions.ts';
import type { UserRecord } from '../ports/users.ts';

/** An identity store that lives as long as the test. */
export function createMemoryIdentityStore(): IdentityStore {
  const users = new Map<string, UserRecord>();
  const links = new Map<string, LinkRecord>();
  const tokens = new Map<string, AccessTokenRecord>();
  const sessions = new Map<string, SessionRecord>();
  const attempts = new Map<string, AttemptRecord>();
  const devices = new Map<string, DeviceRequest>();
  const spent = new Map<string, number>();
  const keys = new Map<string, KeyRecord>();
  let audit: AuditEntry[] = [];
  let lastOffset = 0;
  const sources = new Map<string, number>();

  const findUser = (signInName: string) => [...users.values()].find((user) => user.signInName === signInName);
  const findDevice = (key: DeviceRequestKey) =>
    'hash' in key
      ? devices.get(key.hash)
      : [...devices.values()].find(({ userCodeHash }) => userCodeHash === key.userCodeHash);
  const canRedeem = (redemption?: Redemption): boolean => {
    if (!redemption) return true;
    const link = links.get(redemption.hash);
    return link !== undefined && isRedeemable(link, redemption.at);
  };
  const redeem = (redemption?: Redemption): void => {
    const link = redemption && links.get(redemption.hash);
    if (link) links.set(link.hash, { ...link, uses: link.uses + 1 });
  };
  const fits = (link: LinkRecord, { id, kind, user }: LinkFilter): boolean =>
    (id === undefined || link.id === id) &&
    (kind === undefined || link.kind === kind) &&
    (user === undefined || link.user === user);

  return {
    readUser: async (urn) => users.get(urn),
    findUser: async (signInName) => findUser(signInName),
    listUsers: async ({ after = '', limit }) =>
      [...users.values()]
        .filter(({ urn }) => urn > after)
        .sort((a, b) => (a.urn < b.urn ? -1 : 1))
        .slice(0, limit),
    async addUser(user, redemption) {
      if (users.has(user.urn) || findUser(user.signInName)) return 'exists';
      if (!canRedeem(redemption)) return 'spent';
      users.set(user.urn, user);
      redeem(redemption);
      return 'done';
    },
    async updateUser(urn, change, redemption) {
      const user = users.get(urn);
      if (!user) return 'unknown';
      const changed = change(user);
      if (!changed) return 'unchanged';
      if (!canRedeem(redemption)) return 'spent';
      users.set(urn, changed);
      redeem(redemption);
      return 'done';
    },
    async removeUser(urn) {
      removeWhere(sessions, ({ user }) => user === urn);
      removeWhere(tokens, ({ owner }) => owner === urn);
      removeWhere(links, ({ user }) => user === urn);
      removeWhere(devices, ({ user }) => user === urn);
      return users.delete(urn);
    },

    addLink: async (link) => void links.set(link.hash, link),
    findLink: async (hash) => links.get(hash),
    listLinks: async (filter) => newestFirst([...links.values()].filter((link) => fits(link, filter))),
    removeLinks: async (filter) =>
      Object.keys(filter).length === 0 ? 0 : removeWhere(links, (link) => fits(link, filter)),

    async addToken(token, ending) {
      tokens.set(token.hash, token);
      const ended = [...tokens.values()].find(({ id }) => id === ending?.id);
      if (!ended || !ending) return;
      tokens.set(ended.hash, { ...ended, expiresAt: Math.min(ended.expiresAt ?? ending.at, ending.at) });
    },
    findToken: async (hash) => tokens.get(hash),
    readToken: async (wanted) => [...tokens.values()].find(({ id }) => id === wanted),
    listTokens: async ({ owner, kind, after = '', limit }: TokenQuery) =>
      [...tokens.values()]
        .filter((token) => owner === undefined || token.owner === owner)
        .filter((token) => kind === undefined || token.kind === kind)
        .filter(({ id }) => id > after)
        .sort((a, b) => (a.id < b.id ? -1 : 1))
        .slice(0, limit),
    async touchToken(wanted, at) {
      const token = [...tokens.values()].find(({ id }) => id === wanted);
      if (token) tokens.set(token.hash, { ...token, lastUsedAt: Math.max(token.lastUsedAt ?? 0, at) });
    },
    removeToken: async (wanted) => removeWhere(tokens, ({ id }) => id === wanted) > 0,

    async addSession(session, replacing) {
      if (replacing !== undefined) sessions.delete(replacing);
      sessions.set(session.hash, session);
    },
    findSession: async (hash) => sessions.get(hash),
    listSessions: async (user) =>
      newestFirst([...sessions.values()].filter((session) => session.user === user)),
    async touchSession(hash, at) {
      const session = sessions.get(hash);
      if (session) sessions.set(hash, { ...session, lastSeenAt: Math.max(session.lastSeenAt, at) });
    },
    removeSessions: async (user, wanted) =>
      removeWhere(sessions, (one) => one.user === user && (wanted === undefined || one.id === wanted)),

    async updateAttempts(names, change) {
      const next = change(names.map((name) => attempts.get(name)));
      names.forEach((name, place) => {
        const record = next[place];
        if (record) attempts.set(name, record);
        else attempts.delete(name);
      });
    },
    async spendOnce(key, until) {
      if (spent.has(key)) return false;
      spent.set(key, until);
      return true;
    },

    async addDeviceRequest(request) {
      removeWhere(devices, ({ expiresAt }) => expiresAt <= request.createdAt);
      if (findDevice({ userCodeHash: request.userCodeHash })) return false;
      devices.set(request.hash, request);
      return true;
    },
    async updateDeviceRequest(key, change) {
      const request = findDevice(key);
      const changed = change(request);
      if (request) devices.delete(request.hash);
      if (changed) devices.set(changed.hash, changed);
    },

    async addKey(key) {
      if (!keys.has(key.id)) keys.set(key.id, key);
    },
    listKeys: async () => [...keys.values()].sort((a, b) => a.addedAt - b.addedAt),
    removeKey: async (id) => keys.delete(id),

    async addAudit(record: AuditRecord) {
      audit.push({ ...record, offset: ++lastOffset });
    },
    async addAudits(records) {
      for (const record of records) audit.push({ ...record, offset: ++lastOffset });
    },
    async addAuditsFrom(source, records, { from, next }) {
      if (sources.get(source) !== from) return false;
      for (const record of records) audit.push({ ...record, offset: ++lastOffset });
      sources.set(source, next);
      return true;
    },
    auditPosition: async (source) => sources.get(source),
    readAudit: async (query) =>
      audit
        .filter((entry) => fitsAudit(entry, query))
        .reverse()
        .slice(0, query.limit),
    countAudit: async (query) =>
      Math.min(audit.filter((entry) => fitsAudit(entry, query)).length, query.limit),
    async removeAuditBefore(limit) {
      const kept = audit.filter(({ time }) => time >= limit);
      const removed = audit.length - kept.length;
      audit = kept;
      return removed;
    },

    removeExpired: async (at, idleSince) =>
      removeWhere(links, ({ expiresAt }) => expiresAt <= at) +
      removeWhere(tokens, ({ expiresAt }) => expiresAt !== undefined && expiresAt <= at) +
      removeWhere(sessions, ({ expiresAt, lastSeenAt }) => expiresAt <= at || lastSeenAt <= idleSince) +
      removeWhere(devices, ({ expiresAt }) => expiresAt <= at) +
      removeWhere(attempts, ({ expiresAt }) => expiresAt <= at) +
      removeWhere(spent, (until) => until <= at),
    close: async () => {},
  };
}

function fitsAudit(entry: AuditEntry, query: AuditQuery): boolean {
  const isOneOf = (value: string | undefined, given: string | readonly string[] | undefined) => {
    const values = given === undefined ? [] : [given].flat();
    return values.length === 0 || (value !== undefined && values.includes(value));
  };
  return (
    entry.offset < (query.before ?? Number.POSITIVE_INFINITY) &&
    entry.offset > (query.after ?? 0) &&
    entry.time >= (query.from ?? 0) &&
    entry.time < (query.until ?? Number.POSITIVE_INFINITY) &&
    isOneOf(entry.actor, query.actor) &&
    isOneOf(entry.subject, query.subject) &&
    isOneOf(entry.action, query.action) &&
    isOneOf(textOf(entry.details?.aspect), query.aspect) &&
    (!query.anyOf?.length ||
      query.anyOf.some(
        ({ action, outcome = entry.outcome }) => action === entry.action && outcome === entry.outcome,
      )) &&
    isOneOf(entry.outcome, query.outcome) &&
    isOneOf(/^urn:li:([^:]+):/.exec(entry.subject ?? '')?.[1], query.entityType)
  );
}

function removeWhere<Value>(map: Map<string, Value>, isOver: (value: Value) => boolean): number {
  const over = [...map].filter(([, value]) => isOver(value));
  for (const [key] of over) map.delete(key);
  return over.length;
}

const newestFirst = <Record extends { readonly createdAt: number; readonly id: string }>(
  records: readonly Record[],
): Record[] => [...records].sort((a, b) => b.createdAt - a.createdAt || (a.id < b.id ? -1 : 1));

const textOf = (value: string | number | boolean | undefined): string | undefined =>
  value === undefined ? undefined : String(value);
