import { afterEach, describe, expect, it, vi } from 'vitest';
import { type ClientOptions, resolveClientOptions } from '../client-options.ts';
import { RestEmitter } from '../rest-emitter.ts';
import { type FakeServer, sendJson, startFakeServer } from '../testing/servers.ts';
import { createNodeTransport } from './node-transport.ts';
import { retryAfterMs, sendWithRetries } from './retry.ts';

const now = { 'Retry-After': '0' };

/** A server that fails so many times, and then answers as a catalogue does. */
const failing = (times: number, status: number, headers: object = now) =>
  startFakeServer((response, _, count) =>
    count <= times ? sendJson(response, status, {}, headers) : sendJson(response, 200, { noCode: 'true' }),
  );

const send = (server: FakeServer, method: string, options: Partial<ClientOptions> = {}) => {
  const resolved = resolveClientOptions({ server: server.address, ...options });
  const request = { method, url: `${server.address}/x`, headers: {} };
  return sendWithRetries(createNodeTransport(resolved), resolved, request);
};

/**
 * Returns a function that lists the pauses made since, in milliseconds: measured by the clock, they would depend on what
 * else the machine does. The time-outs of a connection, 30 seconds each, are no pauses.
 */
function recordPauses(): () => number[] {
  const timers = vi.spyOn(globalThis, 'setTimeout');
  timers.mockClear();
  return () => timers.mock.calls.map(([, ms = 0]) => ms).filter((ms) => ms < 30_000);
}

/** As it is before a test watches it. */
const startTimer = globalThis.setTimeout;

/** Holds the pause of so many milliseconds until the function that it returns is called: no clock decides. */
function holdPause(pauseMs: number) {
  let callback: (() => void) | undefined;
  vi.spyOn(globalThis, 'setTimeout').mockImplementation(((act: () => void, ms?: number) => {
    if (ms !== pauseMs) return startTimer(act, ms);
    callback = act;
    return startTimer(() => undefined, 0);
  }) as typeof setTimeout);
  return Object.defineProperty(() => callback?.(), 'isWaitedFor', {
    get: () => callback !== undefined,
  }) as (() => void) & { readonly isWaitedFor: boolean };
}

const isWithin = (least: number, most: number) => (value: unknown) =>
  typeof value === 'number' && value >= least && value <= most;

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe('sendWithRetries', () => {
  it.each([429, 500, 502, 503, 504])('retries after status %i', async (status) => {
    const server = await failing(2, status);
    expect((await send(server, 'POST')).status).toBe(200);
    expect(server.received).toHaveLength(3);
  });

  it.each([400, 401, 404, 409, 422, 501])('does not retry status %i', async (status) => {
    const server = await failing(1, status);
    expect((await send(server, 'GET')).status).toBe(status);
    expect(server.received).toHaveLength(1);
  });

  it('makes at most five attempts, and returns the last response', async () => {
    const server = await failing(9, 503);
    expect((await send(server, 'GET')).status).toBe(503);
    expect(server.received).toHaveLength(5);
  });

  it('follows the settings: statuses, methods, maximum', async () => {
    const other = await failing(9, 418);
    await send(other, 'GET', { retryStatusCodes: [418], maxRetries: 2 });
    expect(other.received).toHaveLength(3);
    const none = await failing(9, 503);
    await send(none, 'GET', { maxRetries: 0 });
    expect(none.received).toHaveLength(1);
    const method = await failing(9, 503);
    await send(method, 'POST', { retryMethods: ['get'] });
    expect(method.received).toHaveLength(1);
    await send(method, 'GET', { retryMethods: ['get'], maxRetries: 1 });
    expect(method.received).toHaveLength(3);
  });

  it('does not retry PATCH', async () => {
    const server = await failing(9, 503);
    expect((await send(server, 'PATCH')).status).toBe(503);
    expect(server.received).toHaveLength(1);
  });

  it('retries with the same body', async () => {
    const server = await failing(1, 503);
    const emitter = new RestEmitter({ server: server.address });
    await emitter.emit({ entityUrn: 'urn:li:tag:a', aspectName: 'tagProperties', aspect: { name: 'Ä' } });
    const [first, second] = server.received;
    expect(second?.body).toBe(first?.body);
    expect(first?.body).toContain('Ä');
  });

  it('retries after a broken connection', async () => {
    const server = await startFakeServer((response, _, count) =>
      count === 1 ? response.destroy() : sendJson(response, 200, {}),
    );
    expect((await send(server, 'GET')).status).toBe(200);
    expect(server.received).toHaveLength(2);
  });

  it('pauses for half a second or a little less, then twice as long, if the server does not say how long', async () => {
    const server = await failing(2, 503, {});
    const pauses = recordPauses();
    await send(server, 'GET');
    expect(pauses()).toEqual([expect.toSatisfy(isWithin(250, 500)), expect.toSatisfy(isWithin(500, 1000))]);
  });

  it('pauses for as long as Retry-After says, in seconds or as a date', async () => {
    const now = Date.parse('2025-06-01T00:00:00Z');
    vi.setSystemTime(now);
    for (const [text, pauseMs] of [
      ['0.3', 300],
      [new Date(now + 1000).toUTCString(), 1000],
    ] as const) {
      const server = await failing(1, 503, { 'Retry-After': text });
      const end = holdPause(pauseMs);
      const sent = send(server, 'GET');
      await expect.poll(() => end.isWaitedFor).toBe(true);
      // It really waits: the next attempt comes from the timer.
      expect(server.received).toHaveLength(1);
      end();
      await sent;
      expect(server.received).toHaveLength(2);
    }
  });

  it('stops immediately when aborted in a pause, with the reason of the signal', async () => {
    const controller = new AbortController();
    const reason = new Error('enough');
    const server = await startFakeServer((response) => {
      sendJson(response, 503, {}, { 'Retry-After': '600' });
    });
    const { signal } = controller;
    const timers = vi.spyOn(globalThis, 'setTimeout');
    const sent = new RestEmitter({ server: server.address }).testConnection({ signal });
    const rejected = expect(sent).rejects.toBe(reason);
    await expect.poll(() => timers.mock.calls.map(([, ms]) => ms)).toContain(600_000);
    controller.abort(reason);
    await rejected;
    expect(server.received).toHaveLength(1);
  });
});

describe('retryAfterMs', () => {
  const at = Date.parse('2025-06-01T00:00:00Z');

  it.each([
    ['3', 3000],
    ['0.5', 500],
    ['-3', 0],
    ['Sun, 01 Jun 2025 00:00:07 GMT', 7000],
    ['Sat, 31 May 2025 00:00:00 GMT', 0],
    // Above what a timer can measure, it would fire at once.
    ['99999999999', 2 ** 31 - 1],
    ['soon', undefined],
  ])('reads %j as %s ms', (text, expected) => {
    expect(retryAfterMs({ headers: { 'retry-after': text } }, at)).toBe(expected);
  });

  it('is undefined without the header', () => {
    expect(retryAfterMs({ headers: {} })).toBeUndefined();
  });
});
