import { aspect, int, record } from '@colophon/schema';

export const timeBasedRetention = record({
  name: 'com.linkedin.retention.TimeBasedRetention',
  doc: 'Policy that removes versions older than a given age.',
  fields: {
    maxAgeInSeconds: {
      type: int,
      min: 1,
      doc: 'Age in seconds beyond which a version may be removed; `2592000` is 30 days.',
    },
  },
});

export const versionBasedRetention = record({
  name: 'com.linkedin.retention.VersionBasedRetention',
  doc: 'Policy that removes all but the newest versions.',
  fields: { maxVersions: { type: int, min: 1, doc: 'Number of versions to keep, counted from the newest.' } },
});

export const retention = record({
  name: 'com.linkedin.retention.Retention',
  doc: 'How long old versions are kept: by age, by number, or both, whichever limit is reached first.',
  fields: {
    version: {
      type: versionBasedRetention,
      doc: 'Keeps a fixed number of recent versions; absent means no limit by number.',
      optional: true,
    },
    time: {
      type: timeBasedRetention,
      doc: 'Keeps versions up to a certain age; absent means no limit by age.',
      optional: true,
    },
  },
  rules: [{ kind: 'anyOf', fields: ['version', 'time'] }],
});

export const dataHubRetentionConfig = aspect({
  name: 'dataHubRetentionConfig',
  record: 'com.linkedin.retention.DataHubRetentionConfig',
  doc: 'Policy that limits how many old versions of an aspect the catalogue keeps.',
  fields: { retention: { type: retention, doc: 'Retention policy, by number of versions or by age.' } },
});
