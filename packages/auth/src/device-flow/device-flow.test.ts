import { beforeEach, describe, expect, it } from 'vitest';
import { minuteMs } from '../environment.ts';
import type { SecretBox } from '../keys/secret-box.ts';
import type { IdentityStore } from '../ports/identity-store.ts';
import { createBackOff } from '../sign-in/back-off.ts';
import { createTestBox, createTestEnvironment, type TestEnvironment } from '../testing/fixtures.ts';
import { createMemoryIdentityStore } from '../testing/memory-identity-store.ts';
import { createDeviceFlow, type DeviceFlow } from './device-flow.ts';
import { makeUserCode, readUserCode } from './user-code.ts';

const [ada, eve] = ['urn:li:corpuser:ada', 'urn:li:corpuser:eve'] as const;
const address = '192.0.2.7';
const errorOf = (code: string) => expect.objectContaining({ code });

let environment: TestEnvironment;
let store: IdentityStore;
let box: SecretBox;
let flow: DeviceFlow;
beforeEach(() => {
  environment = createTestEnvironment();
  store = createMemoryIdentityStore();
  box = createTestBox(environment);
  flow = createDeviceFlow({ store, box, environment, backOff: createBackOff({ store, box, environment }) });
});

const begin = () => flow.begin({ client: 'laptop', address });
const decide = (code: string, isApproved = true, user: string = ada) =>
  flow.decide({ code, user, isApproved, address: '198.51.100.1' });

it('tells the program once who has approved it', async () => {
  const { deviceCode, userCode, lifetimeMs, intervalMs } = await begin();
  expect(userCode).toMatch(/^[BCDFGHJKLMNPQRSTVWXZ]{4}-[BCDFGHJKLMNPQRSTVWXZ]{4}$/);
  expect(lifetimeMs).toBe(10 * minuteMs);
  expect(await flow.poll(deviceCode)).toEqual({ state: 'pending' });
  expect(await flow.find({ code: userCode, user: ada })).toEqual({
    client: 'laptop',
    address,
    createdAt: environment.time,
  });
  // However it was typed.
  await decide(` ${userCode.toLowerCase().replace('-', ' ')}`);
  environment.time += intervalMs;
  expect(await flow.poll(deviceCode)).toEqual({ state: 'approved', user: ada, client: 'laptop' });
  expect(await flow.poll(deviceCode)).toEqual({ state: 'expired' });
  await expect(decide(userCode, true, eve)).rejects.toThrow(errorOf('INVALID_CODE'));
  expect(await store.readAudit({ limit: 9 })).toMatchObject([
    { action: 'device-sign-in', outcome: 'done', actor: ada, address: '198.51.100.1' },
  ]);
});

it('tells the program that it was denied, and nobody approves it afterwards', async () => {
  const { deviceCode, userCode } = await begin();
  await decide(userCode, false);
  await expect(decide(userCode)).rejects.toThrow(errorOf('INVALID_CODE'));
  expect(await flow.poll(deviceCode)).toEqual({ state: 'denied' });
  expect(await flow.poll(deviceCode)).toEqual({ state: 'expired' });
});

it('is decided by the first who does, and by nobody after that', async () => {
  const { deviceCode, userCode } = await begin();
  const results = await Promise.allSettled([decide(userCode), decide(userCode, true, eve)]);
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);
  expect(await flow.poll(deviceCode)).toMatchObject({ user: ada });
});

it('ends after ten minutes, decided or not', async () => {
  const [open, approved] = [await begin(), await begin()];
  await decide(approved.userCode);
  environment.time += open.lifetimeMs;
  for (const { deviceCode } of [open, approved])
    expect(await flow.poll(deviceCode)).toEqual({ state: 'expired' });
  await expect(decide(open.userCode)).rejects.toThrow(errorOf('INVALID_CODE'));
});

it('slows down a program that asks too often, more each time', async () => {
  const { deviceCode, userCode, intervalMs } = await begin();
  expect(await flow.poll(deviceCode)).toEqual({ state: 'pending' });
  expect(await flow.poll(deviceCode)).toEqual({ state: 'slow-down', intervalMs: intervalMs + 5_000 });
  expect(await flow.poll(deviceCode)).toEqual({ state: 'slow-down', intervalMs: intervalMs + 10_000 });
  environment.time += intervalMs + 10_000;
  expect(await flow.poll(deviceCode)).toEqual({ state: 'pending' });
  await decide(userCode);
  expect(await flow.poll(deviceCode)).toMatchObject({ state: 'approved' });
});

describe('guessing', () => {
  it('says the same about every code that is none, and slows down the user alone', async () => {
    const { userCode } = await begin();
    const wrong = userCode === 'BBBB-BBBB' ? 'CCCC-CCCC' : 'BBBB-BBBB';
    for (let i = 0; i < 5; i++)
      await expect(decide(wrong, true, eve)).rejects.toThrow(errorOf('INVALID_CODE'));
    await expect(decide(userCode, true, eve)).rejects.toThrow(errorOf('TOO_MANY_ATTEMPTS'));
    await decide(userCode);
  });

  it('of the code of a program says nothing', async () => {
    for (const code of ['', 'x', 'BBBB-BBBB']) expect(await flow.poll(code)).toEqual({ state: 'expired' });
  });

  it('does not fill the store: an address begins a hundred, and others still begin', async () => {
    for (let i = 0; i < 100; i++) await begin();
    await expect(begin()).rejects.toThrow(errorOf('TOO_MANY_ATTEMPTS'));
    await flow.begin({ client: 'laptop', address: '203.0.113.1' });
    environment.time += 10 * minuteMs;
    await begin();
  });
});

it('stores neither code, nor anything from which the short one can be found by trying', async () => {
  const stored: string[] = [];
  const add = store.addDeviceRequest;
  store.addDeviceRequest = (request) => {
    stored.push(JSON.stringify(request));
    return add(request);
  };
  const { deviceCode, userCode } = await begin();
  const [record = ''] = stored;
  for (const secret of [deviceCode, userCode, userCode.replace('-', '')])
    expect(record).not.toContain(secret);
  // It is made with a key.
  expect(record).toContain(box.sign(userCode, 'user-code'));
});

it('shows what a program says about itself as one short line', async () => {
  const { userCode } = await flow.begin({ client: ` a\n\u202eb\u0000 ${'c'.repeat(99)}` });
  expect((await flow.find({ code: userCode, user: ada })).client).toBe(`a b ${'c'.repeat(60)}`);
  const nameless = await flow.begin({ client: '\u0007' });
  expect((await flow.find({ code: nameless.userCode, user: ada })).client).toBe('a device');
});

it('makes codes of which every letter is as likely, and reads them as typed', () => {
  const counts = new Map<string, number>();
  const everyByte = { now: () => 0, randomBytes: (length: number) => next(length) };
  let at = 0;
  const next = (length: number) => Uint8Array.from({ length }, () => at++ % 256);
  for (let i = 0; i < 30 * 12; i++)
    for (const letter of makeUserCode(everyByte).replace('-', ''))
      counts.set(letter, (counts.get(letter) ?? 0) + 1);
  expect(counts.size).toBe(20);
  expect(Math.max(...counts.values()) - Math.min(...counts.values())).toBeLessThan(10);
  expect(readUserCode('wdjb mjht')).toBe('WDJB-MJHT');
});
