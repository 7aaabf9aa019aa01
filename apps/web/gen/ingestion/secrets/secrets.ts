import { operation } from '../../../src/data/operation.ts';
import type { SecretsQuery, SecretsQueryVariables, CreateSecretMutation, CreateSecretMutationVariables, UpdateSecretMutation, UpdateSecretMutationVariables, DeleteSecretMutation, DeleteSecretMutationVariables } from '../../types.ts';

export type { SecretsQuery, SecretsQueryVariables, CreateSecretMutation, CreateSecretMutationVariables, UpdateSecretMutation, UpdateSecretMutationVariables, DeleteSecretMutation, DeleteSecretMutationVariables };
export const secretsQuery = operation<SecretsQuery, SecretsQueryVariables>('Secrets', "query Secrets($input:ListSecretsInput!){listSecrets(input:$input){total secrets{urn name description}}}");

export const createSecretMutation = operation<CreateSecretMutation, CreateSecretMutationVariables>('CreateSecret', "mutation CreateSecret($input:CreateSecretInput!){createSecret(input:$input)}");

export const updateSecretMutation = operation<UpdateSecretMutation, UpdateSecretMutationVariables>('UpdateSecret', "mutation UpdateSecret($input:UpdateSecretInput!){updateSecret(input:$input)}");

export const deleteSecretMutation = operation<DeleteSecretMutation, DeleteSecretMutationVariables>('DeleteSecret', "mutation DeleteSecret($urn:String!){deleteSecret(urn:$urn)}");
