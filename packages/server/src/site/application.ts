import { serveStatic } from '@hono/node-server/serve-static';
import { Hono, type MiddlewareHandler } from 'hono';
import { etag } from 'hono/etag';
import { createMiddleware } from 'hono/factory';
import { describeAnswer, describeFile, filesOf, requireFolder, type ServedFile } from './served-files.ts';

/** Where the files are whose names change with their content. */
const hashedFiles = '/_app/';

const headers = createMiddleware<ServedFile>(async (context, next) => {
  await next();
  describeAnswer(context.res, { isVersioned: context.req.path.startsWith(hashedFiles) });
});

/**
 * Checks that there is an application to serve.
 *
 * @throws ConfigurationError when there is no such folder, or when it may not be read.
 */
export const requireApplication = (folder: string): void =>
  requireFolder(folder, {
    what: 'application',
    build:
      'Build the application with "npm run app:build" and name its folder with --app or COLOPHON_APP, or omit both.',
  });

/** First parts of addresses that the application has whatever else does: `/analytics` is an action of Rest.li, too. */
const places = ['search', 'browse', 'govern', 'ingestion', 'analytics', 'settings'];

/** The files of the application, and its page at the root and at its places; there, for browsers alone. */
export function createApplication(folder: string): Hono<ServedFile> {
  const application = new Hono<ServedFile>()
    .use(`${hashedFiles}*`, headers, etag(), describeFile)
    .get(`${hashedFiles}*`, serveStatic<ServedFile>(filesOf(folder)))
    .use('/', headers, etag(), describeFile)
    .get('/', pageOf(folder));
  const show = showToBrowsers(folder);
  for (const place of places) application.get(`/${place}`, show).get(`/${place}/*`, show);
  return application;
}

/**
 * The page of the application for every address that nothing else answers: the application knows what is there. Registered
 * last; served to browsers, not to programs. Where the first part of an address belongs to an API, a wrong rest is an error of
 * that API.
 *
 * @param served Paths that are served, such as `/entities/:urn`. Those with a star at their end don't count: they are folders
 * of the documentation, or for every path.
 */
export function createApplicationAddresses(folder: string, served: readonly string[]): Hono<ServedFile> {
  const taken = new Set(served.filter((path) => !path.endsWith('*')).map(firstPart));
  const show = showToBrowsers(folder);
  return new Hono<ServedFile>().get('/*', (context, next) =>
    taken.has(firstPart(context.req.path)) ? next() : show(context, next),
  );
}

/** Answers a browser with the page; programs are left to what comes later. */
function showToBrowsers(folder: string): MiddlewareHandler<ServedFile> {
  const page = pageOf(folder);
  return async (context, next) => {
    if (!/\btext\/html\b/.test(context.req.header('Accept') ?? '')) return next();
    const response = await page(context, next);
    if (!(response instanceof Response)) return response;
    response.headers.append('Vary', 'Accept');
    return describeAnswer(response, { isVersioned: false });
  };
}

const firstPart = (path: string): string => path.split('/')[1] ?? '';

const pageOf = (folder: string) => serveStatic<ServedFile>({ ...filesOf(folder), path: 'index.html' });
