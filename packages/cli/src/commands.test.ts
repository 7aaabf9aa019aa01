import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { run, type Served, serve, temporaryFolder } from './testing/run-colophon.ts';

const tag = 'urn:li:tag:pii';
const dataset = 'urn:li:dataset:(urn:li:dataPlatform:mysql,shop.orders,PROD)';
const properties = { name: 'PII', description: 'Größe' };

async function startServer(): Promise<Served & { readonly folder: string; readonly to: string[] }> {
  const folder = await temporaryFolder();
  const server = await serve(join(folder, 'data'));
  return { ...server, folder, to: ['--server', server.address] };
}

describe('colophon put and get', () => {
  it('write from a file, and read an entity and one aspect of it', async () => {
    const { folder, to } = await startServer();
    const file = join(folder, 'value.json');
    await writeFile(file, JSON.stringify(properties));
    expect(await run(['put', tag, 'tagProperties', file, ...to])).toEqual({
      code: 0,
      stdout: `Wrote tagProperties of ${tag}\n`,
      stderr: '',
    });
    const one = await run(['get', tag, 'tagProperties', ...to]);
    expect(one).toMatchObject({ code: 0, stderr: '', stdout: `${JSON.stringify(properties, null, 2)}\n` });
    const entity = await run(['get', tag, ...to]);
    expect(JSON.parse(entity.stdout)).toEqual({ tagKey: { name: 'pii' }, tagProperties: properties });
  });

  it('read the latest point of a time series', async () => {
    const { to } = await startServer();
    for (const timestampMillis of [2000, 3000, 1000]) {
      const input = JSON.stringify({ timestampMillis, rowCount: timestampMillis });
      await run(['put', dataset, 'datasetProfile', ...to], { input });
    }
    const { code, stdout } = await run(['get', dataset, 'datasetProfile', ...to]);
    expect([code, JSON.parse(stdout)]).toEqual([0, expect.objectContaining({ rowCount: 3000 })]);
    for (const absent of ['datasetUsageStatistics', 'nope']) {
      expect(await run(['get', dataset, absent, ...to])).toMatchObject({
        code: 3,
        stderr: `colophon: ${dataset} has no aspect ${absent}\n`,
      });
    }
  });

  it('write from standard input, with "-" or without a file, to the server in the environment', async () => {
    const { address } = await startServer();
    const env = { COLOPHON_SERVER: address };
    for (const [i, file] of [[], ['-']].entries()) {
      const input = JSON.stringify({ name: `N${i}` });
      const wrote = await run(['put', tag, 'tagProperties', ...file, '--run-id', 'r'], { env, input });
      expect(wrote).toMatchObject({ code: 0, stderr: '' });
      const { stdout } = await run(['get', tag, 'tagProperties'], { env });
      expect(JSON.parse(stdout)).toEqual({ name: `N${i}` });
    }
    const answer = await fetch(`${address}/entitiesV2/${encodeURIComponent(tag)}`);
    expect(await answer.json()).toMatchObject({
      aspects: { tagProperties: { systemMetadata: { runId: 'r' } } },
    });
  });

  it('fail with an exit code and one sentence for missing or invalid metadata', async () => {
    const { folder, to } = await startServer();
    await writeFile(join(folder, 'broken.json'), '{');
    const cases: [string[], string, string?][] = [
      [['get', tag], `${tag} does not exist`],
      [['get', tag, 'tagProperties'], `${tag} has no aspect tagProperties`],
      [['get', 'orders'], 'Invalid URN "orders"'],
      [['put', 'orders', 'status'], 'Invalid URN "orders"', '{}'],
      [['put', tag, 'nope'], 'aspectName: nope is not an aspect', '{}'],
      [['put', tag, 'tagProperties'], '/name: required, and missing', '{}'],
      [['put', tag, 'tagProperties'], 'standard input is not JSON', ''],
      [['put', tag, 'tagProperties'], 'standard input must hold a JSON object', '[]'],
      [['put', tag, 'tagProperties', join(folder, 'broken.json')], 'broken.json is not JSON'],
      [['put', tag, 'tagProperties', join(folder, 'absent.json')], 'cannot read'],
    ];
    const results = await Promise.all(cases.map(([args, , input = '']) => run([...args, ...to], { input })));
    for (const [i, { code, stdout, stderr }] of results.entries()) {
      // The first two are not there.
      expect([code, stdout, stderr]).toEqual([
        i < 2 ? 3 : 1,
        '',
        expect.stringContaining(cases[i]?.[1] ?? ''),
      ]);
      expect(stderr).toMatch(/^colophon: [^\n]+\n$/);
      expect(stderr).not.toContain('unexpected failure');
    }
  });

  it('link to the explanation of an error, when the server serves the documentation', async () => {
    const folder = await temporaryFolder();
    const site = await temporaryFolder();
    const { address } = await serve(join(folder, 'data'), ['--site', site]);
    const { stderr } = await run(['get', 'orders', '--server', address]);
    expect(stderr).toMatch(/^colophon: [^\n]*Invalid URN "orders"[^\n]*\n/);
    expect(stderr).toContain(`\nSee ${address}/docs/api/errors#invalid_urn\n`);
  });

  it('end with code 1 when no server answers', async () => {
    const { code, stderr } = await run(['get', tag, '--server', 'http://localhost:1']);
    expect([code, stderr]).toEqual([
      1,
      expect.stringMatching(
        /^colophon: GET http:\/\/localhost:1\/[^\n]+ECONNREFUSED[^\n]*\nIs Colophon running\? [^\n]+--server[^\n]+\n$/,
      ),
    ]);
    const bad = await run(['get', tag, '--server', 'localhost']);
    expect([bad.code, bad.stderr]).toEqual([
      1,
      expect.stringMatching(/^colophon: server: expected [^\n]+\n$/),
    ]);
  });
});

