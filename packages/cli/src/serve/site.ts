import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { etag } from 'hono/etag';
import { createMiddleware } from 'hono/factory';

/**
 * What a page may do: use files of this origin, and nothing else. No script or style stands in the HTML itself.
 */
const contentSecurityPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

/** The addresses of the site. All others are the catalogue's, and what is written here about files does not hold there. */
const paths = ['/', '/docs/*', '/_astro/*', '/favicon.svg'];

/** The uncompressed answer, too, tells caches that there are others. */
const varyByEncoding = createMiddleware(async (context, next) => {
  await next();
  if (!context.res.headers.has('Vary')) context.header('Vary', 'Accept-Encoding');
});

/** The documentation site, from its built files: pages without `.html` in their address, hashed assets for ever. */
export function createSite(folder: string): Hono {
  const site = new Hono();
  site.use(async (context, next) => {
    await next();
    context.header('Content-Security-Policy', contentSecurityPolicy);
    context.header('X-Content-Type-Options', 'nosniff');
    context.header('Referrer-Policy', 'same-origin');
    context.header('Cross-Origin-Opener-Policy', 'same-origin');
    // A file that is missing now may come with the next build, so only what was found is kept.
    const immutable = context.req.path.startsWith('/_astro/') && context.res.status < 400;
    context.header('Cache-Control', immutable ? 'public, max-age=31536000, immutable' : 'no-cache');
  });
  const file = serveStatic({ root: folder, precompressed: true });
  const page = serveStatic({
    root: folder,
    precompressed: true,
    rewriteRequestPath: (path) => (path === '/' ? '/index.html' : `${path.replace(/\/$/, '')}.html`),
  });
  for (const path of paths) {
    site.use(path, etag(), varyByEncoding);
    site.get(path, file, page);
  }
  const notFound = serveStatic({ root: folder, precompressed: true, rewriteRequestPath: () => '/404.html' });
  site.get('/docs/*', async (context, next) => {
    const response = await notFound(context, next);
    return response instanceof Response
      ? new Response(response.body, { status: 404, headers: response.headers })
      : undefined;
  });
  return site;
}
