import type { AspectKey, Edge, Relationship, RelationshipPage, RelationshipQuery } from '@colophon/catalogue';
import { parseStored, toEdge } from '@colophon/store-sql';
import { logHead } from './changes.ts';
import type { Entities } from './entities.ts';
import type { SqlValue } from './sql.ts';
import type { Statements } from './statements.ts';

/** Values of the column `lineage`. */
export const lineageNumbers = { upstream: 1, downstream: 2 } as const;

const ends = {
  outgoing: { own: 'source', other: 'destination' },
  incoming: { own: 'destination', other: 'source' },
} as const;

/** Every value that the column `lineage` has: naming them lets SQLite skip it and use the columns after it. */
const anyLineage = '(0, 1, 2)';

/**
 * Holds for the edge `e` of the kind `k` when no earlier aspect contains the same relationship. The join is crossed so
 * that each twin is looked up by the whole key, and the plus keeps the comparison out of the look-up: found by one end,
 * it would be looked for among all that hangs on that.
 */
export const isFirstDuplicate = `NOT EXISTS (
  SELECT 1 FROM edge_kind twin CROSS JOIN edge t
  WHERE twin.type = k.type AND t.source = e.source AND t.lineage IN ${anyLineage} AND t.kind = twin.id
    AND t.destination = e.destination AND (+t.lineage, t.kind, t.owner) < (e.lineage, e.kind, e.owner))`;

/** Edges with URNs in place of numbers. */
const selectEdge = `
  SELECT s.urn AS source, o.urn AS owner, k.aspect, k.type, d.urn AS destination, e.lineage, e.properties
  FROM edge e JOIN edge_kind k ON k.id = e.kind
  JOIN entity s ON s.id = e.source JOIN entity d ON d.id = e.destination JOIN entity o ON o.id = e.owner`;

/** Puts the edges of an aspect in place of those that were there. */
export function applyEdges(
  statement: Statements,
  entities: Entities,
  { urn, aspect }: AspectKey,
  edges: readonly Edge[],
): void {
  const idOf = (text: string) => entities.idOf({ urn: text, entityType: entityTypeOf(text) });
  const owner = idOf(urn);
  deleteEdges(statement, owner, aspect);
  const kindOf = createKinds(statement, aspect);
  const add = statement('INSERT INTO edge VALUES (?, ?, ?, ?, ?, ?)');
  for (const { source, type, destination, lineage, properties } of edges) {
    add.run(
      source === urn ? owner : idOf(source),
      lineage ? lineageNumbers[lineage] : 0,
      kindOf(type),
      idOf(destination),
      owner,
      properties ? JSON.stringify(properties) : null,
    );
  }
}

/** Removes the edges that an aspect of an entity makes. */
export function deleteEdges(statement: Statements, owner: number, aspect: string): void {
  const kinds = '(SELECT id FROM edge_kind WHERE aspect = ?)';
  const own = `source = ?1 AND lineage IN ${anyLineage} AND kind IN ${kinds} AND owner = ?1`;
  statement(`DELETE FROM edge WHERE ${own}`).run(owner, aspect);
  statement(`DELETE FROM edge WHERE owner = ? AND owner <> source AND kind IN ${kinds}`).run(owner, aspect);
}

/** Removes the edges that any aspect of an entity makes. */
export function deleteAllEdges(statement: Statements, owner: number): void {
  statement('DELETE FROM edge WHERE source = ?1 AND owner = ?1').run(owner);
  statement('DELETE FROM edge WHERE owner = ? AND owner <> source').run(owner);
}

/** Every edge of an entity on one side, by type and then by the URN at the other end. */
export function edgesOf(statement: Statements, urn: string, direction: keyof typeof ends): Edge[] {
  const { own, other } = ends[direction];
  return statement(
    `${selectEdge} WHERE e.${own} = (SELECT id FROM entity WHERE urn = ?)
     ORDER BY k.type, ${other === 'source' ? 's' : 'd'}.urn, k.aspect`,
  )
    .all(urn)
    .map(toEdge);
}

/** A page of an entity's relationships, in the order of the index, so that a page of many costs what it shows. */
export function relationships(
  statement: Statements,
  { urn, direction, types, start, count }: RelationshipQuery,
): RelationshipPage {
  const { own, other } = ends[direction];
  const asOf = logHead(statement);
  const named = types.length > 0 ? 'AND k.type IN (SELECT value FROM json_each(?))' : '';
  const from = `
    FROM edge e JOIN edge_kind k ON k.id = e.kind
    WHERE e.${own} = (SELECT id FROM entity WHERE urn = ?) ${named} AND ${isFirstDuplicate}`;
  const parameters: SqlValue[] = [urn, ...(named ? [JSON.stringify(types)] : [])];
  const total = Number(statement(`SELECT count(*) AS total ${from}`).get(...parameters)?.total);
  const rows = statement(
    `SELECT far.urn, far.type AS entity_type, page.type, page.properties
     FROM (SELECT e.${other} AS far, k.type, e.properties ${from}
           ORDER BY e.lineage, e.kind, e.${other} LIMIT ? OFFSET ?) page
     JOIN entity far ON far.id = page.far`,
  ).all(...parameters, count, start);
  return {
    asOf,
    total,
    relationships: rows.map(
      (row): Relationship => ({
        type: String(row.type),
        urn: String(row.urn),
        entityType: String(row.entity_type),
        ...(row.properties !== null && { properties: parseStored(row.properties) }),
      }),
    ),
  };
}

/** The numbers of the kinds of edges that an aspect makes, by their type; a new one gets a number. */
function createKinds(statement: Statements, aspect: string): (type: string) => number {
  const numbers = new Map<string, number>();
  const find = (type: string) =>
    statement('SELECT id FROM edge_kind WHERE aspect = ? AND type = ?').get(aspect, type)?.id;
  return (type) => {
    const known = numbers.get(type) ?? find(type);
    if (known === undefined)
      statement('INSERT INTO edge_kind (aspect, type) VALUES (?, ?)').run(aspect, type);
    const number = Number(known ?? find(type));
    numbers.set(type, number);
    return number;
  };
}

const entityTypeOf = (urn: string): string => urn.split(':', 3)[2] ?? '';
