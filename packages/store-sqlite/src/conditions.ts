import type { AspectKeyQuery, PointRange } from '@colophon/catalogue';
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
  urnLike,
  aspect,
  createdFrom,
  createdUntil,
  after,
}: AspectKeyQuery): Condition {
  const { sql, parameters } = all([
    ['urn = ?', urn],
    // Narrowed first to the URNs that begin as the pattern does, which an index finds.
    ['urn >= ?', urnLike === undefined ? undefined : literalStart(urnLike)],
    // LIKE ignores the case of letters here, and GLOB does not.
    ['urn GLOB ?', urnLike === undefined ? undefined : toGlob(urnLike)],
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

/** What a pattern begins with, before its first wildcard. */
const literalStart = (pattern: string): string => /^[^%_\\]*/.exec(pattern)?.[0] ?? '';

const toGlob = (pattern: string): string =>
  pattern.replace(/\\([\s\S])|[%_*?[]/g, (character, escaped?: string) => {
    if (character === '%') return '*';
    if (character === '_') return '?';
    const literal = escaped ?? character;
    return '*?['.includes(literal) ? `[${literal}]` : literal;
  });

function all(conditions: readonly (readonly [sql: string, parameter: SqlValue | undefined])[]): Condition {
  const given = conditions.filter(
    (condition): condition is readonly [string, SqlValue] => condition[1] !== undefined,
  );
  return {
    sql: given.length === 0 ? '1' : given.map(([sql]) => sql).join(' AND '),
    parameters: given.map(([, parameter]) => parameter),
  };
}
