/** How a criterion compares a field with its values. */
export type FilterCondition =
  | 'EQUAL'
  | 'IEQUAL'
  | 'IN'
  | 'CONTAIN'
  | 'START_WITH'
  | 'END_WITH'
  | 'EXISTS'
  | 'IS_NULL'
  | 'GREATER_THAN'
  | 'GREATER_THAN_OR_EQUAL_TO'
  | 'LESS_THAN'
  | 'LESS_THAN_OR_EQUAL_TO'
  | 'ANCESTORS_INCL'
  | 'DESCENDANTS_INCL'
  | 'RELATED_INCL';

/** Matches an entity whose field has any of the values. */
export interface FilterCriterion {
  /** Search field, such as `platform`, `tags`, `owners` or `name`. */
  readonly field: string;
  /** One of them must match. `EXISTS` and `IS_NULL` take none. */
  readonly values?: readonly string[];
  /** Default `EQUAL`. */
  readonly condition?: FilterCondition;
  /** True negates the criterion. Default false. */
  readonly negated?: boolean;
}

/** Lists of criteria. An entity matches if all criteria of at least one list match. */
export type Filter = readonly (readonly FilterCriterion[])[];

/** The filter in wire format; undefined if empty. */
export const toWireFilter = (filter: Filter = []) =>
  filter.length === 0
    ? undefined
    : {
        or: filter.map((criteria) => ({ and: criteria.map((criterion) => ({ values: [], ...criterion })) })),
      };
