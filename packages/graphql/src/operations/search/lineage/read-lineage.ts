import {
  type Degree,
  degreeField,
  degrees,
  type FilterCriterion,
  type LineageQuery,
  type LineageSearch,
} from '@colophon/catalogue';
import { defaultPageSize, maxResultWindow, RequestError } from '@colophon/wire';
import type { GraphqlContext } from '../../../context.ts';
import { requireType } from '../../../writing/requirements.ts';
import { lineageTypes, readTypes } from '../input/entity-types.ts';
import { allOf, type Filter, readFilter } from '../input/filters.ts';
import { requireRange } from '../input/page.ts';
import { readSort, readText } from '../input/read-search.ts';
import type { ScrollInput } from '../input/search-input.ts';
import { readView } from '../input/views.ts';

/** The arguments of searches along lineage. */
export interface LineageInput extends ScrollInput {
  readonly urn?: string | null;
  readonly direction: 'UPSTREAM' | 'DOWNSTREAM';
  readonly startTimeMillis?: number | null;
  readonly endTimeMillis?: number | null;
  readonly lineageFlags?: LineageFlags | null;
}

interface LineageFlags {
  readonly entitiesExploredPerHopLimit?: number | null;
  readonly startTimeMillis?: number | null;
  readonly endTimeMillis?: number | null;
  readonly ignoreAsHops?: readonly IgnoredHop[] | null;
}

/** Entities that do not count as hops: those of a type, on some platforms or on all. */
export interface IgnoredHop {
  readonly entityType: string;
  readonly platforms?: readonly string[] | null;
}

/** Longest way for a caller that limits what each hop explores, as in DataHub: it draws a graph. */
const maxDrawnHops = 20;

/**
 * A search along lineage as the session takes it, without its page and facets.
 *
 * @param byDefault Types to show when none is named.
 * @throws RequestError `INVALID_REQUEST` that names the argument at fault.
 */
export async function readLineage(
  context: GraphqlContext,
  input: LineageInput,
  byDefault: readonly string[] = lineageTypes(context.registry),
): Promise<Omit<LineageSearch, 'start' | 'count' | 'facets'>> {
  if (!input.urn) throw new RequestError('INVALID_REQUEST', 'input.urn: expected a URN, got none');
  const urn = requireType(context, input.urn, 'input.urn');
  const { filter: shown } = await readView(context, input.viewUrn);
  const perHop = input.lineageFlags?.entitiesExploredPerHopLimit;
  if (typeof perHop === 'number')
    requireRange('input.lineageFlags.entitiesExploredPerHopLimit', perHop, 1, Number.MAX_SAFE_INTEGER);
  return {
    urn,
    direction: directionOf(input.direction),
    entityTypes: readTypes(context.registry, { types: input.types ?? null }, byDefault),
    input: readText(input.query),
    filter: allOf(readFilter(input), shown),
    includeRemoved: input.searchFlags?.includeSoftDeleted === true,
    sort: readSort(input.sortInput),
    ...(typeof perHop === 'number' && { maxHops: maxDrawnHops }),
    ...readTimes(input),
  };
}

export const readLineageCount = ({ count }: LineageInput): number =>
  requireRange('input.count', count ?? defaultPageSize, 0, maxResultWindow);

export const directionOf = (direction: LineageInput['direction']): LineageQuery['direction'] =>
  direction === 'UPSTREAM' ? 'upstream' : 'downstream';

interface Times {
  readonly startTimeMillis?: number | null;
  readonly endTimeMillis?: number | null;
}

/** The range in which edges were written; it ends now when only its beginning is given. */
export function readTimes({
  lineageFlags,
  ...input
}: Times & { readonly lineageFlags?: Times | null }): Pick<
  LineageQuery,
  'startTimeMillis' | 'endTimeMillis'
> {
  const start = lineageFlags?.startTimeMillis ?? input.startTimeMillis;
  const end = lineageFlags?.endTimeMillis ?? input.endTimeMillis ?? (start ? Date.now() : undefined);
  for (const [place, time] of [
    ['startTimeMillis', start],
    ['endTimeMillis', end],
  ] as const)
    if (typeof time === 'number') requireRange(`input.${place}`, time, 0, Number.MAX_SAFE_INTEGER);
  return {
    ...(typeof start === 'number' && { startTimeMillis: start }),
    ...(typeof end === 'number' && { endTimeMillis: end }),
  };
}

/**
 * A filter taken apart into the degrees that it asks for, all of them unless it names some, and the rest.
 *
 * @throws RequestError `INVALID_REQUEST` for a degree that there is not.
 */
export function takeDegrees(filter: Filter): { readonly rest: Filter; readonly wanted: ReadonlySet<Degree> } {
  const isDegree = ({ fields }: FilterCriterion) => fields.includes(degreeField);
  const named = filter.flat().filter((criterion) => isDegree(criterion) && criterion.values.length > 0);
  const wanted = named.flatMap(({ values, negated }) => {
    const asked = values.map(requireDegree);
    return degrees.filter((degree) => asked.includes(degree) !== negated);
  });
  const rest = filter.map((clause) => clause.filter((criterion) => !isDegree(criterion)));
  return {
    rest: rest.some((clause) => clause.length === 0) ? [] : rest,
    wanted: new Set(named.length > 0 ? wanted : degrees),
  };
}

/** The most hops that have to be walked for some degrees. */
export function hopsFor(wanted: ReadonlySet<Degree>): number {
  if (wanted.has('3+')) return Number.POSITIVE_INFINITY;
  return wanted.has('2') ? 2 : 1;
}

function requireDegree(text: string): Degree {
  const degree = degrees.find((known) => known === text);
  if (degree !== undefined) return degree;
  throw new RequestError(
    'INVALID_REQUEST',
    `input.orFilters: expected a ${degreeField} of ${degrees.join(', ')}, got ${JSON.stringify(text)}`,
  );
}
