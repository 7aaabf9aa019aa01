import type { Catalogue } from '@colophon/catalogue';
import { Hono } from 'hono';
import { serverConfig } from './config.ts';
import { RequestError, toFailure } from './errors.ts';
import { respondFailure } from './restli/respond.ts';
import { createRestliRoutes } from './restli/routes.ts';

export interface AppOptions {
  readonly catalogue: Catalogue;
  /** Longest body of a request, in bytes. Default 16 MiB, a little above what DataHub's clients send at most. */
  readonly maxBodyBytes?: number;
  /** Further routes, asked first: the pages of a site. */
  readonly pages?: Hono;
  /** Told of every error that is not the caller's, with the id that the answer carries in `X-Request-Id`. */
  readonly onUnexpected?: (error: unknown, requestId: string) => void;
}

export const defaultMaxBodyBytes = 16 * 1024 * 1024;

/**
 * The catalogue over HTTP, as a function from `Request` to `Response`: `app.fetch`. It runs in Node, in a worker and
 * in a browser.
 */
export function createApp({
  catalogue,
  maxBodyBytes = defaultMaxBodyBytes,
  pages,
  onUnexpected,
}: AppOptions): Hono {
  const app = new Hono({ strict: false });

  if (pages) app.route('/', pages);
  app.get('/health', (context) => context.json({ status: 'up' }));
  app.get('/config', (context) => context.json(serverConfig()));
  for (const path of ['/health', '/config']) {
    app.all(path, (context) => {
      throw new RequestError(405, `method: expected GET, got ${context.req.method}`);
    });
  }
  app.route('/', createRestliRoutes({ catalogue, maxBodyBytes }));

  app.notFound((context) =>
    respondFailure({ status: 404, message: `There is nothing at ${context.req.method} ${context.req.path}` }),
  );
  app.onError((error) => {
    const failure = toFailure(error);
    const response = respondFailure(failure);
    if (!failure.expected) {
      const requestId = crypto.randomUUID();
      response.headers.set('X-Request-Id', requestId);
      onUnexpected?.(error, requestId);
    }
    return response;
  });
  return app;
}
