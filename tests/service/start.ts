import { mkdtemp } from 'node:fs/promises';
import { type IncomingHttpHeaders, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type RunningService, type ServiceSettings, startService } from '@colophon/service';

/** An answer of the service. */
export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
  json<T = Record<string, unknown>>(): T;
}

export interface Asking {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent as JSON, unless it is a text. */
  readonly body?: unknown;
}

/** Somebody who has signed in to one of the catalogues. */
export interface Person {
  ask(path: string, asking?: Asking): Promise<Answer>;
}

/** A real service, and who operates it. */
export interface TestService extends AsyncDisposable {
  readonly service: RunningService;
  readonly operator: Person;
  /** Asks for a path at a host name, as nobody. */
  ask(host: string, path: string, asking?: Asking): Promise<Answer>;
  /** Creates a tenant with an administrator. */
  createTenant(name: string, more?: object): Promise<{ readonly id: string; readonly administrator: Person }>;
}

export const domain = 'catalogues.test';
const password = 'correct horse battery';

export async function startTestService(settings: Partial<ServiceSettings> = {}): Promise<TestService> {
  const data = await mkdtemp(join(tmpdir(), 'colophon-service-'));
  const service = await startService({
    port: 0,
    host: '127.0.0.1',
    data,
    domain,
    logLevel: 'error',
    unknownFields: 'reject',
    maxBody: 16,
    queryTimeout: 30,
    ...settings,
  });
  const { port } = new URL(service.address);
  const ask = (host: string, path: string, { method = 'GET', headers = {}, body }: Asking = {}) =>
    send(Number(port), {
      method,
      path,
      headers: {
        Host: `${host}:${port}`,
        ...(body !== undefined && { 'Content-Type': typeof body === 'string' ? form : 'application/json' }),
        ...headers,
      },
      body: body === undefined || typeof body === 'string' ? body : JSON.stringify(body),
    });

  /** Makes an administrator by a link, with a token of theirs. */
  async function claim(host: string, link: string): Promise<Person> {
    const { pathname, searchParams } = new URL(link);
    const token = searchParams.get('token') ?? '';
    const origin = `http://${host}:${port}`;
    const claimed = await ask(host, pathname, {
      method: 'POST',
      headers: { Origin: origin },
      body: new URLSearchParams({ token, username: 'margaret', password }).toString(),
    });
    const cookies = claimed.headers['set-cookie']?.map((cookie) => cookie.split(';')[0]).join('; ');
    if (!cookies) throw new Error(`${claimed.status} ${claimed.text}`);
    return {
      ask: (path, asking = {}) =>
        ask(host, path, { ...asking, headers: { Cookie: cookies, Origin: origin, ...asking.headers } }),
    };
  }

  const operator = await claim(domain, service.firstOperatorLink ?? '');
  return {
    service,
    operator,
    ask,
    async createTenant(name, more = {}) {
      const tenants = '/openapi/v1/service/tenants';
      const made = await operator.ask(tenants, { method: 'POST', body: { name, plan: 'standard', ...more } });
      if (made.status !== 201) throw new Error(made.text);
      const { id } = made.json<{ readonly id: string }>();
      const offered = await operator.ask(`${tenants}/${id}/first-administrator`, { method: 'POST' });
      const { link } = offered.json<{ readonly link: string }>();
      return { id, administrator: await claim(`${name}.${domain}`, link) };
    },
    [Symbol.asyncDispose]: () => service.stop(),
  };
}

const form = 'application/x-www-form-urlencoded';

interface Sent {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | undefined;
}

/** Not by `fetch`, which has no say in the name of the host. */
function send(port: number, { body, ...options }: Sent): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const outgoing = request({ host: '127.0.0.1', port, ...options }, (incoming) => {
      const pieces: Buffer[] = [];
      incoming.on('data', (piece: Buffer) => pieces.push(piece));
      incoming.on('error', reject);
      incoming.on('end', () => {
        const text = Buffer.concat(pieces).toString();
        resolve({
          status: incoming.statusCode ?? 0,
          headers: incoming.headers,
          text,
          json: <T>() => JSON.parse(text) as T,
        });
      });
    });
    outgoing.on('error', reject);
    outgoing.end(body);
  });
}
