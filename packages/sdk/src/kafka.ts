// What programs share that speak on the topics of a catalogue. Needs the packages `avsc` and `@platformatic/kafka`.

export { type KafkaConnection, kafkaClientOptions } from './kafka/client-options.ts';
export { decodeMessage, encodeFramedMessage, encodeMessage } from './kafka/codec.ts';
export type { KafkaEmitterOptions, ResolvedKafkaEmitterOptions } from './kafka/emitter-options.ts';
export { type FramedMessage, frameMessage, unframeMessage } from './kafka/framing.ts';
export { KafkaEmitter } from './kafka/kafka-emitter.ts';
export { KafkaDeliveryError, KafkaMessageError } from './kafka/message-error.ts';
export type {
  AuditStamp,
  GenericAspect,
  MessageChangeType,
  MessageMetadata,
  Messages,
  MetadataChangeEvent,
  MetadataChangeLog,
  MetadataChangeProposal,
  PlatformEvent,
} from './kafka/messages.ts';
export { SchemaRegistry, type SchemaRegistryOptions } from './kafka/schema-registry.ts';
export { earlierSchemas, schemaText } from './kafka/schemas.ts';
export {
  defaultTopics,
  type MessageName,
  messageNames,
  subjectOf,
  type TopicKey,
  type Topics,
  topicMessages,
  topicVariables,
} from './kafka/topics.ts';
