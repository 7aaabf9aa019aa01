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
import { type Kind, kindKey, type Numbers } from './numbers.ts';
import { Statements, unnest } from './statements.ts';

/** Writes a change set; the caller has opened a transaction, and nobody else commits before it ends. */
export async function applyChanges(
  query: Query,
  changes: BoundChanges,
  head: number,
  numbers: Numbers,
): Promise<void> {
  for (const deletion of changes.deletions) await applyDeletion(query, deletion);
  const entities = await ensureEntities(query, changes);
  // What is removed goes first: the same row may come back.
  const removals = new Statements();
  const additions = new Statements();
  putAspects(additions, changes, entities);
  append(additions, changes, head);
  putPoints(additions, changes);
  const { values, long } = fieldRowsOf(changes, entities);
  const fields = await numbers.fields(
    query,
    [...values.removed, ...values.added, ...long].map(({ field }) => field),
  );
  putDocuments({ removals, additions }, changes, entities);
  removeValues(removals, values.removed, fields);
  putValues(additions, 'search_value', values.added, fields);
  putValues(additions, 'search_long', long, fields);
  putTexts(additions, changes, entities);
  const kinds = await numbers.kinds(
    query,
    changes.edges.flatMap(({ key, edges }) => edges.map(({ type }): Kind => [type, key.aspect])),
  );
  putEdges({ removals, additions }, changes, entities, kinds);
  await removals.run(query);
  await additions.run(query);
  for (const expiry of changes.expired ?? []) await applyExpiry(query, expiry);
}

/** The entities that a change set names. */
interface Entities {
  readonly ids: Ids;
  /** Those that are new, of which no table has anything yet. */
  readonly fresh: ReadonlySet<string>;
}

/** Statements of a change set, one group after the other. */
interface Steps {
  readonly removals: Statements;
  readonly additions: Statements;
}

type Ids = ReadonlyMap<string, number>;

const entityTypeOf = (urn: string): string => urn.split(':', 3)[2] ?? '';

/** The numbers of all entities that are named; a new one gets one, and its document. */
async function ensureEntities(
  query: Query,
  { texts, aspects, documents, edges }: BoundChanges,
): Promise<Entities> {
  const types = new Map<string, string>();
  for (const { urn, entityType } of documents) types.set(urn, entityType);
  for (const [urn, entityType] of aspects) types.set(texts[urn] as string, entityType);
  for (const { key, edges: list } of edges) {
    for (const urn of [key.urn, ...list.flatMap(({ source, destination }) => [source, destination])])
      if (!types.has(urn)) types.set(urn, entityTypeOf(urn));
  }
  const ids = new Map<string, number>();
  const fresh = new Set<string>();
  if (types.size === 0) return { ids, fresh };
  const note = (rows: Awaited<ReturnType<Query>>) => {
    for (const { id, urn } of rows) ids.set(String(urn), Number(id));
  };
  note(await query('SELECT id, urn FROM entity WHERE urn = ANY ($1::text[])', [[...types.keys()]]));
  const missing = [...types].filter(([urn]) => !ids.has(urn));
  if (missing.length > 0) {
    const latest = new Map(documents.map((document) => [document.urn, document]));
    const own = missing.map(([urn]) => latest.get(urn));
    note(
      await query(
        `INSERT INTO entity (urn, type, document, removed)
         SELECT urn, type, document, removed
         FROM unnest($1::text[], $2::text[], $3::text[], $4::smallint[]) WITH ORDINALITY
           AS n (urn, type, document, removed, place) ORDER BY place
         RETURNING id, urn`,
        [
          missing.map(([urn]) => urn),
          missing.map(([, type]) => type),
          own.map((document) => document?.json ?? null),
          own.map((document) => (document ? Number(document.removed) : null)),
        ],
      ),
    );
    for (const [urn] of missing) fresh.add(urn);
  }
  return { ids, fresh };
}

const idOf = (ids: Ids, urn: string | undefined): number => {
  const id = urn === undefined ? undefined : ids.get(urn);
  if (id === undefined) throw new Error(`There is no number for ${urn} in a change set`);
  return id;
};

interface FieldRow {
  readonly id: number;
  readonly field: string;
  readonly value: string;
}

