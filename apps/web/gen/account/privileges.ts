import { operation } from '../../src/data/operation.ts';
import type { GrantedPrivilegesQuery, GrantedPrivilegesQueryVariables, GrantedPrivilegesOnQuery, GrantedPrivilegesOnQueryVariables } from '../types.ts';

export type { GrantedPrivilegesQuery, GrantedPrivilegesQueryVariables, GrantedPrivilegesOnQuery, GrantedPrivilegesOnQueryVariables };
export const grantedPrivilegesQuery = operation<GrantedPrivilegesQuery, GrantedPrivilegesQueryVariables>('GrantedPrivileges', "query GrantedPrivileges($actor:String!){getGrantedPrivileges(input:{actorUrn:$actor}){privileges}}");

export const grantedPrivilegesOnQuery = operation<GrantedPrivilegesOnQuery, GrantedPrivilegesOnQueryVariables>('GrantedPrivilegesOn', "query GrantedPrivilegesOn($actor:String!$urn:String!){getGrantedPrivileges(input:{actorUrn:$actor resourceSpec:{resourceType:DOMAIN resourceUrn:$urn}}){privileges}}");
