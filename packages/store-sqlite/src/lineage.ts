import type { EntityState, LineageReach, LineageWalk, Pace, ReachedEntity } from '@colophon/catalogue';
import type { SqlRow, SqlValue } from './sql.ts';
import type { Statements } from './statements.ts';

/** Most edges that one walk looks at: what bounds its time and memory where the graph is dense. */
const maxEdges = 500_000;

/** How an entity was reached. */
interface Step {
  readonly hops: number;
  /** Place of the entity before it, in the order in which they were reached; -1 for where the walk began. */
  readonly previous: number;
  readonly kind: number;
}

/**
 * Walks breadth-first, with two statements a level: one for the edges that the level's entities have, one for those
 * that lead to them. Numbers travel as JSON, since its own row for each edge costs more than to follow it.
 */
export async function walkLineage(
  statement: Statements,
  query: LineageWalk,
  pace: Pace,
): Promise<LineageReach> {
  const start = idOf(statement, query.urn);
  if (start === undefined) return { entities: [], isPartial: false };
  const until = query.until === undefined ? undefined : idOf(statement, query.until);
  const reached = new Map<number, Step>();
  let level = [start];
  /** Place of the level's first entity. */
  let place = -1;
  let edgesLeft = maxEdges;
  let isPartial = false;

  for (let hops = 1; hops <= query.maxHops && level.length > 0 && !isPartial; hops++) {
    await pace();
    const next: number[] = [];
    for (const { near, far, kind } of neighbours(statement, query, level, edgesLeft + 1)) {
      edgesLeft -= far.length;
      if (edgesLeft < 0) isPartial = true;
      for (let i = 0; i < far.length; i++) {
        const id = far[i];
        if (id === undefined || id === start || reached.has(id)) continue;
        if (reached.size >= query.maxEntities) {
          isPartial = true;
          break;
        }
        reached.set(id, { hops, previous: place + (near[i] ?? 0), kind: kind[i] ?? 0 });
        next.push(id);
      }
    }
    if (until !== undefined && reached.has(until)) break;
    place = reached.size - next.length;
    level = next;
  }
  return { entities: describe(statement, reached), isPartial };
}

/** Many edges: the one at `near[i]` in the level and the entity `far[i]` are joined by one of the kind `kind[i]`. */
interface Edges {
  readonly near: readonly number[];
  readonly far: readonly number[];
  readonly kind: readonly number[];
}

function neighbours(
  statement: Statements,
  query: LineageWalk,
  from: readonly number[],
  limit: number,
): readonly Edges[] {
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

/** An edge counts when it was made or renewed in the time, when its time is not known, and when a person drew it. */
function during({ startTimeMillis, endTimeMillis }: LineageWalk): {
  readonly sql: string;
  readonly parameters: readonly SqlValue[];
} {
  if (startTimeMillis === undefined && endTimeMillis === undefined) return { sql: '', parameters: [] };
  const times = [startTimeMillis ?? 0, endTimeMillis ?? Number.MAX_SAFE_INTEGER];
  const at = (path: string) => `json_extract(e.properties, '$.${path}')`;
  return {
    sql: `AND (${at('createdOn')} BETWEEN ? AND ? OR ${at('updatedOn')} BETWEEN ? AND ?
          OR coalesce(${at('createdOn')}, 0) = 0 AND coalesce(${at('updatedOn')}, 0) = 0
          OR ${at('properties.source')} = 'UI')`,
    parameters: [...times, ...times],
  };
}

/** Marks an entity that was not reached; no row has this number. */
const unreached: Step = { hops: 0, previous: -1, kind: 0 };

/** What was reached, in the same order, with URNs in place of numbers. */
function describe(statement: Statements, reached: ReadonlyMap<number, Step>): ReachedEntity[] {
  const rows = statement(
    'SELECT e.id, e.urn, e.type, e.removed FROM json_each(?) f CROSS JOIN entity e ON e.id = f.value',
  ).all(JSON.stringify([...reached.keys()]));
  const kinds = statement('SELECT id, type FROM edge_kind').all();
  const types = new Map(kinds.map(({ id, type }) => [Number(id), String(type)]));
  return rows.map((row) => {
    const { hops, previous, kind } = reached.get(Number(row.id)) ?? unreached;
    return {
      urn: String(row.urn),
      entityType: String(row.type),
      hops,
      ...(previous >= 0 && { previous }),
      type: types.get(kind) ?? '',
      presence: entityStateOf(row),
    };
  });
}

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
