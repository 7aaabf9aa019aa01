export const entities = `
type AccessTokenMetadata implements Entity {
  urn: String!
  type: EntityType!
  id: String!
  name: String!
  description: String
  actorUrn: String!
  ownerUrn: String!
  owner: CorpUser
  createdAt: Long!
  expiresAt: Long
  relationships(input: RelationshipsInput!): EntityRelationshipsResult
}

type Application implements Entity {
  urn: String!
  type: EntityType!
  properties: ApplicationProperties
  ownership: Ownership
  institutionalMemory: InstitutionalMemory
  relationships(input: RelationshipsInput!): EntityRelationshipsResult
  relatedDocuments(input: RelatedDocumentsInput!): RelatedDocumentsResult
  glossaryTerms: GlossaryTerms
  domain: DomainAssociation
  tags: GlobalTags
  aspects(input: AspectParams): [RawAspect!]
  structuredProperties: StructuredProperties
  forms: Forms
  privileges: EntityPrivileges
}

type Assertion implements EntityWithRelationships & Entity {
  actions: AssertionActions
  urn: String!
  type: EntityType!
  platform: DataPlatform!
  info: AssertionInfo
  dataPlatformInstance: DataPlatformInstance
  runEvents(status: AssertionRunStatus, startTimeMillis: Long, endTimeMillis: Long, filter: FilterInput, limit: Int): AssertionRunEventsResult
  relationships(input: RelationshipsInput!): EntityRelationshipsResult
  lineage(input: LineageInput!): EntityLineageResult
  status: Status
  tags: GlobalTags
  ownership: Ownership
  aspects(input: AspectParams): [RawAspect!]
}

type BusinessAttribute implements Entity {
  urn: String!
  type: EntityType!
  properties: BusinessAttributeInfo
  ownership: Ownership
  institutionalMemory: InstitutionalMemory
  status: Status
  relationships(input: RelationshipsInput!): EntityRelationshipsResult
  privileges: EntityPrivileges
}

type Chart implements EntityWithRelationships & Entity & BrowsableEntity {
  urn: String!
  type: EntityType!
  lastIngested: Long
  container: Container
  parentContainers: ParentContainersResult
  tool: String!
  chartId: String!
  properties: ChartProperties
  editableProperties: ChartEditableProperties
  query: ChartQuery
  ownership: Ownership
  status: Status
  deprecation: Deprecation
  embed: Embed
  tags: GlobalTags
  institutionalMemory: InstitutionalMemory
  glossaryTerms: GlossaryTerms
  domain: DomainAssociation
  applications: [ApplicationAssociation!]
  application: ApplicationAssociation
  dataPlatformInstance: DataPlatformInstance
  statsSummary: ChartStatsSummary
  relationships(input: RelationshipsInput!): EntityRelationshipsResult
  relatedDocuments(input: RelatedDocumentsInput!): RelatedDocumentsResult
  lineage(input: LineageInput!): EntityLineageResult
  browsePaths: [BrowsePath!]
  browsePathV2: BrowsePathV2
  info: ChartInfo
  editableInfo: ChartEditableProperties
  globalTags: GlobalTags
  platform: DataPlatform!
  inputFields: InputFields
  privileges: EntityPrivileges
  exists: Boolean
  subTypes: SubTypes
  aspects(input: AspectParams): [RawAspect!]
  structuredProperties: StructuredProperties
  health: [Health!]
  forms: Forms
  incidents(state: IncidentState, stage: IncidentStage, priority: IncidentPriority, assigneeUrns: [String!], start: Int, count: Int): EntityIncidentsResult
}

type Container implements Entity {
  urn: String!
  type: EntityType!
  lastIngested: Long
  platform: DataPlatform!
  container: Container
  parentContainers: ParentContainersResult
  properties: ContainerProperties
  editableProperties: ContainerEditableProperties
  ownership: Ownership
  institutionalMemory: InstitutionalMemory
  tags: GlobalTags
  glossaryTerms: GlossaryTerms
  subTypes: SubTypes
  domain: DomainAssociation
  applications: [ApplicationAssociation!]
  application: ApplicationAssociation
  deprecation: Deprecation
  dataPlatformInstance: DataPlatformInstance
  entities(input: ContainerEntitiesInput): SearchResults
  relationships(input: RelationshipsInput!): EntityRelationshipsResult
  relatedDocuments(input: RelatedDocumentsInput!): RelatedDocumentsResult
  status: Status
  exists: Boolean
  access: Access
  aspects(input: AspectParams): [RawAspect!]
  structuredProperties: StructuredProperties
  forms: Forms
  privileges: EntityPrivileges
  browsePathV2: BrowsePathV2
}

type CorpGroup implements Entity {
  urn: String!
  type: EntityType!
  name: String!
  ownership: Ownership
  properties: CorpGroupProperties
  editableProperties: CorpGroupEditableProperties
  relationships(input: RelationshipsInput!): EntityRelationshipsResult
  origin: Origin
  info: CorpGroupInfo
  exists: Boolean
  aspects(input: AspectParams): [RawAspect!]
  structuredProperties: StructuredProperties
  forms: Forms
  privileges: EntityPrivileges
}

type CorpUser implements Entity {
  urn: String!
  type: EntityType!
  username: String!
  properties: CorpUserProperties
  editableProperties: CorpUserEditableProperties
  status: CorpUserStatus
  tags: GlobalTags
  relationships(input: RelationshipsInput!): EntityRelationshipsResult
  isNativeUser: Boolean
  info: CorpUserInfo
  editableInfo: CorpUserEditableInfo
  globalTags: GlobalTags
  exists: Boolean
  settings: CorpUserSettings
  aspects(input: AspectParams): [RawAspect!]
  structuredProperties: StructuredProperties
  forms: Forms
  privileges: EntityPrivileges
}

type Dashboard implements EntityWithRelationships & Entity & BrowsableEntity {
  urn: String!
  type: EntityType!
  lastIngested: Long
  container: Container
  parentContainers: ParentContainersResult
  tool: String!
  dashboardId: String!
  properties: DashboardProperties
  editableProperties: DashboardEditableProperties
  ownership: Ownership
  status: Status
  embed: Embed
  deprecation: Deprecation
  tags: GlobalTags
  institutionalMemory: InstitutionalMemory
  glossaryTerms: GlossaryTerms
  domain: DomainAssociation
  applications: [ApplicationAssociation!]
  application: ApplicationAssociation
  dataPlatformInstance: DataPlatformInstance
  relationships(input: RelationshipsInput!): EntityRelationshipsResult
  relatedDocuments(input: RelatedDocumentsInput!): RelatedDocumentsResult
  lineage(input: LineageInput!): EntityLineageResult
  browsePaths: [BrowsePath!]
  browsePathV2: BrowsePathV2
  usageStats(startTimeMillis: Long, endTimeMillis: Long, limit: Int): DashboardUsageQueryResult
  statsSummary: DashboardStatsSummary
  info: DashboardInfo
  editableInfo: DashboardEditableProperties
  globalTags: GlobalTags
  platform: DataPlatform!
  inputFields: InputFields
  subTypes: SubTypes
  privileges: EntityPrivileges
  exists: Boolean
  aspects(input: AspectParams): [RawAspect!]
  structuredProperties: StructuredProperties
  health: [Health!]
  forms: Forms
  access: Access
  incidents(state: IncidentState, stage: IncidentStage, priority: IncidentPriority, assigneeUrns: [String!], start: Int, count: Int): EntityIncidentsResult
}

type DataContract implements Entity {
  urn: String!
  type: EntityType!
  properties: DataContractProperties
  status: DataContractStatus
  structuredProperties: StructuredProperties
  relationships(input: RelationshipsInput!): EntityRelationshipsResult
}

type DataFlow implements EntityWithRelationships & Entity & BrowsableEntity & HasExecutionRuns {
  urn: String!
  type: EntityType!
  lastIngested: Long
  orchestrator: String!
  flowId: String!
  cluster: String!
  properties: DataFlowProperties
  editableProperties: DataFlowEditableProperties
  ownership: Ownership
  tags: GlobalTags
  status: Status
  deprecation: Deprecation
  institutionalMemory: InstitutionalMemory
  glossaryTerms: GlossaryTerms
  domain: DomainAssociation
  applications: [ApplicationAssociation!]
  application: ApplicationAssociation
  dataPlatformInstance: DataPlatformInstance
  container: Container
  parentContainers: ParentContainersResult
  relationships(input: RelationshipsInput!): EntityRelationshipsResult
  relatedDocuments(input: RelatedDocumentsInput!): RelatedDocumentsResult
  lineage(input: LineageInput!): EntityLineageResult
  browsePaths: [BrowsePath!]
  browsePathV2: BrowsePathV2
  info: DataFlowInfo
  globalTags: GlobalTags
  dataJobs: DataFlowDataJobsRelationships
  platform: DataPlatform!
  exists: Boolean
  aspects(input: AspectParams): [RawAspect!]
  structuredProperties: StructuredProperties
  health: [Health!]
  forms: Forms
  privileges: EntityPrivileges
  subTypes: SubTypes
  incidents(state: IncidentState, stage: IncidentStage, priority: IncidentPriority, assigneeUrns: [String!], start: Int, count: Int): EntityIncidentsResult
  runs(start: Int, count: Int): DataProcessInstanceResult
}

type DataHubConnection implements Entity {
  urn: String!
  type: EntityType!
  details: DataHubConnectionDetails!
  platform: DataPlatform!
  relationships(input: RelationshipsInput!): EntityRelationshipsResult
}

type DataHubFile implements Entity {
  urn: String!
  type: EntityType!
  info: DataHubFileInfo!
  relationships(input: RelationshipsInput!): EntityRelationshipsResult
}

type DataHubPageModule implements Entity {
  urn: String!
  type: EntityType!
  exists: Boolean
  properties: DataHubPageModuleProperties!
  relationships(input: RelationshipsInput!): EntityRelationshipsResult
}

type DataHubPageTemplate implements Entity {
  urn: String!
  type: EntityType!
  properties: DataHubPageTemplateProperties!
  relationships(input: RelationshipsInput!): EntityRelationshipsResult
}

type DataHubPolicy implements Entity {
  urn: String!
  type: EntityType!
  relationships(input: RelationshipsInput!): EntityRelationshipsResult
  policyType: PolicyType!
  name: String!
  state: PolicyState!
  description: String
  resources: ResourceFilter
  privileges: [String!]!
  actors: ActorFilter!
  editable: Boolean!
}

type DataHubRole implements Entity {
  urn: String!
  type: EntityType!
  relationships(input: RelationshipsInput!): EntityRelationshipsResult
  name: String!
  description: String!
  aspects(input: AspectParams): [RawAspect!]
}

type DataHubView implements Entity {
  urn: String!
  type: EntityType!
  viewType: DataHubViewType!
  name: String!
  description: String
  definition: DataHubViewDefinition!
  relationships(input: RelationshipsInput!): EntityRelationshipsResult
}

type DataJob implements EntityWithRelationships & Entity & BrowsableEntity & HasExecutionRuns {
  urn: String!
  type: EntityType!
  subTypes: SubTypes
  lastIngested: Long
  dataFlow: DataFlow
  jobId: String!
  properties: DataJobProperties
  dataPlatformInstance: DataPlatformInstance
  platform: DataPlatform
  container: Container
  parentContainers: ParentContainersResult
  editableProperties: DataJobEditableProperties
  tags: GlobalTags
  ownership: Ownership
  status: Status
  deprecation: Deprecation
  institutionalMemory: InstitutionalMemory
  glossaryTerms: GlossaryTerms
  domain: DomainAssociation
  applications: [ApplicationAssociation!]
  application: ApplicationAssociation
  relationships(input: RelationshipsInput!): EntityRelationshipsResult
  relatedDocuments(input: RelatedDocumentsInput!): RelatedDocumentsResult
  lineage(input: LineageInput!): EntityLineageResult
  browsePaths: [BrowsePath!]
  browsePathV2: BrowsePathV2
  info: DataJobInfo
  inputOutput: DataJobInputOutput
  globalTags: GlobalTags
  privileges: EntityPrivileges
  exists: Boolean
  aspects(input: AspectParams): [RawAspect!]
  structuredProperties: StructuredProperties
  health: [Health!]
  forms: Forms
  dataTransformLogic: DataTransformLogic
  incidents(state: IncidentState, stage: IncidentStage, priority: IncidentPriority, assigneeUrns: [String!], start: Int, count: Int): EntityIncidentsResult
  runs(start: Int, count: Int): DataProcessInstanceResult
}

type DataPlatform implements Entity {
  urn: String!
  type: EntityType!
  lastIngested: Long
  name: String!
  properties: DataPlatformProperties
  displayName: String
  info: DataPlatformInfo
  relationships(input: RelationshipsInput!): EntityRelationshipsResult
}

type DataPlatformInstance implements Entity {
  urn: String!
  type: EntityType!
  platform: DataPlatform!
  instanceId: String!
  relationships(input: RelationshipsInput!): EntityRelationshipsResult
  properties: DataPlatformInstanceProperties
  ownership: Ownership
  institutionalMemory: InstitutionalMemory
  tags: GlobalTags
  deprecation: Deprecation
  status: Status
}

type DataProcessInstance implements EntityWithRelationships & Entity {
  urn: String!
  type: EntityType!
  exists: Boolean
  status: Status
  state(startTimeMillis: Long, endTimeMillis: Long, limit: Int): [DataProcessRunEvent]
  created: AuditStamp
  name: String
  relationships(input: RelationshipsInput!): EntityRelationshipsResult
  lineage(input: LineageInput!): EntityLineageResult
  externalUrl: String
  properties: DataProcessInstanceProperties
  dataPlatformInstance: DataPlatformInstance
  subTypes: SubTypes
  container: Container
  platform: DataPlatform
  parentContainers: ParentContainersResult
  mlTrainingRunProperties: MLTrainingRunProperties
  parentTemplate: Entity
}

type DataProduct implements Entity {
  urn: String!
  type: EntityType!
  properties: DataProductProperties
  ownership: Ownership
  institutionalMemory: InstitutionalMemory
  relationships(input: RelationshipsInput!): EntityRelationshipsResult
  relatedDocuments(input: RelatedDocumentsInput!): RelatedDocumentsResult
  entities(input: SearchAcrossEntitiesInput): SearchResults
  glossaryTerms: GlossaryTerms
  domain: DomainAssociation
  applications: [ApplicationAssociation!]
  application: ApplicationAssociation
  tags: GlobalTags
  aspects(input: AspectParams): [RawAspect!]
  structuredProperties: StructuredProperties
  forms: Forms
  deprecation: Deprecation
  privileges: EntityPrivileges
  exists: Boolean
  settings: AssetSettings
}

type DataTypeEntity implements Entity {
  urn: String!
  type: EntityType!
  info: DataTypeInfo!
  relationships(input: RelationshipsInput!): EntityRelationshipsResult
}

type Dataset implements EntityWithRelationships & Entity & BrowsableEntity & HasLogicalParent & SupportsVersions {
  contract: DataContract
  urn: String!
  type: EntityType!
  lastIngested: Long
  platform: DataPlatform!
  container: Container
  parentContainers: ParentContainersResult
  name: String!
  properties: DatasetProperties
  editableProperties: DatasetEditableProperties
  ownership: Ownership
  deprecation: Deprecation
  institutionalMemory: InstitutionalMemory
  schemaMetadata(version: Long): SchemaMetadata
  editableSchemaMetadata: EditableSchemaMetadata
  status: Status
  embed: Embed
  tags: GlobalTags
  glossaryTerms: GlossaryTerms
  dataPlatformInstance: DataPlatformInstance
  domain: DomainAssociation
  applications: [ApplicationAssociation!]
  application: ApplicationAssociation
  forms: Forms
  access: Access
  usageStats(resource: String, range: TimeRange, startTimeMillis: Long, timeZone: String): UsageQueryResult
  statsSummary: DatasetStatsSummary
  datasetProfiles(startTimeMillis: Long, endTimeMillis: Long, filter: FilterInput, limit: Int): [DatasetProfile!]
  operations(startTimeMillis: Long, endTimeMillis: Long, filter: FilterInput, limit: Int): [Operation!]
  assertions(start: Int, count: Int, includeSoftDeleted: Boolean): EntityAssertionsResult
  relationships(input: RelationshipsInput!): EntityRelationshipsResult
  relatedDocuments(input: RelatedDocumentsInput!): RelatedDocumentsResult
  lineage(input: LineageInput!): EntityLineageResult
  browsePaths: [BrowsePath!]
  browsePathV2: BrowsePathV2
  health: [Health!]
  schema: Schema
  externalUrl: String
  origin: FabricType!
  description: String
  platformNativeType: PlatformNativeType
  uri: String
  globalTags: GlobalTags
  subTypes: SubTypes
  viewProperties: ViewProperties
  aspects(input: AspectParams): [RawAspect!]
  runs(start: Int, count: Int, direction: RelationshipDirection!): DataProcessInstanceResult
  siblings: SiblingProperties
  siblingsSearch(input: ScrollAcrossEntitiesInput!): ScrollResults
  fineGrainedLineages: [FineGrainedLineage!]
  privileges: EntityPrivileges
  exists: Boolean
  structuredProperties: StructuredProperties
  operationsStats(input: OperationsStatsInput): OperationsQueryResult
  incidents(state: IncidentState, stage: IncidentStage, priority: IncidentPriority, assigneeUrns: [String!], start: Int, count: Int): EntityIncidentsResult
  logicalParent: Entity
  settings: AssetSettings
  testResults: TestResults
  timeseriesCapabilities: TimeseriesCapabilitiesResult
  versionProperties: VersionProperties
}

type Document implements Entity {
  urn: String!
  type: EntityType!
  lastIngested: Long
  info: DocumentInfo
  settings: DocumentSettings
  subType: String
  dataPlatformInstance: DataPlatformInstance
  platform: DataPlatform!
  ownership: Ownership
  browsePathV2: BrowsePathV2
  tags: GlobalTags
  globalTags: GlobalTags
  glossaryTerms: GlossaryTerms
  domain: DomainAssociation
  exists: Boolean
  relationships(input: RelationshipsInput!): EntityRelationshipsResult
  aspects(input: AspectParams): [RawAspect!]
  structuredProperties: StructuredProperties
  institutionalMemory: InstitutionalMemory
  privileges: EntityPrivileges
  documentation: Documentation
  changeHistory(startTimeMillis: Long, endTimeMillis: Long, limit: Int = 50): [DocumentChange!]!
  parentDocuments: ParentDocumentsResult
}

type Domain implements Entity {
  urn: String!
  type: EntityType!
  id: String!
  properties: DomainProperties
  ownership: Ownership
  institutionalMemory: InstitutionalMemory
  entities(input: DomainEntitiesInput): SearchResults
  parentDomains: ParentDomainsResult
  relationships(input: RelationshipsInput!): EntityRelationshipsResult
  relatedDocuments(input: RelatedDocumentsInput!): RelatedDocumentsResult
  aspects(input: AspectParams): [RawAspect!]
  structuredProperties: StructuredProperties
  forms: Forms
  displayProperties: DisplayProperties
  deprecation: Deprecation
  privileges: EntityPrivileges
  settings: AssetSettings
}

type ERModelRelationship implements EntityWithRelationships & Entity {
  urn: String!
  type: EntityType!
  id: String!
  properties: ERModelRelationshipProperties
  editableProperties: ERModelRelationshipEditableProperties
  institutionalMemory: InstitutionalMemory
  ownership: Ownership
  status: Status
  tags: GlobalTags
  glossaryTerms: GlossaryTerms
  relationships(input: RelationshipsInput!): EntityRelationshipsResult
  privileges: EntityPrivileges
  lineage(input: LineageInput!): EntityLineageResult
}

type EntityTypeEntity implements Entity {
  urn: String!
  type: EntityType!
  info: EntityTypeInfo!
  relationships(input: RelationshipsInput!): EntityRelationshipsResult
}

type ExecutionRequest implements Entity {
  urn: String!
  type: EntityType!
  id: String!
  input: ExecutionRequestInput!
  result: ExecutionRequestResult
  source: IngestionSource
  relationships(input: RelationshipsInput!): EntityRelationshipsResult
}

type Form implements Entity {
  urn: String!
  type: EntityType!
  info: FormInfo!
  ownership: Ownership
  relationships(input: RelationshipsInput!): EntityRelationshipsResult
}

type GlossaryNode implements Entity {
  urn: String!
  ownership: Ownership
  type: EntityType!
  properties: GlossaryNodeProperties
  relationships(input: RelationshipsInput!): EntityRelationshipsResult
  relatedDocuments(input: RelatedDocumentsInput!): RelatedDocumentsResult
  parentNodes: ParentNodesResult
  institutionalMemory: InstitutionalMemory
  privileges: EntityPrivileges
  exists: Boolean
  aspects(input: AspectParams): [RawAspect!]
  structuredProperties: StructuredProperties
  forms: Forms
  displayProperties: DisplayProperties
  childrenCount: GlossaryNodeChildrenCount
  glossaryChildrenSearch(input: ScrollAcrossEntitiesInput!): ScrollResults
  domain: DomainAssociation
  settings: AssetSettings
}

type GlossaryTerm implements Entity {
  urn: String!
  ownership: Ownership
  domain: DomainAssociation
  applications: [ApplicationAssociation!]
  application: ApplicationAssociation
  institutionalMemory: InstitutionalMemory
  type: EntityType!
  name: String!
  hierarchicalName: String!
  properties: GlossaryTermProperties
  glossaryTermInfo: GlossaryTermInfo
  status: Status
  deprecation: Deprecation
  relationships(input: RelationshipsInput!): EntityRelationshipsResult
  relatedDocuments(input: RelatedDocumentsInput!): RelatedDocumentsResult
  schemaMetadata(version: Long): SchemaMetadata
  parentNodes: ParentNodesResult
  privileges: EntityPrivileges
  exists: Boolean
  aspects(input: AspectParams): [RawAspect!]
  structuredProperties: StructuredProperties
  forms: Forms
  displayProperties: DisplayProperties
  settings: AssetSettings
}

type Incident implements Entity {
  urn: String!
  type: EntityType!
  incidentType: IncidentType!
  customType: String
  title: String
  description: String
  incidentStatus: IncidentStatus!
  status: IncidentStatus!
  priority: IncidentPriority
  assignees: [OwnerType!]
  entity: Entity!
  source: IncidentSource
  startedAt: Long
  created: AuditStamp!
  tags: GlobalTags
  relationships(input: RelationshipsInput!): EntityRelationshipsResult
}

type MLFeature implements EntityWithRelationships & Entity {
  urn: String!
  type: EntityType!
  lastIngested: Long
  name: String!
  featureNamespace: String!
  description: String
  dataType: MLFeatureDataType
  ownership: Ownership
  featureProperties: MLFeatureProperties
  properties: MLFeatureProperties
  institutionalMemory: InstitutionalMemory
  status: Status
  deprecation: Deprecation
  browsePathV2: BrowsePathV2
  dataPlatformInstance: DataPlatformInstance
  relationships(input: RelationshipsInput!): EntityRelationshipsResult
  relatedDocuments(input: RelatedDocumentsInput!): RelatedDocumentsResult
  lineage(input: LineageInput!): EntityLineageResult
  tags: GlobalTags
  glossaryTerms: GlossaryTerms
  domain: DomainAssociation
  applications: [ApplicationAssociation!]
  application: ApplicationAssociation
  editableProperties: MLFeatureEditableProperties
  exists: Boolean
  aspects(input: AspectParams): [RawAspect!]
  structuredProperties: StructuredProperties
  forms: Forms
  privileges: EntityPrivileges
}

type MLFeatureTable implements EntityWithRelationships & Entity & BrowsableEntity {
  urn: String!
  type: EntityType!
  lastIngested: Long
  name: String!
  platform: DataPlatform!
  description: String
  ownership: Ownership
  properties: MLFeatureTableProperties
  featureTableProperties: MLFeatureTableProperties
  institutionalMemory: InstitutionalMemory
  status: Status
  deprecation: Deprecation
  dataPlatformInstance: DataPlatformInstance
  relationships(input: RelationshipsInput!): EntityRelationshipsResult
  relatedDocuments(input: RelatedDocumentsInput!): RelatedDocumentsResult
  lineage(input: LineageInput!): EntityLineageResult
  browsePaths: [BrowsePath!]
  browsePathV2: BrowsePathV2
  tags: GlobalTags
  glossaryTerms: GlossaryTerms
  domain: DomainAssociation
  applications: [ApplicationAssociation!]
  application: ApplicationAssociation
  editableProperties: MLFeatureTableEditableProperties
  exists: Boolean
  aspects(input: AspectParams): [RawAspect!]
  structuredProperties: StructuredProperties
  forms: Forms
  privileges: EntityPrivileges
}

type MLModel implements EntityWithRelationships & Entity & BrowsableEntity & SupportsVersions {
  urn: String!
  type: EntityType!
  lastIngested: Long
  name: String!
  platform: DataPlatform!
  origin: FabricType!
  description: String
  globalTags: GlobalTags
  tags: GlobalTags
  ownership: Ownership
  properties: MLModelProperties
  intendedUse: IntendedUse
  factorPrompts: MLModelFactorPrompts
  metrics: Metrics
  evaluationData: [BaseData!]
  trainingData: [BaseData!]
  quantitativeAnalyses: QuantitativeAnalyses
  ethicalConsiderations: EthicalConsiderations
  caveatsAndRecommendations: CaveatsAndRecommendations
  institutionalMemory: InstitutionalMemory
  sourceCode: SourceCode
  status: Status
  cost: Cost
  deprecation: Deprecation
  dataPlatformInstance: DataPlatformInstance
  relationships(input: RelationshipsInput!): EntityRelationshipsResult
  relatedDocuments(input: RelatedDocumentsInput!): RelatedDocumentsResult
  lineage(input: LineageInput!): EntityLineageResult
  browsePaths: [BrowsePath!]
  browsePathV2: BrowsePathV2
  glossaryTerms: GlossaryTerms
  domain: DomainAssociation
  applications: [ApplicationAssociation!]
  application: ApplicationAssociation
  editableProperties: MLModelEditableProperties
  exists: Boolean
  aspects(input: AspectParams): [RawAspect!]
  structuredProperties: StructuredProperties
  forms: Forms
  privileges: EntityPrivileges
  versionProperties: VersionProperties
}

type MLModelGroup implements EntityWithRelationships & Entity & BrowsableEntity {
  urn: String!
  type: EntityType!
  lastIngested: Long
  name: String!
  platform: DataPlatform!
  origin: FabricType!
  description: String
  properties: MLModelGroupProperties
  institutionalMemory: InstitutionalMemory
  ownership: Ownership
  status: Status
  deprecation: Deprecation
  dataPlatformInstance: DataPlatformInstance
  relationships(input: RelationshipsInput!): EntityRelationshipsResult
  relatedDocuments(input: RelatedDocumentsInput!): RelatedDocumentsResult
  lineage(input: LineageInput!): EntityLineageResult
  browsePaths: [BrowsePath!]
  browsePathV2: BrowsePathV2
  tags: GlobalTags
  glossaryTerms: GlossaryTerms
  domain: DomainAssociation
  applications: [ApplicationAssociation!]
  application: ApplicationAssociation
  editableProperties: MLModelGroupEditableProperties
  exists: Boolean
  aspects(input: AspectParams): [RawAspect!]
  structuredProperties: StructuredProperties
  forms: Forms
  privileges: EntityPrivileges
}

type MLPrimaryKey implements EntityWithRelationships & Entity {
  urn: String!
  type: EntityType!
  lastIngested: Long
  name: String!
  featureNamespace: String!
  description: String
  dataType: MLFeatureDataType
  properties: MLPrimaryKeyProperties
  primaryKeyProperties: MLPrimaryKeyProperties
  ownership: Ownership
  institutionalMemory: InstitutionalMemory
  status: Status
  deprecation: Deprecation
  dataPlatformInstance: DataPlatformInstance
  relationships(input: RelationshipsInput!): EntityRelationshipsResult
  relatedDocuments(input: RelatedDocumentsInput!): RelatedDocumentsResult
  lineage(input: LineageInput!): EntityLineageResult
  tags: GlobalTags
  glossaryTerms: GlossaryTerms
  domain: DomainAssociation
  applications: [ApplicationAssociation!]
  application: ApplicationAssociation
  editableProperties: MLPrimaryKeyEditableProperties
  exists: Boolean
  aspects(input: AspectParams): [RawAspect!]
  structuredProperties: StructuredProperties
  forms: Forms
  privileges: EntityPrivileges
}

type Metric implements EntityWithRelationships & Entity {
  urn: String!
  type: EntityType!
  lastIngested: Long
  platform: DataPlatform!
  path: String!
  id: String!
  info: MetricInfo
  metricRelationships: MetricRelationships
  metricUpstreams: MetricUpstreams
  semanticModel: SemanticModel
  parentMetric: Metric
  parentMetrics: [Metric!]
  childMetrics(input: ScrollAcrossEntitiesInput!): ScrollResults
  ownership: Ownership
  browsePathV2: BrowsePathV2
  tags: GlobalTags
  glossaryTerms: GlossaryTerms
  domain: DomainAssociation
  institutionalMemory: InstitutionalMemory
  structuredProperties: StructuredProperties
  status: Status
  deprecation: Deprecation
  dataPlatformInstance: DataPlatformInstance
  subTypes: SubTypes
  documentation: Documentation
  applications: EntityRelationshipsResult
  privileges: EntityPrivileges
  exists: Boolean
  relationships(input: RelationshipsInput!): EntityRelationshipsResult
  lineage(input: LineageInput!): EntityLineageResult
}

type Notebook implements Entity & BrowsableEntity {
  urn: String!
  type: EntityType!
  tool: String!
  notebookId: String!
  info: NotebookInfo
  editableProperties: NotebookEditableProperties
  ownership: Ownership
  status: Status
  content: NotebookContent!
  tags: GlobalTags
  institutionalMemory: InstitutionalMemory
  domain: DomainAssociation
  applications: [ApplicationAssociation!]
  application: ApplicationAssociation
  dataPlatformInstance: DataPlatformInstance
  relationships(input: RelationshipsInput!): EntityRelationshipsResult
  subTypes: SubTypes
  glossaryTerms: GlossaryTerms
  platform: DataPlatform!
  browsePaths: [BrowsePath!]
  browsePathV2: BrowsePathV2
  exists: Boolean
  aspects(input: AspectParams): [RawAspect!]
}

type OwnershipTypeEntity implements Entity {
  urn: String!
  type: EntityType!
  info: OwnershipTypeInfo
  status: Status
  relationships(input: RelationshipsInput!): EntityRelationshipsResult
}

type Post implements Entity {
  urn: String!
  type: EntityType!
  relationships(input: RelationshipsInput!): EntityRelationshipsResult
  postType: PostType!
  content: PostContent!
  lastModified: AuditStamp!
}

type QueryEntity implements Entity {
  urn: String!
  type: EntityType!
  properties: QueryProperties
  subjects: [QuerySubject!]
  relationships(input: RelationshipsInput!): EntityRelationshipsResult
  platform: DataPlatform
}

type Restricted implements Entity & EntityWithRelationships {
  urn: String!
  type: EntityType!
  relationships(input: RelationshipsInput!): EntityRelationshipsResult
  lineage(input: LineageInput!): EntityLineageResult
}

type Role implements Entity {
  urn: String!
  type: EntityType!
  relationships(input: RelationshipsInput!): EntityRelationshipsResult
  id: String!
  properties: RoleProperties
  actors: Actor
  isAssignedToMe: Boolean!
}

type SchemaFieldEntity implements EntityWithRelationships & Entity & HasLogicalParent {
  urn: String!
  type: EntityType!
  fieldPath: String!
  parent: Entity!
  structuredProperties: StructuredProperties
  forms: Forms
  relationships(input: RelationshipsInput!): EntityRelationshipsResult
  relatedDocuments(input: RelatedDocumentsInput!): RelatedDocumentsResult
  lineage(input: LineageInput!): EntityLineageResult
  businessAttributes: BusinessAttributes
  documentation: Documentation
  status: Status
  deprecation: Deprecation
  tags: GlobalTags
  glossaryTerms: GlossaryTerms
  logicalParent: Entity
}

type SemanticModel implements EntityWithRelationships & Entity {
  urn: String!
  type: EntityType!
  lastIngested: Long
  platform: DataPlatform!
  path: String!
  id: String!
  info: SemanticModelInfo
  fineGrainedLineages: [FineGrainedLineage!]
  metrics(input: ScrollAcrossEntitiesInput!): ScrollResults
  ownership: Ownership
  browsePathV2: BrowsePathV2
  tags: GlobalTags
  glossaryTerms: GlossaryTerms
  domain: DomainAssociation
  institutionalMemory: InstitutionalMemory
  structuredProperties: StructuredProperties
  status: Status
  deprecation: Deprecation
  dataPlatformInstance: DataPlatformInstance
  subTypes: SubTypes
  documentation: Documentation
  applications: EntityRelationshipsResult
  privileges: EntityPrivileges
  exists: Boolean
  relationships(input: RelationshipsInput!): EntityRelationshipsResult
  lineage(input: LineageInput!): EntityLineageResult
}

type ServiceAccount implements Entity {
  urn: String!
  type: EntityType!
  name: String!
  displayName: String
  description: String
  createdBy: String
  createdAt: Long
  updatedAt: Long
  defaultView: DataHubView
  relationships(input: RelationshipsInput!): EntityRelationshipsResult
}

type StructuredPropertyEntity implements Entity {
  urn: String!
  type: EntityType!
  exists: Boolean
  definition: StructuredPropertyDefinition!
  settings: StructuredPropertySettings
  relationships(input: RelationshipsInput!): EntityRelationshipsResult
}

type Tag implements Entity {
  urn: String!
  type: EntityType!
  name: String!
  properties: TagProperties
  editableProperties: EditableTagProperties
  ownership: Ownership
  deprecation: Deprecation
  relationships(input: RelationshipsInput!): EntityRelationshipsResult
  description: String
  aspects(input: AspectParams): [RawAspect!]
}

type Test implements Entity {
  urn: String!
  type: EntityType!
  name: String!
  category: String!
  description: String
  definition: TestDefinition!
  relationships(input: RelationshipsInput!): EntityRelationshipsResult
}

type VersionSet implements Entity {
  urn: String!
  type: EntityType!
  relationships(input: RelationshipsInput!): EntityRelationshipsResult
  latestVersion: Entity
  versionsSearch(input: SearchAcrossEntitiesInput!): SearchResults
}

type VersionedDataset implements Entity {
  urn: String!
  type: EntityType!
  platform: DataPlatform!
  container: Container
  parentContainers: ParentContainersResult
  name: String!
  properties: DatasetProperties
  editableProperties: DatasetEditableProperties
  ownership: Ownership
  deprecation: Deprecation
  institutionalMemory: InstitutionalMemory
  editableSchemaMetadata: EditableSchemaMetadata
  status: Status
  tags: GlobalTags
  glossaryTerms: GlossaryTerms
  domain: DomainAssociation
  applications: [ApplicationAssociation!]
  application: ApplicationAssociation
  health: [Health!]
  schema: Schema
  subTypes: SubTypes
  viewProperties: ViewProperties
  origin: FabricType!
  relationships(input: RelationshipsInput!): EntityRelationshipsResult
}
`;
