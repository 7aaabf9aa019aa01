import {
  type FilterCondition,
  type FilterCriterion,
  filterConditions,
  plainFilter,
  type SearchQuery,
} from '@colophon/catalogue';
import type { Parameters } from '../json/parameters.ts';

/** A filter as it is applied: a list of which one must hold; of each, all criteria must. */
export const parseFilter = (filter: Parameters | undefined): SearchQuery['filter'] =>
  plainFilter(parseCriteria(filter));

/** Every criterion of a filter, those without values too: `{"or": [{"and": […]}]}`, or the older flat list `{"criteria": […]}`. */
export function parseCriteria(filter: Parameters | undefined): FilterCriterion[][] {
  if (!filter) return [];
  filter.allowOnly(['or', 'criteria']);
  const clauses = filter.objects('or')?.map((clause) => clause.allowOnly(['and']).objects('and') ?? []) ?? [
    filter.objects('criteria') ?? [],
  ];
  return clauses.map((clause) => clause.map(parseCriterion));
}

/** One comparison of a filter. */
export function parseCriterion(criterion: Parameters): FilterCriterion {
  const single = criterion.string('value');
  const values = criterion.strings('values') ?? [];
  return {
    fields: [criterion.requiredString('field')],
    condition: parseCondition(criterion),
    values: values.length > 0 || single === undefined || single === '' ? values : [single],
    negated: criterion.boolean('negated') ?? false,
  };
}

/** How a field is compared when a criterion does not say. */
export const defaultCondition: FilterCondition = 'EQUAL';

/** Some clients write an S more. */
const spellings = { STARTS_WITH: 'START_WITH', ENDS_WITH: 'END_WITH' } as const;

function parseCondition(criterion: Parameters): FilterCondition {
  const given = criterion.oneOf('condition', [...filterConditions, 'STARTS_WITH', 'ENDS_WITH'] as const);
  if (given === 'STARTS_WITH' || given === 'ENDS_WITH') return spellings[given];
  return given ?? defaultCondition;
}
