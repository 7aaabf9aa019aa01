import { beforeEach, describe, expect, it } from 'vitest';
import { hourMs, minuteMs } from '../environment.ts';
import { AuthError } from '../errors.ts';
import { createPasswordHasher } from '../passwords/password-hasher.ts';
import type { IdentityStore } from '../ports/identity-store.ts';
import { createSessions, type Sessions } from '../sessions/sessions.ts';
import {
  createTestBox,
  createTestEnvironment,
  createTestHasher,
  createTestUsers,
  goodPassword,
  type TestEnvironment,
  testCost,
} from '../testing/fixtures.ts';
import { createMemoryIdentityStore } from '../testing/memory-identity-store.ts';
import type { NativeUsers } from '../users/native-users.ts';
import { createNativeVerifier } from '../verifiers/native-verifier.ts';
import type { PasswordVerifier } from '../verifiers/verifier.ts';
import { type BackOff, createBackOff } from './back-off.ts';
import { isDeviceOf, networkOf } from './device.ts';
import { createPasswordSignIn, type PasswordSignIn, type SignInWithPassword } from './sign-in.ts';

const ada = 'urn:li:corpuser:ada';
let environment: TestEnvironment;
let store: IdentityStore;
let users: NativeUsers;
let sessions: Sessions;
let signIn: SignInWithPassword;
let calls: string[];
let backOff: BackOff;

/** Knows the users of a directory, where everybody has the same password. */
const directory: PasswordVerifier = {
  id: 'directory',
  async verify(name, password) {
    calls.push(name);
    if (name === 'broken') throw new AuthError('UNAVAILABLE', 'The directory does not answer');
    if (!['ada', 'dora', 'datahub', 'a b'].includes(name) || password !== 'from the directory')
      return undefined;
    return { name, groups: ['readers'] };
  },
};

beforeEach(async () => {
  environment = createTestEnvironment();
  store = createMemoryIdentityStore();
  calls = [];
  const hasher = createTestHasher(environment);
  users = createTestUsers(store, environment);
  const box = createTestBox(environment);
  backOff = createBackOff({ store, box, environment });
  sessions = createSessions({ store, environment });
  signIn = createPasswordSignIn({
    store,
    sessions,
    environment,
    box,
    backOff,
    verifiers: [createNativeVerifier(store, hasher), directory],
  });
  const { token } = await users.invite({ by: 'urn:li:corpuser:root' });
  await users.signUp({ name: 'ada', password: goodPassword, token });
});

const attempt = (some: Partial<PasswordSignIn> = {}) =>
  signIn({ name: 'ada', password: goodPassword, address: '10.0.0.1', ...some });
const outcome = (some: Partial<PasswordSignIn> = {}) =>
  attempt(some).then(
    ({ user }) => user.urn,
    ({ code, retryAfterMs }) => (retryAfterMs === undefined ? code : `${code} ${retryAfterMs}`),
  );
const fail = async (times: number, some: Partial<PasswordSignIn> = {}) => {
  for (let turn = 0; turn < times; turn++)
    expect(await outcome({ password: 'wrong', ...some })).toBe('INVALID_CREDENTIALS');
};

describe('signing in', () => {
  it('begins a session in the place of the one that the browser had', async () => {
    const before = await sessions.begin({ user: ada, method: 'native' });
    const { secret, user, isNew } = await attempt({ name: ' ADA ', session: before.secret });
    expect([user.urn, user.signedInAt, isNew]).toEqual([ada, environment.time, false]);
    expect(await sessions.read(secret)).toMatchObject({ session: { method: 'native', address: '10.0.0.1' } });
    expect(await sessions.read(before.secret)).toBeUndefined();
  });

  it('says the same about an unknown user, a wrong password and a suspended account', async () => {
    await users.provision({ name: 'bob', by: ada });
    const errors = [
      await error({ name: 'nobody' }),
      await error({ password: 'wrong' }),
      await error({ name: 'bob' }),
    ];
    await users.setStatus({ user: ada, status: 'suspended', by: ada });
    errors.push(await error(), await error({ name: '' }), await error({ name: 'a'.repeat(10_000) }));
    expect(new Set(errors)).toEqual(new Set(['INVALID_CREDENTIALS: Invalid credentials']));

    async function error(some: Partial<PasswordSignIn> = {}) {
      return attempt(some).catch(({ code, message }) => `${code}: ${message}`);
    }
  });

  it('hashes for an unknown user as often as for a known one', async () => {
    let hashes = 0;
    const real = createTestHasher(environment);
    const verifier = createNativeVerifier(store, {
      ...real,
      verify: (...given) => {
        hashes++;
        return real.verify(...given);
      },
    });
    await verifier.verify('ada', 'wrong');
    await verifier.verify('nobody', 'wrong');
    expect(hashes).toBe(2);
  });

  it('records the reason of a refusal, and never what was typed', async () => {
    await fail(1, { name: 'my password, mistyped', password: 'wrong one' });
    const [record] = await store.readAudit({ limit: 1 });
    expect(record).toMatchObject({
      action: 'sign-in',
      outcome: 'refused',
      address: '10.0.0.1',
      details: { reason: 'unknown user or wrong password' },
    });
    expect(JSON.stringify(record)).not.toContain('mistyped');
    await attempt();
    expect(await store.readAudit({ limit: 1 })).toMatchObject([{ outcome: 'done', actor: ada }]);
  });

  it('replaces a hash that costs less than a new one', async () => {
    const hasher = createPasswordHasher({ environment, cost: { ...testCost, log2N: 2 } });
    const verifier = createNativeVerifier(store, hasher);
    expect(await verifier.verify('ada', goodPassword)).toEqual({ name: 'ada' });
    const hash = (await store.readUser(ada))?.passwordHash;
    expect(hash).toContain('ln=2');
    expect(await verifier.verify('ada', goodPassword)).toBeDefined();
    expect((await store.readUser(ada))?.passwordHash).toBe(hash);
  });
});

