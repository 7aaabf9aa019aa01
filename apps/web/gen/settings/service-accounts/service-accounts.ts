import { operation } from '../../../src/data/operation.ts';
import type { ServiceAccountsQuery, ServiceAccountsQueryVariables, ServiceAccountQuery, ServiceAccountQueryVariables, CreateServiceAccountMutation, CreateServiceAccountMutationVariables, DeleteServiceAccountMutation, DeleteServiceAccountMutationVariables } from '../../types.ts';

export type { ServiceAccountsQuery, ServiceAccountsQueryVariables, ServiceAccountQuery, ServiceAccountQueryVariables, CreateServiceAccountMutation, CreateServiceAccountMutationVariables, DeleteServiceAccountMutation, DeleteServiceAccountMutationVariables };
export const serviceAccountsQuery = operation<ServiceAccountsQuery, ServiceAccountsQueryVariables>('ServiceAccounts', "query ServiceAccounts($input:ListServiceAccountsInput!){listServiceAccounts(input:$input){total serviceAccounts{urn name displayName description createdBy createdAt}}}");

export const serviceAccountQuery = operation<ServiceAccountQuery, ServiceAccountQueryVariables>('ServiceAccount', "query ServiceAccount($urn:String!){getServiceAccount(urn:$urn){urn name displayName description}corpUser(urn:$urn){roles:relationships(input:{types:[\"IsMemberOfRole\"]direction:OUTGOING start:0 count:10}){relationships{entity{urn card{name}}}}}}");

export const createServiceAccountMutation = operation<CreateServiceAccountMutation, CreateServiceAccountMutationVariables>('CreateServiceAccount', "mutation CreateServiceAccount($input:CreateServiceAccountInput!){createServiceAccount(input:$input){urn}}");

export const deleteServiceAccountMutation = operation<DeleteServiceAccountMutation, DeleteServiceAccountMutationVariables>('DeleteServiceAccount', "mutation DeleteServiceAccount($urn:String!){deleteServiceAccount(urn:$urn)}");
