import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { beforeEach, describe, expect, it } from 'vitest';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { createMissingPage, createSite } from './site.ts';

let folder: string;
const files: Readonly<Record<string, string>> = {
  'index.html': '<h1>Front</h1>',
  '404.html': '<h1>Not here</h1>',
  'docs.html': '<h1>Introduction</h1>',
  'docs/quickstart.html': '<h1>Quickstart</h1>',
  'docs/quickstart.md': '# Quickstart: Größe',
  'docs/index.json': '[]',
  '_assets/page.a1b2c3.css': 'body{}',
  'versions/0.1.0/docs.html': '<h1>Introduction</h1>',
  'robots.txt': 'User-agent: *',
  'sitemap.xml': '<urlset/>',
  'icon.png': 'png',
  'favicon.ico': 'ico',
  'docs/redirects.json': '{"/docs/old": "/docs/quickstart", "/start": "/docs"}',
};

beforeEach(async () => {
  folder = await temporaryFolder();
  for (const [name, content] of Object.entries(files)) {
    const path = join(folder, name);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, content);
    await writeFile(`${path}.br`, brotliCompressSync(content));
    await writeFile(`${path}.gz`, gzipSync(content));
  }
});

const get = async (path: string, init?: RequestInit) =>
  (await createSite(folder)).fetch(new Request(`http://localhost:8080${path}`, init));

describe('a file of the site', () => {
  it.each([
    ['/', 'text/html; charset=utf-8', 'index.html'],
    ['/docs', 'text/html; charset=utf-8', 'docs.html'],
    ['/docs/quickstart', 'text/html; charset=utf-8', 'docs/quickstart.html'],
    ['/docs/quickstart.md', 'text/markdown; charset=utf-8', 'docs/quickstart.md'],
    ['/docs/index.json', 'application/json', 'docs/index.json'],
    ['/_assets/page.a1b2c3.css', 'text/css; charset=utf-8', '_assets/page.a1b2c3.css'],
    ['/robots.txt', 'text/plain; charset=utf-8', 'robots.txt'],
    ['/sitemap.xml', 'application/xml; charset=utf-8', 'sitemap.xml'],
    ['/icon.png', 'image/png', 'icon.png'],
    ['/favicon.ico', 'image/x-icon', 'favicon.ico'],
  ])('%s comes as %s, with a tag for each encoding', async (path, type, file) => {
    const tags = new Set<string | null>();
    for (const encoding of ['identity', 'gzip', 'br']) {
      const headers = { 'Accept-Encoding': encoding };
      const answer = await get(path, { headers });
      expect(answer.status).toBe(200);
      expect(answer.headers.get('content-type')).toBe(type);
      expect(answer.headers.get('vary')).toBe('Accept-Encoding');
      if (encoding === 'identity') expect(await answer.text()).toBe(files[file]);
      const tag = answer.headers.get('etag') ?? '';
      tags.add(tag);

      const head = await get(path, { method: 'HEAD', headers });
      expect([head.status, head.headers.get('etag'), await head.text()]).toEqual([200, tag, '']);
      const again = await get(path, { headers: { ...headers, 'If-None-Match': tag } });
      expect([again.status, again.headers.get('etag'), await again.text()]).toEqual([304, tag, '']);
    }
    expect(tags.size).toBe(path.endsWith('.png') ? 1 : 3);
  });

  it('is cached for ever if its name is a content hash, and revalidated otherwise', async () => {
    const kept = async (path: string) => (await get(path)).headers.get('cache-control');
    expect(await kept('/_assets/page.a1b2c3.css')).toBe('public, max-age=31536000, immutable');
    expect(await kept('/_assets/missing.css')).toBe('no-cache');
    expect(await kept('/docs')).toBe('no-cache');
  });

  it('can load only from its own origin, and cannot be framed', async () => {
    const { headers } = await get('/docs');
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'; script-src 'self'; worker-src 'self'; style-src 'self'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain('unsafe');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('same-origin');
  });

  it('can evaluate code in the worker of the sandbox, without network access', async () => {
    const policyOf = async (path: string) => (await get(path)).headers.get('content-security-policy');
    const looser =
      "default-src 'none'; script-src 'self' 'unsafe-eval' 'wasm-unsafe-eval'; connect-src 'self'";
    expect(await policyOf('/_assets/sandbox-worker-A1B2C3D4.js')).toBe(looser);
    expect(await policyOf('/_assets/try-worker-A1B2C3D4.js')).toBe(looser);
    expect(await policyOf('/versions/0.1.0/_assets/sandbox-worker-A1B2C3D4.js')).toBe(looser);
    for (const other of ['/_assets/run-block-A1B2C3D4.js', '/docs/_assets/sandbox-worker-A1B2C3D4.js'])
      expect(await policyOf(other)).not.toContain('unsafe');
  });
});

