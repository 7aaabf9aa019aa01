import type { EntityType } from '@colophon/model-types';
import { isSchemaError, parseUrn } from '@colophon/schema';
import { describe, expect, it } from 'vitest';
import * as catalogue from './catalogue.ts';
import * as container from './container.ts';
import * as dashboard from './dashboard.ts';
import * as platform from './data-platform.ts';
import * as dataset from './dataset.ts';
import * as governance from './governance.ts';
import * as learning from './machine-learning.ts';
import * as people from './people.ts';
import * as pipeline from './pipeline.ts';
import * as quality from './quality.ts';
import * as software from './software.ts';

const orders = 'urn:li:dataset:(urn:li:dataPlatform:mysql,shop.orders,PROD)';
const flow = 'urn:li:dataFlow:(airflow,nightly,prod)';

describe('urns', () => {
  it.each([
    [platform.makeDataPlatformUrn('urn:li:dataPlatform:mysql'), 'urn:li:dataPlatform:mysql'],
    [
      platform.makeDataPlatformInstanceUrn('mysql', 'eu1'),
      'urn:li:dataPlatformInstance:(urn:li:dataPlatform:mysql,eu1)',
    ],
    [dataset.makeDatasetUrn('mysql', 'shop.orders'), orders],
    [dataset.makeDatasetUrn('mysql', 'shop.orders', 'prod'), orders],
    [
      dataset.makeDatasetUrn('s3', 'a (b), c', 'DEV'),
      'urn:li:dataset:(urn:li:dataPlatform:s3,a %28b%29%2C c,DEV)',
    ],
    [
      dataset.makeDatasetUrnWithPlatformInstance('mysql', 'shop.orders', 'eu1'),
      'urn:li:dataset:(urn:li:dataPlatform:mysql,eu1.shop.orders,PROD)',
    ],
    [dataset.makeDatasetUrnWithPlatformInstance('mysql', 'shop.orders', ''), orders],
    [dataset.makeSchemaFieldUrn(orders, 'a,b'), `urn:li:schemaField:(${orders},a%2Cb)`],
    [people.makeUserUrn('urn:li:corpGroup:finance'), 'urn:li:corpGroup:finance'],
    [people.makeOwnerUrn('j,doe', people.OwnerType.USER), 'urn:li:corpuser:j%2Cdoe'],
    [people.makeOwnershipTypeUrn('__system__data_steward'), 'urn:li:ownershipType:__system__data_steward'],
    [governance.makeTagUrn('a(b)'), 'urn:li:tag:a%28b%29'],
    [governance.makeTermUrn('a(b)'), 'urn:li:glossaryTerm:a(b)'],
    [governance.makeDataTypeUrn('string'), 'urn:li:dataType:datahub.string'],
    [governance.makeEntityTypeUrn('datahub.dataset'), 'urn:li:entityType:datahub.dataset'],
    [
      pipeline.makeDataFlowUrn('airflow', 'nightly', 'prod', 'eu1'),
      'urn:li:dataFlow:(airflow,eu1.nightly,prod)',
    ],
    [pipeline.makeDataFlowUrn('airflow', 'nightly'), flow],
    [pipeline.makeDataJobUrn('airflow', 'nightly', 'load'), `urn:li:dataJob:(${flow},load)`],
    [dashboard.makeChartUrn('looker', 'a', 'eu1'), 'urn:li:chart:(looker,eu1.a)'],
    [learning.makeMlFeatureUrn('users', 'age'), 'urn:li:mlFeature:(users,age)'],
    [learning.makeMlModelUrn('mlflow', 'm'), 'urn:li:mlModel:(urn:li:dataPlatform:mlflow,m,PROD)'],
    [learning.makeMlFeatureTableUrn('feast', 't'), 'urn:li:mlFeatureTable:(urn:li:dataPlatform:feast,t)'],
    [software.makeVersionSetUrn('churn', 'mlModel'), 'urn:li:versionSet:(churn,mlModel)'],
    [software.makeMetricUrn('dbt', 'shop', 'x'), 'urn:li:metric:(urn:li:dataPlatform:dbt,shop,x)'],
    [catalogue.makeDataHubRetentionUrn('*', 'ownership'), 'urn:li:dataHubRetention:(*,ownership)'],
  ])('come out as %s', (made, expected) => {
    expect(made).toBe(expected);
  });

  it.each([
    [() => platform.makeDataPlatformUrn('urn:li:tag:pii'), 'a URN of another type, tag'],
    [() => dataset.makeDatasetUrn('mysql', ''), 'Cannot create the URN of a dataset: its name is empty'],
    [() => dataset.makeDatasetUrn('mysql', 'a', 'a,b' as 'PROD'), 'is no environment'],
    [() => dataset.makeSchemaFieldUrn('orders', 'id'), 'must be a URN'],
    [() => pipeline.makeDataJobUrnWithFlow(orders, 'load'), 'another type, dataset'],
    [() => pipeline.makeDataJobUrnWithFlow('urn:li:dataFlow:(a,b)', 'load'), '2 parts instead of 3'],
    [() => governance.makeTagUrn('urn:li:tagg:x'), 'another type, tagg'],
    [() => governance.makeDataTypeUrn(''), 'its name is empty'],
    [() => software.makeQueryUrn('urn:li:query:a(b'), 'not encoded'],
    [() => container.makeContainerUrn(''), 'its guid is empty'],
  ])('are refused with a reason: %s', (make, reason) => {
    expect(make).toThrow(reason);
    expect(make).toThrow(expect.toSatisfy(isSchemaError));
  });
});

