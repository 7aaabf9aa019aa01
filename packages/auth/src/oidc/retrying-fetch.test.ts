import { describe, expect, it } from 'vitest';
import { createRetryingFetch, type SendRequest } from './retrying-fetch.ts';

const url = 'https://idp.example/keys';
const unavailable = { code: 'UNAVAILABLE', message: expect.stringContaining('The provider idp') };

function open(answers: readonly (number | Error)[], retries = 2) {
  const waits: number[] = [];
  let calls = 0;
  const fetch: SendRequest = async () => {
    const answer = answers[calls++] ?? 200;
    if (typeof answer === 'number') return new Response('{}', { status: answer });
    throw answer;
  };
  const send = createRetryingFetch({
    name: 'idp',
    timeoutMs: 60_000,
    retries,
    fetch,
    wait: async (milliseconds) => waits.push(milliseconds),
  });
  return { send, waits, calls: () => calls };
}

describe('a request', () => {
  it('is sent again, later each time, while the provider is away or overloaded', async () => {
    const { send, waits, calls } = open([new TypeError('fetch failed'), 503]);
    expect((await send(url, { method: 'GET' })).status).toBe(200);
    expect([calls(), waits]).toEqual([3, [200, 400]]);
  });

  it('fails when the provider stays away', async () => {
    const { send, calls } = open([429, 500, 502, 200]);
    await expect(send(url, { method: 'GET' })).rejects.toMatchObject(unavailable);
    expect(calls()).toBe(3);
  });

  it('that changes something is sent once', async () => {
    const { send, calls } = open([503]);
    await expect(send(url, { method: 'POST' })).rejects.toMatchObject(unavailable);
    expect(calls()).toBe(1);
  });

  it('that was understood is not sent again', async () => {
    const { send, calls } = open([404]);
    expect((await send(url, { method: 'GET' })).status).toBe(404);
    expect(calls()).toBe(1);
  });

  it('ends when it takes too long', async () => {
    const send = createRetryingFetch({
      name: 'idp',
      timeoutMs: 1,
      retries: 0,
      fetch: (_url, { signal }) =>
        new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason))),
    });
    await expect(send(url, { method: 'GET' })).rejects.toMatchObject(unavailable);
  });
});
