import type {
  DescribedNode,
  EntityState,
  LineageReach,
  LineageWalk,
  Neighbours,
  Pace,
} from '@colophon/catalogue';
import { timeRangeOf, walkLineage as walkGraph } from '@colophon/catalogue/for-stores';
import { logHead } from './changes.ts';
import type { SqlRow, SqlValue } from './sql.ts';
import type { Statements } from './statements.ts';

/**
 * The walk by the numbers of entities, with two statements a level: one for the edges that the level's entities have,
 * one for those that lead to them. Numbers travel as JSON, since its own row for each edge costs more than to follow it.
 */
export const walkLineage = (statement: Statements, walk: LineageWalk, pace: Pace): Promise<LineageReach> =>
  walkGraph<number>(
    {
      asOf: () => logHead(statement),
      nodeOf: (urn) => idOf(statement, urn),
      neighbours: (level, limit) => neighbours(statement, walk, level, limit),
      describe: (ids) => describe(statement, ids),
      relationshipTypes: () => relationshipTypes(statement),
    },
    walk,
    pace,
  );

function neighbours(
  statement: Statements,
  query: LineageWalk,
  from: readonly number[],
  limit: number,
): readonly Neighbours<number>[] {
  const within = during(query);
  // Value of the column `lineage` on edges whose destination is further along the walk.
  const onward = query.direction === 'upstream' ? 1 : 2;
  const sides = [
    { own: 'source', other: 'destination', lineage: onward },
    { own: 'destination', other: 'source', lineage: 3 - onward },
  ];
  return sides.map(({ own, other, lineage }) => {
    const row = statement(
      `SELECT json_group_array(near) AS near, json_group_array(far) AS far, json_group_array(kind) AS kind
       FROM (SELECT f.key AS near, e.${other} AS far, e.kind
             FROM json_each(?) f CROSS JOIN edge e ON e.${own} = f.value AND e.lineage = ${lineage} ${within.sql}
             LIMIT ?)`,
    ).get(JSON.stringify(from), ...within.parameters, limit);
    return { near: numbers(row?.near), far: numbers(row?.far), kind: numbers(row?.kind) };
  });
}

/** The rule of `isOfTime`, as SQL. */
function during(walk: LineageWalk): {
  readonly sql: string;
  readonly parameters: readonly SqlValue[];
} {
  const range = timeRangeOf(walk);
  if (!range) return { sql: '', parameters: [] };
  const times = [range.from, range.until];
  const at = (path: string) => `json_extract(e.properties, '$.${path}')`;
  return {
    sql: `AND (${at('createdOn')} BETWEEN ? AND ? OR ${at('updatedOn')} BETWEEN ? AND ?
          OR coalesce(${at('createdOn')}, 0) = 0 AND coalesce(${at('updatedOn')}, 0) = 0
          OR ${at('properties.source')} = 'UI')`,
    parameters: [...times, ...times],
  };
}

function describe(statement: Statements, ids: readonly number[]): DescribedNode<number>[] {
  return statement(
    'SELECT e.id, e.urn, e.type, e.removed FROM json_each(?) f CROSS JOIN entity e ON e.id = f.value',
  )
    .all(JSON.stringify(ids))
    .map((row) => ({
      node: Number(row.id),
      urn: String(row.urn),
      entityType: String(row.type),
      presence: entityStateOf(row),
    }));
}

const relationshipTypes = (statement: Statements): ReadonlyMap<number, string> =>
  new Map(
    statement('SELECT id, type FROM edge_kind')
      .all()
      .map(({ id, type }) => [Number(id), String(type)]),
  );

/** Whether entities are there: only of those that are, or were soft-deleted, is anything said. */
export function entityStates(
  statement: Statements,
  urns: readonly string[],
): ReadonlyMap<string, EntityState> {
  const rows = statement(
    'SELECT urn, removed FROM entity WHERE removed IS NOT NULL AND urn IN (SELECT value FROM json_each(?))',
  ).all(JSON.stringify(urns));
  return new Map(rows.map((row) => [String(row.urn), entityStateOf(row)]));
}

function entityStateOf({ removed }: SqlRow): EntityState {
  if (removed === null) return 'absent';
  return removed === 0 ? 'present' : 'removed';
}

function idOf(statement: Statements, urn: string): number | undefined {
  const row = statement('SELECT id FROM entity WHERE urn = ?').get(urn);
  return row && Number(row.id);
}

const numbers = (json: SqlValue | undefined): readonly number[] => JSON.parse(String(json));
