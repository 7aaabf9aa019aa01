import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { IndexReader } from '../search/query/index-reader.ts';
import { search } from '../search/query/search.ts';
import { startDevServer } from './dev-server.ts';

const root = join(import.meta.dirname, '../../../..');
let folder: string;
let server: Server;
let address: string;

beforeAll(async () => {
  // Inside the project, so that the bundle of the components finds its packages.
  folder = await mkdtemp(join(root, '.cache/dev-server-'));
  await cp(join(root, 'docs'), join(folder, 'docs'), { recursive: true });
  const options = {
    docs: join(folder, 'docs'),
    out: '',
    cache: join(folder, 'cache'),
    origin: 'http://localhost',
    version: '1.2.3',
  };
  server = await startDevServer(options, 0);
  address = `http://localhost:${(server.address() as AddressInfo).port}`;
});

afterAll(async () => {
  server?.closeAllConnections();
  await new Promise((resolve) => server?.close(resolve));
  await rm(folder, { recursive: true, force: true });
});

/** Makes an edit, and waits until browsers are received of it. */
async function edit(file: string, text: string): Promise<void> {
  const { body } = await fetch(`${address}/_dev/changes`);
  const received = body?.getReader().read();
  await writeFile(join(folder, 'docs', file), text);
  await received;
}

async function read(path: string): Promise<{ status: number; text: string }> {
  const response = await fetch(address + path);
  return { status: response.status, text: await response.text() };
}

describe('the dev server', () => {
  test('shows an edit, notifies browsers, and shows an error in place of the page', async () => {
    const page = await readFile(join(folder, 'docs/quickstart.mdx'), 'utf8');
    await edit('quickstart.mdx', page.replace('## Start it', '## Begin'));
    expect((await read('/docs/quickstart')).text).toContain('Begin</a></h2>');
    await edit('quickstart.mdx', '<Broken');
    const broken = await read('/docs/quickstart');
    expect(broken.status).toBe(500);
    expect(broken.text).toContain('docs/quickstart.mdx must begin with frontmatter');
    expect(broken.text).toContain('/_dev/reload.js');
    await edit('quickstart.mdx', page);
    expect((await read('/docs/quickstart')).status).toBe(200);
  });

  test('serves search and Markdown copies of the current pages', { timeout: 300_000 }, async () => {
    const page = await readFile(join(folder, 'docs/quickstart.mdx'), 'utf8');
    await edit('quickstart.mdx', page.replace('## Start it', '## Awaken zebrafinches'));
    const reader = new IndexReader(async (path) => JSON.parse((await read(`/search/${path}`)).text));
    const [hit] = await search('zebrafinches', reader);
    expect(hit?.href).toBe('/docs/quickstart#awaken-zebrafinches');
    expect((await read('/docs/quickstart.md')).text).toContain('## Awaken zebrafinches');
    expect(JSON.parse((await read('/docs/index.json')).text)).toContainEqual(
      expect.objectContaining({ id: 'quickstart' }),
    );
    await edit('quickstart.mdx', page);
  });

  test('serves the assets of a page, and a 404 page', async () => {
    const { text } = await read('/docs');
    const style = /<link rel="stylesheet" href="([^"]+)"/.exec(text)?.[1] ?? '';
    expect((await fetch(address + style)).headers.get('content-type')).toBe('text/css');
    expect((await read('/docs/none')).status).toBe(404);
  });
});
