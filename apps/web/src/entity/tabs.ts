import { hasContents } from './contents/contents-field.ts';
import { isKnownType } from './presentations.ts';
import { relatedOf } from './related/related-of.ts';

export const allTabs = [
  'contents',
  'related',
  'columns',
  'documentation',
  'lineage',
  'quality',
  'runs',
  'usage',
  'queries',
  'properties',
  'access',
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

/** Types that have what a tab shows; a tab that is not named here is there for all. */
const typesOf: Readonly<Partial<Record<Tab, readonly string[]>>> = {
  columns: ['dataset'],
  usage: ['dataset'],
  queries: ['dataset'],
  access: ['dataset', 'dashboard'],
  quality: ['dataset', 'chart', 'dashboard', 'dataJob', 'dataFlow'],
  runs: ['dataJob', 'dataFlow'],
};

/** The parts of a page that apply to a type, the one that is shown first in front. */
export function tabsOf(entityType: string): readonly Tab[] {
  const tabs = allTabs.filter((tab) => applies(tab, entityType));
  // What is known of other types is in their fields; a description they may not even have.
  return isKnownType(entityType) ? tabs : ['details', ...tabs.filter((tab) => tab !== 'details')];
}

function applies(tab: Tab, entityType: string): boolean {
  if (tab === 'contents') return hasContents(entityType);
  if (tab === 'related') return relatedOf(entityType).length > 0;
  if (tab === 'lineage') return inLineage.has(entityType);
  return typesOf[tab]?.includes(entityType) ?? true;
}
