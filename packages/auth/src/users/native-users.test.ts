import { beforeEach, describe, expect, it } from 'vitest';
import { dayMs, hourMs } from '../environment.ts';
import type { IdentityStore } from '../ports/identity-store.ts';
import { createSessions } from '../sessions/sessions.ts';
import {
  createTestEnvironment,
  createTestUsers,
  goodPassword,
  type TestEnvironment,
} from '../testing/fixtures.ts';
import { createMemoryIdentityStore } from '../testing/memory-identity-store.ts';
import type { NativeUsers } from './native-users.ts';

const admin = 'urn:li:corpuser:root';
const ada = 'urn:li:corpuser:ada';
const role = 'urn:li:dataHubRole:Editor';

let environment: TestEnvironment;
let store: IdentityStore;
let users: NativeUsers;
beforeEach(() => {
  environment = createTestEnvironment();
  store = createMemoryIdentityStore();
  users = createTestUsers(store, environment);
});

const signUp = async (name: string, password = goodPassword, invitation = {}) => {
  const { token } = await users.invite({ by: admin, ...invitation });
  return users.signUp({ name, password, token });
};
const actions = async () => (await store.readAudit({ limit: 50 })).map(({ action }) => action);
const code = (code: string) => expect.objectContaining({ code });

describe('an invitation', () => {
  it('lets one user sign up, with its role', async () => {
    const { token } = await users.invite({ by: admin, role });
    expect(await users.signUp({ name: ' ada ', password: goodPassword, token })).toEqual({ urn: ada, role });
    expect(await store.readUser(ada)).toMatchObject({ status: 'active', origin: 'native', kind: 'person' });
    const again = users.signUp({ name: 'bob', password: goodPassword, token });
    await expect(again).rejects.toThrow(code('INVALID_LINK'));
    expect(await actions()).toEqual(['sign-up', 'invite-created']);
  });

  it('that is reusable lets many sign up, until it expires', async () => {
    const { token } = await users.invite({ by: admin, isReusable: true, lifetimeMs: dayMs });
    for (const name of ['ada', 'bob']) await users.signUp({ name, password: goodPassword, token });
    environment.time += dayMs;
    const late = users.signUp({ name: 'carol', password: goodPassword, token });
    await expect(late).rejects.toThrow(code('INVALID_LINK'));
  });

  it('is listed without its token while it can be used, and revoked', async () => {
    const { token, link } = await users.invite({ by: admin, role });
    await users.issueReset({ user: (await signUp('bob')).urn, by: admin });
    expect(await users.listInvitations()).toEqual([link]);
    expect(JSON.stringify(link)).not.toContain(token);
    expect(await users.revokeInvitation({ id: link.id, by: admin })).toBe(true);
    expect(await users.revokeInvitation({ id: link.id, by: admin })).toBe(false);
    const late = users.signUp({ name: 'ada', password: goodPassword, token });
    await expect(late).rejects.toThrow(code('INVALID_LINK'));
    const expiring = await users.invite({ by: admin, lifetimeMs: hourMs });
    environment.time += hourMs;
    expect(await users.listInvitations()).not.toContainEqual(expiring.link);
  });

  it('gives its role to somebody who can sign in already, and is used up', async () => {
    await signUp('ada');
    const { token } = await users.invite({ by: admin, role });
    expect(await users.acceptInvitation({ user: ada, token })).toBe(role);
    await expect(users.acceptInvitation({ user: ada, token })).rejects.toThrow(code('INVALID_LINK'));
    expect(await actions()).toEqual(['invite-accepted', 'invite-created', 'sign-up', 'invite-created']);
  });

  it('that gives no role, or is for another user, is accepted by nobody', async () => {
    await signUp('ada');
    await users.provision({ name: 'bob', by: admin });
    const robot = await users.provision({ name: 'robot', kind: 'service', by: admin });
    for (const [user, invitation] of [
      [ada, {}],
      [ada, { role, user: 'urn:li:corpuser:bob' }],
      ['urn:li:corpuser:bob', { role }],
      [robot.urn, { role }],
      ['urn:li:corpuser:nobody', { role }],
    ] as const) {
      const { token } = await users.invite({ by: admin, ...invitation });
      await expect(users.acceptInvitation({ user, token })).rejects.toThrow(code('INVALID_LINK'));
    }
  });

  it('is not used up by a name or password that is rejected', async () => {
    const { token } = await users.invite({ by: admin });
    const attempt = (name: string, password: string) => users.signUp({ name, password, token });
    await expect(attempt('ada', 'short')).rejects.toThrow(code('WEAK_PASSWORD'));
    await expect(attempt('a b', goodPassword)).rejects.toThrow(code('INVALID_NAME'));
    await signUp('bob');
    await expect(attempt('BOB', goodPassword)).rejects.toThrow(code('USER_EXISTS'));
    expect(await attempt('ada', goodPassword)).toEqual({ urn: ada });
  });

  it('is needed before anything else is said', async () => {
    await signUp('ada');
    for (const token of ['', 'none']) {
      const attempt = users.signUp({ name: 'ada', password: 'short', token });
      await expect(attempt).rejects.toThrow(code('INVALID_LINK'));
    }
    const { token } = await users.issueReset({ user: ada, by: admin });
    const withOther = users.signUp({ name: 'bob', password: goodPassword, token });
    await expect(withOther).rejects.toThrow(code('INVALID_LINK'));
  });

  it.each(['datahub', 'DataHub', '__datahub_system', 'unknown'])('makes nobody %s', async (name) => {
    await expect(signUp(name)).rejects.toThrow(code('USER_EXISTS'));
  });

  it('for a provisioned user is the only one that lets it in', async () => {
    for (const name of ['ada', 'bob']) await users.provision({ name, by: admin });
    await expect(signUp('ada')).rejects.toThrow(code('USER_EXISTS'));
    await expect(signUp('bob', goodPassword, { user: ada })).rejects.toThrow(code('INVALID_LINK'));
    expect(await signUp('ada', goodPassword, { user: ada })).toEqual({ urn: ada });
    await expect(signUp('ada', 'another good password', { user: ada })).rejects.toThrow(code('USER_EXISTS'));
  });
});