// Each builder by the type of its urns: the compiler asks for one for every entity of the model.
const builders: Record<EntityType, (id: string) => string> = {
  agentSkill: software.makeAgentSkillUrn,
  aiAgent: software.makeAiAgentUrn,
  api: software.makeApiUrn,
  application: governance.makeApplicationUrn,
  assertion: quality.makeAssertionUrn,
  businessAttribute: governance.makeBusinessAttributeUrn,
  chart: (id) => dashboard.makeChartUrn('t', id),
  container: container.makeContainerUrn,
  corpGroup: people.makeGroupUrn,
  corpuser: people.makeUserUrn,
  dashboard: (id) => dashboard.makeDashboardUrn('t', id),
  dataContract: quality.makeDataContractUrn,
  dataFlow: (id) => pipeline.makeDataFlowUrn('o', id),
  dataHubAccessToken: catalogue.makeDataHubAccessTokenUrn,
  dataHubAction: catalogue.makeDataHubActionUrn,
  dataHubConnection: catalogue.makeDataHubConnectionUrn,
  dataHubExecutionRequest: catalogue.makeDataHubExecutionRequestUrn,
  dataHubFile: catalogue.makeDataHubFileUrn,
  dataHubIngestionSource: catalogue.makeDataHubIngestionSourceUrn,
  dataHubOpenAPISchema: catalogue.makeDataHubOpenAPISchemaUrn,
  dataHubPageModule: catalogue.makeDataHubPageModuleUrn,
  dataHubPageTemplate: catalogue.makeDataHubPageTemplateUrn,
  dataHubPersona: catalogue.makeDataHubPersonaUrn,
  dataHubPolicy: catalogue.makeDataHubPolicyUrn,
  dataHubRetention: () => catalogue.makeDataHubRetentionUrn('dataset', '*'),
  dataHubRole: catalogue.makeDataHubRoleUrn,
  dataHubSecret: catalogue.makeDataHubSecretUrn,
  dataHubStepState: catalogue.makeDataHubStepStateUrn,
  dataHubUpgrade: catalogue.makeDataHubUpgradeUrn,
  dataHubView: catalogue.makeDataHubViewUrn,
  dataJob: (id) => pipeline.makeDataJobUrnWithFlow(flow, id),
  dataPlatform: platform.makeDataPlatformUrn,
  dataPlatformInstance: (id) => platform.makeDataPlatformInstanceUrn('p', id),
  dataProcess: (id) => pipeline.makeDataProcessUrn(id, 'o'),
  dataProcessInstance: pipeline.makeDataProcessInstanceUrn,
  dataProduct: governance.makeDataProductUrn,
  dataset: (id) => dataset.makeDatasetUrn('p', id),
  dataType: governance.makeDataTypeUrn,
  document: governance.makeDocumentUrn,
  domain: governance.makeDomainUrn,
  entityType: governance.makeEntityTypeUrn,
  erModelRelationship: software.makeErModelRelationshipUrn,
  form: governance.makeFormUrn,
  globalSettings: catalogue.makeGlobalSettingsUrn,
  glossaryNode: governance.makeGlossaryNodeUrn,
  glossaryTerm: governance.makeTermUrn,
  incident: quality.makeIncidentUrn,
  inviteToken: catalogue.makeInviteTokenUrn,
  lifecycleStageType: governance.makeLifecycleStageTypeUrn,
  metric: (id) => software.makeMetricUrn('p', 'q', id),
  mlFeature: (id) => learning.makeMlFeatureUrn('t', id),
  mlFeatureTable: (id) => learning.makeMlFeatureTableUrn('p', id),
  mlModel: (id) => learning.makeMlModelUrn('p', id),
  mlModelDeployment: (id) => learning.makeMlModelDeploymentUrn('p', id),
  mlModelGroup: (id) => learning.makeMlModelGroupUrn('p', id),
  mlPrimaryKey: (id) => learning.makeMlPrimaryKeyUrn('t', id),
  notebook: (id) => dashboard.makeNotebookUrn('t', id),
  ownershipType: people.makeOwnershipTypeUrn,
  platformResource: software.makePlatformResourceUrn,
  post: catalogue.makePostUrn,
  query: software.makeQueryUrn,
  repository: software.makeRepositoryUrn,
  role: people.makeRoleUrn,
  schemaField: (id) => dataset.makeSchemaFieldUrn(orders, id),
  searchTemplate: catalogue.makeSearchTemplateUrn,
  semanticModel: (id) => software.makeSemanticModelUrn('p', 'q', id),
  service: software.makeServiceUrn,
  structuredProperty: governance.makeStructuredPropertyUrn,
  subscription: catalogue.makeSubscriptionUrn,
  tag: governance.makeTagUrn,
  telemetry: catalogue.makeTelemetryUrn,
  test: quality.makeTestUrn,
  versionSet: (id) => software.makeVersionSetUrn(id, 'dataset'),
};

