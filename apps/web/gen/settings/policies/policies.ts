import { operation } from '../../../src/data/operation.ts';
import type { PoliciesQuery, PoliciesQueryVariables, PolicyQuery, PolicyQueryVariables, PrivilegeTypesQuery, PrivilegeTypesQueryVariables, PatchPolicyMutation, PatchPolicyMutationVariables, DeletePolicyMutation, DeletePolicyMutationVariables } from '../../types.ts';

export type { PoliciesQuery, PoliciesQueryVariables, PolicyQuery, PolicyQueryVariables, PrivilegeTypesQuery, PrivilegeTypesQueryVariables, PatchPolicyMutation, PatchPolicyMutationVariables, DeletePolicyMutation, DeletePolicyMutationVariables };
export const policiesQuery = operation<PoliciesQuery, PoliciesQueryVariables>('Policies', "query Policies($input:ListPoliciesInput!){listPolicies(input:$input){total policies{urn name description type state editable privileges actors{...PolicyActors}resources{...PolicyResources}}}}fragment PolicyActors on ActorFilter{users groups roles resourceOwners resourceOwnersTypes allUsers allGroups resolvedUsers{urn card{name}}resolvedGroups{urn card{name}}resolvedRoles{urn card{name}}}fragment PolicyResources on ResourceFilter{type resources allResources filter{criteria{field condition values{value entity{card{name}}}}}}");

export const policyQuery = operation<PolicyQuery, PolicyQueryVariables>('Policy', "query Policy($urn:String!){entity(urn:$urn){urn card{exists}...on DataHubPolicy{name description policyType state editable privileges actors{...PolicyActors}resources{...PolicyResources}}}}fragment PolicyActors on ActorFilter{users groups roles resourceOwners resourceOwnersTypes allUsers allGroups resolvedUsers{urn card{name}}resolvedGroups{urn card{name}}resolvedRoles{urn card{name}}}fragment PolicyResources on ResourceFilter{type resources allResources filter{criteria{field condition values{value entity{card{name}}}}}}");

export const privilegeTypesQuery = operation<PrivilegeTypesQuery, PrivilegeTypesQueryVariables>('PrivilegeTypes', "query PrivilegeTypes{appConfig{policiesConfig{platformPrivileges{type displayName description}resourcePrivileges{resourceType resourceTypeDisplayName privileges{type displayName description}}}}}");

export const patchPolicyMutation = operation<PatchPolicyMutation, PatchPolicyMutationVariables>('PatchPolicy', "mutation PatchPolicy($input:PatchEntityInput!){patchEntity(input:$input){success error}}");

export const deletePolicyMutation = operation<DeletePolicyMutation, DeletePolicyMutationVariables>('DeletePolicy', "mutation DeletePolicy($urn:String!){deletePolicy(urn:$urn)}");
