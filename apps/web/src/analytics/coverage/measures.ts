import type { AggregateAcrossEntitiesInput, EntityType, FacetFilterInput } from '../../../gen/types.ts';
import type { SearchState } from '../../search/search-state.ts';

/** What people look for and rely on, as opposed to what describes it. */
export const assetTypes: readonly EntityType[] = [
  ...(['DATASET', 'DASHBOARD', 'CHART', 'DATA_FLOW', 'DATA_JOB', 'CONTAINER', 'NOTEBOOK'] as const),
  ...(['MLMODEL', 'MLMODEL_GROUP', 'MLFEATURE_TABLE', 'MLFEATURE', 'MLPRIMARY_KEY'] as const),
];

interface Measure {
  /** Types of which it can be so. */
  readonly types: readonly EntityType[];
  /** Holds for what has it. */
  readonly has: FacetFilterInput;
  /** Finds what lacks it: a query as people write it, or the value of a facet. */
  readonly lacks: Partial<Pick<SearchState, 'q' | 'filters'>>;
}

const exists = (field: string): FacetFilterInput => ({ field, condition: 'EXISTS' });
const isTrue = (field: string): FacetFilterInput => ({ field, values: ['true'] });

/** What is measured, in the order in which it is shown. */
export const measures = {
  documented: {
    types: assetTypes,
    has: exists('description'),
    lacks: { q: 'NOT (description:* OR editedDescription:*)' },
  },
  owned: { types: assetTypes, has: exists('owners'), lacks: { q: 'NOT owners:*' } },
  inDomain: { types: assetTypes, has: exists('domains'), lacks: { q: 'NOT domains:*' } },
  tagged: {
    types: assetTypes,
    has: exists('tags'),
    lacks: { q: 'NOT (tags:* OR fieldTags:* OR editedFieldTags:*)' },
  },
  withTerms: {
    types: assetTypes,
    has: exists('glossaryTerms'),
    lacks: { q: 'NOT (glossaryTerms:* OR fieldGlossaryTerms:* OR editedFieldGlossaryTerms:*)' },
  },
  tested: {
    types: ['DATASET'],
    has: isTrue('hasAssertions'),
    lacks: { filters: { hasAssertions: ['false'] } },
  },
  used: {
    types: ['DATASET', 'DASHBOARD', 'CHART'],
    has: isTrue('isUsed'),
    lacks: { filters: { isUsed: ['false'] } },
  },
} as const satisfies Readonly<Record<string, Measure>>;

export type MeasureName = keyof typeof measures;
export const measureNames = Object.keys(measures) as readonly MeasureName[];

/** What the assets can be grouped by, with the search field of each. */
export const groupings = {
  type: '_entityType',
  platform: 'platform',
  domain: 'domains',
  owner: 'owners',
} as const;
export type Grouping = keyof typeof groupings;

/** The grouping that an address names; by type when it names none. */
export const readGrouping = (given: unknown): Grouping =>
  typeof given === 'string' && Object.hasOwn(groupings, given) ? (given as Grouping) : 'type';

/** Groups that are listed; the largest. */
export const mostGroups = 100;
/** Groups that are counted: those with the most that have something may be others than the largest. */
const mostCounted = 1000;

/** Counts by group and by type what all the conditions hold for. */
export const countRequest = (
  grouping: Grouping,
  types: readonly EntityType[],
  conditions: readonly FacetFilterInput[],
): AggregateAcrossEntitiesInput => ({
  types: [...types],
  query: '*',
  facets: [...new Set(['_entityType', groupings[grouping]])],
  orFilters: conditions.length > 0 ? [{ and: [...conditions] }] : [],
  searchFlags: { maxAggValues: mostCounted },
});

/** The search for what lacks something, in all groups or in one. */
export function lackingSearch(name: MeasureName, grouping: Grouping, group?: string): SearchState {
  const { types, lacks }: Measure = measures[name];
  const field = groupings[grouping];
  const isOfNone = group === '';
  return {
    q: [lacks.q, isOfNone && `NOT ${field}:*`].filter(Boolean).join(' '),
    filters: {
      _entityType: types,
      ...lacks.filters,
      ...(group !== undefined && !isOfNone && { [field]: [group] }),
    },
    view: 'none',
    page: 1,
  };
}
