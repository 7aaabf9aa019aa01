import type { Edge, Relationship, RelationshipPage, RelationshipQuery } from '@colophon/catalogue';
import { parseStored, toEdge } from '@colophon/store-sql';
import { logHead } from './changes.ts';
import type { Query } from './connection/query.ts';
import { Parameters } from './search/fragment.ts';

/** Values of the column `lineage`. */
export const lineageNumbers = { upstream: 1, downstream: 2 } as const;

const ends = {
  outgoing: { own: 'source', other: 'destination' },
  incoming: { own: 'destination', other: 'source' },
} as const;

/** Holds for the edge `e` of the kind `k` when no earlier aspect contains the same relationship. */
export const isFirstDuplicate = `NOT EXISTS (
  SELECT 1 FROM edge t JOIN edge_kind twin ON twin.id = t.kind
  WHERE twin.type = k.type AND t.source = e.source AND t.destination = e.destination
    AND (t.lineage, t.kind, t.owner) < (e.lineage, e.kind, e.owner))`;

/** Every edge of an entity on one side, by type and then by the URN at the other end. */
export async function edgesOf(query: Query, urn: string, direction: keyof typeof ends): Promise<Edge[]> {
  const { own, other } = ends[direction];
  const rows = await query(
    `SELECT s.urn AS source, o.urn AS owner, k.aspect, k.type, d.urn AS destination, e.lineage, e.properties
     FROM edge e JOIN edge_kind k ON k.id = e.kind
     JOIN entity s ON s.id = e.source JOIN entity d ON d.id = e.destination JOIN entity o ON o.id = e.owner
     WHERE e.${own} = (SELECT id FROM entity WHERE urn = $1)
     ORDER BY k.type, ${other === 'source' ? 's' : 'd'}.urn, k.aspect`,
    [urn],
  );
  return rows.map(toEdge);
}

/** A page of an entity's relationships, in the order of the index, so that a page of many costs what it shows. */
export async function relationships(
  query: Query,
  { urn, direction, types, start, count }: RelationshipQuery,
): Promise<RelationshipPage> {
  const { own, other } = ends[direction];
  const asOf = await logHead(query);
  const parameters = new Parameters();
  const from = `
    FROM edge e JOIN edge_kind k ON k.id = e.kind
    WHERE e.${own} = (SELECT id FROM entity WHERE urn = ${parameters.bind(urn)})
      ${types.length > 0 ? `AND k.type = ANY (${parameters.bind([...types])}::text[])` : ''} AND ${isFirstDuplicate}`;
  const [row] = await query(
    `SELECT (SELECT count(*) ${from}) AS total, (
       SELECT json_agg(json_build_array(far.urn, far.type, page.type, page.properties)
                       ORDER BY page.lineage, page.kind, page.far)
       FROM (SELECT e.lineage, e.kind, e.${other} AS far, k.type, e.properties ${from}
             ORDER BY e.lineage, e.kind, e.${other} LIMIT ${parameters.bind(count)} OFFSET ${parameters.bind(start)}) page
       JOIN entity far ON far.id = page.far) AS page`,
    parameters.values,
  );
  const page = (row?.page ?? []) as unknown as readonly [string, string, string, string | null][];
  return {
    asOf,
    total: Number(row?.total),
    relationships: page.map(
      ([far, entityType, type, properties]): Relationship => ({
        type,
        urn: far,
        entityType,
        ...(properties !== null && { properties: parseStored(properties) }),
      }),
    ),
  };
}
