import type { AndFilterInput, FacetFilterInput, FilterOperator } from '../../../gen/types.ts';
import type { Condition, Operator, Part } from './filter-tree.ts';
import { entityTypesOf, kindOf } from './search-fields.ts';

/** Clauses of which one must hold, each of criteria that all must hold. */
export type Clauses = readonly { readonly and: readonly FacetFilterInput[] }[] & readonly AndFilterInput[];
type Clause = readonly FacetFilterInput[];

/** Most clauses into which a filter is taken apart; one of more is sent as a text. */
const most = 100;

const conditions: Readonly<Record<Operator, FilterOperator>> = {
  is: 'EQUAL',
  startsWith: 'START_WITH',
  exists: 'EXISTS',
  above: 'GREATER_THAN',
  atLeast: 'GREATER_THAN_OR_EQUAL_TO',
  below: 'LESS_THAN',
  atMost: 'LESS_THAN_OR_EQUAL_TO',
};

/**
 * A filter as the server's filters have it.
 *
 * @returns undefined where only the query language can say it: about the words of a text, or in too many combinations.
 */
export function toClauses(part: Part): Clauses | undefined {
  const clauses = expand(part, false);
  return clauses?.map((and) => ({ and }));
}

function expand(part: Part, isNegated: boolean): readonly Clause[] | undefined {
  const negated = part.isNegated !== isNegated;
  if (part.kind === 'condition') {
    const criterion = criterionOf(part);
    return criterion && [[{ ...criterion, negated }]];
  }
  const parts = part.parts.map((each) => expand(each, negated));
  if (!parts.every((each) => each !== undefined)) return undefined;
  // By De Morgan: not all of them is any one not.
  const isAny = (part.join === 'any') !== negated;
  return isAny ? limited(parts.flat()) : product(parts);
}

function product(parts: readonly (readonly Clause[])[]): readonly Clause[] | undefined {
  let clauses: readonly Clause[] | undefined = [[]];
  for (const part of parts)
    clauses = clauses && limited(clauses.flatMap((clause) => part.map((more) => [...clause, ...more])));
  return clauses;
}

const limited = (clauses: readonly Clause[]): readonly Clause[] | undefined =>
  clauses.length > most ? undefined : clauses;

function criterionOf({ field, operator, values }: Condition): FacetFilterInput | undefined {
  if (operator === 'exists') return { field, condition: 'EXISTS', values: [] };
  if (kindOf(field) === 'text') return undefined;
  const all = values.flatMap((value) => (operator === 'is' ? formsOf(field, value) : [value]));
  return { field, condition: conditions[operator], values: [...new Set(all)] };
}

/** A value as the query language reads it: in either letter case, and as the last part of a URN. */
export function formsOf(field: string, value: string): readonly string[] {
  if (value.startsWith('urn:')) return [value];
  const urns = entityTypesOf(field).map((type) => `urn:li:${type}:${value}`);
  return [value, value.toUpperCase(), value.toLowerCase(), ...urns];
}
