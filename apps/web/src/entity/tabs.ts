import { contentsFieldOf } from './contents/contents-field.ts';

export const allTabs = [
  'contents',
  'columns',
  'documentation',
  'lineage',
  'quality',
  'usage',
  'details',
  'history',
  'raw',
] as const;
export type Tab = (typeof allTabs)[number];

/** Types that stand in the flow of data. */
const inLineage = new Set([
  'dataset',
  'schemaField',
  'chart',
  'dashboard',
  'dataFlow',
  'dataJob',
  'mlModel',
  'mlModelGroup',
  'mlFeature',
  'mlFeatureTable',
  'mlPrimaryKey',
]);

/** The parts of a page that apply to a type, the one that is shown first in front. */
export const tabsOf = (entityType: string): readonly Tab[] =>
  allTabs.filter((tab) => {
    if (tab === 'contents') return contentsFieldOf(entityType) !== undefined;
    if (tab === 'columns' || tab === 'quality' || tab === 'usage') return entityType === 'dataset';
    return tab !== 'lineage' || inLineage.has(entityType);
  });
