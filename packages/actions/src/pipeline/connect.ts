import { type ClientOptions, Colophon } from '@colophon/sdk';
import type { LoadedPipeline } from '../configuration/read-pipeline.ts';

/** The client of the catalogue that a pipeline names, or else of the one that it is run for. */
export const connect = (pipeline: LoadedPipeline, fallback: Partial<ClientOptions>): Colophon =>
  new Colophon(connectionOf(pipeline, fallback));

/** How a pipeline reaches its catalogue. */
export function connectionOf(
  { connection }: LoadedPipeline,
  fallback: Partial<ClientOptions>,
): Partial<ClientOptions> {
  const { server, token, timeout_sec, retry_max_times, retry_status_codes, extra_headers } = connection;
  const { ca_certificate_path, disable_ssl_verification } = connection;
  return {
    ...fallback,
    ...(server !== undefined && {
      server,
      // What holds for the own server, its token and its certificate, is for no other.
      ...(server !== fallback.server && { token: undefined, disableSslVerification: false }),
    }),
    ...(token && { token }),
    ...(timeout_sec != null && { readTimeoutMs: timeout_sec * 1000 }),
    ...(retry_max_times != null && { maxRetries: retry_max_times }),
    ...(retry_status_codes && { retryStatusCodes: retry_status_codes }),
    ...(extra_headers && { extraHeaders: extra_headers }),
    ...(ca_certificate_path && { caCertificatePath: ca_certificate_path }),
    ...(disable_ssl_verification && { disableSslVerification: true }),
  };
}
