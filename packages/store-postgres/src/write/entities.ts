import type { Query } from '../connection/query.ts';
import type { BoundChanges } from './change-set.ts';

export type Ids = ReadonlyMap<string, number>;

/** The entities that a change set names. */
export interface Entities {
  readonly ids: Ids;
  /** Those that are new, of which no table has anything yet. */
  readonly fresh: ReadonlySet<string>;
}

export const idOf = (ids: Ids, urn: string | undefined): number => {
  const id = urn === undefined ? undefined : ids.get(urn);
  if (id === undefined) throw new Error(`There is no number for ${urn} in a change set`);
  return id;
};

const entityTypeOf = (urn: string): string => urn.split(':', 3)[2] ?? '';

/** Writes the documents of entities, and returns the numbers of all that are named; a new one gets one. */
export async function ensureEntities(
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
  const latest = new Map(documents.map((document) => [document.urn, document]));
  const own = [...types.keys()].map((urn) => latest.get(urn));
  const rows = await query(
    `WITH named AS (
       SELECT * FROM unnest($1::text[], $2::text[], $3::text[], $4::smallint[])
       WITH ORDINALITY AS n (urn, type, document, removed, place)),
     known AS (SELECT id, urn FROM entity WHERE urn = ANY ($1::text[])),
     changed AS (
       UPDATE entity e SET document = n.document, removed = n.removed
       FROM named n WHERE e.urn = n.urn AND n.document IS NOT NULL),
     made AS (
       INSERT INTO entity (urn, type, document, removed)
       SELECT urn, type, document, removed FROM named WHERE urn NOT IN (SELECT urn FROM known) ORDER BY place
       RETURNING id, urn)
     SELECT id, urn, 0 AS is_fresh FROM known UNION ALL SELECT id, urn, 1 FROM made`,
    [
      [...types.keys()],
      [...types.values()],
      own.map((document) => document?.json ?? null),
      own.map((document) => (document ? Number(document.removed) : null)),
    ],
  );
  for (const { id, urn, is_fresh } of rows) {
    ids.set(String(urn), Number(id));
    if (is_fresh) fresh.add(String(urn));
  }
  return { ids, fresh };
}
