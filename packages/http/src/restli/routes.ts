import type { Catalogue } from '@colophon/catalogue';
import { Parameters, RequestError, requireJsonObject } from '@colophon/wire';
import { Hono } from 'hono';
import { withIdempotencyKey } from '../idempotency.ts';
import { withLag } from '../lag.ts';
import type { RequestBodies } from '../request-bodies.ts';
import { type UnknownFieldOptions, withUnknownFields } from '../unknown-fields.ts';
import type { Action } from './endpoints/endpoint.ts';
import { actions, reads } from './endpoints/endpoints.ts';

export interface RestliOptions extends UnknownFieldOptions {
  readonly catalogue: Catalogue;
  readonly bodies: RequestBodies;
}

/** The Rest.li resources. A path serves with and without a slash at its end, since clients use both. */
export function createRestliRoutes({ catalogue, bodies, ...options }: RestliOptions): Hono {
  const app = new Hono({ strict: false });

  // The shorter paths first: `/aspects/*` fits `/aspects`, too.
  for (const { path, run } of reads.filter(({ path: one }) => !one.includes('{')))
    app.get(path, (context) =>
      withLag({}, (options) => run(catalogue.as(context.get('requestContext'), options), context.req)),
    );

  for (const [resource, group] of Map.groupBy(actions, (action) => action.resource)) {
    const byName = new Map(group.map((action): [string | undefined, Action] => [action.name, action]));
    app.post(`/${resource}`, async (context) => {
      const name = context.req.query('action');
      const action = byName.get(name);
      if (!action) {
        const known = [...byName.keys()].join(', ');
        throw new RequestError(
          'INVALID_REQUEST',
          `action: expected one of ${known}, got ${name ?? 'nothing'}`,
        );
      }
      const { raw } = context.req;
      return bodies.serve(raw, hasValues(action), async (body) => {
        const parameters = new Parameters(requireJsonObject(body));
        return withUnknownFields(raw, options, (policy) =>
          withIdempotencyKey(raw, policy, (keyed) =>
            withLag(keyed, (options) =>
              action.run(catalogue.as(context.get('requestContext'), options), parameters),
            ),
          ),
        );
      });
    });
    app.all(`/${resource}`, (context) => rejectMethod(context.req.method, 'POST'));
  }

  for (const { path, run } of reads.filter(({ path: one }) => one.includes('{'))) {
    const route = path.replace(/\{.*/, '*');
    app.get(route, (context) =>
      withLag({}, (options) => run(catalogue.as(context.get('requestContext'), options), context.req)),
    );
    app.all(route, (context) => rejectMethod(context.req.method, 'GET'));
  }
  return app;
}

/** True for the actions that write values of aspects; others, even if they write, have short bodies. */
const hasValues = ({ codes }: Action): boolean => codes.includes('INVALID_ASPECT');

function rejectMethod(method: string, expected: string): never {
  throw new RequestError('METHOD_NOT_ALLOWED', `method: expected ${expected}, got ${method}`);
}
