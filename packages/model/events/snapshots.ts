import type { RecordType } from '@colophon/schema';
import { chart } from '../entities/chart.ts';
import { corpGroup } from '../entities/corp-group.ts';
import { corpuser } from '../entities/corpuser.ts';
import { dashboard } from '../entities/dashboard.ts';
import { dataFlow } from '../entities/data-flow.ts';
import { dataHubPolicy } from '../entities/data-hub-policy.ts';
import { dataHubRetention } from '../entities/data-hub-retention.ts';
import { dataJob } from '../entities/data-job.ts';
import { dataPlatform } from '../entities/data-platform.ts';
import { dataProcess } from '../entities/data-process.ts';
import { dataset } from '../entities/dataset.ts';
import { glossaryNode } from '../entities/glossary-node.ts';
import { glossaryTerm } from '../entities/glossary-term.ts';
import { mlFeature } from '../entities/ml-feature.ts';
import { mlFeatureTable } from '../entities/ml-feature-table.ts';
import { mlModel } from '../entities/ml-model.ts';
import { mlModelDeployment } from '../entities/ml-model-deployment.ts';
import { mlModelGroup } from '../entities/ml-model-group.ts';
import { mlPrimaryKey } from '../entities/ml-primary-key.ts';
import { schemaField } from '../entities/schema-field.ts';
import { tag } from '../entities/tag.ts';
import { snapshotOf } from './snapshot-of.ts';

/**
 * Every snapshot, in the order of the wire. They stopped growing when proposals took their place: an entity or aspect
 * that came later has no place in them, which is why the aspects are listed.
 */
export const snapshots: readonly RecordType[] = [
  snapshotOf(chart, [
    'chartInfo',
    'chartQuery',
    'editableChartProperties',
    'ownership',
    'status',
    'globalTags',
    'browsePaths',
    'glossaryTerms',
    'institutionalMemory',
    'dataPlatformInstance',
    'browsePathsV2',
  ]),
  snapshotOf(corpGroup, ['corpGroupInfo', 'globalTags', 'status']),
  snapshotOf(corpuser, [
    'corpUserInfo',
    'corpUserEditableInfo',
    'corpUserStatus',
    'groupMembership',
    'globalTags',
    'status',
  ]),
  snapshotOf(dashboard, [
    'dashboardInfo',
    'editableDashboardProperties',
    'ownership',
    'status',
    'globalTags',
    'browsePaths',
    'glossaryTerms',
    'institutionalMemory',
    'dataPlatformInstance',
    'browsePathsV2',
  ]),
  snapshotOf(dataFlow, [
    'dataFlowInfo',
    'editableDataFlowProperties',
    'ownership',
    'status',
    'globalTags',
    'browsePaths',
    'glossaryTerms',
    'institutionalMemory',
    'dataPlatformInstance',
    'browsePathsV2',
  ]),
  snapshotOf(dataJob, [
    'dataJobInfo',
    'dataJobInputOutput',
    'editableDataJobProperties',
    'ownership',
    'status',
    'globalTags',
    'browsePaths',
    'glossaryTerms',
    'institutionalMemory',
    'dataPlatformInstance',
    'browsePathsV2',
  ]),
  snapshotOf(dataset, [
    'datasetProperties',
    'editableDatasetProperties',
    'datasetDeprecation',
    'datasetUpstreamLineage',
    'upstreamLineage',
    'institutionalMemory',
    'ownership',
    'status',
    'schemaMetadata',
    'editableSchemaMetadata',
    'globalTags',
    'glossaryTerms',
    'browsePaths',
    'dataPlatformInstance',
    'viewProperties',
    'browsePathsV2',
  ]),
  snapshotOf(dataProcess, ['ownership', 'dataProcessInfo', 'status']),
  snapshotOf(dataPlatform, ['dataPlatformInfo']),
  snapshotOf(mlModel, [
    'ownership',
    'mlModelProperties',
    'intendedUse',
    'mlModelFactorPrompts',
    'mlModelMetrics',
    'mlModelEvaluationData',
    'mlModelTrainingData',
    'mlModelQuantitativeAnalyses',
    'mlModelEthicalConsiderations',
    'mlModelCaveatsAndRecommendations',
    'institutionalMemory',
    'sourceCode',
    'status',
    'cost',
    'deprecation',
    'browsePaths',
    'globalTags',
    'dataPlatformInstance',
    'browsePathsV2',
  ]),
  snapshotOf(mlPrimaryKey, [
    'mlPrimaryKeyProperties',
    'ownership',
    'institutionalMemory',
    'status',
    'deprecation',
    'globalTags',
    'dataPlatformInstance',
  ]),
  snapshotOf(mlFeature, [
    'mlFeatureProperties',
    'ownership',
    'institutionalMemory',
    'status',
    'deprecation',
    'browsePaths',
    'globalTags',
    'dataPlatformInstance',
    'browsePathsV2',
  ]),
  snapshotOf(mlFeatureTable, [
    'mlFeatureTableProperties',
    'ownership',
    'institutionalMemory',
    'status',
    'deprecation',
    'browsePaths',
    'globalTags',
    'dataPlatformInstance',
    'browsePathsV2',
  ]),
  snapshotOf(mlModelDeployment, [
    'mlModelDeploymentProperties',
    'ownership',
    'status',
    'deprecation',
    'globalTags',
    'dataPlatformInstance',
  ]),
  snapshotOf(mlModelGroup, [
    'mlModelGroupProperties',
    'ownership',
    'status',
    'deprecation',
    'browsePaths',
    'globalTags',
    'dataPlatformInstance',
    'browsePathsV2',
  ]),
  snapshotOf(tag, ['ownership', 'tagProperties', 'status']),
  snapshotOf(glossaryTerm, [
    'glossaryTermInfo',
    'ownership',
    'status',
    'browsePaths',
    'glossaryRelatedTerms',
  ]),
  snapshotOf(glossaryNode, ['glossaryNodeInfo', 'ownership', 'status']),
  snapshotOf(dataHubPolicy, ['dataHubPolicyInfo']),
  snapshotOf(schemaField, []),
  snapshotOf(dataHubRetention, ['dataHubRetentionConfig']),
];
