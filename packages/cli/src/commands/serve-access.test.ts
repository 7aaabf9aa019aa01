import { existsSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { describe, expect, it, onTestFinished } from 'vitest';
import { run, serve, serveForAll, temporaryFolder } from '../testing/run-colophon.ts';

const startServer = async (args: readonly string[] = [], env: Record<string, string> = {}) =>
  serve(join(await temporaryFolder(), 'data'), args, { env });

/** Sends a request as it is written, and gives all that comes back. */
async function talk(address: string, ...lines: string[]): Promise<string> {
  const socket = connect(Number(new URL(address).port), '127.0.0.1');
  onTestFinished(() => void socket.destroy());
  socket.write(`${[...lines, 'Connection: close'].join('\r\n')}\r\n\r\n`);
  return text(socket);
}

const get = 'GET /config HTTP/1.1';

describe('the header Host', () => {
  const shared = serveForAll();

  it('must name this server, or the response is 421', async () => {
    expect(await talk(shared.address, get, 'Host: localhost')).toMatch(/^HTTP\/1\.1 200 /);
    expect(await talk(shared.address, get, 'Host: evil.test')).toMatch(
      /^HTTP\/1\.1 421 [\s\S]*HOST_NOT_ALLOWED/,
    );
    for (const path of ['/metrics', '/health', '/openapi/openapi.json', '/docs'])
      expect(await talk(shared.address, `GET ${path} HTTP/1.1`, 'Host: evil.test')).toMatch(
        /^HTTP\/1\.1 421 /,
      );
  });

  it('is checked beside an absolute address in the request line', async () => {
    const whole = 'GET http://evil.test/config HTTP/1.1';
    expect(await talk(shared.address, whole, 'Host: localhost')).toMatch(/^HTTP\/1\.1 421 /);
    expect(await talk(shared.address, 'GET http://localhost/config HTTP/1.1', 'Host: evil.test')).toMatch(
      /^HTTP\/1\.1 421 /,
    );
  });

  it('must occur once, or the response is 400', async () => {
    for (const second of ['evil.test', 'localhost'])
      expect(await talk(shared.address, get, 'Host: localhost', `host: ${second}`)).toMatch(
        /^HTTP\/1\.1 400 [\s\S]*Host: expected one header, got several/,
      );
  });

  it.each(['a b', 'evil.test@localhost', '[::1', 'localhost/x'])(
    'is rejected when it is %j',
    async (host) => {
      expect(await talk(shared.address, get, `Host: ${host}`)).toMatch(
        /^HTTP\/1\.1 4(?:00|21) [\s\S]*"code":/,
      );
    },
  );

  it.each(['[::1]', '[0:0:0:0:0:0:0:1]', '[0:0:0:0:0:0:0:1]:8080', '[0000::0001]'])(
    'may be the loopback address, as in %s',
    async (host) => {
      expect(await talk(shared.address, get, `Host: ${host}`)).toMatch(/^HTTP\/1\.1 200 /);
    },
  );

  it('may name what the operator allows, by an option or a variable', async () => {
    const byOption = await startServer(['--allowed-host', 'a.example', '--allowed-host', 'b.example']);
    const byVariable = await startServer([], { COLOPHON_ALLOWED_HOSTS: 'a.example,b.example' });
    for (const { address } of [byOption, byVariable]) {
      expect(await talk(address, get, 'Host: b.example:443')).toMatch(/^HTTP\/1\.1 200 /);
      expect(await talk(address, get, 'Host: c.example')).toMatch(/^HTTP\/1\.1 421 /);
    }
  });
});

it('prevents embedding by other pages, whatever the response', async () => {
  const { address } = await startServer(['--allowed-origin', 'https://portal.example']);
  for (const path of ['/config', '/nothing', '/metrics']) {
    const { headers } = await fetch(`${address}${path}`);
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
    expect(headers.get('access-control-allow-origin')).toBeNull();
  }
  const { headers } = await fetch(`${address}/config`, { headers: { Origin: 'https://portal.example' } });
  expect(headers.get('access-control-allow-origin')).toBe('https://portal.example');
});

describe('a server that other machines can reach', () => {
  it('warns that there is no authentication, in the log too', async () => {
    const { banner, address, stop } = await startServer(['--host', '0.0.0.0', '--insecure-no-auth']);
    expect(banner).toMatch(/\nWarning: Colophon has no authentication\. .*everything\.\n/);
    expect(await talk(address, get, 'Host: 192.168.1.5:8080')).toMatch(/^HTTP\/1\.1 200 /);
    expect(await talk(address, get, 'Host: evil.test')).toMatch(/^HTTP\/1\.1 421 /);
    expect((await stop('SIGTERM')).stderr).toContain('no authentication');
  });

  it.each(['127.0.0.1', 'localhost', '::1'])('is not one that listens on %s', async (host) => {
    const { banner } = await startServer(['--host', host]);
    expect(banner).not.toContain('Warning');
  });
});

describe('an empty variable', () => {
  const names = ['HOST', 'ALLOWED_HOSTS', 'ALLOWED_ORIGINS', 'MODEL', 'MAX_BODY', 'LOG_LEVEL', 'SITE'];
  it.each(['', ' '])(
    'such as "%s" counts as unset: the server listens only on this machine',
    async (empty) => {
      const env = Object.fromEntries(
        ['PORT', ...names.map((name) => `COLOPHON_${name}`)].map((name) => [name, empty]),
      );
      const { banner, address } = await startServer([], env);
      expect(banner).not.toContain('Warning');
      expect(banner).not.toContain('documentation');
      expect(await talk(address, get, 'Host: 192.168.1.5')).toMatch(/^HTTP\/1\.1 421 /);
    },
  );

  it('does not create a catalogue in the current folder', async () => {
    const env = { COLOPHON_DATA: '' };
    const { code, stderr } = await run(['check', 'store'], { env, cwd: await temporaryFolder() });
    expect([code, stderr]).toEqual([3, expect.stringMatching(/no catalogue in \S+\/data:/)]);
    expect(existsSync('colophon.db')).toBe(false);
  });

  it('leaves commands to the default server', async () => {
    const { stderr } = await run(['get', 'orders'], { env: { COLOPHON_SERVER: '', COLOPHON_TOKEN: '' } });
    expect(stderr).not.toContain('server: expected');
  });
});

it.each([
  ['PORT', '0x50'],
  ['PORT', '8e1'],
  ['COLOPHON_MAX_BODY', '0x10'],
  ['COLOPHON_ALLOWED_HOSTS', '*'],
  ['COLOPHON_ALLOWED_ORIGINS', '*'],
])('does not start with %s=%s', async (name, value) => {
  const { code, stderr } = await run(['serve'], { env: { [name]: value } });
  expect([code, stderr]).toEqual([
    2,
    expect.stringContaining(`value '${value}' from env '${name}' is invalid`),
  ]);
});

it.each(['--host', '--data', '--site', '--model'])('does not start with an empty %s', async (option) => {
  const { code, stderr } = await run(['serve', option, '']);
  expect([code, stderr]).toEqual([2, expect.stringContaining('It must not be empty.')]);
});
