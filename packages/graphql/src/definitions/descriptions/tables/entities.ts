import type { Descriptions } from '../descriptions.ts';

/** Entities: fields that are computed, and parts that have no record in the model. */
export const entities: Descriptions = {
  Dataset: {
    usageStats: 'Usage of the dataset. Null without `VIEW_DATASET_USAGE`.',
    'usageStats(resource)': 'URN of the dataset; it is not needed.',
    'usageStats(range)': 'Range of time up to now.',
    'usageStats(startTimeMillis)': 'Start of the range, in milliseconds since the epoch.',
    'usageStats(timeZone)': 'Time zone in which days begin; UTC by default.',
    statsSummary: 'Usage of the dataset in the last 30 days. Null without `VIEW_DATASET_USAGE`.',
    datasetProfiles: 'Profiles of the dataset. Empty without `VIEW_DATASET_PROFILE`.',
    'datasetProfiles(filter)': 'Conditions on the profiles.',
    operations: 'Operations on the dataset, the most recent first. Empty without `VIEW_DATASET_OPERATIONS`.',
    'operations(filter)': 'Conditions on the operations.',
    operationsStats: 'Number of operations on the dataset. Null without `VIEW_DATASET_OPERATIONS`.',
    assertions: 'Assertions on the dataset.',
    'assertions(count)': 'Maximum number of results; 200 by default.',
    'assertions(includeSoftDeleted)': 'True includes soft-deleted assertions; false by default.',
    contract: 'Data contract of the dataset.',
    name: 'Name of the dataset from its source, or else from the URN.',
    'schemaMetadata(version)': 'Version of the aspect; the latest by default.',
    schema: 'Columns of the dataset.',
    externalUrl: 'Link to the dataset in its source.',
    description: 'Description of the dataset from its source.',
    platformNativeType: 'Kind of dataset.',
    uri: 'Address of the dataset.',
    siblingsSearch: 'Searches the other datasets that stand for the same data.',
    fineGrainedLineages: 'Lineage between columns.',
    logicalParent: 'The logical dataset that the dataset implements.',
    timeseriesCapabilities: 'Which statistics of the dataset are stored.',
    'runs(direction)': 'Whether the dataset is an output or an input of the runs.',
  },
  DatasetProperties: {
    origin: 'Environment of the dataset.',
    created: 'When the dataset was created in its source, in milliseconds since the epoch.',
    createdActor: 'URN of who created the dataset in its source.',
    lastModifiedActor: 'URN of who last changed the dataset in its source.',
  },
  SiblingProperties: {
    isPrimary: 'Whether the dataset represents its siblings.',
  },
  VersionedDataset: {
    $: 'A dataset as it was in an earlier version.',
    name: 'Name of the dataset.',
    properties: 'Metadata from the source.',
    editableProperties: 'Metadata written in the catalogue.',
    ownership: 'Owners.',
    deprecation: 'Deprecation.',
    institutionalMemory: 'Links.',
    editableSchemaMetadata: 'Metadata of columns written in the catalogue.',
    status: 'Whether the dataset is soft-deleted.',
    tags: 'Tags.',
    glossaryTerms: 'Glossary terms.',
    applications: 'Applications that the dataset belongs to.',
    schema: 'Columns.',
    subTypes: 'Kind of dataset in the words of the source.',
    viewProperties: 'Definition of the view, for a view.',
    origin: 'Environment of the dataset.',
  },
  ViewProperties: {
    logic: 'Text of the view.',
    formattedLogic: 'Text of the view, with names in full.',
    language: 'Language of the text, such as `SQL`.',
  },
  Chart: {
    tool: 'Tool that the chart belongs to, such as `looker`.',
    query: 'The query behind the chart.',
  },
  Dashboard: {
    tool: 'Tool that the dashboard belongs to, such as `looker`.',
    usageStats: 'Usage of the dashboard.',
  },
  Notebook: {
    tool: 'Tool that the notebook belongs to, such as `querybook`.',
  },
  NotebookCell: {
    queryChell: 'Content of a query cell.',
  },
  ChartInfo: {
    name: 'Display name of the chart.',
    created: 'When the chart was created, and by whom.',
    deleted: 'When the chart was deleted, and by whom.',
  },
  ChartProperties: {
    name: 'Display name of the chart.',
    created: 'When the chart was created, and by whom.',
    deleted: 'When the chart was deleted, and by whom.',
  },
  DashboardInfo: {
    name: 'Display name of the dashboard.',
    created: 'When the dashboard was created, and by whom.',
    deleted: 'When the dashboard was deleted, and by whom.',
  },
  DashboardProperties: {
    name: 'Display name of the dashboard.',
    created: 'When the dashboard was created, and by whom.',
    deleted: 'When the dashboard was deleted, and by whom.',
  },
  DataFlow: {
    dataJobs: 'Jobs of the data flow.',
  },
  DataJob: {
    dataFlow: 'The data flow that the job belongs to.',
    inputOutput: 'Datasets and jobs that the job reads, and datasets that it writes.',
  },
  Container: {
    entities: 'Entities in the container.',
  },
  ContainerEntitiesInput: {
    $: 'Which entities of a container to return.',
  },
  ParentContainersResult: {
    $: 'The containers above an entity.',
    containers: 'Containers, from the nearest to the top.',
  },
  DataPlatform: {
    displayName: 'Name shown to people.',
    info: 'What kind of platform it is, and how it is shown.',
  },
  DataPlatformInstance: {
    instanceId: 'Name of the instance.',
  },
  DataProcessInstance: {
    state: 'Events of the run, the most recent first.',
    created: 'When the run was created, and by whom.',
    name: 'Name of the run.',
    externalUrl: 'Link to the run in its source.',
    parentTemplate: 'The job or other entity that was run.',
  },
  MLFeature: {
    description: 'What the feature is.',
    dataType: 'Kind of data in the feature.',
  },
  MLFeatureTable: {
    description: 'What the feature table holds.',
  },
  MLPrimaryKey: {
    description: 'What the key identifies.',
    dataType: 'Kind of data in the key.',
  },
  MLModel: {
    description: 'What the model does.',
    factorPrompts: "Groups, instruments and environments that the model's results depend on.",
    metrics: "Measures of the model's performance.",
    evaluationData: 'Datasets that the model was evaluated with.',
    trainingData: 'Datasets that the model was trained with.',
    quantitativeAnalyses: 'Results of the evaluation, overall and by group.',
    ethicalConsiderations: 'Sensitive data, risks and harms.',
    caveatsAndRecommendations: 'What else to know before using the model.',
  },
  MLModelGroup: {
    description: 'What the models of the group do.',
  },
  MLModelGroupProperties: {
    mlModelLineageInfo: 'Jobs that train and use the models.',
  },
  MLModelProperties: {
    mlModelLineageInfo: 'Jobs that train and use the model.',
  },
  MLModelLineageInfo: {
    $: 'Jobs that train and use models.',
    trainingJobs: 'URNs of the jobs and runs that train them.',
    downstreamJobs: 'URNs of the jobs and runs that use them.',
  },
  Metric: {
    semanticModel: 'The semantic model that has the metric.',
    parentMetric: 'The metric that it is calculated from.',
    parentMetrics: 'The metrics that it is calculated from.',
    childMetrics: 'Searches the metrics that are calculated from it.',
  },
  MetricInfo: {
    aiContext: 'Notes for agents.',
  },
  SemanticModel: {
    fineGrainedLineages: 'Lineage between columns.',
    metrics: 'Searches the metrics of the model.',
  },
  SemanticField: {
    $: 'A field of a dataset in a semantic model.',
    schemaField: 'Name, type and description.',
    type: 'Role of the field, such as a dimension.',
    expression: 'How the field is calculated.',
    dimension: 'Further facts about a dimension.',
    aiContext: 'Notes for agents.',
  },
  ModelDataset: {
    $: 'A dataset in a semantic model.',
    name: 'Name of the dataset in the model.',
    source: 'The dataset itself.',
    fields: 'Fields of the dataset.',
  },
  GetRootEntitiesInput: {
    $: 'Which page of entities to return.',
  },
  GetRootMetricsResult: {
    $: 'One page of the metrics without a parent.',
    metrics: 'The metrics in the page.',
  },
  GetSemanticModelsResult: {
    $: 'One page of semantic models.',
    semanticModels: 'The semantic models in the page.',
  },
  Tag: {
    editableProperties: 'Name and description of the tag.',
    description: 'What the tag means.',
  },
  EditableTagProperties: {
    $: 'Name and description of a tag.',
    name: 'Name of the tag.',
    description: 'What the tag means.',
  },
  OriginType: {
    UNKNOWN: 'Not known.',
  },
  QueryEntity: {
    platform: 'Data platform that the query runs on.',
  },
  DatasetUpdateInput: {
    $: 'New values of parts of a dataset; omitted parts keep theirs.',
  },
  ChartUpdateInput: {
    $: 'New values of parts of a chart; omitted parts keep theirs.',
  },
  DashboardUpdateInput: {
    $: 'New values of parts of a dashboard; omitted parts keep theirs.',
  },
  DataFlowUpdateInput: {
    $: 'New values of parts of a data flow; omitted parts keep theirs.',
  },
  DataJobUpdateInput: {
    $: 'New values of parts of a data job; omitted parts keep theirs.',
  },
  NotebookUpdateInput: {
    $: 'New values of parts of a notebook; omitted parts keep theirs.',
  },
  BatchDatasetUpdateInput: {
    $: 'A dataset with new values of its parts.',
    urn: 'URN of the dataset.',
    update: 'New values.',
  },
  DatasetEditablePropertiesUpdate: {
    $: 'Metadata of a dataset written in the catalogue.',
  },
  ChartEditablePropertiesUpdate: {
    $: 'Metadata of a chart written in the catalogue.',
  },
  DashboardEditablePropertiesUpdate: {
    $: 'Metadata of a dashboard written in the catalogue.',
  },
  DataFlowEditablePropertiesUpdate: {
    $: 'Metadata of a data flow written in the catalogue.',
  },
  DataJobEditablePropertiesUpdate: {
    $: 'Metadata of a data job written in the catalogue.',
  },
  NotebookEditablePropertiesUpdate: {
    $: 'Metadata of a notebook written in the catalogue.',
  },
  ListTestsInput: {
    $: 'Which metadata tests to list.',
  },
  ListTestsResult: {
    $: 'One page of metadata tests.',
  },
  ListOwnershipTypesInput: {
    $: 'Which ownership types to list.',
  },
  ListOwnershipTypesResult: {
    $: 'One page of ownership types.',
  },
  EntityType: {
    $: 'Entity types that GraphQL knows.',
    DOMAIN: 'A domain.',
    DATASET: 'A dataset.',
    CORP_USER: 'A user.',
    CORP_GROUP: 'A group.',
    DATA_PLATFORM: 'A data platform.',
    ER_MODEL_RELATIONSHIP: 'A join between two datasets.',
    DASHBOARD: 'A dashboard.',
    NOTEBOOK: 'A notebook.',
    CHART: 'A chart.',
    DATA_FLOW: 'A data flow, that is, a pipeline.',
    DATA_JOB: 'A data job, that is, a task of a pipeline.',
    TAG: 'A tag.',
    GLOSSARY_TERM: 'A glossary term.',
    GLOSSARY_NODE: 'A glossary node, that is, a group of terms.',
    CONTAINER: 'A container, such as a database or a schema.',
    MLMODEL: 'A machine learning model.',
    MLMODEL_GROUP: 'A group of model versions.',
    MLFEATURE_TABLE: 'A feature table.',
    MLFEATURE: 'A feature.',
    MLPRIMARY_KEY: 'A primary key of feature tables.',
    INGESTION_SOURCE: 'An ingestion source.',
    EXECUTION_REQUEST: 'A run of an ingestion source.',
    ASSERTION: 'An assertion.',
    DATA_PROCESS_INSTANCE: 'A run of a data job or another process.',
    DATA_PLATFORM_INSTANCE: 'An instance of a data platform.',
    ACCESS_TOKEN: 'An access token.',
    TEST: 'A metadata test.',
    DATAHUB_POLICY: 'An access policy.',
    DATAHUB_ROLE: 'A role of this catalogue.',
    POST: 'An announcement or a link on the home page.',
    SCHEMA_FIELD: 'A column of a dataset.',
    DATAHUB_VIEW: 'A view.',
    QUERY: 'A query.',
    DATA_PRODUCT: 'A data product.',
    CUSTOM_OWNERSHIP_TYPE: 'An ownership type.',
    DATAHUB_CONNECTION: 'A connection to another system.',
    INCIDENT: 'An incident.',
    ROLE: 'An access role of an external system.',
    DATA_CONTRACT: 'A data contract.',
    STRUCTURED_PROPERTY: 'A structured property.',
    FORM: 'A form.',
    DATA_TYPE: 'A data type of structured properties.',
    ENTITY_TYPE: 'An entity type.',
    BUSINESS_ATTRIBUTE: 'A business attribute.',
    VERSION_SET: 'A set of versions of one asset.',
    APPLICATION: 'An application.',
    DOCUMENT: 'A document.',
    DATAHUB_PAGE_TEMPLATE: 'A page layout.',
    DATAHUB_PAGE_MODULE: 'A module of a page.',
    DATAHUB_FILE: 'An uploaded file.',
    METRIC: 'A metric.',
    SEMANTIC_MODEL: 'A semantic model.',
    RESTRICTED: 'An entity that the caller may not see.',
    OTHER: 'An entity of a type that has no symbol of its own; as an argument, all of these types.',
  },
  Long: {
    $: 'A whole number of up to 53 bits, such as a time in milliseconds.',
  },
  EditableSchemaFieldInput: {
    type: 'Data type of the column.',
  },
  GlossaryTerm: {
    'schemaMetadata(version)': 'Version of the aspect; the latest by default.',
  },
};
