import { relatedTexts } from '../../texts/related.ts';

/** Entities that belong to another one, found by the relationships between them. */
export interface RelatedList {
  readonly head: string;
  /** Names of relationships in the model. */
  readonly types: readonly string[];
  readonly direction: 'INCOMING' | 'OUTGOING';
}

const { heads } = relatedTexts;
const lists: Readonly<Record<string, readonly RelatedList[]>> = {
  corpGroup: [
    { head: heads.members, types: ['IsMemberOfGroup', 'IsMemberOfNativeGroup'], direction: 'INCOMING' },
  ],
  corpuser: [
    { head: heads.groups, types: ['IsMemberOfGroup', 'IsMemberOfNativeGroup'], direction: 'OUTGOING' },
  ],
  dashboard: [
    { head: heads.charts, types: ['Contains', 'DashboardContainsDashboard'], direction: 'OUTGOING' },
  ],
  chart: [
    { head: heads.inputs, types: ['Consumes'], direction: 'OUTGOING' },
    { head: heads.dashboards, types: ['Contains'], direction: 'INCOMING' },
  ],
  dataFlow: [{ head: heads.tasks, types: ['IsPartOf'], direction: 'INCOMING' }],
  dataJob: [
    { head: heads.inputs, types: ['Consumes'], direction: 'OUTGOING' },
    { head: heads.outputs, types: ['Produces'], direction: 'OUTGOING' },
  ],
  mlFeatureTable: [
    { head: heads.features, types: ['Contains'], direction: 'OUTGOING' },
    { head: heads.keys, types: ['KeyedBy'], direction: 'OUTGOING' },
  ],
  mlFeature: [
    { head: heads.tables, types: ['Contains'], direction: 'INCOMING' },
    { head: heads.sources, types: ['DerivedFrom'], direction: 'OUTGOING' },
    { head: heads.models, types: ['Consumes'], direction: 'INCOMING' },
  ],
  mlPrimaryKey: [
    { head: heads.tables, types: ['KeyedBy'], direction: 'INCOMING' },
    { head: heads.sources, types: ['DerivedFrom'], direction: 'OUTGOING' },
  ],
  mlModel: [
    { head: heads.features, types: ['Consumes'], direction: 'OUTGOING' },
    { head: heads.modelGroups, types: ['MemberOf'], direction: 'OUTGOING' },
    { head: heads.trainingRuns, types: ['TrainedBy'], direction: 'OUTGOING' },
    { head: heads.deployments, types: ['DeployedTo'], direction: 'OUTGOING' },
  ],
  mlModelGroup: [
    { head: heads.versions, types: ['MemberOf'], direction: 'INCOMING' },
    { head: heads.trainingRuns, types: ['TrainedBy'], direction: 'OUTGOING' },
  ],
  document: [
    { head: heads.children, types: ['IsChildOf'], direction: 'INCOMING' },
    { head: heads.about, types: ['RelatedAsset', 'RelatedDocument'], direction: 'OUTGOING' },
  ],
  dataPlatform: [],
  assertion: [{ head: heads.asserts, types: ['Asserts'], direction: 'OUTGOING' }],
  incident: [{ head: heads.about, types: ['IncidentOn'], direction: 'OUTGOING' }],
  query: [{ head: heads.about, types: ['IsAssociatedWith'], direction: 'OUTGOING' }],
  dataProcessInstance: [
    { head: heads.runOf, types: ['InstanceOf'], direction: 'OUTGOING' },
    { head: heads.inputs, types: ['Consumes'], direction: 'OUTGOING' },
    { head: heads.outputs, types: ['Produces'], direction: 'OUTGOING' },
  ],
};

export const relatedOf = (entityType: string): readonly RelatedList[] => lists[entityType] ?? [];

/** The name of the tab: that of what comes first in it. */
export const relatedTitle = (entityType: string): string =>
  relatedOf(entityType)[0]?.head ?? relatedTexts.title;
