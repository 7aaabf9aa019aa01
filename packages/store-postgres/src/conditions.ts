import type { AspectKeyQuery, PatternPart, PointRange, UrnPattern } from '@colophon/catalogue';
import { startOf } from '@colophon/catalogue/for-stores';
import type { Parameter } from './connection/query.ts';
import type { Parameters } from './search/fragment.ts';

/** The rows of `timeseries` in a range. */
export const pointsInRange = (
  parameters: Parameters,
  { urn, aspect, startTimeMillis, endTimeMillis, runId }: PointRange,
): string =>
  all(parameters, [
    ['urn =', urn],
    ['aspect =', aspect],
    ['timestamp_millis >=', startTimeMillis],
    ['timestamp_millis <=', endTimeMillis],
    ['run_id =', runId],
  ]);

/** The latest aspects that a query asks for. */
export function keysIn(
  parameters: Parameters,
  { urn, urnPattern, aspect, createdFrom, createdUntil, after }: AspectKeyQuery,
): string {
  const asked = all(parameters, [
    ['urn =', urn],
    ...likePattern(urnPattern),
    ['aspect =', aspect],
    ['created_at >=', createdFrom],
    ['created_at <=', createdUntil],
  ]);
  return after
    ? `${asked} AND (urn, aspect) > (${parameters.bind(after.urn)}, ${parameters.bind(after.aspect)})`
    : asked;
}

/** The URNs that fit a pattern; all without one. */
export const urnsLike = (parameters: Parameters, pattern: UrnPattern | undefined): string =>
  all(parameters, likePattern(pattern));

function likePattern(pattern: UrnPattern | undefined): readonly Comparison[] {
  if (!pattern) return [];
  return [
    // Narrowed first to the URNs that begin as the pattern does, which an index finds.
    ['urn >=', startOf(pattern)],
    ['urn LIKE', pattern.map(toLike).join('')],
  ];
}

function toLike(part: PatternPart): string {
  if (part === 'any') return '%';
  return part === 'one' ? '_' : part.text.replace(/[%_\\]/g, '\\$&');
}

/** A comparison with what it binds; it asks for nothing when that is undefined. */
type Comparison = readonly [sql: string, parameter: Parameter | undefined];

function all(parameters: Parameters, conditions: readonly Comparison[]): string {
  const given = conditions.flatMap(([sql, value]) =>
    value === undefined ? [] : [`${sql} ${parameters.bind(value)}`],
  );
  return given.length === 0 ? 'true' : given.join(' AND ');
}
