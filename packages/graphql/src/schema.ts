import { buildSchema } from 'graphql';

/**
 * What is served: DataHub's names and types for access tokens, invitations and roles, as its clients send them. All else of
 * DataHub's schema is missing, and is refused by its name.
 */
export const typeDefinitions = `
"""A 64-bit integer: times are milliseconds since the epoch."""
scalar Long

type Query {
  """Access tokens that the caller may see, in the order of their ids."""
  listAccessTokens(input: ListAccessTokenInput!): ListAccessTokenResult!
  """What is known about an access token, except the token itself."""
  getAccessTokenMetadata(token: String!): AccessTokenMetadata!
  """A new invite token for one user, valid an hour. Tokens are stored as hashes, so an earlier one cannot be returned."""
  getInviteToken(input: GetInviteTokenInput!): InviteToken
}

type Mutation {
  """Creates an access token. It is returned this once."""
  createAccessToken(input: CreateAccessTokenInput!): AccessToken
  """Revokes an access token by its id. The next request with it is rejected."""
  revokeAccessToken(tokenId: String!): Boolean!
  """A new invite token for any number of users, valid 7 days. The earlier one for the same role ends."""
  createInviteToken(input: CreateInviteTokenInput!): InviteToken
  """A token with which a user sets a new password, valid an hour. Earlier ones end."""
  createNativeUserResetToken(input: CreateNativeUserResetTokenInput!): ResetToken
  """Makes a role the only one of each user or group; without a role, takes away all of theirs."""
  batchAssignRole(input: BatchAssignRoleInput!): Boolean
}

enum EntityType {
  ACCESS_TOKEN
}

interface Entity {
  urn: String!
  type: EntityType!
}

enum AccessTokenType {
  PERSONAL
  SERVICE_ACCOUNT
}

enum AccessTokenDuration {
  ONE_HOUR
  ONE_DAY
  ONE_WEEK
  ONE_MONTH
  THREE_MONTHS
  SIX_MONTHS
  ONE_YEAR
  NO_EXPIRY
}

input CreateAccessTokenInput {
  type: AccessTokenType!
  """URN of the user or service account that it acts for."""
  actorUrn: String!
  duration: AccessTokenDuration!
  name: String!
  description: String
}

type AccessToken {
  accessToken: String!
  metadata: AccessTokenMetadata
}

type AccessTokenMetadata implements Entity {
  urn: String!
  type: EntityType!
  id: String!
  name: String!
  description: String
  """URN of the user or service account that it acts for."""
  actorUrn: String!
  """URN of who created it."""
  ownerUrn: String!
  createdAt: Long!
  expiresAt: Long
}

enum FilterOperator {
  EQUAL
  IN
}

input FacetFilterInput {
  """\`actorUrn\` or \`ownerUrn\`."""
  field: String!
  values: [String!]
  negated: Boolean
  condition: FilterOperator
}

input ListAccessTokenInput {
  start: Int
  count: Int
  filters: [FacetFilterInput!]
}

type ListAccessTokenResult {
  start: Int!
  count: Int!
  total: Int!
  tokens: [AccessTokenMetadata!]!
}

input GetInviteTokenInput {
  """URN of the role that the user gets."""
  roleUrn: String
}

input CreateInviteTokenInput {
  """URN of the role that each user gets."""
  roleUrn: String
}

type InviteToken {
  inviteToken: String!
}

input CreateNativeUserResetTokenInput {
  userUrn: String!
}

type ResetToken {
  resetToken: String!
}

input BatchAssignRoleInput {
  roleUrn: String
  """URNs of users and groups."""
  actors: [String!]!
}
`;

export const schema = buildSchema(typeDefinitions);

/** The names of all that can be asked for: what an error names that refuses something else. */
export const servedFields: readonly string[] = [schema.getQueryType(), schema.getMutationType()].flatMap(
  (type) => Object.keys(type?.getFields() ?? {}),
);
