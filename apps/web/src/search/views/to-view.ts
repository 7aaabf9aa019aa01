import type { EntityType, FacetFilterInput, LogicalOperator } from '../../../gen/types.ts';
import { criteriaOf, filterOf } from '../search-request.ts';
import { isFiltered, type SearchState } from '../search-state.ts';

/** What a view stores. */
export interface ViewDefinition {
  readonly entityTypes: readonly EntityType[];
  readonly filter: { readonly operator: LogicalOperator; readonly filters: readonly FacetFilterInput[] };
}

/** The filters of a search as a view, or why they cannot be one. */
export type AsView =
  | { readonly kind: 'view'; readonly definition: ViewDefinition }
  /** `alternatives`: one list of conditions, joined by AND or by OR, cannot say it. `words`: only a query can. */
  | { readonly kind: 'none'; readonly reason: 'empty' | 'alternatives' | 'words' };

/** Turns the filters of a search into what a view stores: types, and one list of conditions. Nothing is left out. */
export function toView(state: SearchState): AsView {
  if (!isFiltered(state)) return { kind: 'none', reason: 'empty' };
  const { clauses, text } = filterOf(state.where);
  if (text !== '') return { kind: 'none', reason: 'words' };
  const { _entityType: names = [], ...rest } = state.filters;
  // GraphQL has no symbol for a type of a model extension: only a condition can name it.
  const isNamed = names.every((name) => /^[A-Z][A-Z_]*$/.test(name));
  const types = isNamed ? names : [];
  const fields = isNamed ? rest : { _entityType: names, ...rest };
  const facets: readonly FacetFilterInput[] = [
    ...Object.entries(fields).map(([field, values]) => ({ field, condition: 'EQUAL' as const, values })),
    ...Object.entries(state.ranges ?? {}).flatMap(([field, range]) => criteriaOf(field, range)),
  ];
  const [first, ...others] = clauses;
  if (first && others.length === 0) return view(types, 'AND', [...facets, ...first.and]);
  const isList = facets.length === 0 && clauses.every(({ and }) => and.length === 1);
  if (!isList) return { kind: 'none', reason: 'alternatives' };
  return view(
    types,
    'OR',
    clauses.flatMap(({ and }) => and),
  );
}

const view = (
  types: readonly string[],
  operator: LogicalOperator,
  filters: readonly FacetFilterInput[],
): AsView => ({
  kind: 'view',
  definition: { entityTypes: types as readonly EntityType[], filter: { operator, filters } },
});
