import {
  defaultTopics,
  type MessageName,
  type TopicKey,
  topicMessages,
  topicVariables,
} from '@colophon/sdk/kafka';

/** A topic that the stream sends to or reads. */
export type StreamTopic = Exclude<TopicKey, 'upgradeHistory' | 'failedMetadataChangeEvent'>;

export interface TopicDefinition {
  /** DataHub's name of the topic. */
  readonly name: string;
  /** The variable of the environment that gives it another name. */
  readonly variable: string;
  readonly message: MessageName;
  /** Ids of its schemas in the built-in registry: earlier ones first, the current one last. */
  readonly ids: readonly [...earlier: number[], current: number];
  readonly description: string;
}

const definition = (
  topic: StreamTopic,
  ids: TopicDefinition['ids'],
  description: string,
): TopicDefinition => ({
  name: defaultTopics[topic],
  // DataHub has a variable for each of the other topics.
  variable: topicVariables[topic] ?? 'METADATA_CHANGE_EVENT_TOPIC_NAME',
  message: topicMessages[topic],
  ids,
  description,
});

const changeLogIds = [2, 3, 11, 12, 18, 19] as const;

/** DataHub's topics, as far as they are served, with the ids that DataHub's own registry gives to their schemas. */
export const topicDefinitions: Readonly<Record<StreamTopic, TopicDefinition>> = {
  metadataChangeLogVersioned: definition(
    'metadataChangeLogVersioned',
    changeLogIds,
    'Each change of a versioned aspect.',
  ),
  metadataChangeLogTimeseries: definition(
    'metadataChangeLogTimeseries',
    changeLogIds,
    'Each value of a time-series aspect.',
  ),
  platformEvent: definition(
    'platformEvent',
    [4],
    'What changes mean: tags that were added, owners that were removed, and so on.',
  ),
  metadataChangeProposal: definition(
    'metadataChangeProposal',
    [0, 9, 16],
    'Changes that clients propose. They are applied in the order of each partition.',
  ),
  failedMetadataChangeProposal: definition(
    'failedMetadataChangeProposal',
    [1, 10, 17],
    'Proposals that were not applied, with the reason.',
  ),
  metadataChangeEvent: definition(
    'metadataChangeEvent',
    [5, 13, 20],
    'Snapshots that older clients propose.',
  ),
};

export const streamTopics = Object.keys(topicDefinitions) as StreamTopic[];

/** The name of each topic. */
export type TopicNames = Readonly<Record<StreamTopic, string>>;

/** The names of the topics in an environment: DataHub's, unless a variable gives another. */
export const readTopicNames = (env: Readonly<Record<string, string | undefined>>): TopicNames =>
  Object.fromEntries(
    streamTopics.map((topic) => {
      const { name, variable } = topicDefinitions[topic];
      return [topic, env[variable] || name];
    }),
  ) as Record<StreamTopic, string>;
