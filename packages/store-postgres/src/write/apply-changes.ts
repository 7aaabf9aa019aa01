import type { Expiry } from '@colophon/catalogue';
import { maxFilterLength } from '@colophon/catalogue/for-stores';
import type { DeletionDelta } from '@colophon/store-sql';
import { pointsInRange } from '../conditions.ts';
import type { Query } from '../connection/query.ts';
import { lineageNumbers } from '../edges.ts';
import { toComparedValue } from '../search/compared-value.ts';
import { Parameters } from '../search/fragment.ts';
import { toTextVector } from '../search/text-vector.ts';
import type { BoundChanges } from './change-set.ts';

/** Writes a change set; the caller has opened a transaction, and nobody else commits before it ends. */
export async function applyChanges(query: Query, changes: BoundChanges, head: number): Promise<void> {
  for (const deletion of changes.deletions) await applyDeletion(query, deletion);
  const ids = await ensureEntities(query, changes);
  await putDocuments(query, changes, ids);
  await putAspects(query, changes, ids);
  await putPoints(query, changes);
  await append(query, changes, head);
  await putEdges(query, changes, ids);
  for (const expiry of changes.expired ?? []) await applyExpiry(query, expiry);
}

type Ids = ReadonlyMap<string, number>;

const entityTypeOf = (urn: string): string => urn.split(':', 3)[2] ?? '';

/** The numbers of all entities that are named; a new one gets one. */
async function ensureEntities(
  query: Query,
  { texts, aspects, documents, edges }: BoundChanges,
): Promise<Ids> {
  const types = new Map<string, string>();
  for (const { urn, entityType } of documents) types.set(urn, entityType);
  for (const [urn, entityType] of aspects) types.set(texts[urn] as string, entityType);
  for (const { key, edges: list } of edges) {
    for (const urn of [key.urn, ...list.flatMap(({ source, destination }) => [source, destination])])
      if (!types.has(urn)) types.set(urn, entityTypeOf(urn));
  }
  const ids = new Map<string, number>();
  if (types.size === 0) return ids;
  const note = (rows: Awaited<ReturnType<Query>>) => {
    for (const { id, urn } of rows) ids.set(String(urn), Number(id));
  };
  note(await query('SELECT id, urn FROM entity WHERE urn = ANY ($1::text[])', [[...types.keys()]]));
  const missing = [...types].filter(([urn]) => !ids.has(urn));
  if (missing.length > 0)
    note(
      await query(
        `INSERT INTO entity (urn, type)
         SELECT urn, type FROM unnest($1::text[], $2::text[]) WITH ORDINALITY AS n (urn, type, place) ORDER BY place
         RETURNING id, urn`,
        [missing.map(([urn]) => urn), missing.map(([, type]) => type)],
      ),
    );
  return ids;
}

const idOf = (ids: Ids, urn: string | undefined): number => {
  const id = urn === undefined ? undefined : ids.get(urn);
  if (id === undefined) throw new Error(`There is no number for ${urn} in a change set`);
  return id;
};

async function putDocuments(query: Query, { documents, longValues }: BoundChanges, ids: Ids): Promise<void> {
  if (documents.length === 0) return;
  const latest = new Map(
    documents.map((document, i) => [document.urn, { document, long: longValues[i] ?? [] }]),
  );
  const all = [...latest.values()];
  const own = all.map(({ document }) => idOf(ids, document.urn));
  await query(
    `UPDATE entity e SET document = n.document, removed = n.removed
     FROM unnest($1::bigint[], $2::text[], $3::smallint[]) AS n (id, document, removed) WHERE e.id = n.id`,
    [own, all.map(({ document }) => document.json), all.map(({ document }) => (document.removed ? 1 : 0))],
  );
  const removed = documents.flatMap(({ urn, removedValues }) =>
    removedValues.map(([field, value]) => ({ id: idOf(ids, urn), field, value })),
  );
  const added = documents.flatMap(({ urn, addedValues }) =>
    addedValues.map(([field, value]) => ({ id: idOf(ids, urn), field, value })),
  );
  const long = all.flatMap(({ document, long }) =>
    long.map(([field, value]) => ({ id: idOf(ids, document.urn), field, value })),
  );
  const fields = await ensureFields(
    query,
    new Set([...removed, ...added, ...long].map(({ field }) => field)),
  );
  if (removed.length > 0)
    await query(
      `DELETE FROM search_value v USING unnest($1::integer[], $2::text[], $3::bigint[]) AS o (field, value, id)
       WHERE v.field = o.field AND v.value = o.value AND v.entity_id = o.id`,
      [
        removed.map(({ field }) => idOf(fields, field)),
        removed.map(({ value }) => value),
        removed.map(({ id }) => id),
      ],
    );
  if (added.length > 0) await putValues(query, 'search_value', added, fields);
  await query('DELETE FROM search_long WHERE entity_id = ANY ($1::bigint[])', [own]);
  if (long.length > 0) await putValues(query, 'search_long', long, fields);
  await putTexts(query, documents, ids);
}

