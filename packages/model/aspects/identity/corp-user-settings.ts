import { array, aspect, boolean, enumeration, record, string, urn } from '@colophon/schema';

export const notificationSinkType = enumeration({
  name: 'com.linkedin.event.notification.NotificationSinkType',
  doc: 'Channel through which a notification goes out.',
  symbols: {
    SLACK: 'Send the notification to Slack.',
    EMAIL: 'Send the notification by e-mail.',
    TEAMS: 'Send the notification to Microsoft Teams.',
  },
});

export const emailNotificationSettings = record({
  name: 'com.linkedin.event.notification.settings.EmailNotificationSettings',
  doc: 'Where notifications by email go, for a user or a group.',
  fields: {
    email: {
      type: string,
      doc: 'Address of the user or group; mandatory once email settings are given at all.',
    },
  },
});

export const slackNotificationSettings = record({
  name: 'com.linkedin.event.notification.settings.SlackNotificationSettings',
  doc: 'Slack destinations of notifications: a user, channels, or both.',
  fields: {
    userHandle: {
      type: string,
      doc: 'Slack handle of the person to message directly; absent, nobody is.',
      optional: true,
    },
    channels: { type: array(string), doc: 'Slack channels to post in; absent, none are.', optional: true },
  },
});

export const notificationSettings = record({
  name: 'com.linkedin.event.notification.settings.NotificationSettings',
  doc: 'Channels on which a user, a group or a subscription receives notifications, with the address on each.',
  fields: {
    sinkTypes: {
      type: array(notificationSinkType),
      doc: 'Channels in use, out of `SLACK`, `EMAIL` and `TEAMS`; each message goes to all of those listed.',
    },
    slackSettings: {
      type: slackNotificationSettings,
      doc: 'Slack user and channels to notify, for when `sinkTypes` includes `SLACK`.',
      optional: true,
    },
    emailSettings: {
      type: emailNotificationSettings,
      doc: 'Address to notify, for when `sinkTypes` includes `EMAIL`.',
      optional: true,
    },
  },
});

export const corpUserAppearanceSettings = record({
  name: 'com.linkedin.identity.CorpUserAppearanceSettings',
  doc: "One user's choices about how the web interface looks.",
  fields: {
    showSimplifiedHomepage: {
      type: boolean,
      doc: 'True limits the home page to datasets, charts and dashboards, for people who do not work on operations.',
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
  doc: "One user's own home page: its layout and the announcements already dismissed.",
  fields: {
    pageTemplate: {
      type: urn('dataHubPageTemplate'),
      doc: "Urn of the page template shown as the user's home page; absent, the default for all users applies.",
      optional: true,
      relationship: { name: 'HasPersonalPageTemplate', to: ['dataHubPageTemplate'] },
    },
    dismissedAnnouncements: {
      type: array(string),
      doc: 'Urns of announcements that the user has closed and should not see again.',
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
  doc: "One user's preferences for views, the saved filters over the catalogue.",
  fields: {
    defaultView: {
      type: urn('dataHubView'),
      doc: 'Urn of the view applied for the user from the start; absent if the user has chosen none.',
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
      doc: 'How the web interface looks for the user; the only group of settings that must be present.',
    },
    views: {
      type: corpUserViewsSettings,
      doc: "The user's preferences for saved views, such as the one that opens by default.",
      optional: true,
    },
    notificationSettings: {
      type: notificationSettings,
      doc: 'Where the user receives notifications, for example by mail or on Slack.',
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
