import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { ClientConfig } from 'pg';
import { SourceError } from '../../definitions/errors.ts';
import type { PostgresConfig } from './configuration.ts';

/** Where to connect to, and how. */
export interface ConnectionOptions {
  readonly client: ClientConfig;
  /** Whether to connect without TLS if the server has none. */
  readonly mayFallBack: boolean;
  /** `host:port`, for messages. */
  readonly place: string;
  /** Database that the recipe names. */
  readonly database: string | undefined;
}

/** The options of a connection, from the keys of a recipe or from its URI. */
export function connectionOptions(config: PostgresConfig, folder: string): ConnectionOptions {
  const given = config.options.connect_args;
  const uri = config.sqlalchemy_uri === undefined ? undefined : parseUri(config.sqlalchemy_uri);
  const { host, port } = uri ?? parseHostPort(config.host_port);
  const mode = config.sslmode ?? given.sslmode ?? uri?.sslmode ?? 'prefer';
  const read = (path: string | undefined, key: string) => {
    if (path === undefined) return undefined;
    try {
      return readFileSync(resolve(folder, path), 'utf8');
    } catch (cause) {
      throw new SourceError(`${key} cannot be read: ${(cause as Error).message}`, { cause });
    }
  };
  const verifies = mode === 'verify-ca' || mode === 'verify-full';
  const tls = {
    rejectUnauthorized: verifies,
    ca: read(given.sslrootcert, 'sslrootcert'),
    cert: read(given.sslcert, 'sslcert'),
    key: read(given.sslkey, 'sslkey'),
    // The certificate must be signed by a trusted authority, and may be for another name.
    ...(mode === 'verify-ca' && { checkServerIdentity: () => undefined }),
  };
  return {
    client: {
      host,
      port,
      user: uri?.user ?? config.username,
      password: uri?.password ?? config.password,
      ssl: mode === 'disable' || mode === 'allow' ? false : tls,
      connectionTimeoutMillis: (given.connect_timeout ?? 10) * 1000,
      application_name: given.application_name ?? 'colophon',
      keepAlive: true,
    },
    mayFallBack: mode === 'prefer',
    place: `${host}:${port}`,
    database: uri?.database ?? config.database,
  };
}

function parseHostPort(text: string): { host: string; port: number } {
  const [, inBrackets, plain, port = '5432'] =
    /^(?:\[([^\]]+)\]|([^:]+))(?::(\d+))?$/.exec(text.trim()) ?? [];
  const host = inBrackets ?? plain;
  if (host === undefined)
    throw new SourceError(`host_port must be a host and a port such as localhost:5432, not ${text}`);
  return { host, port: Number(port) };
}

function parseUri(text: string) {
  // The text contains a password, so no message repeats it.
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !/^postgres(ql)?(\+\w+)?:$/.test(url.protocol))
    throw new SourceError('sqlalchemy_uri must look like postgresql://user:password@host:5432/database');
  const decoded = (part: string) => (part === '' ? undefined : decodeURIComponent(part));
  return {
    host: decoded(url.hostname)?.replace(/^\[|\]$/g, '') ?? 'localhost',
    port: Number(url.port || 5432),
    user: decoded(url.username),
    password: decoded(url.password),
    database: decoded(url.pathname.slice(1)),
    sslmode: (url.searchParams.get('sslmode') ?? undefined) as PostgresConfig['sslmode'],
  };
}
