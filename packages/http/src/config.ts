import type { Json, JsonObject } from '@colophon/schema';

/**
 * The version reported to clients, on DataHub's scale. From 1.0.1 on they may write through OpenAPI, and
 * ask what became of their writes; from 1.4.0 on, DataHub's server for agents offers all of its tools.
 */
const clientFacingVersion = 'v1.4.0';

/** Clients keep the GraphQL schema as long as this is the same: it is another one with each change of the schema. */
export const schemaRevision = 'colophon-7';

/** The answer to `GET /config`, by which DataHub's clients find out what a server can do. */
export const serverConfig = (): Json => ({
  noCode: 'true',
  retention: 'true',
  statefulIngestionCapable: true,
  patchCapable: true,
  supportsImpactAnalysis: true,
  timeZone: 'UTC',
  versions: { 'acryldata/datahub': { version: clientFacingVersion, commit: schemaRevision } },
  telemetry: { enabledCli: false, enabledIngestion: false },
  managedIngestion: { enabled: true, defaultCliVersion: '1.0.0' },
  datahub: { serverType: 'prod', serverEnv: 'core' },
  datasetUrnNameCasing: false,
  models: {},
});

/**
 * DataHub's feature flags by name, with what holds here: whether the server does what a flag turns on. What belongs to
 * DataHub's web application is off. None can be changed.
 */
export const featureFlags: Readonly<Record<string, boolean>> = {
  alternateMCPValidation: false,
  alwaysEmitChangeLog: false,
  businessAttributeEntityEnabled: true,
  dataContractsEnabled: true,
  dataProcessInstanceEntityEnabled: true,
  editableDatasetNameEnabled: true,
  entityVersioning: false,
  erModelRelationshipFeatureEnabled: true,
  lineageSearchCacheEnabled: false,
  nestedDomainsEnabled: true,
  platformBrowseV2: false,
  pointInTimeCreationEnabled: false,
  readOnlyModeEnabled: false,
  schemaFieldEntityFetchEnabled: true,
  showAccessManagement: false,
  showAcrylInfo: false,
  showBrowseV2: false,
  showManageStructuredProperties: false,
  showSearchFiltersV2: false,
  showSeparateSiblings: false,
  showSimplifiedHomepageByDefault: false,
};

/**
 * The state of the parts into which DataHub can be divided. Here one process is all of them: a caller finds each
 * available.
 */
export function systemInfo(): JsonObject {
  const component = (name: string) => ({
    name,
    status: 'AVAILABLE',
    version: clientFacingVersion,
    properties: { mode: 'embedded' },
  });
  return {
    springComponents: {
      gms: component('GMS'),
      maeConsumer: component('MAE Consumer'),
      mceConsumer: component('MCE Consumer'),
    },
  };
}
