import { type Criterion, conditions } from '@colophon/catalogue';
import type { Parameters } from './parameters.ts';

/** Search fields that stand for several: a value in any of them matches. */
const aliases: ReadonlyMap<string, readonly string[]> = new Map(
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

/** A filter as it is applied: a list of which one must hold; of each, all criteria must. */
export const parseFilter = (filter: Parameters | undefined): Criterion[][] =>
  parseCriteria(filter).map((clause) => clause.filter(saysSomething));

/** A criterion without values is passed over; clients send one for `removed` just to name the field. */
export const saysSomething = ({ values, condition }: Criterion): boolean =>
  values.length > 0 || condition === 'EXISTS' || condition === 'IS_NULL';

/** Every criterion of a filter, those without values too: `{"or": [{"and": […]}]}`, or the older flat list `{"criteria": […]}`. */
export function parseCriteria(filter: Parameters | undefined): Criterion[][] {
  if (!filter) return [];
  const clauses = filter.objects('or')?.map((clause) => clause.objects('and') ?? []) ?? [
    filter.objects('criteria') ?? [],
  ];
  return clauses.map((clause) => clause.map(parseCriterion));
}

function parseCriterion(criterion: Parameters): Criterion {
  const field = criterion.requiredString('field').replace(/\.keyword$/, '');
  const single = criterion.string('value');
  const values = criterion.strings('values') ?? [];
  return {
    fields: aliases.get(field) ?? [field],
    condition: criterion.oneOf('condition', conditions) ?? 'EQUAL',
    values: values.length > 0 || single === undefined || single === '' ? values : [single],
    negated: criterion.boolean('negated') ?? false,
  };
}
