import { MessageError } from '../messages/codec.ts';
import { type RecordName, schemaOf } from '../messages/envelopes.ts';
import { topicDefinitions } from '../messages/topics.ts';

/** Knows the schemas of messages by their ids. */
export interface SchemaIds {
  /** The id under which a record is written to a topic. */
  idOf(topic: string, record: RecordName): Promise<number>;
  /**
   * The schema of an id; undefined when those of this program are to be tried.
   *
   * @throws MessageError for an id that the registry does not know.
   */
  schemaById(id: number): Promise<string | undefined>;
}

/** The ids of DataHub's registry, for a stream without one of its own. */
export function builtInSchemaIds(): SchemaIds {
  const definitions = Object.values(topicDefinitions);
  const known = new Set(definitions.flatMap(({ ids }) => ids));
  return {
    async idOf(_, record) {
      return definitions.find((definition) => definition.record === record)?.ids.at(-1) ?? 0;
    },
    async schemaById(id) {
      if (!known.has(id)) throw new MessageError(`Expected the id of a known schema, got ${id}`);
      return undefined;
    },
  };
}

/** How long a registry may take to answer, in milliseconds. */
const timeoutMs = 30_000;

/**
 * The ids of an external registry with Confluent's API. They are asked for once.
 *
 * @param credentials User name and password, with a colon between them.
 */
export function registrySchemaIds(url: string, credentials?: string): SchemaIds {
  const base = url.replace(/\/+$/, '');
  const headers = {
    'Content-Type': 'application/vnd.schemaregistry.v1+json',
    ...(credentials !== undefined && { Authorization: `Basic ${btoa(credentials)}` }),
  };
  const ids = new Map<string, number>();
  const schemas = new Map<number, string>();

  async function ask(path: string, init: RequestInit = {}): Promise<Response> {
    const response = await fetch(`${base}${path}`, {
      ...init,
      headers,
      signal: AbortSignal.timeout(timeoutMs),
    }).catch((cause: Error) => {
      throw new Error(`The schema registry at ${base} cannot be reached`, { cause });
    });
    if (response.ok || response.status === 404) return response;
    const text = (await response.text()).slice(0, 500);
    throw new Error(
      `The schema registry at ${base} responded to ${path} with status ${response.status}: ${text}`,
    );
  }

  return {
    async idOf(topic, record) {
      const subject = `${topic}-value`;
      const known = ids.get(subject);
      if (known !== undefined) return known;
      const body = JSON.stringify({ schema: JSON.stringify(schemaOf(record)) });
      const response = await ask(`/subjects/${encodeURIComponent(subject)}/versions`, {
        method: 'POST',
        body,
      });
      if (!response.ok) throw new Error(`The schema registry at ${base} has no subject ${subject}`);
      const { id } = (await response.json()) as { readonly id: number };
      ids.set(subject, id);
      return id;
    },
    async schemaById(id) {
      const known = schemas.get(id);
      if (known !== undefined) return known;
      const response = await ask(`/schemas/ids/${id}`);
      if (!response.ok) throw new MessageError(`Expected the id of a schema in the registry, got ${id}`);
      const { schema } = (await response.json()) as { readonly schema: string };
      schemas.set(id, schema);
      return schema;
    },
  };
}
