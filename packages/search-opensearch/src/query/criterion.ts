import type { Criterion, ResolvedQuery } from '@colophon/catalogue';
import { boundOf, comparedValues, entityTypeField, foldCase } from '@colophon/catalogue/for-stores';
import { fieldPath } from '../documents/names.ts';
import {
  all,
  any,
  type Clause,
  escaped,
  everything,
  exists,
  not,
  nothing,
  prefix,
  range,
  terms,
  wildcard,
} from './clauses.ts';

/** A filter as a clause: one of its clauses, and of that every criterion. */
export const filterClause = (filter: ResolvedQuery['filter']): Clause =>
  filter.length === 0
    ? everything
    : any(foldClauses(filter).map((clause) => all(fold(clause, true).map(criterionClause))));

/** Clauses of one criterion that differ in their values alone, as one. */
function foldClauses(filter: ResolvedQuery['filter']): ResolvedQuery['filter'] {
  const single = filter.flatMap((clause) => (clause.length === 1 && clause[0] ? [clause[0]] : []));
  const others = filter.filter((clause) => clause.length !== 1);
  return [...others, ...fold(single, false).map((criterion) => [criterion])];
}

/** Criteria that differ in their values alone as one: those of which any must hold, or those that all must fail. */
function fold(criteria: readonly Criterion[], negated: boolean): readonly Criterion[] {
  const folded = new Map<string, Criterion>();
  for (const [i, criterion] of criteria.entries()) {
    const isFoldable = criterion.negated === negated && /^(EQUAL|IN)$/.test(criterion.condition);
    const key = isFoldable ? JSON.stringify(criterion.fields) : String(i);
    const known = folded.get(key);
    folded.set(key, known ? { ...known, values: [...known.values, ...criterion.values] } : criterion);
  }
  return [...folded.values()];
}

export function criterionClause(criterion: Criterion): Clause {
  const { condition, negated, fields, values } = criterion;
  if (condition === 'IS_NULL')
    return criterionClause({ ...criterion, condition: 'EXISTS', negated: !negated });
  const compared = comparedValues(values);
  const clause = any(fields.map((field) => fieldClause(placesOf(field), condition, compared)));
  return negated ? not(clause) : clause;
}

/** Where the values of a field are, as `FieldValues` describes them. */
interface Places {
  readonly value: string;
  readonly low: string;
  /** Absent of a field that every entity has. */
  readonly any?: string;
  /** Of fields whose values may be numbers. */
  readonly number?: string;
  readonly text?: string;
  /** Of fields whose values may be long. */
  readonly long?: {
    readonly beginning: string;
    readonly low: string;
    readonly end: string;
    readonly piece: string;
  };
}

/** Two fields are in the document itself. */
export const ownField = (field: string): 'urn' | 'type' | undefined =>
  field === 'urn' ? 'urn' : field === entityTypeField ? 'type' : undefined;

function placesOf(field: string): Places {
  const own = ownField(field);
  if (own) return { value: own, low: `${own}Low` };
  const path = fieldPath(field);
  return {
    value: `${path}.v`,
    low: `${path}.l`,
    any: `${path}.s`,
    number: `${path}.n`,
    text: `${path}.t`,
    long: { beginning: `${path}.b`, low: `${path}.p`, end: `${path}.e`, piece: `${path}.c` },
  };
}

function fieldClause(places: Places, condition: Criterion['condition'], compared: readonly string[]): Clause {
  const present = places.any === undefined ? everything : exists(places.any);
  if (condition === 'EXISTS') return present;
  const folded = [...new Set(compared.map((value) => foldCase(value.trim())))];
  const { value, low, long } = places;
  /** A part of a value; the empty one is in every value. */
  const each = (parts: readonly string[], clausesOf: (part: string) => readonly Clause[]): Clause =>
    parts.includes('') ? present : any(parts.flatMap(clausesOf));
  switch (condition) {
    case 'EQUAL':
    case 'IN':
      return terms(value, compared);
    case 'IEQUAL':
      // Values that are in small letters have no other form.
      return any([terms(value, folded), terms(low, folded)]);
    case 'START_WITH':
      return each(withoutLonger(folded), (part) =>
        [value, low, ...(long ? [long.low] : [])].map((path) => prefix(path, part)),
      );
    case 'CONTAIN':
      return each(folded, (part) =>
        [value, low, ...(long ? [long.piece] : [])].map((path) => wildcard(path, `*${escaped(part)}*`)),
      );
    case 'END_WITH':
      return each(folded, (part) =>
        [value, low, ...(long ? [long.end] : [])].map((path) => wildcard(path, `*${escaped(part)}`)),
      );
    // Asked the other way round: of what exists.
    case 'IS_NULL':
      return nothing;
    default:
      return any(compared.map((bound) => inOrder(places, orderings[condition], bound)));
  }
}

/** Beginnings without those that begin with another one. */
function withoutLonger(beginnings: readonly string[]): readonly string[] {
  const kept: string[] = [];
  for (const one of beginnings.toSorted()) {
    const last = kept.at(-1);
    if (last === undefined || !one.startsWith(last)) kept.push(one);
  }
  return kept;
}

const orderings = {
  GREATER_THAN: 'gt',
  GREATER_THAN_OR_EQUAL_TO: 'gte',
  LESS_THAN: 'lt',
  LESS_THAN_OR_EQUAL_TO: 'lte',
} as const;

/** Numbers compare with numbers, and other text with other text, letter by letter. */
function inOrder({ value, number, text, long }: Places, operator: string, given: string): Clause {
  const bound = boundOf(given);
  if (typeof bound === 'number') return number === undefined ? nothing : range(number, operator, bound);
  if (number === undefined) return range(value, operator, bound);
  return any([
    { bool: { filter: [range(value, operator, bound)], must_not: [exists(number)] } },
    ...(text === undefined ? [] : [range(text, operator, bound)]),
    ...(long ? [range(long.beginning, operator, bound)] : []),
  ]);
}
