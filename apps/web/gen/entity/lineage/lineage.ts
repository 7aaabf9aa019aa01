import { operation } from '../../../src/data/operation.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type LineageDirection =
  | 'UPSTREAM'
  | 'DOWNSTREAM';

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

export const lineageQuery = operation<LineageQuery, LineageQueryVariables>('Lineage', "query Lineage($urn:String!$direction:LineageDirection!$count:Int!){searchAcrossLineage(input:{urn:$urn direction:$direction query:\"*\" count:$count}){total searchResults{degree entity{urn card{entityType name platform{card{name}}path{name entity{card{name}}}}}}}}");
