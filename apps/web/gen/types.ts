/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type AddGroupMembersInput = {
  readonly groupUrn: string;
  readonly userUrns: ReadonlyArray<string>;
};

export type AddLinkInput = {
  readonly linkUrl: string;
  readonly label: string;
  readonly resourceUrn: string;
  readonly settings?: LinkSettingsInput | null | undefined;
};

export type AddOwnerInput = {
  readonly ownerUrn: string;
  readonly ownerEntityType: OwnerEntityType;
  /** @deprecated Use `ownershipTypeUrn`. */
  readonly type?: OwnershipType | null | undefined;
  readonly ownershipTypeUrn?: string | null | undefined;
  readonly resourceUrn: string;
};

export type AggregateAcrossEntitiesInput = {
  readonly types?: ReadonlyArray<EntityType> | null | undefined;
  readonly query: string;
  readonly facets?: ReadonlyArray<string | null | undefined> | null | undefined;
  readonly orFilters?: ReadonlyArray<AndFilterInput> | null | undefined;
  readonly viewUrn?: string | null | undefined;
  readonly searchFlags?: SearchFlags | null | undefined;
};

export type AllowedValueInput = {
  readonly stringValue?: string | null | undefined;
  readonly numberValue?: number | null | undefined;
  readonly description?: string | null | undefined;
};

export type AndFilterInput = {
  readonly and?: ReadonlyArray<FacetFilterInput> | null | undefined;
};

export type ArrayPrimaryKeyInput = {
  readonly arrayField: string;
  readonly keys: ReadonlyArray<string>;
};

export type AutoCompleteMultipleInput = {
  readonly types?: ReadonlyArray<EntityType> | null | undefined;
  readonly query: string;
  readonly field?: string | null | undefined;
  readonly limit?: number | null | undefined;
  readonly filters?: ReadonlyArray<FacetFilterInput> | null | undefined;
  readonly orFilters?: ReadonlyArray<AndFilterInput> | null | undefined;
  readonly viewUrn?: string | null | undefined;
};

export type BatchAddOwnersInput = {
  readonly owners: ReadonlyArray<OwnerInput>;
  readonly ownershipTypeUrn?: string | null | undefined;
  readonly resources: ReadonlyArray<ResourceRefInput | null | undefined>;
};

export type BatchAddTagsInput = {
  readonly tagUrns: ReadonlyArray<string>;
  readonly resources: ReadonlyArray<ResourceRefInput>;
};

export type BatchAddTermsInput = {
  readonly termUrns: ReadonlyArray<string>;
  readonly resources: ReadonlyArray<ResourceRefInput | null | undefined>;
};

export type BatchAssignFormInput = {
  readonly formUrn: string;
  readonly entityUrns: ReadonlyArray<string>;
};

export type BatchAssignRoleInput = {
  readonly roleUrn?: string | null | undefined;
  readonly actors: ReadonlyArray<string>;
};

export type BatchRemoveFormInput = {
  readonly formUrn: string;
  readonly entityUrns: ReadonlyArray<string>;
};

export type BatchRemoveOwnersInput = {
  readonly ownerUrns: ReadonlyArray<string>;
  readonly ownershipTypeUrn?: string | null | undefined;
  readonly resources: ReadonlyArray<ResourceRefInput | null | undefined>;
};

export type BatchRemoveTagsInput = {
  readonly tagUrns: ReadonlyArray<string>;
  readonly resources: ReadonlyArray<ResourceRefInput | null | undefined>;
};

export type BatchRemoveTermsInput = {
  readonly termUrns: ReadonlyArray<string>;
  readonly resources: ReadonlyArray<ResourceRefInput | null | undefined>;
};

export type BatchSetDataProductInput = {
  readonly dataProductUrn?: string | null | undefined;
  readonly resourceUrns: ReadonlyArray<string>;
};

export type BatchSetDataProductsInput = {
  readonly dataProductUrns: ReadonlyArray<string>;
  readonly resourceUrns: ReadonlyArray<string>;
};

export type BatchSetDomainInput = {
  readonly domainUrn?: string | null | undefined;
  readonly resources: ReadonlyArray<ResourceRefInput>;
};

export type BatchUpdateDeprecationInput = {
  readonly deprecated: boolean;
  readonly decommissionTime?: number | null | undefined;
  readonly note?: string | null | undefined;
  readonly resources: ReadonlyArray<ResourceRefInput | null | undefined>;
  readonly replacement?: string | null | undefined;
};

export type BatchUpdateSoftDeletedInput = {
  readonly urns: ReadonlyArray<string>;
  readonly deleted: boolean;
};

export type CorpGroupUpdateInput = {
  readonly description?: string | null | undefined;
  readonly slack?: string | null | undefined;
  readonly email?: string | null | undefined;
  readonly pictureLink?: string | null | undefined;
};

export type CorpUserUpdateInput = {
  readonly displayName?: string | null | undefined;
  readonly title?: string | null | undefined;
  readonly aboutMe?: string | null | undefined;
  readonly teams?: ReadonlyArray<string> | null | undefined;
  readonly skills?: ReadonlyArray<string> | null | undefined;
  readonly pictureLink?: string | null | undefined;
  readonly slack?: string | null | undefined;
  readonly phone?: string | null | undefined;
  readonly email?: string | null | undefined;
  readonly platformUrns?: ReadonlyArray<string> | null | undefined;
  readonly personaUrn?: string | null | undefined;
};

export type CreateAccessTokenInput = {
  readonly type: AccessTokenType;
  readonly actorUrn: string;
  readonly duration: AccessTokenDuration;
  readonly name: string;
  readonly description?: string | null | undefined;
};

export type CreateDataProductInput = {
  readonly properties: CreateDataProductPropertiesInput;
  readonly domainUrn: string;
  readonly id?: string | null | undefined;
};

export type CreateDataProductPropertiesInput = {
  readonly name: string;
  readonly description?: string | null | undefined;
};

export type CreateDomainInput = {
  readonly id?: string | null | undefined;
  readonly name: string;
  readonly description?: string | null | undefined;
  readonly parentDomain?: string | null | undefined;
  readonly owners?: ReadonlyArray<OwnerInput> | null | undefined;
};

export type CreateDynamicFormAssignmentInput = {
  readonly formUrn: string;
  readonly orFilters: ReadonlyArray<AndFilterInput>;
};

export type CreateFormInput = {
  readonly id?: string | null | undefined;
  readonly name: string;
  readonly description?: string | null | undefined;
  readonly type?: FormType | null | undefined;
  readonly prompts?: ReadonlyArray<CreatePromptInput> | null | undefined;
  readonly actors?: FormActorAssignmentInput | null | undefined;
};

export type CreateGlossaryEntityInput = {
  readonly id?: string | null | undefined;
  readonly name: string;
  readonly description?: string | null | undefined;
  readonly parentNode?: string | null | undefined;
};

export type CreateGroupInput = {
  readonly id?: string | null | undefined;
  readonly name: string;
  readonly description?: string | null | undefined;
};

export type CreateNativeUserResetTokenInput = {
  readonly userUrn: string;
};

export type CreateOwnershipTypeInput = {
  readonly name: string;
  readonly description: string;
};

export type CreatePostInput = {
  readonly postType: PostType;
  readonly content: UpdatePostContentInput;
  readonly resourceUrn?: string | null | undefined;
  readonly subResourceType?: SubResourceType | null | undefined;
  readonly subResource?: string | null | undefined;
};

export type CreatePromptInput = {
  readonly id?: string | null | undefined;
  readonly title: string;
  readonly description?: string | null | undefined;
  readonly type: FormPromptType;
  readonly structuredPropertyParams?: StructuredPropertyParamsInput | null | undefined;
  readonly required?: boolean | null | undefined;
};

export type CreateSecretInput = {
  readonly name: string;
  readonly value: string;
  readonly description?: string | null | undefined;
};

export type CreateServiceAccountInput = {
  readonly displayName?: string | null | undefined;
  readonly description?: string | null | undefined;
};

export type CreateStructuredPropertyInput = {
  readonly id?: string | null | undefined;
  readonly qualifiedName?: string | null | undefined;
  readonly displayName?: string | null | undefined;
  readonly description?: string | null | undefined;
  readonly immutable?: boolean | null | undefined;
  readonly valueType: string;
  readonly typeQualifier?: TypeQualifierInput | null | undefined;
  readonly allowedValues?: ReadonlyArray<AllowedValueInput> | null | undefined;
  readonly cardinality?: PropertyCardinality | null | undefined;
  readonly entityTypes: ReadonlyArray<string>;
  readonly allowedPlatforms?: ReadonlyArray<string> | null | undefined;
  readonly settings?: StructuredPropertySettingsInput | null | undefined;
};

export type CreateTagInput = {
  readonly id?: string | null | undefined;
  readonly name: string;
  readonly description?: string | null | undefined;
};

export type CreateViewInput = {
  readonly viewType: DataHubViewType;
  readonly name: string;
  readonly description?: string | null | undefined;
  readonly definition: DataHubViewDefinitionInput;
};

export type DataHubViewDefinitionInput = {
  readonly entityTypes: ReadonlyArray<EntityType>;
  readonly filter: DataHubViewFilterInput;
};

export type DataHubViewFilterInput = {
  readonly operator: LogicalOperator;
  readonly filters: ReadonlyArray<FacetFilterInput>;
};

export type DeleteFormInput = {
  readonly urn: string;
};

export type DeleteStructuredPropertyInput = {
  readonly urn: string;
};

export type DescriptionUpdateInput = {
  readonly description: string;
  readonly resourceUrn: string;
  readonly subResourceType?: SubResourceType | null | undefined;
  readonly subResource?: string | null | undefined;
};

export type EntityTypeToPlatforms = {
  readonly entityType: EntityType;
  readonly platforms?: ReadonlyArray<string> | null | undefined;
};

export type FacetFilterInput = {
  readonly field: string;
  readonly values?: ReadonlyArray<string> | null | undefined;
  readonly negated?: boolean | null | undefined;
  readonly condition?: FilterOperator | null | undefined;
  readonly value?: string | null | undefined;
};

export type FormActorAssignmentInput = {
  readonly owners?: boolean | null | undefined;
  readonly users?: ReadonlyArray<string> | null | undefined;
  readonly groups?: ReadonlyArray<string> | null | undefined;
};

export type FormActorAssignmentUpdateInput = {
  readonly owners?: boolean | null | undefined;
  readonly usersToAdd?: ReadonlyArray<string> | null | undefined;
  readonly usersToRemove?: ReadonlyArray<string> | null | undefined;
  readonly groupsToAdd?: ReadonlyArray<string> | null | undefined;
  readonly groupsToRemove?: ReadonlyArray<string> | null | undefined;
};

export type GroupingCriterion = {
  readonly baseEntityType?: EntityType | null | undefined;
  readonly groupingEntityType: EntityType;
};

export type GroupingSpec = {
  readonly groupingCriteria?: ReadonlyArray<GroupingCriterion> | null | undefined;
};

export type IncidentSourceInput = {
  readonly type: IncidentSourceType;
};

export type IncidentStatusInput = {
  readonly state: IncidentState;
  readonly stage?: IncidentStage | null | undefined;
  readonly message?: string | null | undefined;
};

export type IngestionSourceSourceInput = {
  readonly type: IngestionSourceSourceType;
};

export type LineageEdge = {
  readonly downstreamUrn: string;
  readonly upstreamUrn: string;
};

export type LineageFlags = {
  readonly entitiesExploredPerHopLimit?: number | null | undefined;
  readonly startTimeMillis?: number | null | undefined;
  readonly endTimeMillis?: number | null | undefined;
  readonly ignoreAsHops?: ReadonlyArray<EntityTypeToPlatforms> | null | undefined;
};

export type LinkSettingsInput = {
  readonly showInAssetPreview?: boolean | null | undefined;
};

export type ListAccessTokenInput = {
  readonly start?: number | null | undefined;
  readonly count?: number | null | undefined;
  readonly filters?: ReadonlyArray<FacetFilterInput> | null | undefined;
};

export type ListExecutionRequestsInput = {
  readonly start?: number | null | undefined;
  readonly count?: number | null | undefined;
  readonly query?: string | null | undefined;
  readonly filters?: ReadonlyArray<FacetFilterInput> | null | undefined;
  readonly sort?: SortCriterion | null | undefined;
  readonly systemSources?: boolean | null | undefined;
};

export type ListGlobalViewsInput = {
  readonly start?: number | null | undefined;
  readonly count?: number | null | undefined;
  readonly query?: string | null | undefined;
};

export type ListGroupsInput = {
  readonly start?: number | null | undefined;
  readonly count?: number | null | undefined;
  readonly query?: string | null | undefined;
};

export type ListIngestionSourcesInput = {
  readonly start?: number | null | undefined;
  readonly count?: number | null | undefined;
  readonly query?: string | null | undefined;
  readonly filters?: ReadonlyArray<FacetFilterInput> | null | undefined;
  readonly sort?: SortCriterion | null | undefined;
};

export type ListMyViewsInput = {
  readonly start?: number | null | undefined;
  readonly count?: number | null | undefined;
  readonly query?: string | null | undefined;
  readonly viewType?: DataHubViewType | null | undefined;
};

export type ListOwnershipTypesInput = {
  readonly start?: number | null | undefined;
  readonly count?: number | null | undefined;
  readonly query?: string | null | undefined;
  readonly filters?: ReadonlyArray<FacetFilterInput> | null | undefined;
};

export type ListPoliciesInput = {
  readonly start?: number | null | undefined;
  readonly count?: number | null | undefined;
  readonly query?: string | null | undefined;
  readonly orFilters?: ReadonlyArray<AndFilterInput> | null | undefined;
};

export type ListPostsInput = {
  readonly start?: number | null | undefined;
  readonly count?: number | null | undefined;
  readonly query?: string | null | undefined;
  readonly resourceUrn?: string | null | undefined;
  readonly orFilters?: ReadonlyArray<AndFilterInput> | null | undefined;
};

export type ListSecretsInput = {
  readonly start?: number | null | undefined;
  readonly count?: number | null | undefined;
  readonly query?: string | null | undefined;
};

export type ListServiceAccountsInput = {
  readonly start?: number | null | undefined;
  readonly count?: number | null | undefined;
  readonly query?: string | null | undefined;
};

export type ListUsersInput = {
  readonly start?: number | null | undefined;
  readonly count?: number | null | undefined;
  readonly query?: string | null | undefined;
};

export type MoveDomainInput = {
  readonly parentDomain?: string | null | undefined;
  readonly resourceUrn: string;
};

export type OwnerInput = {
  readonly ownerUrn: string;
  readonly ownerEntityType: OwnerEntityType;
  /** @deprecated Use `ownershipTypeUrn`. */
  readonly type?: OwnershipType | null | undefined;
  readonly ownershipTypeUrn?: string | null | undefined;
};

export type OwnerUpdate = {
  readonly owner: string;
  /** @deprecated Use `ownershipTypeUrn`. */
  readonly type?: OwnershipType | null | undefined;
  readonly ownershipTypeUrn?: string | null | undefined;
};

export type OwnershipUpdate = {
  readonly owners: ReadonlyArray<OwnerUpdate>;
};

export type PatchEntityInput = {
  readonly urn?: string | null | undefined;
  readonly entityType?: string | null | undefined;
  readonly aspectName: string;
  readonly patch: ReadonlyArray<PatchOperationInput>;
  readonly arrayPrimaryKeys?: ReadonlyArray<ArrayPrimaryKeyInput> | null | undefined;
  readonly forceGenericPatch?: boolean | null | undefined;
  readonly systemMetadata?: SystemMetadataInput | null | undefined;
  readonly headers?: ReadonlyArray<StringMapEntryInput> | null | undefined;
};

export type PatchOperationInput = {
  readonly op: PatchOperationType;
  readonly path: string;
  readonly value?: string | null | undefined;
  readonly from?: string | null | undefined;
};

export type PropertyValueInput = {
  readonly stringValue?: string | null | undefined;
  readonly numberValue?: number | null | undefined;
};

export type RaiseIncidentInput = {
  readonly type: IncidentType;
  readonly customType?: string | null | undefined;
  readonly title?: string | null | undefined;
  readonly description?: string | null | undefined;
  readonly resourceUrn?: string | null | undefined;
  readonly resourceUrns?: ReadonlyArray<string> | null | undefined;
  readonly startedAt?: number | null | undefined;
  readonly source?: IncidentSourceInput | null | undefined;
  readonly status?: IncidentStatusInput | null | undefined;
  readonly priority?: IncidentPriority | null | undefined;
  readonly assigneeUrns?: ReadonlyArray<string> | null | undefined;
};

export type RelatedTermsInput = {
  readonly urn: string;
  readonly termUrns: ReadonlyArray<string>;
  readonly relationshipType: TermRelationshipType;
};

export type RelationshipsInput = {
  readonly types: ReadonlyArray<string>;
  readonly direction: RelationshipDirection;
  readonly start?: number | null | undefined;
  readonly count?: number | null | undefined;
  readonly includeSoftDelete?: boolean | null | undefined;
  readonly relatedEntityTypes?: ReadonlyArray<string> | null | undefined;
};

export type RemoveGroupMembersInput = {
  readonly groupUrn: string;
  readonly userUrns: ReadonlyArray<string>;
};

export type RemoveLinkInput = {
  readonly linkUrl: string;
  readonly label?: string | null | undefined;
  readonly resourceUrn: string;
};

export type RemoveOwnerInput = {
  readonly ownerUrn: string;
  readonly ownershipTypeUrn?: string | null | undefined;
  readonly resourceUrn: string;
};

export type RemoveStructuredPropertiesInput = {
  readonly assetUrn: string;
  readonly structuredPropertyUrns: ReadonlyArray<string>;
};

export type ResourceRefInput = {
  readonly resourceUrn: string;
  readonly subResourceType?: SubResourceType | null | undefined;
  readonly subResource?: string | null | undefined;
};

export type ScrollAcrossEntitiesInput = {
  readonly types?: ReadonlyArray<EntityType> | null | undefined;
  readonly query: string;
  readonly scrollId?: string | null | undefined;
  readonly keepAlive?: string | null | undefined;
  readonly count?: number | null | undefined;
  readonly orFilters?: ReadonlyArray<AndFilterInput> | null | undefined;
  readonly viewUrn?: string | null | undefined;
  readonly searchFlags?: SearchFlags | null | undefined;
  readonly sortInput?: SearchSortInput | null | undefined;
};

export type ScrollAcrossLineageInput = {
  readonly urn?: string | null | undefined;
  readonly direction: LineageDirection;
  readonly types?: ReadonlyArray<EntityType> | null | undefined;
  readonly query?: string | null | undefined;
  readonly scrollId?: string | null | undefined;
  readonly keepAlive?: string | null | undefined;
  readonly count?: number | null | undefined;
  readonly orFilters?: ReadonlyArray<AndFilterInput> | null | undefined;
  readonly startTimeMillis?: number | null | undefined;
  readonly endTimeMillis?: number | null | undefined;
  readonly searchFlags?: SearchFlags | null | undefined;
  readonly lineageFlags?: LineageFlags | null | undefined;
};

export type SearchAcrossEntitiesInput = {
  readonly types?: ReadonlyArray<EntityType> | null | undefined;
  readonly query: string;
  readonly start?: number | null | undefined;
  readonly count?: number | null | undefined;
  /** @deprecated Use `orFilters`. */
  readonly filters?: ReadonlyArray<FacetFilterInput> | null | undefined;
  readonly orFilters?: ReadonlyArray<AndFilterInput> | null | undefined;
  readonly viewUrn?: string | null | undefined;
  readonly searchFlags?: SearchFlags | null | undefined;
  readonly sortInput?: SearchSortInput | null | undefined;
};

