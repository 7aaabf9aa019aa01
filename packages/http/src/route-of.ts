import type { Hono } from 'hono';
import { maxPathLength, pathLengthOf } from './operation/path-length.ts';

/**
 * The route that serves an address, as it is defined: `/entitiesV2/*`. There are few of them, whatever clients ask for;
 * what nothing serves has none.
 *
 * @param url Path and query, as they came.
 */
export function routeOf(app: Hono, method: string, url: string): string | undefined {
  if (pathLengthOf(url) > maxPathLength) return undefined;
  const end = url.indexOf('?');
  const path = end < 0 ? url : url.slice(0, end);
  const [handlers] = app.router.match(method === 'HEAD' ? 'GET' : method, path);
  // The first is the one that answers: `/aspects/*` fits `/aspects` too, and comes behind it.
  return handlers.map(([[, { path: route }]]) => route).find((route) => route !== '/*');
}
