export const queries = `
type Query {
  isAnalyticsEnabled: Boolean!
  getAnalyticsCharts: [AnalyticsChartGroup!]!
  getHighlights: [Highlight!]!
  getMetadataAnalyticsCharts(input: MetadataAnalyticsInput!): [AnalyticsChartGroup!]!
  me: AuthenticatedUser
  appConfig: AppConfig
  globalViewsSettings: GlobalViewsSettings
  docPropagationSettings: DocPropagationSettings
  globalHomePageSettings: GlobalHomePageSettings
  latestProductUpdate(refreshCache: Boolean = false): ProductUpdate
  getAccessToken(input: GetAccessTokenInput!): AccessToken
  listAccessTokens(input: ListAccessTokenInput!): ListAccessTokenResult!
  getAccessTokenMetadata(token: String!): AccessTokenMetadata!
  debugAccess(userUrn: String!): DebugAccessResult!
  listServiceAccounts(input: ListServiceAccountsInput!): ListServiceAccountsResult!
  getServiceAccount(urn: String!): ServiceAccount
  connection(urn: String!): DataHubConnection
  bulkEntityDataProducts(input: BulkEntityDataProductsInput!): BulkEntityDataProductsResult!
  document(urn: String!): Document
  searchDocuments(input: SearchDocumentsInput!): SearchDocumentsResult!
  dataPlatform(urn: String!): DataPlatform
  corpUser(urn: String!): CorpUser
  corpGroup(urn: String!): CorpGroup
  dataset(urn: String!): Dataset
  versionedDataset(urn: String!, versionStamp: String): VersionedDataset
  dashboard(urn: String!): Dashboard
  notebook(urn: String!): Notebook
  chart(urn: String!): Chart
  dataFlow(urn: String!): DataFlow
  dataJob(urn: String!): DataJob
  tag(urn: String!): Tag
  view(urn: String!): DataHubView
  form(urn: String!): Form
  role(urn: String!): Role
  structuredProperty(urn: String!): StructuredPropertyEntity
  erModelRelationship(urn: String!): ERModelRelationship
  glossaryTerm(urn: String!): GlossaryTerm
  glossaryNode(urn: String!): GlossaryNode
  container(urn: String!): Container
  domain(urn: String!): Domain
  assertion(urn: String!): Assertion
  listPolicies(input: ListPoliciesInput!): ListPoliciesResult
  getGrantedPrivileges(input: GetGrantedPrivilegesInput!): Privileges
  mlModel(urn: String!): MLModel
  mlModelGroup(urn: String!): MLModelGroup
  mlFeature(urn: String!): MLFeature
  mlFeatureTable(urn: String!): MLFeatureTable
  mlPrimaryKey(urn: String!): MLPrimaryKey
  listUsers(input: ListUsersInput!): ListUsersResult
  listGroups(input: ListGroupsInput!): ListGroupsResult
  searchUsers(input: SearchAcrossEntitiesInput!): SearchResults
  getEntityCounts(input: EntityCountInput): EntityCountResults
  listDomains(input: ListDomainsInput!): ListDomainsResult
  getRootGlossaryTerms(input: GetRootGlossaryEntitiesInput!): GetRootGlossaryTermsResult
  getRootGlossaryNodes(input: GetRootGlossaryEntitiesInput!): GetRootGlossaryNodesResult
  entityExists(urn: String!): Boolean
  entity(urn: String!): Entity
  entities(urns: [String!]!, checkForExistence: Boolean): [Entity]
  listRoles(input: ListRolesInput!): ListRolesResult
  getInviteToken(input: GetInviteTokenInput!): InviteToken
  listPosts(input: ListPostsInput!): ListPostsResult
  listMyViews(input: ListMyViewsInput!): ListViewsResult
  listGlobalViews(input: ListGlobalViewsInput!): ListViewsResult
  listQueries(input: ListQueriesInput!): ListQueriesResult
  getQuickFilters(input: GetQuickFiltersInput!): GetQuickFiltersResult
  dataProduct(urn: String!): DataProduct
  listOwnershipTypes(input: ListOwnershipTypesInput!): ListOwnershipTypesResult!
  dataPlatformInstance(urn: String!): DataPlatformInstance
  businessAttribute(urn: String!): BusinessAttribute
  listBusinessAttributes(input: ListBusinessAttributesInput!): ListBusinessAttributesResult
  dataProcessInstance(urn: String!): DataProcessInstance
  application(urn: String!): Application
  getPresignedUploadUrl(input: GetPresignedUploadUrlInput!): GetPresignedUploadUrlResponse!
  listSecrets(input: ListSecretsInput!): ListSecretsResult
  getSecretValues(input: GetSecretValuesInput!): [SecretValue!]
  listIngestionSources(input: ListIngestionSourcesInput!): ListIngestionSourcesResult
  ingestionSource(urn: String!): IngestionSource
  listExecutionRequests(input: ListExecutionRequestsInput!): IngestionSourceExecutionRequests
  executionRequest(urn: String!): ExecutionRequest
  listLifecycleStages: [LifecycleStageType!]!
  metric(urn: String!): Metric
  semanticModel(urn: String!): SemanticModel
  getRootMetrics(input: GetRootEntitiesInput!): GetRootMetricsResult
  getSemanticModels(input: GetRootEntitiesInput!): GetSemanticModelsResult
  listRecommendations(input: ListRecommendationsInput!): ListRecommendationsResult
  search(input: SearchInput!): SearchResults
  searchAcrossEntities(input: SearchAcrossEntitiesInput!): SearchResults
  scrollAcrossEntities(input: ScrollAcrossEntitiesInput!): ScrollResults
  searchAcrossLineage(input: SearchAcrossLineageInput!): SearchAcrossLineageResults
  scrollAcrossLineage(input: ScrollAcrossLineageInput!): ScrollAcrossLineageResults
  autoComplete(input: AutoCompleteInput!): AutoCompleteResults
  autoCompleteForMultiple(input: AutoCompleteMultipleInput!): AutoCompleteMultipleResults
  browse(input: BrowseInput!): BrowseResults
  browsePaths(input: BrowsePathsInput!): [BrowsePath!]
  aggregateAcrossEntities(input: AggregateAcrossEntitiesInput!): AggregateResults
  listDataProductAssets(urn: String!, input: SearchAcrossEntitiesInput!): SearchResults
  listApplicationAssets(urn: String!, input: SearchAcrossEntitiesInput!): SearchResults
  browseV2(input: BrowseV2Input!): BrowseResultsV2
  semanticSearch(input: SearchInput!): SearchResults
  semanticSearchAcrossEntities(input: SearchAcrossEntitiesInput!): SearchResults
  batchGetStepStates(input: BatchGetStepStatesInput!): BatchGetStepStatesResult!
  test(urn: String!): Test
  listTests(input: ListTestsInput!): ListTestsResult
  getSchemaBlame(input: GetSchemaBlameInput!): GetSchemaBlameResult
  getSchemaVersionList(input: GetSchemaVersionListInput!): GetSchemaVersionListResult
  getTimeline(input: GetTimelineInput!): GetTimelineResult
  versionSet(urn: String!): VersionSet
}
`;