export type SearchAcrossLineageInput = {
  readonly urn?: string | null | undefined;
  readonly direction: LineageDirection;
  readonly types?: ReadonlyArray<EntityType> | null | undefined;
  readonly query?: string | null | undefined;
  readonly start?: number | null | undefined;
  readonly count?: number | null | undefined;
  /** @deprecated Use `orFilters`. */
  readonly filters?: ReadonlyArray<FacetFilterInput> | null | undefined;
  readonly orFilters?: ReadonlyArray<AndFilterInput> | null | undefined;
  /** @deprecated Use `lineageFlags.startTimeMillis`. */
  readonly startTimeMillis?: number | null | undefined;
  /** @deprecated Use `lineageFlags.endTimeMillis`. */
  readonly endTimeMillis?: number | null | undefined;
  readonly searchFlags?: SearchFlags | null | undefined;
  readonly lineageFlags?: LineageFlags | null | undefined;
  readonly viewUrn?: string | null | undefined;
  readonly sortInput?: SearchSortInput | null | undefined;
};

export type SearchFlags = {
  readonly includeHiddenLifecycleStages?: boolean | null | undefined;
  readonly skipCache?: boolean | null | undefined;
  readonly maxAggValues?: number | null | undefined;
  readonly fulltext?: boolean | null | undefined;
  readonly skipHighlighting?: boolean | null | undefined;
  readonly skipAggregates?: boolean | null | undefined;
  readonly getSuggestions?: boolean | null | undefined;
  readonly groupingSpec?: GroupingSpec | null | undefined;
  readonly includeSoftDeleted?: boolean | null | undefined;
  readonly includeRestricted?: boolean | null | undefined;
  readonly customHighlightingFields?: ReadonlyArray<string> | null | undefined;
  readonly includeStructuredPropertyFacets?: boolean | null | undefined;
  readonly filterNonLatestVersions?: boolean | null | undefined;
  readonly fetchExtraFields?: ReadonlyArray<string> | null | undefined;
};

export type SearchSortInput = {
  /** @deprecated Use `sortCriteria`. */
  readonly sortCriterion?: SortCriterion | null | undefined;
  readonly sortCriteria?: ReadonlyArray<SortCriterion> | null | undefined;
};

export type SortCriterion = {
  readonly field: string;
  readonly sortOrder: SortOrder;
};

export type StringMapEntryInput = {
  readonly key: string;
  readonly value?: string | null | undefined;
};

export type StructuredPropertyInputParams = {
  readonly structuredPropertyUrn: string;
  readonly values: ReadonlyArray<PropertyValueInput>;
};

export type StructuredPropertyParamsInput = {
  readonly urn: string;
};

export type StructuredPropertySettingsInput = {
  readonly isHidden?: boolean | null | undefined;
  readonly showInSearchFilters?: boolean | null | undefined;
  readonly showInAssetSummary?: boolean | null | undefined;
  readonly hideInAssetSummaryWhenEmpty?: boolean | null | undefined;
  readonly showAsAssetBadge?: boolean | null | undefined;
  readonly showInColumnsTable?: boolean | null | undefined;
};

export type SubmitFormPromptInput = {
  readonly promptId: string;
  readonly formUrn: string;
  readonly type: FormPromptType;
  readonly fieldPath?: string | null | undefined;
  readonly structuredPropertyParams?: StructuredPropertyInputParams | null | undefined;
};

export type SystemMetadataInput = {
  readonly lastObserved?: number | null | undefined;
  readonly runId?: string | null | undefined;
  readonly properties?: ReadonlyArray<StringMapEntryInput> | null | undefined;
};

export type TagAssociationInput = {
  readonly tagUrn: string;
  readonly resourceUrn: string;
  readonly subResourceType?: SubResourceType | null | undefined;
  readonly subResource?: string | null | undefined;
};

export type TagUpdateInput = {
  readonly urn: string;
  readonly name: string;
  readonly description?: string | null | undefined;
  readonly ownership?: OwnershipUpdate | null | undefined;
};

export type TermAssociationInput = {
  readonly termUrn: string;
  readonly resourceUrn: string;
  readonly subResourceType?: SubResourceType | null | undefined;
  readonly subResource?: string | null | undefined;
};

export type TypeQualifierInput = {
  readonly allowedTypes?: ReadonlyArray<string> | null | undefined;
};

export type UpdateDeprecationInput = {
  readonly urn: string;
  readonly subResourceType?: SubResourceType | null | undefined;
  readonly subResource?: string | null | undefined;
  readonly deprecated: boolean;
  readonly decommissionTime?: number | null | undefined;
  readonly note?: string | null | undefined;
  readonly replacement?: string | null | undefined;
};

export type UpdateFormInput = {
  readonly urn: string;
  readonly name?: string | null | undefined;
  readonly description?: string | null | undefined;
  readonly type?: FormType | null | undefined;
  readonly promptsToAdd?: ReadonlyArray<CreatePromptInput> | null | undefined;
  readonly promptsToRemove?: ReadonlyArray<string> | null | undefined;
  readonly actors?: FormActorAssignmentUpdateInput | null | undefined;
};

export type UpdateIngestionSourceConfigInput = {
  readonly recipe: string;
  readonly version?: string | null | undefined;
  readonly executorId: string;
  readonly debugMode?: boolean | null | undefined;
  readonly extraArgs?: ReadonlyArray<StringMapEntryInput> | null | undefined;
};

export type UpdateIngestionSourceInput = {
  readonly name: string;
  readonly type: string;
  readonly description?: string | null | undefined;
  readonly schedule?: UpdateIngestionSourceScheduleInput | null | undefined;
  readonly config: UpdateIngestionSourceConfigInput;
  readonly source?: IngestionSourceSourceInput | null | undefined;
};

export type UpdateIngestionSourceScheduleInput = {
  readonly interval: string;
  readonly timezone: string;
};

export type UpdateLineageInput = {
  readonly edgesToAdd: ReadonlyArray<LineageEdge | null | undefined>;
  readonly edgesToRemove: ReadonlyArray<LineageEdge | null | undefined>;
};

export type UpdateLinkInput = {
  readonly currentUrl: string;
  readonly currentLabel: string;
  readonly linkUrl: string;
  readonly label: string;
  readonly settings?: LinkSettingsInput | null | undefined;
  readonly resourceUrn: string;
};

export type UpdateMediaInput = {
  readonly type: MediaType;
  readonly location: string;
};

export type UpdateNameInput = {
  readonly name: string;
  readonly urn: string;
};

export type UpdateOwnershipTypeInput = {
  readonly name?: string | null | undefined;
  readonly description?: string | null | undefined;
};

export type UpdateParentNodeInput = {
  readonly parentNode?: string | null | undefined;
  readonly resourceUrn: string;
};

export type UpdatePostContentInput = {
  readonly contentType: PostContentType;
  readonly title: string;
  readonly description?: string | null | undefined;
  readonly link?: string | null | undefined;
  readonly media?: UpdateMediaInput | null | undefined;
};

export type UpdatePostInput = {
  readonly urn: string;
  readonly postType: PostType;
  readonly content: UpdatePostContentInput;
};

export type UpdateSecretInput = {
  readonly urn: string;
  readonly name: string;
  readonly value: string;
  readonly description?: string | null | undefined;
};

export type UpdateStructuredPropertyInput = {
  readonly urn: string;
  readonly displayName?: string | null | undefined;
  readonly description?: string | null | undefined;
  readonly immutable?: boolean | null | undefined;
  readonly typeQualifier?: UpdateTypeQualifierInput | null | undefined;
  readonly newAllowedValues?: ReadonlyArray<AllowedValueInput> | null | undefined;
  readonly setCardinalityAsMultiple?: boolean | null | undefined;
  readonly newEntityTypes?: ReadonlyArray<string> | null | undefined;
  readonly newAllowedPlatforms?: ReadonlyArray<string> | null | undefined;
  readonly settings?: StructuredPropertySettingsInput | null | undefined;
};

export type UpdateTypeQualifierInput = {
  readonly newAllowedTypes?: ReadonlyArray<string> | null | undefined;
};

export type UpdateViewInput = {
  readonly name?: string | null | undefined;
  readonly description?: string | null | undefined;
  readonly definition?: DataHubViewDefinitionInput | null | undefined;
};

export type UpsertStructuredPropertiesInput = {
  readonly assetUrn: string;
  readonly structuredPropertyInputParams: ReadonlyArray<StructuredPropertyInputParams>;
};

export type VerifyFormInput = {
  readonly formUrn: string;
  readonly entityUrn: string;
};

export type AccessTokenDuration =
  | 'ONE_HOUR'
  | 'ONE_DAY'
  | 'ONE_WEEK'
  | 'ONE_MONTH'
  | 'THREE_MONTHS'
  | 'SIX_MONTHS'
  | 'ONE_YEAR'
  | 'NO_EXPIRY';

export type AccessTokenType =
  | 'PERSONAL'
  | 'SERVICE_ACCOUNT';

export type AssertionResultType =
  | 'INIT'
  | 'SUCCESS'
  | 'FAILURE'
  | 'ERROR';

export type AssertionType =
  | 'DATASET'
  | 'FRESHNESS'
  | 'VOLUME'
  | 'SQL'
  | 'FIELD'
  | 'DATA_SCHEMA'
  | 'CUSTOM';

export type ChangeCategoryType =
  | 'DOCUMENTATION'
  | 'GLOSSARY_TERM'
  | 'OWNERSHIP'
  | 'TECHNICAL_SCHEMA'
  | 'TAG'
  | 'PARENT'
  | 'RELATED_ENTITIES'
  | 'DOMAIN'
  | 'STRUCTURED_PROPERTY'
  | 'APPLICATION'
  | 'ASSET_MEMBERSHIP';

export type ChangeOperationType =
  | 'ADD'
  | 'MODIFY'
  | 'REMOVE';

export type CorpUserStatus =
  | 'ACTIVE'
  | 'SUSPENDED';

export type DataContractState =
  | 'ACTIVE'
  | 'PENDING';

export type DataHubViewType =
  | 'PERSONAL'
  | 'GLOBAL';

export type DataProcessInstanceRunResultType =
  | 'SUCCESS'
  | 'FAILURE'
  | 'SKIPPED'
  | 'UP_FOR_RETRY';

export type DataProcessRunStatus =
  | 'STARTED'
  | 'COMPLETE';

export type EntityType =
  | 'DOMAIN'
  | 'DATASET'
  | 'CORP_USER'
  | 'CORP_GROUP'
  | 'DATA_PLATFORM'
  | 'ER_MODEL_RELATIONSHIP'
  | 'DASHBOARD'
  | 'NOTEBOOK'
  | 'CHART'
  | 'DATA_FLOW'
  | 'DATA_JOB'
  | 'TAG'
  | 'GLOSSARY_TERM'
  | 'GLOSSARY_NODE'
  | 'CONTAINER'
  | 'MLMODEL'
  | 'MLMODEL_GROUP'
  | 'MLFEATURE_TABLE'
  | 'MLFEATURE'
  | 'MLPRIMARY_KEY'
  | 'INGESTION_SOURCE'
  | 'EXECUTION_REQUEST'
  | 'ASSERTION'
  | 'DATA_PROCESS_INSTANCE'
  | 'DATA_PLATFORM_INSTANCE'
  | 'ACCESS_TOKEN'
  | 'TEST'
  | 'DATAHUB_POLICY'
  | 'DATAHUB_ROLE'
  | 'POST'
  | 'SCHEMA_FIELD'
  | 'DATAHUB_VIEW'
  | 'QUERY'
  | 'DATA_PRODUCT'
  | 'CUSTOM_OWNERSHIP_TYPE'
  | 'DATAHUB_CONNECTION'
  | 'INCIDENT'
  | 'ROLE'
  | 'DATA_CONTRACT'
  | 'STRUCTURED_PROPERTY'
  | 'FORM'
  | 'DATA_TYPE'
  | 'ENTITY_TYPE'
  | 'RESTRICTED'
  | 'OTHER'
  | 'BUSINESS_ATTRIBUTE'
  | 'VERSION_SET'
  | 'APPLICATION'
  | 'DOCUMENT'
  | 'DATAHUB_PAGE_TEMPLATE'
  | 'DATAHUB_PAGE_MODULE'
  | 'DATAHUB_FILE'
  | 'METRIC'
  | 'SEMANTIC_MODEL';

export type FilterOperator =
  | 'CONTAIN'
  | 'EQUAL'
  | 'IEQUAL'
  | 'IN'
  | 'EXISTS'
  | 'GREATER_THAN'
  | 'GREATER_THAN_OR_EQUAL_TO'
  | 'LESS_THAN'
  | 'LESS_THAN_OR_EQUAL_TO'
  | 'START_WITH'
  | 'END_WITH'
  | 'DESCENDANTS_INCL'
  | 'ANCESTORS_INCL'
  | 'RELATED_INCL';

export type FormPromptType =
  | 'STRUCTURED_PROPERTY'
  | 'FIELDS_STRUCTURED_PROPERTY';

export type FormType =
  | 'VERIFICATION'
  | 'COMPLETION';

export type HealthStatus =
  | 'PASS'
  | 'WARN'
  | 'FAIL';

export type HealthStatusType =
  | 'ASSERTIONS'
  | 'INCIDENTS'
  | 'TESTS';

export type IncidentPriority =
  | 'LOW'
  | 'MEDIUM'
  | 'HIGH'
  | 'CRITICAL';

export type IncidentSourceType =
  | 'MANUAL'
  | 'ASSERTION_FAILURE';

export type IncidentStage =
  | 'TRIAGE'
  | 'INVESTIGATION'
  | 'WORK_IN_PROGRESS'
  | 'FIXED'
  | 'NO_ACTION_REQUIRED';

export type IncidentState =
  | 'ACTIVE'
  | 'RESOLVED';

export type IncidentType =
  | 'FRESHNESS'
  | 'VOLUME'
  | 'FIELD'
  | 'SQL'
  | 'DATA_SCHEMA'
  | 'OPERATIONAL'
  | 'CUSTOM';

export type IngestionSourceSourceType =
  | 'SYSTEM';

export type LineageDirection =
  | 'UPSTREAM'
  | 'DOWNSTREAM';

export type LogicalOperator =
  | 'AND'
  | 'OR';

export type MediaType =
  | 'IMAGE';

export type OriginType =
  | 'NATIVE'
  | 'EXTERNAL'
  | 'UNKNOWN';

export type OwnerEntityType =
  | 'CORP_USER'
  | 'CORP_GROUP';

export type OwnershipType =
  | 'TECHNICAL_OWNER'
  | 'BUSINESS_OWNER'
  | 'DATA_STEWARD'
  | 'NONE'
  | 'CUSTOM'
  | 'DATAOWNER'
  | 'DEVELOPER'
  | 'DELEGATE'
  | 'PRODUCER'
  | 'STAKEHOLDER'
  | 'CONSUMER';

export type PatchOperationType =
  | 'ADD'
  | 'REMOVE'
  | 'REPLACE'
  | 'MOVE'
  | 'COPY'
  | 'TEST';

export type PolicyMatchCondition =
  | 'EQUALS'
  | 'STARTS_WITH'
  | 'NOT_EQUALS';

export type PolicyState =
  | 'DRAFT'
  | 'ACTIVE'
  | 'INACTIVE';

export type PolicyType =
  | 'METADATA'
  | 'PLATFORM';

export type PostContentType =
  | 'TEXT'
  | 'LINK';

export type PostType =
  | 'HOME_PAGE_ANNOUNCEMENT'
  | 'ENTITY_ANNOUNCEMENT';

export type PropertyCardinality =
  | 'SINGLE'
  | 'MULTIPLE';

export type QueryLanguage =
  | 'SQL';

export type QuerySource =
  | 'MANUAL'
  | 'SYSTEM';

export type RelationshipDirection =
  | 'INCOMING'
  | 'OUTGOING';

export type SchemaFieldDataType =
  | 'BOOLEAN'
  | 'FIXED'
  | 'STRING'
  | 'BYTES'
  | 'NUMBER'
  | 'DATE'
  | 'TIME'
  | 'ENUM'
  | 'NULL'
  | 'MAP'
  | 'ARRAY'
  | 'UNION'
  | 'STRUCT';

export type SortOrder =
  | 'ASCENDING'
  | 'DESCENDING';

export type SubResourceType =
  | 'DATASET_FIELD';

export type TermRelationshipType =
  | 'isA'
  | 'hasA';

export type WindowDuration =
  | 'DAY'
  | 'WEEK'
  | 'MONTH'
  | 'YEAR';

export type GetSubscriptionInput = {
  readonly entityUrn: string;
  readonly groupUrn?: string | null | undefined;
  readonly userUrn?: string | null | undefined;
};

export type ListSubscriptionsInput = {
  readonly start?: number | null | undefined;
  readonly count?: number | null | undefined;
  readonly groupUrn?: string | null | undefined;
  readonly userUrn?: string | null | undefined;
};

export type CreateSubscriptionInput = {
  readonly entityUrn: string;
  readonly groupUrn?: string | null | undefined;
  readonly userUrn?: string | null | undefined;
  readonly subscriptionTypes?: ReadonlyArray<SubscriptionType> | null | undefined;
  readonly entityChangeTypes?: ReadonlyArray<EntityChangeDetailsInput> | null | undefined;
  readonly notificationConfig?: SubscriptionNotificationConfigInput | null | undefined;
  readonly digest?: string | null | undefined;
};

export type UpdateSubscriptionInput = {
  readonly subscriptionUrn: string;
  readonly subscriptionTypes?: ReadonlyArray<SubscriptionType> | null | undefined;
  readonly entityChangeTypes?: ReadonlyArray<EntityChangeDetailsInput> | null | undefined;
  readonly notificationConfig?: SubscriptionNotificationConfigInput | null | undefined;
  readonly digest?: string | null | undefined;
};

export type DeleteSubscriptionInput = {
  readonly subscriptionUrn: string;
};

export type EntityChangeDetailsInput = {
  readonly entityChangeType: EntityChangeType;
};

export type SubscriptionNotificationConfigInput = {
  readonly notificationSettings?: NotificationSettingsInput | null | undefined;
};

export type NotificationSettingsInput = {
  readonly sinkTypes: ReadonlyArray<NotificationSinkType>;
  readonly emailSettings?: EmailNotificationSettingsInput | null | undefined;
  readonly slackSettings?: SlackNotificationSettingsInput | null | undefined;
};

export type EmailNotificationSettingsInput = {
  readonly email: string;
};

export type SlackNotificationSettingsInput = {
  readonly userHandle?: string | null | undefined;
  readonly channels?: ReadonlyArray<string> | null | undefined;
};

export type SubscriptionType =
  | 'ENTITY_CHANGE';

export type EntityChangeType =
  | 'OPERATION_COLUMN_ADDED'
  | 'OPERATION_COLUMN_REMOVED'
  | 'OPERATION_COLUMN_MODIFIED'
  | 'ASSERTION_PASSED'
  | 'ASSERTION_FAILED'
  | 'ASSERTION_ERROR'
  | 'DEPRECATED'
  | 'UNDEPRECATED'
  | 'DOCUMENTATION_CHANGE'
  | 'OWNER_ADDED'
  | 'OWNER_REMOVED'
  | 'GLOSSARY_TERM_ADDED'
  | 'GLOSSARY_TERM_REMOVED'
  | 'TAG_ADDED'
  | 'TAG_REMOVED';

