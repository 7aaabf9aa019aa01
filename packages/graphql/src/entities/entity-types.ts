import type { Entity, Registry } from '@colophon/schema';

/** An entity type of the model, as GraphQL calls it. */
export interface GraphqlEntity {
  /** Name of the object type. */
  readonly type: string;
  /** Symbol of the enumeration `EntityType`. */
  readonly symbol: string;
  /** Fields of the key, by the names of fields that are not called as they are. */
  readonly keys?: Readonly<Record<string, string>>;
  /** The same of aspects. */
  readonly fields?: Readonly<Record<string, string>>;
}

/** What all entity types call otherwise than their aspects. */
const shared: Readonly<Record<string, string>> = {
  tags: 'globalTags',
  globalTags: 'globalTags',
  settings: 'assetSettings',
};

/** By entity type of the model; those that are missing have no type of their own in GraphQL. */
export const graphqlEntities: Readonly<Record<string, GraphqlEntity>> = {
  dataset: {
    type: 'Dataset',
    symbol: 'DATASET',
    fields: { properties: 'datasetProperties', editableProperties: 'editableDatasetProperties' },
  },
  chart: {
    type: 'Chart',
    symbol: 'CHART',
    keys: { tool: 'dashboardTool' },
    fields: {
      properties: 'chartInfo',
      info: 'chartInfo',
      query: 'chartQuery',
      editableProperties: 'editableChartProperties',
      editableInfo: 'editableChartProperties',
    },
  },
  dashboard: {
    type: 'Dashboard',
    symbol: 'DASHBOARD',
    keys: { tool: 'dashboardTool' },
    fields: {
      properties: 'dashboardInfo',
      info: 'dashboardInfo',
      editableProperties: 'editableDashboardProperties',
      editableInfo: 'editableDashboardProperties',
    },
  },
  dataFlow: {
    type: 'DataFlow',
    symbol: 'DATA_FLOW',
    fields: {
      properties: 'dataFlowInfo',
      info: 'dataFlowInfo',
      editableProperties: 'editableDataFlowProperties',
    },
  },
  dataJob: {
    type: 'DataJob',
    symbol: 'DATA_JOB',
    fields: {
      properties: 'dataJobInfo',
      info: 'dataJobInfo',
      inputOutput: 'dataJobInputOutput',
      editableProperties: 'editableDataJobProperties',
    },
  },
  container: {
    type: 'Container',
    symbol: 'CONTAINER',
    fields: { properties: 'containerProperties', editableProperties: 'editableContainerProperties' },
  },
  domain: { type: 'Domain', symbol: 'DOMAIN', fields: { properties: 'domainProperties' } },
  dataProduct: {
    type: 'DataProduct',
    symbol: 'DATA_PRODUCT',
    fields: { properties: 'dataProductProperties' },
  },
  application: {
    type: 'Application',
    symbol: 'APPLICATION',
    fields: { properties: 'applicationProperties' },
  },
  tag: { type: 'Tag', symbol: 'TAG', fields: { properties: 'tagProperties' } },
  glossaryTerm: {
    type: 'GlossaryTerm',
    symbol: 'GLOSSARY_TERM',
    fields: { properties: 'glossaryTermInfo', glossaryTermInfo: 'glossaryTermInfo' },
  },
  glossaryNode: { type: 'GlossaryNode', symbol: 'GLOSSARY_NODE', fields: { properties: 'glossaryNodeInfo' } },
  corpuser: {
    type: 'CorpUser',
    symbol: 'CORP_USER',
    fields: {
      properties: 'corpUserInfo',
      info: 'corpUserInfo',
      editableProperties: 'corpUserEditableInfo',
      editableInfo: 'corpUserEditableInfo',
    },
  },
  corpGroup: {
    type: 'CorpGroup',
    symbol: 'CORP_GROUP',
    fields: {
      properties: 'corpGroupInfo',
      info: 'corpGroupInfo',
      editableProperties: 'corpGroupEditableInfo',
    },
  },
  dataPlatform: {
    type: 'DataPlatform',
    symbol: 'DATA_PLATFORM',
    keys: { name: 'platformName' },
    fields: { properties: 'dataPlatformInfo', info: 'dataPlatformInfo' },
  },
  dataPlatformInstance: {
    type: 'DataPlatformInstance',
    symbol: 'DATA_PLATFORM_INSTANCE',
    keys: { instanceId: 'instance' },
    fields: { properties: 'dataPlatformInstanceProperties' },
  },
  ownershipType: {
    type: 'OwnershipTypeEntity',
    symbol: 'CUSTOM_OWNERSHIP_TYPE',
    fields: { info: 'ownershipTypeInfo' },
  },
  structuredProperty: {
    type: 'StructuredPropertyEntity',
    symbol: 'STRUCTURED_PROPERTY',
    fields: { definition: 'propertyDefinition', settings: 'structuredPropertySettings' },
  },
  schemaField: { type: 'SchemaFieldEntity', symbol: 'SCHEMA_FIELD' },
  notebook: {
    type: 'Notebook',
    symbol: 'NOTEBOOK',
    keys: { tool: 'notebookTool' },
    fields: {
      info: 'notebookInfo',
      content: 'notebookContent',
      editableProperties: 'editableNotebookProperties',
    },
  },
  dataProcessInstance: {
    type: 'DataProcessInstance',
    symbol: 'DATA_PROCESS_INSTANCE',
    fields: { properties: 'dataProcessInstanceProperties' },
  },
  mlModel: {
    type: 'MLModel',
    symbol: 'MLMODEL',
    fields: {
      properties: 'mlModelProperties',
      editableProperties: 'editableMlModelProperties',
      factorPrompts: 'mlModelFactorPrompts',
      metrics: 'mlModelMetrics',
      quantitativeAnalyses: 'mlModelQuantitativeAnalyses',
      ethicalConsiderations: 'mlModelEthicalConsiderations',
      caveatsAndRecommendations: 'mlModelCaveatsAndRecommendations',
    },
  },
  mlModelGroup: {
    type: 'MLModelGroup',
    symbol: 'MLMODEL_GROUP',
    fields: { properties: 'mlModelGroupProperties', editableProperties: 'editableMlModelGroupProperties' },
  },
  mlFeatureTable: {
    type: 'MLFeatureTable',
    symbol: 'MLFEATURE_TABLE',
    fields: {
      properties: 'mlFeatureTableProperties',
      featureTableProperties: 'mlFeatureTableProperties',
      editableProperties: 'editableMlFeatureTableProperties',
    },
  },
  mlFeature: {
    type: 'MLFeature',
    symbol: 'MLFEATURE',
    fields: {
      properties: 'mlFeatureProperties',
      featureProperties: 'mlFeatureProperties',
      editableProperties: 'editableMlFeatureProperties',
    },
  },
  mlPrimaryKey: {
    type: 'MLPrimaryKey',
    symbol: 'MLPRIMARY_KEY',
    fields: {
      properties: 'mlPrimaryKeyProperties',
      primaryKeyProperties: 'mlPrimaryKeyProperties',
      editableProperties: 'editableMlPrimaryKeyProperties',
    },
  },
  assertion: {
    type: 'Assertion',
    symbol: 'ASSERTION',
    fields: { info: 'assertionInfo', actions: 'assertionActions' },
  },
  incident: { type: 'Incident', symbol: 'INCIDENT' },
  test: { type: 'Test', symbol: 'TEST' },
  dataContract: {
    type: 'DataContract',
    symbol: 'DATA_CONTRACT',
    fields: { properties: 'dataContractProperties', status: 'dataContractStatus' },
  },
  query: {
    type: 'QueryEntity',
    symbol: 'QUERY',
    fields: { properties: 'queryProperties', subjects: 'querySubjects' },
  },
  role: { type: 'Role', symbol: 'ROLE', fields: { properties: 'roleProperties' } },
  form: { type: 'Form', symbol: 'FORM', fields: { info: 'formInfo' } },
  post: { type: 'Post', symbol: 'POST' },
  businessAttribute: {
    type: 'BusinessAttribute',
    symbol: 'BUSINESS_ATTRIBUTE',
    fields: { properties: 'businessAttributeInfo' },
  },
  erModelRelationship: {
    type: 'ERModelRelationship',
    symbol: 'ER_MODEL_RELATIONSHIP',
    fields: {
      properties: 'erModelRelationshipProperties',
      editableProperties: 'editableERModelRelationshipProperties',
    },
  },
  versionSet: { type: 'VersionSet', symbol: 'VERSION_SET' },
  document: {
    type: 'Document',
    symbol: 'DOCUMENT',
    fields: { info: 'documentInfo', settings: 'documentSettings' },
  },
  metric: { type: 'Metric', symbol: 'METRIC', fields: { info: 'metricInfo' } },
  semanticModel: { type: 'SemanticModel', symbol: 'SEMANTIC_MODEL', fields: { info: 'semanticModelInfo' } },
  dataType: { type: 'DataTypeEntity', symbol: 'DATA_TYPE', fields: { info: 'dataTypeInfo' } },
  entityType: { type: 'EntityTypeEntity', symbol: 'ENTITY_TYPE', fields: { info: 'entityTypeInfo' } },
  dataHubPolicy: { type: 'DataHubPolicy', symbol: 'DATAHUB_POLICY' },
  dataHubRole: { type: 'DataHubRole', symbol: 'DATAHUB_ROLE' },
  dataHubView: { type: 'DataHubView', symbol: 'DATAHUB_VIEW' },
  dataHubConnection: {
    type: 'DataHubConnection',
    symbol: 'DATAHUB_CONNECTION',
    fields: { details: 'dataHubConnectionDetails' },
  },
  dataHubFile: { type: 'DataHubFile', symbol: 'DATAHUB_FILE', fields: { info: 'dataHubFileInfo' } },
  dataHubPageTemplate: {
    type: 'DataHubPageTemplate',
    symbol: 'DATAHUB_PAGE_TEMPLATE',
    fields: { properties: 'dataHubPageTemplateProperties' },
  },
  dataHubPageModule: {
    type: 'DataHubPageModule',
    symbol: 'DATAHUB_PAGE_MODULE',
    fields: { properties: 'dataHubPageModuleProperties' },
  },
  dataHubExecutionRequest: {
    type: 'ExecutionRequest',
    symbol: 'EXECUTION_REQUEST',
    fields: { input: 'dataHubExecutionRequestInput', result: 'dataHubExecutionRequestResult' },
  },
  dataHubAccessToken: { type: 'AccessTokenMetadata', symbol: 'ACCESS_TOKEN' },
};

