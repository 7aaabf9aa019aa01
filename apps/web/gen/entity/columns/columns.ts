import { operation } from '../../../src/data/operation.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
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

export type ColumnsQueryVariables = Exact<{
  urn: string;
}>;


export type ColumnsQuery = { readonly dataset: { readonly schemaMetadata: { readonly fields: ReadonlyArray<{ readonly fieldPath: string, readonly nullable: boolean, readonly isPartOfKey: boolean | null, readonly type: SchemaFieldDataType, readonly nativeDataType: string | null, readonly description: string | null, readonly globalTags: { readonly tags: ReadonlyArray<{ readonly tag: { readonly urn: string, readonly card: { readonly name: string, readonly color: string | null } } }> | null } | null, readonly glossaryTerms: { readonly terms: ReadonlyArray<{ readonly term: { readonly urn: string, readonly card: { readonly name: string, readonly color: string | null } } }> | null } | null }> } | null, readonly editableSchemaMetadata: { readonly editableSchemaFieldInfo: ReadonlyArray<{ readonly fieldPath: string, readonly description: string | null, readonly globalTags: { readonly tags: ReadonlyArray<{ readonly tag: { readonly urn: string, readonly card: { readonly name: string, readonly color: string | null } } }> | null } | null, readonly glossaryTerms: { readonly terms: ReadonlyArray<{ readonly term: { readonly urn: string, readonly card: { readonly name: string, readonly color: string | null } } }> | null } | null }> } | null } | null };

export const columnsQuery = operation<ColumnsQuery, ColumnsQueryVariables>('Columns', "query Columns($urn:String!){dataset(urn:$urn){schemaMetadata{fields{fieldPath nullable isPartOfKey type nativeDataType description globalTags{tags{tag{urn card{name color}}}}glossaryTerms{terms{term{urn card{name color}}}}}}editableSchemaMetadata{editableSchemaFieldInfo{fieldPath description globalTags{tags{tag{urn card{name color}}}}glossaryTerms{terms{term{urn card{name color}}}}}}}}");