export type NotificationSinkType =
  | 'EMAIL'
  | 'SLACK';

export type EntityEdit =
  | 'ASPECTS'
  | 'COLUMN_DESCRIPTIONS'
  | 'COLUMN_TAGS'
  | 'COLUMN_TERMS'
  | 'DEPRECATION'
  | 'DESCRIPTION'
  | 'DOMAIN'
  | 'INCIDENTS'
  | 'LINEAGE'
  | 'LINKS'
  | 'NAME'
  | 'OWNERS'
  | 'REMOVAL'
  | 'STRUCTURED_PROPERTIES'
  | 'TAGS'
  | 'TERMS';

export type UsageOverviewInput = {
  readonly startTimeMillis: number;
  readonly endTimeMillis?: number | null | undefined;
};

export type RecentChangesInput = {
  readonly sinceMillis: number;
  readonly types?: ReadonlyArray<EntityType> | null | undefined;
  readonly owners?: ReadonlyArray<string> | null | undefined;
  readonly count?: number | null | undefined;
};

export type CoverageHistoryInput = {
  readonly startTimeMillis: number;
  readonly endTimeMillis?: number | null | undefined;
  readonly entityType?: EntityType | null | undefined;
  readonly platform?: string | null | undefined;
  readonly domain?: string | null | undefined;
  readonly ownerGroup?: string | null | undefined;
};

export type CoverageMeasure =
  | 'DOCUMENTED'
  | 'IN_DOMAIN'
  | 'OWNED'
  | 'TAGGED'
  | 'TESTED'
  | 'USED'
  | 'WITH_TERMS';

export type AccountQueryVariables = Exact<{ [key: string]: never; }>;


export type AccountQuery = { readonly me: { readonly corpUser: { readonly urn: string, readonly card: { readonly name: string } }, readonly platformPrivileges: { readonly managePolicies: boolean, readonly manageIdentities: boolean, readonly manageUserCredentials: boolean, readonly manageTokens: boolean, readonly manageServiceAccounts: boolean, readonly generatePersonalAccessTokens: boolean, readonly manageIngestion: boolean, readonly manageSecrets: boolean } } | null };

export type GrantedPrivilegesQueryVariables = Exact<{
  actor: string;
}>;


export type GrantedPrivilegesQuery = { readonly getGrantedPrivileges: { readonly privileges: ReadonlyArray<string> } | null };

export type GrantedPrivilegesOnQueryVariables = Exact<{
  actor: string;
  urn: string;
}>;


export type GrantedPrivilegesOnQuery = { readonly getGrantedPrivileges: { readonly privileges: ReadonlyArray<string> } | null };

export type CoverageQueryVariables = Exact<{
  assets: AggregateAcrossEntitiesInput;
  documented: AggregateAcrossEntitiesInput;
  owned: AggregateAcrossEntitiesInput;
  inDomain: AggregateAcrossEntitiesInput;
  tagged: AggregateAcrossEntitiesInput;
  withTerms: AggregateAcrossEntitiesInput;
}>;


export type CoverageQuery = { readonly assets: NamedFacetsFragment | null, readonly documented: NamedFacetsFragment | null, readonly owned: NamedFacetsFragment | null, readonly inDomain: NamedFacetsFragment | null, readonly tagged: NamedFacetsFragment | null, readonly withTerms: NamedFacetsFragment | null };

export type CoverageOfUseQueryVariables = Exact<{
  tested: AggregateAcrossEntitiesInput;
  used: AggregateAcrossEntitiesInput;
}>;


export type CoverageOfUseQuery = { readonly tested: NamedFacetsFragment | null, readonly used: NamedFacetsFragment | null };

export type AssetsInUseQueryVariables = Exact<{
  checkable: AggregateAcrossEntitiesInput;
  usable: AggregateAcrossEntitiesInput;
}>;


export type AssetsInUseQuery = { readonly checkable: NamedFacetsFragment | null, readonly usable: NamedFacetsFragment | null };

export type CoverageHistoryQueryVariables = Exact<{
  input: CoverageHistoryInput;
}>;


export type CoverageHistoryQuery = { readonly coverageHistory: { readonly sinceMillis: number | null, readonly days: ReadonlyArray<{ readonly timeMillis: number, readonly counts: ReadonlyArray<{ readonly measure: CoverageMeasure, readonly total: number, readonly count: number }> }> } };

export type CatalogueUsageQueryVariables = Exact<{
  input: UsageOverviewInput;
  window: WindowDuration;
  count: number;
}>;


export type CatalogueUsageQuery = { readonly usageOverview: { readonly total: number, readonly datasetCount: number, readonly buckets: ReadonlyArray<{ readonly timeMillis: number, readonly queryCount: number, readonly userCount: number }>, readonly datasets: ReadonlyArray<UsagePartsFragment>, readonly users: ReadonlyArray<UsagePartsFragment>, readonly platforms: ReadonlyArray<UsagePartsFragment>, readonly domains: ReadonlyArray<UsagePartsFragment> } | null };

export type UnusedDatasetsQueryVariables = Exact<{
  input: SearchAcrossEntitiesInput;
}>;


export type UnusedDatasetsQuery = { readonly searchAcrossEntities: { readonly total: number, readonly searchResults: ReadonlyArray<{ readonly entity:
        | { readonly urn: string, readonly card: { readonly name: string } }
       }> } | null };

export type UsagePartsFragment = { readonly queryCount: number, readonly entity:
    | { readonly urn: string, readonly card: { readonly name: string } }
   };

export type BrowseQueryVariables = Exact<{ [key: string]: never; }>;


export type BrowseQuery = { readonly aggregateAcrossEntities: { readonly facets: ReadonlyArray<{ readonly field: string, readonly aggregations: ReadonlyArray<{ readonly value: string, readonly count: number, readonly entity:
          | { readonly urn: string, readonly card: { readonly name: string, readonly color: string | null } }
         | null }> }> | null } | null, readonly searchAcrossEntities: { readonly total: number, readonly searchResults: ReadonlyArray<{ readonly entity:
        | { readonly urn: string, readonly card: { readonly name: string } }
       }> } | null };

export type DomainsQueryVariables = Exact<{
  parent?: string | null | undefined;
  count: number;
}>;


export type DomainsQuery = { readonly listDomains: { readonly total: number, readonly domains: ReadonlyArray<{ readonly urn: string, readonly card: { readonly name: string, readonly description: string | null, readonly color: string | null } }> } | null };

export type GlossaryRootsQueryVariables = Exact<{
  count: number;
}>;


export type GlossaryRootsQuery = { readonly getRootGlossaryNodes: { readonly total: number, readonly nodes: ReadonlyArray<{ readonly urn: string, readonly card: { readonly name: string, readonly description: string | null } }> } | null, readonly getRootGlossaryTerms: { readonly total: number, readonly terms: ReadonlyArray<{ readonly urn: string, readonly card: { readonly name: string, readonly description: string | null } }> } | null };

export type GlossaryChildrenQueryVariables = Exact<{
  urn: string;
  count: number;
}>;


export type GlossaryChildrenQuery = { readonly glossaryNode: { readonly glossaryChildrenSearch: { readonly total: number, readonly searchResults: ReadonlyArray<{ readonly entity:
          | { readonly urn: string, readonly card: { readonly name: string, readonly description: string | null } }
         }> } | null } | null };

export type CardPartsFragment = { readonly entityType: string, readonly name: string, readonly description: string | null, readonly subTypes: ReadonlyArray<string>, readonly isDeprecated: boolean, readonly isRemoved: boolean, readonly tagCount: number, readonly termCount: number, readonly platform:
    | { readonly urn: string, readonly card: { readonly name: string } }
   | null, readonly path: ReadonlyArray<{ readonly name: string, readonly entity:
      | { readonly urn: string, readonly card: { readonly name: string } }
     | null }>, readonly owners: ReadonlyArray<
    | { readonly urn: string, readonly card: { readonly name: string } }
  >, readonly tags: ReadonlyArray<
    | { readonly urn: string, readonly card: { readonly name: string, readonly color: string | null } }
  >, readonly terms: ReadonlyArray<
    | { readonly urn: string, readonly card: { readonly name: string } }
  >, readonly domain:
    | { readonly urn: string, readonly card: { readonly name: string } }
   | null };

export type NamedFacetsFragment = { readonly facets: ReadonlyArray<{ readonly field: string, readonly aggregations: ReadonlyArray<{ readonly value: string, readonly count: number, readonly entity:
        | { readonly urn: string, readonly card: { readonly name: string } }
       | null }> }> | null };

export type AddTagMutationVariables = Exact<{
  input: TagAssociationInput;
}>;


export type AddTagMutation = { readonly addTag: boolean | null };

export type RemoveTagMutationVariables = Exact<{
  input: TagAssociationInput;
}>;


export type RemoveTagMutation = { readonly removeTag: boolean | null };

export type AddTermMutationVariables = Exact<{
  input: TermAssociationInput;
}>;


export type AddTermMutation = { readonly addTerm: boolean | null };

export type RemoveTermMutationVariables = Exact<{
  input: TermAssociationInput;
}>;


export type RemoveTermMutation = { readonly removeTerm: boolean | null };

export type AddOwnerMutationVariables = Exact<{
  input: AddOwnerInput;
}>;


export type AddOwnerMutation = { readonly addOwner: boolean | null };

export type RemoveOwnerMutationVariables = Exact<{
  input: RemoveOwnerInput;
}>;


export type RemoveOwnerMutation = { readonly removeOwner: boolean | null };

export type SetDomainMutationVariables = Exact<{
  entityUrn: string;
  domainUrn: string;
}>;


export type SetDomainMutation = { readonly setDomain: boolean | null };

export type UnsetDomainMutationVariables = Exact<{
  entityUrn: string;
}>;


export type UnsetDomainMutation = { readonly unsetDomain: boolean | null };

export type UpdateDescriptionMutationVariables = Exact<{
  input: DescriptionUpdateInput;
}>;


export type UpdateDescriptionMutation = { readonly updateDescription: boolean | null };

export type UpdateDeprecationMutationVariables = Exact<{
  input: UpdateDeprecationInput;
}>;


export type UpdateDeprecationMutation = { readonly updateDeprecation: boolean | null };

export type AddLinkMutationVariables = Exact<{
  input: AddLinkInput;
}>;


export type AddLinkMutation = { readonly addLink: boolean | null };

export type UpdateLinkMutationVariables = Exact<{
  input: UpdateLinkInput;
}>;


export type UpdateLinkMutation = { readonly updateLink: boolean | null };

export type RemoveLinkMutationVariables = Exact<{
  input: RemoveLinkInput;
}>;


export type RemoveLinkMutation = { readonly removeLink: boolean | null };

export type RenameEntityMutationVariables = Exact<{
  input: UpdateNameInput;
}>;


export type RenameEntityMutation = { readonly updateName: boolean | null };

export type SetRemovedMutationVariables = Exact<{
  input: BatchUpdateSoftDeletedInput;
}>;


export type SetRemovedMutation = { readonly batchUpdateSoftDeleted: boolean | null };

export type RaiseIncidentMutationVariables = Exact<{
  input: RaiseIncidentInput;
}>;


export type RaiseIncidentMutation = { readonly raiseIncident: string | null };

export type UpdateIncidentStatusMutationVariables = Exact<{
  urn: string;
  input: IncidentStatusInput;
}>;


export type UpdateIncidentStatusMutation = { readonly updateIncidentStatus: boolean | null };

export type SetPropertyMutationVariables = Exact<{
  input: UpsertStructuredPropertiesInput;
}>;


export type SetPropertyMutation = { readonly upsertStructuredProperties: { readonly properties: ReadonlyArray<{ readonly structuredProperty: { readonly urn: string } }> | null } };

export type RemovePropertyMutationVariables = Exact<{
  input: RemoveStructuredPropertiesInput;
}>;


export type RemovePropertyMutation = { readonly removeStructuredProperties: { readonly properties: ReadonlyArray<{ readonly structuredProperty: { readonly urn: string } }> | null } };

export type PatchAspectMutationVariables = Exact<{
  input: PatchEntityInput;
}>;


export type PatchAspectMutation = { readonly patchEntity: { readonly success: boolean, readonly error: string | null } };

export type OwnershipTypesQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnershipTypesQuery = { readonly listOwnershipTypes: { readonly ownershipTypes: ReadonlyArray<{ readonly urn: string, readonly info: { readonly name: string, readonly description: string | null } | null }> } };

export type FindQueryVariables = Exact<{
  input: AutoCompleteMultipleInput;
}>;


export type FindQuery = { readonly autoCompleteForMultiple: { readonly suggestions: ReadonlyArray<{ readonly entities: ReadonlyArray<
        | { readonly urn: string, readonly card: FoundCardFragment }
      > }> } | null };

export type FindFirstQueryVariables = Exact<{
  input: SearchAcrossEntitiesInput;
}>;


export type FindFirstQuery = { readonly searchAcrossEntities: { readonly searchResults: ReadonlyArray<{ readonly entity:
        | { readonly urn: string, readonly card: FoundCardFragment }
       }> } | null };

export type FoundCardFragment = { readonly entityType: string, readonly name: string, readonly color: string | null, readonly path: ReadonlyArray<{ readonly name: string, readonly entity:
      | { readonly card: { readonly name: string } }
     | null }> };

export type AccessPartsFragment = { readonly roles: ReadonlyArray<{ readonly role: { readonly urn: string, readonly id: string, readonly isAssignedToMe: boolean, readonly properties: { readonly name: string, readonly description: string | null, readonly type: string | null, readonly requestUrl: string | null } | null } }> | null };

export type AccessQueryVariables = Exact<{
  urn: string;
}>;


export type AccessQuery = { readonly entity:
    | { readonly access: AccessPartsFragment | null }
    | Record<PropertyKey, never>
   | null };

export type TagsOfEntityQueryVariables = Exact<{
  urn: string;
  start: number;
  count: number;
}>;


export type TagsOfEntityQuery = { readonly entity:
    | { readonly urn: string, readonly card: { readonly tags: ReadonlyArray<
          | { readonly urn: string, readonly card: { readonly name: string, readonly color: string | null } }
        > } }
   | null };

export type TermsOfEntityQueryVariables = Exact<{
  urn: string;
  start: number;
  count: number;
}>;


export type TermsOfEntityQuery = { readonly entity:
    | { readonly urn: string, readonly card: { readonly terms: ReadonlyArray<
          | { readonly urn: string, readonly card: { readonly name: string } }
        > } }
   | null };

export type ColumnsQueryVariables = Exact<{
  urn: string;
}>;


export type ColumnsQuery = { readonly dataset: { readonly schemaMetadata: { readonly fields: ReadonlyArray<{ readonly fieldPath: string, readonly nullable: boolean, readonly isPartOfKey: boolean | null, readonly type: SchemaFieldDataType, readonly nativeDataType: string | null, readonly description: string | null, readonly globalTags: ColumnTagsFragment | null, readonly glossaryTerms: ColumnTermsFragment | null }> } | null, readonly editableSchemaMetadata: { readonly editableSchemaFieldInfo: ReadonlyArray<{ readonly fieldPath: string, readonly description: string | null, readonly globalTags: ColumnTagsFragment | null, readonly glossaryTerms: ColumnTermsFragment | null }> } | null } | null };

export type ColumnTagsFragment = { readonly tags: ReadonlyArray<{ readonly tag: { readonly urn: string, readonly card: { readonly name: string, readonly color: string | null } } }> | null };

export type ColumnTermsFragment = { readonly terms: ReadonlyArray<{ readonly term: { readonly urn: string, readonly card: { readonly name: string, readonly color: string | null } } }> | null };

export type ColumnKeysQueryVariables = Exact<{
  urn: string;
}>;


export type ColumnKeysQuery = { readonly dataset: { readonly schemaMetadata: { readonly primaryKeys: ReadonlyArray<string> | null, readonly foreignKeys: ReadonlyArray<{ readonly name: string | null, readonly sourceFields: ReadonlyArray<{ readonly fieldPath: string } | null> | null, readonly foreignFields: ReadonlyArray<{ readonly urn: string, readonly fieldPath: string } | null> | null, readonly foreignDataset: { readonly urn: string, readonly card: { readonly name: string } } | null } | null> | null } | null } | null };

export type ColumnStatisticsQueryVariables = Exact<{
  urn: string;
  since: number;
  count: number;
}>;


export type ColumnStatisticsQuery = { readonly dataset: { readonly datasetProfiles: ReadonlyArray<{ readonly timestampMillis: number, readonly rowCount: number | null, readonly fieldProfiles: ReadonlyArray<{ readonly fieldPath: string, readonly uniqueCount: number | null, readonly nullCount: number | null, readonly nullProportion: number | null, readonly min: string | null, readonly max: string | null, readonly mean: string | null, readonly median: string | null, readonly sampleValues: ReadonlyArray<string> | null }> | null }> | null } | null };

export type ColumnLineageQueryVariables = Exact<{
  urn: string;
  direction: LineageDirection;
}>;


export type ColumnLineageQuery = { readonly searchAcrossLineage: { readonly total: number, readonly searchResults: ReadonlyArray<{ readonly degree: number, readonly entity:
        | { readonly urn: string, readonly card: { readonly name: string, readonly path: ReadonlyArray<{ readonly name: string, readonly entity:
                | { readonly urn: string, readonly card: { readonly name: string } }
               | null }> } }
       }> } | null };

export type TermMeaningsQueryVariables = Exact<{
  urns: ReadonlyArray<string> | string;
}>;


export type TermMeaningsQuery = { readonly entities: ReadonlyArray<
    | { readonly urn: string, readonly card: { readonly name: string, readonly description: string | null } }
   | null> | null };

export type ColumnEntityQueryVariables = Exact<{
  urn: string;
}>;


export type ColumnEntityQuery = { readonly entity:
    | { readonly card: { readonly exists: boolean } }
   | null };

export type ProductContentsQueryVariables = Exact<{
  urn: string;
  input: SearchAcrossEntitiesInput;
}>;


export type ProductContentsQuery = { readonly listDataProductAssets: { readonly total: number, readonly searchResults: ReadonlyArray<{ readonly entity:
        | { readonly urn: string, readonly card: ResultPartsFragment }
      , readonly matchedFields: ReadonlyArray<{ readonly name: string, readonly value: string, readonly entity:
          | { readonly urn: string, readonly card: { readonly name: string } }
         | null }> }> } | null };

export type EntityHeadQueryVariables = Exact<{
  urn: string;
}>;


export type EntityHeadQuery = { readonly entity:
    | { readonly urn: string, readonly card: (
        { readonly qualifiedName: string | null, readonly exists: boolean, readonly rights: ReadonlyArray<{ readonly edit: EntityEdit, readonly isAllowed: boolean, readonly privileges: ReadonlyArray<string> }> }
        & CardPartsFragment
      ) }
   | null };

export type AssignedFormsFragment = { readonly incompleteForms: ReadonlyArray<{ readonly form: { readonly urn: string }, readonly completedPrompts: ReadonlyArray<{ readonly id: string }> | null, readonly incompletePrompts: ReadonlyArray<{ readonly id: string, readonly fieldAssociations: { readonly completedFieldPrompts: ReadonlyArray<{ readonly fieldPath: string }> | null } | null }> | null }>, readonly completedForms: ReadonlyArray<{ readonly form: { readonly urn: string }, readonly completedPrompts: ReadonlyArray<{ readonly id: string }> | null, readonly incompletePrompts: ReadonlyArray<{ readonly id: string, readonly fieldAssociations: { readonly completedFieldPrompts: ReadonlyArray<{ readonly fieldPath: string }> | null } | null }> | null }>, readonly verifications: ReadonlyArray<{ readonly form: { readonly urn: string }, readonly lastModified: { readonly time: number, readonly actor: { readonly urn: string, readonly card: { readonly name: string } } | null } | null }> };

