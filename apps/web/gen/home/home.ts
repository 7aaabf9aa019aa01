import { operation } from '../../src/data/operation.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type HomeQueryVariables = Exact<{ [key: string]: never; }>;


export type HomeQuery = { readonly aggregateAcrossEntities: { readonly facets: ReadonlyArray<{ readonly field: string, readonly aggregations: ReadonlyArray<{ readonly value: string, readonly count: number, readonly entity:
          | { readonly urn: string, readonly card: { readonly name: string } }
         | null }> }> | null } | null };

export const homeQuery = operation<HomeQuery, HomeQueryVariables>('Home', "query Home{aggregateAcrossEntities(input:{query:\"*\" facets:[\"_entityType\" \"platform\" \"domains\"]}){facets{field aggregations{value count entity{urn card{name}}}}}}");
