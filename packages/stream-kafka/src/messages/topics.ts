import type { RecordName } from './envelopes.ts';

/** What is sent through a topic. */
export type TopicRole =
  | 'versioned'
  | 'timeseries'
  | 'events'
  | 'proposals'
  | 'failedProposals'
  | 'changeEvents';

export interface TopicDefinition {
  /** DataHub's name of the topic. */
  readonly name: string;
  /** The variable of the environment that gives it another name; DataHub's, except the last. */
  readonly variable: string;
  readonly record: RecordName;
  /** Ids of its schemas in the built-in registry: earlier ones first, the current one last. */
  readonly ids: readonly [...earlier: number[], current: number];
  readonly description: string;
}

/** DataHub's topics, as far as they are served, with the ids that DataHub's own registry gives to their schemas. */
export const topicDefinitions: Readonly<Record<TopicRole, TopicDefinition>> = {
  versioned: {
    name: 'MetadataChangeLog_Versioned_v1',
    variable: 'METADATA_CHANGE_LOG_VERSIONED_TOPIC_NAME',
    record: 'MetadataChangeLog',
    ids: [2, 3, 11, 12, 18, 19],
    description: 'Each change of a versioned aspect.',
  },
  timeseries: {
    name: 'MetadataChangeLog_Timeseries_v1',
    variable: 'METADATA_CHANGE_LOG_TIMESERIES_TOPIC_NAME',
    record: 'MetadataChangeLog',
    ids: [2, 3, 11, 12, 18, 19],
    description: 'Each value of a time-series aspect.',
  },
  events: {
    name: 'PlatformEvent_v1',
    variable: 'PLATFORM_EVENT_TOPIC_NAME',
    record: 'PlatformEvent',
    ids: [4],
    description: 'What changes mean: tags that were added, owners that were removed, and so on.',
  },
  proposals: {
    name: 'MetadataChangeProposal_v1',
    variable: 'METADATA_CHANGE_PROPOSAL_TOPIC_NAME',
    record: 'MetadataChangeProposal',
    ids: [0, 9, 16],
    description: 'Changes that clients propose. They are applied in the order of each partition.',
  },
  failedProposals: {
    name: 'FailedMetadataChangeProposal_v1',
    variable: 'FAILED_METADATA_CHANGE_PROPOSAL_TOPIC_NAME',
    record: 'FailedMetadataChangeProposal',
    ids: [1, 10, 17],
    description: 'Proposals that were not applied, with the reason.',
  },
  changeEvents: {
    name: 'MetadataChangeEvent_v4',
    variable: 'METADATA_CHANGE_EVENT_TOPIC_NAME',
    record: 'MetadataChangeEvent',
    ids: [5, 13, 20],
    description: 'Snapshots that older clients propose.',
  },
};

export const topicRoles = Object.keys(topicDefinitions) as TopicRole[];

/** The name of each topic. */
export type TopicNames = Readonly<Record<TopicRole, string>>;

/** The names of the topics in an environment: DataHub's, unless a variable gives another. */
export const readTopicNames = (env: Readonly<Record<string, string | undefined>>): TopicNames =>
  Object.fromEntries(
    topicRoles.map((role) => [role, env[topicDefinitions[role].variable] || topicDefinitions[role].name]),
  ) as Record<TopicRole, string>;
