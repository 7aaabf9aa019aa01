import { array, aspect, boolean, enumeration, record, string, urn } from '@colophon/schema';

export const notificationSinkType = enumeration({
  name: 'com.linkedin.event.notification.NotificationSinkType',
  doc: 'Channel through which a notification is sent.',
  symbols: {
    SLACK: 'Send the notification to Slack.',
    EMAIL: 'Send the notification by email.',
    TEAMS: 'Send the notification to Microsoft Teams.',
  },
});

export const emailNotificationSettings = record({
  name: 'com.linkedin.event.notification.settings.EmailNotificationSettings',
  doc: 'Email settings for notifications to a user or a group.',
  fields: {
    email: {
      type: string,
      doc: 'Email address of the user or group; required if email settings are given.',
    },
  },
});

export const slackNotificationSettings = record({
  name: 'com.linkedin.event.notification.settings.SlackNotificationSettings',
  doc: 'Slack destinations for notifications: a user, channels, or both.',
  fields: {
    userHandle: {
      type: string,
      doc: 'Slack handle of the user to message directly; absent for no direct messages.',
      optional: true,
    },
    channels: { type: array(string), doc: 'Slack channels to post in; absent for none.', optional: true },
  },
});

export const notificationSettings = record({
  name: 'com.linkedin.event.notification.settings.NotificationSettings',
  doc: 'Channels on which a user, a group or a subscription receives notifications, with the destination for each.',
  fields: {
    sinkTypes: {
      type: array(notificationSinkType),
      doc: 'Enabled channels, out of `SLACK`, `EMAIL` and `TEAMS`; each message goes to all of those listed.',
    },
    slackSettings: {
      type: slackNotificationSettings,
      doc: 'Slack user and channels to notify, used when `sinkTypes` includes `SLACK`.',
      optional: true,
    },
    emailSettings: {
      type: emailNotificationSettings,
      doc: 'Email address to notify, used when `sinkTypes` includes `EMAIL`.',
      optional: true,
    },
  },
});

export const corpUserAppearanceSettings = record({
  name: 'com.linkedin.identity.CorpUserAppearanceSettings',
  doc: 'Appearance settings of the web interface for one user.',
  fields: {
    showSimplifiedHomepage: {
      type: boolean,
      doc: 'True limits the home page to datasets, charts and dashboards, for users who do not work on operations.',
      optional: true,
    },
    showThemeV2: {
      type: boolean,
      doc: 'True gives the user the second generation of the web interface, false the first.',
      optional: true,
    },
  },
});

export const corpUserHomePageSettings = record({
  name: 'com.linkedin.identity.CorpUserHomePageSettings',
  doc: "A user's personal home page: its layout and the announcements already dismissed.",
  fields: {
    pageTemplate: {
      type: urn('dataHubPageTemplate'),
      doc: "URN of the page template of the user's home page; when absent, the default for all users applies.",
      optional: true,
      relationship: { name: 'HasPersonalPageTemplate', to: ['dataHubPageTemplate'] },
    },
    dismissedAnnouncements: {
      type: array(string),
      doc: 'URNs of announcements that the user has dismissed.',
      optional: true,
    },
  },
});

export const corpUserLocaleSettings = record({
  name: 'com.linkedin.identity.CorpUserLocaleSettings',
  doc: 'Language preference of one user.',
  fields: {
    language: {
      type: string,
      doc: 'Language of the web interface as a BCP 47 tag, for example `en` or `de`.',
      optional: true,
    },
  },
});

export const corpUserViewsSettings = record({
  name: 'com.linkedin.identity.CorpUserViewsSettings',
  doc: 'View preferences of one user; views are saved filters over the catalogue.',
  fields: {
    defaultView: {
      type: urn('dataHubView'),
      doc: 'URN of the view applied by default; absent if the user has chosen none.',
      optional: true,
    },
  },
});

export const corpUserSettings = aspect({
  name: 'corpUserSettings',
  record: 'com.linkedin.identity.CorpUserSettings',
  doc: 'Preferences that a user sets in the web interface: appearance, default view, notifications, home page, language.',
  fields: {
    appearance: {
      type: corpUserAppearanceSettings,
      doc: 'Appearance of the web interface; the only required group of settings.',
    },
    views: {
      type: corpUserViewsSettings,
      doc: 'View preferences of the user, such as the default view.',
      optional: true,
    },
    notificationSettings: {
      type: notificationSettings,
      doc: 'Where the user receives notifications, for example by email or on Slack.',
      optional: true,
    },
    homePage: {
      type: corpUserHomePageSettings,
      doc: "Layout of the user's home page and announcements dismissed there.",
      optional: true,
    },
    locale: {
      type: corpUserLocaleSettings,
      doc: "The user's language for the web interface; absent when none has been chosen.",
      optional: true,
    },
  },
});
