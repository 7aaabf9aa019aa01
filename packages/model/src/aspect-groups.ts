/** A group of aspects, under the heading that the reference page of an entity gives it. */
export interface AspectGroup {
  readonly title: string;
  /** Names of aspects, in the order in which a page shows them. */
  readonly aspects: readonly string[];
}

/**
 * The aspects in the order in which a person meets them on an entity: what it is, what it says of itself, its schema,
 * who owns it, how it is classified, where its data comes from, then the rest. An aspect that no group names is one
 * that describes the entity itself: it comes first in the first group.
 */
export const aspectGroups: readonly AspectGroup[] = [
  {
    title: 'What it is',
    aspects: [
      'datasetProperties',
      'viewProperties',
      'subTypes',
      'dataPlatformInstance',
      'container',
      'embed',
      'origin',
      'aliases',
    ],
  },
  {
    title: 'Description',
    aspects: [
      'editableDatasetProperties',
      'editableChartProperties',
      'editableContainerProperties',
      'editableDashboardProperties',
      'editableDataFlowProperties',
      'editableDataJobProperties',
      'editableERModelRelationshipProperties',
      'editableMlFeatureProperties',
      'editableMlFeatureTableProperties',
      'editableMlModelProperties',
      'editableMlModelGroupProperties',
      'editableMlPrimaryKeyProperties',
      'editableNotebookProperties',
      'corpUserEditableInfo',
      'corpGroupEditableInfo',
      'documentation',
      'institutionalMemory',
      'displayProperties',
      'aiContext',
      'semanticContent',
      'semanticText',
    ],
  },
  {
    title: 'Schema',
    aspects: [
      'schemaMetadata',
      'editableSchemaMetadata',
      'inputFields',
      'businessAttributes',
      'schemaFieldAliases',
      'semanticFieldAnnotation',
      'semanticModelProperties',
      'partitionsSummary',
      'icebergCatalogInfo',
    ],
  },
  { title: 'Owners', aspects: ['ownership'] },
  { title: 'Tags and terms', aspects: ['globalTags', 'glossaryTerms', 'structuredProperties'] },
  {
    title: 'Lineage',
    aspects: [
      'upstreamLineage',
      'dataJobInputOutput',
      'dataTransformLogic',
      'dataProcessInstanceInput',
      'dataProcessInstanceOutput',
      'applicationLineage',
      'repositoryLineage',
      'metricUpstreams',
      'upstreamMetrics',
      'siblings',
      'logicalParent',
      'datasetUpstreamLineage',
    ],
  },
  {
    title: 'Domains and browsing',
    aspects: ['domains', 'dataProducts', 'applications', 'browsePathsV2', 'browsePaths'],
  },
  {
    title: 'Lifecycle and quality',
    aspects: [
      'status',
      'deprecation',
      'datasetDeprecation',
      'versionProperties',
      'versionInfo',
      'incidentsSummary',
      'testResults',
      'forms',
    ],
  },
  {
    title: 'Statistics and usage',
    aspects: [
      'datasetProfile',
      'datasetUsageStatistics',
      'operation',
      'chartUsageStatistics',
      'dashboardUsageStatistics',
      'documentUsageStatistics',
      'queryUsageStatistics',
      'usageFeatures',
      'storageFeatures',
    ],
  },
  { title: 'Access and settings', aspects: ['access', 'assetSettings'] },
];
