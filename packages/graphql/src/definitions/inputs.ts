export const inputs = `
input AcceptRoleInput {
  inviteToken: String!
}

input ActorFilterInput {
  users: [String!]
  groups: [String!]
  resourceOwners: Boolean!
  resourceOwnersTypes: [String!]
  allUsers: Boolean!
  allGroups: Boolean!
}

input AddBusinessAttributeInput {
  businessAttributeUrn: String!
  resourceUrn: [ResourceRefInput!]!
}

input AddGroupMembersInput {
  groupUrn: String!
  userUrns: [String!]!
}

input AddLinkInput {
  linkUrl: String!
  label: String!
  resourceUrn: String!
  settings: LinkSettingsInput
}

input AddNativeGroupMembersInput {
  groupUrn: String!
  userUrns: [String!]!
}

input AddOwnerInput {
  ownerUrn: String!
  ownerEntityType: OwnerEntityType!
  type: OwnershipType
  ownershipTypeUrn: String
  resourceUrn: String!
}

input AddOwnersInput {
  owners: [OwnerInput!]!
  resourceUrn: String!
}

input AddTagsInput {
  tagUrns: [String!]!
  resourceUrn: String!
  subResourceType: SubResourceType
  subResource: String
}

input AddTermsInput {
  termUrns: [String!]!
  resourceUrn: String!
  subResourceType: SubResourceType
  subResource: String
}

input AggregateAcrossEntitiesInput {
  types: [EntityType!]
  query: String!
  facets: [String]
  orFilters: [AndFilterInput!]
  viewUrn: String
  searchFlags: SearchFlags
}

input AllowedValueInput {
  stringValue: String
  numberValue: Float
  description: String
}

input AndFilterInput {
  and: [FacetFilterInput!]
}

input ApplicationEntitiesInput {
  query: String
  start: Int
  count: Int
  filters: [FacetFilterInput!]
}

input ArrayPrimaryKeyInput {
  arrayField: String!
  keys: [String!]!
}

input AspectParams {
  autoRenderOnly: Boolean
  aspectNames: [String!]
}

input AssertionResultErrorInput {
  type: AssertionResultErrorType!
  message: String!
}

input AssertionResultInput {
  timestampMillis: Long
  type: AssertionResultType!
  properties: [StringMapEntryInput!]
  externalUrl: String
  error: AssertionResultErrorInput
  severity: AssertionResultSeverity
}

input AssetCollectionModuleParamsInput {
  assetUrns: [String!]!
  dynamicFilterJson: String
}

input AutoCompleteInput {
  type: EntityType
  query: String!
  field: String
  limit: Int
  filters: [FacetFilterInput!]
  orFilters: [AndFilterInput!]
}

input AutoCompleteMultipleInput {
  types: [EntityType!]
  query: String!
  field: String
  limit: Int
  filters: [FacetFilterInput!]
  orFilters: [AndFilterInput!]
  viewUrn: String
}

input BatchAddOwnersInput {
  owners: [OwnerInput!]!
  ownershipTypeUrn: String
  resources: [ResourceRefInput]!
}

input BatchAddTagsInput {
  tagUrns: [String!]!
  resources: [ResourceRefInput!]!
}

input BatchAddTermsInput {
  termUrns: [String!]!
  resources: [ResourceRefInput]!
}

input BatchAssignFormInput {
  formUrn: String!
  entityUrns: [String!]!
}

input BatchAssignRoleInput {
  roleUrn: String
  actors: [String!]!
}

input BatchDatasetUpdateInput {
  urn: String!
  update: DatasetUpdateInput!
}

input BatchGetStepStatesInput {
  ids: [String!]!
}

input BatchRemoveFormInput {
  formUrn: String!
  entityUrns: [String!]!
}

input BatchRemoveOwnersInput {
  ownerUrns: [String!]!
  ownershipTypeUrn: String
  resources: [ResourceRefInput]!
}

input BatchRemoveTagsInput {
  tagUrns: [String!]!
  resources: [ResourceRefInput]!
}

input BatchRemoveTermsInput {
  termUrns: [String!]!
  resources: [ResourceRefInput]!
}

input BatchSetApplicationInput {
  applicationUrn: String
  resourceUrns: [String!]!
}

input BatchSetDataProductInput {
  dataProductUrn: String
  resourceUrns: [String!]!
}

input BatchSetDataProductsInput {
  dataProductUrns: [String!]!
  resourceUrns: [String!]!
}

input BatchSetDomainInput {
  domainUrn: String
  resources: [ResourceRefInput!]!
}

input BatchUnsetApplicationInput {
  applicationUrn: String!
  resourceUrns: [String!]!
}

input BatchUpdateDeprecationInput {
  deprecated: Boolean!
  decommissionTime: Long
  note: String
  resources: [ResourceRefInput]!
  replacement: String
}

input BatchUpdateSoftDeletedInput {
  urns: [String!]!
  deleted: Boolean!
}

input BatchUpdateStepStatesInput {
  states: [StepStateInput!]!
}

input BrowseInput {
  type: EntityType!
  path: [String!]
  start: Int
  count: Int
  filters: [FacetFilterInput!]
  orFilters: [AndFilterInput!]
}

input BrowsePathsInput {
  type: EntityType!
  urn: String!
}

input BrowseV2Input {
  type: EntityType
  types: [EntityType!]
  path: [String!]
  start: Int
  count: Int
  orFilters: [AndFilterInput!]
  viewUrn: String
  query: String
  searchFlags: SearchFlags
}

input BulkEntityDataProductsInput {
  urns: [String!]!
}

input BusinessAttributeInfoInput {
  name: String!
  description: String
  type: SchemaFieldDataType
}

input CancelIngestionExecutionRequestInput {
  ingestionSourceUrn: String!
  executionRequestUrn: String!
}

input ChartEditablePropertiesUpdate {
  description: String!
}

input ChartUpdateInput {
  ownership: OwnershipUpdate
  globalTags: GlobalTagsUpdate
  tags: GlobalTagsUpdate
  editableProperties: ChartEditablePropertiesUpdate
}

input ColumnMappingInput {
  parentFieldPath: String!
  childFieldPath: String!
}

input ContainerEntitiesInput {
  query: String
  start: Int
  count: Int
  filters: [FacetFilterInput!]
}

input CorpGroupUpdateInput {
  description: String
  slack: String
  email: String
  pictureLink: String
}

input CorpUserUpdateInput {
  displayName: String
  title: String
  aboutMe: String
  teams: [String!]
  skills: [String!]
  pictureLink: String
  slack: String
  phone: String
  email: String
  platformUrns: [String!]
  personaUrn: String
}

input CreateAccessTokenInput {
  type: AccessTokenType!
  actorUrn: String!
  duration: AccessTokenDuration!
  name: String!
  description: String
}

input CreateApplicationInput {
  properties: CreateApplicationPropertiesInput!
  domainUrn: String
  id: String
  shouldAddCreatorAsOwner: Boolean
}

input CreateApplicationPropertiesInput {
  name: String!
  description: String
}

input CreateBusinessAttributeInput {
  id: String
  name: String!
  description: String
  type: SchemaFieldDataType
}

input CreateDataHubFileInput {
  id: String!
  storageKey: String!
  originalFileName: String!
  mimeType: String!
  sizeInBytes: Long!
  scenario: UploadDownloadScenario!
  referencedByAsset: String
  schemaField: String
  contentHash: String
}

input CreateDataProductInput {
  properties: CreateDataProductPropertiesInput!
  domainUrn: String!
  id: String
}

input CreateDataProductPropertiesInput {
  name: String!
  description: String
}

input CreateDocumentInput {
  id: String
  subType: String
  title: String
  state: DocumentState
  contents: DocumentContentInput!
  owners: [OwnerInput!]
  parentDocument: String
  relatedAssets: [String!]
  relatedDocuments: [String!]
  settings: DocumentSettingsInput
}

input CreateDomainInput {
  id: String
  name: String!
  description: String
  parentDomain: String
  owners: [OwnerInput!]
}

input CreateDynamicFormAssignmentInput {
  formUrn: String!
  orFilters: [AndFilterInput!]!
}

input CreateFormInput {
  id: String
  name: String!
  description: String
  type: FormType
  prompts: [CreatePromptInput!]
  actors: FormActorAssignmentInput
}

input CreateGlossaryEntityInput {
  id: String
  name: String!
  description: String
  parentNode: String
}

input CreateGroupInput {
  id: String
  name: String!
  description: String
}

input CreateIngestionExecutionRequestInput {
  ingestionSourceUrn: String!
}

input CreateInviteTokenInput {
  roleUrn: String
}

input CreateLogicalModelInput {
  name: String!
  displayName: String
  env: FabricType = PROD
  platform: String
  columns: [EditableSchemaFieldInput!]!
}

input CreateNativeUserResetTokenInput {
  userUrn: String!
}

input CreateOwnershipTypeInput {
  name: String!
  description: String!
}

input CreatePostInput {
  postType: PostType!
  content: UpdatePostContentInput!
  resourceUrn: String
  subResourceType: SubResourceType
  subResource: String
}

input CreatePromptInput {
  id: String
  title: String!
  description: String
  type: FormPromptType!
  structuredPropertyParams: StructuredPropertyParamsInput
  required: Boolean
}

input CreateQueryInput {
  properties: CreateQueryPropertiesInput!
  subjects: [CreateQuerySubjectInput!]!
}

input CreateQueryPropertiesInput {
  name: String
  description: String
  statement: QueryStatementInput!
}

input CreateQuerySubjectInput {
  datasetUrn: String!
}

input CreateSecretInput {
  name: String!
  value: String!
  description: String
}

input CreateServiceAccountInput {
  displayName: String
  description: String
}

input CreateStructuredPropertyInput {
  id: String
  qualifiedName: String
  displayName: String
  description: String
  immutable: Boolean
  valueType: String!
  typeQualifier: TypeQualifierInput
  allowedValues: [AllowedValueInput!]
  cardinality: PropertyCardinality
  entityTypes: [String!]!
  allowedPlatforms: [String!]
  settings: StructuredPropertySettingsInput
}

input CreateTagInput {
  id: String
  name: String!
  description: String
}

input CreateTestConnectionRequestInput {
  recipe: String!
  version: String
}

input CreateTestInput {
  id: String
  name: String!
  category: String!
  description: String
  definition: TestDefinitionInput!
}

input CreateViewInput {
  viewType: DataHubViewType!
  name: String!
  description: String
  definition: DataHubViewDefinitionInput!
}

input DashboardEditablePropertiesUpdate {
  description: String!
}

input DashboardUpdateInput {
  ownership: OwnershipUpdate
  globalTags: GlobalTagsUpdate
  tags: GlobalTagsUpdate
  editableProperties: DashboardEditablePropertiesUpdate
}

input DataFlowEditablePropertiesUpdate {
  description: String!
}

input DataFlowUpdateInput {
  ownership: OwnershipUpdate
  globalTags: GlobalTagsUpdate
  tags: GlobalTagsUpdate
  editableProperties: DataFlowEditablePropertiesUpdate
}

input DataHubJsonConnectionInput {
  blob: String!
}

input DataHubViewDefinitionInput {
  entityTypes: [EntityType!]!
  filter: DataHubViewFilterInput!
}

input DataHubViewFilterInput {
  operator: LogicalOperator!
  filters: [FacetFilterInput!]!
}

input DataJobEditablePropertiesUpdate {
  description: String!
}

input DataJobUpdateInput {
  ownership: OwnershipUpdate
  globalTags: GlobalTagsUpdate
  tags: GlobalTagsUpdate
  editableProperties: DataJobEditablePropertiesUpdate
}

input DataProductEntitiesInput {
  query: String
  start: Int
  count: Int
  filters: [FacetFilterInput!]
}

input DataQualityContractInput {
  assertionUrn: String!
}

input DatasetDeprecationUpdate {
  deprecated: Boolean!
  decommissionTime: Long
  note: String!
}

input DatasetEditablePropertiesUpdate {
  description: String!
  name: String
}

input DatasetFilterInput {
  type: DatasetFilterType!
  sql: String
}

input DatasetUpdateInput {
  ownership: OwnershipUpdate
  deprecation: DatasetDeprecationUpdate
  institutionalMemory: InstitutionalMemoryUpdate
  globalTags: GlobalTagsUpdate
  tags: GlobalTagsUpdate
  editableSchemaMetadata: EditableSchemaMetadataUpdate
  editableProperties: DatasetEditablePropertiesUpdate
}

input DeleteFormInput {
  urn: String!
}

input DeletePageModuleInput {
  urn: String!
}

input DeletePageTemplateInput {
  urn: String!
}

input DeleteStructuredPropertyInput {
  urn: String!
}

input DescriptionUpdateInput {
  description: String!
  resourceUrn: String!
  subResourceType: SubResourceType
  subResource: String
}

input DisplayPropertiesUpdateInput {
  colorHex: String
  icon: IconPropertiesInput
}

input DocumentContentInput {
  text: String!
}

input DocumentFileInput {
  fileName: String!
  content: String!
}

input DocumentSettingsInput {
  showInGlobalContext: Boolean
}

input DomainEntitiesInput {
  query: String
  start: Int
  count: Int
  filters: [FacetFilterInput!]
}

input ERModelRelationshipEditablePropertiesUpdate {
  name: String
  description: String!
}

input ERModelRelationshipPropertiesInput {
  name: String!
  source: String!
  destination: String!
  relationshipFieldmappings: [RelationshipFieldMappingInput!]
  erModelRelationshipCardinality: ERModelRelationshipCardinality
  created: Boolean
  createdAt: Long
  createdBy: String
}

input ERModelRelationshipUpdateInput {
  properties: ERModelRelationshipPropertiesInput
  editableProperties: ERModelRelationshipEditablePropertiesUpdate
}

input EditableSchemaFieldInfoUpdate {
  fieldPath: String!
  description: String
  globalTags: GlobalTagsUpdate
}

input EditableSchemaFieldInput {
  fieldPath: String!
  type: SchemaFieldDataType!
}

input EditableSchemaMetadataUpdate {
  editableSchemaFieldInfo: [EditableSchemaFieldInfoUpdate!]!
}

input EntityCountInput {
  types: [EntityType!]
  viewUrn: String
}

input EntityRequestContext {
  type: EntityType!
  urn: String!
}

input EntityTypeToPlatforms {
  entityType: EntityType!
  platforms: [String!]
}

input FacetFilterInput {
  field: String!
  value: String
  values: [String!]
  negated: Boolean
  condition: FilterOperator
}

input FilterInput {
  and: [FacetFilterInput!]!
}

input FormActorAssignmentInput {
  owners: Boolean
  users: [String!]
  groups: [String!]
}

input FormActorAssignmentUpdateInput {
  owners: Boolean
  usersToAdd: [String!]
  usersToRemove: [String!]
  groupsToAdd: [String!]
  groupsToRemove: [String!]
}

input FreshnessContractInput {
  assertionUrn: String!
}

input GetAccessTokenInput {
  type: AccessTokenType!
  actorUrn: String!
  duration: AccessTokenDuration!
}

input GetGrantedPrivilegesInput {
  actorUrn: String!
  resourceSpec: ResourceSpec
  includeEvaluationDetails: Boolean = false
}

input GetInviteTokenInput {
  roleUrn: String
}

input GetPresignedUploadUrlInput {
  fileName: String!
  scenario: UploadDownloadScenario!
  assetUrn: String
  schemaFieldUrn: String
  contentType: String
}

input GetQuickFiltersInput {
  viewUrn: String
}

input GetRootEntitiesInput {
  start: Int = 0
  count: Int = 25
  query: String = "*"
}

input GetRootGlossaryEntitiesInput {
  start: Int!
  count: Int!
}

input GetSchemaBlameInput {
  datasetUrn: String!
  version: String
}

input GetSchemaVersionListInput {
  datasetUrn: String!
}

input GetSecretValuesInput {
  secrets: [String!]!
}

input GetTimelineInput {
  urn: String!
  changeCategories: [ChangeCategoryType!]
}

input GlobalTagsUpdate {
  tags: [TagAssociationUpdate!]
}

input GroupingCriterion {
  baseEntityType: EntityType
  groupingEntityType: EntityType!
}

input GroupingSpec {
  groupingCriteria: [GroupingCriterion!]
}

input HierarchyViewModuleParamsInput {
  assetUrns: [String!]!
  showRelatedEntities: Boolean!
  relatedEntitiesFilterJson: String
}

input IconPropertiesInput {
  iconLibrary: IconLibrary
  name: String
  style: String
}

input ImportDocumentsFromFilesInput {
  documents: [DocumentFileInput!]!
  showInGlobalContext: Boolean
  useCase: DocumentImportUseCase
  parentDocumentUrn: String
}

input IncidentSourceInput {
  type: IncidentSourceType!
}

input IncidentStatusInput {
  state: IncidentState!
  stage: IncidentStage
  message: String
}

input IngestionSourceSourceInput {
  type: IngestionSourceSourceType!
}

input InstitutionalMemoryMetadataUpdate {
  url: String!
  description: String
  author: String!
  createdAt: Long
}

input InstitutionalMemoryUpdate {
  elements: [InstitutionalMemoryMetadataUpdate!]!
}

input LineageEdge {
  downstreamUrn: String!
  upstreamUrn: String!
}

input LineageFlags {
  entitiesExploredPerHopLimit: Int
  startTimeMillis: Long
  endTimeMillis: Long
  ignoreAsHops: [EntityTypeToPlatforms!]
}

input LineageInput {
  direction: LineageDirection!
  start: Int
  count: Int
  separateSiblings: Boolean
  startTimeMillis: Long
  endTimeMillis: Long
  includeGhostEntities: Boolean = false
}

input LinkModuleParamsInput {
  linkUrl: String!
  imageUrl: String
  description: String
}

input LinkPhysicalChildInput {
  logicalParentUrn: String!
  childUrn: String!
  columnMappings: [ColumnMappingInput!]
}

input LinkSettingsInput {
  showInAssetPreview: Boolean
}

input LinkVersionInput {
  versionSet: String!
  linkedEntity: String!
  version: String!
  sourceTimestamp: Long
  sourceCreator: String
  comment: String
}

input ListAccessTokenInput {
  start: Int
  count: Int
  filters: [FacetFilterInput!]
}

input ListBusinessAttributesInput {
  start: Int
  count: Int
  query: String
}

input ListDomainsInput {
  start: Int
  count: Int
  query: String
  parentDomain: String
}

input ListExecutionRequestsInput {
  start: Int
  count: Int
  query: String
  filters: [FacetFilterInput!]
  sort: SortCriterion
  systemSources: Boolean
}

input ListGlobalViewsInput {
  start: Int
  count: Int
  query: String
}

input ListGroupsInput {
  start: Int
  count: Int
  query: String
}

input ListIngestionSourcesInput {
  start: Int
  count: Int
  query: String
  filters: [FacetFilterInput!]
  sort: SortCriterion
}

input ListMyViewsInput {
  start: Int
  count: Int
  query: String
  viewType: DataHubViewType
}

input ListOwnershipTypesInput {
  start: Int
  count: Int
  query: String
  filters: [FacetFilterInput!]
}

input ListPoliciesInput {
  start: Int
  count: Int
  query: String
  orFilters: [AndFilterInput!]
}

input ListPostsInput {
  start: Int
  count: Int
  query: String
  resourceUrn: String
  orFilters: [AndFilterInput!]
}

input ListQueriesInput {
  start: Int
  count: Int
  query: String
  source: QuerySource
  datasetUrn: String
  sortInput: SortQueriesInput
  orFilters: [AndFilterInput!]
}

input ListRecommendationsInput {
  userUrn: String!
  requestContext: RecommendationRequestContext
  limit: Int
  viewUrn: String
}

input ListRolesInput {
  start: Int
  count: Int
  query: String
}

input ListSecretsInput {
  start: Int
  count: Int
  query: String
}

input ListServiceAccountsInput {
  start: Int
  count: Int
  query: String
}

input ListTestsInput {
  start: Int
  count: Int
  query: String
}

input ListUsersInput {
  start: Int
  count: Int
  query: String
}

input MetadataAnalyticsInput {
  entityType: EntityType
  domain: String
  query: String
}

input MoveDocumentInput {
  urn: String!
  parentDocument: String
}

input MoveDomainInput {
  parentDomain: String
  resourceUrn: String!
}

input NotebookEditablePropertiesUpdate {
  description: String!
}

input NotebookUpdateInput {
  ownership: OwnershipUpdate
  tags: GlobalTagsUpdate
  editableProperties: NotebookEditablePropertiesUpdate
}

input OperationsStatsInput {
  range: TimeRange
  timeZone: String
}

input OwnerInput {
  ownerUrn: String!
  ownerEntityType: OwnerEntityType!
  type: OwnershipType
  ownershipTypeUrn: String
}

input OwnerUpdate {
  owner: String!
  type: OwnershipType
  ownershipTypeUrn: String
}

input OwnershipUpdate {
  owners: [OwnerUpdate!]!
}

input PageModuleParamsInput {
  linkParams: LinkModuleParamsInput
  richTextParams: RichTextModuleParamsInput
  assetCollectionParams: AssetCollectionModuleParamsInput
  hierarchyViewParams: HierarchyViewModuleParamsInput
}

input PageTemplateAssetSummaryInput {
  summaryElements: [SummaryElementInput!]!
}

input PageTemplateRowInput {
  modules: [String!]!
}

input PatchEntityInput {
  urn: String
  entityType: String
  aspectName: String!
  patch: [PatchOperationInput!]!
  arrayPrimaryKeys: [ArrayPrimaryKeyInput!]
  forceGenericPatch: Boolean
  systemMetadata: SystemMetadataInput
  headers: [StringMapEntryInput!]
}

input PatchOperationInput {
  op: PatchOperationType!
  path: String!
  value: String
  from: String
}

input PlatformInput {
  urn: String
  name: String
}

input PolicyMatchCriterionInput {
  field: String!
  values: [String!]!
  condition: PolicyMatchCondition!
}

input PolicyMatchFilterInput {
  criteria: [PolicyMatchCriterionInput!]
}

input PolicyUpdateInput {
  type: PolicyType!
  name: String!
  state: PolicyState!
  description: String
  resources: ResourceFilterInput
  privileges: [String!]!
  actors: ActorFilterInput!
}

input PropertyValueInput {
  stringValue: String
  numberValue: Float
}

input QueryStatementInput {
  value: String!
  language: QueryLanguage!
}

input RaiseIncidentInput {
  type: IncidentType!
  customType: String
  title: String
  description: String
  resourceUrn: String
  resourceUrns: [String!]
  startedAt: Long
  source: IncidentSourceInput
  status: IncidentStatusInput
  priority: IncidentPriority
  assigneeUrns: [String!]
}

input RecommendationRequestContext {
  scenario: ScenarioType!
  searchRequestContext: SearchRequestContext
  entityRequestContext: EntityRequestContext
}

input RelatedDocumentsInput {
  start: Int
  count: Int
  parentDocuments: [String!]
  rootOnly: Boolean
  types: [String!]
  domains: [String!]
  sourceType: DocumentSourceType
}

input RelatedTermsInput {
  urn: String!
  termUrns: [String!]!
  relationshipType: TermRelationshipType!
}

input RelationshipFieldMappingInput {
  sourceField: String
  destinationField: String
}

input RelationshipsInput {
  types: [String!]!
  direction: RelationshipDirection!
  start: Int
  count: Int
  includeSoftDelete: Boolean = true
  relatedEntityTypes: [String!]
}

input RemoveGroupMembersInput {
  groupUrn: String!
  userUrns: [String!]!
}

input RemoveLinkInput {
  linkUrl: String!
  label: String
  resourceUrn: String!
}

input RemoveNativeGroupMembersInput {
  groupUrn: String!
  userUrns: [String!]!
}

input RemoveOwnerInput {
  ownerUrn: String!
  ownershipTypeUrn: String
  resourceUrn: String!
}

input RemoveStructuredPropertiesInput {
  assetUrn: String!
  structuredPropertyUrns: [String!]!
}

input ReportOperationInput {
  urn: String!
  operationType: OperationType!
  customOperationType: String
  sourceType: OperationSourceType!
  customProperties: [StringMapEntryInput!]
  partition: String
  numAffectedRows: Long
  timestampMillis: Long
}

input ResourceFilterInput {
  type: String
  resources: [String!]
  allResources: Boolean
  filter: PolicyMatchFilterInput
  privilegeConstraints: PolicyMatchFilterInput
}

input ResourceRefInput {
  resourceUrn: String!
  subResourceType: SubResourceType
  subResource: String
}

input ResourceSpec {
  resourceType: EntityType!
  resourceUrn: String!
}

input RichTextModuleParamsInput {
  content: String!
}

input RollbackIngestionInput {
  runId: String!
}

input SchemaContractInput {
  assertionUrn: String!
}

input ScrollAcrossEntitiesInput {
  types: [EntityType!]
  query: String!
  scrollId: String
  keepAlive: String
  count: Int
  orFilters: [AndFilterInput!]
  viewUrn: String
  searchFlags: SearchFlags
  sortInput: SearchSortInput
}

input ScrollAcrossLineageInput {
  urn: String
  direction: LineageDirection!
  types: [EntityType!]
  query: String
  scrollId: String
  keepAlive: String
  count: Int
  orFilters: [AndFilterInput!]
  startTimeMillis: Long
  endTimeMillis: Long
  searchFlags: SearchFlags
  lineageFlags: LineageFlags
}

input SearchAcrossEntitiesInput {
  types: [EntityType!]
  query: String!
  start: Int
  count: Int
  filters: [FacetFilterInput!]
  orFilters: [AndFilterInput!]
  viewUrn: String
  searchFlags: SearchFlags
  sortInput: SearchSortInput
}

input SearchAcrossLineageInput {
  urn: String
  direction: LineageDirection!
  types: [EntityType!]
  query: String
  start: Int
  count: Int
  filters: [FacetFilterInput!]
  orFilters: [AndFilterInput!]
  startTimeMillis: Long
  endTimeMillis: Long
  searchFlags: SearchFlags
  lineageFlags: LineageFlags
  viewUrn: String
  sortInput: SearchSortInput
}

input SearchDocumentsInput {
  start: Int
  count: Int
  query: String
  parentDocuments: [String!]
  rootOnly: Boolean
  types: [String!]
  domains: [String!]
  relatedAssets: [String!]
  sourceType: DocumentSourceType
  viewUrn: String
}

input SearchFlags {
  includeHiddenLifecycleStages: Boolean
  skipCache: Boolean
  maxAggValues: Int
  fulltext: Boolean
  skipHighlighting: Boolean
  skipAggregates: Boolean
  getSuggestions: Boolean
  groupingSpec: GroupingSpec
  includeSoftDeleted: Boolean
  includeRestricted: Boolean
  customHighlightingFields: [String!]
  includeStructuredPropertyFacets: Boolean
  filterNonLatestVersions: Boolean
  fetchExtraFields: [String!]
}

input SearchInput {
  type: EntityType!
  query: String!
  start: Int
  count: Int
  filters: [FacetFilterInput!]
  orFilters: [AndFilterInput!]
  searchFlags: SearchFlags
}

input SearchRequestContext {
  query: String!
  filters: [FacetFilterInput!]
}

input SearchSortInput {
  sortCriterion: SortCriterion
  sortCriteria: [SortCriterion!]
}

input SetLogicalParentInput {
  resourceUrn: String!
  parentUrn: String
}

input SortCriterion {
  field: String!
  sortOrder: SortOrder!
}

input SortQueriesInput {
  sortCriterion: SortCriterion!
}

input StepStateInput {
  id: String!
  properties: [StringMapEntryInput]!
}

input StringMapEntryInput {
  key: String!
  value: String
}

input StructuredPropertyInputParams {
  structuredPropertyUrn: String!
  values: [PropertyValueInput!]!
}

input StructuredPropertyParamsInput {
  urn: String!
}

input StructuredPropertySettingsInput {
  isHidden: Boolean
  showInSearchFilters: Boolean
  showInAssetSummary: Boolean
  hideInAssetSummaryWhenEmpty: Boolean
  showAsAssetBadge: Boolean
  showInColumnsTable: Boolean
}

input SubmitFormPromptInput {
  promptId: String!
  formUrn: String!
  type: FormPromptType!
  fieldPath: String
  structuredPropertyParams: StructuredPropertyInputParams
}

input SummaryElementInput {
  elementType: SummaryElementType!
  structuredPropertyUrn: String
}

input SystemMetadataInput {
  lastObserved: Long
  runId: String
  properties: [StringMapEntryInput!]
}

input TagAssociationInput {
  tagUrn: String!
  resourceUrn: String!
  subResourceType: SubResourceType
  subResource: String
}

input TagAssociationUpdate {
  tag: TagUpdateInput!
}

input TagUpdateInput {
  urn: String!
  name: String!
  description: String
  ownership: OwnershipUpdate
}

input TermAssociationInput {
  termUrn: String!
  resourceUrn: String!
  subResourceType: SubResourceType
  subResource: String
}

input TestDefinitionInput {
  json: String
}

input TypeQualifierInput {
  allowedTypes: [String!]
}

input UnlinkPhysicalChildInput {
  childUrn: String!
}

input UnlinkVersionInput {
  versionSet: String
  unlinkedEntity: String
}

input UpdateApplicationInput {
  name: String
  description: String
}

input UpdateApplicationsSettingsInput {
  enabled: Boolean
}

input UpdateAssetSettingsInput {
  urn: String!
  summary: UpdateAssetSummaryInput
}

input UpdateAssetSummaryInput {
  template: String!
}

input UpdateBusinessAttributeInput {
  name: String
  description: String
  type: SchemaFieldDataType
}

input UpdateCorpUserLocaleSettingsInput {
  language: String
}

input UpdateCorpUserViewsSettingsInput {
  defaultView: String
}

input UpdateDataProductInput {
  name: String
  description: String
}

input UpdateDeprecationInput {
  urn: String!
  subResourceType: SubResourceType
  subResource: String
  deprecated: Boolean!
  decommissionTime: Long
  note: String
  replacement: String
}

input UpdateDocPropagationSettingsInput {
  docColumnPropagation: Boolean
}

input UpdateDocumentContentsInput {
  urn: String!
  title: String
  contents: DocumentContentInput
  subType: String
}

input UpdateDocumentRelatedEntitiesInput {
  urn: String!
  relatedAssets: [String!]
  relatedDocuments: [String!]
}

input UpdateDocumentSettingsInput {
  urn: String!
  showInGlobalContext: Boolean!
}

input UpdateDocumentStatusInput {
  urn: String!
  state: DocumentState!
}

input UpdateDocumentSubTypeInput {
  urn: String!
  subType: String
}

input UpdateEmbedInput {
  urn: String!
  renderUrl: String
}

input UpdateFormInput {
  urn: String!
  name: String
  description: String
  type: FormType
  promptsToAdd: [CreatePromptInput!]
  promptsToRemove: [String!]
  actors: FormActorAssignmentUpdateInput
}

input UpdateGlobalViewsSettingsInput {
  defaultView: String
}

input UpdateIncidentInput {
  title: String
  description: String
  startedAt: Long
  status: IncidentStatusInput
  priority: IncidentPriority
  resourceUrns: [String!]
  assigneeUrns: [String!]
}

input UpdateIncidentStatusInput {
  state: IncidentState!
  stage: IncidentStage
  message: String
}

input UpdateIngestionSourceConfigInput {
  recipe: String!
  version: String
  executorId: String!
  debugMode: Boolean
  extraArgs: [StringMapEntryInput!]
}

input UpdateIngestionSourceInput {
  name: String!
  type: String!
  description: String
  schedule: UpdateIngestionSourceScheduleInput
  config: UpdateIngestionSourceConfigInput!
  source: IngestionSourceSourceInput
}

input UpdateIngestionSourceScheduleInput {
  interval: String!
  timezone: String!
}

input UpdateLineageInput {
  edgesToAdd: [LineageEdge]!
  edgesToRemove: [LineageEdge]!
}

input UpdateLinkInput {
  currentUrl: String!
  currentLabel: String!
  linkUrl: String!
  label: String!
  settings: LinkSettingsInput
  resourceUrn: String!
}

input UpdateLogicalModelSchemaInput {
  urn: String!
  columns: [EditableSchemaFieldInput!]!
}

input UpdateMediaInput {
  type: MediaType!
  location: String!
}

input UpdateNameInput {
  name: String!
  urn: String!
}

input UpdateOwnershipTypeInput {
  name: String
  description: String
}

input UpdateParentNodeInput {
  parentNode: String
  resourceUrn: String!
}

input UpdatePostContentInput {
  contentType: PostContentType!
  title: String!
  description: String
  link: String
  media: UpdateMediaInput
}

input UpdatePostInput {
  urn: String!
  postType: PostType!
  content: UpdatePostContentInput!
}

input UpdateQueryInput {
  properties: UpdateQueryPropertiesInput
  subjects: [UpdateQuerySubjectInput!]
}

input UpdateQueryPropertiesInput {
  name: String
  description: String
  statement: QueryStatementInput
}

input UpdateQuerySubjectInput {
  datasetUrn: String!
}

input UpdateSecretInput {
  urn: String!
  name: String!
  value: String!
  description: String
}

input UpdateServiceAccountDefaultViewInput {
  urn: String!
  defaultView: String
}

input UpdateStructuredPropertyInput {
  urn: String!
  displayName: String
  description: String
  immutable: Boolean
  typeQualifier: UpdateTypeQualifierInput
  newAllowedValues: [AllowedValueInput!]
  setCardinalityAsMultiple: Boolean
  newEntityTypes: [String!]
  newAllowedPlatforms: [String!]
  settings: StructuredPropertySettingsInput
}

input UpdateTestInput {
  name: String!
  category: String!
  description: String
  definition: TestDefinitionInput!
}

input UpdateTypeQualifierInput {
  newAllowedTypes: [String!]
}

input UpdateUserHomePageSettingsInput {
  pageTemplate: String
  newDismissedAnnouncements: [String]
  removePageTemplate: Boolean
}

input UpdateUserSettingInput {
  name: UserSetting!
  value: Boolean!
}

input UpdateViewInput {
  name: String
  description: String
  definition: DataHubViewDefinitionInput
}

input UpsertCustomAssertionInput {
  entityUrn: String!
  type: String!
  description: String!
  fieldPath: String
  platform: PlatformInput!
  externalUrl: String
  logic: String
}

input UpsertDataContractInput {
  entityUrn: String!
  freshness: [FreshnessContractInput!]
  schema: [SchemaContractInput!]
  dataQuality: [DataQualityContractInput!]
  state: DataContractState
  id: String
}

input UpsertDataHubConnectionInput {
  id: String
  type: DataHubConnectionDetailsType!
  platformUrn: String!
  json: DataHubJsonConnectionInput
  name: String
}

input UpsertLinkInput {
  linkUrl: String!
  label: String!
  resourceUrn: String!
  settings: LinkSettingsInput
}

input UpsertPageModuleInput {
  urn: String
  name: String!
  type: DataHubPageModuleType!
  scope: PageModuleScope!
  params: PageModuleParamsInput!
}

input UpsertPageTemplateInput {
  urn: String
  rows: [PageTemplateRowInput!]!
  assetSummary: PageTemplateAssetSummaryInput
  scope: PageTemplateScope!
  surfaceType: PageTemplateSurfaceType!
}

input UpsertStructuredPropertiesInput {
  assetUrn: String!
  structuredPropertyInputParams: [StructuredPropertyInputParams!]!
}

input VerifyFormInput {
  formUrn: String!
  entityUrn: String!
}
`;
