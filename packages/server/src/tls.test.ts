import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { Agent, get, type RequestOptions } from 'node:https';
import { connect as connectPlain } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { connect, type PeerCertificate, type TLSSocket } from 'node:tls';
import { describe, expect, it, onTestFinished } from 'vitest';
import { type ListenOptions, listen } from './listen.ts';
import { createCertificate, type TestCertificate } from './testing/create-certificate.ts';
import { temporaryFolder } from './testing/temporary-folder.ts';

async function startTls(options: Partial<ListenOptions> = {}) {
  const folder = await temporaryFolder();
  const files = { certificate: join(folder, 'tls.crt'), key: join(folder, 'tls.key') };
  const put = async ({ cert, key }: TestCertificate) => {
    await writeFile(files.certificate, cert);
    await writeFile(files.key, key);
  };
  const first = createCertificate('first');
  await put(first);
  const reports: (string | undefined)[] = [];
  const server = await listen((request) => new Response(new URL(request.url).protocol), {
    port: 0,
    host: '127.0.0.1',
    tls: files,
    onCertificate: (error) => reports.push(error?.message),
    ...options,
  });
  onTestFinished(() => server.close());
  const port = Number(new URL(server.address).port);
  return { server, port, files, put, first, reports };
}

/** Asks by TLS, and gives what came, with the name in the certificate. */
async function ask(port: number, options: RequestOptions = {}) {
  const asked = get({ port, host: '127.0.0.1', rejectUnauthorized: false, agent: false, ...options });
  const [answer] = await once(asked, 'response');
  const socket = answer.socket as TLSSocket;
  const certificate: PeerCertificate = socket.getPeerCertificate();
  return { headers: answer.headers, name: certificate.subject?.CN, text: await text(answer), socket };
}

describe('a server with a certificate', () => {
  it('serves by TLS, and clients that know the certificate trust it', async () => {
    const { server, port, first } = await startTls();
    expect(server.address).toBe(`https://localhost:${port}`);
    const answer = await ask(port, { rejectUnauthorized: true, ca: first.cert });
    expect([answer.text, answer.name]).toEqual(['https:', 'first']);
  });

  it('tells browsers to come by TLS only, but not to the names of this machine', async () => {
    const { port } = await startTls();
    const headersAt = async (host: string) => (await ask(port, { headers: { Host: host } })).headers;
    expect(await headersAt('catalogue.example.org')).toMatchObject({
      'strict-transport-security': 'max-age=31536000',
    });
    expect(await headersAt('localhost:8443')).not.toHaveProperty('strict-transport-security');
  });

  it('speaks TLS 1.2 and 1.3, and nothing older', async () => {
    const { port } = await startTls();
    for (const version of ['TLSv1.2', 'TLSv1.3'] as const) {
      const { socket } = await ask(port, { minVersion: version, maxVersion: version });
      expect(socket.getProtocol()).toBe(version);
    }
    const old = connect({
      port,
      host: '127.0.0.1',
      rejectUnauthorized: false,
      minVersion: 'TLSv1.1',
      maxVersion: 'TLSv1.1',
      // Without it, OpenSSL does not even ask for a version as old as this.
      ciphers: 'DEFAULT@SECLEVEL=0',
    });
    await expect(once(old, 'secureConnect')).rejects.toThrow(/protocol version/);
  });

  it('answers nothing to who does not speak TLS', async () => {
    const { port } = await startTls();
    const plain = connectPlain(port, '127.0.0.1');
    plain.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
    expect(await text(plain)).not.toMatch(/200/);
  });

  it('gives new connections a new certificate, and keeps those that are open', async () => {
    const { server, port, put, reports } = await startTls();
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    onTestFinished(() => agent.destroy());
    const before = await ask(port, { agent });
    await put(createCertificate('second'));
    await server.checkCertificate();
    const after = await ask(port, { agent });
    expect(after.socket).toBe(before.socket);
    expect([before.name, after.name]).toEqual(['first', 'first']);
    expect((await ask(port)).name).toBe('second');
    expect(reports).toEqual([undefined]);
    // Nothing has changed since.
    await server.checkCertificate();
    expect(reports).toEqual([undefined]);
  });

  it('serves on with the one before while the files do not fit, and says so once', async () => {
    const { server, port, files, reports } = await startTls();
    const second = createCertificate('second');
    await writeFile(files.certificate, second.cert);
    await server.checkCertificate();
    await server.checkCertificate();
    expect(reports).toEqual([expect.stringContaining('no PEM certificate with its private key')]);
    expect((await ask(port)).name).toBe('first');
    await writeFile(files.key, second.key);
    await server.checkCertificate();
    expect((await ask(port)).name).toBe('second');
    expect(reports).toEqual([expect.any(String), undefined]);
  });

  it.each([
    ['missing', undefined],
    ['no certificate', 'nonsense'],
  ])('does not start when a file is %s, and no error has the key', async (_, content) => {
    const folder = await temporaryFolder();
    const files = { certificate: join(folder, 'tls.crt'), key: join(folder, 'tls.key') };
    const { key } = createCertificate('first');
    await writeFile(files.key, key);
    if (content !== undefined) await writeFile(files.certificate, content);
    const started = listen(() => new Response('x'), { port: 0, host: '127.0.0.1', tls: files });
    await expect(started).rejects.toMatchObject({ name: 'ConfigurationError' });
    await started.catch((error: Error) => {
      expect(error.message).toContain('tls.crt');
      expect(error.message).not.toContain(key.split('\n')[1]);
    });
  });
});
