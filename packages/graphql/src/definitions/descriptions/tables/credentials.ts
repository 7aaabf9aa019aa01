import type { Descriptions } from '../descriptions.ts';

/** Access tokens and service accounts. */
export const credentials: Descriptions = {
  AccessToken: {
    $: 'An access token with what is stored about it.',
    accessToken: 'The token itself.',
    metadata: 'What is stored about the token.',
  },
  AccessTokenMetadata: {
    $: 'What is stored about an access token.',
    id: 'Id of the token, with which it can be revoked.',
    name: 'Name of the token.',
    description: 'What the token is for.',
    actorUrn: 'URN of the user or service account that the token signs in as.',
    ownerUrn: 'URN of the user who created the token.',
    owner: 'User who created the token.',
    createdAt: 'When the token was created, in milliseconds since the epoch.',
    expiresAt: 'When the token expires, in milliseconds since the epoch; null for never.',
  },
  AccessTokenDuration: {
    $: 'How long an access token is valid.',
    ONE_HOUR: 'One hour.',
    ONE_DAY: 'One day.',
    ONE_WEEK: 'Seven days.',
    ONE_MONTH: '30 days.',
    THREE_MONTHS: '90 days.',
    SIX_MONTHS: '180 days.',
    ONE_YEAR: '365 days.',
    NO_EXPIRY: 'Until it is revoked.',
  },
  AccessTokenType: {
    $: 'Whom an access token signs in.',
    PERSONAL: 'A user.',
    SERVICE_ACCOUNT: 'A service account.',
  },
  CreateAccessTokenInput: {
    $: 'An access token to create.',
    type: 'Whom the token signs in.',
    actorUrn: 'URN of the user or service account that the token signs in as.',
    duration: 'How long the token is valid.',
    name: 'Name of the token.',
    description: 'What the token is for.',
  },
  GetAccessTokenInput: {
    $: 'An access token to issue.',
    type: 'Whom the token signs in; only `PERSONAL`.',
    actorUrn: "URN of the caller's user.",
    duration: 'How long the token is valid.',
  },
  ListAccessTokenInput: {
    $: 'Which access tokens to list.',
    filters: 'Conditions on the tokens, such as their `ownerUrn`.',
  },
  ListAccessTokenResult: {
    $: 'One page of access tokens.',
    tokens: 'The tokens in the page.',
  },
  ServiceAccount: {
    $: 'A user that stands for a program.',
    name: 'User name, with the prefix `service_`.',
    displayName: 'Name shown to people.',
    description: 'What the account is for.',
    createdBy: 'URN of the user who created the account.',
    createdAt: 'When the account was created, in milliseconds since the epoch.',
    updatedAt: 'When the account was last changed, in milliseconds since the epoch.',
    defaultView: 'View that the account searches with.',
  },
  CreateServiceAccountInput: {
    $: 'A service account to create.',
    displayName: 'Name shown to people.',
    description: 'What the account is for.',
  },
  UpdateServiceAccountDefaultViewInput: {
    $: 'A default view for a service account.',
    urn: 'URN of the service account.',
    defaultView: 'URN of a global view; null removes the default.',
  },
  ListServiceAccountsInput: {
    $: 'Which service accounts to list.',
    count: 'Maximum number of results; 10 by default.',
  },
  ListServiceAccountsResult: {
    $: 'One page of service accounts.',
  },
};
