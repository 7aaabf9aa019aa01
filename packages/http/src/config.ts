import type { Json } from '@colophon/schema';

/**
 * The version that clients are told they talk to, on DataHub's scale. From 1.0.1 on they may write through OpenAPI, and
 * ask what became of their writes.
 */
const clientFacingVersion = 'v1.0.1';

/** The answer to `GET /config`, by which DataHub's clients find out what a server can do. */
export const serverConfig = (): Json => ({
  noCode: 'true',
  retention: 'true',
  statefulIngestionCapable: true,
  patchCapable: true,
  supportsImpactAnalysis: true,
  timeZone: 'UTC',
  versions: { 'acryldata/datahub': { version: clientFacingVersion, commit: 'colophon' } },
  telemetry: { enabledCli: false, enabledIngestion: false },
  managedIngestion: { enabled: false, defaultCliVersion: '1.0.0' },
  datahub: { serverType: 'prod', serverEnv: 'core' },
  datasetUrnNameCasing: false,
  models: {},
});
