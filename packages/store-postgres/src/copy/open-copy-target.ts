import { DatabaseError } from '@colophon/store-sql';
import { aspectTable, type CopyTarget, ensureMayCopy, markerTables } from '@colophon/store-sql/copy';
import type pg from 'pg';
import { type Connections, openConnections } from '../connection/connections.ts';
import { describeUrl, explainStart } from '../connection/explain-start.ts';
import type { Query } from '../connection/query.ts';
import { prepareIdentityTables } from '../identity/postgres-identity-store.ts';
import { identitySchema } from '../identity/tables.ts';
import { openPostgresStore } from '../postgres-store.ts';
import { applyCopied, readCopied } from './copied-rows.ts';
import { createMarker, markerOf } from './marker.ts';

const { note, changed } = markerTables;

/** Held by the process that copies. */
const copyLock = 0x636f6c63;

/**
 * Opens a database to become a copy, making its tables when it is empty.
 *
 * @param source Place of what is copied.
 * @throws DatabaseError when it cannot be used, a server or another copy uses it, or it is not empty, nor a copy of the
 * source.
 */
export async function openPostgresCopyTarget(url: string, source: string): Promise<CopyTarget> {
  const place = describeUrl(url);
  const connections = openConnections({ url, maxConnections: 1 });
  let client: pg.Client | undefined;
  try {
    client = await connections.connect();
    const holder = client;
    const query = connections.queryOn(holder);
    await takeAlone(query, place);
    const store = await openPostgresStore({ url, isCopyTarget: true });
    const { transaction, read } = connections;
    const readRows: CopyTarget['read'] = async (table, after, limit) =>
      table.isIdentity && !(await hasIdentity(read)) ? [] : readCopied(read, table, after, limit);
    try {
      const marker = await markerOf(read);
      await ensureMayCopy({ read: readRows }, marker, place, source);
      if (!marker) await transaction((run) => createMarker(run, source));
    } catch (error) {
      await store.close();
      throw error;
    }
    return {
      place,
      store,
      read: readRows,
      progress: async () => (await markerOf(read))?.progress ?? { stage: 'rows' },
      setProgress: async (progress) =>
        void (await read(`UPDATE ${note} SET progress = $1`, [JSON.stringify(progress)])),
      prepareIdentity: () => transaction(prepareIdentityTables),
      apply: (table, changes, remember) =>
        transaction(async (run) => {
          await applyCopied(run, table, changes);
          if (!remember || table !== aspectTable) return;
          const rows = [...changes.removed, ...changes.put];
          await run(
            `INSERT INTO ${changed} SELECT * FROM unnest($1::text[], $2::text[]) ON CONFLICT DO NOTHING`,
            [rows.map(([urn = null]) => urn), rows.map(([, aspect = null]) => aspect)],
          );
        }),
      changedAspects: async (limit) =>
        (await read(`SELECT urn, aspect FROM ${changed} ORDER BY urn, aspect LIMIT $1`, [limit])).map(
          ({ urn, aspect }) => ({ urn: String(urn), aspect: String(aspect) }),
        ),
      forgetChanged: async (keys) =>
        void (await read(
          `DELETE FROM ${changed} c USING unnest($1::text[], $2::text[]) AS k (urn, aspect)
           WHERE c.urn = k.urn AND c.aspect = k.aspect`,
          [keys.map(({ urn }) => urn), keys.map(({ aspect }) => aspect)],
        )),
      setLastAudit: (offset) => setSequences(connections, offset),
      async close() {
        await store.close();
        await holder.end().catch(() => {});
        await connections.close();
      },
    };
  } catch (error) {
    await client?.end().catch(() => {});
    await connections.close();
    throw explainStart(error, url);
  }
}

/** @throws DatabaseError when a server, or another copy, uses the database. */
async function takeAlone(query: Query, place: string): Promise<void> {
  const [lock] = await query('SELECT pg_try_advisory_lock($1::bigint) AS taken', [copyLock]);
  if (!lock?.taken) throw new DatabaseError(`Another process copies to ${place}. Wait until it ends.`);
  const [others] = await query(
    `SELECT count(*) AS count FROM pg_stat_activity
     WHERE datname = current_database() AND application_name = 'colophon' AND pid <> pg_backend_pid()`,
  );
  if (Number(others?.count) > 0)
    throw new DatabaseError(`A server is using ${place}. Stop it, or choose another database.`);
}

const hasIdentity = async (query: Query): Promise<boolean> =>
  Boolean(
    (await query('SELECT to_regclass($1) IS NOT NULL AS exists', [`${identitySchema}.meta`]))[0]?.exists,
  );

/** What is added from now on has numbers after those that were copied. */
async function setSequences({ read }: Connections, lastAudit: number): Promise<void> {
  await read(
    `SELECT setval('failed_write_id_seq', greatest(1, max(id)), max(id) IS NOT NULL) FROM failed_write`,
  );
  if (await hasIdentity(read))
    await read(
      `SELECT setval('${identitySchema}.audit_offset_seq', greatest(1, $1::bigint), $1::bigint > 0)`,
      [lastAudit],
    );
}
