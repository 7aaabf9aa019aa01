import { expect, it, onTestFinished } from 'vitest';
import { createLog, logAnswer } from './create-log.ts';
import { listen } from './listen.ts';
import { observeRequests } from './observe.ts';

const token = `colophon_pat_${'a1B2c'.repeat(7)}Zz09`;
const jwt = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJhbmEifQ.c2lnbmF0dXJl';
const password = 'correct horse battery staple';

/** A server that logs everything, and whose handler fails with all that it was sent. */
async function startLogging() {
  const lines: string[] = [];
  const log = createLog('debug', { write: (line) => void lines.push(line) });
  const server = await listen(
    async (request) => {
      const error = new Error(`cannot serve ${request.headers.get('authorization')}`);
      log.error({ err: error }, 'fault of the server');
      await request.text();
      return new Response('x', { status: 500 });
    },
    {
      port: 0,
      host: '127.0.0.1',
      onRequest: observeRequests((request) => logAnswer(log, request)),
    },
  );
  onTestFinished(() => server.close());
  return { address: server.address, lines };
}

it('has no token and no password, wherever a request carries them', async () => {
  const { address, lines } = await startLogging();
  const send = (path: string, init: RequestInit = {}) => fetch(`${address}${path}`, init);
  await send(`/x?access_token=${token}`, { headers: { Authorization: `Bearer ${token}` } });
  await send(`/x?q=${token}`, { headers: { Authorization: `Bearer ${jwt}`, Cookie: `session=${token}` } });
  await send(`/x?password=${encodeURIComponent(password)}`);
  await send(`/logIn`, { method: 'POST', body: JSON.stringify({ username: 'ana', password }) });
  await send('/x', { headers: { 'X-Request-Id': token } });
  await expect.poll(() => lines.length).toBe(10);
  const all = lines.join('');
  for (const secret of [token, jwt, password, encodeURIComponent(password)])
    expect(all).not.toContain(secret);
  expect(all).toContain('[hidden]');
});

it('has each request as one line, whatever is in its address', async () => {
  const { address, lines } = await startLogging();
  await fetch(`${address}/x%0a%7B%22level%22:60%7D?a=%0d%0ab`);
  await expect.poll(() => lines.length).toBe(2);
  for (const line of lines) {
    expect(line.trimEnd()).not.toContain('\n');
    expect(JSON.parse(line)).toMatchObject({ name: 'colophon' });
  }
});
