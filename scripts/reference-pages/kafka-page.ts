import { type KafkaVariable, kafkaVariables, topicDefinitions } from '@colophon/stream-kafka';
import { type Parameter, printParameters } from './print-parameters.ts';
import type { Examples } from './read-examples.ts';
import { printPage } from './reference-page.ts';

/** Prints the page on the stream to Kafka, with its topics and settings. */
export function printKafkaPage({ intro, sections }: Examples): string {
  const blocks = [...sections].flatMap(([heading, text]) => [
    `## ${heading}`,
    text,
    heading === 'Topics' ? printTopics() : '',
    heading === 'Settings' ? printParameters(kafkaVariables.map(toParameter)) : '',
  ]);
  return printPage({
    title: 'Connect to Kafka',
    description:
      "Send changes to DataHub's Kafka topics and apply the proposals from them: topics, settings, schema registry, delivery and failures.",
    sidebarName: 'Streams to Kafka',
    searchTerms:
      'KAFKA_BOOTSTRAP_SERVER, broker, topics, SASL, schema registry, consumer group, MCL, MCP, dead letter queue',
    source: 'packages/stream-kafka',
    blocks: [intro, ...blocks],
  });
}

const printTopics = (): string =>
  [
    '| Topic | Contents |',
    '|---|---|',
    ...Object.values(topicDefinitions).map(
      ({ name, description }) => `| \`${name}\` | ${description.replace(/\.$/, '')} |`,
    ),
    '',
    'A variable renames each of them:',
    '',
    printParameters(
      Object.values(topicDefinitions).map(({ name, variable }) => ({
        name: variable,
        type: 'string',
        default: name,
        text: `Name of the topic \`${name}\``,
      })),
    ),
  ].join('\n');

const toParameter = ({ name, description, default: value }: KafkaVariable): Parameter => ({
  name,
  type: 'string',
  ...(value !== undefined && { default: value }),
  text: description,
});
