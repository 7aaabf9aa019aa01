import { readdir } from 'node:fs/promises';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono, type MiddlewareHandler } from 'hono';
import { etag } from 'hono/etag';
import { createMiddleware } from 'hono/factory';
import { useReaderAddress } from './reader-address.ts';
import {
  contentSecurityPolicy,
  describeAnswer,
  describeFile,
  filesOf,
  requireFolder,
  type ServedFile,
} from './served-files.ts';
import { plainAddress, readRedirects } from './site-redirects.ts';

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
/** The catalogue of the application that a reader tries makes code from the schemas of the model, as the sandbox does. */
const tryWorker = /^\/(?:versions\/[^/]+\/)?_assets\/try-worker-\w+\.js$/;
const sandboxWorker = /^\/(?:versions\/[^/]+\/)?_assets\/sandbox-worker-\w+\.js$/;

/** Entries of the folder that are not served under their name. */
const hidden = new Set(['index.html', '404.html']);

/** What every answer of the site carries. */
const headers = createMiddleware<ServedFile>(async (context, next) => {
  await next();
  describeSite(context.res, context.req.url);
});

const describeSite = (response: Response, url: string): Response => {
  const address = new URL(url);
  return describeAnswer(response, {
    policy: policyFor(address.pathname),
    isVersioned: isVersioned(address),
  });
};

function policyFor(path: string): string {
  if (sandboxWorker.test(path) || tryWorker.test(path)) return sandboxPolicy;
  return pythonWorker.test(path) ? pythonPolicy : contentSecurityPolicy;
}

/** True for the address of a file whose content would have another address if it changed. */
function isVersioned({ pathname, search }: URL): boolean {
  return (
    /^\/(?:_assets|docs\/try-app)\//.test(pathname) || (pathname.startsWith('/search/') && search !== '')
  );
}

/**
 * Checks that there is a site to serve.
 *
 * @throws ConfigurationError when there is no such folder, or when it may not be read.
 */
export const requireSite = (folder: string): void =>
  requireFolder(folder, {
    what: 'site',
    build:
      'Build the site with "npm run site:build" and name its folder with --site or COLOPHON_SITE, or omit both.',
  });

/**
 * The documentation site, from its built files: pages without `.html` in their address, hashed assets for ever. What it
 * says of its own address is the public one, or else the one that a reader uses.
 */
export async function createSite(
  folder: string,
  { publicUrl }: { readonly publicUrl?: string } = {},
): Promise<Hono<ServedFile>> {
  const site = new Hono<ServedFile>();
  for (const [from, to] of await readRedirects(folder)) {
    site.get(from, headers, (context) => context.redirect(to, 301));
  }

  const readerAddress = useReaderAddress(publicUrl);
  const options = filesOf(folder);
  const file = serveStatic<ServedFile>(options);
  const page = serveStatic<ServedFile>({
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
export function createMissingPage(folder: string): Hono<ServedFile> {
  const show = showMissing(folder);
  return new Hono<ServedFile>().get('/*', async (context, next) => {
    if (!/\btext\/html\b/.test(context.req.header('Accept') ?? '')) return next();
    const response = await show(context, next);
    response?.headers.append('Vary', 'Accept');
    return response && describeSite(response, context.req.url);
  });
}

function showMissing(folder: string): MiddlewareHandler<ServedFile> {
  const missing = serveStatic<ServedFile>({ ...filesOf(folder), path: '404.html' });
  return async (context, next) => {
    const response = await missing(context, next);
    return response instanceof Response
      ? new Response(response.body, { status: 404, headers: response.headers })
      : response;
  };
}

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
