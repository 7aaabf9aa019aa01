import { respondError } from '@colophon/http';
import type { OpenServer, ServedWith } from '@colophon/server';
import { RequestError, toFailure } from '@colophon/wire';
import type { RunningTenants } from '../running/running-tenants.ts';
import type { Tenant } from '../tenants/tenant.ts';
import type { FairGate } from './fair-gate.ts';
import { type Destination, withoutName } from './find-tenant.ts';

export interface AnswerOptions {
  readonly find: (host: string, path: string) => Destination;
  readonly running: RunningTenants;
  readonly gate: FairGate;
  /** The console. */
  readonly console: Pick<OpenServer, 'fetch'>;
  /** Calls back when the answer to a request has been sent, or nobody waits for it any more. */
  readonly onEnd: (incoming: object, ended: () => void) => void;
  /** Takes a request from what a tenant may ask in a minute. @throws RequestError `TOO_MANY_REQUESTS` */
  readonly spend: (tenant: Tenant) => void;
  /** True where the documentation is served. */
  readonly hasDocs: boolean;
  /** Told of each fault of the service. */
  readonly onFault: (error: unknown) => void;
  /** Told of each answer to a tenant's request. */
  readonly onAnswered: (tenant: Tenant, status: number) => void;
}

type Fetch = OpenServer['fetch'];

/** Answers the requests of all tenants, and those of the console. */
export function createAnswer(options: AnswerOptions): Fetch {
  return async (request, env) => {
    try {
      return await answer(request, env, options);
    } catch (error) {
      const failure = toFailure(error);
      if (!failure.expected) options.onFault(error);
      const { pathname } = new URL(request.url);
      return respondError(error, { path: withoutName(pathname), hasDocs: options.hasDocs, failure });
    }
  };
}

async function answer(
  request: Request,
  env: ServedWith,
  { find, running, gate, console, onEnd, spend, onAnswered }: AnswerOptions,
): Promise<Response> {
  const url = new URL(request.url);
  const destination = find(url.hostname, url.pathname);
  if (destination.kind === 'console') return console.fetch(request, env);
  if (destination.kind === 'unknown')
    throw new RequestError('HOST_NOT_ALLOWED', `No catalogue has the name "${destination.name}".`);
  const { tenant, prefix } = destination;
  requireActive(tenant);
  spend(tenant);
  const leave = await gate.enter(tenant.id, request.signal);
  if (!leave)
    throw new RequestError('TOO_MANY_REQUESTS', 'Too many requests to this catalogue are under way.');
  try {
    const { server, release } = await running.hold(tenant);
    // What is sent piece by piece, such as an export, is read from the catalogue until its end.
    onEnd(env.incoming, release);
    const response = await server.fetch(withoutPrefix(request, url, prefix), env);
    onAnswered(tenant, response.status);
    return response;
  } finally {
    leave();
  }
}

/** @throws RequestError `TENANT_SUSPENDED` with the reason. */
function requireActive({ state, suspension, deletion }: Tenant): void {
  if (state === 'active') return;
  throw new RequestError(
    'TENANT_SUSPENDED',
    deletion
      ? `This catalogue is deleted on ${new Date(deletion.due).toISOString().slice(0, 10)}. Ask its operator to keep it.`
      : `This catalogue is suspended: ${suspension?.reason}`,
  );
}

/** The request as the tenant's server has it: a tenant knows nothing of its path within the service. */
function withoutPrefix(request: Request, url: URL, prefix: string): Request {
  if (prefix === '') return request;
  const inner = new URL(url);
  inner.pathname = url.pathname.slice(prefix.length) || '/';
  return new Request(inner, request);
}
