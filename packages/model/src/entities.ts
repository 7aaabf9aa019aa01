import type { Entity } from '@colophon/schema';
import { agentSkill } from '../entities/agent-skill.ts';
import { aiAgent } from '../entities/ai-agent.ts';
import { api } from '../entities/api.ts';
import { application } from '../entities/application.ts';
import { assertion } from '../entities/assertion.ts';
import { businessAttribute } from '../entities/business-attribute.ts';
import { chart } from '../entities/chart.ts';
import { container } from '../entities/container.ts';
import { corpGroup } from '../entities/corp-group.ts';
import { corpuser } from '../entities/corpuser.ts';
import { dashboard } from '../entities/dashboard.ts';
import { dataContract } from '../entities/data-contract.ts';
import { dataFlow } from '../entities/data-flow.ts';
import { dataHubAccessToken } from '../entities/data-hub-access-token.ts';
import { dataHubAction } from '../entities/data-hub-action.ts';
import { dataHubConnection } from '../entities/data-hub-connection.ts';
import { dataHubExecutionRequest } from '../entities/data-hub-execution-request.ts';
import { dataHubFile } from '../entities/data-hub-file.ts';
import { dataHubIngestionSource } from '../entities/data-hub-ingestion-source.ts';
import { dataHubOpenAPISchema } from '../entities/data-hub-open-api-schema.ts';
import { dataHubPageModule } from '../entities/data-hub-page-module.ts';
import { dataHubPageTemplate } from '../entities/data-hub-page-template.ts';
import { dataHubPersona } from '../entities/data-hub-persona.ts';
import { dataHubPolicy } from '../entities/data-hub-policy.ts';
import { dataHubRetention } from '../entities/data-hub-retention.ts';
import { dataHubRole } from '../entities/data-hub-role.ts';
import { dataHubSecret } from '../entities/data-hub-secret.ts';
import { dataHubStepState } from '../entities/data-hub-step-state.ts';
import { dataHubUpgrade } from '../entities/data-hub-upgrade.ts';
import { dataHubView } from '../entities/data-hub-view.ts';
import { dataJob } from '../entities/data-job.ts';
import { dataPlatform } from '../entities/data-platform.ts';
import { dataPlatformInstance } from '../entities/data-platform-instance.ts';
import { dataProcess } from '../entities/data-process.ts';
import { dataProcessInstance } from '../entities/data-process-instance.ts';
import { dataProduct } from '../entities/data-product.ts';
import { dataType } from '../entities/data-type.ts';
import { dataset } from '../entities/dataset.ts';
import { document } from '../entities/document.ts';
import { domain } from '../entities/domain.ts';
import { entityType } from '../entities/entity-type.ts';
import { erModelRelationship } from '../entities/er-model-relationship.ts';
import { form } from '../entities/form.ts';
import { globalSettings } from '../entities/global-settings.ts';
import { glossaryNode } from '../entities/glossary-node.ts';
import { glossaryTerm } from '../entities/glossary-term.ts';
import { incident } from '../entities/incident.ts';
import { inviteToken } from '../entities/invite-token.ts';
import { lifecycleStageType } from '../entities/lifecycle-stage-type.ts';
import { metric } from '../entities/metric.ts';
import { mlFeature } from '../entities/ml-feature.ts';
import { mlFeatureTable } from '../entities/ml-feature-table.ts';
import { mlModel } from '../entities/ml-model.ts';
import { mlModelDeployment } from '../entities/ml-model-deployment.ts';
import { mlModelGroup } from '../entities/ml-model-group.ts';
import { mlPrimaryKey } from '../entities/ml-primary-key.ts';
import { notebook } from '../entities/notebook.ts';
import { ownershipType } from '../entities/ownership-type.ts';
import { platformResource } from '../entities/platform-resource.ts';
import { post } from '../entities/post.ts';
import { query } from '../entities/query.ts';
import { repository } from '../entities/repository.ts';
import { role } from '../entities/role.ts';
import { schemaField } from '../entities/schema-field.ts';
import { searchTemplate } from '../entities/search-template.ts';
import { semanticModel } from '../entities/semantic-model.ts';
import { service } from '../entities/service.ts';
import { structuredProperty } from '../entities/structured-property.ts';
import { subscription } from '../entities/subscription.ts';
import { tag } from '../entities/tag.ts';
import { telemetry } from '../entities/telemetry.ts';
import { test } from '../entities/test.ts';
import { versionSet } from '../entities/version-set.ts';

/** Every entity of the model, by name. */
export const entities: readonly Entity[] = [
  agentSkill,
  aiAgent,
  api,
  application,
  assertion,
  businessAttribute,
  chart,
  container,
  corpGroup,
  corpuser,
  dashboard,
  dataContract,
  dataFlow,
  dataHubAccessToken,
  dataHubAction,
  dataHubConnection,
  dataHubExecutionRequest,
  dataHubFile,
  dataHubIngestionSource,
  dataHubOpenAPISchema,
  dataHubPageModule,
  dataHubPageTemplate,
  dataHubPersona,
  dataHubPolicy,
  dataHubRetention,
  dataHubRole,
  dataHubSecret,
  dataHubStepState,
  dataHubUpgrade,
  dataHubView,
  dataJob,
  dataPlatform,
  dataPlatformInstance,
  dataProcess,
  dataProcessInstance,
  dataProduct,
  dataType,
  dataset,
  document,
  domain,
  entityType,
  erModelRelationship,
  form,
  globalSettings,
  glossaryNode,
  glossaryTerm,
  incident,
  inviteToken,
  lifecycleStageType,
  metric,
  mlFeature,
  mlFeatureTable,
  mlModel,
  mlModelDeployment,
  mlModelGroup,
  mlPrimaryKey,
  notebook,
  ownershipType,
  platformResource,
  post,
  query,
  repository,
  role,
  schemaField,
  searchTemplate,
  semanticModel,
  service,
  structuredProperty,
  subscription,
  tag,
  telemetry,
  test,
  versionSet,
];
