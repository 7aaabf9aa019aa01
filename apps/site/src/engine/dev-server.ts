import { watch } from 'node:fs';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import { pageHref } from '../content/page-record.ts';
import type { BuildOptions } from './build-options.ts';
import type { BuiltPage } from './built-site.ts';
import { BuildCache } from './cache.ts';
import { printFavicons } from './favicons.ts';
import { createOutputs } from './outputs/index.ts';
import { readPages, type SourcePage } from './read-pages.ts';
import type { SiteFile } from './site-file.ts';
import { bundleSite, createSitePrinter, type SitePrinter } from './site-printer.ts';

/** Loads the page again when the server says so; while the server is away the browser asks again by itself. */
const RELOAD = `new EventSource('/_dev/changes').onmessage = () => location.reload();`;

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.ico': 'image/x-icon',
  '.json': 'application/json',
  '.md': 'text/markdown; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.wasm': 'application/wasm',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml',
};

/** The site as its sources are now. */
interface LoadedSite {
  readonly printer: SitePrinter;
  readonly pages: readonly SourcePage[];
  /** What is made from all pages, such as the search. It takes as long as a build, so that the first reader waits. */
  outputs(): Promise<readonly SiteFile[]>;
}

/** A few events come for one edit; this long after the last of them the site is made again. */
const SETTLED_MS = 30;

/**
 * Serves the site as it is written: each page is printed when it is asked for, and browsers load it again after every
 * edit. An edit that breaks the site is shown in the place of the page. `port` 0 takes a free one.
 */
export async function startDevServer(options: BuildOptions, port: number): Promise<Server> {
  const cache = new BuildCache(join(options.cache, 'dev.sqlite'));
  const readers = new Set<ServerResponse>();
  let bundles = bundleSite(options);
  let site = load();

  async function load(): Promise<LoadedSite> {
    const pages = await readPages(options.docs);
    const printer = await createSitePrinter(options, pages, cache, await bundles);
    let outputs: Promise<readonly SiteFile[]> | undefined;
    const printOutputs = async (): Promise<readonly SiteFile[]> => {
      const built: BuiltPage[] = [];
      for (const page of pages) built.push(await printer.page(page, undefined));
      return createOutputs({ facts: printer.facts, pages: built, options }, cache);
    };
    return {
      printer,
      pages,
      outputs() {
        outputs ??= printOutputs();
        return outputs;
      },
    };
  }

  let settling: NodeJS.Timeout | undefined;
  let codeChanged = false;
  function reload(): void {
    if (codeChanged) bundles = bundleSite(options);
    codeChanged = false;
    site = load();
    const tell = (): void => {
      for (const reader of readers) reader.write('data: changed\n\n');
    };
    // The next request for a page reports the failure.
    site.then(tell, tell);
  }
  function changed(isCode: boolean): void {
    codeChanged ||= isCode;
    clearTimeout(settling);
    settling = setTimeout(reload, SETTLED_MS);
  }
  const watched = [
    watch(options.docs, { recursive: true }, () => changed(false)),
    watch(join(import.meta.dirname, '..'), { recursive: true }, () => changed(true)),
  ];

  async function print(path: string): Promise<string | undefined> {
    const { printer, pages } = await site;
    if (path === '/') return printer.titlePage(pages);
    const source = pages.find(({ record }) => pageHref(record.id) === path);
    return source && printer.document(await printer.page(source, undefined));
  }

  async function answer(path: string, response: ServerResponse): Promise<void> {
    const { printer, outputs } = await site;
    const html = await print(path);
    const isAt = (file: SiteFile): boolean => `/${file.path}` === path;
    const file =
      [...printer.files, ...(await printFavicons(cache))].find(isAt) ??
      (html === undefined && extname(path) !== '' ? (await outputs()).find(isAt) : undefined);
    response.setHeader('Cache-Control', 'no-store');
    if (file) response.setHeader('Content-Type', TYPES[extname(path)] ?? 'text/plain').end(file.content);
    else {
      response.writeHead(html === undefined ? 404 : 200, { 'Content-Type': 'text/html; charset=utf-8' });
      response.end(
        (html ?? printer.notFound()).replace('</head>', '<script src="/_dev/reload.js"></script></head>'),
      );
    }
  }

  const server = createServer((request, response) => {
    const path = decodeURIComponent(new URL(request.url ?? '/', 'http://site').pathname);
    if (path === '/_dev/reload.js') {
      response.setHeader('Content-Type', 'text/javascript').end(RELOAD);
    } else if (path === '/_dev/changes') {
      response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' });
      response.flushHeaders();
      readers.add(response.on('close', () => readers.delete(response)));
    } else {
      answer(path, response).catch((error: unknown) => {
        const text = error instanceof Error ? error.message : String(error);
        response.writeHead(500, { 'Content-Type': 'text/html; charset=utf-8' });
        response.end(`<script src="/_dev/reload.js"></script><pre>${text.replaceAll('<', '&lt;')}</pre>`);
      });
    }
  });
  server.on('close', () => {
    clearTimeout(settling);
    for (const each of watched) each.close();
    cache.save();
  });
  return server.listen(port);
}
