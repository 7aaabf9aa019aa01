import type { Descriptions } from '../descriptions.ts';

/** Secrets and connections to other systems. */
export const secrets: Descriptions = {
  Secret: {
    $: 'A stored secret, without its value.',
    name: 'Name of the secret, by which recipes refer to it.',
    description: 'What the secret is for.',
  },
  SecretValue: {
    $: 'A secret with its value.',
    name: 'Name of the secret.',
    value: 'The decrypted value.',
  },
  CreateSecretInput: {
    $: 'A secret to store.',
    name: 'Name of the secret, which is also its id; recipes refer to it by this name.',
    value: 'The value; it is stored encrypted.',
  },
  UpdateSecretInput: {
    $: 'New values of a secret.',
    urn: 'URN of the secret.',
    value: 'The value; it is stored encrypted.',
  },
  ListSecretsInput: {
    $: 'Which secrets to list.',
  },
  ListSecretsResult: {
    $: 'One page of secrets.',
  },
  GetSecretValuesInput: {
    $: 'Secrets whose values to return.',
    secrets: 'Names of the secrets.',
  },
  UpsertDataHubConnectionInput: {
    $: 'A connection to create or to replace.',
    id: 'Id that becomes the last part of the URN; a random UUID by default.',
    platformUrn: 'URN of the platform that the connection leads to.',
    type: 'Format of the details.',
    json: 'The details.',
    name: 'Name of the connection.',
  },
  DataHubJsonConnection: {
    $: 'Details of a connection.',
    blob: 'The details, as JSON.',
  },
  DataHubJsonConnectionInput: {
    $: 'Details of a connection.',
    blob: 'The details, as JSON; they are stored encrypted.',
  },
  DataHubConnection: {
    details: 'Details of the connection.',
    platform: 'Data platform that the connection leads to.',
  },
};
