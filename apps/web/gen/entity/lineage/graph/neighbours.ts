import { operation } from '../../../../src/data/operation.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type LineageDirection =
  | 'UPSTREAM'
  | 'DOWNSTREAM';

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

export const neighboursQuery = operation<NeighboursQuery, NeighboursQueryVariables>('Neighbours', "query Neighbours($urn:String!$direction:LineageDirection!$count:Int!){entity(urn:$urn){urn ...on EntityWithRelationships{lineage(input:{direction:$direction start:0 count:$count}){total relationships{entity{urn card{entityType name isDeprecated platform{card{name}}path{name entity{card{name}}}}}}}}}}");
