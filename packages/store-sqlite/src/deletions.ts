import type { Expiry } from '@colophon/catalogue';
import type { DeletionDelta } from '@colophon/store-sql';
import { pointsInRange } from './conditions.ts';
import { deleteAllEdges, deleteEdges } from './edges.ts';
import type { Statements } from './statements.ts';

/** Removes what a change set says, and gives the numbers of the entities that went; the caller has opened a transaction. */
export function applyDeletion(statement: Statements, deletion: DeletionDelta): number[] {
  switch (deletion.kind) {
    case 'entity':
      return deleteEntity(statement, deletion);
    case 'aspect': {
      const { urn, aspect } = deletion;
      const id = idOf(statement, urn);
      if (id === undefined) return [];
      statement('DELETE FROM aspect WHERE entity_id = ? AND aspect = ?').run(id, aspect);
      deleteEdges(statement, id, aspect);
      return [];
    }
    case 'points': {
      const { sql, parameters } = pointsInRange(deletion);
      statement(`DELETE FROM timeseries WHERE ${sql}`).run(...parameters);
      return [];
    }
  }
}

function deleteEntity(
  statement: Statements,
  { urn, removedValues }: DeletionDelta & { kind: 'entity' },
): number[] {
  statement('DELETE FROM timeseries WHERE urn = ?').run(urn);
  const id = idOf(statement, urn);
  if (id === undefined) return [];
  deleteAllEdges(statement, id);
  const removeValue = statement('DELETE FROM search_value WHERE field = ? AND value = ? AND entity_id = ?');
  for (const [field, value] of removedValues) removeValue.run(field, value, id);
  statement('DELETE FROM search_text WHERE rowid = ?').run(id);
  statement('DELETE FROM aspect WHERE entity_id = ?').run(id);
  // What others lead to keeps its number: given to another URN, it would turn their edges round.
  const isEnd = statement('SELECT 1 FROM edge WHERE destination = ?1 OR source = ?1 LIMIT 1').get(id);
  statement(
    isEnd
      ? 'UPDATE entity SET removed = NULL, document = NULL WHERE id = ?'
      : 'DELETE FROM entity WHERE id = ?',
  ).run(id);
  return [id];
}

function idOf(statement: Statements, urn: string): number | undefined {
  const row = statement('SELECT id FROM entity WHERE urn = ?').get(urn);
  return row && Number(row.id);
}

/** Takes older versions away; version 0 stays. */
export function applyExpiry(statement: Statements, { urn, aspect, from, upTo, createdBefore }: Expiry): void {
  statement(
    `DELETE FROM aspect WHERE entity_id = (SELECT id FROM entity WHERE urn = ?) AND aspect = ? AND version > 0
     AND (version >= ? OR version <= ? OR created_at < ?)`,
  ).run(urn, aspect, from ?? Number.MAX_SAFE_INTEGER, upTo ?? 0, createdBefore ?? Number.MIN_SAFE_INTEGER);
}
