import { operation } from '../../../src/data/operation.ts';
import type { GrantedPrivilegesQuery, GrantedPrivilegesQueryVariables } from '../../types.ts';

export type { GrantedPrivilegesQuery, GrantedPrivilegesQueryVariables };
export const grantedPrivilegesQuery = operation<GrantedPrivilegesQuery, GrantedPrivilegesQueryVariables>('GrantedPrivileges', "query GrantedPrivileges($actor:String!){getGrantedPrivileges(input:{actorUrn:$actor}){privileges}}");
