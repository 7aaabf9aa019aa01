import { operation } from '../../src/data/operation.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type AndFilterInput = {
  readonly and?: ReadonlyArray<FacetFilterInput> | null | undefined;
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

export type SortOrder =
  | 'ASCENDING'
  | 'DESCENDING';

export type ExportQueryVariables = Exact<{
  input: ScrollAcrossEntitiesInput;
}>;


export type ExportQuery = { readonly scrollAcrossEntities: { readonly nextScrollId: string | null, readonly total: number, readonly searchResults: ReadonlyArray<{ readonly entity:
        | { readonly urn: string, readonly card: CardPartsFragment }
       }> } | null };

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

export const exportQuery = operation<ExportQuery, ExportQueryVariables>('Export', "query Export($input:ScrollAcrossEntitiesInput!){scrollAcrossEntities(input:$input){nextScrollId total searchResults{entity{urn card{...CardParts}}}}}fragment CardParts on EntityCard{entityType name description subTypes isDeprecated isRemoved platform{urn card{name}}path{name entity{urn card{name}}}owners{urn card{name}}tags{urn card{name color}}terms{urn card{name}}domain{urn card{name}}}");