type FormsOfEntity_AccessTokenMetadata_Fragment = { readonly urn: string };

type FormsOfEntity_Application_Fragment = { readonly urn: string, readonly forms: AssignedFormsFragment | null };

type FormsOfEntity_Assertion_Fragment = { readonly urn: string };

type FormsOfEntity_BusinessAttribute_Fragment = { readonly urn: string };

type FormsOfEntity_Chart_Fragment = { readonly urn: string, readonly forms: AssignedFormsFragment | null };

type FormsOfEntity_Container_Fragment = { readonly urn: string, readonly forms: AssignedFormsFragment | null };

type FormsOfEntity_CorpGroup_Fragment = { readonly urn: string, readonly forms: AssignedFormsFragment | null };

type FormsOfEntity_CorpUser_Fragment = { readonly urn: string, readonly forms: AssignedFormsFragment | null };

type FormsOfEntity_Dashboard_Fragment = { readonly urn: string, readonly forms: AssignedFormsFragment | null };

type FormsOfEntity_DataContract_Fragment = { readonly urn: string };

type FormsOfEntity_DataFlow_Fragment = { readonly urn: string, readonly forms: AssignedFormsFragment | null };

type FormsOfEntity_DataHubConnection_Fragment = { readonly urn: string };

type FormsOfEntity_DataHubFile_Fragment = { readonly urn: string };

type FormsOfEntity_DataHubPageModule_Fragment = { readonly urn: string };

type FormsOfEntity_DataHubPageTemplate_Fragment = { readonly urn: string };

type FormsOfEntity_DataHubPolicy_Fragment = { readonly urn: string };

type FormsOfEntity_DataHubRole_Fragment = { readonly urn: string };

type FormsOfEntity_DataHubView_Fragment = { readonly urn: string };

type FormsOfEntity_DataJob_Fragment = { readonly urn: string, readonly forms: AssignedFormsFragment | null };

type FormsOfEntity_DataPlatform_Fragment = { readonly urn: string };

type FormsOfEntity_DataPlatformInstance_Fragment = { readonly urn: string };

type FormsOfEntity_DataProcessInstance_Fragment = { readonly urn: string };

type FormsOfEntity_DataProduct_Fragment = { readonly urn: string, readonly forms: AssignedFormsFragment | null };

type FormsOfEntity_DataTypeEntity_Fragment = { readonly urn: string };

type FormsOfEntity_Dataset_Fragment = { readonly urn: string, readonly forms: AssignedFormsFragment | null };

type FormsOfEntity_Document_Fragment = { readonly urn: string };

type FormsOfEntity_Domain_Fragment = { readonly urn: string, readonly forms: AssignedFormsFragment | null };

type FormsOfEntity_ErModelRelationship_Fragment = { readonly urn: string };

type FormsOfEntity_EntityTypeEntity_Fragment = { readonly urn: string };

type FormsOfEntity_ExecutionRequest_Fragment = { readonly urn: string };

type FormsOfEntity_Form_Fragment = { readonly urn: string };

type FormsOfEntity_GlossaryNode_Fragment = { readonly urn: string, readonly forms: AssignedFormsFragment | null };

type FormsOfEntity_GlossaryTerm_Fragment = { readonly urn: string, readonly forms: AssignedFormsFragment | null };

type FormsOfEntity_Incident_Fragment = { readonly urn: string };

type FormsOfEntity_MlFeature_Fragment = { readonly urn: string, readonly forms: AssignedFormsFragment | null };

type FormsOfEntity_MlFeatureTable_Fragment = { readonly urn: string, readonly forms: AssignedFormsFragment | null };

type FormsOfEntity_MlModel_Fragment = { readonly urn: string, readonly forms: AssignedFormsFragment | null };

type FormsOfEntity_MlModelGroup_Fragment = { readonly urn: string, readonly forms: AssignedFormsFragment | null };

type FormsOfEntity_MlPrimaryKey_Fragment = { readonly urn: string, readonly forms: AssignedFormsFragment | null };

type FormsOfEntity_Metric_Fragment = { readonly urn: string };

type FormsOfEntity_Notebook_Fragment = { readonly urn: string };

type FormsOfEntity_OwnershipTypeEntity_Fragment = { readonly urn: string };

type FormsOfEntity_Post_Fragment = { readonly urn: string };

type FormsOfEntity_QueryEntity_Fragment = { readonly urn: string };

type FormsOfEntity_Restricted_Fragment = { readonly urn: string };

type FormsOfEntity_Role_Fragment = { readonly urn: string };

type FormsOfEntity_SchemaFieldEntity_Fragment = { readonly urn: string, readonly forms: AssignedFormsFragment | null };

type FormsOfEntity_SemanticModel_Fragment = { readonly urn: string };

type FormsOfEntity_ServiceAccount_Fragment = { readonly urn: string };

type FormsOfEntity_StructuredPropertyEntity_Fragment = { readonly urn: string };

type FormsOfEntity_Tag_Fragment = { readonly urn: string };

type FormsOfEntity_Test_Fragment = { readonly urn: string };

type FormsOfEntity_VersionSet_Fragment = { readonly urn: string };

type FormsOfEntity_VersionedDataset_Fragment = { readonly urn: string };

type FormsOfEntity_OtherEntity_Fragment = { readonly urn: string };

export type FormsOfEntityFragment =
  | FormsOfEntity_AccessTokenMetadata_Fragment
  | FormsOfEntity_Application_Fragment
  | FormsOfEntity_Assertion_Fragment
  | FormsOfEntity_BusinessAttribute_Fragment
  | FormsOfEntity_Chart_Fragment
  | FormsOfEntity_Container_Fragment
  | FormsOfEntity_CorpGroup_Fragment
  | FormsOfEntity_CorpUser_Fragment
  | FormsOfEntity_Dashboard_Fragment
  | FormsOfEntity_DataContract_Fragment
  | FormsOfEntity_DataFlow_Fragment
  | FormsOfEntity_DataHubConnection_Fragment
  | FormsOfEntity_DataHubFile_Fragment
  | FormsOfEntity_DataHubPageModule_Fragment
  | FormsOfEntity_DataHubPageTemplate_Fragment
  | FormsOfEntity_DataHubPolicy_Fragment
  | FormsOfEntity_DataHubRole_Fragment
  | FormsOfEntity_DataHubView_Fragment
  | FormsOfEntity_DataJob_Fragment
  | FormsOfEntity_DataPlatform_Fragment
  | FormsOfEntity_DataPlatformInstance_Fragment
  | FormsOfEntity_DataProcessInstance_Fragment
  | FormsOfEntity_DataProduct_Fragment
  | FormsOfEntity_DataTypeEntity_Fragment
  | FormsOfEntity_Dataset_Fragment
  | FormsOfEntity_Document_Fragment
  | FormsOfEntity_Domain_Fragment
  | FormsOfEntity_ErModelRelationship_Fragment
  | FormsOfEntity_EntityTypeEntity_Fragment
  | FormsOfEntity_ExecutionRequest_Fragment
  | FormsOfEntity_Form_Fragment
  | FormsOfEntity_GlossaryNode_Fragment
  | FormsOfEntity_GlossaryTerm_Fragment
  | FormsOfEntity_Incident_Fragment
  | FormsOfEntity_MlFeature_Fragment
  | FormsOfEntity_MlFeatureTable_Fragment
  | FormsOfEntity_MlModel_Fragment
  | FormsOfEntity_MlModelGroup_Fragment
  | FormsOfEntity_MlPrimaryKey_Fragment
  | FormsOfEntity_Metric_Fragment
  | FormsOfEntity_Notebook_Fragment
  | FormsOfEntity_OwnershipTypeEntity_Fragment
  | FormsOfEntity_Post_Fragment
  | FormsOfEntity_QueryEntity_Fragment
  | FormsOfEntity_Restricted_Fragment
  | FormsOfEntity_Role_Fragment
  | FormsOfEntity_SchemaFieldEntity_Fragment
  | FormsOfEntity_SemanticModel_Fragment
  | FormsOfEntity_ServiceAccount_Fragment
  | FormsOfEntity_StructuredPropertyEntity_Fragment
  | FormsOfEntity_Tag_Fragment
  | FormsOfEntity_Test_Fragment
  | FormsOfEntity_VersionSet_Fragment
  | FormsOfEntity_VersionedDataset_Fragment
  | FormsOfEntity_OtherEntity_Fragment
;

export type EntityFormsQueryVariables = Exact<{
  urn: string;
}>;


export type EntityFormsQuery = { readonly entity:
    | FormsOfEntity_AccessTokenMetadata_Fragment
    | FormsOfEntity_Application_Fragment
    | FormsOfEntity_Assertion_Fragment
    | FormsOfEntity_BusinessAttribute_Fragment
    | FormsOfEntity_Chart_Fragment
    | FormsOfEntity_Container_Fragment
    | FormsOfEntity_CorpGroup_Fragment
    | FormsOfEntity_CorpUser_Fragment
    | FormsOfEntity_Dashboard_Fragment
    | FormsOfEntity_DataContract_Fragment
    | FormsOfEntity_DataFlow_Fragment
    | FormsOfEntity_DataHubConnection_Fragment
    | FormsOfEntity_DataHubFile_Fragment
    | FormsOfEntity_DataHubPageModule_Fragment
    | FormsOfEntity_DataHubPageTemplate_Fragment
    | FormsOfEntity_DataHubPolicy_Fragment
    | FormsOfEntity_DataHubRole_Fragment
    | FormsOfEntity_DataHubView_Fragment
    | FormsOfEntity_DataJob_Fragment
    | FormsOfEntity_DataPlatform_Fragment
    | FormsOfEntity_DataPlatformInstance_Fragment
    | FormsOfEntity_DataProcessInstance_Fragment
    | FormsOfEntity_DataProduct_Fragment
    | FormsOfEntity_DataTypeEntity_Fragment
    | FormsOfEntity_Dataset_Fragment
    | FormsOfEntity_Document_Fragment
    | FormsOfEntity_Domain_Fragment
    | FormsOfEntity_ErModelRelationship_Fragment
    | FormsOfEntity_EntityTypeEntity_Fragment
    | FormsOfEntity_ExecutionRequest_Fragment
    | FormsOfEntity_Form_Fragment
    | FormsOfEntity_GlossaryNode_Fragment
    | FormsOfEntity_GlossaryTerm_Fragment
    | FormsOfEntity_Incident_Fragment
    | FormsOfEntity_MlFeature_Fragment
    | FormsOfEntity_MlFeatureTable_Fragment
    | FormsOfEntity_MlModel_Fragment
    | FormsOfEntity_MlModelGroup_Fragment
    | FormsOfEntity_MlPrimaryKey_Fragment
    | FormsOfEntity_Metric_Fragment
    | FormsOfEntity_Notebook_Fragment
    | FormsOfEntity_OwnershipTypeEntity_Fragment
    | FormsOfEntity_Post_Fragment
    | FormsOfEntity_QueryEntity_Fragment
    | FormsOfEntity_Restricted_Fragment
    | FormsOfEntity_Role_Fragment
    | FormsOfEntity_SchemaFieldEntity_Fragment
    | FormsOfEntity_SemanticModel_Fragment
    | FormsOfEntity_ServiceAccount_Fragment
    | FormsOfEntity_StructuredPropertyEntity_Fragment
    | FormsOfEntity_Tag_Fragment
    | FormsOfEntity_Test_Fragment
    | FormsOfEntity_VersionSet_Fragment
    | FormsOfEntity_VersionedDataset_Fragment
    | FormsOfEntity_OtherEntity_Fragment
   | null };

export type FormDefinitionsQueryVariables = Exact<{
  urns: ReadonlyArray<string> | string;
}>;


export type FormDefinitionsQuery = { readonly entities: ReadonlyArray<
    | FormPartsFragment
    | Record<PropertyKey, never>
   | null> | null };

export type FormColumnsQueryVariables = Exact<{
  urn: string;
}>;


export type FormColumnsQuery = { readonly dataset: { readonly schemaMetadata: { readonly fields: ReadonlyArray<{ readonly fieldPath: string }> } | null } | null };

export type ColumnValuesQueryVariables = Exact<{
  urn: string;
}>;


export type ColumnValuesQuery = { readonly entity:
    | { readonly structuredProperties: { readonly properties: ReadonlyArray<{ readonly structuredProperty: { readonly urn: string }, readonly values: ReadonlyArray<
            | { readonly stringValue: string }
            | { readonly numberValue: number }
           | null> }> | null } | null }
    | Record<PropertyKey, never>
   | null };

export type SubmitFormPromptMutationVariables = Exact<{
  urn: string;
  input: SubmitFormPromptInput;
}>;


export type SubmitFormPromptMutation = { readonly submitFormPrompt: boolean | null };

export type VerifyFormMutationVariables = Exact<{
  input: VerifyFormInput;
}>;


export type VerifyFormMutation = { readonly verifyForm: boolean | null };

export type EntityContactQueryVariables = Exact<{
  urn: string;
}>;


export type EntityContactQuery = { readonly entity:
    | { readonly groupEditable: { readonly email: string | null } | null, readonly groupProperties: { readonly email: string | null } | null }
    | { readonly editableProperties: { readonly email: string | null } | null, readonly properties: { readonly email: string | null } | null }
    | Record<PropertyKey, never>
   | null };

export type HealthPartsFragment = { readonly type: HealthStatusType, readonly status: HealthStatus, readonly message: string | null };

export type EntityHealthQueryVariables = Exact<{
  urn: string;
}>;


export type EntityHealthQuery = { readonly entity:
    | { readonly health: ReadonlyArray<HealthPartsFragment> | null }
    | Record<PropertyKey, never>
   | null };

export type HistoryQueryVariables = Exact<{
  urn: string;
}>;


export type HistoryQuery = { readonly getTimeline: { readonly changeTransactions: ReadonlyArray<{ readonly timestampMillis: number, readonly lastSemanticVersion: string, readonly actor: string | null, readonly changes: ReadonlyArray<{ readonly urn: string, readonly category: ChangeCategoryType | null, readonly operation: ChangeOperationType | null, readonly modifier: string | null, readonly description: string | null, readonly parameters: ReadonlyArray<{ readonly key: string | null, readonly value: string | null }> | null }> | null }> } | null };

export type NamesQueryVariables = Exact<{
  urns: ReadonlyArray<string> | string;
}>;


export type NamesQuery = { readonly entities: ReadonlyArray<
    | { readonly urn: string, readonly card: { readonly name: string } }
   | null> | null };

export type LineageOfNodeQueryVariables = Exact<{
  urn: string;
}>;


export type LineageOfNodeQuery = { readonly entity:
    | { readonly urn: string }
    | { readonly urn: string, readonly upstream: { readonly relationships: ReadonlyArray<{ readonly isManual: boolean | null, readonly entity:
            | { readonly urn: string, readonly card: { readonly entityType: string, readonly name: string } }
           | null }> } | null, readonly downstream: { readonly relationships: ReadonlyArray<{ readonly isManual: boolean | null, readonly entity:
            | { readonly urn: string, readonly card: { readonly entityType: string, readonly name: string } }
           | null }> } | null }
    | { readonly urn: string, readonly upstream: { readonly relationships: ReadonlyArray<{ readonly isManual: boolean | null, readonly entity:
            | { readonly urn: string, readonly card: { readonly entityType: string, readonly name: string } }
           | null }> } | null, readonly downstream: { readonly relationships: ReadonlyArray<{ readonly isManual: boolean | null, readonly entity:
            | { readonly urn: string, readonly card: { readonly entityType: string, readonly name: string } }
           | null }> } | null, readonly privileges: { readonly canEditLineage: boolean | null } | null }
   | null };

export type UpdateLineageMutationVariables = Exact<{
  input: UpdateLineageInput;
}>;


export type UpdateLineageMutation = { readonly updateLineage: boolean | null };

export type LineageColumnsQueryVariables = Exact<{
  urn: string;
}>;


export type LineageColumnsQuery = { readonly entity:
    | { readonly urn: string }
    | { readonly urn: string, readonly inputFields: { readonly fields: ReadonlyArray<{ readonly schemaFieldUrn: string | null, readonly schemaField: { readonly fieldPath: string } | null } | null> | null } | null }
    | { readonly urn: string, readonly inputOutput: { readonly fineGrainedLineages: ReadonlyArray<{ readonly upstreams: ReadonlyArray<{ readonly urn: string, readonly path: string }> | null, readonly downstreams: ReadonlyArray<{ readonly urn: string, readonly path: string }> | null }> | null } | null }
    | { readonly urn: string, readonly schemaMetadata: { readonly fields: ReadonlyArray<{ readonly fieldPath: string }> } | null, readonly fineGrainedLineages: ReadonlyArray<{ readonly upstreams: ReadonlyArray<{ readonly urn: string, readonly path: string }> | null, readonly downstreams: ReadonlyArray<{ readonly urn: string, readonly path: string }> | null }> | null }
   | null };

export type LineageCardFragment = { readonly entityType: string, readonly name: string, readonly isDeprecated: boolean, readonly platform:
    | { readonly urn: string, readonly card: { readonly name: string } }
   | null, readonly path: ReadonlyArray<{ readonly name: string, readonly entity:
      | { readonly card: { readonly name: string } }
     | null }>, readonly domain:
    | { readonly urn: string, readonly card: { readonly name: string } }
   | null, readonly tags: ReadonlyArray<
    | { readonly urn: string, readonly card: { readonly name: string } }
  > };

export type NeighboursQueryVariables = Exact<{
  urns: ReadonlyArray<string> | string;
  direction: LineageDirection;
  count: number;
  from?: number | null | undefined;
  to?: number | null | undefined;
}>;


export type NeighboursQuery = { readonly entities: ReadonlyArray<
    | { readonly urn: string }
    | { readonly urn: string, readonly lineage: { readonly total: number | null, readonly filtered: number | null, readonly relationships: ReadonlyArray<{ readonly entity:
            | { readonly urn: string, readonly card: LineageCardFragment }
           | null }> } | null }
   | null> | null };

export type DegreesQueryVariables = Exact<{
  urns: ReadonlyArray<string> | string;
  from?: number | null | undefined;
  to?: number | null | undefined;
}>;


export type DegreesQuery = { readonly entities: ReadonlyArray<
    | { readonly urn: string }
    | { readonly urn: string, readonly upstream: { readonly total: number | null, readonly filtered: number | null } | null, readonly downstream: { readonly total: number | null, readonly filtered: number | null } | null }
   | null> | null };

export type LineageCardsQueryVariables = Exact<{
  urns: ReadonlyArray<string> | string;
}>;


export type LineageCardsQuery = { readonly entities: ReadonlyArray<
    | { readonly urn: string, readonly card: LineageCardFragment }
   | null> | null };

export type ImpactQueryVariables = Exact<{
  input: SearchAcrossLineageInput;
}>;


export type ImpactQuery = { readonly searchAcrossLineage: { readonly total: number, readonly isPartial: boolean | null, readonly searchResults: ReadonlyArray<{ readonly degree: number, readonly entity:
        | { readonly urn: string, readonly card: CardPartsFragment }
       }>, readonly facets: ReadonlyArray<{ readonly field: string, readonly displayName: string | null, readonly aggregations: ReadonlyArray<{ readonly value: string, readonly count: number, readonly entity:
          | { readonly urn: string, readonly card: { readonly name: string } }
         | null }> }> | null } | null };