interface FieldRow {
  readonly id: number;
  readonly field: string;
  readonly value: string;
}

async function putValues(
  query: Query,
  table: 'search_value' | 'search_long',
  rows: readonly FieldRow[],
  fields: Ids,
): Promise<void> {
  const compared = rows.map(({ value }) => toComparedValue(value));
  const isLong = table === 'search_long';
  await query(
    `INSERT INTO ${table} (field, entity_id, value, low, sort_key, number${isLong ? ', is_listed' : ''})
     SELECT * FROM unnest($1::integer[], $2::bigint[], $3::text[], $4::text[], $5::text[], $6::float8[]${isLong ? ', $7::boolean[]' : ''})
     ON CONFLICT DO NOTHING`,
    [
      rows.map(({ field }) => idOf(fields, field)),
      rows.map(({ id }) => id),
      compared.map(({ value }) => value),
      compared.map(({ low }) => low),
      compared.map(({ sortKey }) => sortKey),
      compared.map(({ number }) => number),
      ...(isLong ? [rows.map(({ value }) => value.length <= maxFilterLength)] : []),
    ],
  );
}

/** The numbers of search fields; a new one gets one. */
async function ensureFields(query: Query, names: ReadonlySet<string>): Promise<Ids> {
  const ids = new Map<string, number>();
  if (names.size === 0) return ids;
  const note = (rows: Awaited<ReturnType<Query>>) => {
    for (const { id, name } of rows) ids.set(String(name), Number(id));
  };
  note(await query('SELECT id, name FROM search_field WHERE name = ANY ($1::text[])', [[...names]]));
  const missing = [...names].filter((name) => !ids.has(name));
  if (missing.length > 0)
    note(
      await query('INSERT INTO search_field (name) SELECT unnest($1::text[]) RETURNING id, name', [missing]),
    );
  return ids;
}

async function putTexts(query: Query, documents: BoundChanges['documents'], ids: Ids): Promise<void> {
  const vectors = new Map(
    documents.flatMap(({ urn, texts }) => (texts ? [[idOf(ids, urn), toTextVector(texts)] as const] : [])),
  );
  if (vectors.size === 0) return;
  const own = [...vectors.keys()];
  await forgetTexts(query, own);
  await query(
    `INSERT INTO search_text SELECT id, words::tsvector, length
     FROM unnest($1::bigint[], $2::text[], $3::integer[]) AS n (id, words, length)`,
    [
      own,
      [...vectors.values()].map(({ vector }) => vector),
      [...vectors.values()].map(({ length }) => length),
    ],
  );
  await query('UPDATE meta SET documents = documents + $1, words = words + $2', [
    own.length,
    [...vectors.values()].reduce((sum, { length }) => sum + length, 0),
  ]);
}

async function forgetTexts(query: Query, ids: readonly number[]): Promise<void> {
  await query(
    `WITH gone AS (DELETE FROM search_text WHERE entity_id = ANY ($1::bigint[]) RETURNING length)
     UPDATE meta SET documents = documents - (SELECT count(*) FROM gone),
       words = words - coalesce((SELECT sum(length) FROM gone), 0)`,
    [[...ids]],
  );
}

