import { operation } from '../../src/data/operation.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
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

export const suggestQuery = operation<SuggestQuery, SuggestQueryVariables>('Suggest', "query Suggest($text:String!){autoCompleteForMultiple(input:{query:$text limit:4}){suggestions{type entities{urn card{entityType name platform{card{name}}path{name entity{card{name}}}}}}}}");