describe('a user of another verifier', () => {
  const password = 'from the directory';

  it('is made at the first sign-in, with what the verifier knows', async () => {
    const { user, isNew, verified } = await attempt({ name: 'dora', password });
    expect(user).toMatchObject({ urn: 'urn:li:corpuser:dora', origin: 'directory', status: 'active' });
    expect([isNew, verified.groups]).toEqual([true, ['readers']]);
    expect((await attempt({ name: 'dora', password })).isNew).toBe(false);
  });

  it('does not become a native user, nor one that stands for more than a person', async () => {
    for (const name of ['ada', 'datahub', 'a b'])
      expect(await outcome({ name, password })).toBe('INVALID_CREDENTIALS');
    const reasons = (await store.readAudit({ action: 'sign-in', limit: 3 })).map(
      ({ details }) => details?.reason,
    );
    expect(reasons).toEqual(['name not allowed', 'name not allowed', 'user of another origin']);
  });

  it('is not made where users are provisioned', async () => {
    signIn = createPasswordSignIn({
      store,
      sessions,
      environment,
      box: createTestBox(environment),
      backOff,
      verifiers: [directory],
      isJustInTime: false,
    });
    expect(await outcome({ name: 'dora', password })).toBe('INVALID_CREDENTIALS');
    await users.provision({ name: 'dora', by: ada });
    expect(await outcome({ name: 'dora', password })).toBe('urn:li:corpuser:dora');
  });

  it('is asked about whether the user is known elsewhere or not', async () => {
    await fail(1);
    await fail(1, { name: 'nobody' });
    expect(calls).toEqual(['ada', 'nobody']);
  });

  it('cannot be told from others while the verifier does not answer, and nothing is counted', async () => {
    for (let turn = 0; turn < 20; turn++) expect(await outcome({ name: 'broken' })).toBe('UNAVAILABLE');
    expect(await outcome()).toBe(ada);
  });
});

describe('failed attempts', () => {
  it('slow down the same user from the same address, longer each time', async () => {
    await fail(5);
    expect(await outcome()).toBe('TOO_MANY_ATTEMPTS 1000');
    environment.time += 1_000;
    await fail(1);
    expect(await outcome()).toBe('TOO_MANY_ATTEMPTS 2000');
    for (let turn = 0; turn < 20; turn++) {
      environment.time += 15 * minuteMs;
      await fail(1);
    }
    expect(await outcome()).toBe(`TOO_MANY_ATTEMPTS ${15 * minuteMs}`);
    environment.time += 15 * minuteMs;
    expect(await outcome()).toBe(ada);
    await fail(5);
  });

  it('slow down names that do not exist just so', async () => {
    await fail(5, { name: 'nobody' });
    expect(await outcome({ name: 'nobody' })).toBe('TOO_MANY_ATTEMPTS 1000');
  });

  it('do not lock the user out elsewhere', async () => {
    for (let turn = 0; turn < 100; turn++)
      await outcome({ password: 'wrong', address: `10.1.0.${turn % 3}` });
    expect(await outcome()).toBe(ada);
  });

  it('do not lock out who has signed in before in the same browser, at the same address', async () => {
    const { device } = await attempt();
    for (let turn = 0; turn < 100; turn++) await outcome({ password: 'wrong', name: `user${turn}` });
    for (let turn = 0; turn < 10; turn++) await outcome({ password: 'wrong' });
    expect(await outcome()).toContain('TOO_MANY_ATTEMPTS');
    expect(await outcome({ device })).toBe(ada);
    // The device of one user is none of another's, and none can be invented.
    expect(await outcome({ device, name: 'nobody' })).toContain('TOO_MANY_ATTEMPTS');
    expect(await outcome({ device: 'a.b' })).toContain('TOO_MANY_ATTEMPTS');
  });

  it('count for a device of its own', async () => {
    const { device } = await attempt();
    await fail(5, { device });
    expect(await outcome({ device })).toBe('TOO_MANY_ATTEMPTS 1000');
    expect(await outcome()).toBe(ada);
  });

  it('of an address slow it down for every name', async () => {
    for (let turn = 0; turn < 50; turn++) await fail(1, { name: `user${turn}` });
    expect(await outcome()).toBe('TOO_MANY_ATTEMPTS 1000');
    expect(await outcome({ address: '10.0.0.2' })).toBe(ada);
    environment.time += hourMs;
    expect(await outcome()).toBe(ada);
  });

  it('of an address are not forgotten by signing in as oneself in between', async () => {
    const codes: string[] = [];
    for (let turn = 0; turn < 60; turn++) {
      codes.push(await outcome({ name: `user${turn}` }));
      await outcome();
    }
    expect(codes.at(-1)).toContain('TOO_MANY_ATTEMPTS');
  });

  it('that arrive at the same time count one by one', async () => {
    const outcomes = await Promise.all(Array.from({ length: 30 }, () => outcome({ password: 'wrong' })));
    expect(outcomes.filter((one) => one === 'INVALID_CREDENTIALS')).toHaveLength(5);
  });
});

it('a device is a user of one name, in any case', async () => {
  const box = createTestBox(environment);
  const { device } = await attempt();
  expect(isDeviceOf(box, device, 'ADA')).toBe(true);
  expect(isDeviceOf(box, device, 'bob')).toBe(false);
});

it.each([
  ['10.0.0.1', '10.0.0.1'],
  ['::ffff:10.0.0.1', '10.0.0.1'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:1:2::9', '2001:db8:1:2::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['', ''],
])('%s is of the network %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});