describe('a password reset', () => {
  it('works once, within an hour, and ends sessions', async () => {
    await signUp('ada');
    const sessions = createSessions({ store, environment });
    const { secret } = await sessions.begin({ user: ada, method: 'native' });
    const before = await store.readUser(ada);
    const { token } = await users.issueReset({ user: ada, by: admin });
    const reset = () => users.resetPassword({ token, password: 'another good password' });
    await expect(users.resetPassword({ token, password: 'short' })).rejects.toThrow(code('WEAK_PASSWORD'));
    expect(await reset()).toBe(ada);
    expect((await store.readUser(ada))?.passwordHash).not.toBe(before?.passwordHash);
    expect(await sessions.read(secret)).toBeUndefined();
    await expect(reset()).rejects.toThrow(code('INVALID_LINK'));

    const late = await users.issueReset({ user: ada, by: admin });
    environment.time += hourMs;
    const expired = users.resetPassword({ token: late.token, password: goodPassword });
    await expect(expired).rejects.toThrow(code('INVALID_LINK'));
  });

  it('ends when a newer one is made, or the password is changed', async () => {
    await signUp('ada');
    const first = await users.issueReset({ user: ada, by: admin });
    const second = await users.issueReset({ user: ada, by: admin });
    const reset = (token: string) => users.resetPassword({ token, password: 'another good password' });
    await expect(reset(first.token)).rejects.toThrow(code('INVALID_LINK'));
    await users.changePassword({ user: ada, current: goodPassword, next: 'yet another password' });
    await expect(reset(second.token)).rejects.toThrow(code('INVALID_LINK'));
  });

  it('does not let a suspended user in, and is no way around another origin', async () => {
    await signUp('ada');
    const { token } = await users.issueReset({ user: ada, by: admin });
    await users.setStatus({ user: ada, status: 'suspended', by: admin });
    const reset = users.resetPassword({ token, password: goodPassword });
    await expect(reset).rejects.toThrow(code('INVALID_LINK'));
    await store.updateUser(ada, (user) => ({ ...user, status: 'active', origin: 'oidc' }));
    const other = users.resetPassword({ token, password: goodPassword });
    await expect(other).rejects.toThrow(code('INVALID_LINK'));
  });

  it('is not made for a user that does not exist, nor for a service account', async () => {
    await users.provision({ name: 'robot', kind: 'service', by: admin });
    for (const user of [ada, 'urn:li:corpuser:robot'])
      await expect(users.issueReset({ user, by: admin })).rejects.toThrow(code('UNKNOWN_USER'));
  });
});

describe('a change of the password', () => {
  const next = 'another good password';

  it('needs the current one', async () => {
    await signUp('ada');
    const change = (current: string) => users.changePassword({ user: ada, current, next });
    await expect(change('wrong')).rejects.toThrow(code('INVALID_CREDENTIALS'));
    await change(goodPassword);
    await expect(change(goodPassword)).rejects.toThrow(code('INVALID_CREDENTIALS'));
    await change(next);
    expect((await actions()).slice(0, 4)).toEqual(Array(4).fill('password-change'));
  });

  it('is slowed down after wrong guesses, as a sign-in is', async () => {
    await signUp('ada');
    const change = (current: string) =>
      users.changePassword({ user: ada, current, next, address: '10.0.0.1' });
    for (let turn = 0; turn < 5; turn++)
      await expect(change('wrong')).rejects.toThrow(code('INVALID_CREDENTIALS'));
    await expect(change(goodPassword)).rejects.toThrow(code('TOO_MANY_ATTEMPTS'));
    environment.time += 1_000;
    await change(goodPassword);
  });

  it('of two at the same time happens once', async () => {
    await signUp('ada');
    const change = () => users.changePassword({ user: ada, current: goodPassword, next });
    const results = await Promise.allSettled([change(), change()]);
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });
});

it('records who changed the status of a user', async () => {
  await signUp('ada');
  await users.setStatus({ user: ada, status: 'suspended', by: admin, address: '10.0.0.1' });
  await users.setStatus({ user: ada, status: 'suspended', by: admin });
  expect(await store.readAudit({ action: 'user-status', limit: 9 })).toMatchObject([
    { actor: admin, subject: ada, address: '10.0.0.1', details: { status: 'suspended' } },
  ]);
  await users.remove({ user: ada, by: admin });
  const unknown = users.setStatus({ user: ada, status: 'active', by: admin });
  await expect(unknown).rejects.toThrow(code('UNKNOWN_USER'));
  await expect(users.remove({ user: ada, by: admin })).rejects.toThrow(code('UNKNOWN_USER'));
});
