/** What the server around the app passes on with each request: who sent it, after trusted proxies. */
interface ClientEnv {
  readonly traceId?: string | undefined;
  readonly client?: { readonly address?: string; readonly isSecure?: boolean };
}

const clientOf = (env: unknown) => (env as ClientEnv | undefined)?.client;

/** The IP address of the client, after trusted proxies; undefined where no server is around the app. */
export const addressOf = (env: unknown): string | undefined => clientOf(env)?.address;

/** Id of the trace that began with the request; undefined where no server is around the app, or it makes none. */
export const traceIdOf = (env: unknown): string | undefined => (env as ClientEnv | undefined)?.traceId;

/**
 * True when the client speaks TLS, with this server or with a trusted proxy in front of it. The address of a request does
 * not tell: a proxy sends it without TLS.
 *
 * @param publicUrl Where readers reach the server. With `https:`, all of them speak TLS.
 */
export const isSecureClient = (env: unknown, url: string, publicUrl?: string): boolean =>
  publicUrl?.startsWith('https:') === true || (clientOf(env)?.isSecure ?? url.startsWith('https:'));
