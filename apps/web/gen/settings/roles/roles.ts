import { operation } from '../../../src/data/operation.ts';
import type { RolesQuery, RolesQueryVariables, AssignRoleMutation, AssignRoleMutationVariables } from '../../types.ts';

export type { RolesQuery, RolesQueryVariables, AssignRoleMutation, AssignRoleMutationVariables };
export const rolesQuery = operation<RolesQuery, RolesQueryVariables>('Roles', "query Roles{listRoles(input:{start:0 count:100}){roles{urn name description holders:relationships(input:{types:[\"IsMemberOfRole\"]direction:INCOMING start:0 count:100}){total relationships{entity{urn card{name}}}}}}}");

export const assignRoleMutation = operation<AssignRoleMutation, AssignRoleMutationVariables>('AssignRole', "mutation AssignRole($input:BatchAssignRoleInput!){batchAssignRole(input:$input)}");
