import type { ClientOptions } from '@colophon/sdk';
import { z } from 'zod';

/** How to connect to a catalogue, with DataHub's names. */
export const catalogueFields = {
  server: z
    .string()
    .optional()
    .describe(
      'Address of the catalogue, such as `http://localhost:8080`. Default: that of the command line.',
    ),
  token: z
    .string()
    .optional()
    .describe('Access token. Default: that of the command line, for its own server.'),
  timeout_sec: z
    .number()
    .positive()
    .max(86_400)
    .optional()
    .describe('Longest time without an answer, in seconds.'),
  retry_status_codes: z.array(z.int()).optional().describe('Statuses after which a request is sent again.'),
  retry_max_times: z.int().min(0).optional().describe('How often a request is sent again.'),
  extra_headers: z.record(z.string(), z.string()).optional().describe('Headers for every request.'),
  ca_certificate_path: z.string().optional().describe('PEM file with the certificates that are trusted.'),
  disable_ssl_verification: z.boolean().default(false).describe('Whether any certificate is accepted.'),
};

/** Settings of DataHub's client that have no effect here. */
export const ignoredCatalogueFields = Object.fromEntries(
  [
    'pool_connections',
    'pool_maxsize',
    'openapi_ingestion',
    'respect_mcp_sync_marker',
    'client_mode',
    'datahub_component',
    'server_config_refresh_interval',
    'tcp_keepalive',
    'default_emit_mode',
  ].map((name) => [name, z.unknown().optional().describe('Accepted, without effect.')]),
);

/** Settings of DataHub's client that must not be ignored, with the reason. */
export const refusedCatalogueFields = Object.fromEntries(
  Object.entries({
    auth: 'is not supported; use `token`',
    client_certificate_path: 'is not supported: Colophon has no client certificates',
    client_key_path: 'is not supported: Colophon has no client certificates',
  }).map(([name, reason]) => [
    name,
    z
      .unknown()
      .optional()
      .refine((value) => value === undefined || value === null, reason)
      .describe('Not supported.'),
  ]),
);

const schema = z.strictObject(catalogueFields);
export type CatalogueSettings = z.infer<typeof schema>;

/** Where a recipe's catalogue is if the recipe does not say so. */
export interface DefaultCatalogue {
  readonly server: string;
  readonly token?: string;
  /** True where the server is this machine's own, whose certificate has another name. Default false. */
  readonly disableSslVerification?: boolean;
}

/** The options of a client. The default token is only sent to the default server. */
export function toClientOptions(
  settings: CatalogueSettings,
  fallback: DefaultCatalogue | undefined,
): Partial<ClientOptions> {
  const server = settings.server ?? fallback?.server;
  const isDefault = server !== undefined && trim(server) === trim(fallback?.server ?? '');
  const token = settings.token ?? (isDefault ? fallback?.token : undefined);
  const timeoutMs = settings.timeout_sec === undefined ? undefined : settings.timeout_sec * 1000;
  return {
    ...(server !== undefined && { server }),
    ...(token !== undefined && { token }),
    ...(timeoutMs !== undefined && { connectTimeoutMs: timeoutMs, readTimeoutMs: timeoutMs }),
    ...(settings.retry_status_codes && { retryStatusCodes: settings.retry_status_codes }),
    ...(settings.retry_max_times !== undefined && { maxRetries: settings.retry_max_times }),
    ...(settings.extra_headers && { extraHeaders: settings.extra_headers }),
    ...(settings.ca_certificate_path !== undefined && { caCertificatePath: settings.ca_certificate_path }),
    ...((settings.disable_ssl_verification || (isDefault && fallback?.disableSslVerification)) && {
      disableSslVerification: true,
    }),
  };
}

const trim = (address: string): string => address.replace(/\/+$/, '');
