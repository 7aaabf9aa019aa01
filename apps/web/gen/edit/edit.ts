import { operation } from '../../src/data/operation.ts';
import type { AddTagMutation, AddTagMutationVariables, RemoveTagMutation, RemoveTagMutationVariables, AddTermMutation, AddTermMutationVariables, RemoveTermMutation, RemoveTermMutationVariables, AddOwnerMutation, AddOwnerMutationVariables, RemoveOwnerMutation, RemoveOwnerMutationVariables, SetDomainMutation, SetDomainMutationVariables, UnsetDomainMutation, UnsetDomainMutationVariables, UpdateDescriptionMutation, UpdateDescriptionMutationVariables, UpdateDeprecationMutation, UpdateDeprecationMutationVariables } from '../types.ts';

export type { AddTagMutation, AddTagMutationVariables, RemoveTagMutation, RemoveTagMutationVariables, AddTermMutation, AddTermMutationVariables, RemoveTermMutation, RemoveTermMutationVariables, AddOwnerMutation, AddOwnerMutationVariables, RemoveOwnerMutation, RemoveOwnerMutationVariables, SetDomainMutation, SetDomainMutationVariables, UnsetDomainMutation, UnsetDomainMutationVariables, UpdateDescriptionMutation, UpdateDescriptionMutationVariables, UpdateDeprecationMutation, UpdateDeprecationMutationVariables };
export const addTagMutation = operation<AddTagMutation, AddTagMutationVariables>('AddTag', "mutation AddTag($input:TagAssociationInput!){addTag(input:$input)}");

export const removeTagMutation = operation<RemoveTagMutation, RemoveTagMutationVariables>('RemoveTag', "mutation RemoveTag($input:TagAssociationInput!){removeTag(input:$input)}");

export const addTermMutation = operation<AddTermMutation, AddTermMutationVariables>('AddTerm', "mutation AddTerm($input:TermAssociationInput!){addTerm(input:$input)}");

export const removeTermMutation = operation<RemoveTermMutation, RemoveTermMutationVariables>('RemoveTerm', "mutation RemoveTerm($input:TermAssociationInput!){removeTerm(input:$input)}");

export const addOwnerMutation = operation<AddOwnerMutation, AddOwnerMutationVariables>('AddOwner', "mutation AddOwner($input:AddOwnerInput!){addOwner(input:$input)}");

export const removeOwnerMutation = operation<RemoveOwnerMutation, RemoveOwnerMutationVariables>('RemoveOwner', "mutation RemoveOwner($input:RemoveOwnerInput!){removeOwner(input:$input)}");

export const setDomainMutation = operation<SetDomainMutation, SetDomainMutationVariables>('SetDomain', "mutation SetDomain($entityUrn:String!$domainUrn:String!){setDomain(entityUrn:$entityUrn domainUrn:$domainUrn)}");

export const unsetDomainMutation = operation<UnsetDomainMutation, UnsetDomainMutationVariables>('UnsetDomain', "mutation UnsetDomain($entityUrn:String!){unsetDomain(entityUrn:$entityUrn)}");

export const updateDescriptionMutation = operation<UpdateDescriptionMutation, UpdateDescriptionMutationVariables>('UpdateDescription', "mutation UpdateDescription($input:DescriptionUpdateInput!){updateDescription(input:$input)}");

export const updateDeprecationMutation = operation<UpdateDeprecationMutation, UpdateDeprecationMutationVariables>('UpdateDeprecation', "mutation UpdateDeprecation($input:UpdateDeprecationInput!){updateDeprecation(input:$input)}");
