import { ConfigurationError, ConnectionError, HttpError } from '../errors.ts';

/** How to reach a schema registry. */
export interface SchemaRegistryOptions {
  /** Address, such as `http://localhost:8080/schema-registry/api/`. */
  readonly url: string;
  /** `user:password`, for basic authentication. Default: none. */
  readonly basicAuth?: string | undefined;
  /** Maximum time of a request, in milliseconds. Default 60,000. */
  readonly timeoutMs?: number;
}

/** A client of a schema registry with Confluent's interface. What it has read or registered is not asked for again. */
export class SchemaRegistry {
  readonly #url: string;
  readonly #headers: Readonly<Record<string, string>>;
  readonly #timeoutMs: number;
  readonly #answers = new Map<string, Promise<unknown>>();

  /** @throws ConfigurationError if the address is none. */
  constructor({ url, basicAuth, timeoutMs = 60_000 }: SchemaRegistryOptions) {
    if (!/^https?:$/.test(URL.canParse(url) ? new URL(url).protocol : ''))
      throw new ConfigurationError(
        'INVALID_CONFIGURATION',
        'schema_registry_url: expected an address such as http://localhost:8081',
      );
    const { username, password, ...address } = withoutUser(url);
    const user = basicAuth ?? (username ? `${username}:${password}` : undefined);
    this.#url = address.url;
    this.#timeoutMs = timeoutMs;
    this.#headers = {
      accept: 'application/vnd.schemaregistry.v1+json, application/json',
      ...(user !== undefined && { authorization: `Basic ${Buffer.from(user).toString('base64')}` }),
    };
  }

  /**
   * Registers a schema under a subject, and returns its id.
   *
   * @throws HttpError if the registry refuses it, ConnectionError if it does not respond.
   */
  async register(subject: string, schema: string): Promise<number> {
    const path = `/subjects/${encodeURIComponent(subject)}/versions`;
    const answer = await this.#once(`${subject} ${schema}`, 'POST', path, { schema, schemaType: 'AVRO' });
    return requireField(answer, 'id', 'number', path);
  }

  /**
   * The schema with an id, as text.
   *
   * @throws HttpError with status 404 if the registry does not have it, ConnectionError if it does not respond.
   */
  async schemaById(id: number): Promise<string> {
    const path = `/schemas/ids/${id}`;
    return requireField(await this.#once(path, 'GET', path), 'schema', 'string', path);
  }

  /** A failure is forgotten: the registry may have started since. */
  #once(key: string, method: string, path: string, body?: object): Promise<unknown> {
    const known = this.#answers.get(key);
    if (known) return known;
    const answer = this.#send(method, path, body);
    this.#answers.set(key, answer);
    answer.catch(() => this.#answers.delete(key));
    return answer;
  }

  async #send(method: string, path: string, body?: object): Promise<unknown> {
    const request = `${method} ${this.#url}${path}`;
    const response = await fetch(this.#url + path, {
      method,
      headers: {
        ...this.#headers,
        ...(body && { 'content-type': 'application/vnd.schemaregistry.v1+json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(this.#timeoutMs),
    }).catch((cause: unknown) => {
      throw new ConnectionError('NETWORK', `${request}: the schema registry does not respond`, { cause });
    });
    const text = await response.text();
    if (response.ok) return parse(text);
    const hint =
      response.status === 404 && method === 'POST'
        ? 'the registry does not have this subject; check that the names of the topics are those of the catalogue'
        : undefined;
    const message = (parse(text) as { message?: unknown } | undefined)?.message;
    throw new HttpError(
      request,
      response.status,
      [message, hint].filter((part) => part !== undefined).join('; ') || undefined,
    );
  }
}

function withoutUser(text: string) {
  const url = new URL(text);
  const [username, password] = [url.username, url.password].map(decodeURIComponent);
  url.username = '';
  url.password = '';
  return { username, password, url: url.href.replace(/\/+$/, '') };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Some proxies respond with a page: it is of no use here.
    return undefined;
  }
}

interface FieldTypes {
  readonly number: number;
  readonly string: string;
}

function requireField<T extends keyof FieldTypes>(
  answer: unknown,
  name: string,
  type: T,
  path: string,
): FieldTypes[T] {
  const value = (answer as Readonly<Record<string, unknown>> | undefined)?.[name];
  if (typeof value === type) return value as FieldTypes[T];
  throw new ConnectionError('NETWORK', `${path}: something responds that is no schema registry`);
}
