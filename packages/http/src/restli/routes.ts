import type { AccessControl, Catalogue, RequestContext, Session, SessionOptions } from '@colophon/catalogue';
import { Parameters, RequestError, requireJsonObject } from '@colophon/wire';
import { type Context, Hono } from 'hono';
import type { RequireAccess } from '../access/require-access.ts';
import { withIdempotencyKey } from '../idempotency.ts';
import { withLag } from '../lag.ts';
import type { RequestBodies } from '../request-bodies.ts';
import { type UnknownFieldOptions, withUnknownFields } from '../unknown-fields.ts';
import type { Action, Read } from './endpoints/endpoint.ts';
import { actions, reads } from './endpoints/endpoints.ts';

export interface RestliOptions extends UnknownFieldOptions {
  readonly catalogue: Catalogue;
  readonly bodies: RequestBodies;
  /** Absent where every principal may do everything. */
  readonly accessControl: AccessControl | undefined;
  readonly requireAccess: RequireAccess;
}

/** The Rest.li resources. A path serves with and without a slash at its end, since clients use both. */
export function createRestliRoutes({
  catalogue,
  bodies,
  accessControl,
  requireAccess,
  ...options
}: RestliOptions): Hono {
  const app = new Hono({ strict: false });

  // The shorter paths first: `/aspects/*` fits `/aspects`, too.
  const open = (context: RequestContext, options: SessionOptions): Session =>
    catalogue.as(context, accessControl ? { ...options, access: accessControl } : options);

  const serve =
    ({ access, run }: Read) =>
    async (context: Context) => {
      const requestContext = context.get('requestContext');
      await requireAccess(requestContext, access);
      return withLag({}, (options) => run(open(requestContext, options), context.req));
    };

  for (const read of reads.filter(({ path }) => !path.includes('{'))) app.get(read.path, serve(read));

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
      const requestContext = context.get('requestContext');
      await requireAccess(requestContext, action.access);
      const limits = { isWrite: hasValues(action), maxBytes: requestContext.maxBodyBytes };
      return bodies.serve(raw, limits, async (body) => {
        const parameters = new Parameters(requireJsonObject(body));
        return withUnknownFields(raw, options, (policy) =>
          withIdempotencyKey(raw, policy, (keyed) =>
            withLag(keyed, (options) => action.run(open(requestContext, options), parameters)),
          ),
        );
      });
    });
    app.all(`/${resource}`, (context) => rejectMethod(context.req.method, 'POST'));
  }

  for (const read of reads.filter(({ path }) => path.includes('{'))) {
    const route = read.path.replace(/\{.*/, '*');
    app.get(route, serve(read));
    app.all(route, (context) => rejectMethod(context.req.method, 'GET'));
  }
  return app;
}

/** True for the actions that write values of aspects; others, even if they write, have short bodies. */
const hasValues = ({ codes }: Action): boolean => codes.includes('INVALID_ASPECT');

function rejectMethod(method: string, expected: string): never {
  throw new RequestError('METHOD_NOT_ALLOWED', `method: expected ${expected}, got ${method}`);
}