async function putAspects(query: Query, { texts, aspects }: BoundChanges, ids: Ids): Promise<void> {
  // The last of a key counts; one statement takes each once.
  const rows = [...new Map(aspects.map((row) => [`${row[0]} ${row[3]} ${row[2]}`, row] as const)).values()];
  if (rows.length === 0) return;
  await query(
    `INSERT INTO aspect SELECT * FROM unnest(
       $1::bigint[], $2::text[], $3::bigint[], $4::bigint[], $5::text[], $6::text[], $7::bigint[], $8::text[], $9::text[])
     ON CONFLICT (entity_id, aspect, version) DO UPDATE SET
       last_version = excluded.last_version, value = excluded.value, system_metadata = excluded.system_metadata,
       created_at = excluded.created_at, created_by = excluded.created_by, run_id = excluded.run_id`,
    [
      rows.map(([urn]) => idOf(ids, texts[urn])),
      rows.map(([, , aspect]) => aspect),
      rows.map(([, , , version]) => version),
      rows.map(([, , , , lastVersion]) => lastVersion),
      rows.map(([, , , , , value]) => texts[value] as string),
      rows.map(([, , , , , , metadata]) => texts[metadata] as string),
      rows.map(([, , , , , , , at]) => at),
      rows.map(([, , , , , , , , by]) => by),
      rows.map(([, , , , , , , , , runId]) => runId),
    ],
  );
}

async function putPoints(query: Query, { timeseries }: BoundChanges): Promise<void> {
  const rows = [...new Map(timeseries.map((row) => [row.slice(0, 5).join('\u0000'), row])).values()];
  if (rows.length === 0) return;
  const types = ['text', 'text', 'bigint', 'text', 'text', 'text', 'text', 'text', 'text'];
  await query(
    `INSERT INTO timeseries SELECT * FROM unnest(${types.map((type, i) => `$${i + 1}::${type}[]`).join(', ')})
     ON CONFLICT (urn, aspect, timestamp_millis, partition, discriminator) DO UPDATE SET
       entity_type = excluded.entity_type, value = excluded.value,
       system_metadata = excluded.system_metadata, run_id = excluded.run_id`,
    types.map((_, i) => rows.map((row) => row[i] ?? null)),
  );
}

async function append(query: Query, { texts, log }: BoundChanges, head: number): Promise<void> {
  if (log.length === 0) return;
  const at = (place: number | null): string | null => (place === null ? null : (texts[place] as string));
  await query(
    `INSERT INTO log SELECT * FROM unnest($1::bigint[], $2::text[], $3::text[], $4::text[], $5::text[], $6::text[],
       $7::text[], $8::text[], $9::bigint[], $10::text[], $11::text[], $12::text[])`,
    [
      log.map((_, i) => head + 1 + i),
      log.map(([urn]) => at(urn)),
      log.map(([, type]) => type),
      log.map(([, , aspect]) => aspect),
      log.map(([, , , change]) => change),
      log.map(([, , , , value]) => at(value)),
      log.map(([, , , , , previous]) => at(previous)),
      log.map(([, , , , , , metadata]) => at(metadata)),
      log.map(([, , , , , , , time]) => time),
      log.map(([, , , , , , , , by]) => by),
      log.map(([, , , , , , , , , old]) => at(old)),
      log.map(([, , , , , , , , , , headers]) => at(headers)),
    ],
  );
}

async function putEdges(query: Query, { edges }: BoundChanges, ids: Ids): Promise<void> {
  if (edges.length === 0) return;
  const kinds = await ensureKinds(query, edges);
  for (const { key } of edges) await deleteEdges(query, idOf(ids, key.urn), key.aspect);
  const rows = edges.flatMap(({ key, edges: list }) =>
    list.map(({ source, type, destination, lineage, properties }) => [
      idOf(ids, source),
      lineage ? lineageNumbers[lineage] : 0,
      idOf(kinds, `${type} ${key.aspect}`),
      idOf(ids, destination),
      idOf(ids, key.urn),
      properties ? JSON.stringify(properties) : null,
    ]),
  );
  if (rows.length === 0) return;
  const types = ['bigint', 'smallint', 'integer', 'bigint', 'bigint', 'text'];
  await query(
    `INSERT INTO edge SELECT * FROM unnest(${types.map((type, i) => `$${i + 1}::${type}[]`).join(', ')})
     ON CONFLICT DO NOTHING`,
    types.map((_, i) => rows.map((row) => row[i] ?? null)),
  );
}

