import type { FilterCriterion } from './query.ts';

type Clause = readonly FilterCriterion[];

/** Clauses with more criteria stay as they are: comparing all of them would cost more than it saves. */
const maxFoldedLength = 8;

/**
 * The same filter in fewer steps. Clauses that differ only in the values of one criterion become one clause with all
 * values, so that `a or b or c` reads a field once. Duplicates are removed.
 */
export function foldFilter(filter: readonly Clause[]): readonly Clause[] {
  const folded: FilterCriterion[][] = [];
  /** By what a clause shares with those that can join it: its index, and that of the criterion that takes their values. */
  const joinable = new Map<string, { readonly clause: number; readonly criterion: number }>();
  for (const clause of filter.map(foldClause)) {
    // A clause that holds for everything makes the whole filter hold.
    if (clause.length === 0) return [[]];
    const keys = keysOf(clause);
    const own = keys.findIndex((key) => key !== undefined && joinable.has(key));
    const place = joinable.get(keys[own] ?? '');
    const target = place && folded[place.clause];
    const into = place && target?.[place.criterion];
    const from = clause[own];
    if (!(target && into && from)) {
      const index = folded.push(clause) - 1;
      for (const [criterion, key] of keys.entries())
        if (key !== undefined && !joinable.has(key)) joinable.set(key, { clause: index, criterion });
      continue;
    }
    // From now on the clause can grow in this one criterion alone.
    for (const [i, key] of keysOf(target).entries())
      if (i !== place.criterion && key !== undefined && joinable.get(key)?.clause === place.clause)
        joinable.delete(key);
    (into.values as string[]).push(...from.values);
  }
  return folded.map((clause) => clause.map(withUniqueValues));
}

/** One clause without what it says twice; values that are excluded from one field are excluded in one go. */
function foldClause(clause: Clause): FilterCriterion[] {
  const folded = new Map<string, FilterCriterion>();
  for (const criterion of clause) {
    const key = criterion.negated && takesValues(criterion) ? shapeOf(criterion) : keyOf(criterion);
    const known = folded.get(key);
    if (known) (known.values as string[]).push(...criterion.values);
    else folded.set(key, { ...criterion, values: [...criterion.values] });
  }
  return [...folded.values()].map(withUniqueValues);
}

/** For each criterion of a clause, what another clause must share to join it there. */
const keysOf = (clause: Clause): readonly (string | undefined)[] =>
  clause.length > maxFoldedLength
    ? []
    : clause.map((criterion, i) =>
        criterion.negated || !takesValues(criterion)
          ? undefined
          : JSON.stringify([
              shapeOf(criterion),
              clause
                .filter((_, at) => at !== i)
                .map(keyOf)
                .sort(),
            ]),
      );

/** Any of several values will do where a criterion has some. */
const takesValues = ({ condition, values }: FilterCriterion): boolean =>
  values.length > 0 && condition !== 'EXISTS' && condition !== 'IS_NULL';

const shapeOf = ({ fields, condition, negated }: FilterCriterion): string =>
  JSON.stringify([fields, condition, negated]);

const keyOf = (criterion: FilterCriterion): string => JSON.stringify([shapeOf(criterion), criterion.values]);

const withUniqueValues = (criterion: FilterCriterion): FilterCriterion => ({
  ...criterion,
  values: [...new Set(criterion.values)],
});
