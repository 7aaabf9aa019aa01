import { operation } from '../../../src/data/operation.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
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

export const historyQuery = operation<HistoryQuery, HistoryQueryVariables>('History', "query History($urn:String!){getTimeline(input:{urn:$urn}){changeTransactions{timestampMillis lastSemanticVersion actor changes{urn category operation description}}}}");

export const namesQuery = operation<NamesQuery, NamesQueryVariables>('Names', "query Names($urns:[String!]!){entities(urns:$urns checkForExistence:false){urn card{name}}}");
