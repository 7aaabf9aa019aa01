import { operation } from '../../../src/data/operation.ts';
import type { ProfileQuery, ProfileQueryVariables, UpdateProfileMutation, UpdateProfileMutationVariables } from '../../types.ts';

export type { ProfileQuery, ProfileQueryVariables, UpdateProfileMutation, UpdateProfileMutationVariables };
export const profileQuery = operation<ProfileQuery, ProfileQueryVariables>('Profile', "query Profile($urn:String!){corpUser(urn:$urn){urn card{name}properties{displayName fullName title email}editableProperties{displayName title aboutMe teams pictureLink email}roles:relationships(input:{types:[\"IsMemberOfRole\"]direction:OUTGOING start:0 count:10}){relationships{entity{urn card{name}}}}}}");

export const updateProfileMutation = operation<UpdateProfileMutation, UpdateProfileMutationVariables>('UpdateProfile', "mutation UpdateProfile($urn:String!$input:CorpUserUpdateInput!){updateCorpUserProperties(urn:$urn input:$input){urn}}");
