import { operation } from '../../../src/data/operation.ts';
import type { BatchAddTagsMutation, BatchAddTagsMutationVariables, BatchRemoveTagsMutation, BatchRemoveTagsMutationVariables, BatchAddTermsMutation, BatchAddTermsMutationVariables, BatchRemoveTermsMutation, BatchRemoveTermsMutationVariables, BatchAddOwnersMutation, BatchAddOwnersMutationVariables, BatchRemoveOwnersMutation, BatchRemoveOwnersMutationVariables, BatchSetDomainMutation, BatchSetDomainMutationVariables, BatchSetDataProductMutation, BatchSetDataProductMutationVariables, BatchUpdateDeprecationMutation, BatchUpdateDeprecationMutationVariables, BatchUpdateSoftDeletedMutation, BatchUpdateSoftDeletedMutationVariables, SetStructuredPropertyMutation, SetStructuredPropertyMutationVariables, UnsetStructuredPropertyMutation, UnsetStructuredPropertyMutationVariables, BatchAssignFormMutation, BatchAssignFormMutationVariables, BatchRemoveFormMutation, BatchRemoveFormMutationVariables } from '../../types.ts';

export type { BatchAddTagsMutation, BatchAddTagsMutationVariables, BatchRemoveTagsMutation, BatchRemoveTagsMutationVariables, BatchAddTermsMutation, BatchAddTermsMutationVariables, BatchRemoveTermsMutation, BatchRemoveTermsMutationVariables, BatchAddOwnersMutation, BatchAddOwnersMutationVariables, BatchRemoveOwnersMutation, BatchRemoveOwnersMutationVariables, BatchSetDomainMutation, BatchSetDomainMutationVariables, BatchSetDataProductMutation, BatchSetDataProductMutationVariables, BatchUpdateDeprecationMutation, BatchUpdateDeprecationMutationVariables, BatchUpdateSoftDeletedMutation, BatchUpdateSoftDeletedMutationVariables, SetStructuredPropertyMutation, SetStructuredPropertyMutationVariables, UnsetStructuredPropertyMutation, UnsetStructuredPropertyMutationVariables, BatchAssignFormMutation, BatchAssignFormMutationVariables, BatchRemoveFormMutation, BatchRemoveFormMutationVariables };
export const batchAddTagsMutation = operation<BatchAddTagsMutation, BatchAddTagsMutationVariables>('BatchAddTags', "mutation BatchAddTags($input:BatchAddTagsInput!){batchAddTags(input:$input)}");

export const batchRemoveTagsMutation = operation<BatchRemoveTagsMutation, BatchRemoveTagsMutationVariables>('BatchRemoveTags', "mutation BatchRemoveTags($input:BatchRemoveTagsInput!){batchRemoveTags(input:$input)}");

export const batchAddTermsMutation = operation<BatchAddTermsMutation, BatchAddTermsMutationVariables>('BatchAddTerms', "mutation BatchAddTerms($input:BatchAddTermsInput!){batchAddTerms(input:$input)}");

export const batchRemoveTermsMutation = operation<BatchRemoveTermsMutation, BatchRemoveTermsMutationVariables>('BatchRemoveTerms', "mutation BatchRemoveTerms($input:BatchRemoveTermsInput!){batchRemoveTerms(input:$input)}");

export const batchAddOwnersMutation = operation<BatchAddOwnersMutation, BatchAddOwnersMutationVariables>('BatchAddOwners', "mutation BatchAddOwners($input:BatchAddOwnersInput!){batchAddOwners(input:$input)}");

export const batchRemoveOwnersMutation = operation<BatchRemoveOwnersMutation, BatchRemoveOwnersMutationVariables>('BatchRemoveOwners', "mutation BatchRemoveOwners($input:BatchRemoveOwnersInput!){batchRemoveOwners(input:$input)}");

export const batchSetDomainMutation = operation<BatchSetDomainMutation, BatchSetDomainMutationVariables>('BatchSetDomain', "mutation BatchSetDomain($input:BatchSetDomainInput!){batchSetDomain(input:$input)}");

export const batchSetDataProductMutation = operation<BatchSetDataProductMutation, BatchSetDataProductMutationVariables>('BatchSetDataProduct', "mutation BatchSetDataProduct($input:BatchSetDataProductInput!){batchSetDataProduct(input:$input)}");

export const batchUpdateDeprecationMutation = operation<BatchUpdateDeprecationMutation, BatchUpdateDeprecationMutationVariables>('BatchUpdateDeprecation', "mutation BatchUpdateDeprecation($input:BatchUpdateDeprecationInput!){batchUpdateDeprecation(input:$input)}");

export const batchUpdateSoftDeletedMutation = operation<BatchUpdateSoftDeletedMutation, BatchUpdateSoftDeletedMutationVariables>('BatchUpdateSoftDeleted', "mutation BatchUpdateSoftDeleted($input:BatchUpdateSoftDeletedInput!){batchUpdateSoftDeleted(input:$input)}");

export const setStructuredPropertyMutation = operation<SetStructuredPropertyMutation, SetStructuredPropertyMutationVariables>('SetStructuredProperty', "mutation SetStructuredProperty($input:UpsertStructuredPropertiesInput!){upsertStructuredProperties(input:$input){properties{structuredProperty{urn}}}}");

export const unsetStructuredPropertyMutation = operation<UnsetStructuredPropertyMutation, UnsetStructuredPropertyMutationVariables>('UnsetStructuredProperty', "mutation UnsetStructuredProperty($input:RemoveStructuredPropertiesInput!){removeStructuredProperties(input:$input){properties{structuredProperty{urn}}}}");

export const batchAssignFormMutation = operation<BatchAssignFormMutation, BatchAssignFormMutationVariables>('BatchAssignForm', "mutation BatchAssignForm($input:BatchAssignFormInput!){batchAssignForm(input:$input)}");

export const batchRemoveFormMutation = operation<BatchRemoveFormMutation, BatchRemoveFormMutationVariables>('BatchRemoveForm', "mutation BatchRemoveForm($input:BatchRemoveFormInput!){batchRemoveForm(input:$input)}");