const byTypeName = new Map(
  Object.entries(graphqlEntities).map(([entityType, { type }]) => [type, entityType] as const),
);

const bySymbol = new Map(
  Object.entries(graphqlEntities).map(([name, { symbol }]) => [symbol, name] as const),
);

/** The entity type of the model for a symbol of `EntityType`; any other text is left as it is. */
export const nameOfSymbol = (symbol: string): string => bySymbol.get(symbol) ?? symbol;

/** Further object types for entity types that have one already: they show the same entity in another way. */
const views: Readonly<Record<string, string>> = { ServiceAccount: 'corpuser', VersionedDataset: 'dataset' };

/** The entity type of the model that an object type of GraphQL stands for. */
export const entityTypeOf = (typeName: string): string | undefined =>
  byTypeName.get(typeName) ?? views[typeName];

/** Every object type that stands for an entity, with the entity type of the model. */
export const entityObjects: readonly (readonly [type: string, entityType: string])[] = [
  ...byTypeName,
  ...Object.entries(views),
];

/** The aspect from which a field of an entity is read; undefined when it is no aspect. */
export function aspectOfField(registry: Registry, entityType: string, field: string): string | undefined {
  const name = graphqlEntities[entityType]?.fields?.[field] ?? shared[field] ?? field;
  const aspect = registry.aspectOf(entityType, name);
  return aspect?.kind === 'versioned' ? aspect.name : undefined;
}

/** The place of a field in the URN; undefined when it is no field of the key. */
export function keyPlaceOf(entity: Entity, field: string): number | undefined {
  const name = graphqlEntities[entity.name]?.keys?.[field] ?? field;
  const place = Object.keys(entity.key.record.fields).indexOf(name);
  return place < 0 ? undefined : place;
}

/** The object type of an entity: of those that have none of their own, one that shows what is common to all. */
export const objectTypeOf = (entityType: string): string =>
  graphqlEntities[entityType]?.type ?? 'OtherEntity';
