import { readdirSync } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono, type MiddlewareHandler } from 'hono';
import { etag } from 'hono/etag';
import { createMiddleware } from 'hono/factory';
import { ConfigurationError } from '../configuration-error.ts';
import { useReaderAddress } from './reader-address.ts';
import { plainAddress, readRedirects } from './site-redirects.ts';

/**
 * What a page may do: use files of this origin, and nothing else. No script or style is inline.
 */
const contentSecurityPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "worker-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

/**
 * What the worker of the sandbox may do besides, and nothing else may: make code from text, since it runs what readers
 * write. It takes its policy from its own file; with this one it reaches the files of this origin alone.
 */
const sandboxPolicy = [
  "default-src 'none'",
  "script-src 'self' 'unsafe-eval' 'wasm-unsafe-eval'",
  "connect-src 'self'",
].join('; ');
/** Python is compiled from its own file, and makes no scripts from text. */
const pythonPolicy = [
  "default-src 'none'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "connect-src 'self'",
].join('; ');
const pythonWorker = /^\/(?:versions\/[^/]+\/)?_assets\/python-worker-\w+\.js$/;
const sandboxWorker = /^\/(?:versions\/[^/]+\/)?_assets\/sandbox-worker-\w+\.js$/;

/** Entries of the folder that are not served under their name. */
const hidden = new Set(['index.html', '404.html']);

interface SiteFile {
  readonly Variables: { file?: string };
}

/** What every answer of the site carries. */
const headers = createMiddleware<SiteFile>(async (context, next) => {
  await next();
  describeAnswer(context.res, context.req.url);
});

function describeAnswer(response: Response, url: string): Response {
  const { headers, status } = response;
  const address = new URL(url);
  headers.set('Content-Security-Policy', policyFor(address.pathname));
  headers.set('X-Content-Type-Options', 'nosniff');
  headers.set('Referrer-Policy', 'same-origin');
  headers.set('Cross-Origin-Opener-Policy', 'same-origin');
  // With the line above, workers may share memory: Python waits in one of them for the answer of another.
  headers.set('Cross-Origin-Embedder-Policy', 'require-corp');
  // A file that is missing now may come with the next build, so only what was found is kept.
  const isImmutable = isVersioned(address) && status < 400;
  headers.set('Cache-Control', isImmutable ? 'public, max-age=31536000, immutable' : 'no-cache');
  return response;
}

function policyFor(path: string): string {
  if (sandboxWorker.test(path)) return sandboxPolicy;
  return pythonWorker.test(path) ? pythonPolicy : contentSecurityPolicy;
}

/** True for the address of a file whose content would have another address if it changed. */
function isVersioned({ pathname, search }: URL): boolean {
  return pathname.startsWith('/_assets/') || (pathname.startsWith('/search/') && search !== '');
}

/** What is said of a file: its state, its type where that is not widely known, and that it comes in several encodings. */
const describeFile = createMiddleware<SiteFile>(async (context, next) => {
  await next();
  const file = context.get('file');
  if (file === undefined) return;
  const { size, mtimeMs } = await stat(file);
  // The name distinguishes the compressed file from the plain one.
  context.res.headers.set(
    'ETag',
    `"${size.toString(36)}-${Math.round(mtimeMs).toString(36)}${encodingOf(file)}"`,
  );
  if (/\.md(?:\.\w+)?$/.test(file)) context.res.headers.set('Content-Type', 'text/markdown; charset=utf-8');
  if (!context.res.headers.has('Vary')) context.res.headers.set('Vary', 'Accept-Encoding');
});

const encodingOf = (file: string): string => /\.(?:br|gz)$/.exec(file)?.[0].replace('.', '-') ?? '';

/**
 * Checks that there is a site to serve.
 *
 * @throws ConfigurationError when there is no such folder, or when it may not be read.
 */
export function requireSite(folder: string): void {
  try {
    readdirSync(folder);
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    const reason = { ENOENT: 'does not exist', ENOTDIR: 'is not a folder' }[code] ?? 'cannot be read';
    throw new ConfigurationError(
      `the site folder ${resolve(folder)} ${reason}. Build the site with "npm run site:build" and name its folder with --site or COLOPHON_SITE, or omit both.`,
    );
  }
}

/**
 * The documentation site, from its built files: pages without `.html` in their address, hashed assets for ever. What it
 * says of its own address is the public one, or else the one that a reader uses.
 */
export async function createSite(
  folder: string,
  { publicUrl }: { readonly publicUrl?: string } = {},
): Promise<Hono<SiteFile>> {
  const site = new Hono<SiteFile>();
  for (const [from, to] of await readRedirects(folder)) {
    site.get(from, headers, (context) => context.redirect(to, 301));
  }

  const readerAddress = useReaderAddress(publicUrl);
  const options = filesOf(folder);
  const file = serveStatic<SiteFile>(options);
  const page = serveStatic<SiteFile>({
    ...options,
    rewriteRequestPath: (path) => (path === '/' ? '/index.html' : `${path}.html`),
  });
  for (const path of await pathsOf(folder)) {
    site.use(path, headers, etag(), readerAddress, describeFile);
    site.get(path, async (context, next) => {
      const { pathname, search } = new URL(context.req.url);
      const plain = plainAddress(pathname);
      return plain === undefined ? next() : context.redirect(`${plain}${search}`, 308);
    });
    site.get(path, file, page);
  }
  site.get('/docs/*', showMissing(folder));
  return site;
}

/** The page for unknown addresses. Registered last; served to browsers, not to programs. */
export function createMissingPage(folder: string): Hono<SiteFile> {
  const show = showMissing(folder);
  return new Hono<SiteFile>().get('/*', async (context, next) => {
    if (!/\btext\/html\b/.test(context.req.header('Accept') ?? '')) return next();
    const response = await show(context, next);
    response?.headers.append('Vary', 'Accept');
    return response && describeAnswer(response, context.req.url);
  });
}

function showMissing(folder: string): MiddlewareHandler<SiteFile> {
  const missing = serveStatic<SiteFile>({ ...filesOf(folder), path: '404.html' });
  return async (context, next) => {
    const response = await missing(context, next);
    return response instanceof Response
      ? new Response(response.body, { status: 404, headers: response.headers })
      : response;
  };
}

const filesOf = (folder: string) => ({
  root: folder,
  precompressed: true,
  onFound: (path: string, context: { set(key: 'file', value: string): void }) => context.set('file', path),
});

/** The addresses of the site: the files in its folder. All others are the catalogue's. */
async function pathsOf(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  const shown = entries.filter(({ name }) => !hidden.has(name) && !/\.(?:br|gz)$|^\./.test(name));
  return [
    '/',
    ...shown.map((entry) =>
      entry.isDirectory() ? `/${entry.name}/*` : `/${entry.name.replace(/\.html$/, '')}`,
    ),
  ];
}
