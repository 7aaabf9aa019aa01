import type { Criterion, FilterCriterion, HierarchyCondition } from './query.ts';

/** Most URNs that one criterion grows to; a tree with more is cut, the nearest URNs first. */
export const maxRelatives = 100;

/** The URNs one step up or down the tree that contains the URN. */
export type Relatives = (urn: string, towards: 'parents' | 'children') => Promise<readonly string[]>;

/** The filter with every condition on a tree expanded to its URNs. */
export const expandHierarchy = (
  filter: readonly (readonly FilterCriterion[])[],
  relatives: Relatives,
): Promise<Criterion[][]> =>
  Promise.all(filter.map((clause) => Promise.all(clause.map((criterion) => expand(criterion, relatives)))));

const directions: Readonly<Record<HierarchyCondition, readonly ('parents' | 'children')[]>> = {
  DESCENDANTS_INCL: ['children'],
  ANCESTORS_INCL: ['parents'],
  RELATED_INCL: ['parents', 'children'],
};

async function expand(criterion: FilterCriterion, relatives: Relatives): Promise<Criterion> {
  const { condition } = criterion;
  if (!isHierarchy(condition)) return { ...criterion, condition };
  const urns = new Set(criterion.values);
  for (const direction of directions[condition]) {
    // Level by level; a URN met again, as in a circle, is not followed twice.
    const walked = new Set(criterion.values);
    for (const urn of walked) {
      for (const relative of urns.size < maxRelatives ? await relatives(urn, direction) : []) {
        if (urns.size >= maxRelatives) break;
        walked.add(relative);
        urns.add(relative);
      }
    }
  }
  return { ...criterion, condition: 'EQUAL', values: [...urns] };
}

const isHierarchy = (condition: FilterCriterion['condition']): condition is HierarchyCondition =>
  Object.hasOwn(directions, condition);
