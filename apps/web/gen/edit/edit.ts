import { operation } from '../../src/data/operation.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type AddOwnerInput = {
  readonly ownerUrn: string;
  readonly ownerEntityType: OwnerEntityType;
  /** @deprecated Use `ownershipTypeUrn`. */
  readonly type?: OwnershipType | null | undefined;
  readonly ownershipTypeUrn?: string | null | undefined;
  readonly resourceUrn: string;
};

export type DescriptionUpdateInput = {
  readonly description: string;
  readonly resourceUrn: string;
  readonly subResourceType?: SubResourceType | null | undefined;
  readonly subResource?: string | null | undefined;
};

export type RemoveOwnerInput = {
  readonly ownerUrn: string;
  readonly ownershipTypeUrn?: string | null | undefined;
  readonly resourceUrn: string;
};

export type TagAssociationInput = {
  readonly tagUrn: string;
  readonly resourceUrn: string;
  readonly subResourceType?: SubResourceType | null | undefined;
  readonly subResource?: string | null | undefined;
};

export type TermAssociationInput = {
  readonly termUrn: string;
  readonly resourceUrn: string;
  readonly subResourceType?: SubResourceType | null | undefined;
  readonly subResource?: string | null | undefined;
};

export type UpdateDeprecationInput = {
  readonly urn: string;
  readonly subResourceType?: SubResourceType | null | undefined;
  readonly subResource?: string | null | undefined;
  readonly deprecated: boolean;
  readonly decommissionTime?: number | null | undefined;
  readonly note?: string | null | undefined;
  readonly replacement?: string | null | undefined;
};

export type OwnerEntityType =
  | 'CORP_USER'
  | 'CORP_GROUP';

export type OwnershipType =
  | 'TECHNICAL_OWNER'
  | 'BUSINESS_OWNER'
  | 'DATA_STEWARD'
  | 'NONE'
  | 'CUSTOM'
  | 'DATAOWNER'
  | 'DEVELOPER'
  | 'DELEGATE'
  | 'PRODUCER'
  | 'STAKEHOLDER'
  | 'CONSUMER';

export type SubResourceType =
  | 'DATASET_FIELD';

export type AddTagMutationVariables = Exact<{
  input: TagAssociationInput;
}>;


export type AddTagMutation = { readonly addTag: boolean | null };

export type RemoveTagMutationVariables = Exact<{
  input: TagAssociationInput;
}>;


export type RemoveTagMutation = { readonly removeTag: boolean | null };

export type AddTermMutationVariables = Exact<{
  input: TermAssociationInput;
}>;


export type AddTermMutation = { readonly addTerm: boolean | null };

export type RemoveTermMutationVariables = Exact<{
  input: TermAssociationInput;
}>;


export type RemoveTermMutation = { readonly removeTerm: boolean | null };

export type AddOwnerMutationVariables = Exact<{
  input: AddOwnerInput;
}>;


export type AddOwnerMutation = { readonly addOwner: boolean | null };

export type RemoveOwnerMutationVariables = Exact<{
  input: RemoveOwnerInput;
}>;


export type RemoveOwnerMutation = { readonly removeOwner: boolean | null };

export type SetDomainMutationVariables = Exact<{
  entityUrn: string;
  domainUrn: string;
}>;


export type SetDomainMutation = { readonly setDomain: boolean | null };

export type UnsetDomainMutationVariables = Exact<{
  entityUrn: string;
}>;


export type UnsetDomainMutation = { readonly unsetDomain: boolean | null };

export type UpdateDescriptionMutationVariables = Exact<{
  input: DescriptionUpdateInput;
}>;


export type UpdateDescriptionMutation = { readonly updateDescription: boolean | null };

export type UpdateDeprecationMutationVariables = Exact<{
  input: UpdateDeprecationInput;
}>;


export type UpdateDeprecationMutation = { readonly updateDeprecation: boolean | null };

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
