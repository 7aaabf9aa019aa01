import type { FilterCriterion, SearchQuery } from './query.ts';

/** Names under which filters find several fields: a value in any of them matches. */
const combined: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    tags: ['tags', 'fieldTags', 'editedFieldTags'],
    fieldTags: ['fieldTags', 'editedFieldTags'],
    glossaryTerms: ['glossaryTerms', 'fieldGlossaryTerms', 'editedFieldGlossaryTerms'],
    fieldGlossaryTerms: ['fieldGlossaryTerms', 'editedFieldGlossaryTerms'],
    fieldDescriptions: ['fieldDescriptions', 'editedFieldDescriptions'],
    description: ['description', 'editedDescription'],
    origin: ['origin', 'env'],
    env: ['origin', 'env'],
  }),
);

/** A field as a sort names it. `platform.keyword` is what DataHub's index calls the exact form of `platform`. */
export const fieldNamed = (name: string): string => name.replace(/\.keyword$/, '');

/** The fields that a filter means by a name. */
export function filterFieldsNamed(name: string): readonly string[] {
  const field = fieldNamed(name);
  return combined.get(field) ?? [field];
}

/** The query with every name of a field as the model has it. */
export function withFieldNames<Q extends Pick<SearchQuery, 'filter' | 'sort'>>(query: Q): Q {
  const named = (criterion: FilterCriterion): FilterCriterion => ({
    ...criterion,
    fields: [...new Set(criterion.fields.flatMap(filterFieldsNamed))],
  });
  return {
    ...query,
    filter: query.filter.map((clause) => clause.map(named)),
    sort: query.sort.map((sort) => ({ ...sort, field: fieldNamed(sort.field) })),
  };
}
