import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { assembleIndex, extractPage, type PageSource } from '../../apps/site/src/search/index.ts';
import { siteFolder } from '../e2e/folders.ts';
import { makeCorpus } from './corpus.ts';

const types: Readonly<Record<string, string>> = {
  html: 'text/html',
  js: 'text/javascript',
  css: 'text/css',
  json: 'application/json',
  svg: 'image/svg+xml',
};

/** Where the site has the text of each of its pages, in small letters: what a search without an index would read. */
export const textsFile = 'texts.json';

/** A static host that serves the built site with the index of a much larger one. */
export interface LargeSite extends AsyncDisposable {
  readonly address: string;
}

/** Serves the built site below `/base`, compressed with gzip as the least of hosts does, with the search index of so many pages. */
export async function serveLargeSite(pages: number): Promise<LargeSite> {
  const corpus = makeCorpus(await readRealPages(), pages);
  const index = new Map(assembleIndex(corpus.map(extractPage)).map(({ path, content }) => [path, content]));
  const texts = corpus.map(({ title, html }) => `${title} ${html.replaceAll(/<[^>]*>/g, ' ')}`.toLowerCase());
  index.set(textsFile, JSON.stringify(texts));
  const compressed = new Map<string, Buffer>();
  const server = createServer(async ({ url = '/' }, response) => {
    const path = new URL(url, 'http://host').pathname.replace('/base/', '');
    try {
      const body =
        compressed.get(path) ?? gzipSync(index.get(path) ?? (await readFile(join(siteFolder, path))));
      compressed.set(path, body);
      const type = types[path.slice(path.lastIndexOf('.') + 1)] ?? 'application/octet-stream';
      response.writeHead(200, { 'Content-Type': type, 'Content-Encoding': 'gzip' });
      response.end(body);
    } catch {
      response.writeHead(404).end();
    }
  });
  server.listen(0);
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('Expected a port, got none.');
  return {
    address: `http://localhost:${address.port}/base`,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** The pages of the built site, for their words. */
async function readRealPages(): Promise<PageSource[]> {
  const records: { id: string; title: string; description: string }[] = JSON.parse(
    await readFile(join(siteFolder, 'docs/index.json'), 'utf8'),
  );
  return Promise.all(
    records.map(async (record) => ({
      ...record,
      href: `/docs/${record.id}`,
      groups: [record.id.split('/')[0] ?? ''],
      kind: 'guide' as const,
      html: await readFile(join(siteFolder, `docs/${record.id}.md`), 'utf8'),
    })),
  );
}