export type ExportImpactQueryVariables = Exact<{
  input: ScrollAcrossLineageInput;
}>;


export type ExportImpactQuery = { readonly scrollAcrossLineage: { readonly nextScrollId: string | null, readonly total: number, readonly searchResults: ReadonlyArray<{ readonly degree: number, readonly entity:
        | { readonly urn: string, readonly card: CardPartsFragment }
       }> } | null };

export type LineageQueryVariables = Exact<{
  urn: string;
  direction: LineageDirection;
  count: number;
}>;


export type LineageQuery = { readonly searchAcrossLineage: { readonly total: number, readonly searchResults: ReadonlyArray<{ readonly degree: number, readonly entity:
        | { readonly urn: string, readonly card: { readonly entityType: string, readonly name: string, readonly platform:
              | { readonly card: { readonly name: string } }
             | null, readonly path: ReadonlyArray<{ readonly name: string, readonly entity:
                | { readonly card: { readonly name: string } }
               | null }> } }
       }> } | null };

export type LocateQueryVariables = Exact<{
  input: SearchAcrossLineageInput;
}>;


export type LocateQuery = { readonly searchAcrossLineage: { readonly searchResults: ReadonlyArray<{ readonly entity:
        | { readonly urn: string }
      , readonly paths: ReadonlyArray<{ readonly path: ReadonlyArray<
          | { readonly urn: string }
         | null> } | null> | null }> } | null };

export type PropertyDefinitionsQueryVariables = Exact<{
  query: string;
  count: number;
}>;


export type PropertyDefinitionsQuery = { readonly searchAcrossEntities: { readonly total: number, readonly searchResults: ReadonlyArray<{ readonly entity:
        | (
          { readonly definition: { readonly entityTypes: ReadonlyArray<{ readonly urn: string }> } }
          & PropertyDefinitionFragment
        )
        | Record<PropertyKey, never>
       }> } | null };

export type PropertyDefinitionFragment = { readonly urn: string, readonly definition: { readonly qualifiedName: string, readonly displayName: string | null, readonly description: string | null, readonly cardinality: PropertyCardinality | null, readonly immutable: boolean, readonly allowedValues: ReadonlyArray<{ readonly description: string | null, readonly value:
        | { readonly stringValue: string }
        | { readonly numberValue: number }
       }> | null, readonly valueType: { readonly urn: string }, readonly typeQualifier: { readonly allowedTypes: ReadonlyArray<{ readonly urn: string }> | null } | null } };

export type IncidentPartsFragment = { readonly total: number, readonly incidents: ReadonlyArray<{ readonly urn: string, readonly title: string | null, readonly description: string | null, readonly incidentType: IncidentType, readonly priority: IncidentPriority | null, readonly incidentStatus: { readonly state: IncidentState, readonly stage: IncidentStage | null, readonly message: string | null, readonly lastUpdated: { readonly time: number } }, readonly created: { readonly time: number, readonly actor: string | null } }> };

export type IncidentsQueryVariables = Exact<{
  urn: string;
}>;


export type IncidentsQuery = { readonly entity:
    | { readonly incidents: IncidentPartsFragment | null }
    | Record<PropertyKey, never>
   | null };

export type QualityQueryVariables = Exact<{
  urn: string;
}>;


export type QualityQuery = { readonly dataset: { readonly contract: { readonly urn: string, readonly status: { readonly state: DataContractState } | null, readonly properties: { readonly freshness: ReadonlyArray<{ readonly assertion: { readonly urn: string } }> | null, readonly schema: ReadonlyArray<{ readonly assertion: { readonly urn: string } }> | null, readonly dataQuality: ReadonlyArray<{ readonly assertion: { readonly urn: string } }> | null } | null } | null, readonly assertions: { readonly total: number, readonly assertions: ReadonlyArray<{ readonly urn: string, readonly platform: { readonly urn: string, readonly card: { readonly name: string } }, readonly info: { readonly type: AssertionType, readonly description: string | null } | null, readonly runEvents: { readonly total: number, readonly failed: number, readonly runEvents: ReadonlyArray<{ readonly timestampMillis: number, readonly result: { readonly type: AssertionResultType, readonly actualAggValue: number | null, readonly externalUrl: string | null } | null }> } | null }> } | null } | null };

export type SavedQueriesQueryVariables = Exact<{
  urn: string;
  start: number;
  count: number;
}>;


export type SavedQueriesQuery = { readonly listQueries: { readonly total: number, readonly queries: ReadonlyArray<{ readonly urn: string, readonly properties: { readonly name: string | null, readonly description: string | null, readonly source: QuerySource, readonly statement: { readonly value: string, readonly language: QueryLanguage }, readonly lastModified: { readonly time: number } } | null }> } | null };

export type RelatedQueryVariables = Exact<{
  urn: string;
  input: RelationshipsInput;
}>;


export type RelatedQuery = { readonly entity:
    | { readonly relationships: { readonly total: number | null, readonly relationships: ReadonlyArray<{ readonly type: string, readonly entity:
            | { readonly urn: string, readonly card: (
                { readonly exists: boolean }
                & CardPartsFragment
              ) }
           | null }> } | null }
   | null };

export type RunPartsFragment = { readonly urn: string, readonly name: string | null, readonly externalUrl: string | null, readonly created: { readonly time: number } | null, readonly parentTemplate:
    | { readonly urn: string, readonly card: { readonly name: string } }
   | null, readonly state: ReadonlyArray<{ readonly status: DataProcessRunStatus | null, readonly timestampMillis: number, readonly durationMillis: number | null, readonly attempt: number | null, readonly result: { readonly resultType: DataProcessInstanceRunResultType | null, readonly nativeResultType: string | null } | null } | null> | null };

export type JobRunsQueryVariables = Exact<{
  urn: string;
  start: number;
  count: number;
}>;


export type JobRunsQuery = { readonly entity:
    | { readonly runs: { readonly total: number | null, readonly runs: ReadonlyArray<RunPartsFragment | null> | null } | null }
    | Record<PropertyKey, never>
   | null };

export type UsageQueryVariables = Exact<{
  urn: string;
  since: number;
  count: number;
}>;


export type UsageQuery = { readonly dataset: { readonly privileges: { readonly canViewDatasetUsage: boolean | null, readonly canViewDatasetProfile: boolean | null } | null, readonly datasetProfiles: ReadonlyArray<{ readonly timestampMillis: number, readonly rowCount: number | null, readonly columnCount: number | null, readonly sizeInBytes: number | null, readonly fieldProfiles: ReadonlyArray<{ readonly fieldPath: string, readonly nullProportion: number | null, readonly uniqueCount: number | null, readonly uniqueProportion: number | null, readonly min: string | null, readonly max: string | null, readonly mean: string | null, readonly median: string | null, readonly sampleValues: ReadonlyArray<string> | null }> | null }> | null, readonly usageStats: { readonly buckets: ReadonlyArray<{ readonly bucket: number | null, readonly metrics: { readonly uniqueUserCount: number | null, readonly totalSqlQueries: number | null } | null } | null> | null, readonly aggregations: { readonly totalSqlQueries: number | null, readonly uniqueUserCount: number | null, readonly users: ReadonlyArray<{ readonly count: number | null, readonly userEmail: string | null, readonly user: { readonly urn: string, readonly card: { readonly name: string } } | null } | null> | null, readonly fields: ReadonlyArray<{ readonly fieldName: string | null, readonly count: number | null } | null> | null } | null } | null } | null };

export type DomainCountsQueryVariables = Exact<{ [key: string]: never; }>;


export type DomainCountsQuery = { readonly aggregateAcrossEntities: { readonly facets: ReadonlyArray<{ readonly field: string, readonly aggregations: ReadonlyArray<{ readonly value: string, readonly count: number }> }> | null } | null };

export type DomainUseQueryVariables = Exact<{
  urn: string;
}>;


export type DomainUseQuery = { readonly domain: { readonly entities: { readonly total: number } | null, readonly subdomains: { readonly total: number | null } | null } | null };

export type CreateDomainMutationVariables = Exact<{
  input: CreateDomainInput;
}>;


export type CreateDomainMutation = { readonly createDomain: string | null };

export type MoveDomainMutationVariables = Exact<{
  input: MoveDomainInput;
}>;


export type MoveDomainMutation = { readonly moveDomain: boolean | null };

export type DeleteDomainMutationVariables = Exact<{
  urn: string;
}>;


export type DeleteDomainMutation = { readonly deleteDomain: boolean | null };

export type FormPartsFragment = { readonly urn: string, readonly info: { readonly name: string, readonly description: string | null, readonly type: FormType, readonly prompts: ReadonlyArray<{ readonly id: string, readonly title: string, readonly description: string | null, readonly type: FormPromptType, readonly required: boolean, readonly structuredPropertyParams: { readonly structuredProperty: { readonly urn: string } } | null }>, readonly actors: { readonly owners: boolean, readonly isAssignedToMe: boolean, readonly users: ReadonlyArray<{ readonly urn: string, readonly card: { readonly name: string } }> | null, readonly groups: ReadonlyArray<{ readonly urn: string, readonly card: { readonly name: string } }> | null } } };

export type FormsQueryVariables = Exact<{
  input: SearchAcrossEntitiesInput;
}>;


export type FormsQuery = { readonly searchAcrossEntities: { readonly total: number, readonly searchResults: ReadonlyArray<{ readonly entity:
        | FormPartsFragment
        | Record<PropertyKey, never>
       }> } | null };

export type FormQueryVariables = Exact<{
  urn: string;
}>;


export type FormQuery = { readonly form: (
    { readonly card: { readonly exists: boolean } }
    & FormPartsFragment
  ) | null };

export type FormCountsQueryVariables = Exact<{
  input: AggregateAcrossEntitiesInput;
}>;


export type FormCountsQuery = { readonly aggregateAcrossEntities: { readonly facets: ReadonlyArray<{ readonly field: string, readonly aggregations: ReadonlyArray<{ readonly value: string, readonly count: number, readonly entity:
          | { readonly card: { readonly name: string } }
         | null }> }> | null } | null };

export type FormAssetsQueryVariables = Exact<{
  input: SearchAcrossEntitiesInput;
}>;


