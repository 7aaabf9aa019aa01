export const records = `
type Access {
  roles: [RoleAssociation!]
}

type AccessToken {
  accessToken: String!
  metadata: AccessTokenMetadata
}

type ActiveIncidentHealthDetails {
  latestIncidentUrn: String
  latestIncidentTitle: String
  lastActivityAt: Long
  count: Int!
}

type Actor {
  users: [RoleUser!]
  groups: [RoleGroup!]
}

type ActorFilter {
  users: [String!]
  groups: [String!]
  roles: [String!]
  resourceOwners: Boolean!
  resourceOwnersTypes: [String!]
  resolvedOwnershipTypes: [OwnershipTypeEntity!]
  allUsers: Boolean!
  allGroups: Boolean!
  resolvedUsers: [CorpUser!]
  resolvedGroups: [CorpGroup!]
  resolvedRoles: [DataHubRole!]
}

type AggregateResults {
  facets: [FacetMetadata!]
}

type AggregationMetadata {
  value: String!
  count: Long!
  entity: Entity
  displayName: String
}

type AiContext {
  synonyms: [String!]
  instructions: String
  examples: [String!]
  customInstructions: String
}

type AllowedValue {
  value: PropertyValue!
  description: String
}

type AnalyticsChartGroup {
  groupId: String!
  title: String!
  charts: [AnalyticsChart!]!
}

type AnalyticsConfig {
  enabled: Boolean!
}

type AppConfig {
  appVersion: String
  authConfig: AuthConfig!
  analyticsConfig: AnalyticsConfig!
  policiesConfig: PoliciesConfig!
  identityManagementConfig: IdentityManagementConfig!
  managedIngestionConfig: ManagedIngestionConfig!
  lineageConfig: LineageConfig!
  visualConfig: VisualConfig!
  telemetryConfig: TelemetryConfig!
  testsConfig: TestsConfig!
  viewsConfig: ViewsConfig!
  searchBarConfig: SearchBarConfig!
  searchCardConfig: SearchCardConfig!
  searchFlagsConfig: SearchFlagsConfig!
  featureFlags: FeatureFlagsConfig!
  chromeExtensionConfig: ChromeExtensionConfig!
  homePageConfig: HomePageConfig!
  semanticSearchConfig: SemanticSearchConfig
}

type ApplicationAssociation {
  application: Application!
  associatedUrn: String!
}

type ApplicationConfig {
  showSidebarSectionWhenEmpty: Boolean
  showApplicationInNavigation: Boolean
}

type ApplicationProperties {
  name: String!
  description: String
  externalUrl: String
  numAssets: Int
  customProperties: [CustomPropertiesEntry!]
}

type AspectRenderSpec {
  displayType: String
  displayName: String
  key: String
}

type AssertionAction {
  type: AssertionActionType!
}

type AssertionActions {
  onSuccess: [AssertionAction!]!
  onFailure: [AssertionAction!]!
}

type AssertionHealthStatusByType {
  type: AssertionType!
  status: HealthStatus!
  total: Int!
  statusCount: Int!
  lastStatusResultAt: Long
}

type AssertionInfo {
  freshnessAssertion: FreshnessAssertionInfo
  volumeAssertion: VolumeAssertionInfo
  sqlAssertion: SqlAssertionInfo
  fieldAssertion: FieldAssertionInfo
  schemaAssertion: SchemaAssertionInfo
  customAssertion: CustomAssertionInfo
  source: AssertionSource
  lastUpdated: AuditStamp
  type: AssertionType!
  datasetAssertion: DatasetAssertionInfo
  description: String
  externalUrl: String
}

type AssertionResult {
  type: AssertionResultType!
  rowCount: Long
  missingCount: Long
  unexpectedCount: Long
  actualAggValue: Float
  externalUrl: String
  nativeResults: [StringMapEntry!]
  error: AssertionResultError
  severity: AssertionResultSeverity
}

type AssertionResultError {
  type: AssertionResultErrorType!
  properties: [StringMapEntry!]
}

type AssertionRunEvent implements TimeSeriesAspect {
  timestampMillis: Long!
  lastObservedMillis: Long
  assertionUrn: String!
  asserteeUrn: String!
  runId: String!
  status: AssertionRunStatus!
  batchSpec: BatchSpec
  partitionSpec: PartitionSpec
  runtimeContext: [StringMapEntry!]
  result: AssertionResult
}

type AssertionRunEventsResult {
  total: Int!
  failed: Int!
  succeeded: Int!
  errored: Int!
  runEvents: [AssertionRunEvent!]!
}

type AssertionSource {
  type: AssertionSourceType!
  created: AuditStamp
}

type AssertionStdParameter {
  value: String!
  type: AssertionStdParameterType!
}

type AssertionStdParameters {
  value: AssertionStdParameter
  maxValue: AssertionStdParameter
  minValue: AssertionStdParameter
}

type AssetCollectionModuleParams {
  assetUrns: [String!]!
  dynamicFilterJson: String
}

type AssetSettings {
  assetSummary: AssetSummarySettings
}

type AssetStatsResult {
  oldestOperationTime: Long
  oldestDatasetUsageTime: Long
  oldestDatasetProfileTime: Long
}

type AssetSummarySettings {
  templates: [AssetSummarySettingsTemplate!]
}

type AssetSummarySettingsTemplate {
  template: DataHubPageTemplate
}

type AuditStamp {
  time: Long!
  actor: String
}

type AuthConfig {
  tokenAuthEnabled: Boolean!
}

type AuthenticatedUser {
  corpUser: CorpUser!
  platformPrivileges: PlatformPrivileges!
}

type AutoCompleteMultipleResults {
  query: String!
  suggestions: [AutoCompleteResultForEntity!]!
}

type AutoCompleteResultForEntity {
  type: EntityType!
  suggestions: [String!]!
  entities: [Entity!]!
}

type AutoCompleteResults {
  query: String!
  suggestions: [String!]!
  entities: [Entity!]!
}

type AwsProviderConfig {
  region: String!
}

type BarChart {
  title: String!
  bars: [NamedBar!]!
}

type BarSegment {
  label: String!
  value: Int!
}

type BaseData {
  dataset: String!
  motivation: String
  preProcessing: [String!]
}

type BatchGetStepStatesResult {
  results: [StepStateResult!]!
}

type BatchSpec {
  nativeBatchId: String
  query: String
  limit: Int
  customProperties: [StringMapEntry!]
}

type BatchUpdateStepStatesResult {
  results: [UpdateStepStateResult!]!
}

type BooleanBox {
  booleanValue: Boolean!
}

type BrowsePath {
  path: [String!]!
}

type BrowsePathEntry {
  name: String!
  entity: Entity
}

type BrowsePathV2 {
  path: [BrowsePathEntry!]!
}

type BrowseResultGroup {
  name: String!
  count: Long!
}

type BrowseResultGroupV2 {
  name: String!
  entity: Entity
  count: Long!
  hasSubGroups: Boolean!
}

type BrowseResultMetadata {
  path: [String!]!
  totalNumEntities: Long!
}

type BrowseResults {
  entities: [Entity!]!
  groups: [BrowseResultGroup!]!
  start: Int!
  count: Int!
  total: Int!
  metadata: BrowseResultMetadata!
}

type BrowseResultsV2 {
  groups: [BrowseResultGroupV2!]!
  start: Int!
  count: Int!
  total: Int!
  metadata: BrowseResultMetadata!
}

type BucketStorageLocation {
  storageBucket: String!
  storageKey: String!
}

type BulkEntityDataProductsResult {
  entities: [EntityDataProducts!]!
}

type BusinessAttributeAssociation {
  businessAttribute: BusinessAttribute!
  associatedUrn: String!
}

type BusinessAttributeInfo {
  name: String!
  description: String
  tags: GlobalTags
  glossaryTerms: GlossaryTerms
  type: SchemaFieldDataType
  customProperties: [CustomPropertiesEntry!]
  created: AuditStamp!
  lastModified: AuditStamp!
  deleted: AuditStamp
}

type BusinessAttributes {
  businessAttribute: BusinessAttributeAssociation
}

type CaveatDetails {
  needsFurtherTesting: Boolean
  caveatDescription: String
  groupsNotRepresented: [String!]
}

type CaveatsAndRecommendations {
  caveats: CaveatDetails
  recommendations: String
  idealDatasetCharacteristics: [String!]
}

type Cell {
  value: String!
  entity: Entity
  linkParams: LinkParams
}

type ChangeAuditStamps {
  created: AuditStamp!
  lastModified: AuditStamp!
  deleted: AuditStamp
}

type ChangeEvent {
  urn: String!
  category: ChangeCategoryType
  operation: ChangeOperationType
  modifier: String
  parameters: [TimelineParameterEntry!]
  auditStamp: AuditStamp
  description: String
}

type ChangeTransaction {
  timestampMillis: Long!
  lastSemanticVersion: String!
  versionStamp: String!
  changeType: ChangeOperationType!
  actor: String
  changes: [ChangeEvent!]
}

type ChartCell {
  cellTitle: String!
  cellId: String!
  changeAuditStamps: ChangeAuditStamps
}

type ChartEditableProperties {
  description: String
}

type ChartInfo {
  name: String!
  description: String
  inputs: [Dataset!]
  externalUrl: String
  type: ChartType
  access: AccessLevel
  customProperties: [CustomPropertiesEntry!]
  lastRefreshed: Long
  created: AuditStamp!
  lastModified: AuditStamp!
  deleted: AuditStamp
}

type ChartProperties {
  name: String!
  description: String
  externalUrl: String
  type: ChartType
  access: AccessLevel
  customProperties: [CustomPropertiesEntry!]
  lastRefreshed: Long
  created: AuditStamp!
  lastModified: AuditStamp!
  deleted: AuditStamp
}

type ChartQuery {
  rawQuery: String!
  type: ChartQueryType!
}

type ChartStatsSummary {
  viewCount: Int
  viewCountLast30Days: Int
  uniqueUserCountLast30Days: Int
  topUsersLast30Days: [CorpUser!]
}

type ChromeExtensionConfig {
  enabled: Boolean!
  lineageEnabled: Boolean!
}

type ContainerEditableProperties {
  description: String
}

type ContainerProperties {
  name: String!
  description: String
  customProperties: [CustomPropertiesEntry!]
  externalUrl: String
  qualifiedName: String
}

type ContentParams {
  count: Long
}

type CorpGroupEditableProperties {
  description: String
  slack: String
  email: String
  pictureLink: String
}

type CorpGroupInfo {
  displayName: String
  description: String
  email: String
  admins: [CorpUser!]
  members: [CorpUser!]
  groups: [String!]
}

type CorpGroupProperties {
  displayName: String
  description: String
  email: String
  slack: String
}

type CorpUserAppearanceSettings {
  showSimplifiedHomepage: Boolean
  showThemeV2: Boolean
}

type CorpUserEditableInfo {
  displayName: String
  title: String
  aboutMe: String
  teams: [String!]
  skills: [String!]
  pictureLink: String
}

type CorpUserEditableProperties {
  displayName: String
  title: String
  aboutMe: String
  teams: [String!]
  skills: [String!]
  pictureLink: String
  slack: String
  phone: String
  email: String
  persona: DataHubPersona
  platforms: [DataPlatform!]
}

type CorpUserHomePageSettings {
  pageTemplate: DataHubPageTemplate
  dismissedAnnouncementUrns: [String]
}

type CorpUserInfo {
  active: Boolean!
  displayName: String
  email: String
  title: String
  manager: CorpUser
  departmentId: Long
  departmentName: String
  firstName: String
  lastName: String
  fullName: String
  countryCode: String
  customProperties: [CustomPropertiesEntry!]
}

type CorpUserLocaleSettings {
  language: String
}

type CorpUserProperties {
  active: Boolean!
  displayName: String
  email: String
  title: String
  manager: CorpUser
  departmentId: Long
  departmentName: String
  firstName: String
  lastName: String
  fullName: String
  countryCode: String
  customProperties: [CustomPropertiesEntry!]
}

type CorpUserSettings {
  appearance: CorpUserAppearanceSettings
  views: CorpUserViewsSettings
  homePage: CorpUserHomePageSettings
  locale: CorpUserLocaleSettings
}

type CorpUserViewsSettings {
  defaultView: DataHubView
}

type Cost {
  costType: CostType!
  costValue: CostValue!
}

type CostValue {
  costId: Float
  costCode: String
}

type CreateDataHubFileResponse {
  file: DataHubFile!
}

type CronSchedule {
  cron: String!
  timezone: String!
}

type CustomAssertionInfo {
  type: String!
  entityUrn: String!
  field: SchemaFieldRef
  logic: String
}

type CustomPropertiesEntry {
  key: String!
  value: String
  associatedUrn: String!
}

type DashboardEditableProperties {
  description: String
}

type DashboardInfo {
  name: String!
  description: String
  charts: [Chart!]!
  externalUrl: String
  access: AccessLevel
  customProperties: [CustomPropertiesEntry!]
  lastRefreshed: Long
  created: AuditStamp!
  lastModified: AuditStamp!
  deleted: AuditStamp
}

type DashboardProperties {
  name: String!
  description: String
  externalUrl: String
  access: AccessLevel
  customProperties: [CustomPropertiesEntry!]
  lastRefreshed: Long
  created: AuditStamp!
  lastModified: AuditStamp!
  deleted: AuditStamp
}

type DashboardStatsSummary {
  viewCount: Int
  viewCountLast30Days: Int
  uniqueUserCountLast30Days: Int
  topUsersLast30Days: [CorpUser!]
}

type DashboardUsageAggregation {
  bucket: Long
  duration: WindowDuration
  resource: String
  metrics: DashboardUsageAggregationMetrics
}

type DashboardUsageAggregationMetrics {
  uniqueUserCount: Int
  viewsCount: Int
  executionsCount: Int
}

type DashboardUsageMetrics implements TimeSeriesAspect {
  timestampMillis: Long!
  favoritesCount: Int
  viewsCount: Int
  executionsCount: Int
  lastViewed: Long
}

type DashboardUsageQueryResult {
  buckets: [DashboardUsageAggregation]
  aggregations: DashboardUsageQueryResultAggregations
  metrics: [DashboardUsageMetrics!]
}

type DashboardUsageQueryResultAggregations {
  uniqueUserCount: Int
  users: [DashboardUserUsageCounts]
  viewsCount: Int
  executionsCount: Int
}

type DashboardUserUsageCounts {
  user: CorpUser
  viewsCount: Int
  executionsCount: Int
  usageCount: Int
}

type DataContractProperties {
  entityUrn: String!
  freshness: [FreshnessContract!]
  schema: [SchemaContract!]
  dataQuality: [DataQualityContract!]
}

type DataContractStatus {
  state: DataContractState!
}

type DataFlowDataJobsRelationships {
  entities: [EntityRelationshipLegacy]
}

type DataFlowEditableProperties {
  description: String
}

type DataFlowInfo {
  name: String!
  description: String
  project: String
  externalUrl: String
  customProperties: [CustomPropertiesEntry!]
}

type DataFlowProperties {
  name: String!
  description: String
  project: String
  externalUrl: String
  customProperties: [CustomPropertiesEntry!]
}

type DataHubConnectionDetails {
  type: DataHubConnectionDetailsType!
  json: DataHubJsonConnection
  name: String
}

type DataHubFileInfo {
  bucketStorageLocation: BucketStorageLocation!
  originalFileName: String!
  mimeType: String!
  sizeInBytes: Long!
  scenario: UploadDownloadScenario!
  referencedByAsset: Entity
  schemaField: SchemaFieldEntity
  created: ResolvedAuditStamp!
}

type DataHubJsonConnection {
  blob: String!
}

type DataHubPageModuleParams {
  linkParams: LinkModuleParams
  richTextParams: RichTextModuleParams
  assetCollectionParams: AssetCollectionModuleParams
  hierarchyViewParams: HierarchyViewModuleParams
}

type DataHubPageModuleProperties {
  name: String!
  type: DataHubPageModuleType!
  visibility: DataHubPageModuleVisibility!
  params: DataHubPageModuleParams!
  created: ResolvedAuditStamp!
  lastModified: ResolvedAuditStamp!
}

type DataHubPageModuleVisibility {
  scope: PageModuleScope
}

type DataHubPageTemplateAssetSummary {
  summaryElements: [SummaryElement!]
}

type DataHubPageTemplateProperties {
  rows: [DataHubPageTemplateRow!]!
  assetSummary: DataHubPageTemplateAssetSummary
  surface: DataHubPageTemplateSurface!
  visibility: DataHubPageTemplateVisibility!
  created: ResolvedAuditStamp!
  lastModified: ResolvedAuditStamp!
}

type DataHubPageTemplateRow {
  modules: [DataHubPageModule!]!
}

type DataHubPageTemplateSurface {
  surfaceType: PageTemplateSurfaceType
}

type DataHubPageTemplateVisibility {
  scope: PageTemplateScope
}

type DataHubPersona {
  urn: String!
}

type DataHubViewDefinition {
  entityTypes: [EntityType!]!
  filter: DataHubViewFilter!
}

type DataHubViewFilter {
  operator: LogicalOperator!
  filters: [FacetFilter!]!
}

type DataJobEditableProperties {
  description: String
}

type DataJobInfo {
  name: String!
  description: String
  externalUrl: String
  customProperties: [CustomPropertiesEntry!]
}

type DataJobInputOutput {
  inputDatasets: [Dataset!]
  outputDatasets: [Dataset!]
  inputDatajobs: [DataJob!]
  fineGrainedLineages: [FineGrainedLineage!]
}

type DataJobProperties {
  name: String!
  description: String
  externalUrl: String
  customProperties: [CustomPropertiesEntry!]
}

type DataPlatformInfo {
  type: PlatformType!
  displayName: String
  datasetNameDelimiter: String!
  logoUrl: String
}

type DataPlatformInstanceProperties {
  name: String
  description: String
  customProperties: [CustomPropertiesEntry!]
  externalUrl: String
}

type DataPlatformProperties {
  type: PlatformType!
  displayName: String
  datasetNameDelimiter: String!
  logoUrl: String
  logical: Boolean
}

type DataProcessInstanceProperties {
  name: String!
  externalUrl: String
  created: AuditStamp!
  customProperties: [CustomPropertiesEntry!]
}

type DataProcessInstanceResult {
  count: Int
  start: Int
  total: Int
  runs: [DataProcessInstance]
}

type DataProcessInstanceRunResult {
  resultType: DataProcessInstanceRunResultType
  nativeResultType: String
}

type DataProcessRunEvent implements TimeSeriesAspect {
  status: DataProcessRunStatus
  attempt: Int
  result: DataProcessInstanceRunResult
  timestampMillis: Long!
  durationMillis: Long
}

type DataProductProperties {
  name: String!
  description: String
  externalUrl: String
  numAssets: Int
  customProperties: [CustomPropertiesEntry!]
  createdOn: ResolvedAuditStamp
}

type DataQualityContract {
  assertion: Assertion!
}

type DataTransform {
  queryStatement: QueryStatement
}

type DataTransformLogic {
  transforms: [DataTransform!]!
}

type DataTypeInfo {
  type: StdDataType!
  qualifiedName: String!
  displayName: String
  description: String
}

type DatasetAssertionInfo {
  datasetUrn: String!
  scope: DatasetAssertionScope!
  fields: [SchemaFieldRef!]
  aggregation: AssertionStdAggregation
  operator: AssertionStdOperator!
  parameters: AssertionStdParameters
  nativeType: String
  nativeParameters: [StringMapEntry!]
  logic: String
}

type DatasetDeprecation {
  deprecated: Boolean!
  decommissionTime: Long
  note: String!
  actor: String
}

type DatasetEditableProperties {
  description: String
  name: String
}

type DatasetFieldProfile {
  fieldPath: String!
  uniqueCount: Long
  uniqueProportion: Float
  nullCount: Long
  nullProportion: Float
  min: String
  max: String
  mean: String
  median: String
  stdev: String
  sampleValues: [String!]
  quantiles: [Quantile!]
  distinctValueFrequencies: [ValueFrequency!]
}

type DatasetFilter {
  type: DatasetFilterType!
  sql: String
}

type DatasetProfile implements TimeSeriesAspect {
  timestampMillis: Long!
  rowCount: Long
  columnCount: Long
  sizeInBytes: Long
  fieldProfiles: [DatasetFieldProfile!]
  partitionSpec: PartitionSpec
}

type DatasetProperties {
  name: String!
  qualifiedName: String
  origin: FabricType!
  description: String
  customProperties: [CustomPropertiesEntry!]
  externalUrl: String
  created: Long
  createdActor: String
  lastModified: AuditStamp!
  lastModifiedActor: String
}

type DatasetStatsSummary {
  queryCountLast30Days: Int
  uniqueUserCountLast30Days: Int
  topUsersLast30Days: [CorpUser!]
}

type DateRange {
  start: String!
  end: String!
}

type DebugAccessResult {
  roles: [String!]!
  groups: [String!]!
  groupsWithRoles: [String!]!
  rolesViaGroups: [String!]!
  allRoles: [String!]!
  policies: [String!]!
  privileges: [String!]!
}

type Deprecation {
  deprecated: Boolean!
  decommissionTime: Long
  note: String
  actor: String
  actorEntity: Entity
  replacement: Entity
}

type DialectExpression {
  dialect: Dialect!
  expression: String!
}

type Dimension {
  isTime: Boolean!
}

type DisplayProperties {
  colorHex: String
  icon: IconProperties
}

type DocPropagationSettings {
  docColumnPropagation: Boolean
}

type DocumentChange {
  changeType: DocumentChangeType!
  description: String!
  actor: CorpUser
  timestamp: Long!
  details: [StringMapEntry!]
}

type DocumentContent {
  text: String!
}

type DocumentInfo {
  title: String
  source: DocumentSource
  status: DocumentStatus
  contents: DocumentContent!
  created: ResolvedAuditStamp!
  lastModified: ResolvedAuditStamp!
  relatedAssets: [DocumentRelatedAsset!]
  relatedDocuments: [DocumentRelatedDocument!]
  parentDocument: DocumentParentDocument
  customProperties: [CustomPropertiesEntry!]
}

type DocumentParentDocument {
  document: Document!
}

type DocumentRelatedAsset {
  asset: Entity!
}

type DocumentRelatedDocument {
  document: Document!
}

type DocumentSettings {
  showInGlobalContext: Boolean!
}

type DocumentSource {
  sourceType: DocumentSourceType!
  externalUrl: String
  externalId: String
}

type DocumentStatus {
  state: DocumentState!
}

type Documentation {
  documentations: [DocumentationAssociation!]!
}

type DocumentationAssociation {
  documentation: String!
  attribution: MetadataAttribution
}

type DomainAssociation {
  domain: Domain!
  associatedUrn: String!
  attribution: MetadataAttribution
}

type DomainProperties {
  name: String!
  description: String
  createdOn: ResolvedAuditStamp
  customProperties: [CustomPropertiesEntry!]
}

type DownstreamEntityRelationships {
  entities: [EntityRelationshipLegacy]
}

type ERModelRelationshipEditableProperties {
  description: String
  name: String
}

type ERModelRelationshipProperties {
  name: String!
  source: Dataset!
  destination: Dataset!
  relationshipFieldMappings: [RelationshipFieldMapping!]
  cardinality: ERModelRelationshipCardinality!
  createdTime: Long
  createdActor: Entity
}

type EditableSchemaFieldInfo {
  fieldPath: String!
  description: String
  globalTags: GlobalTags
  tags: GlobalTags
  glossaryTerms: GlossaryTerms
}

type EditableSchemaMetadata {
  editableSchemaFieldInfo: [EditableSchemaFieldInfo!]!
}

type EditableTagProperties {
  name: String
  description: String
}

type Embed {
  renderUrl: String
}

type EmbeddingConfig {
  provider: String!
  modelId: String!
  modelEmbeddingKey: String!
  awsProviderConfig: AwsProviderConfig
  vertexProviderConfig: VertexProviderConfig
}

type EntityAssertionsResult {
  start: Int!
  count: Int!
  total: Int!
  assertions: [Assertion!]!
}

type EntityCountResult {
  entityType: EntityType!
  count: Int!
}

type EntityCountResults {
  counts: [EntityCountResult!]
}

type EntityDataProductAssociation {
  dataProduct: DataProduct!
  isOutputPort: Boolean!
}

type EntityDataProducts {
  urn: String!
  dataProductAssociations: [EntityDataProductAssociation!]!
}

type EntityEdge {
  destination: Entity!
  created: AuditStamp
  lastModified: AuditStamp
  properties: [StringMapEntry!]
}

type EntityIncidentsResult {
  start: Int!
  count: Int!
  total: Int!
  incidents: [Incident!]!
}

type EntityLineageResult {
  start: Int
  count: Int
  total: Int
  filtered: Int
  relationships: [LineageRelationship!]!
}

type EntityPath {
  path: [Entity]!
}

type EntityPrivileges {
  canManageChildren: Boolean
  canManageEntity: Boolean
  canEditLineage: Boolean
  canEditEmbed: Boolean
  canEditQueries: Boolean
  canEditProperties: Boolean
  canEditTags: Boolean
  canEditGlossaryTerms: Boolean
  canEditDescription: Boolean
  canEditLinks: Boolean
  canEditDomains: Boolean
  canEditDataProducts: Boolean
  canEditOwners: Boolean
  canEditIncidents: Boolean
  canEditAssertions: Boolean
  canEditAssertionOwners: Boolean
  canEditDeprecation: Boolean
  canEditSchemaFieldTags: Boolean
  canEditSchemaFieldGlossaryTerms: Boolean
  canEditSchemaFieldDescription: Boolean
  canViewDatasetUsage: Boolean
  canViewDatasetProfile: Boolean
  canViewDatasetOperations: Boolean
  canManageAssetSummary: Boolean
}

type EntityProfileConfig {
  defaultTab: String
}

type EntityProfileParams {
  urn: String!
  type: EntityType!
}

type EntityProfilesConfig {
  domain: EntityProfileConfig
}

type EntityRelationship {
  type: String!
  direction: RelationshipDirection!
  entity: Entity
  created: AuditStamp
}

type EntityRelationshipLegacy {
  entity: EntityWithRelationships
  created: AuditStamp
}

type EntityRelationshipsResult {
  start: Int
  count: Int
  total: Int
  relationships: [EntityRelationship!]!
}

type EntityTypeInfo {
  type: EntityType!
  qualifiedName: String!
  displayName: String
  description: String
}

type EthicalConsiderations {
  data: [String!]
  humanLife: [String!]
  mitigations: [String!]
  risksAndHarms: [String!]
  useCases: [String!]
}

type ExecutionRequestInput {
  task: String!
  source: ExecutionRequestSource!
  arguments: [StringMapEntry!]
  requestedAt: Long!
  actorUrn: String
  actor: CorpUser
  executorId: String
}

type ExecutionRequestResult {
  status: String!
  startTimeMs: Long
  durationMs: Long
  report: String
  structuredReport: StructuredReport
}

type ExecutionRequestSource {
  type: String
  ingestionSource: String
}

type ExtraProperty {
  name: String!
  value: String!
}

type FacetFilter {
  field: String!
  condition: FilterOperator
  values: [String!]!
  negated: Boolean
}

type FacetMetadata {
  field: String!
  displayName: String
  entity: Entity
  aggregations: [AggregationMetadata!]!
}

type FeatureFlagsConfig {
  readOnlyModeEnabled: Boolean!
  showSearchFiltersV2: Boolean!
  showBrowseV2: Boolean!
  platformBrowseV2: Boolean!
  lineageGraphV2: Boolean!
  showAcrylInfo: Boolean!
  erModelRelationshipFeatureEnabled: Boolean!
  showAccessManagement: Boolean!
  nestedDomainsEnabled: Boolean!
  businessAttributeEntityEnabled: Boolean!
  dataContractsEnabled: Boolean!
  editableDatasetNameEnabled: Boolean!
  themeV2Enabled: Boolean!
  themeV2Default: Boolean!
  themeV2Toggleable: Boolean!
  schemaFieldCLLEnabled: Boolean!
  showSeparateSiblings: Boolean!
  showManageStructuredProperties: Boolean!
  hideDbtSourceInLineage: Boolean!
  schemaFieldLineageIgnoreStatus: Boolean!
  showNavBarRedesign: Boolean!
  showAutoCompleteResults: Boolean!
  entityVersioningEnabled: Boolean!
  showHasSiblingsFilter: Boolean!
  showSearchBarAutocompleteRedesign: Boolean!
  showManageTags: Boolean!
  showIntroducePage: Boolean!
  showIngestionPageRedesign: Boolean!
  showLineageExpandMore: Boolean!
  showStatsTabRedesign: Boolean!
  showLineageFilterNodes: Boolean!
  showHomePageRedesign: Boolean!
  showProductUpdates: Boolean!
  lineageGraphV3: Boolean!
  logicalModelsEnabled: Boolean!
  showHomepageUserRole: Boolean!
  showDefaultExternalLinks: Boolean!
  assetSummaryPageV1: Boolean!
  datasetSummaryPageV1: Boolean!
  metricsEnabled: Boolean!
  ingestionOnboardingRedesignV1: Boolean!
  documentationFileUploadV1: Boolean!
  multipleDataProductsPerAsset: Boolean!
  glossaryBasedPoliciesEnabled: Boolean!
  contextDocumentsEnabled: Boolean!
  hideLineageInSearchCards: Boolean!
  dataProductLineageEnabled: Boolean!
  showTestsInHealthIcon: Boolean!
  i18nEnabled: Boolean!
  browserTracingEnabled: Boolean!
  browserWebVitalsEnabled: Boolean!
}

type FieldAssertionInfo {
  type: FieldAssertionType!
  entityUrn: String!
  fieldValuesAssertion: FieldValuesAssertion
  fieldMetricAssertion: FieldMetricAssertion
  filter: DatasetFilter
}

type FieldFormPromptAssociation {
  fieldPath: String!
  lastModified: ResolvedAuditStamp!
}

type FieldMetricAssertion {
  field: SchemaFieldSpec!
  metric: FieldMetricType!
  operator: AssertionStdOperator!
  parameters: AssertionStdParameters
}

type FieldTransform {
  type: FieldTransformType!
}

type FieldUsageCounts {
  fieldName: String
  count: Int
}

type FieldValuesAssertion {
  field: SchemaFieldSpec!
  transform: FieldTransform
  operator: AssertionStdOperator!
  parameters: AssertionStdParameters
  failThreshold: FieldValuesFailThreshold!
  excludeNulls: Boolean!
}

type FieldValuesFailThreshold {
  type: FieldValuesFailThresholdType!
  value: Long!
}

type FineGrainedLineage {
  upstreams: [SchemaFieldRef!]
  downstreams: [SchemaFieldRef!]
  query: String
  transformOperation: String
}

type FixedIntervalSchedule {
  unit: DateInterval!
  multiple: Int!
}

type FloatBox {
  floatValue: Float!
}

type ForeignKeyConstraint {
  name: String
  foreignFields: [SchemaFieldEntity]
  sourceFields: [SchemaFieldEntity]
  foreignDataset: Dataset
}

type FormActorAssignment {
  owners: Boolean!
  users: [CorpUser!]
  groups: [CorpGroup!]
  isAssignedToMe: Boolean!
}

type FormAssociation {
  form: Form!
  associatedUrn: String!
  incompletePrompts: [FormPromptAssociation!]
  completedPrompts: [FormPromptAssociation!]
}

type FormInfo {
  name: String!
  description: String
  type: FormType!
  prompts: [FormPrompt!]!
  actors: FormActorAssignment!
}

type FormPrompt {
  id: String!
  title: String!
  formUrn: String!
  description: String
  type: FormPromptType!
  required: Boolean!
  structuredPropertyParams: StructuredPropertyParams
}

type FormPromptAssociation {
  id: String!
  lastModified: ResolvedAuditStamp!
  fieldAssociations: FormPromptFieldAssociations
}

type FormPromptFieldAssociations {
  completedFieldPrompts: [FieldFormPromptAssociation!]
  incompleteFieldPrompts: [FieldFormPromptAssociation!]
}

type FormVerificationAssociation {
  form: Form!
  lastModified: ResolvedAuditStamp
}

type Forms {
  incompleteForms: [FormAssociation!]!
  completedForms: [FormAssociation!]!
  verifications: [FormVerificationAssociation!]!
}

type FreshnessAssertionInfo {
  entityUrn: String!
  type: FreshnessAssertionType!
  schedule: FreshnessAssertionSchedule!
  filter: DatasetFilter
}

type FreshnessAssertionSchedule {
  type: FreshnessAssertionScheduleType!
  cron: FreshnessCronSchedule
  fixedInterval: FixedIntervalSchedule
}

type FreshnessContract {
  assertion: Assertion!
}

type FreshnessCronSchedule {
  cron: String!
  timezone: String!
  windowStartOffsetMs: Long
}

type FreshnessStats {
  cached: Boolean
  systemFreshness: [SystemFreshness]
}

type GetPresignedUploadUrlResponse {
  url: String!
  fileId: String!
}

type GetQuickFiltersResult {
  quickFilters: [QuickFilter]!
}

type GetRootGlossaryNodesResult {
  nodes: [GlossaryNode!]!
  start: Int!
  count: Int!
  total: Int!
}

type GetRootGlossaryTermsResult {
  terms: [GlossaryTerm!]!
  start: Int!
  count: Int!
  total: Int!
}

type GetRootMetricsResult {
  metrics: [Metric!]!
  start: Int!
  count: Int!
  total: Int!
}

type GetSchemaBlameResult {
  version: SemanticVersionStruct
  schemaFieldBlameList: [SchemaFieldBlame!]
}

type GetSchemaVersionListResult {
  latestVersion: SemanticVersionStruct
  version: SemanticVersionStruct
  semanticVersionList: [SemanticVersionStruct!]
}

type GetSemanticModelsResult {
  semanticModels: [SemanticModel!]!
  start: Int!
  count: Int!
  total: Int!
}

type GetTimelineResult {
  changeTransactions: [ChangeTransaction!]!
}

type GlobalHomePageSettings {
  defaultTemplate: DataHubPageTemplate
}

type GlobalTags {
  tags: [TagAssociation!]
}

type GlobalViewsSettings {
  defaultView: String
}

type GlossaryNodeChildrenCount {
  termsCount: Int!
  nodesCount: Int!
}

type GlossaryNodeProperties {
  name: String!
  description: String
  customProperties: [CustomPropertiesEntry!]
  createdOn: ResolvedAuditStamp
}

type GlossaryTermAssociation {
  term: GlossaryTerm!
  actor: CorpUser
  associatedUrn: String!
  context: String
  attribution: MetadataAttribution
}

type GlossaryTermInfo {
  name: String
  description: String
  definition: String!
  termSource: String!
  sourceRef: String
  sourceUrl: String
  customProperties: [CustomPropertiesEntry!]
  rawSchema: String
}

type GlossaryTermProperties {
  name: String!
  description: String
  definition: String!
  termSource: String!
  sourceRef: String
  sourceUrl: String
  customProperties: [CustomPropertiesEntry!]
  rawSchema: String
  createdOn: ResolvedAuditStamp
}

type GlossaryTerms {
  terms: [GlossaryTermAssociation!]
}

type Health {
  type: HealthStatusType!
  reportedAt: Long
  status: HealthStatus!
  message: String
  activeIncidentHealthDetails: ActiveIncidentHealthDetails
  latestAssertionStatusByType: [AssertionHealthStatusByType!]
  causes: [String!]
}

type HierarchyViewModuleParams {
  assetUrns: [String!]!
  showRelatedEntities: Boolean!
  relatedEntitiesFilterJson: String
}

type Highlight {
  value: Int!
  title: String!
  body: String!
}

type HomePageConfig {
  firstInPersonalSidebar: PersonalSidebarSection!
}

type HyperParameterMap {
  key: String!
  value: HyperParameterValueType!
}

type IconProperties {
  iconLibrary: IconLibrary
  name: String
  style: String
}

type IdentityManagementConfig {
  enabled: Boolean!
}

type ImportDocumentsResult {
  createdCount: Int!
  updatedCount: Int!
  failedCount: Int!
  errors: [String!]!
  documentUrns: [String!]!
}

type IncidentSource {
  type: IncidentSourceType!
  source: Entity
}

type IncidentStatus {
  state: IncidentState!
  stage: IncidentStage
  message: String
  lastUpdated: AuditStamp!
}

type IncrementingSegmentFieldTransformer {
  type: IncrementingSegmentFieldTransformerType!
  nativeType: String
}

type IncrementingSegmentRowCountChange {
  segment: IncrementingSegmentSpec!
  type: AssertionValueChangeType!
  operator: AssertionStdOperator!
  parameters: AssertionStdParameters!
}

type IncrementingSegmentRowCountTotal {
  segment: IncrementingSegmentSpec!
  operator: AssertionStdOperator!
  parameters: AssertionStdParameters!
}

type IncrementingSegmentSpec {
  field: SchemaFieldSpec!
  transformer: IncrementingSegmentFieldTransformer
}

type IngestionConfig {
  recipe: String!
  executorId: String!
  version: String
  debugMode: Boolean
  extraArgs: [StringMapEntry!]
}

type IngestionRun {
  executionRequestUrn: String
}

type IngestionSchedule {
  timezone: String
  interval: String!
}

type IngestionSource {
  urn: String!
  type: String!
  name: String!
  schedule: IngestionSchedule
  platform: DataPlatform
  config: IngestionConfig!
  executions(start: Int, count: Int): IngestionSourceExecutionRequests
  ownership: Ownership
  latestSuccessfulExecution: ExecutionRequest
  source: IngestionSourceSource
}

type IngestionSourceExecutionRequests {
  start: Int
  count: Int
  total: Int
  executionRequests: [ExecutionRequest!]!
}

type IngestionSourceSource {
  type: IngestionSourceSourceType!
}

type InputField {
  schemaFieldUrn: String
  schemaField: SchemaField
}

type InputFields {
  fields: [InputField]
}

type InstitutionalMemory {
  elements: [InstitutionalMemoryMetadata!]!
}

type InstitutionalMemoryMetadata {
  url: String!
  label: String!
  author: CorpUser!
  actor: ResolvedActor!
  created: AuditStamp!
  updated: AuditStamp
  description: String!
  associatedUrn: String!
  settings: InstitutionalMemoryMetadataSettings
}

type InstitutionalMemoryMetadataSettings {
  showInAssetPreview: Boolean!
}

type IntBox {
  intValue: Int!
}

type IntMapEntry {
  key: String!
  value: Int
}

type IntendedUse {
  primaryUses: [String!]
  primaryUsers: [IntendedUserType!]
  outOfScopeUses: [String!]
}

type InviteToken {
  inviteToken: String!
}

type KeyValueSchema {
  keySchema: String!
  valueSchema: String!
}

type LifecycleStageType {
  urn: String!
  name: String!
  description: String
  entityTypes: [String!]
  hideInSearch: Boolean!
  allowedPreviousStages: [String!]
}

type LineageConfig {
  supportsImpactAnalysis: Boolean!
}

type LineageRelationship {
  type: String!
  entity: Entity
  degree: Int!
  createdOn: Long
  createdActor: Entity
  updatedOn: Long
  updatedActor: Entity
  isManual: Boolean
  paths: [EntityPath]
}

type LinkModuleParams {
  linkUrl: String!
  imageUrl: String
  description: String
}

type LinkParams {
  searchParams: SearchParams
  entityProfileParams: EntityProfileParams
}

type ListAccessTokenResult {
  start: Int!
  count: Int!
  total: Int!
  tokens: [AccessTokenMetadata!]!
}

type ListBusinessAttributesResult {
  start: Int!
  count: Int!
  total: Int!
  businessAttributes: [BusinessAttribute!]!
}

type ListDomainsResult {
  start: Int!
  count: Int!
  total: Int!
  domains: [Domain!]!
}

type ListGroupsResult {
  start: Int!
  count: Int!
  total: Int!
  groups: [CorpGroup!]!
}

type ListIngestionSourcesResult {
  start: Int!
  count: Int!
  total: Int!
  ingestionSources: [IngestionSource!]!
}

type ListOwnershipTypesResult {
  start: Int!
  count: Int!
  total: Int!
  ownershipTypes: [OwnershipTypeEntity!]!
}

type ListPoliciesResult {
  start: Int!
  count: Int!
  total: Int!
  policies: [Policy!]!
}

type ListPostsResult {
  start: Int!
  count: Int!
  total: Int!
  posts: [Post!]!
}

type ListQueriesResult {
  start: Int!
  count: Int!
  total: Int!
  queries: [QueryEntity!]!
}

type ListRecommendationsResult {
  modules: [RecommendationModule!]!
}

type ListRolesResult {
  start: Int!
  count: Int!
  total: Int!
  roles: [DataHubRole!]!
}

type ListSecretsResult {
  start: Int
  count: Int
  total: Int
  secrets: [Secret!]!
}

type ListServiceAccountsResult {
  start: Int!
  count: Int!
  total: Int!
  serviceAccounts: [ServiceAccount!]!
}

type ListTestsResult {
  start: Int!
  count: Int!
  total: Int!
  tests: [Test!]!
}

type ListUsersResult {
  start: Int!
  count: Int!
  total: Int!
  users: [CorpUser!]!
}

type ListViewsResult {
  start: Int!
  count: Int!
  total: Int!
  views: [DataHubView!]!
}

type MLFeatureEditableProperties {
  description: String
}

type MLFeatureProperties {
  description: String
  dataType: MLFeatureDataType
  version: VersionTag
  sources: [Dataset]
  customProperties: [CustomPropertiesEntry!]
}

type MLFeatureTableEditableProperties {
  description: String
}

type MLFeatureTableProperties {
  description: String
  mlFeatures: [MLFeature]
  mlPrimaryKeys: [MLPrimaryKey]
  customProperties: [CustomPropertiesEntry!]
}

type MLHyperParam {
  name: String
  description: String
  value: String
  createdAt: Long
}

type MLMetric {
  name: String
  description: String
  value: String
  createdAt: Long
}

type MLModelEditableProperties {
  description: String
}

type MLModelFactorPrompts {
  relevantFactors: [MLModelFactors!]
  evaluationFactors: [MLModelFactors!]
}

type MLModelFactors {
  groups: [String!]
  instrumentation: [String!]
  environment: [String!]
}

type MLModelGroupEditableProperties {
  description: String
}

type MLModelGroupProperties {
  name: String
  description: String
  created: AuditStamp
  lastModified: AuditStamp
  version: VersionTag
  customProperties: [CustomPropertiesEntry!]
  externalUrl: String
  createdAt: Long
  mlModelLineageInfo: MLModelLineageInfo
}

type MLModelLineageInfo {
  trainingJobs: [String!]
  downstreamJobs: [String!]
}

type MLModelProperties {
  name: String
  description: String
  lastModified: AuditStamp
  version: String
  type: String
  hyperParameters: HyperParameterMap
  hyperParams: [MLHyperParam]
  trainingMetrics: [MLMetric]
  mlFeatures: [String!]
  tags: [String!]
  groups: [MLModelGroup]
  customProperties: [CustomPropertiesEntry!]
  externalUrl: String
  created: AuditStamp
  date: Long
  mlModelLineageInfo: MLModelLineageInfo
}

type MLPrimaryKeyEditableProperties {
  description: String
}

type MLPrimaryKeyProperties {
  description: String
  dataType: MLFeatureDataType
  version: VersionTag
  sources: [Dataset]
  customProperties: [CustomPropertiesEntry!]
}

type MLTrainingRunProperties {
  id: String
  outputUrls: [String]
  hyperParams: [MLHyperParam]
  trainingMetrics: [MLMetric]
}

type ManagedIngestionConfig {
  enabled: Boolean!
}

type MatchedField {
  name: String!
  value: String!
  entity: Entity
}

type Media {
  type: MediaType!
  location: String!
}

type MetadataAttribution {
  time: Long!
  actor: Entity!
  source: Entity
  sourceDetail: [StringMapEntry!]
}

type MetricExpression {
  dialects: [DialectExpression!]!
}

type MetricInfo {
  name: String!
  description: String
  created: ResolvedAuditStamp
  lastModified: ResolvedAuditStamp
  expression: MetricExpression
  aiContext: AiContext
  externalUrl: String
}

type MetricRelationships {
  derivedFrom: [EntityEdge!]!
  relatedMetrics: [EntityEdge!]!
}

type MetricUpstreams {
  datasetUpstreams: [EntityEdge!]
  fieldUpstreams: [EntityEdge!]
}

type Metrics {
  performanceMeasures: [String!]
  decisionThreshold: [String!]
}

type ModelDataset {
  name: String!
  source: Entity!
  fields: [SemanticField!]
}

type NamedBar {
  name: String!
  segments: [BarSegment!]!
}

type NamedLine {
  name: String!
  data: [NumericDataPoint!]!
}

type NotebookCell {
  chartCell: ChartCell
  textCell: TextCell
  queryChell: QueryCell
  type: NotebookCellType!
}

type NotebookContent {
  cells: [NotebookCell!]!
}

type NotebookEditableProperties {
  description: String
}

type NotebookInfo {
  title: String
  description: String
  externalUrl: String
  customProperties: [CustomPropertiesEntry!]
  changeAuditStamps: ChangeAuditStamps
}

type NumberValue {
  numberValue: Float!
}

type NumericDataPoint {
  x: String!
  y: Int!
}

type Operation implements TimeSeriesAspect {
  timestampMillis: Long!
  actor: String
  operationType: OperationType!
  customOperationType: String
  sourceType: OperationSourceType
  numAffectedRows: Long
  affectedDatasets: [String!]
  lastUpdatedTimestamp: Long!
  partition: String
  customProperties: [StringMapEntry!]
}

type OperationsAggregation {
  bucket: Long
  duration: WindowDuration
  resource: String
  aggregations: OperationsAggregationsResult
}

type OperationsAggregationsResult {
  totalOperations: Int
  totalInserts: Int
  totalUpdates: Int
  totalDeletes: Int
  totalCreates: Int
  totalAlters: Int
  totalDrops: Int
  totalCustoms: Int
  customOperationsMap: [IntMapEntry!]
}

type OperationsQueryResult {
  buckets: [OperationsAggregation]
  aggregations: OperationsAggregationsResult
}

type Origin {
  type: OriginType!
  externalType: String
}

type Owner {
  owner: OwnerType!
  type: OwnershipType
  ownershipType: OwnershipTypeEntity
  source: OwnershipSource
  associatedUrn: String!
  attribution: MetadataAttribution
}

type Ownership {
  owners: [Owner!]
  lastModified: AuditStamp!
}

type OwnershipSource {
  type: OwnershipSourceType!
  url: String
}

type OwnershipTypeInfo {
  name: String!
  description: String
  created: AuditStamp
  lastModified: AuditStamp
}

type ParentContainersResult {
  count: Int!
  containers: [Container!]!
}

type ParentDocumentsResult {
  count: Int!
  documents: [Document!]!
}

type ParentDomainsResult {
  count: Int!
  domains: [Entity!]!
}

type ParentNodesResult {
  count: Int!
  nodes: [GlossaryNode!]!
}

type PartitionSpec {
  type: PartitionType!
  partition: String
  timePartition: TimeWindow
}

type PatchEntityResult {
  urn: String!
  name: String
  success: Boolean!
  error: String
}

type PlatformPrivileges {
  viewAnalytics: Boolean!
  managePolicies: Boolean!
  manageIdentities: Boolean!
  generatePersonalAccessTokens: Boolean!
  createDomains: Boolean!
  createLogicalModels: Boolean!
  manageDomains: Boolean!
  manageIngestion: Boolean!
  manageSecrets: Boolean!
  manageTokens: Boolean!
  viewTests: Boolean!
  manageTests: Boolean!
  manageGlossaries: Boolean!
  manageDocuments: Boolean!
  manageUserCredentials: Boolean!
  createTags: Boolean!
  manageTags: Boolean!
  viewManageTags: Boolean!
  manageGlobalViews: Boolean!
  manageGlobalSettings: Boolean!
  manageOwnershipTypes: Boolean!
  manageGlobalAnnouncements: Boolean!
  createBusinessAttributes: Boolean!
  manageBusinessAttributes: Boolean!
  manageStructuredProperties: Boolean!
  viewStructuredPropertiesPage: Boolean!
  manageApplications: Boolean!
  manageFeatures: Boolean!
  manageHomePageTemplates: Boolean!
  manageServiceAccounts: Boolean!
}

type PoliciesConfig {
  enabled: Boolean!
  platformPrivileges: [Privilege!]!
  resourcePrivileges: [ResourcePrivileges!]!
}

type Policy {
  urn: String!
  type: PolicyType!
  name: String!
  state: PolicyState!
  description: String
  resources: ResourceFilter
  privileges: [String!]!
  actors: ActorFilter!
  editable: Boolean!
}

type PolicyEvaluationDetail {
  policyName: String!
  reason: String!
}

type PolicyMatchCriterion {
  field: String!
  values: [PolicyMatchCriterionValue!]!
  condition: PolicyMatchCondition!
}

type PolicyMatchCriterionValue {
  value: String!
  entity: Entity
}

type PolicyMatchFilter {
  criteria: [PolicyMatchCriterion!]
}

type PostContent {
  contentType: PostContentType!
  title: String!
  description: String
  link: String
  media: Media
}

type Privilege {
  type: String!
  displayName: String
  description: String
}

type Privileges {
  privileges: [String!]!
  evaluationDetails: [PolicyEvaluationDetail]
}

type ProductUpdate {
  enabled: Boolean!
  id: String!
  title: String!
  header: String
  requiredVersion: String
  image: String
  description: String
  primaryCtaText: String
  primaryCtaLink: String
  secondaryCtaText: String
  secondaryCtaLink: String
  ctaText: String!
  ctaLink: String!
  features: [ProductUpdateFeature!]
}

type ProductUpdateFeature {
  title: String!
  description: String!
  icon: String
  availability: String
}

type Quantile {
  quantile: String!
  value: String!
}

type QuantitativeAnalyses {
  unitaryResults: ResultsType
  intersectionalResults: ResultsType
}

type QueriesTabConfig {
  queriesTabResultSize: Int
}

type QueryCell {
  cellTitle: String!
  cellId: String!
  changeAuditStamps: ChangeAuditStamps
  rawQuery: String!
  lastExecuted: AuditStamp
}

type QueryProperties {
  statement: QueryStatement!
  source: QuerySource!
  name: String
  description: String
  created: AuditStamp!
  createdOn: ResolvedAuditStamp!
  lastModified: AuditStamp!
  origin: Entity
  customProperties: [CustomPropertiesEntry!]
}

type QueryStatement {
  value: String!
  language: QueryLanguage!
}

type QuerySubject {
  dataset: Dataset!
  schemaField: SchemaFieldEntity
}

type QuickFilter {
  field: String!
  value: String!
  entity: Entity
}

type RawAspect {
  aspectName: String!
  payload: String
  renderSpec: AspectRenderSpec
}

type RecommendationContent {
  value: String!
  entity: Entity
  params: RecommendationParams
}

type RecommendationModule {
  title: String!
  moduleId: String!
  renderType: RecommendationRenderType!
  content: [RecommendationContent!]!
}

type RecommendationParams {
  searchParams: SearchParams
  entityProfileParams: EntityProfileParams
  contentParams: ContentParams
}

type RelatedDocumentsResult {
  start: Int!
  count: Int!
  total: Int!
  documents: [Document!]!
  facets: [FacetMetadata!]
}

type RelationshipFieldMapping {
  sourceField: String!
  destinationField: String!
}

type ResetToken {
  resetToken: String!
}

type ResolvedAuditStamp {
  time: Long!
  actor: CorpUser
}

type ResourceFilter {
  type: String
  resources: [String!]
  allResources: Boolean
  filter: PolicyMatchFilter
  privilegeConstraints: PolicyMatchFilter
}

type ResourcePrivileges {
  resourceType: String!
  resourceTypeDisplayName: String
  entityType: EntityType
  privileges: [Privilege!]!
}

type RichTextModuleParams {
  content: String!
}

type RoleAssociation {
  role: Role!
  associatedUrn: String!
}

type RoleGroup {
  group: CorpGroup!
}

type RoleProperties {
  name: String!
  description: String
  type: String
  requestUrl: String
}

type RoleUser {
  user: CorpUser!
}

type Row {
  values: [String!]!
  cells: [Cell!]
}

type RowCountChange {
  type: AssertionValueChangeType!
  operator: AssertionStdOperator!
  parameters: AssertionStdParameters!
}

type RowCountTotal {
  operator: AssertionStdOperator!
  parameters: AssertionStdParameters!
}

type Schema {
  datasetUrn: String
  name: String!
  platformUrn: String!
  version: Long!
  cluster: String
  hash: String!
  platformSchema: PlatformSchema
  fields: [SchemaField!]!
  primaryKeys: [String!]
  foreignKeys: [ForeignKeyConstraint]
  createdAt: Long
  lastObserved: Long
}

type SchemaAssertionField {
  path: String!
  type: SchemaFieldDataType!
  nativeType: String
}

type SchemaAssertionInfo {
  entityUrn: String!
  fields: [SchemaAssertionField!]!
  schema: SchemaMetadata
  compatibility: SchemaAssertionCompatibility!
}

type SchemaContract {
  assertion: Assertion!
}

type SchemaField {
  fieldPath: String!
  jsonPath: String
  label: String
  nullable: Boolean!
  description: String
  type: SchemaFieldDataType!
  nativeDataType: String
  recursive: Boolean!
  globalTags: GlobalTags
  tags: GlobalTags
  glossaryTerms: GlossaryTerms
  isPartOfKey: Boolean
  isPartitioningKey: Boolean
  jsonProps: String
  schemaFieldEntity: SchemaFieldEntity
}

type SchemaFieldBlame {
  fieldPath: String!
  schemaFieldChange: SchemaFieldChange!
}

type SchemaFieldChange {
  timestampMillis: Long!
  lastSemanticVersion: String!
  versionStamp: String!
  changeType: ChangeOperationType!
  lastSchemaFieldChange: String
}

type SchemaFieldRef {
  urn: String!
  path: String!
}

type SchemaFieldSpec {
  path: String!
  type: String!
  nativeType: String!
}

type SchemaMetadata implements Aspect {
  aspectVersion: Long
  datasetUrn: String
  name: String!
  platformUrn: String!
  version: Long!
  cluster: String
  hash: String!
  platformSchema: PlatformSchema
  fields: [SchemaField!]!
  primaryKeys: [String!]
  foreignKeys: [ForeignKeyConstraint]
  createdAt: Long
}

type ScrollAcrossLineageResults {
  nextScrollId: String
  count: Int!
  total: Int!
  searchResults: [SearchAcrossLineageResult!]!
  facets: [FacetMetadata!]
  freshness: FreshnessStats
  isPartial: Boolean
}

type ScrollResults {
  nextScrollId: String
  count: Int!
  total: Int!
  searchResults: [SearchResult!]!
  facets: [FacetMetadata!]
}

type SearchAcrossLineageResult {
  entity: Entity!
  insights: [SearchInsight!]
  matchedFields: [MatchedField!]!
  paths: [EntityPath]
  degree: Int!
  degrees: [Int!]
  explored: Boolean!
  truncatedChildren: Boolean!
  ignoredAsHop: Boolean!
}

type SearchAcrossLineageResults {
  start: Int!
  count: Int!
  total: Int!
  searchResults: [SearchAcrossLineageResult!]!
  facets: [FacetMetadata!]
  freshness: FreshnessStats
  lineageSearchPath: LineageSearchPath
  isPartial: Boolean
}

type SearchBarConfig {
  apiVariant: SearchBarAPI!
}

type SearchCardConfig {
  showDescription: Boolean!
}

type SearchDocumentsResult {
  start: Int!
  count: Int!
  total: Int!
  documents: [Document!]!
  facets: [FacetMetadata!]
}

type SearchFlagsConfig {
  defaultSkipHighlighting: Boolean!
}

type SearchInsight {
  text: String!
  icon: String
}

type SearchParams {
  types: [EntityType!]
  query: String!
  filters: [FacetFilter!]
}

type SearchResult {
  entity: Entity!
  insights: [SearchInsight!]
  matchedFields: [MatchedField!]!
  extraProperties: [ExtraProperty!]
}

type SearchResults {
  start: Int!
  count: Int!
  total: Int!
  searchResults: [SearchResult!]!
  facets: [FacetMetadata!]
  suggestions: [SearchSuggestion!]
}

type SearchResultsVisualConfig {
  enableNameHighlight: Boolean
}

type SearchSuggestion {
  text: String!
  score: Float
  frequency: Int
}

type Secret {
  urn: String!
  name: String!
  description: String
}

type SecretValue {
  name: String!
  value: String!
}

type SemanticField {
  schemaField: SchemaField!
  type: SemanticFieldType!
  expression: MetricExpression!
  dimension: Dimension
  aiContext: AiContext
}

type SemanticModelInfo {
  name: String!
  description: String
  created: ResolvedAuditStamp
  lastModified: ResolvedAuditStamp
  nativeDefinition: String
  aiContext: AiContext
  datasets: [ModelDataset!]!
  relationships: [SemanticModelRelationship!]
  externalUrl: String
}

type SemanticModelRelationship {
  name: String
  from: String!
  fromColumns: [String!]!
  to: String!
  toColumns: [String!]!
  cardinality: ERModelRelationshipCardinality
  aiContext: AiContext
}

type SemanticSearchConfig {
  enabled: Boolean!
  enabledEntities: [String!]!
  embeddingConfig: EmbeddingConfig
}

type SemanticVersionStruct {
  semanticVersion: String
  semanticVersionTimestamp: Long
  versionStamp: String
}

type SiblingProperties {
  isPrimary: Boolean
  siblings: [Entity]
}

type SourceCode {
  sourceCode: [SourceCodeUrl!]
}

type SourceCodeUrl {
  type: SourceCodeUrlType!
  sourceCodeUrl: String!
}

type SqlAssertionInfo {
  type: SqlAssertionType!
  entityUrn: String!
  statement: String!
  changeType: AssertionValueChangeType
  operator: AssertionStdOperator!
  parameters: AssertionStdParameters!
}

type Status {
  removed: Boolean!
  lifecycleStage: LifecycleStageType
  lifecycleLastUpdated: AuditStamp
}

type StepStateResult {
  id: String!
  properties: [StringMapEntry!]!
}

type StringBox {
  stringValue: String!
}

type StringMapEntry {
  key: String!
  value: String
}

type StringValue {
  stringValue: String!
}

type StructuredProperties {
  properties: [StructuredPropertiesEntry!]
}

type StructuredPropertiesEntry {
  structuredProperty: StructuredPropertyEntity!
  values: [PropertyValue]!
  valueEntities: [Entity]
  associatedUrn: String!
  attribution: MetadataAttribution
}

type StructuredPropertyDefinition {
  qualifiedName: String!
  displayName: String
  description: String
  cardinality: PropertyCardinality
  allowedValues: [AllowedValue!]
  valueType: DataTypeEntity!
  typeQualifier: TypeQualifier
  entityTypes: [EntityTypeEntity!]!
  allowedPlatforms: [DataPlatform!]
  immutable: Boolean!
  created: ResolvedAuditStamp
  lastModified: ResolvedAuditStamp
}

type StructuredPropertyParams {
  structuredProperty: StructuredPropertyEntity!
}

type StructuredPropertySettings {
  isHidden: Boolean!
  showInSearchFilters: Boolean!
  showInAssetSummary: Boolean!
  hideInAssetSummaryWhenEmpty: Boolean!
  showAsAssetBadge: Boolean!
  showInColumnsTable: Boolean!
}

type StructuredReport {
  type: String!
  serializedValue: String!
  contentType: String!
}

type SubTypes {
  typeNames: [String!]
}

type SummaryElement {
  elementType: SummaryElementType!
  structuredProperty: StructuredPropertyEntity
}

type SystemFreshness {
  systemName: String!
  freshnessMillis: Long!
}

type TableChart {
  title: String!
  columns: [String!]!
  rows: [Row!]!
}

type TableSchema {
  schema: String!
}

type TagAssociation {
  tag: Tag!
  associatedUrn: String!
  context: String
  attribution: MetadataAttribution
}

type TagProperties {
  name: String!
  description: String
  colorHex: String
}

type TelemetryConfig {
  enableThirdPartyLogging: Boolean
}

type TestDefinition {
  json: String
}

type TestResult {
  test: Test
  type: TestResultType!
}

type TestResults {
  passing: [TestResult!]!
  failing: [TestResult!]!
}

type TestsConfig {
  enabled: Boolean!
}

type TextCell {
  cellTitle: String!
  cellId: String!
  changeAuditStamps: ChangeAuditStamps
  text: String!
}

type ThemeConfig {
  themeId: String
}

type TimeSeriesChart {
  title: String!
  lines: [NamedLine!]!
  dateRange: DateRange!
  interval: DateInterval!
}

type TimeWindow {
  startTimeMillis: Long!
  durationMillis: Long!
}

type TimelineParameterEntry {
  key: String
  value: String
}

type TimeseriesCapabilitiesResult {
  assetStats: AssetStatsResult
}

type TypeQualifier {
  allowedTypes: [EntityTypeEntity!]
}

type UpdateStepStateResult {
  id: String!
  succeeded: Boolean!
}

type UpstreamEntityRelationships {
  entities: [EntityRelationshipLegacy]
}

type UsageAggregation {
  bucket: Long
  duration: WindowDuration
  resource: String
  metrics: UsageAggregationMetrics
}

type UsageAggregationMetrics {
  uniqueUserCount: Int
  users: [UserUsageCounts]
  totalSqlQueries: Int
  topSqlQueries: [String]
  fields: [FieldUsageCounts]
}

type UsageQueryResult {
  buckets: [UsageAggregation]
  aggregations: UsageQueryResultAggregations
}

type UsageQueryResultAggregations {
  uniqueUserCount: Int
  users: [UserUsageCounts]
  fields: [FieldUsageCounts]
  totalSqlQueries: Int
}

type UserUsageCounts {
  user: CorpUser
  count: Int
  userEmail: String
}

type ValueFrequency {
  value: String!
  frequency: Long!
}

type VersionProperties {
  versionSet: VersionSet!
  version: VersionTag!
  aliases: [VersionTag!]!
  comment: String
  isLatest: Boolean!
  created: ResolvedAuditStamp
  createdInSource: ResolvedAuditStamp
}

type VersionTag {
  versionTag: String
}

type VertexProviderConfig {
  projectId: String!
  location: String!
}

type ViewProperties {
  materialized: Boolean!
  logic: String!
  formattedLogic: String
  language: String!
}

type ViewsConfig {
  enabled: Boolean!
}

type VisualConfig {
  logoUrl: String
  faviconUrl: String
  appTitle: String
  hideGlossary: Boolean
  queriesTab: QueriesTabConfig
  entityProfiles: EntityProfilesConfig
  searchResult: SearchResultsVisualConfig
  showFullTitleInLineage: Boolean
  theme: ThemeConfig
  application: ApplicationConfig
}

type VolumeAssertionInfo {
  entityUrn: String!
  type: VolumeAssertionType!
  rowCountTotal: RowCountTotal
  rowCountChange: RowCountChange
  incrementingSegmentRowCountTotal: IncrementingSegmentRowCountTotal
  incrementingSegmentRowCountChange: IncrementingSegmentRowCountChange
  filter: DatasetFilter
}
`;
