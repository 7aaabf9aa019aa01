import { type Clauses, formsOf, toClauses } from '../../search/filter/filter-clauses.ts';
import { condition, type Group, group, type Operator, type Part } from '../../search/filter/filter-tree.ts';
import { readFilter } from '../../search/filter/read-filter.ts';

/** The aspect that has the filter. */
export const assignmentAspect = 'dynamicFormAssignment';

type Value = Readonly<Record<string, unknown>>;

const recordsOf = (value: unknown): readonly Value[] =>
  (Array.isArray(value) ? value : []).filter((each) => typeof each === 'object' && each !== null);
const textsOf = (value: unknown): readonly string[] =>
  (Array.isArray(value) ? value : []).filter((each) => typeof each === 'string');

const operators: Readonly<Record<string, Operator>> = {
  EQUAL: 'is',
  IN: 'is',
  START_WITH: 'startsWith',
  EXISTS: 'exists',
  GREATER_THAN: 'above',
  GREATER_THAN_OR_EQUAL_TO: 'atLeast',
  LESS_THAN: 'below',
  LESS_THAN_OR_EQUAL_TO: 'atMost',
};

/** The filter by which a form is assigned, as it can be shown and edited. */
export interface StoredFilter {
  readonly part: Group;
  /** Conditions of which the builder has no words: they are not shown, and would be lost. */
  readonly unknown: readonly string[];
}

/** Reads the value of {@link assignmentAspect}; undefined without a filter. */
export function filterIn(value: Value | undefined): StoredFilter | undefined {
  const filter = value?.filter as Value | undefined;
  const clauses =
    filter?.or === undefined
      ? [recordsOf(filter?.criteria)]
      : recordsOf(filter.or).map(({ and }) => recordsOf(and));
  const filled = clauses.filter((clause) => clause.length > 0);
  if (filled.length === 0) return undefined;
  const all = filled.flat();
  const unknown = all.filter(({ condition: name }) => operators[String(name ?? 'EQUAL')] === undefined);
  const parts = filled.map((clause): Part => {
    const conditions = clause.flatMap(conditionIn);
    const [first] = conditions;
    return first && conditions.length === 1 ? first : group('all', conditions);
  });
  const [only] = parts;
  return {
    part: parts.length === 1 && only?.kind === 'group' ? only : group('any', parts),
    unknown: unknown.map((each) =>
      `${each.field} ${each.condition} ${textsOf(each.values).join(', ')}`.trim(),
    ),
  };
}

function conditionIn({ field, condition: name, values, negated }: Value): readonly Part[] {
  const operator = operators[String(name ?? 'EQUAL')];
  if (operator === undefined) return [];
  const of = String(field);
  const shown =
    operator === 'exists' ? [] : operator === 'is' ? typedOf(of, textsOf(values)) : textsOf(values);
  return [condition(of, shown, { operator, isNegated: negated === true })];
}

/** A value is stored in every form in which it may be meant: only what was typed is shown. */
function typedOf(field: string, values: readonly string[]): readonly string[] {
  const typed: string[] = [];
  const meant = new Set<string>();
  for (const value of values) {
    if (meant.has(value)) continue;
    typed.push(value);
    for (const form of formsOf(field, value)) meant.add(form);
  }
  return typed;
}

/** What is sent for a text in the query language; undefined where the filter of a form cannot say it, or it says nothing. */
export function clausesOf(text: string): Clauses | undefined {
  if (text.trim() === '') return undefined;
  const read = readFilter(text);
  const clauses = read.kind === 'filter' ? toClauses(read.part) : undefined;
  return clauses?.every(({ and }) => and.length > 0) ? clauses : undefined;
}
