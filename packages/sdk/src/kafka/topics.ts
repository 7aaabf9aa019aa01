/** The messages that a catalogue sends and receives over Kafka, by the names of their records. */
export const messageNames = [
  'MetadataChangeProposal',
  'FailedMetadataChangeProposal',
  'MetadataChangeLog',
  'PlatformEvent',
  'DataHubUpgradeHistoryEvent',
  'MetadataChangeEvent',
  'FailedMetadataChangeEvent',
] as const;
/** One of the messages on the topics. */
export type MessageName = (typeof messageNames)[number];

/** The topics and their default names. The environment variables of DataHub that rename them are in {@link topicVariables}. */
export const defaultTopics = {
  metadataChangeProposal: 'MetadataChangeProposal_v1',
  failedMetadataChangeProposal: 'FailedMetadataChangeProposal_v1',
  metadataChangeLogVersioned: 'MetadataChangeLog_Versioned_v1',
  metadataChangeLogTimeseries: 'MetadataChangeLog_Timeseries_v1',
  platformEvent: 'PlatformEvent_v1',
  upgradeHistory: 'DataHubUpgradeHistory_v1',
  metadataChangeEvent: 'MetadataChangeEvent_v4',
  failedMetadataChangeEvent: 'FailedMetadataChangeEvent_v4',
} as const;
/** A topic by its purpose. */
export type TopicKey = keyof typeof defaultTopics;
/** The name of each topic. */
export type Topics = Readonly<Record<TopicKey, string>>;

/** The message on each topic. */
export const topicMessages: Readonly<Record<TopicKey, MessageName>> = {
  metadataChangeProposal: 'MetadataChangeProposal',
  failedMetadataChangeProposal: 'FailedMetadataChangeProposal',
  metadataChangeLogVersioned: 'MetadataChangeLog',
  metadataChangeLogTimeseries: 'MetadataChangeLog',
  platformEvent: 'PlatformEvent',
  upgradeHistory: 'DataHubUpgradeHistoryEvent',
  metadataChangeEvent: 'MetadataChangeEvent',
  failedMetadataChangeEvent: 'FailedMetadataChangeEvent',
};

/** The environment variables that rename topics, as DataHub has them. */
export const topicVariables: Readonly<Partial<Record<TopicKey, string>>> = {
  metadataChangeProposal: 'METADATA_CHANGE_PROPOSAL_TOPIC_NAME',
  failedMetadataChangeProposal: 'FAILED_METADATA_CHANGE_PROPOSAL_TOPIC_NAME',
  metadataChangeLogVersioned: 'METADATA_CHANGE_LOG_VERSIONED_TOPIC_NAME',
  metadataChangeLogTimeseries: 'METADATA_CHANGE_LOG_TIMESERIES_TOPIC_NAME',
  platformEvent: 'PLATFORM_EVENT_TOPIC_NAME',
  upgradeHistory: 'DATAHUB_UPGRADE_HISTORY_TOPIC_NAME',
};

/** The subject of a topic's values in a schema registry: `<topic>-value`. */
export const subjectOf = (topic: string): string => `${topic}-value`;
