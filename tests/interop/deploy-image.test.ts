import { existsSync, globSync, readFileSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { BillOfMaterials } from '../../deploy/image/bill-of-materials.ts';
import { filesBySize } from '../../deploy/image/files-by-size.ts';
import { freePort } from '../support/free-port.ts';
import { startPostgres } from '../support/postgres.ts';
import { ensureBaseImages } from './deploy/base-images.ts';
import { type BuiltImage, buildImage } from './deploy/built-image.ts';
import { createVolume, runContainer, serveContainer } from './deploy/container.ts';
import { findImageTools } from './deploy/debian-tools.ts';
import { deployEnvironment } from './environments.ts';
import { root } from './folders.ts';
import { runScript, runTool } from './python.ts';

vi.setConfig({ testTimeout: 180_000 });

const missing = await findImageTools();
if (missing !== undefined) console.log(`the container image: skipped. ${missing}`);

it('hadolint finds nothing in the Dockerfile', async () => {
  const home = await mkdtemp(join(tmpdir(), 'colophon-hadolint-'));
  const options = { home, environment: deployEnvironment };
  const { code, stdout } = await runTool('hadolint', [join(root, 'deploy/image/Dockerfile')], options);
  expect([stdout, code]).toEqual(['', 0]);
});

describe.skipIf(missing !== undefined)('the container image', () => {
  let image: BuiltImage;
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'colophon-container-'));
    image = await buildImage(await ensureBaseImages((line) => console.log(`— ${line}`)));
  }, 1_800_000);
  afterAll(async () => {
    await image?.[Symbol.asyncDispose]();
  });

  const inImage = (path: string) => join(image.root, 'opt/colophon', path);
  const bill = (): BillOfMaterials => JSON.parse(readFileSync(inImage('sbom.cdx.json'), 'utf8'));
  /** Everybody who reaches the server is its administrator: what is written here needs no token. */
  const open = { COLOPHON_AUTH: '', COLOPHON_INSECURE_NO_AUTH: 'true' };

  it('says how it is run: as a user by number, with one volume, a port and a check of its health', () => {
    expect(image.config).toMatchObject({
      User: '10001:10001',
      Volumes: { '/data': {} },
      ExposedPorts: { '8080/tcp': {} },
      StopSignal: 'SIGTERM',
      WorkingDir: '/data',
      Cmd: ['serve'],
      Healthcheck: { Test: ['CMD', 'node', '/opt/colophon/health-check.mjs'] },
    });
    expect(image.config.Env).toContain('COLOPHON_AUTH=true');
    expect(image.config.Labels).toMatchObject({
      'org.opencontainers.image.title': 'Colophon',
      'org.opencontainers.image.licenses': 'Apache-2.0',
      'org.opencontainers.image.version': JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
        .version,
      'org.opencontainers.image.revision': 'abc123',
    });
  });

  it('holds what its bill of materials lists, in the versions of the lock file', () => {
    const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages;
    const pattern = '{packages/*,node_modules/{*,@*/*},node_modules/**/node_modules/{*,@*/*}}/package.json';
    const inside = globSync(pattern, { cwd: inImage('.') })
      // Links to the packages of the project, and folders inside packages that only say how scripts are read.
      .filter((path) => !path.startsWith('node_modules/@colophon/'))
      .map((path) => path.replace('/package.json', ''))
      .filter((path) => path in lock);
    const listed = bill().components.filter(({ type }) => type === 'library');
    const program = bill().metadata.component;
    expect([...listed, program].map((one) => one['bom-ref']).sort()).toEqual(inside.sort());
    for (const { 'bom-ref': path, version } of listed)
      expect([path, lock[path].version]).toEqual([path, version]);
    expect(bill().components.map(({ name }) => name)).toContain('node');
  });

  it('has a bill of materials that the schema of CycloneDX accepts', async () => {
    const options = { home: folder, environment: deployEnvironment, input: JSON.stringify(bill()) };
    expect(await runScript('check_bill_of_materials.py', [], options)).toBe('valid\n');
    const broken = { ...options, input: JSON.stringify({ ...bill(), components: [{ type: 'library' }] }) };
    await expect(runScript('check_bill_of_materials.py', [], broken)).rejects.toThrow("'name' is a required");
  });

  it('has no tools to build with', () => {
    const names = bill().components.map(({ name }) => name);
    expect(names.filter((name) => /^(typescript|vitest|vite|esbuild|rolldown|@biomejs)/.test(name))).toEqual(
      [],
    );
    for (const path of [
      'usr/local/bin/npm',
      'usr/bin/npm',
      'usr/bin/gcc',
      'usr/bin/make',
      'usr/bin/python3',
      'src',
    ])
      expect([path, existsSync(join(image.root, path))]).toEqual([path, false]);
  });

  it('stays within its budget, of which Node is the largest part', () => {
    const files = filesBySize(inImage('.'));
    const megabytes = (bytes: number) => Math.round(bytes / 1e6);
    console.log(
      `— The image holds ${megabytes(files.reduce((sum, { bytes }) => sum + bytes, 0))} MB. The largest files:`,
    );
    for (const { path, bytes } of files.slice(0, 5)) console.log(`—   ${megabytes(bytes)} MB  ${path}`);
    expect(files[0]?.path).toBe('bin/node');
    expect(files[0]?.bytes).toBeLessThan(170e6);
    expect(files[1]?.bytes).toBeLessThan(90e6);
    expect(files.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThan(520e6);
  });

  it('starts with sign-in, offers the first administrator a link, and tells the health check that it is up', async () => {
    const data = await createVolume(image, join(folder, 'sign-in'));
    const port = await freePort();
    const check = { data, env: { PORT: String(port) }, command: ['node', '/opt/colophon/health-check.mjs'] };
    expect((await runContainer(image, check)).code).toBe(1);
    await using server = await serveContainer(image, port, { data });
    expect(server.printed()).toContain('sign-in is on');
    expect(server.printed()).toMatch(/http:\/\/localhost:\d+\/first-administrator\?token=/);
    expect(await runContainer(image, check)).toEqual({
      code: 0,
      stdout: `http://127.0.0.1:${port}/health answered 200.\n`,
      stderr: '',
    });
    expect((await fetch(`${server.address}/health/ready`)).status).toBe(200);
    expect((await fetch(`${server.address}/openapi/v3/entity/tag`)).status).toBe(401);
    expect((await fetch(`${server.address}/docs/quickstart`)).status).not.toBe(500);
    const status = readFileSync(`/proc/${server.process.pid}/status`, 'utf8');
    expect(status).toMatch(/^Uid:\t10001\t10001\t10001\t10001$/m);
    expect(status).toMatch(/^CapEff:\t0+$/m);
  });

  it('refuses to serve everybody by accident', async () => {
    const data = await createVolume(image, join(folder, 'open'));
    const { code, stderr } = await runContainer(image, { data, env: { COLOPHON_AUTH: '' } });
    expect([code, stderr]).toEqual([1, expect.stringContaining('it has no authentication')]);
  });

  it('writes nowhere but to its volume and the temporary folder', async () => {
    const data = await createVolume(image, join(folder, 'places'));
    const script = `for (const folder of ['/', '/opt/colophon', '/etc', '/data', '/tmp']) {
      try { fs.writeFileSync(folder + '/probe', ''); console.log(folder, 'written'); }
      catch ({ code }) { console.log(folder, code); }
    }`;
    const { stdout } = await runContainer(image, { data, command: ['node', '--eval', script] });
    expect(stdout.trim().split('\n')).toEqual([
      '/ EROFS',
      '/opt/colophon EROFS',
      '/etc EROFS',
      '/data written',
      '/tmp written',
    ]);
  });

  const put = (address: string, value: string) =>
    fetch(`${address}/openapi/v3/entity/tag/urn:li:tag:kept/tagProperties`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ value: { name: value } }),
    });

  it('answers what is under way when it is stopped, and has everything at its next start', async () => {
    const data = await createVolume(image, join(folder, 'kept'));
    const port = await freePort();
    const first = await serveContainer(image, port, { data, env: open });
    expect((await put(first.address, 'first')).ok).toBe(true);

    const body = JSON.stringify({ value: { name: 'second' } });
    const target = '/openapi/v3/entity/tag/urn:li:tag:kept/tagProperties?createIfNotExists=false';
    const sending = request(`${first.address}${target}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Content-Length': body.length },
    });
    const answered = new Promise<number | undefined>((resolve, reject) => {
      sending.on('response', (response) => resolve(response.resume().statusCode)).on('error', reject);
    });
    sending.write(body.slice(0, 5));
    // The server has the first half when a later request has been answered.
    await fetch(`${first.address}/health`);
    const ended = first.stop();
    while (await isServed(first.address)) await pause(20);
    sending.end(body.slice(5));
    expect(await answered).toBe(200);
    expect(await ended).toEqual({ code: 0, signal: null });

    await using second = await serveContainer(image, port, { data, env: open });
    const kept = await fetch(`${second.address}/openapi/v3/entity/tag/urn:li:tag:kept/tagProperties`);
    expect(await kept.json()).toMatchObject({ value: { name: 'second' } });
  });

  it('runs the command, too', async () => {
    const data = await createVolume(image, join(folder, 'command'));
    const { stdout } = await runContainer(image, { data, command: ['colophon', '--version'] });
    expect(stdout.trim()).toBe('0.1.0');
  });

  it('uses PostgreSQL with the password in a variable of its own', async () => {
    await using postgres = await startPostgres('colophon');
    const store = `postgres://${postgres.user}@127.0.0.1:${postgres.port}/colophon?sslmode=disable`;
    const env = { ...open, COLOPHON_STORE: store, PGPASSWORD: postgres.password };
    const data = await createVolume(image, join(folder, 'postgres'));
    const wrong = await runContainer(image, { data, env: { ...env, PGPASSWORD: 'wrong' } });
    expect([wrong.code, wrong.stderr]).toEqual([expect.any(Number), expect.stringContaining('password')]);
    expect(wrong.code).not.toBe(0);
    await using server = await serveContainer(image, await freePort(), { data, env });
    expect((await put(server.address, 'in PostgreSQL')).ok).toBe(true);
    expect((await fetch(`${server.address}/health/ready`)).status).toBe(200);
    expect(server.printed()).not.toContain(postgres.password);
  });
});

/** True while it takes new requests; a server that stops answers them with 503 or not at all. */
const isServed = (address: string): Promise<boolean> =>
  fetch(`${address}/health`, { headers: { Connection: 'close' } }).then(
    ({ status }) => status !== 503,
    () => false,
  );