/** Of each entity, the latest of its documents, with its long values. */
function latestOf({ documents, longValues }: BoundChanges) {
  const latest = new Map(
    documents.map((document, i) => [document.urn, { document, long: longValues[i] ?? [] }]),
  );
  return [...latest.values()];
}

/** The values of fields that are removed and added, and the long ones, which are all written anew. */
function fieldRowsOf(changes: BoundChanges, { ids }: Entities) {
  const rowsOf = (urn: string, values: readonly (readonly [string, string])[]) =>
    values.map(([field, value]): FieldRow => ({ id: idOf(ids, urn), field, value }));
  const { documents } = changes;
  return {
    values: {
      removed: documents.flatMap(({ urn, removedValues }) => rowsOf(urn, removedValues)),
      added: documents.flatMap(({ urn, addedValues }) => rowsOf(urn, addedValues)),
    },
    long: latestOf(changes).flatMap(({ document, long }) => rowsOf(document.urn, long)),
  };
}

/** Writes the documents of entities that were there before; the long values of these go. */
function putDocuments({ removals, additions }: Steps, changes: BoundChanges, { ids, fresh }: Entities): void {
  const known = latestOf(changes).flatMap(({ document }) => (fresh.has(document.urn) ? [] : [document]));
  if (known.length === 0) return;
  const own = known.map(({ urn }) => idOf(ids, urn));
  additions.add((bind) => {
    const rows = unnest(bind, [
      ['bigint', own],
      ['text', known.map(({ json }) => json)],
      ['smallint', known.map(({ removed }) => Number(removed))],
    ]);
    return `UPDATE entity e SET document = n.document, removed = n.removed
      FROM ${rows} AS n (id, document, removed) WHERE e.id = n.id`;
  });
  removals.add((bind) => `DELETE FROM search_long WHERE entity_id = ANY (${bind(own)}::bigint[])`);
}

function removeValues(removals: Statements, rows: readonly FieldRow[], fields: Ids): void {
  if (rows.length === 0) return;
  removals.add((bind) => {
    const gone = unnest(bind, [
      ['integer', rows.map(({ field }) => idOf(fields, field))],
      ['text', rows.map(({ value }) => value)],
      ['bigint', rows.map(({ id }) => id)],
    ]);
    return `DELETE FROM search_value v USING ${gone} AS o (field, value, id)
      WHERE v.field = o.field AND v.value = o.value AND v.entity_id = o.id`;
  });
}

function putValues(
  additions: Statements,
  table: 'search_value' | 'search_long',
  rows: readonly FieldRow[],
  fields: Ids,
): void {
  if (rows.length === 0) return;
  const compared = rows.map(({ value }) => toComparedValue(value));
  const isLong = table === 'search_long';
  additions.add((bind) => {
    const values = unnest(bind, [
      ['integer', rows.map(({ field }) => idOf(fields, field))],
      ['bigint', rows.map(({ id }) => id)],
      ['text', compared.map(({ value }) => value)],
      ['text', compared.map(({ low }) => low)],
      ['text', compared.map(({ sortKey }) => sortKey)],
      ['float8', compared.map(({ number }) => number)],
      ...(isLong ? [['boolean', rows.map(({ value }) => value.length <= maxFilterLength)] as const] : []),
    ]);
    return `INSERT INTO ${table} (field, entity_id, value, low, sort_key, number${isLong ? ', is_listed' : ''})
      SELECT * FROM ${values} ON CONFLICT DO NOTHING`;
  });
}

function putTexts(additions: Statements, { documents }: BoundChanges, { ids }: Entities): void {
  const vectors = new Map(
    documents.flatMap(({ urn, texts }) => (texts ? [[idOf(ids, urn), toTextVector(texts)] as const] : [])),
  );
  if (vectors.size === 0) return;
  const own = [...vectors.keys()];
  additions.add((bind) => {
    const rows = unnest(bind, [
      ['bigint', own],
      ['text', [...vectors.values()].map(({ vector }) => vector)],
      ['integer', [...vectors.values()].map(({ length }) => length)],
    ]);
    return `INSERT INTO search_text SELECT id, words::tsvector, length FROM ${rows} AS n (id, words, length)
      ON CONFLICT (entity_id) DO UPDATE SET words = excluded.words, length = excluded.length
      RETURNING length`;
  }, 'written');
  // This statement sees the rows as they were before.
  additions.add((bind) => {
    const before = (sum: string) =>
      `(SELECT ${sum} FROM search_text WHERE entity_id = ANY (${bind(own)}::bigint[]))`;
    return `UPDATE meta SET
      documents = documents + (SELECT count(*) FROM written) - ${before('count(*)')},
      words = words + (SELECT coalesce(sum(length), 0) FROM written) - ${before('coalesce(sum(length), 0)')}`;
  });
}

