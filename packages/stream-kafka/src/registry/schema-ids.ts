import { isHttpError } from '@colophon/sdk';
import {
  KafkaMessageError,
  type MessageName,
  SchemaRegistry,
  schemaText,
  subjectOf,
} from '@colophon/sdk/kafka';
import { topicDefinitions } from '../messages/topics.ts';

/** Knows the schemas of messages by their ids. */
export interface SchemaIds {
  /** The id under which a message is written to a topic. */
  idOf(topic: string, message: MessageName): Promise<number>;
  /**
   * The schema of an id; undefined when those of this program are to be tried.
   *
   * @throws KafkaMessageError for an id that the registry does not know.
   */
  schemaById(id: number): Promise<string | undefined>;
}

/** The ids of DataHub's registry, for a stream without one of its own. */
export function builtInSchemaIds(): SchemaIds {
  const definitions = Object.values(topicDefinitions);
  const known = new Set(definitions.flatMap(({ ids }) => ids));
  return {
    async idOf(_, message) {
      return definitions.find((definition) => definition.message === message)?.ids.at(-1) ?? 0;
    },
    async schemaById(id) {
      if (!known.has(id)) throw new KafkaMessageError(`Expected the id of a known schema, got ${id}`);
      return undefined;
    },
  };
}

/** How long a registry may take to respond, in milliseconds. */
const timeoutMs = 30_000;

/**
 * The ids of an external registry with Confluent's API. They are asked for once.
 *
 * @param credentials User name and password, with a colon between them.
 */
export function registrySchemaIds(url: string, credentials?: string): SchemaIds {
  const registry = new SchemaRegistry({ url, basicAuth: credentials, timeoutMs });
  return {
    idOf: (topic, message) => registry.register(subjectOf(topic), schemaText(message)),
    schemaById: (id) =>
      registry.schemaById(id).catch((error: unknown) => {
        if (!isHttpError(error) || error.status !== 404) throw error;
        throw new KafkaMessageError(`Expected the id of a schema in the registry, got ${id}`, {
          cause: error,
        });
      }),
  };
}