describe('the address that a page names', () => {
  const page = '<link rel="canonical" href="http://localhost:8080/docs"/>';

  beforeEach(() => writeFile(join(folder, 'docs.html'), page));

  async function read(origin: string, headers: Record<string, string> = {}, publicUrl?: string) {
    const site = await createSite(folder, publicUrl === undefined ? {} : { publicUrl });
    return site.fetch(new Request(`${origin}/docs`, { headers }));
  }

  it('is the one that the reader used, however the response is compressed', async () => {
    const expected = page.replace('http://localhost:8080', 'http://127.0.0.1:9000');
    for (const [encoding, expand] of [
      ['gzip', gunzipSync],
      ['br', brotliDecompressSync],
    ] as const) {
      const answer = await read('http://127.0.0.1:9000', { 'Accept-Encoding': encoding });
      expect(answer.headers.get('content-encoding')).toBe(encoding);
      const body = Buffer.from(await answer.arrayBuffer());
      expect(answer.headers.get('content-length')).toBe(String(body.length));
      expect(expand(body).toString()).toBe(expected);
    }
    const plain = await read('http://127.0.0.1:9000', { Range: 'bytes=0-9' });
    expect([plain.status, await plain.text()]).toEqual([200, expected]);
  });

  it('has its own entity tag', async () => {
    const [one, other] = [await read('http://127.0.0.1:9000'), await read('http://127.0.0.1:9001')];
    const tag = one.headers.get('etag') ?? '';
    expect(other.headers.get('etag')).not.toBe(tag);
    expect((await read('http://127.0.0.1:9000', { 'If-None-Match': tag })).status).toBe(304);
  });

  it('is the public one if configured', async () => {
    const answer = await read('http://10.0.0.7:8080', {}, 'https://catalogue.example.org');
    expect(await answer.text()).toContain('href="https://catalogue.example.org/docs"');
  });
});

describe('an address', () => {
  it.each([
    ['/docs/quickstart/', 308, '/docs/quickstart'],
    ['/docs/quickstart.html', 308, '/docs/quickstart'],
    ['/docs/quickstart.html?x=1', 308, '/docs/quickstart?x=1'],
    ['/docs/', 308, '/docs'],
    ['/docs//evil.example/', 308, '/docs//evil.example'],
    ['/docs/old', 301, '/docs/quickstart'],
    ['/start', 301, '/docs'],
  ])('%s leads with %i to %s', async (path, status, location) => {
    const { headers, status: got } = await get(path);
    expect([got, headers.get('location')]).toEqual([status, location]);
  });

  it.each(['/docs/nothing', '/docs/..%2fdocs', '/docs/%ff', '/docs/quickstart/x'])(
    '%s that has no page shows the page that leads on',
    async (path) => {
      const answer = await get(path);
      expect([answer.status, await answer.text()]).toEqual([404, files['404.html']]);
      expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
    },
  );

  it.each(['/index.html', '/404.html', '/robots.txt.gz', '/aspects'])(
    '%s is not the site’s',
    async (path) => {
      const answer = await get(path);
      expect([answer.status, await answer.text()]).toEqual([404, '404 Not Found']);
    },
  );
});

describe('the 404 page', () => {
  const ask = (path: string, init?: RequestInit) =>
    createMissingPage(folder).fetch(new Request(`http://localhost${path}`, init));
  const browser = { headers: { Accept: 'text/html,application/xhtml+xml,*/*;q=0.8' } };

  it.each(['/quickstart', '/nothing', '/openapi/nothing'])('is shown at %s to a browser', async (path) => {
    const answer = await ask(path, browser);
    expect([answer.status, await answer.text()]).toEqual([404, files['404.html']]);
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(answer.headers.get('cache-control')).toBe('no-cache');
    expect(answer.headers.get('vary')).toMatch(/\bAccept$/);
    expect((await ask(path, { ...browser, method: 'HEAD' })).headers.get('content-type')).toContain('html');
  });

  it('is not sent to programs, nor for writes', async () => {
    for (const init of [{}, { headers: { Accept: 'application/json' } }, { ...browser, method: 'POST' }])
      expect(await (await ask('/nothing', init)).text()).toBe('404 Not Found');
  });
});

describe('docs/redirects.json', () => {
  it.each([
    '[]',
    '{',
    '{"/docs/old": 1}',
    '{"/docs/old": "https://evil.example"}',
    '{"/a": "//evil.example"}',
    '{"a": "/b"}',
  ])('that holds %s is rejected when the server starts', async (content) => {
    await writeFile(join(folder, 'docs/redirects.json'), content);
    await expect(createSite(folder)).rejects.toThrow(/redirects\.json: expected/);
  });

  it('may be absent', async () => {
    await rm(join(folder, 'docs/redirects.json'));
    expect((await get('/docs')).status).toBe(200);
  });
});
