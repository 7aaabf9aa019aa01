import type { ResolvedQuery, SearchHit, Tier } from '@colophon/catalogue';
import { compareHits, maxWeighed, tiers, weigh } from '@colophon/catalogue/for-stores';
import type { Statements } from '../statements.ts';
import type { Columns } from './columns.ts';
import type { Ranked } from './find.ts';
import { bindIds, type Ids, idTable } from './ids.ts';
import { columnWeights } from './relevance.ts';

/** What the entities of a tier are weighed by. */
export interface Ranking {
  readonly statement: Statements;
  readonly columns: Columns;
  readonly query: Pick<ResolvedQuery, 'name' | 'weights'>;
}

/** A part of a tier, the best first, and by URN where they are equal. */
export function rankTier(
  ranking: Ranking,
  { ids, ...tier }: Ranked,
  { start, count }: { readonly start: number; readonly count: number },
): SearchHit[] {
  const { statement } = ranking;
  const end = start + count;
  const scores = start < maxWeighed ? scoresOf(ranking, tier, ids.slice(0, maxWeighed)) : [];
  // URNs break ties, and are read only for rows that may be on the page.
  const worst = scores[Math.min(end, scores.length) - 1];
  const near = worst ? scores.filter((score) => compareScores(score, worst) <= 0) : scores;
  const weighed = readHits(statement, near).toSorted(compareHits).slice(start, end);
  const others = ids.slice(Math.max(start, maxWeighed), Math.max(end, maxWeighed));
  return [
    ...weighed,
    ...readHits(
      statement,
      Array.from(others, (id) => [id, tier.tier, 0] as const),
    ),
  ];
}

/** Entities with their tiers and their relevance. */
export type Scores = readonly Score[];
type Score = readonly [id: number, tier: Tier, relevance: number];

/** The highest first. */
const compareScores = ([, a, x]: Score, [, b, y]: Score): number => b - a || y - x;

/** FTS5 has the best lowest, all below zero. */
const relevance = `bm25(search_text, ${columnWeights.join(', ')})`;

/** The plus keeps SQLite from asking the full-text index again for each number. */
const selectRelevance = `SELECT rowid AS id, ${relevance} AS relevance FROM search_text
  WHERE search_text MATCH ? AND rowid <= ? AND +rowid IN (SELECT value FROM ${idTable})`;

/** The scores, highest first. */
export function scoresOf(
  ranking: Ranking,
  { tier, match, relevance }: Omit<Ranked, 'ids'>,
  ids: Ids,
): Scores {
  const { statement, query } = ranking;
  const exact = tier === tiers.name ? exactNames(statement, ids, query.name ?? '') : new Set<number>();
  const factors = factorsOf(ranking, ids);
  const weighed = (ids.length <= maxWeighed && relevance?.(ids)) || weighIn(statement, match, ids);
  return [...weighed]
    .map(([id, amount]): Score => {
      const own = exact.has(id) ? tiers.exactName : tier;
      return [id, own, weigh(amount, factors.get(id))];
    })
    .sort(compareScores);
}

const weighIn = (statement: Statements, match: string, ids: Ids): ReadonlyMap<number, number> =>
  new Map(
    statement(selectRelevance)
      .all(match, ids.at(-1) ?? 0, bindIds(ids))
      .map((row) => [Number(row.id), -Number(row.relevance)]),
  );

/** By how much some of the entities count more or less than their words say. */
function factorsOf({ columns, query }: Ranking, ids: Ids): ReadonlyMap<number, number> {
  const factors = new Map<number, number>();
  for (const { field, value, factor } of query.weights)
    for (const id of columns.column(field).having(ids, [value]))
      factors.set(id, (factors.get(id) ?? 1) * factor);
  return factors;
}

/** Among the entities of a name, those that bear it as it is written. */
function exactNames(statement: Statements, ids: Ids, wanted: string): ReadonlySet<number> {
  const rows = statement(
    `SELECT e.id FROM ${idTable} AS given CROSS JOIN entity e ON e.id = given.value WHERE EXISTS (
       SELECT 1 FROM json_each(e.document) AS part, json_each(part.value) AS field, json_each(field.value) AS item
       WHERE item.value = ?)`,
  ).all(bindIds(ids), wanted.trim());
  return new Set(rows.map(({ id }) => Number(id)));
}

/** The hits of entities, in the order given. */
export function readHits(statement: Statements, scores: Scores): SearchHit[] {
  const read = statement('SELECT urn, type FROM entity WHERE id = ?');
  return scores.map(([id, tier, relevance]) => {
    const row = read.get(id);
    return { urn: String(row?.urn), entityType: String(row?.type), tier, relevance };
  });
}
