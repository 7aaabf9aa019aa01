import { operation } from '../../src/data/operation.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
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

export const browseQuery = operation<BrowseQuery, BrowseQueryVariables>('Browse', "query Browse{aggregateAcrossEntities(input:{query:\"*\" facets:[\"platform\" \"tags\" \"owners\"]searchFlags:{maxAggValues:60}}){facets{field aggregations{value count entity{urn card{name color}}}}}searchAcrossEntities(input:{query:\"*\" types:[DATA_PRODUCT]count:60 searchFlags:{skipAggregates:true}}){total searchResults{entity{urn card{name}}}}}");

export const domainsQuery = operation<DomainsQuery, DomainsQueryVariables>('Domains', "query Domains($parent:String$count:Int!){listDomains(input:{parentDomain:$parent start:0 count:$count}){total domains{urn card{name description color}}}}");

export const glossaryRootsQuery = operation<GlossaryRootsQuery, GlossaryRootsQueryVariables>('GlossaryRoots', "query GlossaryRoots($count:Int!){getRootGlossaryNodes(input:{start:0 count:$count}){total nodes{urn card{name description}}}getRootGlossaryTerms(input:{start:0 count:$count}){total terms{urn card{name description}}}}");

export const glossaryChildrenQuery = operation<GlossaryChildrenQuery, GlossaryChildrenQueryVariables>('GlossaryChildren', "query GlossaryChildren($urn:String!$count:Int!){glossaryNode(urn:$urn){glossaryChildrenSearch(input:{query:\"*\" types:[GLOSSARY_NODE GLOSSARY_TERM]count:$count}){total searchResults{entity{urn card{name description}}}}}}");
