import type { FilterCriterion } from '@colophon/catalogue';
import { graphqlEntities } from '../../entities/entity-types.ts';

/** A criterion as clients send it. GraphQL has checked the types. */
export interface FilterInput {
  readonly field: string;
  readonly values?: readonly string[] | null;
  readonly negated?: boolean | null;
  readonly condition?: FilterCriterion['condition'] | null;
}

const bySymbol = new Map(Object.entries(graphqlEntities).map(([name, { symbol }]) => [symbol, name]));

/** Criteria with their defaults; entity types by their names in the model. */
export const readFilters = (filters: readonly FilterInput[]): readonly FilterCriterion[] =>
  filters.map(({ field, values, negated, condition }) => ({
    fields: [field],
    values: (values ?? []).map((value) => (field === '_entityType' ? (bySymbol.get(value) ?? value) : value)),
    negated: negated ?? false,
    condition: condition ?? 'EQUAL',
  }));
