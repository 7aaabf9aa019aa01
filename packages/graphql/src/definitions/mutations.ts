export const mutations = `
type Mutation {
  updateGlobalViewsSettings(input: UpdateGlobalViewsSettingsInput!): Boolean!
  updateDocPropagationSettings(input: UpdateDocPropagationSettingsInput!): Boolean!
  updateApplicationsSettings(input: UpdateApplicationsSettingsInput!): Boolean!
  upsertCustomAssertion(urn: String, input: UpsertCustomAssertionInput!): Assertion!
  reportAssertionResult(urn: String!, result: AssertionResultInput!): Boolean!
  createAccessToken(input: CreateAccessTokenInput!): AccessToken
  revokeAccessToken(tokenId: String!): Boolean!
  createServiceAccount(input: CreateServiceAccountInput!): ServiceAccount!
  deleteServiceAccount(urn: String!): Boolean!
  updateServiceAccountDefaultView(input: UpdateServiceAccountDefaultViewInput!): Boolean!
  upsertConnection(input: UpsertDataHubConnectionInput!): DataHubConnection!
  upsertDataContract(urn: String, input: UpsertDataContractInput!): DataContract!
  createDocument(input: CreateDocumentInput!): String!
  updateDocumentContents(input: UpdateDocumentContentsInput!): Boolean!
  updateDocumentRelatedEntities(input: UpdateDocumentRelatedEntitiesInput!): Boolean!
  moveDocument(input: MoveDocumentInput!): Boolean!
  deleteDocument(urn: String!): Boolean!
  updateDocumentStatus(input: UpdateDocumentStatusInput!): Boolean!
  updateDocumentSubType(input: UpdateDocumentSubTypeInput!): Boolean!
  updateDocumentSettings(input: UpdateDocumentSettingsInput!): Boolean!
  importDocumentsFromFiles(input: ImportDocumentsFromFilesInput!): ImportDocumentsResult!
  updateDataset(urn: String!, input: DatasetUpdateInput!): Dataset
  updateDatasets(input: [BatchDatasetUpdateInput!]!): [Dataset]
  updateChart(urn: String!, input: ChartUpdateInput!): Chart
  updateDashboard(urn: String!, input: DashboardUpdateInput!): Dashboard
  updateNotebook(urn: String!, input: NotebookUpdateInput!): Notebook
  updateDataFlow(urn: String!, input: DataFlowUpdateInput!): DataFlow
  updateDataJob(urn: String!, input: DataJobUpdateInput!): DataJob
  createTag(input: CreateTagInput!): String
  updateTag(urn: String!, input: TagUpdateInput!): Tag
  deleteTag(urn: String!): Boolean
  setTagColor(urn: String!, colorHex: String!): Boolean
  createPolicy(input: PolicyUpdateInput!): String
  updatePolicy(urn: String!, input: PolicyUpdateInput!): String
  deletePolicy(urn: String!): String
  addTag(input: TagAssociationInput!): Boolean
  addTags(input: AddTagsInput!): Boolean
  batchAddTags(input: BatchAddTagsInput!): Boolean
  removeTag(input: TagAssociationInput!): Boolean
  batchRemoveTags(input: BatchRemoveTagsInput!): Boolean
  addTerm(input: TermAssociationInput!): Boolean
  batchAddTerms(input: BatchAddTermsInput!): Boolean
  addTerms(input: AddTermsInput!): Boolean
  removeTerm(input: TermAssociationInput!): Boolean
  batchRemoveTerms(input: BatchRemoveTermsInput!): Boolean
  addOwner(input: AddOwnerInput!): Boolean
  batchAddOwners(input: BatchAddOwnersInput!): Boolean
  addOwners(input: AddOwnersInput!): Boolean
  removeOwner(input: RemoveOwnerInput!): Boolean
  batchRemoveOwners(input: BatchRemoveOwnersInput!): Boolean
  addLink(input: AddLinkInput!): Boolean
  updateLink(input: UpdateLinkInput!): Boolean
  upsertLink(input: UpsertLinkInput!): Boolean
  removeLink(input: RemoveLinkInput!): Boolean
  updateDescription(input: DescriptionUpdateInput!): Boolean
  removeUser(urn: String!): Boolean
  updateUserStatus(urn: String!, status: CorpUserStatus!): String
  removeGroup(urn: String!): Boolean
  addGroupMembers(input: AddGroupMembersInput!): Boolean
  removeGroupMembers(input: RemoveGroupMembersInput!): Boolean
  createGroup(input: CreateGroupInput!): String
  createDomain(input: CreateDomainInput!): String
  moveDomain(input: MoveDomainInput!): Boolean
  deleteDomain(urn: String!): Boolean
  setDomain(entityUrn: String!, domainUrn: String!): Boolean
  batchSetDomain(input: BatchSetDomainInput!): Boolean
  unsetDomain(entityUrn: String!): Boolean
  createERModelRelationship(input: ERModelRelationshipUpdateInput!): ERModelRelationship
  updateERModelRelationship(urn: String!, input: ERModelRelationshipUpdateInput!): Boolean
  deleteERModelRelationship(urn: String!): Boolean
  updateDeprecation(input: UpdateDeprecationInput!): Boolean
  batchUpdateDeprecation(input: BatchUpdateDeprecationInput!): Boolean
  updateCorpUserProperties(urn: String!, input: CorpUserUpdateInput!): CorpUser
  updateCorpGroupProperties(urn: String!, input: CorpGroupUpdateInput!): CorpGroup
  deleteAssertion(urn: String!): Boolean
  reportOperation(input: ReportOperationInput!): String
  createGlossaryTerm(input: CreateGlossaryEntityInput!): String
  createGlossaryNode(input: CreateGlossaryEntityInput!): String
  updateParentNode(input: UpdateParentNodeInput!): Boolean
  deleteGlossaryEntity(urn: String!): Boolean
  updateName(input: UpdateNameInput!): Boolean
  addRelatedTerms(input: RelatedTermsInput!): Boolean
  removeRelatedTerms(input: RelatedTermsInput!): Boolean
  createNativeUserResetToken(input: CreateNativeUserResetTokenInput!): ResetToken
  batchUpdateSoftDeleted(input: BatchUpdateSoftDeletedInput!): Boolean
  updateCorpUserViewsSettings(input: UpdateCorpUserViewsSettingsInput!): Boolean
  updateUserHomePageSettings(input: UpdateUserHomePageSettingsInput!): Boolean
  updateCorpUserLocaleSettings(input: UpdateCorpUserLocaleSettingsInput!): Boolean
  updateUserSetting(input: UpdateUserSettingInput!): Boolean
  batchAssignRole(input: BatchAssignRoleInput!): Boolean
  acceptRole(input: AcceptRoleInput!): Boolean
  createInviteToken(input: CreateInviteTokenInput!): InviteToken
  createPost(input: CreatePostInput!): Boolean
  updatePost(input: UpdatePostInput!): Boolean
  deletePost(urn: String!): Boolean
  createView(input: CreateViewInput!): DataHubView
  updateView(urn: String!, input: UpdateViewInput!): DataHubView
  deleteView(urn: String!): Boolean
  updateLineage(input: UpdateLineageInput!): Boolean
  updateEmbed(input: UpdateEmbedInput!): Boolean
  createQuery(input: CreateQueryInput!): QueryEntity
  updateQuery(urn: String!, input: UpdateQueryInput!): QueryEntity
  deleteQuery(urn: String!): Boolean
  createDataProduct(input: CreateDataProductInput!): DataProduct
  updateDataProduct(urn: String!, input: UpdateDataProductInput!): DataProduct
  deleteDataProduct(urn: String!): Boolean
  batchSetDataProduct(input: BatchSetDataProductInput!): Boolean
  batchAddToDataProducts(input: BatchSetDataProductsInput!): Boolean
  batchRemoveFromDataProducts(input: BatchSetDataProductsInput!): Boolean
  createApplication(input: CreateApplicationInput!): Application
  updateApplication(urn: String!, input: UpdateApplicationInput!): Application
  deleteApplication(urn: String!): Boolean
  batchSetApplication(input: BatchSetApplicationInput!): Boolean
  batchUnsetApplication(input: BatchUnsetApplicationInput!): Boolean
  createOwnershipType(input: CreateOwnershipTypeInput!): OwnershipTypeEntity
  updateOwnershipType(urn: String!, input: UpdateOwnershipTypeInput!): OwnershipTypeEntity
  deleteOwnershipType(urn: String!, deleteReferences: Boolean): Boolean
  submitFormPrompt(urn: String!, input: SubmitFormPromptInput!): Boolean
  batchAssignForm(input: BatchAssignFormInput!): Boolean
  createDynamicFormAssignment(input: CreateDynamicFormAssignmentInput!): Boolean
  verifyForm(input: VerifyFormInput!): Boolean
  createBusinessAttribute(input: CreateBusinessAttributeInput!): BusinessAttribute
  deleteBusinessAttribute(urn: String!): Boolean
  updateBusinessAttribute(urn: String!, input: UpdateBusinessAttributeInput!): BusinessAttribute
  addBusinessAttribute(input: AddBusinessAttributeInput!): Boolean
  removeBusinessAttribute(input: AddBusinessAttributeInput!): Boolean
  updateDisplayProperties(urn: String!, input: DisplayPropertiesUpdateInput!): Boolean
  createDataHubFile(input: CreateDataHubFileInput!): CreateDataHubFileResponse!
  batchRemoveForm(input: BatchRemoveFormInput!): Boolean!
  createForm(input: CreateFormInput!): Form!
  deleteForm(input: DeleteFormInput!): Boolean!
  updateForm(input: UpdateFormInput!): Form!
  raiseIncident(input: RaiseIncidentInput!): String
  updateIncidentStatus(urn: String!, input: IncidentStatusInput!): Boolean
  updateIncident(urn: String!, input: UpdateIncidentInput!): Boolean
  createSecret(input: CreateSecretInput!): String
  updateSecret(input: UpdateSecretInput!): String
  deleteSecret(urn: String!): String
  createIngestionSource(input: UpdateIngestionSourceInput!): String
  updateIngestionSource(urn: String!, input: UpdateIngestionSourceInput!): String
  deleteIngestionSource(urn: String!): String
  createIngestionExecutionRequest(input: CreateIngestionExecutionRequestInput!): String
  cancelIngestionExecutionRequest(input: CancelIngestionExecutionRequestInput!): String
  createTestConnectionRequest(input: CreateTestConnectionRequestInput!): String
  rollbackIngestion(input: RollbackIngestionInput!): String
  setLifecycleStage(urn: String!, lifecycleStageUrn: String): Boolean!
  setLogicalParent(input: SetLogicalParentInput!): Boolean
  createLogicalModel(input: CreateLogicalModelInput!): String
  linkPhysicalChild(input: LinkPhysicalChildInput!): Boolean
  unlinkPhysicalChild(input: UnlinkPhysicalChildInput!): Boolean
  updateLogicalModelSchema(input: UpdateLogicalModelSchemaInput!): Boolean
  upsertPageModule(input: UpsertPageModuleInput!): DataHubPageModule!
  deletePageModule(input: DeletePageModuleInput!): Boolean!
  patchEntity(input: PatchEntityInput!): PatchEntityResult!
  patchEntities(input: [PatchEntityInput!]!): [PatchEntityResult!]!
  upsertStructuredProperties(input: UpsertStructuredPropertiesInput!): StructuredProperties!
  removeStructuredProperties(input: RemoveStructuredPropertiesInput!): StructuredProperties!
  createStructuredProperty(input: CreateStructuredPropertyInput!): StructuredPropertyEntity!
  updateStructuredProperty(input: UpdateStructuredPropertyInput!): StructuredPropertyEntity!
  deleteStructuredProperty(input: DeleteStructuredPropertyInput!): Boolean!
  updateAssetSettings(input: UpdateAssetSettingsInput!): AssetSettings!
  batchUpdateStepStates(input: BatchUpdateStepStatesInput!): BatchUpdateStepStatesResult!
  upsertPageTemplate(input: UpsertPageTemplateInput!): DataHubPageTemplate!
  deletePageTemplate(input: DeletePageTemplateInput!): Boolean!
  createTest(input: CreateTestInput!): String
  updateTest(urn: String!, input: UpdateTestInput!): String
  deleteTest(urn: String!): Boolean
  linkAssetVersion(input: LinkVersionInput!): VersionSet
  unlinkAssetVersion(input: UnlinkVersionInput!): VersionSet
}
`;
