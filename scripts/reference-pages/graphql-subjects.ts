/** A page of the GraphQL reference has the elements of one kind that belong to one subject. */
export interface GraphqlSubject {
  readonly name: string;
  readonly queries: readonly string[];
  readonly mutations: readonly string[];
  /** Types of this subject, unless an earlier subject has them. */
  readonly types: RegExp;
}

const words = (text: string): string[] => text.trim().split(/\s+/);

/** The subjects in the order in which a type is looked for in them. The last one has what belongs to all entities. */
export const graphqlSubjects: readonly GraphqlSubject[] = [
  {
    name: 'Lineage',
    queries: words('searchAcrossLineage scrollAcrossLineage erModelRelationship'),
    mutations: words(
      'updateLineage createERModelRelationship updateERModelRelationship deleteERModelRelationship',
    ),
    types:
      /Lineage(?!Config)|ERModel|^RelationshipFieldMapping|^(?:Up|Down)streamEntityRelationships$|^EntityPath$/,
  },
  {
    name: 'Structured properties',
    queries: words('structuredProperty'),
    mutations: words(
      'upsertStructuredProperties removeStructuredProperties createStructuredProperty updateStructuredProperty deleteStructuredProperty',
    ),
    types:
      /Structured(?!Report)|^PropertyValue|^PropertyCardinality|^AllowedValue|TypeQualifier|^(?:Data|Entity)Type(?:Entity|Info)$|^StdDataType|^(?:String|Number)Value$|^EntityTypeToPlatforms$/,
  },
  {
    name: 'Forms',
    queries: words('form'),
    mutations: words(
      'submitFormPrompt batchAssignForm createDynamicFormAssignment verifyForm batchRemoveForm createForm updateForm deleteForm',
    ),
    types:
      /Form(?!at)(?:s|Info|Type|Actor|Prompt|Association|Assignment|Input|Verification|$)|^FieldForm|^CreatePromptInput|FormPrompt/,
  },
  {
    name: 'Quality',
    queries: words('assertion test listTests'),
    mutations: words(
      'upsertCustomAssertion reportAssertionResult deleteAssertion upsertDataContract createTest updateTest deleteTest raiseIncident updateIncident updateIncidentStatus',
    ),
    types:
      /Assertion|Incident|Contract|^Test(?!sConfig)|^(?:Create|Update|List)Tests?(?!Connection)|^Health|Freshness|Volume|RowCount|^Incrementing|^FieldValues|^FieldTransform|^FieldMetric|^FixedInterval|^DatasetFilter|(?<!Ingestion)Schedule(?:Type)?$/,
  },
  {
    name: 'Settings',
    queries: words(
      'me appConfig globalViewsSettings docPropagationSettings globalHomePageSettings latestProductUpdate listPosts view listMyViews listGlobalViews getSubscription listSubscriptions batchGetStepStates',
    ),
    mutations: words(
      'updateGlobalViewsSettings updateDocPropagationSettings updateApplicationsSettings updateCorpUserViewsSettings updateUserHomePageSettings updateCorpUserLocaleSettings updateUserSetting createPost updatePost deletePost createSubscription updateSubscription deleteSubscription createView updateView deleteView upsertPageModule deletePageModule upsertPageTemplate deletePageTemplate updateAssetSettings batchUpdateStepStates',
    ),
    types:
      /Config$|(?<!Default)View(?!er)|PageTemplate|PageModule|HomePage|ModuleParams|^(?:Create|Update|List)?Posts?(?:Input|Type|Content|Result|s|$)|^PostContent|^UpdatePost|^ListPosts|^Media|^UpdateMedia|StepState|(?<!Document|Link|Metadata)Settings(?:Input)?$|^ProductUpdate|^ThemeConfig|^PersonalSidebar|^UserSetting|^UpdateUserSetting|^SummaryElement|AssetSummary|^AuthenticatedUser$|^PlatformPrivileges$|^EntityProfile|^ListRow|^SearchBarAPI|^LinkParams$|Subscription|^EntityChange|^NotificationSink/,
  },
  {
    name: 'Ingestion',
    queries: words(
      'listIngestionSources ingestionSource listExecutionRequests executionRequest listSecrets getSecretValues connection',
    ),
    mutations: words(
      'createIngestionSource updateIngestionSource deleteIngestionSource createIngestionExecutionRequest cancelIngestionExecutionRequest createTestConnectionRequest rollbackIngestion createSecret updateSecret deleteSecret upsertConnection',
    ),
    types: /Ingestion|ExecutionRequest|Secret|Connection|^StructuredReport|HasExecutionRuns/,
  },
  {
    name: 'Access',
    queries: words(
      'listPolicies getGrantedPrivileges listRoles role getInviteToken debugAccess getAccessToken listAccessTokens getAccessTokenMetadata listServiceAccounts getServiceAccount',
    ),
    mutations: words(
      'createPolicy updatePolicy deletePolicy batchAssignRole acceptRole createInviteToken createAccessToken revokeAccessToken createServiceAccount updateServiceAccountDefaultView deleteServiceAccount',
    ),
    types:
      /Polic|Privilege|Role|InviteToken|AccessToken|ServiceAccount|^Access|DebugAccess|^ActorFilter|^ResourceFilter|^ResourceSpec|^Restricted$/,
  },
  {
    name: 'Users and groups',
    queries: words('corpUser corpGroup listUsers listGroups searchUsers'),
    mutations: words(
      'updateCorpUserProperties updateUserStatus removeUser createNativeUserResetToken createGroup updateCorpGroupProperties addGroupMembers removeGroupMembers removeGroup',
    ),
    types: /CorpUser|CorpGroup|^List(?:Users|Groups)|Group(?:Members)?Input$|ResetToken|Persona$|NativeUser/,
  },
  {
    name: 'Analytics and usage',
    queries: words(
      'isAnalyticsEnabled getAnalyticsCharts getMetadataAnalyticsCharts getHighlights usageOverview coverageHistory listQueries',
    ),
    mutations: words('createQuery updateQuery deleteQuery reportOperation'),
    types:
      /Analytics|^Coverage|^Highlight$|Usage|^Quer(?:y|ies)(?!Cell)|^(?:Create|Update|List|Sort)Quer|^ReportOperation|^Operation(?:s|Type|SourceType|$)|^BarChart|^BarSegment|^Named|^TimeSeriesChart|^TableChart|^NumericDataPoint|^Row$|^Cell$|^DateRange|^DateInterval|^TimeRange|^TimeWindow|^WindowDuration|StatsSummary|UserUsage|AssetStats|^Timeseries|^DatasetProfile|^DatasetFieldProfile|^Quantile$|^ValueFrequency|^PartitionSpec|^PartitionType|ListQueries/,
  },
  {
    name: 'History and versions',
    queries: words('getTimeline recentChanges getSchemaBlame getSchemaVersionList versionSet'),
    mutations: words('linkAssetVersion unlinkAssetVersion'),
    types:
      /Timeline|^RecentChange|Blame|SchemaVersion|^Version(?!edDataset)|[Ll]inkVersion|^Change|SchemaFieldChange|SemanticVersion|SupportsVersions/,
  },
  {
    name: 'Documents',
    queries: words('document searchDocuments getPresignedUploadUrl'),
    mutations: words(
      'createDocument updateDocumentContents updateDocumentRelatedEntities updateDocumentStatus updateDocumentSubType updateDocumentSettings moveDocument importDocumentsFromFiles deleteDocument createDataHubFile',
    ),
    types: /Document(?!ation)|DataHubFile|Presigned|UploadDownload|^BucketStorage/,
  },
  {
    name: 'Documentation',
    queries: [],
    mutations: words('updateDescription addLink updateLink upsertLink removeLink updateEmbed'),
    types:
      /^Documentation|InstitutionalMemory|^(?:Add|Update|Upsert|Remove)Link|^LinkSettings|DescriptionUpdate|Embed(?!ding)/,
  },
  {
    name: 'Tags',
    queries: words('tag'),
    mutations: words(
      'createTag updateTag setTagColor deleteTag addTag addTags batchAddTags removeTag batchRemoveTags',
    ),
    types: /Tag(?!Connection)/,
  },
  {
    name: 'Glossary',
    queries: words('glossaryTerm glossaryNode getRootGlossaryTerms getRootGlossaryNodes'),
    mutations: words(
      'createGlossaryTerm createGlossaryNode updateParentNode deleteGlossaryEntity addRelatedTerms removeRelatedTerms addTerm addTerms batchAddTerms removeTerm batchRemoveTerms',
    ),
    types: /Glossary|Term(?!s?OfUse)|ParentNode/,
  },
  {
    name: 'Business attributes',
    queries: words('businessAttribute listBusinessAttributes'),
    mutations: words(
      'createBusinessAttribute updateBusinessAttribute deleteBusinessAttribute addBusinessAttribute removeBusinessAttribute',
    ),
    types: /BusinessAttribute/,
  },
  {
    name: 'Domains and data products',
    queries: words(
      'domain listDomains dataProduct listDataProductAssets bulkEntityDataProducts application listApplicationAssets',
    ),
    mutations: words(
      'createDomain moveDomain deleteDomain setDomain batchSetDomain unsetDomain createDataProduct updateDataProduct deleteDataProduct batchSetDataProduct batchAddToDataProducts batchRemoveFromDataProducts createApplication updateApplication deleteApplication batchSetApplication batchUnsetApplication',
    ),
    types: /Domain|DataProduct|Application/,
  },
  {
    name: 'Ownership',
    queries: words('listOwnershipTypes'),
    mutations: words(
      'addOwner addOwners batchAddOwners removeOwner batchRemoveOwners createOwnershipType updateOwnershipType deleteOwnershipType',
    ),
    types: /Owner/,
  },
  {
    name: 'Machine learning',
    queries: words('mlModel mlModelGroup mlFeature mlFeatureTable mlPrimaryKey'),
    mutations: [],
    types:
      /^ML|HyperParameter|^IntendedUse|^Caveat|^EthicalConsiderations|^QuantitativeAnalyses|^BaseData$|^Metrics$|^ResultsType|^ModelDataset|^SourceCode|^KeyValueSchema$|^Scenario/,
  },
  {
    name: 'Metrics and models',
    queries: words('metric getRootMetrics semanticModel getSemanticModels'),
    mutations: words(
      'createLogicalModel updateLogicalModelSchema setLogicalParent linkPhysicalChild unlinkPhysicalChild',
    ),
    types:
      /Metric|SemanticModel|SemanticField|Logical(?!Operator)|Physical|^Dialect|^Dimension|^AiContext|^ColumnMapping|^GetRootEntities/,
  },
  {
    name: 'Dashboards',
    queries: words('dashboard chart notebook'),
    mutations: words('updateDashboard updateChart updateNotebook'),
    types: /^(?:Dashboard|Chart|Notebook|TextCell|QueryCell)/,
  },
  {
    name: 'Pipelines',
    queries: words('dataFlow dataJob dataProcessInstance'),
    mutations: words('updateDataFlow updateDataJob'),
    types: /^Data(?:Flow|Job|Process|Transform)/,
  },
  {
    name: 'Datasets',
    queries: words('dataset versionedDataset'),
    mutations: words('updateDataset updateDatasets'),
    types:
      /Dataset|Schema|^ForeignKey|^TableSchema|^Fabric|^Field(?:Usage)?|^InputField|^ArrayPrimaryKey|^PlatformNative/,
  },
  {
    name: 'Search',
    queries: words(
      'search searchAcrossEntities scrollAcrossEntities aggregateAcrossEntities autoComplete autoCompleteForMultiple semanticSearch semanticSearchAcrossEntities getQuickFilters getEntityCounts listRecommendations browse browseV2 browsePaths',
    ),
    mutations: [],
    types:
      /Search|Scroll|Aggregat|AutoComplete|Facet|MatchedField|QuickFilter|Filter|^Sort|Grouping|EntityCount|Recommendation|Browse|LogicalOperator|ExtraProperty|EntityRequestContext|^ContentParams/,
  },
  {
    name: 'Entities',
    queries: words(
      'entity entities entityExists dataPlatform dataPlatformInstance container listLifecycleStages',
    ),
    mutations: words(
      'patchEntity patchEntities updateName updateDisplayProperties updateDeprecation batchUpdateDeprecation batchUpdateSoftDeleted setLifecycleStage',
    ),
    types: /./,
  },
];
