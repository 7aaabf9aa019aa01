import type { Expiry } from '@colophon/catalogue';
import type { DeletionDelta } from '@colophon/store-sql';
import { pointsInRange } from '../conditions.ts';
import type { Query } from '../connection/query.ts';
import { Parameters } from '../search/fragment.ts';
import type { BoundChanges } from './change-set.ts';
import { type Entities, ensureEntities, idOf } from './entities.ts';
import type { Numbers } from './numbers.ts';
import { putEdges, removeEdges } from './put-edges.ts';
import { forgetTexts, putSearchRows } from './put-search-rows.ts';
import { Statements, unnest } from './statements.ts';
import { noTexts, sum, type TextCounts, toCounts } from './text-counts.ts';

/**
 * Writes the rows of a change set, except those of the log. The caller has opened a transaction; nobody else writes before it
 * ends when the change set removes something.
 *
 * @returns by how much the numbers of texts and of their words change, which the caller adds up.
 */
export async function applyChanges(
  query: Query,
  changes: BoundChanges,
  numbers: Numbers,
): Promise<TextCounts> {
  let counts = noTexts;
  for (const deletion of changes.deletions) counts = sum(counts, await applyDeletion(query, deletion));
  const entities = await ensureEntities(query, changes);
  // What is removed goes first: the same row may come back.
  const removals = new Statements();
  const additions = new Statements();
  putAspects(additions, changes, entities);
  putPoints(additions, changes);
  await putSearchRows(query, { removals, additions }, changes, entities, numbers);
  await putEdges(query, { removals, additions }, changes, entities, numbers);
  await removals.run(query);
  const [written] = await additions.run(query);
  for (const expiry of changes.expired ?? []) await applyExpiry(query, expiry);
  return sum(counts, toCounts(written));
}

function putAspects(additions: Statements, { texts, aspects }: BoundChanges, { ids }: Entities): void {
  // The last of a key counts; one statement takes each once.
  const rows = [...new Map(aspects.map((row) => [`${row[0]} ${row[3]} ${row[2]}`, row] as const)).values()];
  if (rows.length === 0) return;
  additions.add((bind) => {
    const values = unnest(bind, [
      ['bigint', rows.map(([urn]) => idOf(ids, texts[urn]))],
      ['text', rows.map(([, , aspect]) => aspect)],
      ['bigint', rows.map(([, , , version]) => version)],
      ['bigint', rows.map(([, , , , lastVersion]) => lastVersion)],
      ['text', rows.map(([, , , , , value]) => texts[value] as string)],
      ['text', rows.map(([, , , , , , metadata]) => texts[metadata] as string)],
      ['bigint', rows.map(([, , , , , , , at]) => at)],
      ['text', rows.map(([, , , , , , , , by]) => by)],
      ['text', rows.map(([, , , , , , , , , runId]) => runId)],
    ]);
    return `INSERT INTO aspect SELECT * FROM ${values}
      ON CONFLICT (entity_id, aspect, version) DO UPDATE SET
        last_version = excluded.last_version, value = excluded.value, system_metadata = excluded.system_metadata,
        created_at = excluded.created_at, created_by = excluded.created_by, run_id = excluded.run_id`;
  });
}

function putPoints(additions: Statements, { timeseries }: BoundChanges): void {
  const rows = [...new Map(timeseries.map((row) => [row.slice(0, 5).join('\u0000'), row])).values()];
  if (rows.length === 0) return;
  const types = ['text', 'text', 'bigint', 'text', 'text', 'text', 'text', 'text', 'text'];
  additions.add((bind) => {
    const values = unnest(
      bind,
      types.map((type, i) => [type, rows.map((row) => row[i] ?? null)] as const),
    );
    return `INSERT INTO timeseries SELECT * FROM ${values}
      ON CONFLICT (urn, aspect, timestamp_millis, partition, discriminator) DO UPDATE SET
        entity_type = excluded.entity_type, value = excluded.value,
        system_metadata = excluded.system_metadata, run_id = excluded.run_id`;
  });
}

async function applyDeletion(query: Query, deletion: DeletionDelta): Promise<TextCounts> {
  if (deletion.kind === 'points') {
    const parameters = new Parameters();
    const sql = `DELETE FROM timeseries WHERE ${pointsInRange(parameters, deletion)}`;
    await query(sql, parameters.values);
    return noTexts;
  }
  const { urn } = deletion;
  if (deletion.kind === 'entity') await query('DELETE FROM timeseries WHERE urn = $1', [urn]);
  const [row] = await query('SELECT id FROM entity WHERE urn = $1', [urn]);
  if (!row) return noTexts;
  const id = Number(row.id);
  if (deletion.kind === 'aspect') {
    await query('DELETE FROM aspect WHERE entity_id = $1 AND aspect = $2', [id, deletion.aspect]);
    const edges = new Statements();
    removeEdges(edges, [[id, deletion.aspect]]);
    await edges.run(query);
    return noTexts;
  }
  await query('DELETE FROM edge WHERE owner = $1 OR source = $1 AND owner = $1', [id]);
  await query('DELETE FROM search_value WHERE entity_id = $1', [id]);
  await query('DELETE FROM search_long WHERE entity_id = $1', [id]);
  const counts = await forgetTexts(query, [id]);
  await query('DELETE FROM aspect WHERE entity_id = $1', [id]);
  // What others lead to keeps its row: their edges lead to its number.
  const [end] = await query(
    'SELECT 1 AS one FROM edge WHERE destination = $1 UNION ALL SELECT 1 FROM edge WHERE source = $1 LIMIT 1',
    [id],
  );
  await query(
    end
      ? 'UPDATE entity SET removed = NULL, document = NULL WHERE id = $1'
      : 'DELETE FROM entity WHERE id = $1',
    [id],
  );
  return counts;
}

/** Takes older versions away; version 0 stays. */
const applyExpiry = (query: Query, { urn, aspect, from, upTo, createdBefore }: Expiry): Promise<unknown> =>
  query(
    `DELETE FROM aspect WHERE entity_id = (SELECT id FROM entity WHERE urn = $1) AND aspect = $2 AND version > 0
     AND (version >= $3 OR version <= $4 OR created_at < $5)`,
    [urn, aspect, from ?? Number.MAX_SAFE_INTEGER, upTo ?? 0, createdBefore ?? Number.MIN_SAFE_INTEGER],
  );
