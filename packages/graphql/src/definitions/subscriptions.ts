/**
 * Subscriptions, which DataHub's open schema does not have. Operations and inputs have the names of DataHub Cloud's;
 * `digest` and `userUrn` are our own. Only kinds of change are offered of which there is an event.
 */
export const subscriptions = `
extend type Query {
  getSubscription(input: GetSubscriptionInput!): GetSubscriptionResult!
  listSubscriptions(input: ListSubscriptionsInput!): ListSubscriptionsResult!
}

extend type Mutation {
  createSubscription(input: CreateSubscriptionInput!): DataHubSubscription!
  updateSubscription(input: UpdateSubscriptionInput!): DataHubSubscription!
  deleteSubscription(input: DeleteSubscriptionInput!): Boolean!
}

type DataHubSubscription {
  subscriptionUrn: String!
  actorUrn: String!
  entityUrn: String!
  entity: Entity
  subscriptionTypes: [SubscriptionType!]!
  entityChangeTypes: [EntityChangeDetails!]!
  notificationConfig: SubscriptionNotificationConfig
  digest: String
  createdOn: AuditStamp!
  updatedOn: AuditStamp!
}

type EntityChangeDetails {
  entityChangeType: EntityChangeType!
}

type SubscriptionNotificationConfig {
  notificationSettings: NotificationSettings
}

type NotificationSettings {
  sinkTypes: [NotificationSinkType!]!
  emailSettings: EmailNotificationSettings
  slackSettings: SlackNotificationSettings
}

type EmailNotificationSettings {
  email: String!
}

type SlackNotificationSettings {
  userHandle: String
  channels: [String!]
}

type GetSubscriptionResult {
  subscription: DataHubSubscription
}

type ListSubscriptionsResult {
  start: Int!
  count: Int!
  total: Int!
  subscriptions: [DataHubSubscription!]!
}

input GetSubscriptionInput {
  entityUrn: String!
  groupUrn: String
  userUrn: String
}

input ListSubscriptionsInput {
  start: Int
  count: Int
  groupUrn: String
  userUrn: String
}

input CreateSubscriptionInput {
  entityUrn: String!
  groupUrn: String
  userUrn: String
  subscriptionTypes: [SubscriptionType!]
  entityChangeTypes: [EntityChangeDetailsInput!]
  notificationConfig: SubscriptionNotificationConfigInput
  digest: String
}

input UpdateSubscriptionInput {
  subscriptionUrn: String!
  subscriptionTypes: [SubscriptionType!]
  entityChangeTypes: [EntityChangeDetailsInput!]
  notificationConfig: SubscriptionNotificationConfigInput
  digest: String
}

input DeleteSubscriptionInput {
  subscriptionUrn: String!
}

input EntityChangeDetailsInput {
  entityChangeType: EntityChangeType!
}

input SubscriptionNotificationConfigInput {
  notificationSettings: NotificationSettingsInput
}

input NotificationSettingsInput {
  sinkTypes: [NotificationSinkType!]!
  emailSettings: EmailNotificationSettingsInput
  slackSettings: SlackNotificationSettingsInput
}

input EmailNotificationSettingsInput {
  email: String!
}

input SlackNotificationSettingsInput {
  userHandle: String
  channels: [String!]
}

enum SubscriptionType {
  ENTITY_CHANGE
}

enum EntityChangeType {
  OPERATION_COLUMN_ADDED
  OPERATION_COLUMN_REMOVED
  OPERATION_COLUMN_MODIFIED
  ASSERTION_PASSED
  ASSERTION_FAILED
  ASSERTION_ERROR
  DEPRECATED
  UNDEPRECATED
  DOCUMENTATION_CHANGE
  OWNER_ADDED
  OWNER_REMOVED
  GLOSSARY_TERM_ADDED
  GLOSSARY_TERM_REMOVED
  TAG_ADDED
  TAG_REMOVED
}

enum NotificationSinkType {
  EMAIL
  SLACK
}
`;
