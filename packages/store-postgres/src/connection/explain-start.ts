import { DatabaseError } from '@colophon/store-sql';
import { codeOf } from './explain-fault.ts';

/**
 * Says why a database could not be opened, where its operator can do something about it: the address, what was expected and
 * what came, without the password.
 */
export function explainStart(error: unknown, url: string): unknown {
  // The fault of the server is behind that of the store.
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  if (error instanceof DatabaseError || !(cause instanceof Error)) return error;
  const place = describePlace(url);
  const message = remedies(cause, place)[codeOf(cause)] ?? network(cause, place);
  return message === undefined ? error : new DatabaseError(message, { cause: error });
}

const remedies = ({ message }: Error, place: Place): Readonly<Record<string, string>> => ({
  '28P01': `PostgreSQL at ${place.host} rejected the password of the user "${place.user}".`,
  '28000': `PostgreSQL at ${place.host} does not let in the user "${place.user}": ${message}.`,
  '3D000': `PostgreSQL at ${place.host} has no database "${place.database}". Create it with: CREATE DATABASE "${place.database}" ENCODING 'UTF8' TEMPLATE template0`,
  '42501': `The user "${place.user}" may not create tables in the database "${place.database}" (${message}). Grant it with: GRANT CREATE ON DATABASE "${place.database}" TO "${place.user}"; GRANT CREATE, USAGE ON SCHEMA public TO "${place.user}"`,
  '53300': `PostgreSQL at ${place.host} has no connection left: ${message}.`,
  '57P03': `PostgreSQL at ${place.host} is starting or stopping: ${message}.`,
});

function network(error: Error, { host }: Place): string | undefined {
  const code = codeOf(error);
  if (isSystemError(error) && error.path !== undefined)
    return `The file ${error.path}, which the address of PostgreSQL names, cannot be read: ${code}.`;
  if (/CERT|SIGNATURE|ISSUER/.test(code))
    return `PostgreSQL at ${host} has a certificate that is not trusted (${error.message}). Name the certificate of its issuer in the address, as sslrootcert, and the host as the certificate does.`;
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return `The host of PostgreSQL is not known: ${host}.`;
  if (/^E[A-Z]+$/.test(code)) return `PostgreSQL at ${host} does not answer: ${code}.`;
  if (/timeout/.test(error.message)) return `PostgreSQL at ${host} did not answer within 10 s.`;
  if (/does not support SSL/.test(error.message))
    return `PostgreSQL at ${host} does not support TLS, which the address asks for by sslmode.`;
  return undefined;
}

const isSystemError = (error: Error): error is NodeJS.ErrnoException => 'syscall' in error;

interface Place {
  readonly host: string;
  readonly user: string;
  readonly database: string;
}

function describePlace(url: string): Place {
  const { host, username, pathname, searchParams } = new URL(url);
  const user = decodeURIComponent(username) || process.env.PGUSER || 'postgres';
  return {
    host: host || searchParams.get('host') || 'localhost',
    user,
    database: decodeURIComponent(pathname.slice(1)) || user,
  };
}

/** The address of a database for people to read: without password and parameters. */
export function describeUrl(url: string): string {
  const { host, user, database } = describePlace(url);
  return `postgres://${user}@${host}/${database}`;
}
