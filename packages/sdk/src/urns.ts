// URNs in general.
export { encodeUrnPart, isUrn, parseUrn, printUrn, type Urn } from '@colophon/schema';
// URNs of what a catalogue keeps about itself.
export {
  makeDataHubAccessTokenUrn,
  makeDataHubActionUrn,
  makeDataHubConnectionUrn,
  makeDataHubExecutionRequestUrn,
  makeDataHubFileUrn,
  makeDataHubIngestionSourceUrn,
  makeDataHubOpenAPISchemaUrn,
  makeDataHubPageModuleUrn,
  makeDataHubPageTemplateUrn,
  makeDataHubPersonaUrn,
  makeDataHubPolicyUrn,
  makeDataHubRetentionUrn,
  makeDataHubRoleUrn,
  makeDataHubSecretUrn,
  makeDataHubStepStateUrn,
  makeDataHubUpgradeUrn,
  makeDataHubViewUrn,
  makeGlobalSettingsUrn,
  makeInviteTokenUrn,
  makePostUrn,
  makeSearchTemplateUrn,
  makeSubscriptionUrn,
  makeTelemetryUrn,
} from './builders/urns/catalogue.ts';
export { containerUrnToKey, makeContainerUrn } from './builders/urns/container.ts';
export {
  chartUrnToKey,
  dashboardUrnToKey,
  makeChartUrn,
  makeDashboardUrn,
  makeNotebookUrn,
} from './builders/urns/dashboard.ts';
// URNs of data and where it lives.
export { makeDataPlatformInstanceUrn, makeDataPlatformUrn } from './builders/urns/data-platform.ts';
export {
  datasetKeyToUrn,
  datasetUrnToKey,
  type Env,
  makeDatasetUrn,
  makeDatasetUrnWithPlatformInstance,
  makeSchemaFieldUrn,
  schemaFieldUrnToKey,
} from './builders/urns/dataset.ts';
export {
  makeApplicationUrn,
  makeBusinessAttributeUrn,
  makeDataProductUrn,
  makeDataTypeUrn,
  makeDocumentUrn,
  makeDomainUrn,
  makeEntityTypeUrn,
  makeFormUrn,
  makeGlossaryNodeUrn,
  makeLifecycleStageTypeUrn,
  makeStructuredPropertyUrn,
  makeTagUrn,
  makeTermUrn,
} from './builders/urns/governance.ts';
export {
  makeMlFeatureTableUrn,
  makeMlFeatureUrn,
  makeMlModelDeploymentUrn,
  makeMlModelGroupUrn,
  makeMlModelUrn,
  makeMlPrimaryKeyUrn,
} from './builders/urns/machine-learning.ts';
// URNs of people, and of what they sort entities with.
export {
  isOwnerUrn,
  makeGroupUrn,
  makeOwnershipTypeUrn,
  makeOwnerUrn,
  makeRoleUrn,
  makeUserUrn,
  OwnerType,
  systemActor,
  unknownUser,
} from './builders/urns/people.ts';
export {
  dataFlowUrnToKey,
  dataJobUrnToKey,
  makeDataFlowUrn,
  makeDataJobUrn,
  makeDataJobUrnWithFlow,
  makeDataProcessInstanceUrn,
  makeDataProcessUrn,
} from './builders/urns/pipeline.ts';
export {
  assertionUrnToKey,
  makeAssertionUrn,
  makeDataContractUrn,
  makeIncidentUrn,
  makeTestUrn,
} from './builders/urns/quality.ts';
// URNs of queries, metrics and software.
export {
  makeAgentSkillUrn,
  makeAiAgentUrn,
  makeApiUrn,
  makeErModelRelationshipUrn,
  makeMetricUrn,
  makePlatformResourceUrn,
  makeQueryUrn,
  makeRepositoryUrn,
  makeSemanticModelUrn,
  makeServiceUrn,
  makeVersionSetUrn,
} from './builders/urns/software.ts';
