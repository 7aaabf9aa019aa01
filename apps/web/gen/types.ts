/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type AddOwnerInput = {
  readonly ownerUrn: string;
  readonly ownerEntityType: OwnerEntityType;
  /** @deprecated Use `ownershipTypeUrn`. */
  readonly type?: OwnershipType | null | undefined;
  readonly ownershipTypeUrn?: string | null | undefined;
  readonly resourceUrn: string;
};

export type AndFilterInput = {
  readonly and?: ReadonlyArray<FacetFilterInput> | null | undefined;
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

export type BatchSetDataProductInput = {
  readonly dataProductUrn?: string | null | undefined;
  readonly resourceUrns: ReadonlyArray<string>;
};

export type BatchSetDataProductsInput = {
  readonly dataProductUrns: ReadonlyArray<string>;
  readonly resourceUrns: ReadonlyArray<string>;
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

export type CreateGlossaryEntityInput = {
  readonly id?: string | null | undefined;
  readonly name: string;
  readonly description?: string | null | undefined;
  readonly parentNode?: string | null | undefined;
};

export type CreateOwnershipTypeInput = {
  readonly name: string;
  readonly description: string;
};

export type CreateTagInput = {
  readonly id?: string | null | undefined;
  readonly name: string;
  readonly description?: string | null | undefined;
};

export type DescriptionUpdateInput = {
  readonly description: string;
  readonly resourceUrn: string;
  readonly subResourceType?: SubResourceType | null | undefined;
  readonly subResource?: string | null | undefined;
};

export type FacetFilterInput = {
  readonly field: string;
  readonly values?: ReadonlyArray<string> | null | undefined;
  readonly negated?: boolean | null | undefined;
  readonly condition?: FilterOperator | null | undefined;
  readonly value?: string | null | undefined;
};

export type GroupingCriterion = {
  readonly baseEntityType?: EntityType | null | undefined;
  readonly groupingEntityType: EntityType;
};

export type GroupingSpec = {
  readonly groupingCriteria?: ReadonlyArray<GroupingCriterion> | null | undefined;
};

export type ListOwnershipTypesInput = {
  readonly start?: number | null | undefined;
  readonly count?: number | null | undefined;
  readonly query?: string | null | undefined;
  readonly filters?: ReadonlyArray<FacetFilterInput> | null | undefined;
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

export type RelatedTermsInput = {
  readonly urn: string;
  readonly termUrns: ReadonlyArray<string>;
  readonly relationshipType: TermRelationshipType;
};

export type RemoveOwnerInput = {
  readonly ownerUrn: string;
  readonly ownershipTypeUrn?: string | null | undefined;
  readonly resourceUrn: string;
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

export type UpdateDeprecationInput = {
  readonly urn: string;
  readonly subResourceType?: SubResourceType | null | undefined;
  readonly subResource?: string | null | undefined;
  readonly deprecated: boolean;
  readonly decommissionTime?: number | null | undefined;
  readonly note?: string | null | undefined;
  readonly replacement?: string | null | undefined;
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

export type IncidentPriority =
  | 'LOW'
  | 'MEDIUM'
  | 'HIGH'
  | 'CRITICAL';

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

export type LineageDirection =
  | 'UPSTREAM'
  | 'DOWNSTREAM';

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

export type PostContentType =
  | 'TEXT'
  | 'LINK';

export type PostType =
  | 'HOME_PAGE_ANNOUNCEMENT'
  | 'ENTITY_ANNOUNCEMENT';

export type QueryLanguage =
  | 'SQL';

export type QuerySource =
  | 'MANUAL'
  | 'SYSTEM';

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

export type CardPartsFragment = { readonly entityType: string, readonly name: string, readonly description: string | null, readonly subTypes: ReadonlyArray<string>, readonly isDeprecated: boolean, readonly isRemoved: boolean, readonly platform:
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

export type FindQueryVariables = Exact<{
  input: AutoCompleteMultipleInput;
}>;


export type FindQuery = { readonly autoCompleteForMultiple: { readonly suggestions: ReadonlyArray<{ readonly entities: ReadonlyArray<
        | { readonly urn: string, readonly card: { readonly entityType: string, readonly name: string, readonly color: string | null, readonly path: ReadonlyArray<{ readonly name: string, readonly entity:
                | { readonly card: { readonly name: string } }
               | null }> } }
      > }> } | null };

export type FindFirstQueryVariables = Exact<{
  input: SearchAcrossEntitiesInput;
}>;


export type FindFirstQuery = { readonly searchAcrossEntities: { readonly searchResults: ReadonlyArray<{ readonly entity:
        | { readonly urn: string, readonly card: { readonly entityType: string, readonly name: string, readonly color: string | null, readonly path: ReadonlyArray<{ readonly name: string, readonly entity:
                | { readonly card: { readonly name: string } }
               | null }> } }
       }> } | null };

export type ColumnsQueryVariables = Exact<{
  urn: string;
}>;


export type ColumnsQuery = { readonly dataset: { readonly schemaMetadata: { readonly fields: ReadonlyArray<{ readonly fieldPath: string, readonly nullable: boolean, readonly isPartOfKey: boolean | null, readonly type: SchemaFieldDataType, readonly nativeDataType: string | null, readonly description: string | null, readonly globalTags: { readonly tags: ReadonlyArray<{ readonly tag: { readonly urn: string, readonly card: { readonly name: string, readonly color: string | null } } }> | null } | null, readonly glossaryTerms: { readonly terms: ReadonlyArray<{ readonly term: { readonly urn: string, readonly card: { readonly name: string, readonly color: string | null } } }> | null } | null }> } | null, readonly editableSchemaMetadata: { readonly editableSchemaFieldInfo: ReadonlyArray<{ readonly fieldPath: string, readonly description: string | null, readonly globalTags: { readonly tags: ReadonlyArray<{ readonly tag: { readonly urn: string, readonly card: { readonly name: string, readonly color: string | null } } }> | null } | null, readonly glossaryTerms: { readonly terms: ReadonlyArray<{ readonly term: { readonly urn: string, readonly card: { readonly name: string, readonly color: string | null } } }> | null } | null }> } | null } | null };

export type EntityHeadQueryVariables = Exact<{
  urn: string;
}>;


export type EntityHeadQuery = { readonly entity:
    | { readonly urn: string, readonly card: (
        { readonly qualifiedName: string | null, readonly exists: boolean }
        & CardPartsFragment
      ) }
   | null };

export type HistoryQueryVariables = Exact<{
  urn: string;
}>;


export type HistoryQuery = { readonly getTimeline: { readonly changeTransactions: ReadonlyArray<{ readonly timestampMillis: number, readonly lastSemanticVersion: string, readonly actor: string | null, readonly changes: ReadonlyArray<{ readonly urn: string, readonly category: ChangeCategoryType | null, readonly operation: ChangeOperationType | null, readonly description: string | null }> | null }> } | null };

export type NamesQueryVariables = Exact<{
  urns: ReadonlyArray<string> | string;
}>;


export type NamesQuery = { readonly entities: ReadonlyArray<
    | { readonly urn: string, readonly card: { readonly name: string } }
   | null> | null };

export type NeighboursQueryVariables = Exact<{
  urn: string;
  direction: LineageDirection;
  count: number;
}>;


export type NeighboursQuery = { readonly entity:
    | { readonly urn: string }
    | { readonly urn: string, readonly lineage: { readonly total: number | null, readonly relationships: ReadonlyArray<{ readonly entity:
            | { readonly urn: string, readonly card: { readonly entityType: string, readonly name: string, readonly isDeprecated: boolean, readonly platform:
                  | { readonly card: { readonly name: string } }
                 | null, readonly path: ReadonlyArray<{ readonly name: string, readonly entity:
                    | { readonly card: { readonly name: string } }
                   | null }> } }
           | null }> } | null }
   | null };

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

export type QualityQueryVariables = Exact<{
  urn: string;
}>;


export type QualityQuery = { readonly dataset: { readonly assertions: { readonly total: number, readonly assertions: ReadonlyArray<{ readonly urn: string, readonly platform: { readonly urn: string, readonly card: { readonly name: string } }, readonly info: { readonly type: AssertionType, readonly description: string | null } | null, readonly runEvents: { readonly total: number, readonly failed: number, readonly runEvents: ReadonlyArray<{ readonly timestampMillis: number, readonly result: { readonly type: AssertionResultType, readonly externalUrl: string | null } | null }> } | null }> } | null, readonly incidents: { readonly total: number, readonly incidents: ReadonlyArray<{ readonly urn: string, readonly title: string | null, readonly description: string | null, readonly incidentType: IncidentType, readonly priority: IncidentPriority | null, readonly incidentStatus: { readonly state: IncidentState, readonly stage: IncidentStage | null, readonly message: string | null, readonly lastUpdated: { readonly time: number } }, readonly created: { readonly time: number, readonly actor: string | null } }> } | null } | null };

export type UsageQueryVariables = Exact<{
  urn: string;
  since: number;
  count: number;
}>;


export type UsageQuery = { readonly dataset: { readonly datasetProfiles: ReadonlyArray<{ readonly timestampMillis: number, readonly rowCount: number | null, readonly columnCount: number | null, readonly sizeInBytes: number | null, readonly fieldProfiles: ReadonlyArray<{ readonly fieldPath: string, readonly nullProportion: number | null, readonly uniqueCount: number | null, readonly uniqueProportion: number | null, readonly min: string | null, readonly max: string | null, readonly mean: string | null, readonly median: string | null, readonly sampleValues: ReadonlyArray<string> | null }> | null }> | null, readonly usageStats: { readonly buckets: ReadonlyArray<{ readonly bucket: number | null, readonly metrics: { readonly uniqueUserCount: number | null, readonly totalSqlQueries: number | null } | null } | null> | null, readonly aggregations: { readonly totalSqlQueries: number | null, readonly uniqueUserCount: number | null, readonly users: ReadonlyArray<{ readonly count: number | null, readonly userEmail: string | null, readonly user: { readonly urn: string, readonly card: { readonly name: string } } | null } | null> | null, readonly fields: ReadonlyArray<{ readonly fieldName: string | null, readonly count: number | null } | null> | null } | null } | null } | null };

export type QueriesQueryVariables = Exact<{
  urn: string;
  count: number;
}>;


export type QueriesQuery = { readonly listQueries: { readonly total: number, readonly queries: ReadonlyArray<{ readonly urn: string, readonly properties: { readonly name: string | null, readonly description: string | null, readonly source: QuerySource, readonly statement: { readonly value: string, readonly language: QueryLanguage }, readonly lastModified: { readonly time: number } } | null }> } | null };

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

export type GlossaryUseQueryVariables = Exact<{
  urn: string;
}>;


export type GlossaryUseQuery = { readonly users: { readonly total: number } | null, readonly entity:
    | { readonly childrenCount: { readonly termsCount: number, readonly nodesCount: number } | null }
    | Record<PropertyKey, never>
   | null };

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

export type OwnershipTypesQueryVariables = Exact<{
  input: ListOwnershipTypesInput;
}>;


export type OwnershipTypesQuery = { readonly listOwnershipTypes: { readonly total: number, readonly ownershipTypes: ReadonlyArray<{ readonly urn: string, readonly info: { readonly name: string, readonly description: string | null } | null, readonly uses: { readonly total: number | null } | null }> } };

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
        | { readonly urn: string, readonly card: { readonly name: string, readonly description: string | null, readonly color: string | null } }
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


export type HomeQuery = { readonly aggregateAcrossEntities: { readonly facets: ReadonlyArray<{ readonly field: string, readonly aggregations: ReadonlyArray<{ readonly value: string, readonly count: number, readonly entity:
          | { readonly urn: string, readonly card: { readonly name: string } }
         | null }> }> | null } | null };

export type MeQueryVariables = Exact<{ [key: string]: never; }>;


export type MeQuery = { readonly me: { readonly corpUser: { readonly urn: string, readonly card: { readonly name: string } } } | null, readonly listPosts: { readonly posts: ReadonlyArray<{ readonly urn: string, readonly postType: PostType, readonly content: { readonly contentType: PostContentType, readonly title: string, readonly description: string | null, readonly link: string | null } }> } | null };

export type OwnedQueryVariables = Exact<{
  input: SearchAcrossEntitiesInput;
}>;


export type OwnedQuery = { readonly searchAcrossEntities: { readonly total: number, readonly searchResults: ReadonlyArray<{ readonly entity:
        | { readonly urn: string, readonly card: { readonly entityType: string, readonly name: string } }
       }> } | null };

export type ExportQueryVariables = Exact<{
  input: ScrollAcrossEntitiesInput;
}>;


export type ExportQuery = { readonly scrollAcrossEntities: { readonly nextScrollId: string | null, readonly total: number, readonly searchResults: ReadonlyArray<{ readonly entity:
        | { readonly urn: string, readonly card: CardPartsFragment }
       }> } | null };

export type SearchQueryVariables = Exact<{
  input: SearchAcrossEntitiesInput;
}>;


export type SearchQuery = { readonly searchAcrossEntities: { readonly total: number, readonly searchResults: ReadonlyArray<{ readonly entity:
        | { readonly urn: string, readonly card: CardPartsFragment }
      , readonly matchedFields: ReadonlyArray<{ readonly name: string, readonly value: string }> }>, readonly facets: ReadonlyArray<{ readonly field: string, readonly displayName: string | null, readonly aggregations: ReadonlyArray<{ readonly value: string, readonly count: number, readonly entity:
          | { readonly urn: string, readonly card: { readonly name: string } }
         | null }> }> | null } | null };

export type SuggestQueryVariables = Exact<{
  text: string;
}>;


export type SuggestQuery = { readonly autoCompleteForMultiple: { readonly suggestions: ReadonlyArray<{ readonly type: EntityType, readonly entities: ReadonlyArray<
        | { readonly urn: string, readonly card: { readonly entityType: string, readonly name: string, readonly platform:
              | { readonly card: { readonly name: string } }
             | null, readonly path: ReadonlyArray<{ readonly name: string, readonly entity:
                | { readonly card: { readonly name: string } }
               | null }> } }
      > }> } | null };
