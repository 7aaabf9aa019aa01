import { operation } from '../../../src/data/operation.ts';
import type { UsersQuery, UsersQueryVariables, UpdateUserStatusMutation, UpdateUserStatusMutationVariables, RemoveUserMutation, RemoveUserMutationVariables, CreateResetTokenMutation, CreateResetTokenMutationVariables } from '../../types.ts';

export type { UsersQuery, UsersQueryVariables, UpdateUserStatusMutation, UpdateUserStatusMutationVariables, RemoveUserMutation, RemoveUserMutationVariables, CreateResetTokenMutation, CreateResetTokenMutationVariables };
export const usersQuery = operation<UsersQuery, UsersQueryVariables>('Users', "query Users($input:ListUsersInput!){listUsers(input:$input){total users{urn username status isNativeUser card{name}properties{title email}editableProperties{title email}roles:relationships(input:{types:[\"IsMemberOfRole\"]direction:OUTGOING start:0 count:10}){relationships{entity{urn card{name}}}}}}}");

export const updateUserStatusMutation = operation<UpdateUserStatusMutation, UpdateUserStatusMutationVariables>('UpdateUserStatus', "mutation UpdateUserStatus($urn:String!$status:CorpUserStatus!){updateUserStatus(urn:$urn status:$status)}");

export const removeUserMutation = operation<RemoveUserMutation, RemoveUserMutationVariables>('RemoveUser', "mutation RemoveUser($urn:String!){removeUser(urn:$urn)}");

export const createResetTokenMutation = operation<CreateResetTokenMutation, CreateResetTokenMutationVariables>('CreateResetToken', "mutation CreateResetToken($input:CreateNativeUserResetTokenInput!){createNativeUserResetToken(input:$input){resetToken}}");
