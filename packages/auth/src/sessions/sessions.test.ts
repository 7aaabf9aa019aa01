import { beforeEach, describe, expect, it } from 'vitest';
import { hourMs, minuteMs } from '../environment.ts';
import type { IdentityStore } from '../ports/identity-store.ts';
import { createTestEnvironment, type TestEnvironment } from '../testing/fixtures.ts';
import { createMemoryIdentityStore } from '../testing/memory-identity-store.ts';
import { newUser } from '../users/native-users.ts';
import { createSessions, type Sessions } from './sessions.ts';

const ada = 'urn:li:corpuser:ada';
let environment: TestEnvironment;
let store: IdentityStore;
let sessions: Sessions;
beforeEach(async () => {
  environment = createTestEnvironment();
  store = createMemoryIdentityStore();
  sessions = createSessions({ store, environment });
  await store.addUser({ ...newUser('ada', { createdAt: 0 }), status: 'active' });
});
const begin = (some = {}) => sessions.begin({ user: ada, method: 'native', ...some });

describe('a session', () => {
  it('is found by its secret, which is not stored', async () => {
    const { secret, session } = await begin({ address: '10.0.0.1', userAgent: 'curl' });
    expect(await sessions.read(secret)).toMatchObject({ session, user: { urn: ada } });
    expect(JSON.stringify(session)).not.toContain(secret);
    for (const other of ['', session.id, session.hash, `${secret}0`])
      expect(await sessions.read(other)).toBeUndefined();
  });

  it('ends the one that the browser had: none can be prepared for somebody else', async () => {
    const first = await begin();
    const second = await begin({ replacing: first.secret });
    expect(second.secret).not.toBe(first.secret);
    expect(await sessions.read(first.secret)).toBeUndefined();
    expect(await sessions.list(ada)).toHaveLength(1);
  });

  it('ends when it is idle', async () => {
    const { secret } = await begin();
    environment.time += 8 * hourMs - 1;
    expect(await sessions.read(secret)).toBeDefined();
    environment.time += 8 * hourMs - 1;
    expect(await sessions.read(secret)).toBeDefined();
    environment.time += 8 * hourMs;
    expect(await sessions.read(secret)).toBeUndefined();
    expect(await sessions.list(ada)).toEqual([]);
  });

  it('ends after a day, however busy it is', async () => {
    const { secret } = await begin();
    for (let hour = 1; hour < 24; hour++) {
      environment.time += hourMs;
      expect(await sessions.read(secret)).toBeDefined();
    }
    environment.time += hourMs;
    expect(await sessions.read(secret)).toBeUndefined();
  });

  it('records a use at most once a minute', async () => {
    const { secret, session } = await begin();
    const seen = async () => (await store.findSession(session.hash))?.lastSeenAt;
    environment.time += minuteMs - 1;
    await sessions.read(secret);
    expect(await seen()).toBe(session.createdAt);
    environment.time += 1;
    await sessions.read(secret);
    expect(await seen()).toBe(environment.time);
  });

  it('ends with its user: suspended, removed, or told to sign in again', async () => {
    const status = (status: 'active' | 'suspended') => store.updateUser(ada, (user) => ({ ...user, status }));
    const { secret } = await begin();
    await status('suspended');
    expect(await sessions.read(secret)).toBeUndefined();
    await expect(begin()).rejects.toMatchObject({ code: 'UNKNOWN_USER' });
    await status('active');
    await store.updateUser(ada, (user) => ({ ...user, sessionEpoch: user.sessionEpoch + 1 }));
    expect(await sessions.read(secret)).toBeUndefined();
    expect(await sessions.list(ada)).toEqual([]);
    const next = await begin();
    await store.removeUser(ada);
    expect(await sessions.read(next.secret)).toBeUndefined();
    await expect(begin()).rejects.toMatchObject({ code: 'UNKNOWN_USER' });
  });

  it('is never that of a service account', async () => {
    await store.addUser(newUser('robot', { kind: 'service', createdAt: 0 }));
    await expect(begin({ user: 'urn:li:corpuser:robot' })).rejects.toMatchObject({ code: 'UNKNOWN_USER' });
  });

  it('is ended by its user, one or all', async () => {
    const [first, second, third] = [await begin(), await begin(), await begin()];
    await sessions.end(first.secret, { address: '10.0.0.1' });
    await sessions.end('none');
    expect(await sessions.read(first.secret)).toBeUndefined();
    expect(await sessions.endOf('urn:li:corpuser:bob', second.session.id)).toBe(0);
    expect(await sessions.endOf(ada, second.session.id)).toBe(1);
    expect(await sessions.read(second.secret)).toBeUndefined();
    expect(await sessions.endOf(ada)).toBe(1);
    expect(await sessions.read(third.secret)).toBeUndefined();
    expect(await store.readAudit({ limit: 9 })).toMatchObject([
      { action: 'sessions-ended', subject: ada },
      { action: 'sessions-ended', subject: second.session.id },
      { action: 'sign-out', subject: first.session.id, address: '10.0.0.1' },
    ]);
  });
});
