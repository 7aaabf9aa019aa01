// Running the stream.
export {
  checkStream,
  type RunningStream,
  runStream,
  type StreamEvents,
  type StreamOptions,
} from './run-stream.ts';
// How far it has read.
export {
  type ConsumerLag,
  createProposalLag,
  kafkaUnavailable,
  type PartitionLag,
} from './consume/consumer-lag.ts';
// Settings, and their variables of the environment.
export {
  type KafkaSettings,
  KafkaSettingsError,
  type KafkaVariable,
  kafkaVariables,
  readKafkaSettings,
} from './connection/settings.ts';
export {
  type TopicDefinition,
  type TopicNames,
  type StreamTopic,
  topicDefinitions,
} from './messages/topics.ts';
export type { OutgoingMessage } from './messages/to-messages.ts';
export type { FailedMessage, IncomingMessage } from './consume/apply-messages.ts';
