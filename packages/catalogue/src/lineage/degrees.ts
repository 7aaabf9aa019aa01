import { CatalogueError } from '../errors.ts';
import type { Facet, FilterCriterion, SearchQuery } from '../search/query.ts';
import { type Degree, degreeField, degrees } from './query.ts';

export const degreeOf = (hops: number): Degree => (hops === 1 ? '1' : hops === 2 ? '2' : '3+');

/**
 * Takes what a filter says of degrees out of it: search knows nothing of hops.
 *
 * @throws CatalogueError `INVALID_REQUEST` when a value is not one of {@link degrees}.
 */
export function splitDegrees(filter: SearchQuery['filter']): {
  readonly filter: SearchQuery['filter'];
  /** The degrees to show: all when the filter names none. */
  readonly wanted: ReadonlySet<Degree>;
} {
  const isDegree = (field: string) => field === degreeField;
  const named = filter.flat().filter(({ fields, values }) => values.length > 0 && fields.some(isDegree));
  const clauses = filter.map((clause) => clause.filter(({ fields }) => !fields.some(isDegree)));
  return {
    // A clause that spoke of degrees alone holds for everything, and with it the whole filter.
    filter: clauses.some((clause) => clause.length === 0) ? [] : clauses,
    wanted: new Set(named.length > 0 ? named.flatMap(degreesOf) : degrees),
  };
}

/** The degrees that a criterion asks for: those that it names, or all others when it is negated. */
function degreesOf({ values, negated }: FilterCriterion): readonly Degree[] {
  const named = new Set(values.map(toDegree));
  return degrees.filter((degree) => named.has(degree) !== negated);
}

/** How many hops have to be walked for the degrees; undefined when it is all of them. */
export function hopsFor(wanted: ReadonlySet<Degree>): number | undefined {
  if (wanted.has('3+')) return undefined;
  return wanted.has('2') ? 2 : 1;
}

/** How many of the hops are of each degree. */
export function degreeFacet(hops: readonly number[]): Facet {
  const counts = new Map<Degree, number>();
  for (const degree of hops.map(degreeOf)) counts.set(degree, (counts.get(degree) ?? 0) + 1);
  return {
    field: degreeField,
    counts: degrees.flatMap((value) => {
      const count = counts.get(value);
      return count === undefined ? [] : [{ value, count }];
    }),
  };
}

function toDegree(text: string): Degree {
  const degree = degrees.find((known) => known === text);
  if (degree !== undefined) return degree;
  throw new CatalogueError(
    'INVALID_REQUEST',
    `filter: expected a ${degreeField} of ${degrees.join(', ')}, got ${JSON.stringify(text)}`,
  );
}
