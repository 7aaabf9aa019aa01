import { operation } from '../../src/data/operation.ts';
import type { AddTagMutation, AddTagMutationVariables, RemoveTagMutation, RemoveTagMutationVariables, AddTermMutation, AddTermMutationVariables, RemoveTermMutation, RemoveTermMutationVariables, AddOwnerMutation, AddOwnerMutationVariables, RemoveOwnerMutation, RemoveOwnerMutationVariables, SetDomainMutation, SetDomainMutationVariables, UnsetDomainMutation, UnsetDomainMutationVariables, UpdateDescriptionMutation, UpdateDescriptionMutationVariables, UpdateDeprecationMutation, UpdateDeprecationMutationVariables, AddLinkMutation, AddLinkMutationVariables, UpdateLinkMutation, UpdateLinkMutationVariables, RemoveLinkMutation, RemoveLinkMutationVariables, RenameEntityMutation, RenameEntityMutationVariables, SetRemovedMutation, SetRemovedMutationVariables, RaiseIncidentMutation, RaiseIncidentMutationVariables, UpdateIncidentStatusMutation, UpdateIncidentStatusMutationVariables, SetPropertyMutation, SetPropertyMutationVariables, RemovePropertyMutation, RemovePropertyMutationVariables, PatchAspectMutation, PatchAspectMutationVariables, OwnershipTypesQuery, OwnershipTypesQueryVariables } from '../types.ts';

export type { AddTagMutation, AddTagMutationVariables, RemoveTagMutation, RemoveTagMutationVariables, AddTermMutation, AddTermMutationVariables, RemoveTermMutation, RemoveTermMutationVariables, AddOwnerMutation, AddOwnerMutationVariables, RemoveOwnerMutation, RemoveOwnerMutationVariables, SetDomainMutation, SetDomainMutationVariables, UnsetDomainMutation, UnsetDomainMutationVariables, UpdateDescriptionMutation, UpdateDescriptionMutationVariables, UpdateDeprecationMutation, UpdateDeprecationMutationVariables, AddLinkMutation, AddLinkMutationVariables, UpdateLinkMutation, UpdateLinkMutationVariables, RemoveLinkMutation, RemoveLinkMutationVariables, RenameEntityMutation, RenameEntityMutationVariables, SetRemovedMutation, SetRemovedMutationVariables, RaiseIncidentMutation, RaiseIncidentMutationVariables, UpdateIncidentStatusMutation, UpdateIncidentStatusMutationVariables, SetPropertyMutation, SetPropertyMutationVariables, RemovePropertyMutation, RemovePropertyMutationVariables, PatchAspectMutation, PatchAspectMutationVariables, OwnershipTypesQuery, OwnershipTypesQueryVariables };
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

export const addLinkMutation = operation<AddLinkMutation, AddLinkMutationVariables>('AddLink', "mutation AddLink($input:AddLinkInput!){addLink(input:$input)}");

export const updateLinkMutation = operation<UpdateLinkMutation, UpdateLinkMutationVariables>('UpdateLink', "mutation UpdateLink($input:UpdateLinkInput!){updateLink(input:$input)}");

export const removeLinkMutation = operation<RemoveLinkMutation, RemoveLinkMutationVariables>('RemoveLink', "mutation RemoveLink($input:RemoveLinkInput!){removeLink(input:$input)}");

export const renameEntityMutation = operation<RenameEntityMutation, RenameEntityMutationVariables>('RenameEntity', "mutation RenameEntity($input:UpdateNameInput!){updateName(input:$input)}");

export const setRemovedMutation = operation<SetRemovedMutation, SetRemovedMutationVariables>('SetRemoved', "mutation SetRemoved($input:BatchUpdateSoftDeletedInput!){batchUpdateSoftDeleted(input:$input)}");

export const raiseIncidentMutation = operation<RaiseIncidentMutation, RaiseIncidentMutationVariables>('RaiseIncident', "mutation RaiseIncident($input:RaiseIncidentInput!){raiseIncident(input:$input)}");

export const updateIncidentStatusMutation = operation<UpdateIncidentStatusMutation, UpdateIncidentStatusMutationVariables>('UpdateIncidentStatus', "mutation UpdateIncidentStatus($urn:String!$input:IncidentStatusInput!){updateIncidentStatus(urn:$urn input:$input)}");

export const setPropertyMutation = operation<SetPropertyMutation, SetPropertyMutationVariables>('SetProperty', "mutation SetProperty($input:UpsertStructuredPropertiesInput!){upsertStructuredProperties(input:$input){properties{structuredProperty{urn}}}}");

export const removePropertyMutation = operation<RemovePropertyMutation, RemovePropertyMutationVariables>('RemoveProperty', "mutation RemoveProperty($input:RemoveStructuredPropertiesInput!){removeStructuredProperties(input:$input){properties{structuredProperty{urn}}}}");

export const patchAspectMutation = operation<PatchAspectMutation, PatchAspectMutationVariables>('PatchAspect', "mutation PatchAspect($input:PatchEntityInput!){patchEntity(input:$input){success error}}");

export const ownershipTypesQuery = operation<OwnershipTypesQuery, OwnershipTypesQueryVariables>('OwnershipTypes', "query OwnershipTypes{listOwnershipTypes(input:{start:0 count:100}){ownershipTypes{urn info{name description}}}}");
