import { operation } from '../../../src/data/operation.ts';
import type { TagsQuery, TagsQueryVariables, TagUsesQuery, TagUsesQueryVariables, CreateTagMutation, CreateTagMutationVariables, UpdateTagMutation, UpdateTagMutationVariables, SetTagColorMutation, SetTagColorMutationVariables, DeleteTagMutation, DeleteTagMutationVariables } from '../../types.ts';

export type { TagsQuery, TagsQueryVariables, TagUsesQuery, TagUsesQueryVariables, CreateTagMutation, CreateTagMutationVariables, UpdateTagMutation, UpdateTagMutationVariables, SetTagColorMutation, SetTagColorMutationVariables, DeleteTagMutation, DeleteTagMutationVariables };
export const tagsQuery = operation<TagsQuery, TagsQueryVariables>('Tags', "query Tags($input:SearchAcrossEntitiesInput!){searchAcrossEntities(input:$input){total searchResults{entity{urn card{name description color rights{edit isAllowed privileges}}}}}}");

export const tagUsesQuery = operation<TagUsesQuery, TagUsesQueryVariables>('TagUses', "query TagUses($urns:[String!]!$count:Int!){aggregateAcrossEntities(input:{query:\"*\" facets:[\"tags\"]orFilters:[{and:[{field:\"tags\" values:$urns}]}]searchFlags:{maxAggValues:$count}}){facets{field aggregations{value count}}}}");

export const createTagMutation = operation<CreateTagMutation, CreateTagMutationVariables>('CreateTag', "mutation CreateTag($input:CreateTagInput!){createTag(input:$input)}");

export const updateTagMutation = operation<UpdateTagMutation, UpdateTagMutationVariables>('UpdateTag', "mutation UpdateTag($urn:String!$input:TagUpdateInput!){updateTag(urn:$urn input:$input){urn}}");

export const setTagColorMutation = operation<SetTagColorMutation, SetTagColorMutationVariables>('SetTagColor', "mutation SetTagColor($urn:String!$colorHex:String!){setTagColor(urn:$urn colorHex:$colorHex)}");

export const deleteTagMutation = operation<DeleteTagMutation, DeleteTagMutationVariables>('DeleteTag', "mutation DeleteTag($urn:String!){deleteTag(urn:$urn)}");
