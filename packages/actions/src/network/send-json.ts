import { lookup } from 'node:dns/promises';
import { ActionError } from '../definitions/errors.ts';
import { isPrivateAddress } from './private-address.ts';

export interface Sending {
  readonly url: string;
  readonly body: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly timeoutMs: number;
  readonly signal: AbortSignal;
}

/** Redirects that are followed at most. */
const maxRedirects = 3;
/** Of a response, this much is read and quoted. */
const maxQuoted = 200;

/**
 * Sends JSON by POST, and follows redirects that keep the method and do not lead to a private network: whoever answers the
 * first request must not choose which of your own machines gets the second.
 *
 * @returns The text of the response.
 * @throws ActionError; with `retry: false` for a status that another attempt does not change.
 */
export async function sendJson({ url, body, headers = {}, timeoutMs, signal }: Sending): Promise<string> {
  let target = new URL(url);
  const origin = target.origin;
  for (let redirects = 0; ; redirects++) {
    const response = await send(target, {
      body,
      // What authenticates is for the server that it was given for.
      headers: { 'Content-Type': 'application/json', ...(target.origin === origin ? headers : {}) },
      signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
    });
    const text = await response.text();
    if (response.ok) return text;
    const location = response.headers.get('Location');
    if ((response.status === 307 || response.status === 308) && location !== null) {
      if (redirects >= maxRedirects)
        throw new ActionError(`${origin} redirects more than ${maxRedirects} times`, { retry: false });
      target = await redirectTarget(new URL(location, target), target);
      continue;
    }
    throw failureOf(origin, response, text);
  }
}

async function send(
  target: URL,
  init: { readonly body: string; readonly headers: Record<string, string>; readonly signal: AbortSignal },
): Promise<Response> {
  try {
    return await fetch(target, { method: 'POST', redirect: 'manual', ...init });
  } catch (error) {
    // The path may have a secret, as those of Teams and Slack do.
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new ActionError(`${target.origin} cannot be reached: ${reason}`, { cause: error });
  }
}

/** @throws ActionError for a target that a redirect must not lead to. */
async function redirectTarget(target: URL, from: URL): Promise<URL> {
  const isWeb = target.protocol === 'https:' || target.protocol === 'http:';
  if (!isWeb || (from.protocol === 'https:' && target.protocol === 'http:'))
    throw new ActionError(`${from.origin} redirects to ${target.protocol}//, which is not allowed`, {
      retry: false,
    });
  if (target.origin === from.origin) return target;
  const host = target.hostname.replace(/^\[|\]$/g, '');
  const addresses = await lookup(host, { all: true }).catch(() => []);
  if (addresses.length === 0 || addresses.some(({ address }) => isPrivateAddress(address)))
    throw new ActionError(`${from.origin} redirects to a private network, which is not allowed`, {
      retry: false,
    });
  return target;
}

function failureOf(origin: string, { status, headers }: Response, text: string): ActionError {
  const retry = status === 408 || status === 425 || status === 429 || status >= 500;
  const seconds = Number(headers.get('Retry-After') ?? Number.NaN);
  const quoted = text.replace(/\s+/g, ' ').slice(0, maxQuoted);
  return new ActionError(`${origin} answered with status ${status}${quoted === '' ? '' : `: ${quoted}`}`, {
    retry,
    ...(Number.isFinite(seconds) && seconds >= 0 && { retryAfterMs: seconds * 1000 }),
  });
}
