import { DatabaseError } from '@colophon/store-sql';
import { type CopySource, ensureFinished } from '@colophon/store-sql/copy';
import type pg from 'pg';
import { logHead } from '../changes.ts';
import { openConnections } from '../connection/connections.ts';
import { describeUrl, explainStart } from '../connection/explain-start.ts';
import type { Query } from '../connection/query.ts';
import { identitySchema, identityVersion } from '../identity/tables.ts';
import { schemaVersion } from '../schema.ts';
import { readCopied } from './copied-rows.ts';
import { markerOf } from './marker.ts';

/**
 * Opens a database to be copied. Servers may use it meanwhile: all reads are of the moment at which it was opened.
 *
 * @throws DatabaseError when it cannot be reached, has no catalogue, or tables of another version.
 */
export async function openPostgresCopySource(url: string): Promise<CopySource> {
  const place = describeUrl(url);
  const connections = openConnections({ url, maxConnections: 1 });
  let client: pg.Client | undefined;
  const close = async () => {
    await client?.end().catch(() => {});
    await connections.close();
  };
  try {
    client = await connections.connect();
    const query = connections.queryOn(client);
    await query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    await query('SET LOCAL idle_in_transaction_session_timeout = 0; SET LOCAL statement_timeout = 0');
    await ensureCurrent(query, 'meta', schemaVersion, place);
    const marker = await markerOf(query);
    if (marker) ensureFinished(marker);
    const [row] = await query('SELECT to_regclass($1) IS NOT NULL AS exists', [`${identitySchema}.meta`]);
    const hasIdentity = Boolean(row?.exists);
    if (hasIdentity) await ensureCurrent(query, `${identitySchema}.meta`, identityVersion, place);
    const head = await logHead(query);
    return {
      place,
      hasIdentity,
      read: async (table, after, limit) =>
        table.isIdentity && !hasIdentity ? [] : readCopied(query, table, after, limit),
      async lastAudit() {
        if (!hasIdentity) return 0;
        const [last] = await query(
          `SELECT CASE WHEN is_called THEN last_value ELSE 0 END AS last FROM ${identitySchema}.audit_offset_seq`,
        );
        return Number(last?.last);
      },
      countNewer: async () => (await logHead(connections.read)) - head,
      close,
    };
  } catch (error) {
    await close();
    throw explainStart(error, url);
  }
}

async function ensureCurrent(query: Query, table: string, expected: number, place: string): Promise<void> {
  const [known] = await query('SELECT to_regclass($1) IS NOT NULL AS exists', [table]);
  if (!known?.exists) throw new DatabaseError(`There is no catalogue in ${place}.`);
  const [row] = await query(`SELECT version FROM ${table}`);
  const found = Number(row?.version);
  if (found > expected)
    throw new DatabaseError(
      `The tables in ${place} have version ${found}, from a later version of Colophon; this one knows versions up to ${expected}. Install the later version.`,
    );
  if (found < expected)
    throw new DatabaseError(
      `The tables in ${place} have version ${found}, and this version of Colophon copies version ${expected}. Start a server on them once, which upgrades them.`,
    );
}
