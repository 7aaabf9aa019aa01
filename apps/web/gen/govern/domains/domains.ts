import { operation } from '../../../src/data/operation.ts';
import type { DomainCountsQuery, DomainCountsQueryVariables, DomainUseQuery, DomainUseQueryVariables, CreateDomainMutation, CreateDomainMutationVariables, MoveDomainMutation, MoveDomainMutationVariables, DeleteDomainMutation, DeleteDomainMutationVariables } from '../../types.ts';

export type { DomainCountsQuery, DomainCountsQueryVariables, DomainUseQuery, DomainUseQueryVariables, CreateDomainMutation, CreateDomainMutationVariables, MoveDomainMutation, MoveDomainMutationVariables, DeleteDomainMutation, DeleteDomainMutationVariables };
export const domainCountsQuery = operation<DomainCountsQuery, DomainCountsQueryVariables>('DomainCounts', "query DomainCounts{aggregateAcrossEntities(input:{query:\"*\" facets:[\"domains\"]searchFlags:{maxAggValues:1000}}){facets{field aggregations{value count}}}}");

export const domainUseQuery = operation<DomainUseQuery, DomainUseQueryVariables>('DomainUse', "query DomainUse($urn:String!){domain(urn:$urn){entities(input:{count:0}){total}subdomains:relationships(input:{types:[\"IsPartOf\"]direction:INCOMING count:0}){total}}}");

export const createDomainMutation = operation<CreateDomainMutation, CreateDomainMutationVariables>('CreateDomain', "mutation CreateDomain($input:CreateDomainInput!){createDomain(input:$input)}");

export const moveDomainMutation = operation<MoveDomainMutation, MoveDomainMutationVariables>('MoveDomain', "mutation MoveDomain($input:MoveDomainInput!){moveDomain(input:$input)}");

export const deleteDomainMutation = operation<DeleteDomainMutation, DeleteDomainMutationVariables>('DeleteDomain', "mutation DeleteDomain($urn:String!){deleteDomain(urn:$urn)}");
