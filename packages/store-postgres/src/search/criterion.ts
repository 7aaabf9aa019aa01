import type { Criterion, ResolvedQuery, TextQuery } from '@colophon/catalogue';
import { boundOf, comparedValues, entityTypeField, foldCase } from '@colophon/catalogue/for-stores';
import { lowOf } from './compared-value.ts';
import type { Fields } from './fields.ts';
import { all, any, type Parameters } from './fragment.ts';
import { isText, textQueryOf } from './text-query.ts';

/** What conditions are written with. They are about `e`, the row of an entity, and `t`, the one of its words. */
export interface ConditionContext {
  readonly parameters: Parameters;
  readonly fields: Fields;
  readonly textFields: ResolvedQuery['textFields'];
}

/** A query as a condition. */
export function conditionOf(context: ConditionContext, query: TextQuery): string {
  if (query.kind === 'everything') return 'true';
  if (isText(query)) return matchOf(context, textQueryOf(query, 'all'));
  switch (query.kind) {
    case 'criterion':
      return criterionCondition(context, query.criterion, query.inDocuments === true);
    case 'not':
      return `NOT ${conditionOf(context, query.of)}`;
    case 'all':
      return all(query.of.map((part) => conditionOf(context, part)));
    case 'any':
      return any(query.of.map((part) => conditionOf(context, part)));
    default:
      return 'true';
  }
}

/** Holds where the words match a `tsquery`; fails, rather than being unknown, where there are no words. */
export const matchOf = (context: ConditionContext, match: string | undefined): string =>
  match === undefined ? 'false' : `coalesce(${indexedMatchOf(context, match)}, false)`;

/** The same where there are words. PostgreSQL looks into the index of words for nothing else. */
export const indexedMatchOf = ({ parameters }: ConditionContext, match: string | undefined): string =>
  match === undefined ? 'false' : `t.words @@ ${parameters.bind(match)}::tsquery`;

/** A filter as a condition: one of its clauses, and of that every criterion. */
export const filterCondition = (context: ConditionContext, filter: ResolvedQuery['filter']): string =>
  filter.length === 0
    ? 'true'
    : any(
        foldClauses(filter).map((clause) =>
          all(foldNegated(clause).map((criterion) => criterionCondition(context, criterion, false))),
        ),
      );

/** Clauses of one criterion that differ in their values alone, as one. */
function foldClauses(filter: ResolvedQuery['filter']): ResolvedQuery['filter'] {
  const single = filter.flatMap((clause) => (clause.length === 1 && clause[0] ? [clause[0]] : []));
  const others = filter.filter((clause) => clause.length !== 1);
  return [...others, ...fold(single, false).map((criterion) => [criterion])];
}

/** Criteria that all must fail and differ in their values alone, as one. */
const foldNegated = (clause: readonly Criterion[]): readonly Criterion[] => fold(clause, true);

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

export function criterionCondition(
  context: ConditionContext,
  criterion: Criterion,
  inDocuments: boolean,
): string {
  const { condition, negated } = criterion;
  if (condition === 'IS_NULL')
    return criterionCondition(context, { ...criterion, condition: 'EXISTS', negated: !negated }, inDocuments);
  const found = any(criterion.fields.map((field) => fieldCondition(context, field, criterion, inDocuments)));
  return negated ? `NOT ${found}` : found;
}

function fieldCondition(
  context: ConditionContext,
  field: string,
  criterion: Criterion,
  inDocuments: boolean,
): string {
  const own = ownColumn(field);
  if (own) return ownCondition(context, own, criterion);
  const isLong = context.textFields.has(field);
  const tables = inDocuments ? ['search_value', 'search_long'] : [isLong ? 'search_long' : 'search_value'];
  return any(
    tables.map(
      (table) =>
        `EXISTS (SELECT 1 FROM ${table} v WHERE v.entity_id = e.id AND v.field = ${context.fields.idOf(field)}
         AND ${compareAny(context, 'v', criterion)})`,
    ),
  );
}

/** Two fields live in the entity's own row. */
export const ownColumn = (field: string): 'urn' | 'type' | undefined =>
  field === 'urn' ? 'urn' : field === entityTypeField ? 'type' : undefined;

/** The same of a column, as if it were a row of values. URNs and types have no numbers. */
const ownCondition = (context: ConditionContext, column: 'urn' | 'type', criterion: Criterion): string =>
  /^(EQUAL|IN|EXISTS)$/.test(criterion.condition)
    ? compareAny(context, 'own', criterion).replaceAll('own.value', `e.${column}`)
    : `EXISTS (SELECT 1 FROM (SELECT e.${column} AS value, lower(e.${column}) AS low, NULL::float8 AS number) v
       WHERE ${compareAny(context, 'v', criterion)})`;

/** Holds of a row with `value`, `low` and `number`. */
function compareAny({ parameters }: ConditionContext, row: string, { condition, values }: Criterion): string {
  if (condition === 'EXISTS') return 'true';
  const compared = comparedValues(values);
  if (compared.length === 0) return 'false';
  const low = lowOf(row);
  const folded = () => parameters.bind(compared.map((value) => foldCase(value.trim())));
  const some = (test: string) => `EXISTS (SELECT 1 FROM unnest(${folded()}::text[]) AS w(low) WHERE ${test})`;
  switch (condition) {
    case 'EQUAL':
    case 'IN':
      return `${row}.value = ANY (${parameters.bind([...compared])}::text[])`;
    case 'IEQUAL':
      return `${low} = ANY (${folded()}::text[])`;
    case 'CONTAIN':
      return some(`position(w.low IN ${low}) > 0`);
    case 'START_WITH':
      return some(`starts_with(${low}, w.low)`);
    case 'END_WITH':
      return some(`right(${low}, length(w.low)) = w.low`);
    // Asked the other way round: of what exists.
    case 'IS_NULL':
      return 'false';
    default:
      return any(compared.map((value) => inOrder(parameters, row, orderings[condition], value)));
  }
}

const orderings = {
  GREATER_THAN: '>',
  GREATER_THAN_OR_EQUAL_TO: '>=',
  LESS_THAN: '<',
  LESS_THAN_OR_EQUAL_TO: '<=',
} as const;

/** Numbers compare with numbers, and other text with other text, letter by letter. */
function inOrder(parameters: Parameters, row: string, operator: string, value: string): string {
  const bound = boundOf(value);
  return typeof bound === 'number'
    ? `${row}.number ${operator} ${parameters.bind(bound)}::float8`
    : `(${row}.number IS NULL AND ${row}.value ${operator} ${parameters.bind(bound)})`;
}