describe('colophon serve', () => {
  it.each(['SIGTERM', 'SIGINT'] as const)(
    'prints its address, and stops with code 0 on %s',
    async (signal) => {
      const data = join(await temporaryFolder(), 'made', 'on', 'the', 'way');
      const server = await serve(data);
      expect(server.banner).toMatch(/^Colophon answers at http:\/\/localhost:\d+\n/);
      expect(server.banner).toContain(data);
      expect(await (await fetch(`${server.address}/health`)).json()).toEqual({ status: 'up' });
      expect(await server.stop(signal)).toMatchObject({ code: 0, stderr: '' });
    },
  );

  it('keeps its data for the next run on the same folder', async () => {
    const data = await temporaryFolder();
    const first = await serve(data);
    const input = JSON.stringify(properties);
    await run(['put', tag, 'tagProperties', '--server', first.address], { input });
    await first.stop('SIGTERM');
    const second = await serve(data);
    const { stdout } = await run(['get', tag, 'tagProperties', '--server', second.address]);
    expect(JSON.parse(stdout)).toEqual(properties);
  });

  it('reports a port in use, and releases the data folder', async () => {
    const { address, folder } = await startServer();
    const port = new URL(address).port;
    const data = join(folder, 'other');
    const { code, stdout, stderr } = await run(['serve', '--port', port, '--data', data]);
    expect([code, stdout]).toEqual([1, '']);
    expect(stderr).toBe(
      `colophon: port ${port} is taken. Stop the program that uses it, or choose another: npm start -- --port <number>\n`,
    );
    const second = await run(['serve', '--port', '0', '--datahub-port', port, '--data', data]);
    expect([second.code, second.stdout]).toEqual([1, '']);
    expect(second.stderr).toContain('choose another: npm start -- --datahub-port <number>');
    const later = await serve(data);
    expect(await later.stop('SIGTERM')).toMatchObject({ code: 0 });
  });

  it('reports a data folder that is in use, or that is not a folder', async () => {
    const { folder, address } = await startServer();
    const data = join(folder, 'data');
    const inUse = await run(['serve', '--port', '0', '--data', data]);
    expect(inUse).toEqual({
      code: 1,
      stdout: '',
      stderr: `colophon: Another process is using the data folder ${data}. Stop it, or choose another folder.\n`,
    });
    const file = join(folder, 'file');
    await writeFile(file, '');
    const none = await run(['serve', '--port', '0', '--data', file]);
    expect([none.code, none.stderr]).toEqual([
      1,
      expect.stringMatching(/^colophon: The data folder [^\n]+\n$/),
    ]);
    // The first one goes on.
    expect((await fetch(`${address}/health`)).status).toBe(200);
  });

  it('reports a host that is not an address of this machine', async () => {
    const data = await temporaryFolder();
    const { code, stderr } = await run([
      'serve',
      '--insecure-no-auth',
      '--port',
      '0',
      '--host',
      '192.0.2.1',
      '--data',
      data,
    ]);
    expect([code, stderr]).toEqual([
      1,
      expect.stringContaining('192.0.2.1 is not an address of this machine'),
    ]);
  });

  it('serves a site with security headers, beside the catalogue', async () => {
    const site = await temporaryFolder();
    await writeFile(join(site, 'index.html'), '<title>Front</title>');
    await writeFile(join(site, 'docs.html'), '<title>Docs</title>');
    const server = await serve(await temporaryFolder(), ['--site', site]);
    expect(server.banner).toContain(`${server.address}/docs`);
    for (const [path, title] of [
      ['/', 'Front'],
      ['/docs', 'Docs'],
    ]) {
      const page = await fetch(`${server.address}${path}`);
      expect(await page.text()).toContain(title);
      expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
      expect(page.headers.get('x-content-type-options')).toBe('nosniff');
    }
    expect((await fetch(`${server.address}/config`)).status).toBe(200);
  });
});

