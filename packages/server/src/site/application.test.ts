import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { beforeEach, describe, expect, it } from 'vitest';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { createApplication, createApplicationAddresses, requireApplication } from './application.ts';

let folder: string;

beforeEach(async () => {
  folder = await temporaryFolder();
  await mkdir(join(folder, '_app'));
  for (const [name, content] of [
    ['index.html', '<div id="app"></div>'],
    ['_app/index-a1b2c3.js', 'start()'],
  ] as const) {
    await writeFile(join(folder, name), content);
    await writeFile(join(folder, `${name}.br`), brotliCompressSync(content));
  }
});

const served = ['/api/graphql', '/entities/:urn', '/versions/*', '/*', '/config', '/analytics', '/search'];
const get = async (path: string, headers: HeadersInit = { Accept: 'text/html,*/*' }) => {
  const app = createApplication(folder).route('/', createApplicationAddresses(folder, served));
  return app.fetch(new Request(`http://localhost:8080${path}`, { headers }));
};

describe('the application', () => {
  it.each([
    '/',
    '/search?q=orders',
    '/dataset/urn%3Ali%3Adataset%3A(a%2Cb%2CPROD)/columns',
    '/settings/tokens',
    '/analytics',
    '/analytics/coverage',
  ])('has one page for %s', async (path) => {
    const answer = await get(path);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    expect(await answer.text()).toContain('<div id="app">');
    expect(answer.headers.get('cache-control')).toBe('no-cache');
    const policy = answer.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toContain('unsafe');
  });

  it('is kept for ever where the name of a file follows from its content', async () => {
    const answer = await get('/_app/index-a1b2c3.js', { 'Accept-Encoding': 'br' });
    expect([answer.status, answer.headers.get('content-encoding')]).toEqual([200, 'br']);
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect((await get('/_app/gone.js', {})).status).toBe(404);
  });

  it.each(['/api/wrong', '/entities', '/config'])(
    'leaves %s to the interface that has its first part',
    async (path) => expect((await get(path)).status).toBe(404),
  );

  it('is no answer for programs', async () => {
    expect((await get('/search', { Accept: 'application/json' })).status).toBe(404);
    expect((await get('/search', {})).status).toBe(404);
  });

  it('says which folder it was not found in', () => {
    expect(() => requireApplication(join(folder, 'missing'))).toThrow(
      /^the application folder .*missing does not exist\. Build the application with "npm run app:build"/,
    );
  });
});
