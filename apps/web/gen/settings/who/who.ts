import { operation } from '../../../src/data/operation.ts';
import type { CandidatesQuery, CandidatesQueryVariables } from '../../types.ts';

export type { CandidatesQuery, CandidatesQueryVariables };
export const candidatesQuery = operation<CandidatesQuery, CandidatesQueryVariables>('Candidates', "query Candidates($users:ListUsersInput!$groups:ListGroupsInput!){listUsers(input:$users){total users{urn card{name}}}listGroups(input:$groups){total groups{urn card{name}}}}");
