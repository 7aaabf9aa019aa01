import {
  type Criterion,
  conditions,
  type SearchQuery,
  type SortCriterion,
  wordsOf,
} from '@colophon/catalogue';
import { RequestError } from '../errors.ts';
import type { Parameters } from './parameters.ts';

/** Hits that may lie before a page; further ones are reached by scrolling. */
const maxResultWindow = 10_000;

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

/** Reads the parameters of the action `search`. */
export function parseSearch(
  parameters: Parameters,
  facets: (entityTypes: readonly string[]) => readonly string[],
): SearchQuery {
  const entityTypes = [parameters.requiredString('entity')];
  const input = parameters.string('input') ?? '*';
  const flags = parameters.object('searchFlags');
  const criteria = parseFilter(parameters.object('filter'));
  const start = parameters.count('start') ?? 0;
  if (start > maxResultWindow) {
    throw new RequestError(
      400,
      `${parameters.path('start')}: expected at most ${maxResultWindow}, got ${start}`,
    );
  }
  return {
    entityTypes,
    words: input === '*' ? [] : wordsOf(input),
    filter: criteria.map((clause) => clause.filter(saysSomething)),
    // Naming the field in a filter lifts the rule that hides what is soft-deleted.
    includeRemoved:
      flags?.boolean('includeSoftDeleted') ?? criteria.some((clause) => clause.some(mentionsRemoved)),
    sort: parseSort(parameters),
    start,
    count: Math.min(parameters.count('count') ?? 10, maxResultWindow),
    facets: flags?.boolean('skipAggregates') ? [] : facets(entityTypes),
  };
}

/** A criterion without values is passed over; clients send one for `removed` just to name the field. */
const saysSomething = ({ values, condition }: Criterion): boolean =>
  values.length > 0 || condition === 'EXISTS' || condition === 'IS_NULL';

const mentionsRemoved = ({ fields }: Criterion): boolean => fields.includes('removed');

/** `{"or": [{"and": […]}]}`, or the older flat list `{"criteria": […]}`. */
function parseFilter(filter: Parameters | undefined): Criterion[][] {
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

function parseSort(parameters: Parameters): SortCriterion[] {
  const single = parameters.object('sort');
  const list = parameters.objects('sortCriteria') ?? (single ? [single] : []);
  return list.map((sort) => ({
    field: sort.requiredString('field').replace(/\.keyword$/, ''),
    order: sort.oneOf('order', ['ASCENDING', 'DESCENDING'] as const) ?? 'ASCENDING',
  }));
}
