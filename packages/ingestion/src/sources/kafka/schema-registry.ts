import { SourceError } from '../../definitions/errors.ts';
import { cannotRead, withoutSecrets } from '../../reading/open-input.ts';
import type { KafkaConfig } from './config.ts';

/** A schema of the registry. */
export interface RegisteredSchema {
  readonly type: 'AVRO' | 'JSON' | 'PROTOBUF' | (string & {});
  readonly schema: string;
  readonly references: readonly {
    readonly name: string;
    readonly subject: string;
    readonly version: number;
  }[];
}

/** The schema registry, by Confluent's interface. */
export class SchemaRegistry {
  readonly #url: string;
  readonly #headers: Readonly<Record<string, string>>;
  readonly #signal: AbortSignal;
  readonly #known = new Map<string, Promise<RegisteredSchema | undefined>>();

  constructor({ connection }: KafkaConfig, signal: AbortSignal) {
    this.#url = connection.schema_registry_url.replace(/\/$/, '');
    const user = connection.schema_registry_config['basic.auth.user.info'];
    this.#headers =
      user === undefined ? {} : { authorization: `Basic ${Buffer.from(String(user)).toString('base64')}` };
    this.#signal = signal;
  }

  /** @throws SourceError when the registry cannot be reached, or refuses. */
  async subjects(): Promise<string[]> {
    return (await this.#get('/subjects')) as string[];
  }

  /** A version of a subject's schema, by default the latest; undefined if there is none. */
  schema(subject: string, version: number | 'latest' = 'latest'): Promise<RegisteredSchema | undefined> {
    const path = `/subjects/${encodeURIComponent(subject)}/versions/${version}`;
    const known = this.#known.get(path) ?? this.#read(path);
    this.#known.set(path, known);
    return known;
  }

  async #read(path: string): Promise<RegisteredSchema | undefined> {
    const found = (await this.#get(path)) as
      | { schema: string; schemaType?: string; references?: RegisteredSchema['references'] }
      | undefined;
    return (
      found && { type: found.schemaType ?? 'AVRO', schema: found.schema, references: found.references ?? [] }
    );
  }

  async #get(path: string): Promise<unknown> {
    const headers = { accept: 'application/vnd.schemaregistry.v1+json, application/json', ...this.#headers };
    const response = await fetch(this.#url + path, { headers, signal: this.#signal }).catch((cause) => {
      throw this.#signal.aborted ? cause : cannotRead(this.#url, cause);
    });
    if (response.status === 404) {
      await response.body?.cancel();
      return undefined;
    }
    if (!response.ok) {
      await response.body?.cancel();
      throw new SourceError(
        `Cannot read ${withoutSecrets(this.#url)}${path}: the registry responds with status ${response.status}`,
        response.status === 401 || response.status === 403
          ? {
              remedy:
                'Set basic.auth.user.info in connection.schema_registry_config to a user who may read schemas.',
            }
          : {},
      );
    }
    return await response.json();
  }
}
