import { operation } from '../../../src/data/operation.ts';
import type { BatchAddTagsMutation, BatchAddTagsMutationVariables, BatchRemoveTagsMutation, BatchRemoveTagsMutationVariables, BatchAddTermsMutation, BatchAddTermsMutationVariables, BatchRemoveTermsMutation, BatchRemoveTermsMutationVariables, BatchAddOwnersMutation, BatchAddOwnersMutationVariables, BatchRemoveOwnersMutation, BatchRemoveOwnersMutationVariables, BatchSetDomainMutation, BatchSetDomainMutationVariables, BatchSetDataProductMutation, BatchSetDataProductMutationVariables, BatchUpdateDeprecationMutation, BatchUpdateDeprecationMutationVariables, BatchUpdateSoftDeletedMutation, BatchUpdateSoftDeletedMutationVariables, SetStructuredPropertyMutation, SetStructuredPropertyMutationVariables, UnsetStructuredPropertyMutation, UnsetStructuredPropertyMutationVariables, BulkPropertiesQuery, BulkPropertiesQueryVariables } from '../../types.ts';

export type { BatchAddTagsMutation, BatchAddTagsMutationVariables, BatchRemoveTagsMutation, BatchRemoveTagsMutationVariables, BatchAddTermsMutation, BatchAddTermsMutationVariables, BatchRemoveTermsMutation, BatchRemoveTermsMutationVariables, BatchAddOwnersMutation, BatchAddOwnersMutationVariables, BatchRemoveOwnersMutation, BatchRemoveOwnersMutationVariables, BatchSetDomainMutation, BatchSetDomainMutationVariables, BatchSetDataProductMutation, BatchSetDataProductMutationVariables, BatchUpdateDeprecationMutation, BatchUpdateDeprecationMutationVariables, BatchUpdateSoftDeletedMutation, BatchUpdateSoftDeletedMutationVariables, SetStructuredPropertyMutation, SetStructuredPropertyMutationVariables, UnsetStructuredPropertyMutation, UnsetStructuredPropertyMutationVariables, BulkPropertiesQuery, BulkPropertiesQueryVariables };
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

export const bulkPropertiesQuery = operation<BulkPropertiesQuery, BulkPropertiesQueryVariables>('BulkProperties', "query BulkProperties{searchAcrossEntities(input:{query:\"*\" types:[STRUCTURED_PROPERTY]count:200 searchFlags:{skipAggregates:true skipHighlighting:true}}){searchResults{entity{urn card{name}...on StructuredPropertyEntity{definition{allowedValues{value{...on StringValue{stringValue}...on NumberValue{numberValue}}}valueType{urn}}}}}}}");
