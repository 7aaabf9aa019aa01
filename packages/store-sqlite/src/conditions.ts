import type { AspectKeyQuery, PatternPart, PointRange, UrnPattern } from '@colophon/catalogue';
import { startOf } from '@colophon/catalogue/for-stores';
import type { SqlValue } from './sql.ts';

/** What a WHERE clause asks for. */
export interface Condition {
  readonly sql: string;
  readonly parameters: readonly SqlValue[];
}

/** The rows of `timeseries` in a range. */
export function pointsInRange({ urn, aspect, startTimeMillis, endTimeMillis, runId }: PointRange): Condition {
  return all([
    ['urn = ?', urn],
    ['aspect = ?', aspect],
    ['timestamp_millis >= ?', startTimeMillis],
    ['timestamp_millis <= ?', endTimeMillis],
    ['run_id = ?', runId],
  ]);
}

/** The latest aspects that a query asks for. */
export function keysIn({
  urn,
  urnPattern,
  aspect,
  createdFrom,
  createdUntil,
  after,
}: AspectKeyQuery): Condition {
  const { sql, parameters } = all([
    ['urn = ?', urn],
    ...likePattern(urnPattern),
    ['aspect = ?', aspect],
    ['created_at >= ?', createdFrom],
    ['created_at <= ?', createdUntil],
  ]);
  if (!after) return { sql, parameters };
  return {
    sql: `${sql} AND urn >= ? AND (urn > ? OR aspect > ?)`,
    parameters: [...parameters, after.urn, after.urn, after.aspect],
  };
}

/** The URNs that fit a pattern; all without one. */
export const urnsLike = (pattern: UrnPattern | undefined): Condition => all(likePattern(pattern));

function likePattern(pattern: UrnPattern | undefined): readonly Comparison[] {
  if (!pattern) return [];
  return [
    // Narrowed first to the URNs that begin as the pattern does, which an index finds.
    ['urn >= ?', startOf(pattern)],
    // LIKE ignores the case of letters here, and GLOB does not.
    ['urn GLOB ?', pattern.map(toGlob).join('')],
  ];
}

function toGlob(part: PatternPart): string {
  if (part === 'any') return '*';
  return part === 'one' ? '?' : part.text.replace(/[*?[]/g, '[$&]');
}

/** A comparison with what it binds; it asks for nothing when that is undefined. */
type Comparison = readonly [sql: string, parameter: SqlValue | undefined];

function all(conditions: readonly Comparison[]): Condition {
  const given = conditions.filter(
    (condition): condition is readonly [string, SqlValue] => condition[1] !== undefined,
  );
  return {
    sql: given.length === 0 ? '1' : given.map(([sql]) => sql).join(' AND '),
    parameters: given.map(([, parameter]) => parameter),
  };
}
