import { request } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Served, serve } from '../support/serve.ts';
import { siteFolder } from './folders.ts';
import { fetchRecords, pages } from './site-pages.ts';

let site: Served;

beforeAll(async () => {
  site = await serve('--site', siteFolder);
});

afterAll(() => site?.[Symbol.asyncDispose]());

describe('the records of /docs/index.json', () => {
  test('have an id, a title, a description and a name for the sidebar, and nothing else', async () => {
    for (const record of await fetchRecords(site.address)) {
      expect(Object.keys(record)).toEqual(['id', 'title', 'description', 'sidebarName']);
      for (const value of Object.values(record)) expect(value).toMatch(/\S/);
    }
  });

  test('name each page once, the introduction as README', async () => {
    const ids = (await fetchRecords(site.address)).map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toContain('README');
    expect((await get('/docs')).text).toContain('<h1>Introduction</h1>');
  });
});

describe('the address of the catalogue', () => {
  test.each([
    '/docs/quickstart',
    '/docs/quickstart.md',
    '/llms.txt',
    '/llms-full.txt',
    '/sitemap.xml',
    '/robots.txt',
  ])('is in %s the one by which the reader came', async (path) => {
    const { text } = await get(path);
    expect(text).toContain(site.address);
    // Defaults and quoted messages alone name the other one.
    const others = [...text.matchAll(/.{0,40}http:\/\/localhost:8080/g)].map(([found]) => found);
    expect(others.filter((found) => !/(?:<code>|`|such as |default: (?:"|&quot;))http/.test(found))).toEqual(
      [],
    );
  });
});

describe('an address below /docs that has no page', () => {
  test('has status 404 and a page with links', async () => {
    const { status, headers, text } = await get(pages['a page that does not exist']);
    expect(status).toBe(404);
    expect(headers['content-type']).toContain('text/html');
    expect(text.match(/href="\/(docs[^"]*|#contents)?"/g)?.length).toBeGreaterThan(2);
    expect(text).toContain('data-search');
  });
});

test('the icon that browsers request by default exists', async () => {
  const { status, headers } = await get('/favicon.ico');
  expect([status, headers['content-type']]).toEqual([200, 'image/x-icon']);
});

describe('an address that neither the site nor the catalogue has', () => {
  test('shows the 404 page to a browser, and an error to a program', async () => {
    const ask = (path: string, accept: string) =>
      fetch(`${site.address}${path}`, { headers: { Accept: accept } });
    const shown = await ask('/quickstart', 'text/html,*/*;q=0.8');
    expect([shown.status, shown.headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8']);
    expect(await shown.text()).toContain('data-near');
    const refusals = [await ask('/quickstart', '*/*'), await ask('/entitiesV2/pii', 'text/html')];
    for (const answer of refusals) expect(answer.headers.get('content-type')).toContain('application/json');
    expect(refusals.map(({ status }) => status)).toEqual([404, 400]);
  });
});

describe('an address that has moved', () => {
  test.each([
    ['/docs/introduction', '/docs'],
    ['/docs/what-is-datahub/datahub-concepts', '/docs/what-is-colophon/concepts'],
  ])('%s leads to %s', async (from, to) => {
    const { status, headers } = await get(from);
    expect({ status, location: headers.location }).toEqual({ status: 301, location: to });
  });

  test('is listed in /docs/redirects.json', async () => {
    expect(JSON.parse((await get('/docs/redirects.json')).text)).toMatchObject({
      '/docs/introduction': '/docs',
    });
  });
});

describe('the headers', () => {
  test.each([pages.landing, pages.introduction, pages.dataset, pages['a page that does not exist']])(
    'of %s allow files of this origin and nothing else',
    async (path) => {
      const { headers } = await get(path);
      expect(headers['content-security-policy']?.split('; ').sort()).toEqual([
        "base-uri 'none'",
        "connect-src 'self'",
        "default-src 'none'",
        "font-src 'self' data:",
        "form-action 'self'",
        "frame-ancestors 'none'",
        "img-src 'self' data:",
        "script-src 'self'",
        "style-src 'self'",
        "worker-src 'self'",
      ]);
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['referrer-policy']).toBe('same-origin');
    },
  );

  test('cache the files of /_assets for ever, and revalidate everything else', async () => {
    const page = await get(pages.introduction);
    const assets = [...page.text.matchAll(/(?:href|src)="\.(\/_assets\/[^"]+)"/g)].map(
      ([, path = '']) => path,
    );
    expect(assets.length).toBeGreaterThan(3);
    for (const asset of assets)
      expect((await get(asset)).headers['cache-control']).toBe('public, max-age=31536000, immutable');
    for (const path of ['/', '/docs', '/docs/index.json', '/favicon.svg'])
      expect((await get(path)).headers['cache-control']).toBe('no-cache');
  });

  test('cache search files by index version, and revalidate the version', async () => {
    const root = await get('/search/root.json');
    expect(root.headers['cache-control']).toBe('no-cache');
    const { version } = JSON.parse(root.text);
    const { headers } = await get(`/search/terms/0.json?${version}`);
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
  });

  test('do not cache a missing file of /_assets', async () => {
    const { status, headers } = await get('/_assets/of-the-next-build.css');
    expect(status).toBe(404);
    expect(headers['cache-control']).toBe('no-cache');
  });
});

describe('a page', () => {
  test.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ])('comes compressed with %s to whoever accepts it', async (encoding, decompress) => {
    const plain = await get(pages.dataset);
    const compressed = await get(pages.dataset, { 'Accept-Encoding': encoding });
    expect(compressed.headers['content-encoding']).toBe(encoding);
    expect(compressed.body.length).toBeLessThan(plain.body.length / 4);
    expect(decompress(compressed.body).toString()).toBe(plain.text);
    for (const { headers } of [plain, compressed]) expect(headers.vary).toBe('Accept-Encoding');
  });

  test.each(['identity', 'br', 'gzip'])(
    'in %s is not sent again to a browser that has it',
    async (encoding) => {
      const accepted = { 'Accept-Encoding': encoding };
      const first = await get(pages.quickstart, accepted);
      const again = await get(pages.quickstart, { ...accepted, 'If-None-Match': first.headers.etag ?? '' });
      expect(again.status).toBe(304);
      expect(again.body.length).toBe(0);
      expect(again.headers.etag).toBe(first.headers.etag);
      expect(again.headers['cache-control']).toBe('no-cache');
    },
  );

  test('is sent to a browser that has another version of it', async () => {
    const { status, text } = await get(pages.quickstart, { 'If-None-Match': '"another"' });
    expect(status).toBe(200);
    expect(text).toContain('<h1>Quickstart</h1>');
  });
});

test('the headers of files do not apply to responses of the catalogue', async () => {
  const { status, headers } = await get('/config');
  expect(status).toBe(200);
  expect(headers['content-security-policy']).toBe("default-src 'none'; frame-ancestors 'none'");
  expect(headers).not.toHaveProperty('cross-origin-opener-policy');
});

interface Answer {
  status: number | undefined;
  headers: Record<string, string | undefined>;
  body: Buffer;
  text: string;
}

/** Asks without the decompression that `fetch` does by itself. */
function get(path: string, headers: Record<string, string> = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const asked = request(`${site.address}${path}`, { headers }, async (answer) => {
      const body = Buffer.concat(await answer.toArray());
      resolve({
        status: answer.statusCode,
        headers: Object.fromEntries(
          Object.entries(answer.headers).map(([name, value]) => [name, String(value)]),
        ),
        body,
        text: body.toString(),
      });
    });
    asked.once('error', reject);
    asked.end();
  });
}
