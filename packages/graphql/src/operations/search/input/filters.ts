import { criterionOf, entityTypeField, type FilterCriterion, type SearchQuery } from '@colophon/catalogue';
import { RequestError } from '@colophon/wire';
import { nameOfSymbol } from './entity-types.ts';
import type { FacetFilterInput, SearchInput } from './search-input.ts';

export type Filter = SearchQuery['filter'];
type Clause = Filter[number];

/** Between the parts of a nested field, and of its values: `_entityType␞typeNames` is `DATASET␞View`. */
export const nestedSeparator = '\u241e';

/** The field that holds the type of an entity together with its subtype. */
export const nestedTypeField = `${entityTypeField}${nestedSeparator}typeNames`;

/** Most clauses into which filters of nested fields are taken apart. */
const maxClauses = 200;

/** The name of a field without the suffix by which DataHub's index tells its exact form. */
export const plainField = (field: string): string => field.replace(/\.keyword$/, '');

/** The older list of filters holds together with each clause of the newer one. */
export function readFilter({ filters, orFilters }: Pick<SearchInput, 'filters' | 'orFilters'>): Filter {
  const older = expand((filters ?? []).map((each, at) => toCriterion(each, `input.filters.${at}`)));
  const newer = (orFilters ?? []).flatMap(({ and }, clause) =>
    expand((and ?? []).map((each, at) => toCriterion(each, `input.orFilters.${clause}.and.${at}`))),
  );
  return filters?.length ? allOf(newer, older) : newer;
}

/** What holds when both filters do; a filter without clauses always does. */
export function allOf(one: Filter, other: Filter): Filter {
  if (one.length === 0) return other;
  if (other.length === 0) return one;
  requireFewClauses(one.length * other.length);
  return one.flatMap((clause) => other.map((more) => [...clause, ...more]));
}

/** Whether a filter says anything about a field. */
export const namesField = (filter: Filter, field: string): boolean =>
  filter.some((clause) => clause.some(({ fields }) => fields.some((name) => plainField(name) === field)));

/** Rejects entities that have one of the values. */
export const without = (field: string, values: readonly string[]): FilterCriterion => ({
  ...criterionOf(field, values),
  negated: true,
});

function toCriterion(
  { field, value, values: listed, negated, condition }: FacetFilterInput,
  place: string,
): FilterCriterion {
  if (field.trim() === '')
    throw new RequestError('INVALID_REQUEST', `${place}.field: expected the name of a field, got none`);
  requireKnownNesting(field, `${place}.field`);
  const values = listed?.length || !value ? (listed ?? []) : [value];
  const isType = plainField(field) === entityTypeField;
  const isEqual = condition == null || condition === 'EQUAL' || condition === 'IN';
  const common = { values: isType ? values.map(nameOfSymbol) : values, negated: negated ?? false };
  // DataHub keeps a URN in lower case beside each; here, URNs are compared in any case.
  return plainField(field) === 'lowercasedUrn' && isEqual
    ? { ...common, fields: ['urn'], condition: 'IEQUAL' }
    : { ...common, fields: [field], condition: condition ?? 'EQUAL' };
}

/** @throws RequestError `INVALID_REQUEST` for nested fields other than types with their subtypes. */
export function requireKnownNesting(field: string, place: string): void {
  if (field.includes(nestedSeparator) && field !== nestedTypeField)
    throw new RequestError(
      'INVALID_REQUEST',
      `${place}: expected ${nestedTypeField} as the only nested field, got ${JSON.stringify(field)}`,
    );
}

/** The clauses that a clause stands for whose criteria name nested fields. */
function expand(clause: Clause): Filter {
  let clauses: Clause[] = [[]];
  for (const criterion of clause) {
    const ways = criterion.fields.includes(nestedTypeField) ? waysOf(criterion) : [[criterion]];
    requireFewClauses(clauses.length * ways.length);
    clauses = clauses.flatMap((each) => ways.map((way) => [...each, ...way]));
  }
  return clauses;
}

/** Clauses of which one must hold for a criterion on types and subtypes. */
function waysOf({ values, negated }: FilterCriterion): Filter {
  const bySymbol = Map.groupBy(values, (value) => value.split(nestedSeparator)[0] ?? '');
  let ways: Clause[] = negated ? [[]] : [];
  for (const [symbol, ofType] of bySymbol) {
    const subtypes = ofType.flatMap((value) => value.split(nestedSeparator).slice(1, 2));
    const parts = [criterionOf(entityTypeField, [nameOfSymbol(symbol)])];
    // A type that is named by itself includes all of its subtypes.
    if (subtypes.length === ofType.length) parts.push(criterionOf('typeNames', subtypes));
    if (negated) {
      requireFewClauses(ways.length * parts.length);
      ways = ways.flatMap((way) => parts.map((part) => [...way, { ...part, negated: true }]));
    } else ways.push(parts);
  }
  return ways.length > 0 ? ways : [[]];
}

function requireFewClauses(count: number): void {
  if (count > maxClauses)
    throw new RequestError(
      'INVALID_REQUEST',
      `input.orFilters: expected filters that amount to at most ${maxClauses} clauses, got ${count}`,
    );
}
