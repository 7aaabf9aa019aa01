import { operation } from '../../../src/data/operation.ts';
import type { GlossaryUseQuery, GlossaryUseQueryVariables, GlossaryRightsQuery, GlossaryRightsQueryVariables, RelatedTermsQuery, RelatedTermsQueryVariables, CreateTermMutation, CreateTermMutationVariables, CreateTermGroupMutation, CreateTermGroupMutationVariables, MoveInGlossaryMutation, MoveInGlossaryMutationVariables, DeleteFromGlossaryMutation, DeleteFromGlossaryMutationVariables, AddRelatedTermsMutation, AddRelatedTermsMutationVariables, RemoveRelatedTermsMutation, RemoveRelatedTermsMutationVariables } from '../../types.ts';

export type { GlossaryUseQuery, GlossaryUseQueryVariables, GlossaryRightsQuery, GlossaryRightsQueryVariables, RelatedTermsQuery, RelatedTermsQueryVariables, CreateTermMutation, CreateTermMutationVariables, CreateTermGroupMutation, CreateTermGroupMutationVariables, MoveInGlossaryMutation, MoveInGlossaryMutationVariables, DeleteFromGlossaryMutation, DeleteFromGlossaryMutationVariables, AddRelatedTermsMutation, AddRelatedTermsMutationVariables, RemoveRelatedTermsMutation, RemoveRelatedTermsMutationVariables };
export const glossaryUseQuery = operation<GlossaryUseQuery, GlossaryUseQueryVariables>('GlossaryUse', "query GlossaryUse($urn:String!){users:searchAcrossEntities(input:{query:\"*\" count:0 orFilters:[{and:[{field:\"glossaryTerms\" values:[$urn]}]}]searchFlags:{skipAggregates:true}}){total}entity(urn:$urn){...on GlossaryNode{childrenCount{termsCount nodesCount}}}}");

export const glossaryRightsQuery = operation<GlossaryRightsQuery, GlossaryRightsQueryVariables>('GlossaryRights', "query GlossaryRights($group:String!){glossaryNode(urn:$group){privileges{canManageChildren}}}");

export const relatedTermsQuery = operation<RelatedTermsQuery, RelatedTermsQueryVariables>('RelatedTerms', "query RelatedTerms($urn:String!){entity(urn:$urn){isA:relationships(input:{types:[\"IsA\"]direction:OUTGOING count:200}){...RelatedParts}hasA:relationships(input:{types:[\"HasA\"]direction:OUTGOING count:200}){...RelatedParts}values:relationships(input:{types:[\"HasValue\"]direction:OUTGOING count:200}){...RelatedParts}relatedTo:relationships(input:{types:[\"IsRelatedTo\"]direction:OUTGOING count:200}){...RelatedParts}kinds:relationships(input:{types:[\"IsA\"]direction:INCOMING count:200}){...RelatedParts}containedIn:relationships(input:{types:[\"HasA\"]direction:INCOMING count:200}){...RelatedParts}valueOf:relationships(input:{types:[\"HasValue\"]direction:INCOMING count:200}){...RelatedParts}}}fragment RelatedParts on EntityRelationshipsResult{total relationships{entity{urn card{name}}}}");

export const createTermMutation = operation<CreateTermMutation, CreateTermMutationVariables>('CreateTerm', "mutation CreateTerm($input:CreateGlossaryEntityInput!){createGlossaryTerm(input:$input)}");

export const createTermGroupMutation = operation<CreateTermGroupMutation, CreateTermGroupMutationVariables>('CreateTermGroup', "mutation CreateTermGroup($input:CreateGlossaryEntityInput!){createGlossaryNode(input:$input)}");

export const moveInGlossaryMutation = operation<MoveInGlossaryMutation, MoveInGlossaryMutationVariables>('MoveInGlossary', "mutation MoveInGlossary($input:UpdateParentNodeInput!){updateParentNode(input:$input)}");

export const deleteFromGlossaryMutation = operation<DeleteFromGlossaryMutation, DeleteFromGlossaryMutationVariables>('DeleteFromGlossary', "mutation DeleteFromGlossary($urn:String!){deleteGlossaryEntity(urn:$urn)}");

export const addRelatedTermsMutation = operation<AddRelatedTermsMutation, AddRelatedTermsMutationVariables>('AddRelatedTerms', "mutation AddRelatedTerms($input:RelatedTermsInput!){addRelatedTerms(input:$input)}");

export const removeRelatedTermsMutation = operation<RemoveRelatedTermsMutation, RemoveRelatedTermsMutationVariables>('RemoveRelatedTerms', "mutation RemoveRelatedTerms($input:RelatedTermsInput!){removeRelatedTerms(input:$input)}");