export type FormAssetsQuery = { readonly searchAcrossEntities: { readonly total: number, readonly searchResults: ReadonlyArray<{ readonly entity:
        | (
          { readonly card: { readonly name: string, readonly rights: ReadonlyArray<{ readonly edit: EntityEdit, readonly isAllowed: boolean, readonly privileges: ReadonlyArray<string> }>, readonly owners: ReadonlyArray<
              | { readonly urn: string, readonly card: { readonly name: string } }
            > } }
          & FormsOfEntity_AccessTokenMetadata_Fragment
        )
        | (
          { readonly card: { readonly name: string, readonly rights: ReadonlyArray<{ readonly edit: EntityEdit, readonly isAllowed: boolean, readonly privileges: ReadonlyArray<string> }>, readonly owners: ReadonlyArray<
              | { readonly urn: string, readonly card: { readonly name: string } }
            > } }
          & FormsOfEntity_Application_Fragment
        )
        | (
          { readonly card: { readonly name: string, readonly rights: ReadonlyArray<{ readonly edit: EntityEdit, readonly isAllowed: boolean, readonly privileges: ReadonlyArray<string> }>, readonly owners: ReadonlyArray<
              | { readonly urn: string, readonly card: { readonly name: string } }
            > } }
          & FormsOfEntity_Assertion_Fragment
        )
        | (
          { readonly card: { readonly name: string, readonly rights: ReadonlyArray<{ readonly edit: EntityEdit, readonly isAllowed: boolean, readonly privileges: ReadonlyArray<string> }>, readonly owners: ReadonlyArray<
              | { readonly urn: string, readonly card: { readonly name: string } }
            > } }
          & FormsOfEntity_BusinessAttribute_Fragment
        )
        | (
          { readonly card: { readonly name: string, readonly rights: ReadonlyArray<{ readonly edit: EntityEdit, readonly isAllowed: boolean, readonly privileges: ReadonlyArray<string> }>, readonly owners: ReadonlyArray<
              | { readonly urn: string, readonly card: { readonly name: string } }
            > } }
          & FormsOfEntity_Chart_Fragment
        )
        | (
          { readonly card: { readonly name: string, readonly rights: ReadonlyArray<{ readonly edit: EntityEdit, readonly isAllowed: boolean, readonly privileges: ReadonlyArray<string> }>, readonly owners: ReadonlyArray<
              | { readonly urn: string, readonly card: { readonly name: string } }
            > } }
          & FormsOfEntity_Container_Fragment
        )
        | (
          { readonly card: { readonly name: string, readonly rights: ReadonlyArray<{ readonly edit: EntityEdit, readonly isAllowed: boolean, readonly privileges: ReadonlyArray<string> }>, readonly owners: ReadonlyArray<
              | { readonly urn: string, readonly card: { readonly name: string } }
            > } }
          & FormsOfEntity_CorpGroup_Fragment
        )
        | (
          { readonly card: { readonly name: string, readonly rights: ReadonlyArray<{ readonly edit: EntityEdit, readonly isAllowed: boolean, readonly privileges: ReadonlyArray<string> }>, readonly owners: ReadonlyArray<
              | { readonly urn: string, readonly card: { readonly name: string } }
            > } }
          & FormsOfEntity_CorpUser_Fragment
        )
        | (
          { readonly card: { readonly name: string, readonly rights: ReadonlyArray<{ readonly edit: EntityEdit, readonly isAllowed: boolean, readonly privileges: ReadonlyArray<string> }>, readonly owners: ReadonlyArray<
              | { readonly urn: string, readonly card: { readonly name: string } }
            > } }
          & FormsOfEntity_Dashboard_Fragment
        )
        | (
          { readonly card: { readonly name: string, readonly rights: ReadonlyArray<{ readonly edit: EntityEdit, readonly isAllowed: boolean, readonly privileges: ReadonlyArray<string> }>, readonly owners: ReadonlyArray<
              | { readonly urn: string, readonly card: { readonly name: string } }
            > } }
          & FormsOfEntity_DataContract_Fragment
        )
        | (
          { readonly card: { readonly name: string, readonly rights: ReadonlyArray<{ readonly edit: EntityEdit, readonly isAllowed: boolean, readonly privileges: ReadonlyArray<string> }>, readonly owners: ReadonlyArray<
              | { readonly urn: string, readonly card: { readonly name: string } }
            > } }
          & FormsOfEntity_DataFlow_Fragment
        )
        | (
          { readonly card: { readonly name: string, readonly rights: ReadonlyArray<{ readonly edit: EntityEdit, readonly isAllowed: boolean, readonly privileges: ReadonlyArray<string> }>, readonly owners: ReadonlyArray<
              | { readonly urn: string, readonly card: { readonly name: string } }
            > } }
          & FormsOfEntity_DataHubConnection_Fragment
        )
        | (
          { readonly card: { readonly name: string, readonly rights: ReadonlyArray<{ readonly edit: EntityEdit, readonly isAllowed: boolean, readonly privileges: ReadonlyArray<string> }>, readonly owners: ReadonlyArray<
              | { readonly urn: string, readonly card: { readonly name: string } }
            > } }
          & FormsOfEntity_DataHubFile_Fragment
        )
        | (
          { readonly card: { readonly name: string, readonly rights: ReadonlyArray<{ readonly edit: EntityEdit, readonly isAllowed: boolean, readonly privileges: ReadonlyArray<string> }>, readonly owners: ReadonlyArray<
              | { readonly urn: string, readonly card: { readonly name: string } }
            > } }
          & FormsOfEntity_DataHubPageModule_Fragment
        )
        | (
          { readonly card: { readonly name: string, readonly rights: ReadonlyArray<{ readonly edit: EntityEdit, readonly isAllowed: boolean, readonly privileges: ReadonlyArray<string> }>, readonly owners: ReadonlyArray<
              | { readonly urn: string, readonly card: { readonly name: string } }
            > } }
          & FormsOfEntity_DataHubPageTemplate_Fragment
        )
        | (
          { readonly card: { readonly name: string, readonly rights: ReadonlyArray<{ readonly edit: EntityEdit, readonly isAllowed: boolean, readonly privileges: ReadonlyArray<string> }>, readonly owners: ReadonlyArray<
              | { readonly urn: string, readonly card: { readonly name: string } }
            > } }
          & FormsOfEntity_DataHubPolicy_Fragment
        )
        | (
          { readonly card: { readonly name: string, readonly rights: ReadonlyArray<{ readonly edit: EntityEdit, readonly isAllowed: boolean, readonly privileges: ReadonlyArray<string> }>, readonly owners: ReadonlyArray<
              | { readonly urn: string, readonly card: { readonly name: string } }
            > } }
          & FormsOfEntity_DataHubRole_Fragment
        )
        | (
          { readonly card: { readonly name: string, readonly rights: ReadonlyArray<{ readonly edit: EntityEdit, readonly isAllowed: boolean, readonly privileges: ReadonlyArray<string> }>, readonly owners: ReadonlyArray<
              | { readonly urn: string, readonly card: { readonly name: string } }
            > } }
          & FormsOfEntity_DataHubView_Fragment
        )
        | (
          { readonly card: { readonly name: string, readonly rights: ReadonlyArray<{ readonly edit: EntityEdit, readonly isAllowed: boolean, readonly privileges: ReadonlyArray<string> }>, readonly owners: ReadonlyArray<
              | { readonly urn: string, readonly card: { readonly name: string } }
            > } }
          & FormsOfEntity_DataJob_Fragment
        )
        | (
          { readonly card: { readonly name: string, readonly rights: ReadonlyArray<{ readonly edit: EntityEdit, readonly isAllowed: boolean, readonly privileges: ReadonlyArray<string> }>, readonly owners: ReadonlyArray<
              | { readonly urn: string, readonly card: { readonly name: string } }
            > } }
          & FormsOfEntity_DataPlatform_Fragment
        )
        | (
          { readonly card: { readonly name: string, readonly rights: ReadonlyArray<{ readonly edit: EntityEdit, readonly isAllowed: boolean, readonly privileges: ReadonlyArray<string> }>, readonly owners: ReadonlyArray<
              | { readonly urn: string, readonly card: { readonly name: string } }
            > } }
          & FormsOfEntity_DataPlatformInstance_Fragment
        )
        | (
          { readonly card: { readonly name: string, readonly rights: ReadonlyArray<{ readonly edit: EntityEdit, readonly isAllowed: boolean, readonly privileges: ReadonlyArray<string> }>, readonly owners: ReadonlyArray<
              | { readonly urn: string, readonly card: { readonly name: string } }
            > } }
          & FormsOfEntity_DataProcessInstance_Fragment
        )
        | (
          { readonly card: { readonly name: string, readonly rights: ReadonlyArray<{ readonly edit: EntityEdit, readonly isAllowed: boolean, readonly privileges: ReadonlyArray<string> }>, readonly owners: ReadonlyArray<
              | { readonly urn: string, readonly card: { readonly name: string } }
            > } }
          & FormsOfEntity_DataProduct_Fragment
        )
        | (
          { readonly card: { readonly name: string, readonly rights: ReadonlyArray<{ readonly edit: EntityEdit, readonly isAllowed: boolean, readonly privileges: ReadonlyArray<string> }>, readonly owners: ReadonlyArray<
              | { readonly urn: string, readonly card: { readonly name: string } }
            > } }
          & FormsOfEntity_DataTypeEntity_Fragment
        )
        | (
          { readonly card: { readonly name: string, readonly rights: ReadonlyArray<{ readonly edit: EntityEdit, readonly isAllowed: boolean, readonly privileges: ReadonlyArray<string> }>, readonly owners: ReadonlyArray<
              | { readonly urn: string, readonly card: { readonly name: string } }
            > } }
          & FormsOfEntity_Dataset_Fragment
        )
        | (
          { readonly card: { readonly name: string, readonly rights: ReadonlyArray<{ readonly edit: EntityEdit, readonly isAllowed: boolean, readonly privileges: ReadonlyArray<string> }>, readonly owners: ReadonlyArray<
              | { readonly urn: string, readonly card: { readonly name: string } }
            > } }
          & FormsOfEntity_Document_Fragment
        )
        | (
          { readonly card: { readonly name: string, readonly rights: ReadonlyArray<{ readonly edit: EntityEdit, readonly isAllowed: boolean, readonly privileges: ReadonlyArray<string> }>, readonly owners: ReadonlyArray<
              | { readonly urn: string, readonly card: { readonly name: string } }
            > } }
          & FormsOfEntity_Domain_Fragment
        )
        | (
          { readonly card: { readonly name: string, readonly rights: ReadonlyArray<{ readonly edit: EntityEdit, readonly isAllowed: boolean, readonly privileges: ReadonlyArray<string> }>, readonly owners: ReadonlyArray<
              | { readonly urn: string, readonly card: { readonly name: string } }
            > } }
          & FormsOfEntity_ErModelRelationship_Fragment
        )
        | (
          { readonly card: { readonly name: string, readonly rights: ReadonlyArray<{ readonly edit: EntityEdit, readonly isAllowed: boolean, readonly privileges: ReadonlyArray<string> }>, readonly owners: ReadonlyArray<
              | { readonly urn: string, readonly card: { readonly name: string } }
            > } }
          & FormsOfEntity_EntityTypeEntity_Fragment
        )
        | (
          { readonly card: { readonly name: string, readonly rights: ReadonlyArray<{ readonly edit: EntityEdit, readonly isAllowed: boolean, readonly privileges: ReadonlyArray<string> }>, readonly owners: ReadonlyArray<
              | { readonly urn: string, readonly card: { readonly name: string } }
            > } }
          & FormsOfEntity_ExecutionRequest_Fragment
        )
        | (
          { readonly card: { readonly name: string, readonly rights: ReadonlyArray<{ readonly edit: EntityEdit, readonly isAllowed: boolean, readonly privileges: ReadonlyArray<string> }>, readonly owners: ReadonlyArray<
              | { readonly urn: string, readonly card: { readonly name: string } }
            > } }
          & FormsOfEntity_Form_Fragment
        )
        | (
          { readonly card: { readonly name: string, readonly rights: ReadonlyArray<{ readonly edit: EntityEdit, readonly isAllowed: boolean, readonly privileges: ReadonlyArray<string> }>, readonly owners: ReadonlyArray<
              | { readonly urn: string, readonly card: { readonly name: string } }
            > } }
          & FormsOfEntity_GlossaryNode_Fragment
        )
        | (
          { readonly card: { readonly name: string, readonly rights: ReadonlyArray<{ readonly edit: EntityEdit, readonly isAllowed: boolean, readonly privileges: ReadonlyArray<string> }>, readonly owners: ReadonlyArray<
              | { readonly urn: string, readonly card: { readonly name: string } }
            > } }
          & FormsOfEntity_GlossaryTerm_Fragment
        )
        | (
          { readonly card: { readonly name: string, readonly rights: ReadonlyArray<{ readonly edit: EntityEdit, readonly isAllowed: boolean, readonly privileges: ReadonlyArray<string> }>, readonly owners: ReadonlyArray<
              | { readonly urn: string, readonly card: { readonly name: string } }
            > } }
          & FormsOfEntity_Incident_Fragment
        )
        | (
          { readonly card: { readonly name: string, readonly rights: ReadonlyArray<{ readonly edit: EntityEdit, readonly isAllowed: boolean, readonly privileges: ReadonlyArray<string> }>, readonly owners: ReadonlyArray<
              | { readonly urn: string, readonly card: { readonly name: string } }
            > } }
          & FormsOfEntity_MlFeature_Fragment
        )
        | (
          { readonly card: { readonly name: string, readonly rights: ReadonlyArray<{ readonly edit: EntityEdit, readonly isAllowed: boolean, readonly privileges: ReadonlyArray<string> }>, readonly owners: ReadonlyArray<
              | { readonly urn: string, readonly card: { readonly name: string } }
            > } }
          & FormsOfEntity_MlFeatureTable_Fragment
        )
        | (
          { readonly card: { readonly name: string, readonly rights: ReadonlyArray<{ readonly edit: EntityEdit, readonly isAllowed: boolean, readonly privileges: ReadonlyArray<string> }>, readonly owners: ReadonlyArray<
              | { readonly urn: string, readonly card: { readonly name: string } }
            > } }
          & FormsOfEntity_MlModel_Fragment
        )
        | (
          { readonly card: { readonly name: string, readonly rights: ReadonlyArray<{ readonly edit: EntityEdit, readonly isAllowed: boolean, readonly privileges: ReadonlyArray<string> }>, readonly owners: ReadonlyArray<
              | { readonly urn: string, readonly card: { readonly name: string } }
            > } }
          & FormsOfEntity_MlModelGroup_Fragment
        )
        | (
          { readonly card: { readonly name: string, readonly rights: ReadonlyArray<{ readonly edit: EntityEdit, readonly isAllowed: boolean, readonly privileges: ReadonlyArray<string> }>, readonly owners: ReadonlyArray<
              | { readonly urn: string, readonly card: { readonly name: string } }
            > } }
          & FormsOfEntity_MlPrimaryKey_Fragment
        )
        | (
          { readonly card: { readonly name: string, readonly rights: ReadonlyArray<{ readonly edit: EntityEdit, readonly isAllowed: boolean, readonly privileges: ReadonlyArray<string> }>, readonly owners: ReadonlyArray<
              | { readonly urn: string, readonly card: { readonly name: string } }
            > } }
          & FormsOfEntity_Metric_Fragment
        )
        | (
          { readonly card: { readonly name: string, readonly rights: ReadonlyArray<{ readonly edit: EntityEdit, readonly isAllowed: boolean, readonly privileges: ReadonlyArray<string> }>, readonly owners: ReadonlyArray<
              | { readonly urn: string, readonly card: { readonly name: string } }
            > } }
          & FormsOfEntity_Notebook_Fragment
        )
        | (
          { readonly card: { readonly name: string, readonly rights: ReadonlyArray<{ readonly edit: EntityEdit, readonly isAllowed: boolean, readonly privileges: ReadonlyArray<string> }>, readonly owners: ReadonlyArray<
              | { readonly urn: string, readonly card: { readonly name: string } }
            > } }
          & FormsOfEntity_OwnershipTypeEntity_Fragment
        )
        | (
          { readonly card: { readonly name: string, readonly rights: ReadonlyArray<{ readonly edit: EntityEdit, readonly isAllowed: boolean, readonly privileges: ReadonlyArray<string> }>, readonly owners: ReadonlyArray<
              | { readonly urn: string, readonly card: { readonly name: string } }
            > } }
          & FormsOfEntity_Post_Fragment
        )
        | (
          { readonly card: { readonly name: string, readonly rights: ReadonlyArray<{ readonly edit: EntityEdit, readonly isAllowed: boolean, readonly privileges: ReadonlyArray<string> }>, readonly owners: ReadonlyArray<
              | { readonly urn: string, readonly card: { readonly name: string } }
            > } }
          & FormsOfEntity_QueryEntity_Fragment
        )
        | (
          { readonly card: { readonly name: string, readonly rights: ReadonlyArray<{ readonly edit: EntityEdit, readonly isAllowed: boolean, readonly privileges: ReadonlyArray<string> }>, readonly owners: ReadonlyArray<
              | { readonly urn: string, readonly card: { readonly name: string } }
            > } }
          & FormsOfEntity_Restricted_Fragment
        )
        | (
          { readonly card: { readonly name: string, readonly rights: ReadonlyArray<{ readonly edit: EntityEdit, readonly isAllowed: boolean, readonly privileges: ReadonlyArray<string> }>, readonly owners: ReadonlyArray<
              | { readonly urn: string, readonly card: { readonly name: string } }
            > } }
          & FormsOfEntity_Role_Fragment
        )
        | (
          { readonly card: { readonly name: string, readonly rights: ReadonlyArray<{ readonly edit: EntityEdit, readonly isAllowed: boolean, readonly privileges: ReadonlyArray<string> }>, readonly owners: ReadonlyArray<
              | { readonly urn: string, readonly card: { readonly name: string } }
            > } }
          & FormsOfEntity_SchemaFieldEntity_Fragment
        )
        | (
          { readonly card: { readonly name: string, readonly rights: ReadonlyArray<{ readonly edit: EntityEdit, readonly isAllowed: boolean, readonly privileges: ReadonlyArray<string> }>, readonly owners: ReadonlyArray<
              | { readonly urn: string, readonly card: { readonly name: string } }
            > } }
          & FormsOfEntity_SemanticModel_Fragment
        )
        | (
          { readonly card: { readonly name: string, readonly rights: ReadonlyArray<{ readonly edit: EntityEdit, readonly isAllowed: boolean, readonly privileges: ReadonlyArray<string> }>, readonly owners: ReadonlyArray<
              | { readonly urn: string, readonly card: { readonly name: string } }
            > } }
          & FormsOfEntity_ServiceAccount_Fragment
        )
        | (
          { readonly card: { readonly name: string, readonly rights: ReadonlyArray<{ readonly edit: EntityEdit, readonly isAllowed: boolean, readonly privileges: ReadonlyArray<string> }>, readonly owners: ReadonlyArray<
              | { readonly urn: string, readonly card: { readonly name: string } }
            > } }
          & FormsOfEntity_StructuredPropertyEntity_Fragment
        )
        | (
          { readonly card: { readonly name: string, readonly rights: ReadonlyArray<{ readonly edit: EntityEdit, readonly isAllowed: boolean, readonly privileges: ReadonlyArray<string> }>, readonly owners: ReadonlyArray<
              | { readonly urn: string, readonly card: { readonly name: string } }
            > } }
          & FormsOfEntity_Tag_Fragment
        )
        | (
          { readonly card: { readonly name: string, readonly rights: ReadonlyArray<{ readonly edit: EntityEdit, readonly isAllowed: boolean, readonly privileges: ReadonlyArray<string> }>, readonly owners: ReadonlyArray<
              | { readonly urn: string, readonly card: { readonly name: string } }
            > } }
          & FormsOfEntity_Test_Fragment
        )
        | (
          { readonly card: { readonly name: string, readonly rights: ReadonlyArray<{ readonly edit: EntityEdit, readonly isAllowed: boolean, readonly privileges: ReadonlyArray<string> }>, readonly owners: ReadonlyArray<
              | { readonly urn: string, readonly card: { readonly name: string } }
            > } }
          & FormsOfEntity_VersionSet_Fragment
        )
        | (
          { readonly card: { readonly name: string, readonly rights: ReadonlyArray<{ readonly edit: EntityEdit, readonly isAllowed: boolean, readonly privileges: ReadonlyArray<string> }>, readonly owners: ReadonlyArray<
              | { readonly urn: string, readonly card: { readonly name: string } }
            > } }
          & FormsOfEntity_VersionedDataset_Fragment
        )
        | (
          { readonly card: { readonly name: string, readonly rights: ReadonlyArray<{ readonly edit: EntityEdit, readonly isAllowed: boolean, readonly privileges: ReadonlyArray<string> }>, readonly owners: ReadonlyArray<
              | { readonly urn: string, readonly card: { readonly name: string } }
            > } }
          & FormsOfEntity_OtherEntity_Fragment
        )
       }> } | null };

export type CreateFormMutationVariables = Exact<{
  input: CreateFormInput;
}>;


export type CreateFormMutation = { readonly createForm: { readonly urn: string } };

export type UpdateFormMutationVariables = Exact<{
  input: UpdateFormInput;
}>;


export type UpdateFormMutation = { readonly updateForm: { readonly urn: string } };

export type DeleteFormMutationVariables = Exact<{
  input: DeleteFormInput;
}>;


export type DeleteFormMutation = { readonly deleteForm: boolean };

export type AssignFormMutationVariables = Exact<{
  input: BatchAssignFormInput;
}>;


export type AssignFormMutation = { readonly batchAssignForm: boolean | null };

export type UnassignFormMutationVariables = Exact<{
  input: BatchRemoveFormInput;
}>;


export type UnassignFormMutation = { readonly batchRemoveForm: boolean };

export type AssignBySearchMutationVariables = Exact<{
  input: CreateDynamicFormAssignmentInput;
}>;


export type AssignBySearchMutation = { readonly createDynamicFormAssignment: boolean | null };

export type FormActorQueryVariables = Exact<{ [key: string]: never; }>;


export type FormActorQuery = { readonly me: { readonly corpUser: { readonly urn: string, readonly groups: { readonly relationships: ReadonlyArray<{ readonly entity:
            | { readonly urn: string }
           | null }> } | null } } | null };

export type WaitingFormsQueryVariables = Exact<{
  owned: AggregateAcrossEntitiesInput;
  all: AggregateAcrossEntitiesInput;
}>;


export type WaitingFormsQuery = { readonly owned: WaitingFacetsFragment | null, readonly all: WaitingFacetsFragment | null };

export type WaitingFacetsFragment = { readonly facets: ReadonlyArray<{ readonly field: string, readonly aggregations: ReadonlyArray<{ readonly value: string, readonly count: number, readonly entity:
        | { readonly urn: string, readonly info: { readonly name: string, readonly type: FormType, readonly actors: { readonly owners: boolean, readonly isAssignedToMe: boolean } } }
        | Record<PropertyKey, never>
       | null }> }> | null };

export type GlossaryUseQueryVariables = Exact<{
  urn: string;
}>;


export type GlossaryUseQuery = { readonly users: { readonly total: number } | null, readonly entity:
    | { readonly childrenCount: { readonly termsCount: number, readonly nodesCount: number } | null }
    | Record<PropertyKey, never>
   | null };

export type GlossaryRightsQueryVariables = Exact<{
  group: string;
}>;


export type GlossaryRightsQuery = { readonly glossaryNode: { readonly privileges: { readonly canManageChildren: boolean | null } | null } | null };

export type RelatedTermsQueryVariables = Exact<{
  urn: string;
}>;


export type RelatedTermsQuery = { readonly entity:
    | { readonly isA: RelatedPartsFragment | null, readonly hasA: RelatedPartsFragment | null, readonly values: RelatedPartsFragment | null, readonly relatedTo: RelatedPartsFragment | null, readonly kinds: RelatedPartsFragment | null, readonly containedIn: RelatedPartsFragment | null, readonly valueOf: RelatedPartsFragment | null }
   | null };

export type RelatedPartsFragment = { readonly total: number | null, readonly relationships: ReadonlyArray<{ readonly entity:
      | { readonly urn: string, readonly card: { readonly name: string } }
     | null }> };

export type CreateTermMutationVariables = Exact<{
  input: CreateGlossaryEntityInput;
}>;


export type CreateTermMutation = { readonly createGlossaryTerm: string | null };

export type CreateTermGroupMutationVariables = Exact<{
  input: CreateGlossaryEntityInput;
}>;


export type CreateTermGroupMutation = { readonly createGlossaryNode: string | null };

export type MoveInGlossaryMutationVariables = Exact<{
  input: UpdateParentNodeInput;
}>;


export type MoveInGlossaryMutation = { readonly updateParentNode: boolean | null };

export type DeleteFromGlossaryMutationVariables = Exact<{
  urn: string;
}>;


export type DeleteFromGlossaryMutation = { readonly deleteGlossaryEntity: boolean | null };

export type AddRelatedTermsMutationVariables = Exact<{
  input: RelatedTermsInput;
}>;


export type AddRelatedTermsMutation = { readonly addRelatedTerms: boolean | null };

export type RemoveRelatedTermsMutationVariables = Exact<{
  input: RelatedTermsInput;
}>;


export type RemoveRelatedTermsMutation = { readonly removeRelatedTerms: boolean | null };

export type ListedOwnershipTypesQueryVariables = Exact<{
  input: ListOwnershipTypesInput;
}>;


export type ListedOwnershipTypesQuery = { readonly listOwnershipTypes: { readonly total: number, readonly ownershipTypes: ReadonlyArray<{ readonly urn: string, readonly info: { readonly name: string, readonly description: string | null } | null, readonly uses: { readonly total: number | null } | null }> } };

export type CreateOwnershipTypeMutationVariables = Exact<{
  input: CreateOwnershipTypeInput;
}>;


export type CreateOwnershipTypeMutation = { readonly createOwnershipType: { readonly urn: string } | null };

export type UpdateOwnershipTypeMutationVariables = Exact<{
  urn: string;
  input: UpdateOwnershipTypeInput;
}>;


export type UpdateOwnershipTypeMutation = { readonly updateOwnershipType: { readonly urn: string } | null };

export type DeleteOwnershipTypeMutationVariables = Exact<{
  urn: string;
}>;


export type DeleteOwnershipTypeMutation = { readonly deleteOwnershipType: boolean | null };

export type ProductsQueryVariables = Exact<{
  input: SearchAcrossEntitiesInput;
}>;


export type ProductsQuery = { readonly searchAcrossEntities: { readonly total: number, readonly facets: ReadonlyArray<{ readonly field: string, readonly aggregations: ReadonlyArray<{ readonly value: string, readonly entity:
          | { readonly card: { readonly name: string } }
         | null }> }> | null, readonly searchResults: ReadonlyArray<{ readonly entity:
        | { readonly urn: string, readonly card: { readonly name: string, readonly domain:
              | { readonly urn: string, readonly card: { readonly name: string } }
             | null, readonly owners: ReadonlyArray<
              | { readonly urn: string, readonly card: { readonly name: string } }
            > } }
        | { readonly urn: string, readonly assets: { readonly total: number } | null, readonly card: { readonly name: string, readonly domain:
              | { readonly urn: string, readonly card: { readonly name: string } }
             | null, readonly owners: ReadonlyArray<
              | { readonly urn: string, readonly card: { readonly name: string } }
            > } }
       }> } | null };

export type ProductAssetsQueryVariables = Exact<{
  urn: string;
  input: SearchAcrossEntitiesInput;
}>;


export type ProductAssetsQuery = { readonly listDataProductAssets: { readonly total: number, readonly searchResults: ReadonlyArray<{ readonly entity:
        | { readonly urn: string, readonly card: { readonly name: string, readonly entityType: string, readonly platform:
              | { readonly urn: string, readonly card: { readonly name: string } }
             | null } }
       }> } | null };

export type CreateDataProductMutationVariables = Exact<{
  input: CreateDataProductInput;
}>;


export type CreateDataProductMutation = { readonly createDataProduct: { readonly urn: string } | null };

export type DeleteDataProductMutationVariables = Exact<{
  urn: string;
}>;


export type DeleteDataProductMutation = { readonly deleteDataProduct: boolean | null };

export type AddToDataProductMutationVariables = Exact<{
  input: BatchSetDataProductInput;
}>;


export type AddToDataProductMutation = { readonly batchSetDataProduct: boolean | null };

