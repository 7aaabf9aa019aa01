import type { Json, JsonObject } from '@colophon/schema';
import { testOf } from './compare.ts';
import type { FilterCriterion } from './query.ts';

type Filter = readonly (readonly FilterCriterion[])[];
type Test<T> = (value: T) => boolean;

/**
 * Matches a value against a filter, field by field: for time-series values, which are not in the search index. Fields are
 * dotted paths; an array matches when any of its members does. An empty filter matches everything.
 */
export function matchesFilter(value: JsonObject, filter: Filter): boolean {
  let test = tests.get(filter);
  if (!test) {
    test = filterTest(filter, (object: JsonObject, field) => textsAt(object, field.split('.')));
    tests.set(filter, test);
  }
  return test(value);
}

/** A filter is matched against many values, and read once. */
const tests = new WeakMap<Filter, Test<JsonObject>>();

/** The test of a filter on values of which `textsOf` gives the texts of a field. */
export function filterTest<T>(
  filter: Filter,
  textsOf: (value: T, field: string) => readonly string[],
): Test<T> {
  if (filter.length === 0) return () => true;
  const clauses = filter.map((clause) =>
    clause.map((criterion): Test<T> => {
      const { fields, condition, negated } = criterion;
      const isWanted = testOf(criterion);
      return (value) => {
        const texts = fields.flatMap((field) => textsOf(value, field));
        return (condition === 'IS_NULL' ? texts.length === 0 : texts.some(isWanted)) !== negated;
      };
    }),
  );
  return (value) => clauses.some((clause) => clause.every((holds) => holds(value)));
}

function textsAt(value: Json | undefined, path: readonly string[]): string[] {
  if (value === undefined || value === null) return [];
  if (Array.isArray(value)) return value.flatMap((item) => textsAt(item, path));
  const [step, ...rest] = path;
  if (step === undefined) return typeof value === 'object' ? [] : [String(value)];
  return typeof value === 'object' && Object.hasOwn(value, step) ? textsAt(value[step], rest) : [];
}
