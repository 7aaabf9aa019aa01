import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { describe, expect, it, onTestFinished } from 'vitest';
import { type ListenOptions, listen } from './listen.ts';
import { type AnsweredRequest, observeRequests } from './observe.ts';

const impatient = { headersMs: 200, requestMs: 400, idleMs: 60_000, checkMs: 50, graceMs: 60_000 };

async function start(
  fetch: (request: Request) => Response | Promise<Response>,
  options: Partial<ListenOptions> = {},
) {
  const server = await listen(fetch, { port: 0, host: '127.0.0.1', timeouts: impatient, ...options });
  let closing: Promise<void> | undefined;
  const close = () => {
    closing ??= server.close();
    return closing;
  };
  onTestFinished(close);
  return { address: server.address, port: Number(new URL(server.address).port), close };
}

/** Sends some bytes, and gives all that comes back until the server hangs up. */
async function talk(port: number, ...pieces: string[]): Promise<string> {
  const socket: Socket = connect(port, '127.0.0.1');
  onTestFinished(() => void socket.destroy());
  await once(socket, 'connect');
  for (const piece of pieces) socket.write(piece);
  return text(socket);
}

describe('a slow client', () => {
  it.each([
    ['whose headers never end', ['GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ']],
    ['whose body never comes', ['POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n', '{']],
  ])('%s is observed so and hung up on, while others are served', async (_, pieces) => {
    const { port, address } = await start(
      async (request) => new Response(`got ${(await request.text()).length}`),
    );
    const slow = talk(port, ...pieces);
    expect(await (await fetch(address)).text()).toBe('got 0');
    expect(await slow).toMatch(/^HTTP\/1\.1 408 /);
    expect(await (await fetch(address, { method: 'POST', body: 'four' })).text()).toBe('got 4');
  });

  it('that sends nothing is disconnected', async () => {
    const { port } = await start(() => new Response('x'));
    expect(await talk(port)).toMatch(/^HTTP\/1\.1 408 /);
  });
});

it('rejects headers that are too long', async () => {
  const { port } = await start(() => new Response('x'));
  expect(await talk(port, `GET / HTTP/1.1\r\nHost: x\r\nX-Long: ${'x'.repeat(70_000)}\r\n\r\n`)).toMatch(
    /^HTTP\/1\.1 431 /,
  );
});

describe('a server that is stopped', () => {
  it('completes current requests, rejects later ones on open connections, and closes them', async () => {
    let release: (() => void) | undefined;
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    const reached: string[] = [];
    const { port, address, close } = await start(
      async (request) => {
        reached.push(new URL(request.url).pathname);
        if (request.url.endsWith('/slow')) await released;
        return new Response('done');
      },
      {
        // The answer to the second waits for the first, but it is read immediately.
        onRequest: ({ url }) => {
          if (url === '/later') release?.();
        },
      },
    );
    const socket = connect(port, '127.0.0.1');
    onTestFinished(() => void socket.destroy());
    socket.write('GET /slow HTTP/1.1\r\nHost: x\r\n\r\n');
    const answers = text(socket);
    await expect.poll(() => reached).toContain('/slow');

    const closed = close();
    await expect(fetch(address)).rejects.toThrow();
    socket.write('GET /later HTTP/1.1\r\nHost: x\r\n\r\n');
    await closed;
    expect(await answers).toMatch(/^HTTP\/1\.1 200 OK[\s\S]*done/);
    expect(await answers).toMatch(/HTTP\/1\.1 503 [\s\S]*The server is stopping/);
    expect(reached).toEqual(['/slow']);
  });

  it('does not wait for idle connections', async () => {
    const { port, close } = await start(() => new Response('x'));
    const agent = new Agent({ keepAlive: true });
    onTestFinished(() => agent.destroy());
    const asked = request({ port, host: '127.0.0.1', agent });
    asked.end();
    const [answer] = await once(asked, 'response');
    await text(answer);
    await close();
  });
});

describe('every request', () => {
  async function startObserved(
    handle: (request: Request) => Response | Promise<Response> = () => new Response('x'),
  ) {
    const observed: AnsweredRequest[] = [];
    const server = await start(handle, { onRequest: observeRequests((request) => observed.push(request)) });
    return { ...server, observed };
  }

  it('keeps a valid id, and gets a new one otherwise', async () => {
    const seen: (string | null)[] = [];
    const { address, observed } = await startObserved((request) => {
      seen.push(request.headers.get('x-request-id'));
      return new Response('x');
    });
    const idOf = async (headers: Record<string, string>) =>
      (await fetch(address, { headers })).headers.get('x-request-id');
    expect(await idOf({ 'X-Request-Id': 'job-7/a.b:c' })).toBe('job-7/a.b:c');
    const made = [
      await idOf({}),
      await idOf({ 'X-Request-Id': 'with space' }),
      await idOf({ 'X-Request-Id': 'x'.repeat(200) }),
    ];
    for (const id of made) expect(id).toMatch(/^[0-9a-f-]{36}$/);
    expect(new Set(made).size).toBe(3);
    expect(seen).toEqual(['job-7/a.b:c', ...made]);
    await expect.poll(() => observed.map(({ requestId }) => requestId)).toEqual(seen);
  });

  it('is observed when it completes, with its result', async () => {
    const { address, observed } = await startObserved(() => new Response('x', { status: 418 }));
    await fetch(`${address}/path?query=1`, { method: 'POST', body: 'x' });
    await expect
      .poll(() => observed)
      .toMatchObject([
        { method: 'POST', url: '/path?query=1', status: 418, complete: true, durationMs: expect.any(Number) },
      ]);
  });

  it('is observed when its client disconnects before the response', async () => {
    const { port, observed } = await startObserved(() => {
      socket.destroy();
      return new Promise(() => undefined);
    });
    const socket = connect(port, '127.0.0.1');
    socket.write('GET /never HTTP/1.1\r\nHost: x\r\n\r\n');
    await expect.poll(() => observed).toMatchObject([{ url: '/never', complete: false }]);
  });

  it('continues its trace', async () => {
    const { address, observed } = await startObserved();
    const traceId = '0af7651916cd43dd8448eb211c80319c';
    const { headers } = await fetch(address, {
      headers: { traceparent: `00-${traceId}-b7ad6b7169203331-01` },
    });
    expect(headers.get('traceparent')).toMatch(
      new RegExp(`^00-${traceId}-(?!b7ad6b7169203331)[0-9a-f]{16}-01$`),
    );
    await expect.poll(() => observed).toMatchObject([{ traceId }]);
  });

  it.each(['', 'nonsense', `00-${'0'.repeat(32)}-b7ad6b7169203331-01`])(
    'that writes begins a trace with the time in it, given the trace %j',
    async (traceparent) => {
      const { address } = await startObserved();
      const before = Date.now();
      const { headers } = await fetch(address, { method: 'POST', headers: { traceparent } });
      const [, traceId = ''] = (headers.get('traceparent') ?? '').split('-');
      expect(traceId).toMatch(/^[0-9a-f]{32}$/);
      expect(Number.parseInt(traceId.slice(0, 16), 16) / 1000).toBeGreaterThanOrEqual(before);
    },
  );
});
