import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { ConnectionOptions, SslOptions } from 'mysql2/promise';
import { SourceError } from '../../definitions/errors.ts';
import type { MysqlConfig } from './configuration.ts';

/** Where to connect to, and how. */
export interface MysqlOptions {
  readonly client: ConnectionOptions;
  /** `host:port`, for messages. */
  readonly place: string;
  /** Database that the recipe names. */
  readonly database: string | undefined;
}

/** The options of a connection, from the keys of a recipe or from its URI. */
export function connectionOptions(config: MysqlConfig, folder: string): MysqlOptions {
  const uri = config.sqlalchemy_uri === undefined ? undefined : parseUri(config.sqlalchemy_uri);
  const { host, port } = uri ?? parseHostPort(config.host_port);
  const { connect_timeout: timeout } = config.options.connect_args;
  const tls = tlsOptions(config, folder);
  const user = uri?.user ?? config.username;
  const password = uri?.password ?? config.password;
  return {
    client: {
      host,
      port,
      ...(user !== undefined && { user }),
      ...(password !== undefined && { password }),
      ...(tls && { ssl: tls }),
      connectTimeout: timeout * 1000,
      charset: 'utf8mb4',
      // Text as the server prints it: a driver's dates have another time zone, and its numbers fewer digits.
      dateStrings: true,
      supportBigNumbers: true,
      bigNumberStrings: true,
      timezone: 'Z',
    },
    place: `${host}:${port}`,
    database: uri?.database ?? config.database ?? undefined,
  };
}

function tlsOptions({ options }: MysqlConfig, folder: string): SslOptions | undefined {
  const { ssl } = options.connect_args;
  if (ssl === undefined || ssl.ssl === false) return undefined;
  const read = (path: string, key: string) => {
    try {
      return readFileSync(resolve(folder, path), 'utf8');
    } catch (cause) {
      throw new SourceError(`options.connect_args.ssl.${key} cannot be read: ${(cause as Error).message}`, {
        cause,
      });
    }
  };
  return {
    rejectUnauthorized: ssl.ca !== undefined,
    ...(ssl.ca !== undefined && { ca: read(ssl.ca, 'ca'), verifyIdentity: ssl.check_hostname }),
    ...(ssl.cert !== undefined && { cert: read(ssl.cert, 'cert') }),
    ...(ssl.key !== undefined && { key: read(ssl.key, 'key') }),
  };
}

function parseHostPort(text: string): { host: string; port: number } {
  const [, inBrackets, plain, port = '3306'] =
    /^(?:\[([^\]]+)\]|([^:]+))(?::(\d+))?$/.exec(text.trim()) ?? [];
  const host = inBrackets ?? plain;
  if (host === undefined)
    throw new SourceError(`host_port must be a host and a port such as localhost:3306, not ${text}`);
  return { host, port: Number(port) };
}

function parseUri(text: string) {
  // The text contains a password, so no message repeats it.
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !/^(mysql|mariadb)(\+\w+)?:$/.test(url.protocol))
    throw new SourceError('sqlalchemy_uri must look like mysql+pymysql://user:password@host:3306/database');
  const decoded = (part: string) => (part === '' ? undefined : decodeURIComponent(part));
  return {
    host: decoded(url.hostname)?.replace(/^\[|\]$/g, '') ?? 'localhost',
    port: Number(url.port || 3306),
    user: decoded(url.username),
    password: decoded(url.password),
    database: decoded(url.pathname.slice(1)),
  };
}
