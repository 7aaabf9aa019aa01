/** A query in the language of OpenSearch. */
export type Clause = Readonly<Record<string, unknown>>;

export const everything: Clause = { match_all: {} };
export const nothing: Clause = { match_none: {} };

/** Holds where all do. */
export function all(clauses: readonly Clause[]): Clause {
  const needed = clauses.filter((clause) => clause !== everything);
  if (needed.includes(nothing)) return nothing;
  return needed.length === 1 && needed[0]
    ? needed[0]
    : needed.length === 0
      ? everything
      : { bool: { filter: needed } };
}

/** Holds where any does. */
export function any(clauses: readonly Clause[]): Clause {
  if (clauses.includes(everything)) return everything;
  const possible = clauses.filter((clause) => clause !== nothing);
  return possible.length === 1 && possible[0]
    ? possible[0]
    : possible.length === 0
      ? nothing
      : { bool: { should: possible, minimum_should_match: 1 } };
}

export const not = (clause: Clause): Clause =>
  clause === everything ? nothing : clause === nothing ? everything : { bool: { must_not: [clause] } };

/** Most values of one clause; an index takes 65,536. */
const maxTerms = 60_000;

export function terms(path: string, values: readonly string[]): Clause {
  if (values.length <= maxTerms) return values.length === 0 ? nothing : { terms: { [path]: values } };
  return any([terms(path, values.slice(0, maxTerms)), terms(path, values.slice(maxTerms))]);
}
export const term = (path: string, value: string): Clause => ({ term: { [path]: { value } } });
export const prefix = (path: string, value: string): Clause => ({ prefix: { [path]: { value } } });
export const exists = (field: string): Clause => ({ exists: { field } });
export const range = (path: string, operator: string, bound: string | number): Clause => ({
  range: { [path]: { [operator]: bound } },
});

/** @param pattern With `*` for anything; what the text itself says is escaped. */
export const wildcard = (path: string, pattern: string): Clause => ({
  wildcard: { [path]: { value: pattern } },
});
export const escaped = (text: string): string => text.replace(/[\\*?]/g, '\\$&');
