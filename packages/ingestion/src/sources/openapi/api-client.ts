import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { SourceError } from '../../definitions/errors.ts';
import { cannotRead, type InputContext, isAddress, readInput } from '../../reading/open-input.ts';
import type { OpenapiConfig } from './config.ts';
import { isObject, type OpenapiDocument } from './document.ts';

/** Longest wait for one response, in milliseconds. */
const timeoutMs = 30_000;

/** The API that a recipe names, with what it needs to be asked. */
export class ApiClient {
  readonly #config: OpenapiConfig;
  readonly #context: InputContext;
  #authorization: Promise<string | undefined> | undefined;

  constructor(config: OpenapiConfig, context: InputContext) {
    this.#config = config;
    this.#context = context;
  }

  /** Whether requests can say who asks. */
  get hasCredentials(): boolean {
    const { username, password, token, bearer_token, get_token } = this.#config;
    return Boolean((username && password) || token || bearer_token || get_token);
  }

  /** Where the document is: an address, or a path. */
  get place(): string {
    const { url, swagger_file } = this.#config;
    if (isAddress(url)) return joinUrl(url, swagger_file);
    return join(url.startsWith('file:') ? fileURLToPath(url) : url, swagger_file);
  }

  /** @throws SourceError when the document cannot be read. */
  async readDocument(): Promise<string> {
    const { place } = this;
    return await readInput(place, this.#context, isAddress(place) ? await this.#headers() : {});
  }

  /**
   * Where a path of the API is; undefined where no request is sent: for a document from a file, and for a server of another
   * origin, which must not get the credentials.
   */
  addressOf(path: string, { basePath, servers }: OpenapiDocument): string | undefined {
    const { url } = this.#config;
    if (!isAddress(url)) return undefined;
    const server = basePath ?? servers?.[0]?.url ?? '';
    const base = isAddress(server) ? server : joinUrl(url, server);
    const whole = joinUrl(base, path);
    if (!URL.canParse(whole) || new URL(whole).origin !== new URL(url).origin) return undefined;
    return whole;
  }

  /** @throws Error with the reason when the response is not JSON, or reports no success. */
  async call(address: string): Promise<unknown> {
    const response = await this.#fetch(address, { headers: await this.#headers() });
    if (response.status === 200) return await response.json();
    await response.body?.cancel();
    throw new Error(`the server responds with status ${response.status}`);
  }

  async #headers(): Promise<Record<string, string>> {
    this.#authorization ??= this.#authorize();
    const authorization = await this.#authorization;
    return { accept: 'application/json', ...(authorization && { authorization }) };
  }

  async #authorize(): Promise<string | undefined> {
    const { username, password, token, bearer_token, get_token } = this.#config;
    if (token) return token;
    if (bearer_token) return `Bearer ${bearer_token}`;
    if (get_token) return await this.#getToken(get_token);
    if (username === '' || password === '') return undefined;
    return `Basic ${Buffer.from(`${username}:${password}`).toString('base64')}`;
  }

  /** Messages have no address here, since it may contain the password. */
  async #getToken({
    request_type,
    url_complement,
  }: NonNullable<OpenapiConfig['get_token']>): Promise<string> {
    const { url, username, password } = this.#config;
    const isGet = request_type === 'get';
    const path = isGet
      ? url_complement
          .replaceAll('{username}', () => encodeURIComponent(username))
          .replaceAll('{password}', () => encodeURIComponent(password))
      : url_complement;
    const response = await this.#fetch(
      joinUrl(url, path),
      isGet
        ? {}
        : {
            method: 'POST',
            headers: { 'content-type': 'application/json' },
            body: JSON.stringify({ username, password, maxDuration: true }),
          },
    ).catch((error: unknown) => {
      if (this.#context.signal.aborted) throw error;
      throw new SourceError('The request of get_token failed: the server cannot be reached');
    });
    const body: unknown = await response.json().catch(() => undefined);
    if (isObject(body) && typeof body.token === 'string' && body.token !== '') return body.token;
    if (isObject(body) && isObject(body.tokens) && typeof body.tokens.access === 'string')
      return `Bearer ${body.tokens.access}`;
    throw new SourceError(
      `The response to get_token has no token: expected the field token or tokens.access, got status ${response.status}`,
      { remedy: 'Check username, password and get_token.url_complement.' },
    );
  }

  async #fetch(address: string, options: RequestInit): Promise<Response> {
    const { signal } = this.#context;
    const limited = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]);
    return await fetch(address, { ...options, signal: limited }).catch((cause) => {
      throw signal.aborted ? cause : cannotRead(address, cause);
    });
  }
}

/** Two parts of an address, with one slash between them. */
const joinUrl = (base: string, path: string): string =>
  path === '' ? base : `${base.replace(/\/+$/, '')}/${path.replace(/^\/+/, '')}`;
