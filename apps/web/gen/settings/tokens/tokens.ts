import { operation } from '../../../src/data/operation.ts';
import type { AccessTokensQuery, AccessTokensQueryVariables, CreateAccessTokenMutation, CreateAccessTokenMutationVariables, RevokeAccessTokenMutation, RevokeAccessTokenMutationVariables } from '../../types.ts';

export type { AccessTokensQuery, AccessTokensQueryVariables, CreateAccessTokenMutation, CreateAccessTokenMutationVariables, RevokeAccessTokenMutation, RevokeAccessTokenMutationVariables };
export const accessTokensQuery = operation<AccessTokensQuery, AccessTokensQueryVariables>('AccessTokens', "query AccessTokens($input:ListAccessTokenInput!){listAccessTokens(input:$input){total tokens{id name description actorUrn createdAt expiresAt}}}");

export const createAccessTokenMutation = operation<CreateAccessTokenMutation, CreateAccessTokenMutationVariables>('CreateAccessToken', "mutation CreateAccessToken($input:CreateAccessTokenInput!){createAccessToken(input:$input){accessToken}}");

export const revokeAccessTokenMutation = operation<RevokeAccessTokenMutation, RevokeAccessTokenMutationVariables>('RevokeAccessToken', "mutation RevokeAccessToken($tokenId:String!){revokeAccessToken(tokenId:$tokenId)}");
