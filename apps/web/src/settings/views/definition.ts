import type { ViewsQuery } from '../../../gen/settings/views/views.ts';
import type { EntityType, FilterOperator, LogicalOperator } from '../../../gen/types.ts';
import { presentationOf } from '../../entity/presentations.ts';
import { wordsOf } from '../../texts/format.ts';
import { viewTexts } from '../../texts/views.ts';
import type { NameOf } from '../access/use-names.ts';

export type View = NonNullable<ViewsQuery['listMyViews']>['views'][number];
type Stored = View['definition'];

export interface Condition {
  readonly field: string;
  readonly condition: FilterOperator;
  readonly negated: boolean;
  readonly values: readonly string[];
}

/** What a view shows, as its form has it. */
export interface Definition {
  readonly entityTypes: readonly EntityType[];
  readonly operator: LogicalOperator;
  readonly conditions: readonly Condition[];
}

/** Fields that are offered by name, and the types of the entities that their values are. */
export const fields: Readonly<Record<string, readonly EntityType[]>> = {
  platform: ['DATA_PLATFORM'],
  domains: ['DOMAIN'],
  owners: ['CORP_USER', 'CORP_GROUP'],
  tags: ['TAG'],
  glossaryTerms: ['GLOSSARY_TERM'],
  container: ['CONTAINER'],
  dataProducts: ['DATA_PRODUCT'],
  origin: [],
  typeNames: [],
  name: [],
  description: [],
};

/** Types that a view can be kept to. */
export const viewTypes: readonly EntityType[] = [
  ...(['DATASET', 'DASHBOARD', 'CHART', 'DATA_FLOW', 'DATA_JOB', 'CONTAINER', 'DOMAIN'] as const),
  ...(['GLOSSARY_TERM', 'GLOSSARY_NODE', 'DATA_PRODUCT', 'MLMODEL', 'MLFEATURE_TABLE', 'DOCUMENT'] as const),
];

/** Comparisons of a condition, as a form offers them. */
export const comparisons = {
  is: { condition: 'EQUAL', negated: false },
  isNot: { condition: 'EQUAL', negated: true },
  contains: { condition: 'CONTAIN', negated: false },
  startsWith: { condition: 'START_WITH', negated: false },
  isBelow: { condition: 'DESCENDANTS_INCL', negated: false },
  exists: { condition: 'EXISTS', negated: false },
  isAbsent: { condition: 'EXISTS', negated: true },
} as const;
export type Comparison = keyof typeof comparisons;

/** The comparison of a condition; undefined for one that programs make and no form offers. */
export const comparisonOf = ({ condition, negated }: Condition): Comparison | undefined =>
  (Object.keys(comparisons) as Comparison[]).find(
    (each) =>
      comparisons[each].negated === negated &&
      comparisons[each].condition === (condition === 'IN' ? 'EQUAL' : condition),
  );

export const takesValues = ({ condition }: Pick<Condition, 'condition'>): boolean => condition !== 'EXISTS';

/** A condition that says something: others are not sent. */
export const isComplete = (condition: Condition): boolean =>
  condition.field.trim() !== '' && (!takesValues(condition) || condition.values.length > 0);

export const fromStored = ({ entityTypes, filter }: Stored): Definition => ({
  entityTypes,
  operator: filter.operator,
  conditions: filter.filters.map(({ field, condition, negated, values }) => ({
    field,
    condition: condition ?? 'EQUAL',
    negated: negated ?? false,
    values,
  })),
});

export const toInput = ({ entityTypes, operator, conditions }: Definition) => ({
  entityTypes: [...entityTypes],
  filter: {
    operator,
    filters: conditions.map(({ field, condition, negated, values }) => ({
      field: field.trim(),
      condition,
      negated,
      values: takesValues({ condition }) ? [...values] : [],
    })),
  },
});

const inWords = new Intl.ListFormat('en', { type: 'disjunction' });
const together = new Intl.ListFormat('en', { type: 'conjunction' });

/** What a view shows, in words. */
export function definitionText({ entityTypes, operator, conditions }: Definition, nameOf: NameOf): string {
  const types = entityTypes.map((type) => presentationOf(type).plural);
  const subject = types.length === 0 ? viewTexts.everything : together.format(types);
  const parts = conditions.map((condition) => conditionText(condition, nameOf));
  if (parts.length === 0) return subject;
  const list = operator === 'OR' ? inWords : together;
  return viewTexts.where(subject, list.format(parts));
}

/** A condition in words: `platform is PostgreSQL or MySQL`. */
export function conditionText(condition: Condition, nameOf: NameOf): string {
  const { field, values, negated } = condition;
  const known = comparisonOf(condition);
  const comparison = known
    ? viewTexts.comparisons[known]
    : `${negated ? `${viewTexts.not} ` : ''}${wordsOf(condition.condition).toLowerCase()}`;
  return [
    fieldName(field).toLowerCase(),
    comparison,
    takesValues(condition) && inWords.format(values.map((value) => valueText(field, value, nameOf))),
  ]
    .filter(Boolean)
    .join(' ');
}

export const fieldName = (field: string): string =>
  (viewTexts.fields as Readonly<Record<string, string>>)[field] ?? wordsOf(field);

const valueText = (field: string, value: string, nameOf: NameOf): string =>
  field === '_entityType' ? presentationOf(value).plural : nameOf(value);
