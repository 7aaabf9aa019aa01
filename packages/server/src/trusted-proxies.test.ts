import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { describe, expect, it, onTestFinished } from 'vitest';
import { listen, type ServedWith } from './listen.ts';
import { type AnsweredRequest, observeRequests } from './observe.ts';
import { createClientResolver, plainAddress } from './trusted-proxies.ts';

/** Sends header lines as they are, and gives what the server took them for. */
async function seenBy(trustedProxies: readonly string[], ...lines: readonly string[]) {
  const observed: AnsweredRequest[] = [];
  const server = await listen(
    (request, env: ServedWith) =>
      Response.json({
        ...env.client,
        host: request.headers.get('host'),
        headers: [...request.headers.keys()],
      }),
    {
      port: 0,
      host: '127.0.0.1',
      trustedProxies,
      onRequest: observeRequests((request) => observed.push(request)),
    },
  );
  onTestFinished(() => server.close());
  const socket = connect(Number(new URL(server.address).port), '127.0.0.1');
  onTestFinished(() => void socket.destroy());
  socket.write(['GET / HTTP/1.1', 'Host: own.test', ...lines, 'Connection: close', '', ''].join('\r\n'));
  const answer = await text(socket);
  await expect.poll(() => observed.length).toBe(1);
  const body = answer.slice(answer.indexOf('{'), answer.lastIndexOf('}') + 1);
  return { ...JSON.parse(body), logged: observed[0]?.address };
}

const loopback = ['127.0.0.0/8'];

describe('without trusted proxies', () => {
  it.each([
    'X-Forwarded-For: 203.0.113.9',
    'x-forwarded-for: 127.0.0.1',
    'X-FORWARDED-FOR: 203.0.113.9',
    'X-Real-IP: 203.0.113.9',
    'Forwarded: for=203.0.113.9;proto=https;host=evil.test',
    'X-Forwarded-Host: evil.test',
    'X-Forwarded-Proto: https',
    'True-Client-IP: 203.0.113.9',
    'CF-Connecting-IP: 203.0.113.9',
  ])('nobody is believed, and nothing behind sees it: %s', async (line) => {
    const seen = await seenBy([], line);
    expect(seen).toMatchObject({
      address: '127.0.0.1',
      logged: '127.0.0.1',
      isSecure: false,
      host: 'own.test',
    });
    expect(seen.headers).not.toContain(line.split(':')[0]?.toLowerCase());
  });

  it('an address that trusts other machines does not trust this one', async () => {
    const seen = await seenBy(
      ['10.0.0.0/8', '::1'],
      'X-Forwarded-For: 203.0.113.9',
      'X-Forwarded-Host: evil.test',
    );
    expect(seen).toMatchObject({ address: '127.0.0.1', host: 'own.test' });
  });
});

describe('behind a trusted proxy', () => {
  it('the client is whom the proxy was called by, in the log, too', async () => {
    const lines = ['X-Forwarded-For: 203.0.113.9', 'X-Forwarded-Proto: https', 'X-Forwarded-Host: a.example'];
    expect(await seenBy(loopback, ...lines)).toMatchObject({
      address: '203.0.113.9',
      logged: '203.0.113.9',
      isSecure: true,
      host: 'a.example',
    });
  });

  it.each([
    ['what the client made up stands first', ['X-Forwarded-For: 192.0.2.1, 203.0.113.9'], '203.0.113.9'],
    ['in a header of its own', ['X-Forwarded-For: 192.0.2.1', 'x-forwarded-for: 203.0.113.9'], '203.0.113.9'],
    ['as a trusted proxy', ['X-Forwarded-For: 127.0.0.1, 203.0.113.9'], '203.0.113.9'],
    ['several proxies are trusted', ['X-Forwarded-For: 192.0.2.1, 203.0.113.9, 127.0.0.9'], '203.0.113.9'],
    ['IPv4 within IPv6', ['X-Forwarded-For: ::ffff:203.0.113.9'], '203.0.113.9'],
    ['a port', ['X-Forwarded-For: 203.0.113.9:4711'], '203.0.113.9'],
    ['IPv6 with a port', ['X-Forwarded-For: [2001:DB8:0::9]:4711'], '2001:db8::9'],
    ['no address', ['X-Forwarded-For: unknown'], '127.0.0.1'],
    ['no address behind one', ['X-Forwarded-For: 203.0.113.9, x'], '127.0.0.1'],
    ['octal', ['X-Forwarded-For: 0203.0.113.9'], '127.0.0.1'],
    ['nothing', ['X-Forwarded-For: '], '127.0.0.1'],
    ['a log line', ['X-Forwarded-For: 1.2.3.4\t{"level":50}'], '127.0.0.1'],
  ])('%s', async (_, lines, address) => {
    expect(await seenBy(loopback, ...lines)).toMatchObject({ address, logged: address });
  });

  it('believes about TLS and the host only what the last proxy said', async () => {
    const lines = ['X-Forwarded-Proto: https, http', 'X-Forwarded-Host: evil.test, a.example'];
    expect(await seenBy(loopback, ...lines)).toMatchObject({ isSecure: false, host: 'a.example' });
  });
});

it.each([
  ['10.0.0.1', '10.0.0.1'],
  ['::ffff:10.0.0.1', '10.0.0.1'],
  ['::FFFF:a00:1', '10.0.0.1'],
  ['0:0:0:0:0:ffff:10.0.0.1', '10.0.0.1'],
  ['fe80::1%eth0', 'fe80::1'],
  ['[::1]', '::1'],
  ['10.0.0', undefined],
  ['10.0.0.1/8', undefined],
  ['', undefined],
])('has one form for an address: %s', (given, plain) => {
  expect(plainAddress(given)).toBe(plain);
});

it.each(['', 'proxy.example', '10.0.0.0/33', '10.0.0.0/', '::/129', '10.0.0.0/8/8', '10.0.0.0/-1'])(
  'rejects %j as a range',
  (range) => {
    expect(() => createClientResolver([range])).toThrow('expected an IP address or a CIDR range');
  },
);