/** The numbers of the kinds of edges, by type and aspect; a new one gets one. */
async function ensureKinds(query: Query, edges: BoundChanges['edges']): Promise<Ids> {
  const wanted = new Map(
    edges.flatMap(({ key, edges: list }) =>
      list.map(({ type }) => [`${type} ${key.aspect}`, [type, key.aspect] as const]),
    ),
  );
  const ids = new Map<string, number>();
  if (wanted.size === 0) return ids;
  const note = (rows: Awaited<ReturnType<Query>>) => {
    for (const { id, type, aspect } of rows) ids.set(`${type} ${aspect}`, Number(id));
  };
  const pairs = () => [...wanted].filter(([key]) => !ids.has(key)).map(([, pair]) => pair);
  const bound = (list: readonly (readonly [string, string])[]) => [
    list.map(([type]) => type),
    list.map(([, aspect]) => aspect),
  ];
  note(
    await query(
      `SELECT k.id, k.type, k.aspect FROM edge_kind k JOIN unnest($1::text[], $2::text[]) AS w (type, aspect)
       ON k.type = w.type AND k.aspect = w.aspect`,
      bound(pairs()),
    ),
  );
  if (pairs().length > 0)
    note(
      await query(
        // In their order: pages of relationships follow the ids.
        `INSERT INTO edge_kind (type, aspect)
         SELECT type, aspect FROM unnest($1::text[], $2::text[]) WITH ORDINALITY AS n (type, aspect, place) ORDER BY place
         RETURNING id, type, aspect`,
        bound(pairs()),
      ),
    );
  return ids;
}

/** Removes the edges that an aspect of an entity makes. */
const deleteEdges = (query: Query, owner: number, aspect: string): Promise<unknown> =>
  query(
    `DELETE FROM edge WHERE (source = $1 AND owner = $1 OR owner = $1 AND owner <> source)
     AND kind IN (SELECT id FROM edge_kind WHERE aspect = $2)`,
    [owner, aspect],
  );

async function applyDeletion(query: Query, deletion: DeletionDelta): Promise<void> {
  if (deletion.kind === 'points') {
    const parameters = new Parameters();
    const sql = `DELETE FROM timeseries WHERE ${pointsInRange(parameters, deletion)}`;
    await query(sql, parameters.values);
    return;
  }
  const { urn } = deletion;
  if (deletion.kind === 'entity') await query('DELETE FROM timeseries WHERE urn = $1', [urn]);
  const [row] = await query('SELECT id FROM entity WHERE urn = $1', [urn]);
  if (!row) return;
  const id = Number(row.id);
  if (deletion.kind === 'aspect') {
    await query('DELETE FROM aspect WHERE entity_id = $1 AND aspect = $2', [id, deletion.aspect]);
    await deleteEdges(query, id, deletion.aspect);
    return;
  }
  await query('DELETE FROM edge WHERE owner = $1 OR source = $1 AND owner = $1', [id]);
  await query('DELETE FROM search_value WHERE entity_id = $1', [id]);
  await query('DELETE FROM search_long WHERE entity_id = $1', [id]);
  await forgetTexts(query, [id]);
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
}

/** Takes older versions away; version 0 stays. */
const applyExpiry = (query: Query, { urn, aspect, from, upTo, createdBefore }: Expiry): Promise<unknown> =>
  query(
    `DELETE FROM aspect WHERE entity_id = (SELECT id FROM entity WHERE urn = $1) AND aspect = $2 AND version > 0
     AND (version >= $3 OR version <= $4 OR created_at < $5)`,
    [urn, aspect, from ?? Number.MAX_SAFE_INTEGER, upTo ?? 0, createdBefore ?? Number.MIN_SAFE_INTEGER],
  );
