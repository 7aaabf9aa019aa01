import { aspect, boolean, int, long, string, urn } from '@colophon/schema';

export const slackUserInfo = aspect({
  name: 'slackUserInfo',
  record: 'com.linkedin.dataplatform.slack.SlackUserInfo',
  doc: 'Slack profile of a person, copied from the Slack API to link a catalogue user to a workspace member.',
  fields: {
    slackInstance: {
      type: urn('dataPlatformInstance'),
      doc: 'URN of the `dataPlatformInstance` that represents the Slack workspace.',
      relationship: { name: 'PartOfSlackWorkspace', to: ['dataPlatformInstance'] },
    },
    id: {
      type: string,
      doc: 'Slack member id, such as `U012AB3CD`, which stays the same when the person is renamed.',
    },
    name: { type: string, doc: 'Slack handle without the at sign, such as `jdoe`.' },
    realName: { type: string, doc: 'Full name in the Slack profile.' },
    displayName: {
      type: string,
      doc: 'Name shown next to messages in Slack, often shorter than `realName`.',
      search: { kind: 'WORD_GRAM', name: 'slackDisplayName', boost: 10.0, label: 'name' },
    },
    email: {
      type: string,
      doc: 'Email address in the Slack profile; absent when Slack does not disclose it.',
      optional: true,
    },
    teamId: { type: string, doc: "Slack's id of the workspace, such as `T012AB3C4`." },
    isDeleted: { type: boolean, doc: 'True once the Slack account has been deactivated.' },
    isAdmin: {
      type: boolean,
      doc: 'True for administrators of the Slack workspace; unrelated to permissions in the catalogue.',
    },
    isOwner: {
      type: boolean,
      doc: 'True for owners of the Slack workspace; unrelated to ownership of assets.',
    },
    isPrimaryOwner: {
      type: boolean,
      doc: 'True for the primary owner of the Slack workspace.',
    },
    isBot: { type: boolean, doc: 'True when the account belongs to an app rather than a person.' },
    timezone: { type: string, doc: 'Time zone set in Slack, such as `Europe/Paris`.', optional: true },
    timezoneOffset: {
      type: int,
      doc: "Difference between the member's time zone and UTC, in seconds as the Slack API gives it.",
      optional: true,
    },
    title: {
      type: string,
      doc: 'Job title from the Slack profile, such as `Data engineer`.',
      optional: true,
    },
    phone: {
      type: string,
      doc: 'Phone number from the Slack profile, as the member entered it.',
      optional: true,
    },
    profilePictureUrl: { type: string, doc: 'URL of the avatar image shown in Slack.', optional: true },
    statusText: {
      type: string,
      doc: 'Custom status message at the time of ingestion, such as `On holiday`.',
      optional: true,
    },
    statusEmoji: {
      type: string,
      doc: 'Emoji code of the custom status, such as `:palm_tree:`.',
      optional: true,
    },
    lastUpdatedSeconds: {
      type: long,
      doc: "Time of the latest change to the member's profile, in seconds (not milliseconds) since the epoch.",
      optional: true,
    },
  },
});
