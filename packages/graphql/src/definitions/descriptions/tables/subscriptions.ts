import type { Descriptions } from '../descriptions.ts';

const subscriber = {
  groupUrn: "URN of a group, for the group's subscriptions.",
  userUrn: 'URN of another user. Requires `MANAGE_USERS_AND_GROUPS`.',
};
const parts = {
  subscriptionTypes: 'Which changes the subscription is about; `ENTITY_CHANGE` by default.',
  entityChangeTypes: 'Kinds of change that lead to a notification; all by default.',
  notificationConfig: 'Where notifications go; as the settings of the subscriber say by default.',
  digest:
    'When all changes are sent in one message: `daily`, `weekly` or a cron expression of five fields. By default, each is sent immediately.',
};

/** Subscriptions, by which users and groups are notified of changes. */
export const subscriptions: Descriptions = {
  Query: {
    getSubscription:
      "The caller's subscription to an entity. For a group, requires membership, or `EDIT_ENTITY` or `EDIT_GROUP_MEMBERS` on the group.",
    listSubscriptions:
      "The caller's subscriptions, newest first. For a group, requires membership, or `EDIT_ENTITY` or `EDIT_GROUP_MEMBERS` on the group.",
  },
  Mutation: {
    createSubscription:
      'Follows an entity, or everything that has a glossary term, or is in a domain or a view. For a group, requires membership, or `EDIT_ENTITY` or `EDIT_GROUP_MEMBERS` on the group.',
    updateSubscription:
      'Changes the given parts of a subscription. Requires `MANAGE_USERS_AND_GROUPS`, unless the subscriber is the caller or a group of the caller.',
    deleteSubscription:
      'Deletes a subscription. Requires `MANAGE_USERS_AND_GROUPS`, unless the subscriber is the caller or a group of the caller.',
  },
  DataHubSubscription: {
    $: 'What a user or a group follows, to be notified of changes.',
    subscriptionUrn: 'URN of the subscription.',
    actorUrn: 'URN of the user or group that is notified.',
    entityUrn: 'URN of what is followed.',
    entity: 'What is followed; null for a type that GraphQL does not have.',
    subscriptionTypes: 'Which changes the subscription is about.',
    entityChangeTypes: 'Kinds of change that lead to a notification; empty for all.',
    notificationConfig: 'Where notifications go; null for where the settings of the subscriber say.',
    digest: 'When all changes are sent in one message; null for each immediately.',
    createdOn: 'Who created the subscription and when.',
    updatedOn: 'Who last changed the subscription and when.',
  },
  GetSubscriptionResult: {
    $: 'A subscription, if there is one.',
    subscription: 'The subscription; null for an entity that is not followed.',
  },
  ListSubscriptionsResult: { $: 'A page of subscriptions.' },
  GetSubscriptionInput: {
    $: 'Which subscription to get.',
    entityUrn: 'URN of what is followed.',
    ...subscriber,
  },
  ListSubscriptionsInput: { $: 'Whose subscriptions to list.', ...subscriber },
  CreateSubscriptionInput: {
    $: 'A new subscription.',
    entityUrn:
      'URN of what to follow: any entity. A glossary term, a domain or a view stands for what has it or is in it.',
    ...subscriber,
    ...parts,
  },
  UpdateSubscriptionInput: {
    $: 'Changes of a subscription. What is left out stays as it is; null restores the default.',
    subscriptionUrn: 'URN of the subscription.',
    ...parts,
  },
  DeleteSubscriptionInput: {
    $: 'Which subscription to delete.',
    subscriptionUrn: 'URN of the subscription.',
  },
  EntityChangeDetailsInput: {
    $: 'A kind of change.',
    entityChangeType: 'The kind of change.',
  },
  SubscriptionNotificationConfigInput: {
    $: 'Where the notifications of a subscription go.',
    notificationSettings: 'Channels and their destinations.',
  },
  NotificationSettingsInput: {
    $: 'Channels for notifications, with the destination for each.',
    sinkTypes: 'Channels to use: `EMAIL`, `SLACK` or both.',
    emailSettings: 'Where mails go; to the address of the subscriber by default.',
    slackSettings: 'Where messages in Slack go; as the settings of the subscriber say by default.',
  },
  EmailNotificationSettingsInput: {
    $: 'Where mails go.',
    email: 'Address for mails.',
  },
  SlackNotificationSettingsInput: {
    $: 'Where messages in Slack go: to a person, to channels, or both.',
    userHandle: 'ID of the person.',
    channels: 'IDs of channels, at most ten.',
  },
  NotificationSinkType: { SLACK: 'Messages in Slack.', EMAIL: 'Mail.' },
};
