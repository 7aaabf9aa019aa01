import { describe, expect, test } from 'vitest';
import type { AccessTokenRecord } from '../ports/access-tokens.ts';
import type { AttemptRecord } from '../ports/attempts.ts';
import type { DeviceRequest } from '../ports/device-requests.ts';
import type { IdentityStore } from '../ports/identity-store.ts';
import type { LinkRecord } from '../ports/links.ts';
import type { SessionRecord } from '../ports/sessions.ts';
import type { UserRecord } from '../ports/users.ts';

export { createMemoryIdentityStore } from './memory-identity-store.ts';

const ada = 'urn:li:corpuser:ada';
const bob = 'urn:li:corpuser:bob';

const user = (name: string, some: Partial<UserRecord> = {}): UserRecord => ({
  urn: `urn:li:corpuser:${name}`,
  signInName: name,
  kind: 'person',
  status: 'active',
  sessionEpoch: 0,
  createdAt: 1,
  ...some,
});
const link = (id: string, some: Partial<LinkRecord> = {}): LinkRecord => ({
  id,
  hash: `hash of ${id}`,
  kind: 'invite',
  isReusable: false,
  uses: 0,
  createdBy: ada,
  createdAt: 1,
  expiresAt: 100,
  ...some,
});
const token = (id: string, some: Partial<AccessTokenRecord> = {}): AccessTokenRecord => ({
  id,
  hash: `hash of ${id}`,
  kind: 'personal',
  owner: ada,
  createdBy: ada,
  name: 'laptop',
  createdAt: 1,
  ...some,
});
const session = (id: string, some: Partial<SessionRecord> = {}): SessionRecord => ({
  id,
  hash: `hash of ${id}`,
  user: ada,
  epoch: 0,
  method: 'native',
  createdAt: 1,
  lastSeenAt: 1,
  expiresAt: 100,
  ...some,
});
const device = (id: string, some: Partial<DeviceRequest> = {}): DeviceRequest => ({
  hash: `hash of ${id}`,
  userCodeHash: `code of ${id}`,
  client: 'laptop',
  state: 'pending',
  intervalMs: 5,
  nextPollAt: 1,
  createdAt: 1,
  expiresAt: 100,
  ...some,
});
const ids = (records: readonly { readonly id: string }[]) => records.map(({ id }) => id);

/**
 * Every promise of {@link IdentityStore}, as tests: each implementation runs them over a store that starts empty.
 *
 * @example
 * identityStoreContract('in memory', async () => createMemoryIdentityStore());
 */
export function identityStoreContract(name: string, createStore: () => Promise<IdentityStore>): void {
  const withStore = storeTest(createStore);
  describe(`identity store ${name}`, () => {
    describe('users', () => userContract(withStore));
    describe('links', () => linkContract(withStore));
    describe('access tokens', () => tokenContract(withStore));
    describe('sessions', () => sessionContract(withStore));
    describe('attempts', () => attemptContract(withStore));
    describe('requests of devices', () => deviceContract(withStore));
    describe('keys', () => keyContract(withStore));
    describe('audit records', () => auditContract(withStore));
  });
}

/** A test that is given its own store. */
const storeTest = (createStore: () => Promise<IdentityStore>) =>
  test.extend<{ store: IdentityStore }>({
    // The empty pattern is how Vitest learns that the fixture needs no other.
    // biome-ignore lint/correctness/noEmptyPattern: see above
    store: async ({}, use) => {
      const store = await createStore();
      await use(store);
      await store.close();
    },
  });
type StoreTest = ReturnType<typeof storeTest>;