export type RemoveFromDataProductsMutationVariables = Exact<{
  input: BatchSetDataProductsInput;
}>;


export type RemoveFromDataProductsMutation = { readonly batchRemoveFromDataProducts: boolean | null };

export type DefinedPropertyFragment = (
  { readonly definition: { readonly entityTypes: ReadonlyArray<{ readonly urn: string, readonly info: { readonly type: EntityType } }> }, readonly settings: { readonly isHidden: boolean, readonly showInSearchFilters: boolean, readonly showInAssetSummary: boolean, readonly hideInAssetSummaryWhenEmpty: boolean, readonly showAsAssetBadge: boolean, readonly showInColumnsTable: boolean } | null }
  & PropertyDefinitionFragment
);

export type StructuredPropertiesQueryVariables = Exact<{
  input: SearchAcrossEntitiesInput;
}>;


export type StructuredPropertiesQuery = { readonly searchAcrossEntities: { readonly total: number, readonly searchResults: ReadonlyArray<{ readonly entity:
        | DefinedPropertyFragment
        | Record<PropertyKey, never>
       }> } | null };

export type DefinedPropertyQueryVariables = Exact<{
  urn: string;
}>;


export type DefinedPropertyQuery = { readonly structuredProperty: (
    { readonly exists: boolean | null }
    & DefinedPropertyFragment
  ) | null };

export type PropertyCarriersQueryVariables = Exact<{
  input: SearchAcrossEntitiesInput;
}>;


export type PropertyCarriersQuery = { readonly searchAcrossEntities: { readonly total: number } | null };

export type CreateStructuredPropertyMutationVariables = Exact<{
  input: CreateStructuredPropertyInput;
}>;


export type CreateStructuredPropertyMutation = { readonly createStructuredProperty: { readonly urn: string } };

export type UpdateStructuredPropertyMutationVariables = Exact<{
  input: UpdateStructuredPropertyInput;
}>;


export type UpdateStructuredPropertyMutation = { readonly updateStructuredProperty: { readonly urn: string } };

export type DeleteStructuredPropertyMutationVariables = Exact<{
  input: DeleteStructuredPropertyInput;
}>;


export type DeleteStructuredPropertyMutation = { readonly deleteStructuredProperty: boolean };

export type UpdateNameMutationVariables = Exact<{
  input: UpdateNameInput;
}>;


export type UpdateNameMutation = { readonly updateName: boolean | null };

export type TreeLevelQueryVariables = Exact<{
  input: SearchAcrossEntitiesInput;
}>;


export type TreeLevelQuery = { readonly searchAcrossEntities: { readonly total: number, readonly searchResults: ReadonlyArray<{ readonly entity:
        | { readonly urn: string, readonly card: { readonly name: string, readonly color: string | null, readonly path: ReadonlyArray<{ readonly name: string, readonly entity:
                | { readonly card: { readonly name: string } }
               | null }> } }
        | { readonly urn: string, readonly subdomains: { readonly total: number | null } | null, readonly card: { readonly name: string, readonly color: string | null, readonly path: ReadonlyArray<{ readonly name: string, readonly entity:
                | { readonly card: { readonly name: string } }
               | null }> } }
        | { readonly urn: string, readonly childrenCount: { readonly termsCount: number, readonly nodesCount: number } | null, readonly card: { readonly name: string, readonly color: string | null, readonly path: ReadonlyArray<{ readonly name: string, readonly entity:
                | { readonly card: { readonly name: string } }
               | null }> } }
       }> } | null };

export type TagsQueryVariables = Exact<{
  input: SearchAcrossEntitiesInput;
}>;


export type TagsQuery = { readonly searchAcrossEntities: { readonly total: number, readonly searchResults: ReadonlyArray<{ readonly entity:
        | { readonly urn: string, readonly card: { readonly name: string, readonly description: string | null, readonly color: string | null, readonly rights: ReadonlyArray<{ readonly edit: EntityEdit, readonly isAllowed: boolean, readonly privileges: ReadonlyArray<string> }> } }
       }> } | null };

export type TagUsesQueryVariables = Exact<{
  urns: ReadonlyArray<string> | string;
  count: number;
}>;


export type TagUsesQuery = { readonly aggregateAcrossEntities: { readonly facets: ReadonlyArray<{ readonly field: string, readonly aggregations: ReadonlyArray<{ readonly value: string, readonly count: number }> }> | null } | null };

export type CreateTagMutationVariables = Exact<{
  input: CreateTagInput;
}>;


export type CreateTagMutation = { readonly createTag: string | null };

export type UpdateTagMutationVariables = Exact<{
  urn: string;
  input: TagUpdateInput;
}>;


export type UpdateTagMutation = { readonly updateTag: { readonly urn: string } | null };

export type SetTagColorMutationVariables = Exact<{
  urn: string;
  colorHex: string;
}>;


export type SetTagColorMutation = { readonly setTagColor: boolean | null };

export type DeleteTagMutationVariables = Exact<{
  urn: string;
}>;


export type DeleteTagMutation = { readonly deleteTag: boolean | null };

export type HomeQueryVariables = Exact<{ [key: string]: never; }>;


export type HomeQuery = { readonly aggregateAcrossEntities: NamedFacetsFragment | null };

export type HomeListsQueryVariables = Exact<{
  isMine: boolean;
  owned: SearchAcrossEntitiesInput;
  incidents: SearchAcrossEntitiesInput;
  ownChanges: RecentChangesInput;
  changes: RecentChangesInput;
}>;


export type HomeListsQuery = { readonly listPosts: { readonly posts: ReadonlyArray<{ readonly urn: string, readonly postType: PostType, readonly content: { readonly title: string, readonly description: string | null, readonly link: string | null } }> } | null, readonly owned?: { readonly total: number, readonly searchResults: ReadonlyArray<{ readonly entity:
        | { readonly urn: string, readonly card: { readonly name: string } }
       }> } | null, readonly incidents: { readonly total: number, readonly searchResults: ReadonlyArray<{ readonly entity:
        | { readonly urn: string, readonly card: { readonly name: string } }
        | { readonly urn: string, readonly incidents: HomeIncidentsFragment | null, readonly card: { readonly name: string } }
       }> } | null, readonly ownChanges?: HomeChangesFragment, readonly changes: HomeChangesFragment };

export type HomeUseQueryVariables = Exact<{
  failing: SearchAcrossEntitiesInput;
  usage: UsageOverviewInput;
  count: number;
}>;


export type HomeUseQuery = { readonly failing: { readonly total: number, readonly searchResults: ReadonlyArray<{ readonly entity:
        | { readonly urn: string, readonly card: { readonly name: string } }
       }> } | null, readonly usageOverview: { readonly datasets: ReadonlyArray<{ readonly queryCount: number, readonly entity:
        | { readonly urn: string, readonly card: { readonly name: string } }
       }> } | null };

export type HomeIncidentsFragment = { readonly total: number, readonly incidents: ReadonlyArray<{ readonly urn: string, readonly title: string | null }> };

export type HomeChangesFragment = { readonly isComplete: boolean, readonly total: number, readonly changes: ReadonlyArray<{ readonly timeMillis: number, readonly entity:
      | { readonly urn: string, readonly card: { readonly name: string } }
     }> };

export type ExecutorsQueryVariables = Exact<{ [key: string]: never; }>;


export type ExecutorsQuery = { readonly listIngestionSources: { readonly ingestionSources: ReadonlyArray<{ readonly urn: string, readonly config: { readonly executorId: string } }> } | null, readonly listExecutionRequests: { readonly executionRequests: ReadonlyArray<{ readonly urn: string, readonly input: { readonly executorId: string | null, readonly requestedAt: number }, readonly result: { readonly status: string, readonly startTimeMs: number | null, readonly durationMs: number | null } | null }> } | null };

export type RunStateFragment = { readonly input: { readonly requestedAt: number }, readonly result: { readonly status: string, readonly startTimeMs: number | null, readonly durationMs: number | null } | null };

export type RunRowFragment = { readonly urn: string, readonly input: { readonly task: string, readonly requestedAt: number, readonly executorId: string | null, readonly actor: { readonly urn: string, readonly card: { readonly name: string } } | null, readonly source: { readonly type: string | null } }, readonly result: { readonly status: string, readonly startTimeMs: number | null, readonly durationMs: number | null } | null, readonly source: { readonly urn: string, readonly name: string, readonly type: string } | null };

export type RunsQueryVariables = Exact<{
  input: ListExecutionRequestsInput;
}>;


export type RunsQuery = { readonly listExecutionRequests: { readonly total: number | null, readonly executionRequests: ReadonlyArray<RunRowFragment> } | null };

export type RunQueryVariables = Exact<{
  urn: string;
}>;


export type RunQuery = { readonly executionRequest: (
    { readonly result: { readonly report: string | null, readonly structuredReport: { readonly type: string, readonly serializedValue: string } | null } | null }
    & RunRowFragment
  ) | null };

export type StartRunMutationVariables = Exact<{
  urn: string;
}>;


export type StartRunMutation = { readonly createIngestionExecutionRequest: string | null };

export type CancelRunMutationVariables = Exact<{
  source: string;
  run: string;
}>;


export type CancelRunMutation = { readonly cancelIngestionExecutionRequest: string | null };

export type RollBackRunMutationVariables = Exact<{
  run: string;
}>;


export type RollBackRunMutation = { readonly rollbackIngestion: string | null };

export type SecretsQueryVariables = Exact<{
  input: ListSecretsInput;
}>;


export type SecretsQuery = { readonly listSecrets: { readonly total: number | null, readonly secrets: ReadonlyArray<{ readonly urn: string, readonly name: string, readonly description: string | null }> } | null };

export type CreateSecretMutationVariables = Exact<{
  input: CreateSecretInput;
}>;


export type CreateSecretMutation = { readonly createSecret: string | null };

export type UpdateSecretMutationVariables = Exact<{
  input: UpdateSecretInput;
}>;


export type UpdateSecretMutation = { readonly updateSecret: string | null };

export type DeleteSecretMutationVariables = Exact<{
  urn: string;
}>;


export type DeleteSecretMutation = { readonly deleteSecret: string | null };

export type SourceRowFragment = { readonly urn: string, readonly name: string, readonly type: string, readonly schedule: { readonly interval: string, readonly timezone: string | null } | null, readonly config: { readonly executorId: string }, readonly executions: { readonly total: number | null, readonly executionRequests: ReadonlyArray<(
      { readonly urn: string }
      & RunStateFragment
    )> } | null };

export type IngestionSourcesQueryVariables = Exact<{
  input: ListIngestionSourcesInput;
}>;


export type IngestionSourcesQuery = { readonly listIngestionSources: { readonly total: number, readonly ingestionSources: ReadonlyArray<SourceRowFragment> } | null };

export type IngestionSourceQueryVariables = Exact<{
  urn: string;
}>;


export type IngestionSourceQuery = { readonly ingestionSource: { readonly urn: string, readonly name: string, readonly type: string, readonly schedule: { readonly interval: string, readonly timezone: string | null } | null, readonly config: { readonly recipe: string, readonly executorId: string, readonly version: string | null, readonly debugMode: boolean | null, readonly extraArgs: ReadonlyArray<{ readonly key: string, readonly value: string | null }> | null } } | null };

export type SourceRunsQueryVariables = Exact<{
  urn: string;
  start?: number | null | undefined;
  count?: number | null | undefined;
}>;


export type SourceRunsQuery = { readonly ingestionSource: { readonly urn: string, readonly executions: { readonly total: number | null, readonly executionRequests: ReadonlyArray<RunRowFragment> } | null } | null };

export type CreateSourceMutationVariables = Exact<{
  input: UpdateIngestionSourceInput;
}>;


export type CreateSourceMutation = { readonly createIngestionSource: string | null };

export type UpdateSourceMutationVariables = Exact<{
  urn: string;
  input: UpdateIngestionSourceInput;
}>;


export type UpdateSourceMutation = { readonly updateIngestionSource: string | null };

export type DeleteSourceMutationVariables = Exact<{
  urn: string;
}>;


export type DeleteSourceMutation = { readonly deleteIngestionSource: string | null };

export type CheckRecipeMutationVariables = Exact<{
  recipe: string;
}>;


export type CheckRecipeMutation = { readonly createTestConnectionRequest: string | null };

export type BatchAddTagsMutationVariables = Exact<{
  input: BatchAddTagsInput;
}>;


export type BatchAddTagsMutation = { readonly batchAddTags: boolean | null };

export type BatchRemoveTagsMutationVariables = Exact<{
  input: BatchRemoveTagsInput;
}>;


export type BatchRemoveTagsMutation = { readonly batchRemoveTags: boolean | null };

export type BatchAddTermsMutationVariables = Exact<{
  input: BatchAddTermsInput;
}>;


export type BatchAddTermsMutation = { readonly batchAddTerms: boolean | null };

export type BatchRemoveTermsMutationVariables = Exact<{
  input: BatchRemoveTermsInput;
}>;


export type BatchRemoveTermsMutation = { readonly batchRemoveTerms: boolean | null };

export type BatchAddOwnersMutationVariables = Exact<{
  input: BatchAddOwnersInput;
}>;


export type BatchAddOwnersMutation = { readonly batchAddOwners: boolean | null };

export type BatchRemoveOwnersMutationVariables = Exact<{
  input: BatchRemoveOwnersInput;
}>;


export type BatchRemoveOwnersMutation = { readonly batchRemoveOwners: boolean | null };

export type BatchSetDomainMutationVariables = Exact<{
  input: BatchSetDomainInput;
}>;


export type BatchSetDomainMutation = { readonly batchSetDomain: boolean | null };

export type BatchSetDataProductMutationVariables = Exact<{
  input: BatchSetDataProductInput;
}>;


export type BatchSetDataProductMutation = { readonly batchSetDataProduct: boolean | null };

export type BatchUpdateDeprecationMutationVariables = Exact<{
  input: BatchUpdateDeprecationInput;
}>;


export type BatchUpdateDeprecationMutation = { readonly batchUpdateDeprecation: boolean | null };

export type BatchUpdateSoftDeletedMutationVariables = Exact<{
  input: BatchUpdateSoftDeletedInput;
}>;


export type BatchUpdateSoftDeletedMutation = { readonly batchUpdateSoftDeleted: boolean | null };

export type SetStructuredPropertyMutationVariables = Exact<{
  input: UpsertStructuredPropertiesInput;
}>;


export type SetStructuredPropertyMutation = { readonly upsertStructuredProperties: { readonly properties: ReadonlyArray<{ readonly structuredProperty: { readonly urn: string } }> | null } };

export type UnsetStructuredPropertyMutationVariables = Exact<{
  input: RemoveStructuredPropertiesInput;
}>;


export type UnsetStructuredPropertyMutation = { readonly removeStructuredProperties: { readonly properties: ReadonlyArray<{ readonly structuredProperty: { readonly urn: string } }> | null } };

export type BatchAssignFormMutationVariables = Exact<{
  input: BatchAssignFormInput;
}>;


export type BatchAssignFormMutation = { readonly batchAssignForm: boolean | null };

export type BatchRemoveFormMutationVariables = Exact<{
  input: BatchRemoveFormInput;
}>;


export type BatchRemoveFormMutation = { readonly batchRemoveForm: boolean };

export type FormsOfManyQueryVariables = Exact<{
  urns: ReadonlyArray<string> | string;
}>;


export type FormsOfManyQuery = { readonly entities: ReadonlyArray<
    | FormsOfEntity_AccessTokenMetadata_Fragment
    | FormsOfEntity_Application_Fragment
    | FormsOfEntity_Assertion_Fragment
    | FormsOfEntity_BusinessAttribute_Fragment
    | FormsOfEntity_Chart_Fragment
    | FormsOfEntity_Container_Fragment
    | FormsOfEntity_CorpGroup_Fragment
    | FormsOfEntity_CorpUser_Fragment
    | FormsOfEntity_Dashboard_Fragment
    | FormsOfEntity_DataContract_Fragment
    | FormsOfEntity_DataFlow_Fragment
    | FormsOfEntity_DataHubConnection_Fragment
    | FormsOfEntity_DataHubFile_Fragment
    | FormsOfEntity_DataHubPageModule_Fragment
    | FormsOfEntity_DataHubPageTemplate_Fragment
    | FormsOfEntity_DataHubPolicy_Fragment
    | FormsOfEntity_DataHubRole_Fragment
    | FormsOfEntity_DataHubView_Fragment
    | FormsOfEntity_DataJob_Fragment
    | FormsOfEntity_DataPlatform_Fragment
    | FormsOfEntity_DataPlatformInstance_Fragment
    | FormsOfEntity_DataProcessInstance_Fragment
    | FormsOfEntity_DataProduct_Fragment
    | FormsOfEntity_DataTypeEntity_Fragment
    | FormsOfEntity_Dataset_Fragment
    | FormsOfEntity_Document_Fragment
    | FormsOfEntity_Domain_Fragment
    | FormsOfEntity_ErModelRelationship_Fragment
    | FormsOfEntity_EntityTypeEntity_Fragment
    | FormsOfEntity_ExecutionRequest_Fragment
    | FormsOfEntity_Form_Fragment
    | FormsOfEntity_GlossaryNode_Fragment
    | FormsOfEntity_GlossaryTerm_Fragment
    | FormsOfEntity_Incident_Fragment
    | FormsOfEntity_MlFeature_Fragment
    | FormsOfEntity_MlFeatureTable_Fragment
    | FormsOfEntity_MlModel_Fragment
    | FormsOfEntity_MlModelGroup_Fragment
    | FormsOfEntity_MlPrimaryKey_Fragment
    | FormsOfEntity_Metric_Fragment
    | FormsOfEntity_Notebook_Fragment
    | FormsOfEntity_OwnershipTypeEntity_Fragment
    | FormsOfEntity_Post_Fragment
    | FormsOfEntity_QueryEntity_Fragment
    | FormsOfEntity_Restricted_Fragment
    | FormsOfEntity_Role_Fragment
    | FormsOfEntity_SchemaFieldEntity_Fragment
    | FormsOfEntity_SemanticModel_Fragment
    | FormsOfEntity_ServiceAccount_Fragment
    | FormsOfEntity_StructuredPropertyEntity_Fragment
    | FormsOfEntity_Tag_Fragment
    | FormsOfEntity_Test_Fragment
    | FormsOfEntity_VersionSet_Fragment
    | FormsOfEntity_VersionedDataset_Fragment
    | FormsOfEntity_OtherEntity_Fragment
   | null> | null };

export type ExportQueryVariables = Exact<{
  input: ScrollAcrossEntitiesInput;
}>;


export type ExportQuery = { readonly scrollAcrossEntities: { readonly nextScrollId: string | null, readonly total: number, readonly searchResults: ReadonlyArray<{ readonly entity:
        | { readonly urn: string, readonly card: CardPartsFragment }
       }> } | null };

export type FacetValuesQueryVariables = Exact<{
  input: AggregateAcrossEntitiesInput;
}>;


export type FacetValuesQuery = { readonly aggregateAcrossEntities: NamedFacetsFragment | null };

export type FilterPropertiesQueryVariables = Exact<{ [key: string]: never; }>;


export type FilterPropertiesQuery = { readonly searchAcrossEntities: { readonly searchResults: ReadonlyArray<{ readonly entity:
        | { readonly urn: string, readonly card: { readonly name: string } }
       }> } | null };

export type CountFoundQueryVariables = Exact<{
  input: SearchAcrossEntitiesInput;
}>;


export type CountFoundQuery = { readonly searchAcrossEntities: { readonly total: number } | null };

