import type {
  DescribedNode,
  EntityState,
  LineageReach,
  LineageWalk,
  Neighbours,
  Pace,
} from '@colophon/catalogue';
import { timeRangeOf, walkLineage as walkGraph } from '@colophon/catalogue/for-stores';
import type { SqlRow } from '@colophon/store-sql';
import { logHead } from './changes.ts';
import type { Query } from './connection/query.ts';
import { Parameters } from './search/fragment.ts';

/** The walk by the numbers of entities, with two statements a level. PostgreSQL gives no number a second time. */
export const walkLineage = (query: Query, walk: LineageWalk, pace: Pace): Promise<LineageReach> =>
  walkGraph<number>(
    {
      asOf: () => logHead(query),
      nodeOf: (urn) => idOf(query, urn),
      neighbours: (level, limit) => neighbours(query, walk, level, limit),
      describe: (ids) => describe(query, ids),
      relationshipTypes: () => relationshipTypes(query),
    },
    walk,
    pace,
  );

function neighbours(
  query: Query,
  walk: LineageWalk,
  from: readonly number[],
  limit: number,
): Promise<readonly Neighbours<number>[]> {
  // Value of the column `lineage` on edges whose destination is further along the walk.
  const onward = walk.direction === 'upstream' ? 1 : 2;
  const sides = [
    { own: 'source', other: 'destination', lineage: onward },
    { own: 'destination', other: 'source', lineage: 3 - onward },
  ];
  return Promise.all(
    sides.map(async ({ own, other, lineage }) => {
      const parameters = new Parameters();
      const [row] = await query(
        `SELECT json_agg(near) AS near, json_agg(far) AS far, json_agg(kind) AS kind
         FROM (SELECT f.place - 1 AS near, e.${other} AS far, e.kind
               FROM unnest(${parameters.bind([...from])}::bigint[]) WITH ORDINALITY AS f (id, place)
               JOIN edge e ON e.${own} = f.id AND e.lineage = ${lineage} ${during(parameters, walk)}
               ORDER BY f.place, e.kind, e.${other} LIMIT ${parameters.bind(limit)}) found`,
        parameters.values,
      );
      const numbers = (list: unknown) => (list ?? []) as readonly number[];
      return { near: numbers(row?.near), far: numbers(row?.far), kind: numbers(row?.kind) };
    }),
  );
}

/** The rule of `isOfTime`, as SQL. */
function during(parameters: Parameters, walk: LineageWalk): string {
  const range = timeRangeOf(walk);
  if (!range) return '';
  const within = `BETWEEN ${parameters.bind(range.from)}::float8 AND ${parameters.bind(range.until)}::float8`;
  const at = (path: string) => `(e.properties::jsonb #>> '{${path}}')`;
  const [created, updated] = [`${at('createdOn')}::float8`, `${at('updatedOn')}::float8`];
  return `AND (${created} ${within} OR ${updated} ${within}
    OR coalesce(${created}, 0) = 0 AND coalesce(${updated}, 0) = 0 OR ${at('properties,source')} = 'UI')`;
}

async function describe(query: Query, ids: readonly number[]): Promise<DescribedNode<number>[]> {
  const rows = await query(
    `SELECT e.id, e.urn, e.type, e.removed
     FROM unnest($1::bigint[]) WITH ORDINALITY AS f (id, place) JOIN entity e ON e.id = f.id ORDER BY f.place`,
    [[...ids]],
  );
  return rows.map((row) => ({
    node: Number(row.id),
    urn: String(row.urn),
    entityType: String(row.type),
    presence: entityStateOf(row),
  }));
}

const relationshipTypes = async (query: Query): Promise<ReadonlyMap<number, string>> =>
  new Map((await query('SELECT id, type FROM edge_kind')).map(({ id, type }) => [Number(id), String(type)]));

/** Whether entities are there: only of those that are, or were soft-deleted, is anything said. */
export async function entityStates(
  query: Query,
  urns: readonly string[],
): Promise<ReadonlyMap<string, EntityState>> {
  const rows = await query(
    'SELECT urn, removed FROM entity WHERE removed IS NOT NULL AND urn = ANY ($1::text[])',
    [[...urns]],
  );
  return new Map(rows.map((row) => [String(row.urn), entityStateOf(row)]));
}

function entityStateOf({ removed }: SqlRow): EntityState {
  if (removed === null) return 'absent';
  return removed === 0 ? 'present' : 'removed';
}

async function idOf(query: Query, urn: string): Promise<number | undefined> {
  const [row] = await query('SELECT id FROM entity WHERE urn = $1', [urn]);
  return row && Number(row.id);
}