function userContract(test: StoreTest): void {
  test('are found by URN and by sign-in name, with every field', async ({ store }) => {
    const full = user('ada', {
      origin: 'native',
      externalId: 'iss sub',
      passwordHash: '$scrypt$…',
      sessionEpoch: 3,
      passwordChangedAt: 5,
      signedInAt: 6,
      status: 'suspended',
      kind: 'service',
    });
    expect(await store.addUser(full)).toBe('done');
    expect(await store.addUser(user('bob'))).toBe('done');
    expect(await store.readUser(ada)).toEqual(full);
    expect(await store.findUser('bob')).toEqual(user('bob'));
    expect(await store.readUser('urn:li:corpuser:ADA')).toBeUndefined();
    expect(await store.findUser('carol')).toBeUndefined();
  });

  test('have one URN and one sign-in name', async ({ store }) => {
    await store.addUser(user('ada'));
    expect(await store.addUser(user('ada', { signInName: 'other' }))).toBe('exists');
    expect(await store.addUser(user('Ada', { signInName: 'ada' }))).toBe('exists');
    expect(await store.listUsers({ limit: 10 })).toEqual([user('ada')]);
  });

  test('are listed in pages', async ({ store }) => {
    for (const name of ['carol', 'ada', 'bob']) await store.addUser(user(name));
    expect(await store.listUsers({ limit: 2 })).toEqual([user('ada'), user('bob')]);
    expect(await store.listUsers({ after: bob, limit: 2 })).toEqual([user('carol')]);
  });

  test('are replaced by what a function makes of them', async ({ store }) => {
    await store.addUser(user('ada', { passwordHash: 'x' }));
    const { passwordHash: _, ...without } = user('ada', { status: 'suspended' });
    expect(await store.updateUser(ada, () => without)).toBe('done');
    expect(await store.readUser(ada)).toEqual(without);
    expect(await store.updateUser(ada, () => undefined)).toBe('unchanged');
    expect(await store.updateUser(bob, (one) => one)).toBe('unknown');
    expect(await store.readUser(ada)).toEqual(without);
  });

  test('are read as they are now, with their tokens and sessions, although they were read before', async ({
    store,
  }) => {
    await store.addUser(user('ada'));
    await store.addToken(token('a'));
    await store.addSession(session('a'));
    const read = async () => [
      (await store.readUser(ada))?.status,
      (await store.findToken('hash of a'))?.lastUsedAt,
      (await store.findSession('hash of a'))?.lastSeenAt,
    ];
    expect(await read()).toEqual(['active', undefined, 1]);
    await store.updateUser(ada, (one) => ({ ...one, status: 'suspended' }));
    expect(await read()).toEqual(['suspended', undefined, 1]);
    await store.touchToken('a', 5);
    await store.touchSession('hash of a', 6);
    expect(await read()).toEqual(['suspended', 5, 6]);
    await store.addToken(token('b'), { id: 'a', at: 7 });
    expect((await store.findToken('hash of a'))?.expiresAt).toBe(7);
    await store.addSession(session('b'), 'hash of a');
    await store.removeToken('a');
    expect(await read()).toEqual(['suspended', undefined, undefined]);
    expect(await store.findToken('hash of a')).toBeUndefined();
    expect((await store.findToken('hash of b'))?.owner).toBe(ada);
    await store.removeUser(ada);
    expect(await store.findToken('hash of b')).toBeUndefined();
    expect(await read()).toEqual([undefined, undefined, undefined]);
  });

  test('lose no change of two at the same time', async ({ store }) => {
    await store.addUser(user('ada'));
    const next = () => store.updateUser(ada, (one) => ({ ...one, sessionEpoch: one.sessionEpoch + 1 }));
    await Promise.all(Array.from({ length: 10 }, next));
    expect((await store.readUser(ada))?.sessionEpoch).toBe(10);
  });

  test('are left as they are when a change throws', async ({ store }) => {
    await store.addUser(user('ada'));
    const failing = store.updateUser(ada, () => {
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await store.updateUser(ada, (one) => ({ ...one, sessionEpoch: 1 }))).toBe('done');
  });

  test('are removed with all that acts for them', async ({ store }) => {
    for (const name of ['ada', 'bob']) {
      const owner = `urn:li:corpuser:${name}`;
      await store.addUser(user(name));
      await store.addToken(token(`token of ${name}`, { owner }));
      await store.addSession(session(`session of ${name}`, { user: owner }));
      await store.addLink(link(`link for ${name}`, { user: owner, kind: 'reset' }));
    }
    expect(await store.removeUser(ada)).toBe(true);
    expect(await store.removeUser(ada)).toBe(false);
    expect(await store.readUser(ada)).toBeUndefined();
    expect(ids(await store.listTokens({ limit: 10 }))).toEqual(['token of bob']);
    expect(await store.listSessions(ada)).toEqual([]);
    expect(ids(await store.listSessions(bob))).toEqual(['session of bob']);
    expect(ids(await store.listLinks({ kind: 'reset' }))).toEqual(['link for bob']);
  });
}

function linkContract(test: StoreTest): void {
  test('are found by hash, and listed newest first', async ({ store }) => {
    const full = link('a', { role: 'urn:li:dataHubRole:Editor', user: ada, isReusable: true });
    await store.addLink(full);
    await store.addLink(link('b', { createdAt: 2, kind: 'reset' }));
    await store.addLink(link('c', { createdAt: 3 }));
    expect(await store.findLink('hash of a')).toEqual(full);
    expect(await store.findLink('a')).toBeUndefined();
    expect(ids(await store.listLinks({}))).toEqual(['c', 'b', 'a']);
    expect(ids(await store.listLinks({ kind: 'invite' }))).toEqual(['c', 'a']);
    expect(ids(await store.listLinks({ kind: 'invite', user: ada }))).toEqual(['a']);
  });

  test('are removed by what they are, never all at once', async ({ store }) => {
    await store.addLink(link('a', { user: ada }));
    await store.addLink(link('b', { user: ada, kind: 'reset' }));
    await store.addLink(link('c'));
    expect(await store.removeLinks({})).toBe(0);
    expect(await store.removeLinks({ kind: 'reset', user: ada })).toBe(1);
    expect(await store.removeLinks({ id: 'c' })).toBe(1);
    expect(ids(await store.listLinks({}))).toEqual(['a']);
  });

  test('let one user in once, together with the user', async ({ store }) => {
    await store.addLink(link('a'));
    const by = { hash: 'hash of a', at: 50 };
    const results = await Promise.all(['ada', 'bob'].map((name) => store.addUser(user(name), by)));
    expect(results.sort()).toEqual(['done', 'spent']);
    expect(await store.listUsers({ limit: 10 })).toHaveLength(1);
    expect((await store.findLink('hash of a'))?.uses).toBe(1);
  });

  test('let many in when they are reusable', async ({ store }) => {
    await store.addLink(link('a', { isReusable: true }));
    const by = { hash: 'hash of a', at: 50 };
    expect(await store.addUser(user('ada'), by)).toBe('done');
    expect(await store.addUser(user('bob'), by)).toBe('done');
    expect((await store.findLink('hash of a'))?.uses).toBe(2);
  });

  test('let nobody in when they are expired or unknown', async ({ store }) => {
    await store.addLink(link('a', { isReusable: true }));
    expect(await store.addUser(user('ada'), { hash: 'hash of a', at: 100 })).toBe('spent');
    expect(await store.addUser(user('ada'), { hash: 'hash of b', at: 50 })).toBe('spent');
    expect(await store.readUser(ada)).toBeUndefined();
    expect((await store.findLink('hash of a'))?.uses).toBe(0);
  });

  test('are not used up when the user cannot be added', async ({ store }) => {
    await store.addLink(link('a'));
    await store.addUser(user('ada'));
    expect(await store.addUser(user('ada'), { hash: 'hash of a', at: 50 })).toBe('exists');
    expect((await store.findLink('hash of a'))?.uses).toBe(0);
  });

  test('allow one change of a user', async ({ store }) => {
    await store.addUser(user('ada'));
    await store.addLink(link('a', { kind: 'reset', user: ada }));
    const by = { hash: 'hash of a', at: 50 };
    const change = (sessionEpoch: number) => store.updateUser(ada, (one) => ({ ...one, sessionEpoch }), by);
    expect(await store.updateUser(ada, () => undefined, by)).toBe('unchanged');
    expect(await change(7)).toBe('done');
    expect(await change(8)).toBe('spent');
    expect((await store.readUser(ada))?.sessionEpoch).toBe(7);
  });
}

function tokenContract(test: StoreTest): void {
  test('are found by hash and by id, with every field', async ({ store }) => {
    const full = token('a', {
      description: 'CI',
      expiresAt: 9,
      lastUsedAt: 4,
      kind: 'service',
      createdBy: bob,
    });
    await store.addToken(full);
    await store.addToken(token('b'));
    expect(await store.findToken('hash of a')).toEqual(full);
    expect(await store.readToken('b')).toEqual(token('b'));
    expect(await store.findToken('a')).toBeUndefined();
    expect(await store.readToken('hash of a')).toBeUndefined();
  });

  test('are listed by owner and kind, in pages', async ({ store }) => {
    await store.addToken(token('c'));
    await store.addToken(token('a'));
    await store.addToken(token('b', { owner: bob }));
    await store.addToken(token('d', { kind: 'service' }));
    expect(ids(await store.listTokens({ limit: 10 }))).toEqual(['a', 'b', 'c', 'd']);
    expect(ids(await store.listTokens({ owner: ada, limit: 2 }))).toEqual(['a', 'c']);
    expect(ids(await store.listTokens({ owner: ada, after: 'c', limit: 2 }))).toEqual(['d']);
    expect(ids(await store.listTokens({ kind: 'service', limit: 2 }))).toEqual(['d']);
  });

  test('record their last use', async ({ store }) => {
    await store.addToken(token('a'));
    await store.touchToken('a', 9);
    await store.touchToken('a', 8);
    await store.touchToken('none', 8);
    expect((await store.readToken('a'))?.lastUsedAt).toBe(9);
  });

  test('end when another takes their place, and never later than before', async ({ store }) => {
    await store.addToken(token('a'));
    await store.addToken(token('b'), { id: 'a', at: 50 });
    expect((await store.readToken('a'))?.expiresAt).toBe(50);
    await store.addToken(token('c'), { id: 'a', at: 70 });
    expect((await store.readToken('a'))?.expiresAt).toBe(50);
    expect(await store.readToken('c')).toEqual(token('c'));
  });

  test('are removed', async ({ store }) => {
    await store.addToken(token('a'));
    expect(await store.removeToken('a')).toBe(true);
    expect(await store.removeToken('a')).toBe(false);
    expect(await store.findToken('hash of a')).toBeUndefined();
  });
}

function sessionContract(test: StoreTest): void {
  test('are found by hash, with every field', async ({ store }) => {
    const full = session('a', { address: '::1', userAgent: 'curl', sealedState: 'sealed', epoch: 2 });
    await store.addSession(full);
    expect(await store.findSession('hash of a')).toEqual(full);
    expect(await store.findSession('a')).toBeUndefined();
  });

  test('replace another', async ({ store }) => {
    await store.addSession(session('a'));
    await store.addSession(session('b'), 'hash of a');
    expect(await store.findSession('hash of a')).toBeUndefined();
    expect(ids(await store.listSessions(ada))).toEqual(['b']);
  });

  test('are listed newest first, and record when they were last seen', async ({ store }) => {
    await store.addSession(session('a'));
    await store.addSession(session('b', { createdAt: 2 }));
    await store.addSession(session('c', { user: bob }));
    await store.touchSession('hash of a', 40);
    await store.touchSession('hash of a', 30);
    expect(await store.listSessions(ada)).toEqual([
      session('b', { createdAt: 2 }),
      session('a', { lastSeenAt: 40 }),
    ]);
  });

  test('end one by one or all of a user, and never those of another', async ({ store }) => {
    for (const id of ['a', 'b', 'c']) await store.addSession(session(id));
    await store.addSession(session('d', { user: bob }));
    expect(await store.removeSessions(ada, 'd')).toBe(0);
    expect(await store.removeSessions(ada, 'a')).toBe(1);
    expect(await store.removeSessions(ada)).toBe(2);
    expect(ids(await store.listSessions(bob))).toEqual(['d']);
  });

  test('are removed when they are over, as are links, tokens and attempts', async ({ store }) => {
    await store.addSession(session('ended', { expiresAt: 50, lastSeenAt: 45 }));
    await store.addSession(session('idle', { lastSeenAt: 30 }));
    await store.addSession(session('current', { lastSeenAt: 31 }));
    await store.addLink(link('ended', { expiresAt: 50 }));
    await store.addLink(link('current', { expiresAt: 51 }));
    await store.addToken(token('ended', { expiresAt: 50 }));
    await store.addToken(token('current'));
    await store.updateAttempts(['ended', 'current'], () => [record(1, 50), record(1, 51)]);
    await store.spendOnce('ended', 50);
    await store.spendOnce('current', 51);
    expect(await store.removeExpired(50, 30)).toBe(6);
    expect(ids(await store.listSessions(ada))).toEqual(['current']);
    expect(ids(await store.listLinks({}))).toEqual(['current']);
    expect(ids(await store.listTokens({ limit: 9 }))).toEqual(['current']);
    expect(await readAttempts(store, ['ended', 'current'])).toEqual([undefined, record(1, 51)]);
    expect(await store.spendOnce('ended', 99)).toBe(true);
    expect(await store.spendOnce('current', 99)).toBe(false);
  });
}

const record = (failures: number, expiresAt: number): AttemptRecord => ({
  failures,
  blockedUntil: 0,
  expiresAt,
});

async function readAttempts(store: IdentityStore, keys: readonly string[]) {
  let read: readonly (AttemptRecord | undefined)[] = [];
  await store.updateAttempts(keys, (records) => {
    read = records;
    return records;
  });
  return read;
}

function attemptContract(test: StoreTest): void {
  test('are counted although they arrive at the same time', async ({ store }) => {
    const fail = () =>
      store.updateAttempts(['a', 'b'], ([a, b]) => [
        record((a?.failures ?? 0) + 1, 9),
        { ...record((b?.failures ?? 0) + 2, 9), blockedUntil: 7 },
      ]);
    await Promise.all([fail(), fail(), fail()]);
    expect(await readAttempts(store, ['b', 'a', 'c'])).toEqual([
      { failures: 6, blockedUntil: 7, expiresAt: 9 },
      record(3, 9),
      undefined,
    ]);
  });

  test('are forgotten when nothing is put in their place', async ({ store }) => {
    await store.updateAttempts(['a', 'b'], () => [record(1, 9), record(1, 9)]);
    await store.updateAttempts(['a', 'b'], ([, b]) => [undefined, b]);
    expect(await readAttempts(store, ['a', 'b'])).toEqual([undefined, record(1, 9)]);
  });

  test('use up what may be used once', async ({ store }) => {
    const results = await Promise.all([1, 2, 3].map(() => store.spendOnce('state', 9)));
    expect(results.filter(Boolean)).toHaveLength(1);
    expect(await store.spendOnce('other', 9)).toBe(true);
  });
}

function deviceContract(test: StoreTest): void {
  const read = async (store: IdentityStore, key: { hash: string } | { userCodeHash: string }) => {
    let found: DeviceRequest | undefined;
    await store.updateDeviceRequest(key, (request) => {
      found = request;
      return request;
    });
    return found;
  };

  test('are found by either code, with every field, and replaced', async ({ store }) => {
    const full = device('a', { address: '192.0.2.1', state: 'approved', user: ada });
    expect(await store.addDeviceRequest(full)).toBe(true);
    await store.addDeviceRequest(device('b'));
    expect(await read(store, { hash: 'hash of a' })).toEqual(full);
    expect(await read(store, { userCodeHash: 'code of a' })).toEqual(full);
    expect(await read(store, { hash: 'code of a' })).toBeUndefined();
    const { user: _, ...without } = full;
    await store.updateDeviceRequest({ userCodeHash: 'code of a' }, () => without);
    expect(await read(store, { hash: 'hash of a' })).toEqual(without);
    await store.updateDeviceRequest({ hash: 'hash of a' }, () => undefined);
    expect(await read(store, { userCodeHash: 'code of a' })).toBeUndefined();
    expect(await read(store, { hash: 'hash of b' })).toEqual(device('b'));
  });

  test('have one short code each, until they are over', async ({ store }) => {
    await store.addDeviceRequest(device('a', { expiresAt: 10 }));
    const next = device('b', { userCodeHash: 'code of a', createdAt: 9 });
    expect(await store.addDeviceRequest(next)).toBe(false);
    expect(await read(store, { hash: 'hash of b' })).toBeUndefined();
    expect(await store.addDeviceRequest({ ...next, createdAt: 10 })).toBe(true);
    expect(await read(store, { hash: 'hash of a' })).toBeUndefined();
  });

  test('are redeemed once, however many do it at the same time', async ({ store }) => {
    await store.addDeviceRequest(device('a', { state: 'approved', user: ada }));
    const redeemed: (string | undefined)[] = [];
    const redeem = () =>
      store.updateDeviceRequest({ hash: 'hash of a' }, (request) => {
        redeemed.push(request?.user);
        return undefined;
      });
    await Promise.all([redeem(), redeem(), redeem()]);
    expect(redeemed.filter((one) => one !== undefined)).toEqual([ada]);
  });

  test('go with who approved them, and when they are over', async ({ store }) => {
    await store.addUser(user('ada'));
    await store.addDeviceRequest(device('a', { state: 'approved', user: ada }));
    await store.addDeviceRequest(device('b'));
    await store.removeUser(ada);
    expect(await read(store, { hash: 'hash of a' })).toBeUndefined();
    expect(await store.removeExpired(99, 0)).toBe(0);
    expect(await store.removeExpired(100, 0)).toBe(1);
    expect(await read(store, { hash: 'hash of b' })).toBeUndefined();
  });
}

function keyContract(test: StoreTest): void {
  test('are listed in the order in which they were first seen', async ({ store }) => {
    await store.addKey({ id: 'b', purpose: 'encryption', addedAt: 1 });
    await store.addKey({ id: 'a', purpose: 'signing', addedAt: 2 });
    await store.addKey({ id: 'b', purpose: 'encryption', addedAt: 3 });
    expect(await store.listKeys()).toEqual([
      { id: 'b', purpose: 'encryption', addedAt: 1 },
      { id: 'a', purpose: 'signing', addedAt: 2 },
    ]);
    expect(await store.removeKey('b')).toBe(true);
    expect(await store.removeKey('b')).toBe(false);
    expect(ids(await store.listKeys())).toEqual(['a']);
  });
}

function auditContract(test: StoreTest): void {
  test('are read newest first, in pages, with every field', async ({ store }) => {
    const full = {
      time: 3,
      action: 'sign-in',
      outcome: 'refused',
      actor: ada,
      subject: bob,
      address: '::1',
      requestId: 'r',
      details: { reason: 'password', count: 2, known: true },
    } as const;
    await store.addAudit({ time: 1, action: 'sign-in', outcome: 'done' });
    await store.addAudit({ time: 2, action: 'token-created', outcome: 'done', actor: ada });
    await store.addAudit(full);
    const [newest, ...others] = await store.readAudit({ limit: 10 });
    expect(newest).toEqual({ ...full, offset: expect.any(Number) });
    expect(others.map(({ time }) => time)).toEqual([2, 1]);
    const [second] = await store.readAudit({ before: newest?.offset ?? 0, limit: 1 });
    expect(second?.time).toBe(2);
    expect(await store.readAudit({ after: second?.offset ?? 0, limit: 9 })).toEqual([newest]);
    expect(await store.countAudit({ after: second?.offset ?? 0, limit: 9 })).toBe(1);
  });

  test('are found by actor, subject, action and time', async ({ store }) => {
    for (let time = 0; time < 6; time++)
      await store.addAudit({
        time,
        outcome: 'done',
        action: time % 2 === 0 ? 'even' : 'odd',
        actor: time < 3 ? ada : bob,
        subject: `${time}`,
      });
    const times = async (query: object) =>
      (await store.readAudit({ limit: 10, ...query })).map(({ time }) => time);
    expect(await times({ actor: ada })).toEqual([2, 1, 0]);
    expect(await times({ action: 'odd', actor: bob })).toEqual([5, 3]);
    expect(await times({ subject: '4' })).toEqual([4]);
    expect(await times({ from: 1, until: 4 })).toEqual([3, 2, 1]);
    expect(await times({ actor: [ada, bob], subject: ['1', '4'] })).toEqual([4, 1]);
    expect(await times({ actor: [], action: ['odd'] })).toEqual([5, 3, 1]);
  });

  test('are found by outcome and by the type of the entity, and counted up to a limit', async ({ store }) => {
    await store.addAudits([
      { time: 1, action: 'delete', outcome: 'done', subject: 'urn:li:tag:pii' },
      { time: 2, action: 'delete', outcome: 'refused', subject: 'urn:li:tag:pii' },
      { time: 3, action: 'delete', outcome: 'refused', subject: 'urn:li:tagged:x' },
      { time: 4, action: 'sign-in', outcome: 'refused' },
    ]);
    const times = async (query: object) =>
      (await store.readAudit({ limit: 10, ...query })).map(({ time }) => time);
    expect(await times({ outcome: 'refused' })).toEqual([4, 3, 2]);
    expect(await times({ entityType: 'tag' })).toEqual([2, 1]);
    expect(await times({ entityType: ['tag', 'tagged'], outcome: 'refused' })).toEqual([3, 2]);
    expect(await times({ entityType: '*' })).toEqual([]);
    expect(await store.countAudit({ outcome: 'refused', limit: 10 })).toBe(3);
    expect(await store.countAudit({ outcome: 'refused', limit: 2 })).toBe(2);
  });

  test('are found by actions with their outcome, and by aspect', async ({ store }) => {
    await store.addAudits([
      { time: 1, action: 'sign-in', outcome: 'done' },
      { time: 2, action: 'sign-in', outcome: 'refused' },
      { time: 3, action: 'policy-changed', outcome: 'done', details: { aspect: 'dataHubPolicyInfo' } },
      { time: 4, action: 'roles-changed', outcome: 'done', details: { aspect: 'roleMembership' } },
    ]);
    const times = async (query: object) =>
      (await store.readAudit({ limit: 10, ...query })).map(({ time }) => time);
    const failed = { action: 'sign-in', outcome: 'refused' };
    expect(await times({ anyOf: [failed] })).toEqual([2]);
    expect(await times({ anyOf: [failed, { action: 'roles-changed' }] })).toEqual([4, 2]);
    expect(await times({ anyOf: [{ action: 'sign-in' }] })).toEqual([2, 1]);
    expect(await times({ anyOf: [{ action: 'none' }] })).toEqual([]);
    expect(await times({ aspect: 'roleMembership' })).toEqual([4]);
    expect(await times({ aspect: ['roleMembership', 'dataHubPolicyInfo'], until: 4 })).toEqual([3]);
    expect(await store.countAudit({ anyOf: [{ action: 'sign-in' }], limit: 10 })).toBe(2);
  });

  test('are added from a log elsewhere together with the place to continue', async ({ store }) => {
    expect(await store.auditPosition('change-log')).toBeUndefined();
    const record = { time: 1, action: 'a', outcome: 'done' } as const;
    const add = (source: string, from: number | undefined, next: number, records = [record]) =>
      store.addAuditsFrom(source, records, { from, next });
    expect(await add('change-log', undefined, 5)).toBe(true);
    expect(await add('change-log', 5, 9, [])).toBe(true);
    expect(await add('another', undefined, 2, [])).toBe(true);
    expect(await store.auditPosition('change-log')).toBe(9);
    // Somebody else has read from there.
    expect(await add('change-log', 5, 12)).toBe(false);
    expect(await add('change-log', undefined, 12)).toBe(false);
    expect(await store.auditPosition('change-log')).toBe(9);
    expect(await store.readAudit({ limit: 9 })).toMatchObject([{ time: 1, action: 'a' }]);
  });

  test('are removed by age alone, and no offset is given twice', async ({ store }) => {
    for (const time of [1, 2, 3]) await store.addAudit({ time, action: 'a', outcome: 'done' });
    const [last] = await store.readAudit({ limit: 1 });
    expect(await store.removeAuditBefore(3)).toBe(2);
    expect((await store.readAudit({ limit: 9 })).map(({ time }) => time)).toEqual([3]);
    expect(await store.removeAuditBefore(9)).toBe(1);
    await store.addAudit({ time: 9, action: 'a', outcome: 'done' });
    const [next] = await store.readAudit({ limit: 1 });
    expect(next?.offset).toBeGreaterThan(last?.offset ?? 0);
  });
}
