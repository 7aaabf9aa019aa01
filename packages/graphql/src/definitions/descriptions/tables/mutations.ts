import type { Descriptions } from '../descriptions.ts';

/** Every mutation: what it changes, the privilege that it requires beyond being signed in, and what is special about it. */
export const mutations: Descriptions = {
  Mutation: {
    $: 'Everything that can be changed in the catalogue.',
    updateGlobalViewsSettings: 'Changes the settings of views for everybody. Requires `MANAGE_GLOBAL_VIEWS`.',
    updateDocPropagationSettings:
      'Changes the settings of documentation propagation. Requires `MANAGE_FEATURES`.',
    updateApplicationsSettings:
      'Turns applications on or off in the web interface. Requires `MANAGE_FEATURES`.',
    upsertCustomAssertion:
      'Creates or replaces an assertion that another tool evaluates. Requires `EDIT_ENTITY_ASSERTIONS` on the asset.',
    'upsertCustomAssertion(urn)': 'URN of the assertion; a new one is created without it.',
    reportAssertionResult:
      'Records one run of an assertion. Requires `EDIT_ENTITY_ASSERTIONS` on the asset that it checks.',
    'reportAssertionResult(urn)': 'URN of the assertion.',
    'reportAssertionResult(result)': 'Outcome of the run.',
    createAccessToken:
      'Creates an access token, which is shown only in this response. A personal one is for the caller and requires `GENERATE_PERSONAL_ACCESS_TOKENS` or `MANAGE_ACCESS_TOKENS`; one for a service account requires `MANAGE_SERVICE_ACCOUNTS`.',
    revokeAccessToken: 'Revokes an access token. Requires `MANAGE_ACCESS_TOKENS`, unless the caller owns it.',
    'revokeAccessToken(tokenId)': 'Id of the token, as `listAccessTokens` returns it.',
    createServiceAccount:
      'Creates a service account, whose name gets the prefix `service_`. Requires `MANAGE_SERVICE_ACCOUNTS`.',
    deleteServiceAccount: 'Deletes a service account. Requires `MANAGE_SERVICE_ACCOUNTS`.',
    'deleteServiceAccount(urn)': 'URN of the service account.',
    updateServiceAccountDefaultView:
      'Sets the view that a service account searches with; it must be a global one. Requires `MANAGE_SERVICE_ACCOUNTS`.',
    upsertConnection:
      'Creates or replaces a connection to another system; its details are stored encrypted. Requires `MANAGE_CONNECTIONS`.',
    upsertDataContract:
      'Creates or replaces the data contract of a dataset. Requires `EDIT_ENTITY_DATA_CONTRACT` on the dataset.',
    'upsertDataContract(urn)':
      "URN of the contract. Without it, the dataset's existing contract is replaced, if there is one.",
    createDocument: 'Creates a document and returns its URN. Requires `MANAGE_DOCUMENTS`.',
    updateDocumentContents:
      'Changes the title, text or subtype of a document. Requires `EDIT_ENTITY` or `MANAGE_DOCUMENTS`.',
    updateDocumentRelatedEntities:
      'Replaces the assets related to a document. Requires `EDIT_ENTITY` or `MANAGE_DOCUMENTS`.',
    moveDocument:
      "Moves a document under another parent, or to the top. A document can't be moved below itself. Requires `EDIT_ENTITY` or `MANAGE_DOCUMENTS`.",
    deleteDocument: 'Soft-deletes a document. Requires `DELETE_ENTITY` or `MANAGE_DOCUMENTS`.',
    'deleteDocument(urn)': 'URN of the document.',
    updateDocumentStatus:
      'Publishes a document, or withdraws it. Requires `EDIT_ENTITY` or `MANAGE_DOCUMENTS`.',
    updateDocumentSubType: 'Changes the subtype of a document. Requires `EDIT_ENTITY` or `MANAGE_DOCUMENTS`.',
    updateDocumentSettings:
      'Changes the settings of a document. Requires `EDIT_ENTITY` or `MANAGE_DOCUMENTS`.',
    importDocumentsFromFiles:
      'Creates documents from the text of files, or updates those imported earlier. Requires `MANAGE_DOCUMENTS`.',
    updateDataset:
      'Replaces the given parts of a dataset. Requires `EDIT_ENTITY`, or the privilege of each part.',
    updateDatasets:
      'Replaces the given parts of several datasets. Requires `EDIT_ENTITY` on each, or the privilege of each part.',
    'updateDatasets(input)': 'One entry for each dataset.',
    updateChart:
      'Replaces the given parts of a chart. Requires `EDIT_ENTITY`, or the privilege of each part.',
    updateDashboard:
      'Replaces the given parts of a dashboard. Requires `EDIT_ENTITY`, or the privilege of each part.',
    updateNotebook:
      'Replaces the given parts of a notebook. Requires `EDIT_ENTITY`, or the privilege of each part.',
    updateDataFlow:
      'Replaces the given parts of a data flow. Requires `EDIT_ENTITY`, or the privilege of each part.',
    updateDataJob:
      'Replaces the given parts of a data job. Requires `EDIT_ENTITY`, or the privilege of each part.',
    createTag:
      'Creates a tag, owned by the caller, and returns its URN. Requires `CREATE_TAGS` or `MANAGE_TAGS`.',
    updateTag:
      'Replaces the name and description of a tag; the caller becomes its owner if it has none. Requires `EDIT_ENTITY` on the tag.',
    deleteTag:
      'Deletes a tag and removes it from all assets. Requires `MANAGE_TAGS`, or `DELETE_ENTITY` on the tag.',
    setTagColor: 'Sets the colour of a tag. Requires `EDIT_TAG_COLOR` on the tag.',
    'setTagColor(colorHex)': 'Colour as `#` and six hexadecimal digits, such as `#4b9cd3`.',
    createPolicy: 'Creates an access policy and returns its URN. Requires `MANAGE_POLICIES`.',
    updatePolicy: 'Replaces an access policy and returns its URN. Requires `MANAGE_POLICIES`.',
    deletePolicy: 'Deletes an access policy and returns its URN. Requires `MANAGE_POLICIES`.',
    addTag:
      'Adds a tag to an asset or column. Requires `EDIT_ENTITY_TAGS`, or `EDIT_DATASET_COL_TAGS` for a column.',
    addTags:
      'Adds several tags to an asset or column; those that it has already are ignored. Requires `EDIT_ENTITY_TAGS`, or `EDIT_DATASET_COL_TAGS` for a column.',
    batchAddTags:
      'Adds tags to several assets and columns. Requires `EDIT_ENTITY_TAGS` on each, or `EDIT_DATASET_COL_TAGS` for columns.',
    removeTag:
      'Removes a tag from an asset or column. A tag that is not there is no error. Requires `EDIT_ENTITY_TAGS`, or `EDIT_DATASET_COL_TAGS` for a column.',
    batchRemoveTags:
      'Removes tags from several assets and columns. Requires `EDIT_ENTITY_TAGS` on each, or `EDIT_DATASET_COL_TAGS` for columns.',
    addTerm:
      'Adds a glossary term to an asset or column. Requires `EDIT_ENTITY_GLOSSARY_TERMS`, or `EDIT_DATASET_COL_GLOSSARY_TERMS` for a column.',
    batchAddTerms:
      'Adds glossary terms to several assets and columns. Requires `EDIT_ENTITY_GLOSSARY_TERMS` on each, or `EDIT_DATASET_COL_GLOSSARY_TERMS` for columns.',
    addTerms:
      'Adds several glossary terms to an asset or column. Requires `EDIT_ENTITY_GLOSSARY_TERMS`, or `EDIT_DATASET_COL_GLOSSARY_TERMS` for a column.',
    removeTerm:
      'Removes a glossary term from an asset or column. Requires `EDIT_ENTITY_GLOSSARY_TERMS`, or `EDIT_DATASET_COL_GLOSSARY_TERMS` for a column.',
    batchRemoveTerms:
      'Removes glossary terms from several assets and columns. Requires `EDIT_ENTITY_GLOSSARY_TERMS` on each, or `EDIT_DATASET_COL_GLOSSARY_TERMS` for columns.',
    addOwner:
      'Adds an owner to an entity. The same owner with the same ownership type is replaced. Requires `EDIT_ENTITY_OWNERS`.',
    batchAddOwners: 'Adds owners to several entities. Requires `EDIT_ENTITY_OWNERS` on each.',
    addOwners: 'Adds several owners to an entity. Requires `EDIT_ENTITY_OWNERS`.',
    removeOwner:
      'Removes an owner from an entity, for one ownership type or for all. Requires `EDIT_ENTITY_OWNERS`.',
    batchRemoveOwners: 'Removes owners from several entities. Requires `EDIT_ENTITY_OWNERS` on each.',
    addLink:
      'Adds a link to an entity; the same URL and label is an error. Requires `EDIT_ENTITY_DOC_LINKS`.',
    updateLink:
      'Changes a link that is identified by its current URL and label. Requires `EDIT_ENTITY_DOC_LINKS`.',
    upsertLink:
      'Adds a link, or updates the one with the same URL and label. Requires `EDIT_ENTITY_DOC_LINKS`.',
    removeLink:
      'Removes the links with a URL, or only the one that also has the label. Requires `EDIT_ENTITY_DOC_LINKS`.',
    updateDescription:
      'Sets the description of an entity or column. Requires `EDIT_ENTITY_DOCS`, or `EDIT_DATASET_COL_DESCRIPTION` for a column.',
    removeUser: 'Deletes a user and the references to them. Requires `MANAGE_USERS_AND_GROUPS`.',
    'removeUser(urn)': 'URN of the user.',
    updateUserStatus:
      'Activates or suspends a user and returns their URN. Requires `MANAGE_USERS_AND_GROUPS`.',
    'updateUserStatus(urn)': 'URN of the user.',
    'updateUserStatus(status)': 'New status.',
    removeGroup: 'Deletes a group and the references to it. Requires `MANAGE_USERS_AND_GROUPS`.',
    'removeGroup(urn)': 'URN of the group.',
    addGroupMembers:
      "Adds users to a group. Groups from an identity provider can't be changed. Requires `EDIT_GROUP_MEMBERS` on the group.",
    removeGroupMembers:
      "Removes users from a group. Groups from an identity provider can't be changed. Requires `EDIT_GROUP_MEMBERS` on the group.",
    createGroup: 'Creates a group and returns its URN. Requires `MANAGE_USERS_AND_GROUPS`.',
    createDomain:
      'Creates a domain and returns its URN. The name must be unique under its parent. Requires `CREATE_DOMAINS` or `MANAGE_DOMAINS`.',
    moveDomain: 'Moves a domain under another parent, or to the top. Requires `MANAGE_DOMAINS`.',
    deleteDomain:
      'Deletes a domain that has no child domains, and the references to it. Requires `MANAGE_DOMAINS`, or `DELETE_ENTITY` on the domain.',
    setDomain: 'Sets the domain of an entity, replacing any other. Requires `EDIT_DOMAINS_PRIVILEGE`.',
    'setDomain(entityUrn)': 'URN of the entity.',
    'setDomain(domainUrn)': 'URN of the domain.',
    batchSetDomain:
      'Sets or removes the domain of several entities. Requires `EDIT_DOMAINS_PRIVILEGE` on each.',
    unsetDomain: 'Removes an entity from its domain. Requires `EDIT_DOMAINS_PRIVILEGE`.',
    'unsetDomain(entityUrn)': 'URN of the entity.',
    createERModelRelationship:
      'Creates a join between two datasets. Requires `CREATE_ENTITY_ER_MODEL_RELATIONSHIP` on both.',
    updateERModelRelationship:
      'Changes a join between two datasets. Requires `EDIT_ENTITY_DOCS` for its editable part.',
    deleteERModelRelationship: 'Deletes a join between two datasets.',
    updateDeprecation:
      'Marks an entity or column as deprecated, or removes the mark. Requires `EDIT_DEPRECATION_PRIVILEGE`.',
    batchUpdateDeprecation:
      'Marks several entities or columns as deprecated, or removes the mark. Requires `EDIT_DEPRECATION_PRIVILEGE` on each.',
    updateCorpUserProperties:
      "Changes the given fields of a user's profile. Callers may change their own; others require `EDIT_USER_PROFILE`, or `EDIT_CONTACT_INFO` for contact details.",
    'updateCorpUserProperties(urn)': 'URN of the user.',
    updateCorpGroupProperties:
      "Changes the given fields of a group's profile. Requires `EDIT_ENTITY_DOCS`, or `EDIT_CONTACT_INFO` for contact details.",
    'updateCorpGroupProperties(urn)': 'URN of the group.',
    deleteAssertion:
      'Deletes an assertion and the references to it. Requires `EDIT_ENTITY_ASSERTIONS` on the asset that it checks.',
    reportOperation:
      'Records an operation on a dataset, such as an insert; returns `true` as text. Requires `EDIT_ENTITY_OPERATIONS`.',
    createGlossaryTerm:
      'Creates a glossary term, owned by the caller, and returns its URN. Requires `MANAGE_GLOSSARIES`, or `MANAGE_GLOSSARY_CHILDREN` on the parent.',
    createGlossaryNode:
      'Creates a glossary node, owned by the caller, and returns its URN. Requires `MANAGE_GLOSSARIES`, or `MANAGE_GLOSSARY_CHILDREN` on the parent.',
    updateParentNode:
      'Moves a glossary term or node under another node, or to the top. Requires `MANAGE_GLOSSARIES`, or `MANAGE_GLOSSARY_CHILDREN` on both the old and the new parent.',
    deleteGlossaryEntity:
      'Deletes a glossary term or node and the references to it. Requires `MANAGE_GLOSSARIES`, or `MANAGE_GLOSSARY_CHILDREN` on the parent.',
    'deleteGlossaryEntity(urn)': 'URN of the glossary term or node.',
    updateName:
      'Renames a glossary term or node, domain, group, data product, business attribute or dataset. The privilege depends on the type.',
    addRelatedTerms:
      "Relates a glossary term to others. Requires `MANAGE_GLOSSARIES`, or `MANAGE_GLOSSARY_CHILDREN` on the term's parent.",
    removeRelatedTerms:
      "Removes relationships from a glossary term to others. Requires `MANAGE_GLOSSARIES`, or `MANAGE_GLOSSARY_CHILDREN` on the term's parent.",
    createNativeUserResetToken:
      'Creates a token with which a user can set a new password within an hour, and ends earlier ones. Requires `MANAGE_USER_CREDENTIALS`.',
    batchUpdateSoftDeleted: 'Soft-deletes entities, or restores them. Requires `DELETE_ENTITY` on each.',
    updateCorpUserViewsSettings: "Sets the caller's default view.",
    updateUserHomePageSettings: "Changes the caller's home page.",
    updateCorpUserLocaleSettings: 'Sets the language of the web interface for the caller.',
    updateUserSetting: 'Turns a setting of the web interface on or off for the caller.',
    batchAssignRole:
      'Gives users and groups one role instead of any other, or removes their role. All of them must exist. Requires `MANAGE_POLICIES`.',
    acceptRole: 'Gives the caller the role of an invitation. Requires a valid invite token.',
    createInviteToken:
      'Creates an invitation to the catalogue for any number of users; the previous one with the same role stops working. Requires `MANAGE_USER_CREDENTIALS` or `MANAGE_USERS_AND_GROUPS`, and with a role `MANAGE_POLICIES`, too.',
    createPost:
      'Creates an announcement or a link on the home page. Requires `CREATE_GLOBAL_ANNOUNCEMENTS` or `MANAGE_GLOBAL_ANNOUNCEMENTS`.',
    updatePost:
      'Replaces an announcement or a link on the home page. Requires `CREATE_GLOBAL_ANNOUNCEMENTS` or `MANAGE_GLOBAL_ANNOUNCEMENTS`.',
    deletePost: 'Deletes an announcement or a link on the home page. Requires `MANAGE_GLOBAL_ANNOUNCEMENTS`.',
    createView: 'Creates a view. A global one requires `MANAGE_GLOBAL_VIEWS`.',
    updateView:
      'Changes a view. Personal views are for their creator; global ones require `MANAGE_GLOBAL_VIEWS`.',
    deleteView:
      'Deletes a view and the references to it. Personal views are for their creator; global ones require `MANAGE_GLOBAL_VIEWS`.',
    updateLineage: 'Adds and removes lineage edges. Requires `EDIT_LINEAGE` on both ends of each edge.',
    updateEmbed: 'Sets the page that is embedded for an asset. Requires `EDIT_ENTITY_EMBED`.',
    createQuery: 'Saves a query. Requires `EDIT_ENTITY_QUERIES` on each dataset that it is about.',
    updateQuery: 'Changes a saved query. Requires `EDIT_ENTITY_QUERIES` on its old and new datasets.',
    deleteQuery: 'Deletes a saved query. Requires `EDIT_ENTITY_QUERIES` on its datasets.',
    createDataProduct:
      'Creates a data product in a domain, owned by the caller. Requires `MANAGE_DATA_PRODUCTS` on the domain.',
    updateDataProduct:
      'Changes the name or description of a data product. Requires `MANAGE_DATA_PRODUCTS` on one of its domains.',
    deleteDataProduct:
      'Deletes a data product and the references to it. Requires `MANAGE_DATA_PRODUCTS` on one of its domains, or `DELETE_ENTITY`.',
    batchSetDataProduct:
      'Adds assets to a data product, or removes them from every one. Requires `MANAGE_DATA_PRODUCTS`, or `EDIT_ENTITY_DATA_PRODUCTS` on each asset to remove.',
    batchAddToDataProducts:
      'Adds assets to several data products. Requires `EDIT_ENTITY_DATA_PRODUCTS` on each asset.',
    batchRemoveFromDataProducts:
      'Removes assets from several data products. Requires `EDIT_ENTITY_DATA_PRODUCTS` on each asset.',
    createApplication: 'Creates an application. Requires `EDIT_ENTITY` on applications.',
    updateApplication:
      'Changes the name or description of an application. Requires `EDIT_ENTITY` on the application.',
    deleteApplication:
      'Deletes an application and the references to it. Requires `EDIT_ENTITY` on the application.',
    batchSetApplication:
      'Adds assets to an application, or removes them from every one. Requires `EDIT_ENTITY_APPLICATIONS_PRIVILEGE` on each asset.',
    batchUnsetApplication:
      'Removes assets from one application. Requires `EDIT_ENTITY_APPLICATIONS_PRIVILEGE` on each asset.',
    createOwnershipType: 'Creates an ownership type. Requires `MANAGE_GLOBAL_OWNERSHIP_TYPES`.',
    updateOwnershipType: 'Changes an ownership type. Requires `MANAGE_GLOBAL_OWNERSHIP_TYPES`.',
    deleteOwnershipType:
      'Deletes an ownership type; the built-in ones are only soft-deleted. Requires `MANAGE_GLOBAL_OWNERSHIP_TYPES`.',
    'deleteOwnershipType(deleteReferences)':
      'True also removes the type from the owners that have it; they remain owners without a type.',
    submitFormPrompt: 'Answers one question of a form for an asset.',
    'submitFormPrompt(urn)': 'URN of the asset that the answer is about.',
    batchAssignForm: 'Assigns a form to several assets.',
    createDynamicFormAssignment: 'Assigns a form to all assets that match a filter when it is written.',
    verifyForm: 'Confirms the answers to a verification form. The form must be assigned to the caller.',
    createBusinessAttribute:
      'Creates a business attribute with a unique name. Requires `CREATE_BUSINESS_ATTRIBUTE` or `MANAGE_BUSINESS_ATTRIBUTE`.',
    deleteBusinessAttribute:
      'Deletes a business attribute and the references to it. Requires `MANAGE_BUSINESS_ATTRIBUTE`.',
    updateBusinessAttribute:
      'Changes a business attribute. Requires `CREATE_BUSINESS_ATTRIBUTE` or `MANAGE_BUSINESS_ATTRIBUTE`.',
    addBusinessAttribute:
      'Sets the business attribute of columns, replacing any other. Requires `EDIT_DATASET_COL_BUSINESS_ATTRIBUTE_PRIVILEGE` on the dataset.',
    removeBusinessAttribute:
      'Removes the business attribute from columns. Requires `EDIT_DATASET_COL_BUSINESS_ATTRIBUTE_PRIVILEGE` on the dataset.',
    updateDisplayProperties:
      'Sets the colour or icon of a domain or a glossary term or node. Requires `MANAGE_DOMAINS`, or `MANAGE_GLOSSARIES` for the glossary.',
    createDataHubFile:
      'Registers an uploaded file. Always an error, since Colophon has no storage for uploaded files.',
    batchRemoveForm: 'Withdraws a form from several assets.',
    createForm: 'Creates a form. Requires `MANAGE_DOCUMENTATION_FORMS`.',
    deleteForm: 'Deletes a form and the references to it. Requires `MANAGE_DOCUMENTATION_FORMS`.',
    updateForm: 'Changes a form. Requires `MANAGE_DOCUMENTATION_FORMS`.',
    raiseIncident:
      'Raises an incident on assets and returns its URN. Requires `EDIT_ENTITY_INCIDENTS` on each asset.',
    updateIncidentStatus:
      'Changes the state or stage of an incident. Requires `EDIT_ENTITY_INCIDENTS` on its asset.',
    updateIncident:
      'Changes the given fields of an incident. Requires `EDIT_ENTITY_INCIDENTS` on its old and new assets.',
    createSecret:
      'Stores a secret, encrypted, and returns its URN; a name that exists is an error. Requires `MANAGE_SECRETS`.',
    updateSecret: 'Replaces a secret and returns its URN. Requires `MANAGE_SECRETS`.',
    deleteSecret: 'Deletes a secret and returns its URN. Requires `MANAGE_SECRETS`.',
    createIngestionSource: 'Creates an ingestion source and returns its URN. Requires `MANAGE_INGESTION`.',
    updateIngestionSource:
      'Replaces an ingestion source, or creates it under the given URN, and returns the URN. Requires `MANAGE_INGESTION`.',
    deleteIngestionSource: 'Deletes an ingestion source and returns its URN. Requires `MANAGE_INGESTION`.',
    createIngestionExecutionRequest:
      'Requests a run of an ingestion source and returns the URN of the request. Requires `MANAGE_INGESTION`.',
    cancelIngestionExecutionRequest:
      'Asks the executor to stop a run and returns the URN of the request. Requires `MANAGE_INGESTION`.',
    createTestConnectionRequest:
      'Requests a test of the connection in a recipe and returns the URN of the request. Requires `MANAGE_INGESTION`.',
    rollbackIngestion:
      'Rolls back what a run wrote, and returns `true` as text when it is done. Requires `MANAGE_INGESTION`.',
    setLifecycleStage: 'Moves an entity to a lifecycle stage.',
    'setLifecycleStage(urn)': 'URN of the entity.',
    'setLifecycleStage(lifecycleStageUrn)':
      'URN of the stage; null or empty removes the entity from its stage.',
    setLogicalParent:
      'Sets the logical dataset or column that a physical one implements. Requires `EDIT_ENTITY` on both.',
    createLogicalModel:
      'Creates a logical dataset with its columns and returns its URN. Requires `CREATE_LOGICAL_MODELS`.',
    linkPhysicalChild:
      'Links a physical dataset and its columns to a logical dataset. Requires `EDIT_ENTITY` on both.',
    unlinkPhysicalChild:
      'Removes the link from a physical dataset and its columns to a logical dataset. Requires `EDIT_ENTITY` on the physical one.',
    updateLogicalModelSchema:
      'Replaces the columns of a logical dataset. Links to columns that are removed are removed too. Requires `CREATE_LOGICAL_MODELS`.',
    upsertPageModule:
      'Creates or replaces a module of the home page. A global one requires `MANAGE_HOME_PAGE_TEMPLATES`.',
    deletePageModule:
      'Deletes a module of the home page; the built-in ones are protected. A global one requires `MANAGE_HOME_PAGE_TEMPLATES`, others are for their creator.',
    patchEntity:
      'Changes one aspect of an entity by JSON Patch. Requires `EDIT_ENTITY`. Errors are in the result.',
    patchEntities:
      'Changes aspects of several entities by JSON Patch, all or none. Requires `EDIT_ENTITY` on each.',
    'patchEntities(input)': 'One entry for each aspect to change.',
    upsertStructuredProperties:
      'Sets values of structured properties on an asset and keeps its other ones. Requires `EDIT_ENTITY_PROPERTIES`.',
    removeStructuredProperties:
      'Removes structured properties from an asset. Requires `EDIT_ENTITY_PROPERTIES`.',
    createStructuredProperty: 'Defines a structured property. Requires `MANAGE_STRUCTURED_PROPERTIES`.',
    updateStructuredProperty:
      'Extends the definition of a structured property. Requires `MANAGE_STRUCTURED_PROPERTIES`.',
    deleteStructuredProperty:
      'Deletes a structured property and its values. Requires `MANAGE_STRUCTURED_PROPERTIES`.',
    updateAssetSettings:
      "Changes the settings of an asset's page. Requires `EDIT_ENTITY` or `MANAGE_ASSET_SUMMARY`.",
    batchUpdateStepStates: 'Saves states of onboarding steps. Each one succeeds or fails alone.',
    upsertPageTemplate:
      'Creates or replaces a page layout. A global one requires `MANAGE_HOME_PAGE_TEMPLATES`.',
    deletePageTemplate:
      'Deletes a page layout; the built-in ones are protected. A global one requires `MANAGE_HOME_PAGE_TEMPLATES`, others are for their creator.',
    createTest: 'Creates a metadata test and returns its URN. Requires `MANAGE_TESTS`.',
    updateTest: 'Replaces a metadata test and returns its URN. Requires `MANAGE_TESTS`.',
    deleteTest: 'Deletes a metadata test. Requires `MANAGE_TESTS`.',
    linkAssetVersion:
      'Adds an asset to a version set as its latest version. Requires `EDIT_ENTITY` on the set and the asset.',
    unlinkAssetVersion:
      'Removes an asset from its version set; null when there is nothing to remove. Requires `EDIT_ENTITY` on the set and the asset.',
  },
};
