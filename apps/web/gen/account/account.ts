import { operation } from '../../src/data/operation.ts';
import type { AccountQuery, AccountQueryVariables } from '../types.ts';

export type { AccountQuery, AccountQueryVariables };
export const accountQuery = operation<AccountQuery, AccountQueryVariables>('Account', "query Account{me{corpUser{urn card{name}}platformPrivileges{managePolicies manageIdentities manageUserCredentials manageTokens manageServiceAccounts generatePersonalAccessTokens manageIngestion manageSecrets}}}");