it.each(Object.entries(builders))(
  'of a %s have that type, and are returned unchanged when passed in',
  (type, make) => {
    const made = make('x');
    const { entityType, parts } = parseUrn(made);
    expect(entityType).toBe(type);
    if (parts.length === 1) expect(make(made)).toBe(made);
  },
);

describe('a URN’s key', () => {
  it.each([
    [dataset.datasetUrnToKey, orders],
    [dataset.schemaFieldUrnToKey, `urn:li:schemaField:(${orders},a.b)`],
    [container.containerUrnToKey, 'urn:li:container:abc'],
    [dashboard.dashboardUrnToKey, 'urn:li:dashboard:(looker,sales)'],
    [dashboard.chartUrnToKey, 'urn:li:chart:(looker,revenue)'],
    [quality.assertionUrnToKey, 'urn:li:assertion:abc'],
    [pipeline.dataFlowUrnToKey, flow],
    [pipeline.dataJobUrnToKey, `urn:li:dataJob:(${flow},load)`],
  ])('is read from the urn of its kind alone (%#)', (toKey, urn) => {
    expect(Object.values(toKey(urn) ?? {})).toEqual(parseUrn(urn).parts);
    expect(toKey('urn:li:tag:pii')).toBeUndefined();
    expect(toKey('not a URN')).toBeUndefined();
  });

  it('converts back to the URN', () => {
    const key = dataset.datasetUrnToKey(orders);
    expect(key && dataset.datasetKeyToUrn(key)).toBe(orders);
  });
});
