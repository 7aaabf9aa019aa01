import { operation } from '../../src/data/operation.ts';
import type { BrowseQuery, BrowseQueryVariables, DomainsQuery, DomainsQueryVariables, GlossaryRootsQuery, GlossaryRootsQueryVariables, GlossaryChildrenQuery, GlossaryChildrenQueryVariables } from '../types.ts';

export type { BrowseQuery, BrowseQueryVariables, DomainsQuery, DomainsQueryVariables, GlossaryRootsQuery, GlossaryRootsQueryVariables, GlossaryChildrenQuery, GlossaryChildrenQueryVariables };
export const browseQuery = operation<BrowseQuery, BrowseQueryVariables>('Browse', "query Browse{aggregateAcrossEntities(input:{query:\"*\" facets:[\"platform\" \"tags\" \"owners\"]searchFlags:{maxAggValues:60}}){facets{field aggregations{value count entity{urn card{name color}}}}}searchAcrossEntities(input:{query:\"*\" types:[DATA_PRODUCT]count:60 searchFlags:{skipAggregates:true}}){total searchResults{entity{urn card{name}}}}}");

export const domainsQuery = operation<DomainsQuery, DomainsQueryVariables>('Domains', "query Domains($parent:String$count:Int!){listDomains(input:{parentDomain:$parent start:0 count:$count}){total domains{urn card{name description color}}}}");

export const glossaryRootsQuery = operation<GlossaryRootsQuery, GlossaryRootsQueryVariables>('GlossaryRoots', "query GlossaryRoots($count:Int!){getRootGlossaryNodes(input:{start:0 count:$count}){total nodes{urn card{name description}}}getRootGlossaryTerms(input:{start:0 count:$count}){total terms{urn card{name description}}}}");

export const glossaryChildrenQuery = operation<GlossaryChildrenQuery, GlossaryChildrenQueryVariables>('GlossaryChildren', "query GlossaryChildren($urn:String!$count:Int!){glossaryNode(urn:$urn){glossaryChildrenSearch(input:{query:\"*\" types:[GLOSSARY_NODE GLOSSARY_TERM]count:$count}){total searchResults{entity{urn card{name description}}}}}}");