describe('a field that the model does not know', () => {
  it('is rejected by put before anything is sent, and stored on request', async () => {
    const { to } = await startServer();
    const input = JSON.stringify({ name: 'PII', colour: 'red' });
    const nowhere = ['--server', 'http://127.0.0.1:9'];
    const rejected = await run(['put', tag, 'tagProperties', ...nowhere], { input });
    expect(rejected).toEqual({
      code: 1,
      stdout: '',
      stderr:
        'colophon: Aspect tagProperties: /colour: unrecognized field found but not allowed, expected one of name, description, colorHex\nNothing was sent. Correct the name, or pass --keep-unknown-fields to store the field as it is.\n',
    });
    const kept = await run(['put', tag, 'tagProperties', '--keep-unknown-fields', ...to], { input });
    expect(kept).toMatchObject({ code: 0, stderr: '' });
    const { stdout } = await run(['get', tag, 'tagProperties', ...to]);
    expect(JSON.parse(stdout)).toEqual({ name: 'PII', colour: 'red' });
  });

  it('is rejected by patch, and stored on request', async () => {
    const { to } = await startServer();
    await run(['put', tag, 'tagProperties', ...to], { input: JSON.stringify({ name: 'PII' }) });
    const input = JSON.stringify([{ op: 'add', path: '/colour', value: 'red' }]);
    const rejected = await run(['patch', tag, 'tagProperties', ...to], { input });
    expect(rejected).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('/colour: unrecognized field found but not allowed'),
    });
    expect(
      await run(['patch', tag, 'tagProperties', '--keep-unknown-fields', ...to], { input }),
    ).toMatchObject({
      code: 0,
    });
  });

  it('is counted by aspect in the metrics of the server', async () => {
    const { to, address } = await startServer();
    const input = JSON.stringify({ name: 'PII', colour: 'red', level: 1 });
    await run(['put', tag, 'tagProperties', '--keep-unknown-fields', ...to], { input });
    const metrics = await (await fetch(`${address}/metrics`)).text();
    expect(metrics).toContain('colophon_unknown_fields_total{aspect="tagProperties"} 2');
  });
});
