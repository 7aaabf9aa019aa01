import { beforeEach, describe, expect, it } from 'vitest';
import { hourMs, minuteMs } from '../environment.ts';
import type { IdentityStore } from '../ports/identity-store.ts';
import { createTestEnvironment, type TestEnvironment } from '../testing/fixtures.ts';
import { createMemoryIdentityStore } from '../testing/memory-identity-store.ts';
import { newUser } from '../users/native-users.ts';
import { type AccessTokens, createAccessTokens } from './access-tokens.ts';
import { isTokenShaped, tokenPattern } from './token-format.ts';

const ada = 'urn:li:corpuser:ada';
const robot = 'urn:li:corpuser:robot';
let environment: TestEnvironment;
let store: IdentityStore;
let tokens: AccessTokens;
beforeEach(async () => {
  environment = createTestEnvironment();
  store = createMemoryIdentityStore();
  tokens = createAccessTokens({ store, environment });
  await store.addUser({ ...newUser('ada', { createdAt: 0 }), status: 'active' });
  await store.addUser(newUser('robot', { kind: 'service', createdAt: 0 }));
});
const create = (some = {}) =>
  tokens.create({ kind: 'personal', owner: ada, name: 'laptop', by: ada, ...some });
const invalid = expect.objectContaining({ code: 'INVALID_TOKEN' });

describe('an access token', () => {
  it('is recognised by scanners, and a mistyped one by its checksum', async () => {
    const { token } = await create();
    const service = await create({ kind: 'service', owner: robot });
    expect(token).toMatch(/^colophon_pat_[0-9A-Za-z]{39}$/);
    expect(service.token).toMatch(/^colophon_sat_/);
    expect(`token: "${token}"`).toMatch(tokenPattern);
    expect(isTokenShaped(token)).toBe(true);
    for (let place = 0; place < token.length; place++) {
      const other = token[place] === 'a' ? 'b' : 'a';
      expect(isTokenShaped(token.slice(0, place) + other + token.slice(place + 1))).toBe(false);
    }
  });

  it('acts for its owner, and is not stored', async () => {
    const { token, record } = await create({ description: 'for the CLI' });
    expect(await tokens.authenticate(token)).toMatchObject({ record, user: { urn: ada } });
    expect(
      JSON.stringify([await tokens.list({ limit: 9 }), await store.readAudit({ limit: 9 })]),
    ).not.toContain(token.slice(20, 40));
    for (const other of ['', record.id, record.hash, token.toLowerCase(), ` ${token}`])
      await expect(tokens.authenticate(other)).rejects.toThrow(invalid);
  });

  it('ends when its lifetime is over', async () => {
    const { token } = await create({ lifetimeMs: hourMs });
    environment.time += hourMs - 1;
    await tokens.authenticate(token);
    environment.time += 1;
    await expect(tokens.authenticate(token)).rejects.toThrow(invalid);
  });

  it('dies with its owner', async () => {
    const { token } = await create();
    await store.updateUser(ada, (user) => ({ ...user, status: 'suspended' }));
    await expect(tokens.authenticate(token)).rejects.toThrow(invalid);
    await expect(create()).rejects.toMatchObject({ code: 'UNKNOWN_USER' });
    await store.removeUser(ada);
    await expect(tokens.authenticate(token)).rejects.toThrow(invalid);
  });

  it('records its use at most once a minute', async () => {
    const { token, record } = await create();
    const used = async () => (await tokens.read(record.id))?.lastUsedAt;
    await tokens.authenticate(token);
    const first = environment.time;
    environment.time += minuteMs - 1;
    await tokens.authenticate(token);
    expect(await used()).toBe(first);
    environment.time += 1;
    await tokens.authenticate(token);
    expect(await used()).toBe(first + minuteMs);
  });

  it('is revoked', async () => {
    const { token, record } = await create();
    expect(await tokens.revoke({ id: record.id, by: ada })).toBe(true);
    expect(await tokens.revoke({ id: record.id, by: ada })).toBe(false);
    await expect(tokens.authenticate(token)).rejects.toThrow(invalid);
    const audit = await store.readAudit({ subject: record.id, limit: 9 });
    expect(audit.map(({ action }) => action)).toEqual(['token-revoked', 'token-created']);
  });

  it('is rotated: another takes its place, with the same lifetime', async () => {
    const old = await create({ lifetimeMs: hourMs, description: 'for the CLI' });
    environment.time += minuteMs;
    const { token, record } = await tokens.rotate({ id: old.record.id, by: ada, overlapMs: minuteMs });
    expect(record).toMatchObject({ name: 'laptop', description: 'for the CLI', owner: ada });
    expect(record.expiresAt).toBe(environment.time + hourMs);
    await tokens.authenticate(token);
    await tokens.authenticate(old.token);
    environment.time += minuteMs;
    await tokens.authenticate(token);
    await expect(tokens.authenticate(old.token)).rejects.toThrow(invalid);
    await expect(tokens.rotate({ id: old.record.id, by: ada })).rejects.toThrow(invalid);
    const last = await tokens.rotate({ id: record.id, by: ada });
    await expect(tokens.authenticate(token)).rejects.toThrow(invalid);
    await tokens.authenticate(last.token);
  });

  it('of a person is personal, and of a service account is not', async () => {
    for (const wrong of [{ owner: robot }, { kind: 'service' }, { owner: 'urn:li:corpuser:none' }])
      await expect(create(wrong)).rejects.toMatchObject({ code: 'UNKNOWN_USER' });
  });

  it('needs a name, and a lifetime where one is asked for', async () => {
    for (const name of ['', ' ', 'a'.repeat(101)])
      await expect(create({ name })).rejects.toMatchObject({ code: 'INVALID_NAME' });
    await expect(create({ lifetimeMs: 0 })).rejects.toThrow('must be positive');
    tokens = createAccessTokens({ store, environment, maxLifetimeMs: hourMs });
    for (const some of [{}, { lifetimeMs: hourMs + 1 }])
      await expect(create(some)).rejects.toThrow('after at most 60 minutes');
    await create({ lifetimeMs: hourMs });
  });
});
