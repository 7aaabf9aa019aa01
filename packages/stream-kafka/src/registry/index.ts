// The schema registry alone: it is served without Kafka, whose client is not loaded for it.
export { readTopicNames, type TopicNames } from '../messages/topics.ts';
export { createSchemaRegistry, schemaRegistryPath } from './routes.ts';
