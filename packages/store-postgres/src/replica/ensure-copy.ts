import { DatabaseError } from '@colophon/store-sql';
import type { Connections } from '../connection/connections.ts';
import { codeOf } from '../connection/explain-fault.ts';
import { describeUrl } from '../connection/explain-start.ts';
import type { Query } from '../connection/query.ts';

/** Of the database and of the server that it was copied from, where the server tells. */
const selectIdentity = `SELECT (SELECT system_identifier FROM pg_control_system())::text AS server,
  (SELECT oid FROM pg_database WHERE datname = current_database())::text AS database`;

/** @throws DatabaseError when the connection leads to another database than the primary's, or a copy of another. */
export async function ensureCopy(
  query: Query,
  primary: Connections,
  { url, primaryUrl }: { readonly url: string; readonly primaryUrl: string },
): Promise<void> {
  // Some services let nobody ask: there, the entries of the log are compared alone.
  const [row] = await query(selectIdentity).catch(() => []);
  const [own] = await primary.read(selectIdentity).catch(() => []);
  if (row && own && (row.server !== own.server || row.database !== own.database))
    throw new DatabaseError(
      `The read replica: expected a standby of ${describeUrl(primaryUrl)}, and ${describeUrl(url)} is another database.`,
    );
}

/** True of what waiting does not mend: an address, a password or a certificate, or another database. */
export function isWrong(error: unknown): boolean {
  if (error instanceof DatabaseError) return true;
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return (
    /^(28P01|28000|3D000|ENOENT|EACCES)$/.test(codeOf(cause)) ||
    /CERT|SIGNATURE|ISSUER/.test(codeOf(cause)) ||
    (cause instanceof Error && /does not support SSL/.test(cause.message))
  );
}
