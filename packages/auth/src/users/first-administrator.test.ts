import { beforeEach, expect, it } from 'vitest';
import { hourMs } from '../environment.ts';
import type { IdentityStore } from '../ports/identity-store.ts';
import {
  createTestEnvironment,
  createTestHasher,
  createTestUsers,
  goodPassword,
  type TestEnvironment,
} from '../testing/fixtures.ts';
import { createMemoryIdentityStore } from '../testing/memory-identity-store.ts';
import { createFirstAdministrator, type FirstAdministrator } from './first-administrator.ts';

let environment: TestEnvironment;
let store: IdentityStore;
let first: FirstAdministrator;
beforeEach(() => {
  environment = createTestEnvironment();
  store = createMemoryIdentityStore();
  first = createFirstAdministrator({ store, environment, hasher: createTestHasher(environment) });
});
const code = (code: string) => expect.objectContaining({ code });
const root = 'urn:li:corpuser:root';

it('claims the link once', async () => {
  const { token = '' } = (await first.offer()) ?? {};
  const claim = (name: string) => first.claim({ token, name, password: goodPassword });
  expect(await claim('root')).toBe(root);
  expect(await store.readUser(root)).toMatchObject({ status: 'active', origin: 'native' });
  await expect(claim('second')).rejects.toThrow(code('INVALID_LINK'));
  expect(await first.offer()).toBeUndefined();
});

it('of two claims at the same time gets one', async () => {
  const { token = '' } = (await first.offer()) ?? {};
  const claims = ['a', 'b'].map((name) => first.claim({ token, name, password: goodPassword }));
  const results = await Promise.allSettled(claims);
  expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
});

it('has an hour, and the latest link alone', async () => {
  const claim = (token = '') => first.claim({ token, name: 'root', password: goodPassword });
  const early = await first.offer();
  const late = await first.offer();
  await expect(claim(early?.token)).rejects.toThrow(code('INVALID_LINK'));
  environment.time += hourMs;
  await expect(claim(late?.token)).rejects.toThrow(code('INVALID_LINK'));
});

it('is offered while nobody can sign in: provisioned users and service accounts cannot', async () => {
  const users = createTestUsers(store, environment);
  for (let number = 0; number < 100; number++) await users.provision({ name: `user${number}`, by: root });
  await users.provision({ name: 'robot', kind: 'service', by: root });
  expect(await first.offer()).toBeDefined();
  await users.setStatus({ user: 'urn:li:corpuser:user99', status: 'active', by: root });
  expect(await first.offer()).toBeUndefined();
});

it('is made from a hash, which never replaces a password', async () => {
  const passwordHash = await createTestHasher(environment).hash(goodPassword);
  expect(await first.setFromHash({ name: 'root', passwordHash })).toBe(root);
  const other = await createTestHasher(environment).hash('other');
  expect(await first.setFromHash({ name: 'root', passwordHash: other })).toBeUndefined();
  expect((await store.readUser(root))?.passwordHash).toBe(passwordHash);
});

it('is not made from a password', async () => {
  const made = first.setFromHash({ name: 'root', passwordHash: 'hunter2' });
  await expect(made).rejects.toThrow(code('INVALID_CONFIGURATION'));
  await expect(made).rejects.not.toThrow('hunter2');
});