export type SearchQueryVariables = Exact<{
  input: SearchAcrossEntitiesInput;
}>;


export type SearchQuery = { readonly searchAcrossEntities: { readonly total: number, readonly searchResults: ReadonlyArray<{ readonly entity:
        | { readonly urn: string, readonly card: ResultPartsFragment }
      , readonly matchedFields: ReadonlyArray<{ readonly name: string, readonly value: string, readonly entity:
          | { readonly urn: string, readonly card: { readonly name: string } }
         | null }> }>, readonly suggestions: ReadonlyArray<{ readonly text: string }> | null, readonly facets: ReadonlyArray<{ readonly field: string, readonly displayName: string | null, readonly aggregations: ReadonlyArray<{ readonly value: string, readonly count: number, readonly entity:
          | { readonly urn: string, readonly card: { readonly name: string } }
         | null }> }> | null } | null };

export type ResultPartsFragment = (
  { readonly qualifiedName: string | null, readonly activeIncidents: number, readonly failingAssertions: number, readonly usesLately: number | null, readonly changedAt: number | null }
  & CardPartsFragment
);

export type SuggestQueryVariables = Exact<{
  text: string;
  view?: string | null | undefined;
}>;


export type SuggestQuery = { readonly autoCompleteForMultiple: { readonly query: string, readonly suggestions: ReadonlyArray<{ readonly type: EntityType, readonly entities: ReadonlyArray<
        | { readonly urn: string, readonly card: SuggestedCardFragment }
      > }> } | null };

export type SuggestElsewhereQueryVariables = Exact<{
  text: string;
  count: number;
  view?: string | null | undefined;
}>;


export type SuggestElsewhereQuery = { readonly searchAcrossEntities: { readonly searchResults: ReadonlyArray<{ readonly entity:
        | { readonly urn: string, readonly card: SuggestedCardFragment }
      , readonly matchedFields: ReadonlyArray<{ readonly name: string, readonly value: string, readonly entity:
          | { readonly urn: string, readonly card: { readonly name: string } }
         | null }> }> } | null };

export type SuggestedCardFragment = { readonly entityType: string, readonly name: string, readonly qualifiedName: string | null, readonly platform:
    | { readonly card: { readonly name: string } }
   | null, readonly path: ReadonlyArray<{ readonly name: string, readonly entity:
      | { readonly card: { readonly name: string } }
     | null }> };

export type DefaultViewQueryVariables = Exact<{ [key: string]: never; }>;


export type DefaultViewQuery = { readonly me: { readonly corpUser: { readonly urn: string, readonly settings: { readonly views: { readonly defaultView: { readonly urn: string } | null } | null } | null } } | null, readonly globalViewsSettings: { readonly defaultView: string | null } | null };

export type SearchViewsQueryVariables = Exact<{
  personal: ListMyViewsInput;
  global: ListGlobalViewsInput;
}>;


export type SearchViewsQuery = { readonly listMyViews: { readonly views: ReadonlyArray<{ readonly urn: string, readonly name: string, readonly description: string | null }> } | null, readonly listGlobalViews: { readonly views: ReadonlyArray<{ readonly urn: string, readonly name: string, readonly description: string | null }> } | null, readonly me: { readonly platformPrivileges: { readonly manageGlobalViews: boolean } } | null };

export type CatalogueSettingsQueryVariables = Exact<{ [key: string]: never; }>;


export type CatalogueSettingsQuery = { readonly docPropagationSettings: { readonly docColumnPropagation: boolean | null } | null, readonly appConfig: { readonly appVersion: string | null, readonly visualConfig: { readonly application: { readonly showApplicationInNavigation: boolean | null } | null } } | null, readonly me: { readonly platformPrivileges: { readonly manageFeatures: boolean } } | null };

export type SetDocPropagationMutationVariables = Exact<{
  enabled: boolean;
}>;


export type SetDocPropagationMutation = { readonly updateDocPropagationSettings: boolean };

export type SetApplicationsMutationVariables = Exact<{
  enabled: boolean;
}>;


export type SetApplicationsMutation = { readonly updateApplicationsSettings: boolean };

export type GroupsQueryVariables = Exact<{
  input: ListGroupsInput;
}>;


export type GroupsQuery = { readonly listGroups: { readonly total: number, readonly groups: ReadonlyArray<(
      { readonly members: { readonly total: number | null } | null }
      & GroupPartsFragment
    )> } | null };

export type GroupQueryVariables = Exact<{
  urn: string;
  start: number;
  count: number;
}>;


export type GroupQuery = { readonly corpGroup: (
    { readonly exists: boolean | null, readonly members: { readonly total: number | null, readonly relationships: ReadonlyArray<{ readonly entity:
          | { readonly urn: string, readonly card: { readonly name: string } }
         | null }> } | null }
    & GroupPartsFragment
  ) | null };

export type GroupPartsFragment = { readonly urn: string, readonly card: { readonly name: string, readonly description: string | null }, readonly origin: { readonly type: OriginType } | null, readonly roles: { readonly relationships: ReadonlyArray<{ readonly entity:
        | { readonly urn: string, readonly card: { readonly name: string } }
       | null }> } | null };

export type CreateGroupMutationVariables = Exact<{
  input: CreateGroupInput;
}>;


export type CreateGroupMutation = { readonly createGroup: string | null };

export type ChangeGroupMutationVariables = Exact<{
  urn: string;
  name: UpdateNameInput;
  properties: CorpGroupUpdateInput;
}>;


export type ChangeGroupMutation = { readonly updateName: boolean | null, readonly updateCorpGroupProperties: { readonly urn: string } | null };

export type RemoveGroupMutationVariables = Exact<{
  urn: string;
}>;


export type RemoveGroupMutation = { readonly removeGroup: boolean | null };

export type AddMembersMutationVariables = Exact<{
  input: AddGroupMembersInput;
}>;


export type AddMembersMutation = { readonly addGroupMembers: boolean | null };

export type RemoveMembersMutationVariables = Exact<{
  input: RemoveGroupMembersInput;
}>;


export type RemoveMembersMutation = { readonly removeGroupMembers: boolean | null };

export type PolicyActorsFragment = { readonly users: ReadonlyArray<string> | null, readonly groups: ReadonlyArray<string> | null, readonly roles: ReadonlyArray<string> | null, readonly resourceOwners: boolean, readonly resourceOwnersTypes: ReadonlyArray<string> | null, readonly allUsers: boolean, readonly allGroups: boolean, readonly resolvedUsers: ReadonlyArray<{ readonly urn: string, readonly card: { readonly name: string } }> | null, readonly resolvedGroups: ReadonlyArray<{ readonly urn: string, readonly card: { readonly name: string } }> | null, readonly resolvedRoles: ReadonlyArray<{ readonly urn: string, readonly card: { readonly name: string } }> | null };

export type PolicyResourcesFragment = { readonly type: string | null, readonly resources: ReadonlyArray<string> | null, readonly allResources: boolean | null, readonly filter: { readonly criteria: ReadonlyArray<{ readonly field: string, readonly condition: PolicyMatchCondition, readonly values: ReadonlyArray<{ readonly value: string, readonly entity:
          | { readonly card: { readonly name: string } }
         | null }> }> | null } | null };

export type PoliciesQueryVariables = Exact<{
  input: ListPoliciesInput;
}>;


export type PoliciesQuery = { readonly listPolicies: { readonly total: number, readonly policies: ReadonlyArray<{ readonly urn: string, readonly name: string, readonly description: string | null, readonly type: PolicyType, readonly state: PolicyState, readonly editable: boolean, readonly privileges: ReadonlyArray<string>, readonly actors: PolicyActorsFragment, readonly resources: PolicyResourcesFragment | null }> } | null };

export type PolicyQueryVariables = Exact<{
  urn: string;
}>;


export type PolicyQuery = { readonly entity:
    | { readonly urn: string, readonly card: { readonly exists: boolean } }
    | { readonly name: string, readonly description: string | null, readonly policyType: PolicyType, readonly state: PolicyState, readonly editable: boolean, readonly privileges: ReadonlyArray<string>, readonly urn: string, readonly actors: PolicyActorsFragment, readonly resources: PolicyResourcesFragment | null, readonly card: { readonly exists: boolean } }
   | null };

export type PrivilegeTypesQueryVariables = Exact<{ [key: string]: never; }>;


export type PrivilegeTypesQuery = { readonly appConfig: { readonly policiesConfig: { readonly platformPrivileges: ReadonlyArray<{ readonly type: string, readonly displayName: string | null, readonly description: string | null }>, readonly resourcePrivileges: ReadonlyArray<{ readonly resourceType: string, readonly resourceTypeDisplayName: string | null, readonly privileges: ReadonlyArray<{ readonly type: string, readonly displayName: string | null, readonly description: string | null }> }> } } | null };

export type PatchPolicyMutationVariables = Exact<{
  input: PatchEntityInput;
}>;


export type PatchPolicyMutation = { readonly patchEntity: { readonly success: boolean, readonly error: string | null } };

export type DeletePolicyMutationVariables = Exact<{
  urn: string;
}>;


export type DeletePolicyMutation = { readonly deletePolicy: string | null };

export type PostsQueryVariables = Exact<{
  input: ListPostsInput;
}>;


export type PostsQuery = { readonly listPosts: { readonly total: number, readonly posts: ReadonlyArray<{ readonly urn: string, readonly postType: PostType, readonly content: { readonly contentType: PostContentType, readonly title: string, readonly description: string | null, readonly link: string | null, readonly media: { readonly type: MediaType, readonly location: string } | null }, readonly lastModified: { readonly time: number } }> } | null, readonly me: { readonly platformPrivileges: { readonly manageGlobalAnnouncements: boolean } } | null };

export type CreatePostMutationVariables = Exact<{
  input: CreatePostInput;
}>;


export type CreatePostMutation = { readonly createPost: boolean | null };

export type UpdatePostMutationVariables = Exact<{
  input: UpdatePostInput;
}>;


export type UpdatePostMutation = { readonly updatePost: boolean | null };

export type DeletePostMutationVariables = Exact<{
  urn: string;
}>;


export type DeletePostMutation = { readonly deletePost: boolean | null };

export type ProfileQueryVariables = Exact<{
  urn: string;
}>;


export type ProfileQuery = { readonly corpUser: { readonly urn: string, readonly card: { readonly name: string }, readonly properties: { readonly displayName: string | null, readonly fullName: string | null, readonly title: string | null, readonly email: string | null } | null, readonly editableProperties: { readonly displayName: string | null, readonly title: string | null, readonly aboutMe: string | null, readonly teams: ReadonlyArray<string> | null, readonly pictureLink: string | null, readonly email: string | null } | null, readonly roles: { readonly relationships: ReadonlyArray<{ readonly entity:
          | { readonly urn: string, readonly card: { readonly name: string } }
         | null }> } | null } | null };

export type UpdateProfileMutationVariables = Exact<{
  urn: string;
  input: CorpUserUpdateInput;
}>;


export type UpdateProfileMutation = { readonly updateCorpUserProperties: { readonly urn: string } | null };

export type RolesQueryVariables = Exact<{ [key: string]: never; }>;


export type RolesQuery = { readonly listRoles: { readonly roles: ReadonlyArray<{ readonly urn: string, readonly name: string, readonly description: string, readonly holders: { readonly total: number | null, readonly relationships: ReadonlyArray<{ readonly entity:
            | { readonly urn: string, readonly card: { readonly name: string } }
           | null }> } | null }> } | null };

export type AssignRoleMutationVariables = Exact<{
  input: BatchAssignRoleInput;
}>;


export type AssignRoleMutation = { readonly batchAssignRole: boolean | null };

export type ServiceAccountsQueryVariables = Exact<{
  input: ListServiceAccountsInput;
}>;


export type ServiceAccountsQuery = { readonly listServiceAccounts: { readonly total: number, readonly serviceAccounts: ReadonlyArray<{ readonly urn: string, readonly name: string, readonly displayName: string | null, readonly description: string | null, readonly createdBy: string | null, readonly createdAt: number | null }> } };

export type ServiceAccountQueryVariables = Exact<{
  urn: string;
}>;


export type ServiceAccountQuery = { readonly getServiceAccount: { readonly urn: string, readonly name: string, readonly displayName: string | null, readonly description: string | null } | null, readonly corpUser: { readonly roles: { readonly relationships: ReadonlyArray<{ readonly entity:
          | { readonly urn: string, readonly card: { readonly name: string } }
         | null }> } | null } | null };

export type CreateServiceAccountMutationVariables = Exact<{
  input: CreateServiceAccountInput;
}>;


export type CreateServiceAccountMutation = { readonly createServiceAccount: { readonly urn: string } };

export type DeleteServiceAccountMutationVariables = Exact<{
  urn: string;
}>;


export type DeleteServiceAccountMutation = { readonly deleteServiceAccount: boolean };

export type AccessTokensQueryVariables = Exact<{
  input: ListAccessTokenInput;
}>;


export type AccessTokensQuery = { readonly listAccessTokens: { readonly total: number, readonly tokens: ReadonlyArray<{ readonly id: string, readonly name: string, readonly description: string | null, readonly actorUrn: string, readonly createdAt: number, readonly expiresAt: number | null }> } };

export type CreateAccessTokenMutationVariables = Exact<{
  input: CreateAccessTokenInput;
}>;


export type CreateAccessTokenMutation = { readonly createAccessToken: { readonly accessToken: string } | null };

export type RevokeAccessTokenMutationVariables = Exact<{
  tokenId: string;
}>;


export type RevokeAccessTokenMutation = { readonly revokeAccessToken: boolean };

export type UsersQueryVariables = Exact<{
  input: ListUsersInput;
}>;


export type UsersQuery = { readonly listUsers: { readonly total: number, readonly users: ReadonlyArray<{ readonly urn: string, readonly username: string, readonly status: CorpUserStatus | null, readonly isNativeUser: boolean | null, readonly card: { readonly name: string }, readonly properties: { readonly title: string | null, readonly email: string | null } | null, readonly editableProperties: { readonly title: string | null, readonly email: string | null } | null, readonly roles: { readonly relationships: ReadonlyArray<{ readonly entity:
            | { readonly urn: string, readonly card: { readonly name: string } }
           | null }> } | null }> } | null };

export type UpdateUserStatusMutationVariables = Exact<{
  urn: string;
  status: CorpUserStatus;
}>;


export type UpdateUserStatusMutation = { readonly updateUserStatus: string | null };

export type RemoveUserMutationVariables = Exact<{
  urn: string;
}>;


export type RemoveUserMutation = { readonly removeUser: boolean | null };

export type CreateResetTokenMutationVariables = Exact<{
  input: CreateNativeUserResetTokenInput;
}>;


export type CreateResetTokenMutation = { readonly createNativeUserResetToken: { readonly resetToken: string } | null };

export type ViewsQueryVariables = Exact<{
  personal: ListMyViewsInput;
  global: ListGlobalViewsInput;
}>;


export type ViewsQuery = { readonly listMyViews: { readonly total: number, readonly views: ReadonlyArray<ViewPartsFragment> } | null, readonly listGlobalViews: { readonly total: number, readonly views: ReadonlyArray<ViewPartsFragment> } | null, readonly globalViewsSettings: { readonly defaultView: string | null } | null, readonly me: { readonly corpUser: { readonly urn: string, readonly settings: { readonly views: { readonly defaultView: { readonly urn: string } | null } | null } | null }, readonly platformPrivileges: { readonly manageGlobalViews: boolean } } | null };

export type ViewQueryVariables = Exact<{
  urn: string;
}>;


export type ViewQuery = { readonly entity:
    | { readonly urn: string }
    | (
      { readonly urn: string }
      & ViewPartsFragment
    )
    | { readonly urn: string }
   | null };

export type ViewPartsFragment = { readonly urn: string, readonly viewType: DataHubViewType, readonly name: string, readonly description: string | null, readonly definition: { readonly entityTypes: ReadonlyArray<EntityType>, readonly filter: { readonly operator: LogicalOperator, readonly filters: ReadonlyArray<{ readonly field: string, readonly condition: FilterOperator | null, readonly values: ReadonlyArray<string>, readonly negated: boolean | null }> } } };

export type CreateViewMutationVariables = Exact<{
  input: CreateViewInput;
}>;


export type CreateViewMutation = { readonly createView: { readonly urn: string } | null };

export type UpdateViewMutationVariables = Exact<{
  urn: string;
  input: UpdateViewInput;
}>;


export type UpdateViewMutation = { readonly updateView: { readonly urn: string } | null };

export type DeleteViewMutationVariables = Exact<{
  urn: string;
}>;


export type DeleteViewMutation = { readonly deleteView: boolean | null };

export type SetMyDefaultViewMutationVariables = Exact<{
  view?: string | null | undefined;
}>;


export type SetMyDefaultViewMutation = { readonly updateCorpUserViewsSettings: boolean | null };

export type SetDefaultViewMutationVariables = Exact<{
  view?: string | null | undefined;
}>;


export type SetDefaultViewMutation = { readonly updateGlobalViewsSettings: boolean };

export type CandidatesQueryVariables = Exact<{
  users: ListUsersInput;
  groups: ListGroupsInput;
}>;


export type CandidatesQuery = { readonly listUsers: { readonly total: number, readonly users: ReadonlyArray<{ readonly urn: string, readonly card: { readonly name: string } }> } | null, readonly listGroups: { readonly total: number, readonly groups: ReadonlyArray<{ readonly urn: string, readonly card: { readonly name: string } }> } | null };

export type SubscriptionQueryVariables = Exact<{
  input: GetSubscriptionInput;
}>;


export type SubscriptionQuery = { readonly getSubscription: { readonly subscription: SubscriptionPartsFragment | null } };

export type SubscriptionsQueryVariables = Exact<{
  input: ListSubscriptionsInput;
}>;


export type SubscriptionsQuery = { readonly listSubscriptions: { readonly total: number, readonly subscriptions: ReadonlyArray<(
      { readonly entity:
        | { readonly urn: string, readonly card: { readonly name: string } }
       | null }
      & SubscriptionPartsFragment
    )> } };

export type SubscriberGroupsQueryVariables = Exact<{
  urn: string;
}>;


export type SubscriberGroupsQuery = { readonly corpUser: { readonly urn: string, readonly groups: { readonly relationships: ReadonlyArray<{ readonly entity:
          | { readonly urn: string, readonly card: { readonly name: string } }
         | null }> } | null } | null };

export type SubscriptionPartsFragment = { readonly subscriptionUrn: string, readonly entityUrn: string, readonly digest: string | null, readonly entityChangeTypes: ReadonlyArray<{ readonly entityChangeType: EntityChangeType }>, readonly notificationConfig: { readonly notificationSettings: { readonly sinkTypes: ReadonlyArray<NotificationSinkType>, readonly emailSettings: { readonly email: string } | null, readonly slackSettings: { readonly userHandle: string | null, readonly channels: ReadonlyArray<string> | null } | null } | null } | null };

export type CreateSubscriptionMutationVariables = Exact<{
  input: CreateSubscriptionInput;
}>;


export type CreateSubscriptionMutation = { readonly createSubscription: { readonly subscriptionUrn: string } };

export type UpdateSubscriptionMutationVariables = Exact<{
  input: UpdateSubscriptionInput;
}>;


export type UpdateSubscriptionMutation = { readonly updateSubscription: { readonly subscriptionUrn: string } };

export type DeleteSubscriptionMutationVariables = Exact<{
  input: DeleteSubscriptionInput;
}>;


export type DeleteSubscriptionMutation = { readonly deleteSubscription: boolean };
