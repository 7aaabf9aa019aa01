import type { Query } from '../connection/query.ts';
import { lineageNumbers } from '../edges.ts';
import type { BoundChanges } from './change-set.ts';
import { type Entities, idOf } from './entities.ts';
import { type Kind, kindKey, type Numbers } from './numbers.ts';
import { type Statements, type Steps, unnest } from './statements.ts';

/** Writes the edges of aspects in place of those that they had. */
export async function putEdges(
  query: Query,
  { removals, additions }: Steps,
  { edges }: BoundChanges,
  { ids, fresh }: Entities,
  numbers: Numbers,
): Promise<void> {
  const kinds = await numbers.kinds(
    query,
    edges.flatMap(({ key, edges: list }) => list.map(({ type }): Kind => [type, key.aspect])),
  );
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
export function removeEdges(
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
