/**
 * Fields of entities that are not read from the model, by the subject that computes them. Tests of what is read leave them
 * out.
 */
const computed: Readonly<Record<string, readonly string[]>> = {
  search: [
    'lineage',
    'siblingsSearch',
    'entities',
    'relatedDocuments',
    'glossaryChildrenSearch',
    'versionsSearch',
    'childMetrics',
    'SemanticModel.metrics',
    'SearchResults',
    'ScrollResults',
    'SearchResult',
    'FacetMetadata',
    'AggregationMetadata',
  ],
  governance: ['childrenCount'],
  quality: [
    'usageStats',
    'statsSummary',
    'datasetProfiles',
    'operations',
    'operationsStats',
    'timeseriesCapabilities',
    'assertions',
    'incidents',
    'health',
    'runs',
    'runEvents',
    'testResults',
    'DataProcessInstance.state',
    // Summed over time series, within times that depend on when the test runs.
    'AssetStatsResult',
    'ChartStatsSummary',
    'DashboardStatsSummary',
    'DashboardUsageQueryResult',
    'DashboardUsageQueryResultAggregations',
    'DatasetStatsSummary',
    'Health',
    'OperationsAggregationsResult',
    'OperationsQueryResult',
    'UsageQueryResult',
    'UsageQueryResultAggregations',
  ],
  administration: ['CorpUser.settings', 'ExecutionRequest.source'],
  identity: ['AccessTokenMetadata'],
};

const names = new Set(Object.values(computed).flat());

/** Whether another subject computes a field, given as `Type.field`. */
export function isComputed(place: string): boolean {
  const [type = '', field = ''] = place.split('.');
  return names.has(place) || names.has(field) || names.has(type);
}
