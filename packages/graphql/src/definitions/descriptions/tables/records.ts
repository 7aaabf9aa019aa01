import type { Descriptions } from '../descriptions.ts';

/** Records whose description in the model speaks of the model. */
export const records: Descriptions = {
  AssertionInfo: {
    source: 'Where the definition was created.',
  },
  AssertionType: {
    $: 'Kinds of assertion.',
  },
  CustomAssertionInfo: {
    entityUrn: 'URN of the dataset that the assertion checks.',
    field: 'The column that is checked, where there is only one.',
  },
  DatasetAssertionInfo: {
    datasetUrn: 'URN of the dataset that the assertion checks.',
    fields: 'Columns that are checked, when `scope` is `DATASET_COLUMN`.',
  },
  FineGrainedLineage: {
    upstreams: 'Columns that the downstream columns are computed from.',
    downstreams: 'Columns that are computed from the upstream ones.',
  },
  SemanticModelInfo: {
    aiContext: 'Notes for agents.',
    datasets: 'Datasets of the model, with their fields.',
    name: 'Display name.',
  },
  SemanticModelRelationship: {
    from: 'Name of the dataset on the left of the join.',
    to: 'Name of the dataset on the right of the join.',
  },
  Status: {
    lifecycleStage: 'Stage that the entity is in; it may hide the entity from search.',
    lifecycleLastUpdated: 'Who moved the entity into its stage, and when.',
  },
  CorpUserEditableProperties: {
    persona: 'Kind of work that the user does.',
  },
  IncidentSource: {
    type: 'How the incident was raised.',
    source: 'The assertion that raised the incident.',
  },
  DocumentRelatedDocument: {
    $: 'A link from one document to another, outside the tree.',
  },
  DocumentParentDocument: {
    document: 'The parent document.',
  },
  DomainAssociation: {
    domain: 'The domain.',
    associatedUrn: 'URN of the entity that is in the domain.',
    attribution: 'Who assigned the domain, when and how.',
  },
  EthicalConsiderations: {
    useCases: 'Especially sensitive uses of the model.',
  },
  CaveatDetails: {
    $: "Open questions about a model's evaluation: outstanding tests and groups missing from the data.",
  },
  GlossaryTerm: {
    schemaMetadata: 'Columns that the term stands for.',
  },
  MetricUpstreams: {
    $: 'Datasets and columns that a metric reads directly.',
    fieldUpstreams: 'Columns that the metric reads; the dataset of each is in `datasetUpstreams`.',
  },
  TagProperties: {
    name: "Display name of the tag, which can be changed; the name in the URN can't.",
  },
  BusinessAttributes: {
    $: 'The business attribute of a column.',
    businessAttribute: 'The attribute; a column has one at most.',
  },
  StructuredPropertyDefinition: {
    valueType: 'Data type of the values.',
    typeQualifier: 'Which entity types values may point to, for a property whose values are URNs.',
  },
  SchemaMetadata: {
    platformSchema: 'The schema as its platform writes it.',
  },
  Owner: {
    type: 'Ownership type as a fixed symbol.',
  },
  OwnershipType: {
    $: 'Fixed ownership types; every other one is an entity.',
    CUSTOM: 'An ownership type that has no symbol here.',
  },
  DataFlow: {
    $: 'A pipeline that groups data jobs, for example an Airflow DAG.',
  },
  ChartInfo: {
    inputs: 'Datasets behind the chart.',
  },
  CorpGroupInfo: {
    admins: 'Users who own the group.',
    members: 'Members of the group.',
    groups: 'Groups in the group; no longer in use.',
  },
  CorpUserInfo: {
    active: 'Whether the account is in use, according to the directory.',
  },
  DashboardInfo: {
    charts: 'Charts on the dashboard.',
  },
  DataJobInputOutput: {
    inputDatasets: 'Datasets that the job reads.',
    outputDatasets: 'Datasets that the job writes.',
    inputDatajobs: 'Jobs that the job depends on.',
    fineGrainedLineages: 'Lineage between columns through the job.',
  },
  MLModelGroupProperties: {
    createdAt: 'When the group was created, in milliseconds since the epoch.',
    created: 'When the group was created in the model registry, and by whom if known.',
    version: 'Version of the group as a whole.',
  },
  MLModelProperties: {
    hyperParameters: 'Hyperparameters by name; `hyperParams` has more about each.',
    created: 'When the model was recorded in the model registry, and by whom if known.',
    date: 'When the model was developed, in milliseconds since the epoch.',
    tags: 'Labels from the model registry; tags of the catalogue are in `tags` of the model.',
  },
  MLPrimaryKeyProperties: {
    sources: 'The datasets that supply the key, upstream in lineage.',
  },
  MLTrainingRunProperties: {
    hyperParams: 'Hyperparameters of the run.',
  },
  ExecutionRequestSource: {
    ingestionSource: 'URN of the ingestion source that is run, when `type` is `INGESTION_SOURCE`.',
  },
  PartitionSpec: {
    type: 'Kind of partition.',
  },
  PartitionType: {
    $: 'Kinds of partition.',
  },
  PlatformType: {
    $: 'Categories of data platforms.',
  },
  Post: {
    $: 'A message shown to users, for example a maintenance announcement or a link on the home page.',
  },
  PostType: {
    ENTITY_ANNOUNCEMENT: 'Shown on the page of one asset.',
  },
  SchemaField: {
    label: 'Display name from some sources; not shown.',
  },
  GlossaryTermInfo: {
    rawSchema: 'Schema of the term as raw text; not shown.',
  },
  OwnershipTypeInfo: {
    created: 'Who defined the ownership type, and when.',
    lastModified: 'Who last changed the ownership type, and when.',
  },
  DatasetDeprecation: {
    $: 'Deprecation of a dataset in the older form, with date and note.',
  },
  PolicyMatchCondition: {
    NOT_EQUALS: "Matches when the asset's value differs from those listed.",
  },
  PolicyMatchCriterion: {
    values: 'Values to compare with, usually URNs; one match suffices.',
  },
  TestResults: {
    failing: 'Results of the tests that the entity fails.',
    passing: 'Results of the tests that the entity passes.',
  },
  ERModelRelationshipProperties: {
    source: 'The first dataset; the order of the two has no meaning beyond the cardinality.',
    destination: 'The second dataset.',
  },
  Role: {
    $: 'An access role of an external system that a user can request for a dataset; roles of the catalogue are of the type `DataHubRole`.',
  },
  IncidentStatus: {
    $: 'Current state and stage of an incident, with an optional message.',
  },
  InstitutionalMemoryMetadataSettings: {
    $: 'How one link is shown.',
  },
  IntendedUserType: {
    $: 'Audiences of a model.',
  },
  ForeignKeyConstraint: {
    foreignFields: 'The columns of the other dataset that are referenced.',
    $: 'A foreign key of a dataset, from its columns to columns of another dataset.',
  },
  AssetSummarySettingsTemplate: {
    template: 'The page layout to use.',
  },
  Metric: {
    platform: 'Data platform that defines the metric; it is part of the URN.',
  },
  SemanticModel: {
    platform: 'Data platform that defines the semantic model; it is part of the URN.',
  },
  NotebookCellType: {
    QUERY_CELL: 'A query statement; the content is in `queryChell`.',
  },
  IncidentSourceInput: {
    type: 'How the incident was raised.',
  },
  DocumentContent: {
    $: 'Text of a document.',
  },
  OperationType: {
    $: 'Kinds of change, to rows or to the asset itself.',
  },
  MetadataAttribution: {
    actor: 'The user who applied the metadata, or the system user when an automation did.',
  },
  GlossaryTermProperties: {
    rawSchema: 'Schema of the term as raw text; not shown.',
  },
  AssertionStdAggregation: {
    UNIQUE_PROPOTION:
      'Compare the proportion of distinct values in the column; the name is misspelt in the protocol.',
  },
  EntityEdge: {
    $: 'An edge to another entity, with who recorded it.',
  },
  Documentation: {
    documentations: 'One entry per source.',
  },
  SchemaFieldEntity: {
    businessAttributes: 'Business attribute of the column.',
  },
  QuerySubject: {
    $: 'A dataset or column that a query is about.',
  },
  ApplicationAssociation: {
    $: 'An application that an entity belongs to.',
  },
  DataContractStatus: {
    $: 'Whether a data contract is in force.',
  },
  HyperParameterMap: {
    $: 'A hyperparameter of a model.',
  },
  EditableSchemaFieldInfo: {
    fieldPath: 'Path of the column, as in the schema of the dataset.',
  },
};