async function forgetTexts(query: Query, ids: readonly number[]): Promise<void> {
  await query(
    `WITH gone AS (DELETE FROM search_text WHERE entity_id = ANY ($1::bigint[]) RETURNING length)
     UPDATE meta SET documents = documents - (SELECT count(*) FROM gone),
       words = words - coalesce((SELECT sum(length) FROM gone), 0)`,
    [[...ids]],
  );
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

function append(additions: Statements, { texts, log }: BoundChanges, head: number): void {
  if (log.length === 0) return;
  const at = (place: number | null): string | null => (place === null ? null : (texts[place] as string));
  additions.add((bind) => {
    const values = unnest(bind, [
      ['bigint', log.map((_, i) => head + 1 + i)],
      ['text', log.map(([urn]) => at(urn))],
      ['text', log.map(([, type]) => type)],
      ['text', log.map(([, , aspect]) => aspect)],
      ['text', log.map(([, , , change]) => change)],
      ['text', log.map(([, , , , value]) => at(value))],
      ['text', log.map(([, , , , , previous]) => at(previous))],
      ['text', log.map(([, , , , , , metadata]) => at(metadata))],
      ['bigint', log.map(([, , , , , , , time]) => time)],
      ['text', log.map(([, , , , , , , , by]) => by)],
      ['text', log.map(([, , , , , , , , , old]) => at(old))],
      ['text', log.map(([, , , , , , , , , , headers]) => at(headers))],
    ]);
    return `INSERT INTO log SELECT * FROM ${values}`;
  });
}

function putEdges(
  { removals, additions }: Steps,
  { edges }: BoundChanges,
  { ids, fresh }: Entities,
  kinds: Ids,
): void {
  const known = edges.flatMap(({ key }) => (fresh.has(key.urn) ? [] : [key]));
  removeEdges(
    removals,
    known.map(({ urn, aspect }) => [idOf(ids, urn), aspect]),
  );
  const rows = edges.flatMap(({ key, edges: list }) =>
    list.map(({ source, type, destination, lineage, properties }) => [
      idOf(ids, source),
      lineage ? lineageNumbers[lineage] : 0,
      idOf(kinds, kindKey([type, key.aspect])),
      idOf(ids, destination),
      idOf(ids, key.urn),
      properties ? JSON.stringify(properties) : null,
    ]),
  );
  if (rows.length === 0) return;
  const types = ['bigint', 'smallint', 'integer', 'bigint', 'bigint', 'text'];
  additions.add((bind) => {
    const values = unnest(
      bind,
      types.map((type, i) => [type, rows.map((row) => row[i] ?? null)] as const),
    );
    return `INSERT INTO edge SELECT * FROM ${values} ON CONFLICT DO NOTHING`;
  });
}

/** Removes the edges that aspects make. Each of the two statements has an index: that of entities, and that of columns. */
function removeEdges(
  removals: Statements,
  owned: readonly (readonly [owner: number, aspect: string])[],
): void {
  if (owned.length === 0) return;
  for (const ofOwner of [
    'e.source = g.owner AND e.owner = g.owner',
    'e.owner = g.owner AND e.owner <> e.source',
  ])
    removals.add((bind) => {
      const gone = unnest(bind, [
        ['bigint', owned.map(([owner]) => owner)],
        ['text', owned.map(([, aspect]) => aspect)],
      ]);
      return `DELETE FROM edge e USING ${gone} AS g (owner, aspect), edge_kind k
        WHERE k.aspect = g.aspect AND e.kind = k.id AND ${ofOwner}`;
    });
}

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
    const edges = new Statements();
    removeEdges(edges, [[id, deletion.aspect]]);
    await edges.run(query);
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
