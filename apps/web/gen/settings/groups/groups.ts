import { operation } from '../../../src/data/operation.ts';
import type { GroupsQuery, GroupsQueryVariables, GroupQuery, GroupQueryVariables, CreateGroupMutation, CreateGroupMutationVariables, ChangeGroupMutation, ChangeGroupMutationVariables, RemoveGroupMutation, RemoveGroupMutationVariables, AddMembersMutation, AddMembersMutationVariables, RemoveMembersMutation, RemoveMembersMutationVariables } from '../../types.ts';

export type { GroupsQuery, GroupsQueryVariables, GroupQuery, GroupQueryVariables, CreateGroupMutation, CreateGroupMutationVariables, ChangeGroupMutation, ChangeGroupMutationVariables, RemoveGroupMutation, RemoveGroupMutationVariables, AddMembersMutation, AddMembersMutationVariables, RemoveMembersMutation, RemoveMembersMutationVariables };
export const groupsQuery = operation<GroupsQuery, GroupsQueryVariables>('Groups', "query Groups($input:ListGroupsInput!){listGroups(input:$input){total groups{...GroupParts members:relationships(input:{types:[\"IsMemberOfGroup\" \"IsMemberOfNativeGroup\"]direction:INCOMING start:0 count:0}){total}}}}fragment GroupParts on CorpGroup{urn card{name description}origin{type}roles:relationships(input:{types:[\"IsMemberOfRole\"]direction:OUTGOING start:0 count:10}){relationships{entity{urn card{name}}}}}");

export const groupQuery = operation<GroupQuery, GroupQueryVariables>('Group', "query Group($urn:String!$start:Int!$count:Int!){corpGroup(urn:$urn){exists ...GroupParts members:relationships(input:{types:[\"IsMemberOfGroup\" \"IsMemberOfNativeGroup\"]direction:INCOMING start:$start count:$count}){total relationships{entity{urn card{name}}}}}}fragment GroupParts on CorpGroup{urn card{name description}origin{type}roles:relationships(input:{types:[\"IsMemberOfRole\"]direction:OUTGOING start:0 count:10}){relationships{entity{urn card{name}}}}}");

export const createGroupMutation = operation<CreateGroupMutation, CreateGroupMutationVariables>('CreateGroup', "mutation CreateGroup($input:CreateGroupInput!){createGroup(input:$input)}");

export const changeGroupMutation = operation<ChangeGroupMutation, ChangeGroupMutationVariables>('ChangeGroup', "mutation ChangeGroup($urn:String!$name:UpdateNameInput!$properties:CorpGroupUpdateInput!){updateName(input:$name)updateCorpGroupProperties(urn:$urn input:$properties){urn}}");

export const removeGroupMutation = operation<RemoveGroupMutation, RemoveGroupMutationVariables>('RemoveGroup', "mutation RemoveGroup($urn:String!){removeGroup(urn:$urn)}");

export const addMembersMutation = operation<AddMembersMutation, AddMembersMutationVariables>('AddMembers', "mutation AddMembers($input:AddGroupMembersInput!){addGroupMembers(input:$input)}");

export const removeMembersMutation = operation<RemoveMembersMutation, RemoveMembersMutationVariables>('RemoveMembers', "mutation RemoveMembers($input:RemoveGroupMembersInput!){removeGroupMembers(input:$input)}");
