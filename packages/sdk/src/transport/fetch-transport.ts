import { maxTimerMs } from '../client-options.ts';
import { ConfigurationError, ConnectionError } from '../errors.ts';
import type { Transport, TransportOptions } from './transport.ts';

/**
 * The transport of browsers and edge workers, and of callers with a `fetch` of their own. The runtime handles certificates, so settings for
 * them are rejected.
 */
export function createFetchTransport(options: TransportOptions): Transport {
  if (options.caCertificatePath !== undefined || options.disableSslVerification) {
    throw new ConfigurationError(
      'INVALID_CONFIGURATION',
      options.fetch
        ? 'caCertificatePath and disableSslVerification have no effect on a fetch of your own'
        : 'caCertificatePath and disableSslVerification work in Node only; elsewhere the runtime checks certificates',
    );
  }
  // fetch does not tell when the connection stands: the two limits are one here.
  const send = options.fetch ?? ((url, init) => fetch(url, init));
  const limitMs = Math.min(maxTimerMs, Math.ceil(options.connectTimeoutMs + options.readTimeoutMs));
  return {
    async send({ method, url, headers, body, signal }) {
      const timeout = AbortSignal.timeout(limitMs);
      try {
        const response = await send(url, {
          method,
          headers,
          signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
          ...(body !== undefined && { body }),
        });
        return {
          status: response.status,
          headers: Object.fromEntries(response.headers),
          body: await response.text(),
        };
      } catch (cause) {
        if (signal?.aborted) throw signal.reason;
        if (timeout.aborted)
          throw new ConnectionError('READ_TIMEOUT', `${method} ${url}: no answer within ${limitMs} ms`, {
            cause,
          });
        throw new ConnectionError('NETWORK', `${method} ${url}: ${(cause as Error).message}`, { cause });
      }
    },
    close() {},
  };
}
