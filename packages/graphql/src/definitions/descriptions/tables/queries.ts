import type { Descriptions } from '../descriptions.ts';

/** Every query: what it returns, who may ask, and what is special about it. */
export const queries: Descriptions = {
  Query: {
    $: 'Everything that can be read from the catalogue.',
    isAnalyticsEnabled: 'Whether the catalogue serves charts and key figures; always true.',
    getAnalyticsCharts:
      'Charts of what the catalogue holds, in groups. Meant for callers with `VIEW_ANALYTICS`.',
    getHighlights:
      'For each common entity type, the number of entities and the share of them with owners, tags, terms and descriptions.',
    usageOverview:
      'How often the datasets were queried in a time, by whom and where. Null for callers who may not see the usage of every dataset.',
    coverageHistory:
      'How much of the data assets was described, owned and used on earlier days, counted over the whole catalogue. Needs `VIEW_ANALYTICS`.',
    recentChanges: 'The entities that changed last, as far as the caller may see them.',
    getMetadataAnalyticsCharts:
      'Charts of the assets that match a filter, by domain, platform, glossary term and environment.',
    me: 'The signed-in user, with the platform privileges granted to them.',
    appConfig:
      'Configuration of the server: its version, the features that are on, and how the web interface should look.',
    globalViewsSettings: 'Settings of views that apply to everybody, such as the default view.',
    docPropagationSettings: 'Settings of the propagation of documentation along lineage.',
    globalHomePageSettings: 'Settings of the home page that apply to everybody.',
    latestProductUpdate: 'The latest announcement about the product; null when announcements are off.',
    'latestProductUpdate(refreshCache)': 'True reads the announcement again instead of using the cached one.',
    getAccessToken:
      "Creates a personal access token for the caller's own user; it is listed and can be revoked. Requires `GENERATE_PERSONAL_ACCESS_TOKENS` or `MANAGE_ACCESS_TOKENS`.",
    listAccessTokens:
      "Lists access tokens, without the tokens themselves. Requires `MANAGE_ACCESS_TOKENS`, or a filter on the caller's own `ownerUrn` with `GENERATE_PERSONAL_ACCESS_TOKENS`.",
    getAccessTokenMetadata:
      "What is stored about an access token. Requires `MANAGE_ACCESS_TOKENS`, unless the token is the caller's own.",
    'getAccessTokenMetadata(token)': 'The access token itself.',
    debugAccess:
      'Explains what a user may do: their roles, groups, policies and privileges. Requires `MANAGE_USERS_AND_GROUPS`.',
    'debugAccess(userUrn)': 'URN of the user to explain.',
    listServiceAccounts: 'Lists service accounts. Requires `MANAGE_SERVICE_ACCOUNTS`.',
    getServiceAccount: 'A service account. Requires `MANAGE_SERVICE_ACCOUNTS`.',
    connection:
      'A stored connection to another system. Its details need `MANAGE_CONNECTIONS`, and a server with sign-in.',
    bulkEntityDataProducts: 'The data products of up to 100 assets, those of siblings included.',
    document: 'A document by URN.',
    searchDocuments:
      'Searches documents: published ones, and unpublished ones that the caller or a group of the caller owns.',
    dataPlatform: 'A data platform by URN.',
    corpUser: 'A user by URN.',
    corpGroup: 'A group by URN.',
    dataset: 'A dataset by URN.',
    versionedDataset: 'A dataset as it was in an earlier version.',
    'versionedDataset(versionStamp)':
      'Versions of its aspects, as `getSchemaVersionList` and `getTimeline` return them.',
    dashboard: 'A dashboard by URN.',
    notebook: 'A notebook by URN.',
    chart: 'A chart by URN.',
    dataFlow: 'A data flow, that is, a pipeline, by URN.',
    dataJob: 'A data job, that is, a task of a pipeline, by URN.',
    tag: 'A tag by URN.',
    view: 'A view by URN.',
    form: 'A form by URN.',
    role: 'An access role of an external system by URN.',
    structuredProperty: 'The definition of a structured property by URN.',
    erModelRelationship: 'A join between two datasets by URN.',
    glossaryTerm: 'A glossary term by URN.',
    glossaryNode: 'A glossary node, that is, a group of terms, by URN.',
    container: 'A container, such as a database or a schema, by URN.',
    domain: 'A domain by URN.',
    assertion: 'An assertion by URN.',
    listPolicies: 'Lists access policies. Requires `MANAGE_POLICIES`.',
    getGrantedPrivileges:
      'The privileges of a user on a resource, or on the platform. Callers may ask about themselves; others require `MANAGE_POLICIES`.',
    mlModel: 'A machine learning model by URN.',
    mlModelGroup: 'A group of model versions by URN.',
    mlFeature: 'A feature by URN.',
    mlFeatureTable: 'A feature table by URN.',
    mlPrimaryKey: 'A primary key of feature tables by URN.',
    listUsers: 'Lists users, without service accounts.',
    listGroups: 'Lists groups, the most recent first. Requires `MANAGE_USERS_AND_GROUPS`.',
    searchUsers: 'Searches users, without service accounts. Requires `MANAGE_USERS_AND_GROUPS`.',
    getEntityCounts: 'Number of entities of each type.',
    listDomains:
      'Lists the domains under a parent, the most recent first; without a parent, the domains at the top.',
    getRootGlossaryTerms: 'The glossary terms at the top of the glossary.',
    getRootGlossaryNodes: 'The glossary nodes at the top of the glossary.',
    entityExists: 'Whether an entity is stored; a soft-deleted one is.',
    entity: 'An entity of any type by URN; null for a type without an object type.',
    entities: 'Entities of any type, in the order of the URNs.',
    'entities(urns)': 'URNs of the entities.',
    'entities(checkForExistence)':
      'True omits entities that are not stored. By default each URN has an entry.',
    listRoles: 'Lists the roles that can be assigned to users.',
    getInviteToken:
      'Creates an invitation to the catalogue that one user can accept within an hour. Requires `MANAGE_USER_CREDENTIALS` or `MANAGE_USERS_AND_GROUPS`, and with a role `MANAGE_POLICIES`, too.',
    listPosts: 'Lists announcements and links, the most recently changed first.',
    listMyViews: 'Lists the views that the caller created, the most recent first.',
    listGlobalViews: 'Lists the views that everybody can use, the most recent first.',
    listQueries:
      'Lists saved queries, the most recent first. Queries of datasets that the caller may not see are left out.',
    getQuickFilters:
      'Filters to offer beside the search box: the platforms and entity types with the most assets.',
    dataProduct: 'A data product by URN.',
    listOwnershipTypes: 'Lists ownership types, the most recent first.',
    dataPlatformInstance: 'An instance of a data platform by URN.',
    businessAttribute: 'A business attribute by URN.',
    listBusinessAttributes: 'Lists business attributes.',
    dataProcessInstance: 'A run of a job or another process by URN.',
    application: 'An application by URN.',
    getPresignedUploadUrl:
      'A URL to upload a file to. Always an error, since Colophon has no storage for uploaded files.',
    listSecrets: 'Lists the names of stored secrets. Requires `MANAGE_SECRETS`.',
    getSecretValues:
      'Decrypted values of secrets, for ingestion. Requires `MANAGE_SECRETS` and an access token: without sign-in, no value is returned.',
    listIngestionSources: 'Lists ingestion sources. Requires `MANAGE_INGESTION`.',
    ingestionSource: 'An ingestion source by URN.',
    listExecutionRequests: 'Lists runs of ingestion sources, the most recently requested first.',
    executionRequest: 'A run of an ingestion source by URN.',
    listLifecycleStages: 'The stages that an asset can be in, up to 1000.',
    metric: 'A metric by URN.',
    semanticModel: 'A semantic model by URN.',
    getRootMetrics: 'The metrics that have no parent metric.',
    getSemanticModels: 'Lists semantic models.',
    listRecommendations: 'Recommended content for the home page, the search bar or a page, in modules.',
    search: 'Searches entities of one type.',
    searchAcrossEntities:
      'Searches entities of several types, with facets. The first 10000 results can be paged; use `scrollAcrossEntities` to read more.',
    scrollAcrossEntities: 'Reads all results of a search, page by page.',
    searchAcrossLineage: 'Searches the entities upstream or downstream of one entity.',
    scrollAcrossLineage: 'Reads all entities upstream or downstream of one entity, page by page.',
    autoComplete: 'Suggestions for search text, among entities of one type.',
    autoCompleteForMultiple: 'Suggestions for search text, among entities of several types.',
    browse: 'The groups and entities at one place of the older browse tree. Use `browseV2` instead.',
    browsePaths:
      'The places of an entity in the older browse tree. Use the field `browsePathV2` of the entity instead.',
    aggregateAcrossEntities: 'Facets of a search, without its results.',
    listDataProductAssets: 'Searches the assets of a data product.',
    'listDataProductAssets(urn)': 'URN of the data product.',
    listApplicationAssets: 'Searches the assets of an application.',
    'listApplicationAssets(urn)': 'URN of the application.',
    browseV2: 'The groups at one place of the browse tree.',
    semanticSearch:
      'Searches entities of one type by meaning. Always an error: Colophon has no semantic search.',
    semanticSearchAcrossEntities:
      'Searches entities of several types by meaning. Always an error: Colophon has no semantic search.',
    batchGetStepStates: 'Saved states of onboarding steps. Ids without a saved state are left out.',
    test: 'A metadata test by URN.',
    listTests: 'Lists metadata tests. Requires `MANAGE_TESTS` or `VIEW_TESTS`.',
    getSchemaBlame: 'For each column of a dataset, the change that last affected it.',
    getSchemaVersionList: "The versions of a dataset's schema.",
    getTimeline: 'The changes to an entity, up to the last 100 transactions.',
    versionSet: 'A set of versions of one asset by URN.',
  },
};
