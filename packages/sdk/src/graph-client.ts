import type { AspectName, AspectTypes, TimeseriesAspectName } from '@colophon/model/types';
import type { ClientOptions } from './client-options.ts';
import { SdkError } from './errors.ts';
import { type CallOptions, HttpClient } from './http-client.ts';

/** The aspects that have versions: all but the time series. */
export type VersionedAspectName = Exclude<AspectName, TimeseriesAspectName>;

export interface GetAspectOptions extends CallOptions {
  /** 0, the default, is the latest; 1 is the oldest that is kept. */
  readonly version?: number;
}

/** Reads metadata over REST. */
export class GraphClient {
  readonly #client: HttpClient;

  /** @throws ConfigurationError `INVALID_CONFIGURATION` that names the setting. */
  constructor(options: ClientOptions) {
    this.#client = new HttpClient(options);
  }

  /**
   * The value of an aspect; undefined when the entity does not have it.
   *
   * @throws HttpError for any status but 200 and 404.
   */
  async getAspect<A extends VersionedAspectName>(
    urn: string,
    aspectName: A,
    { version = 0, ...options }: GetAspectOptions = {},
  ): Promise<AspectTypes[A] | undefined> {
    const path = `/aspects/${encodeURIComponent(urn)}?aspect=${aspectName}&version=${version}`;
    const answer = await this.#client.request('GET', path, { ...options, absent: [404] });
    if (answer === undefined) return undefined;
    // The value stands alone under the name of its record.
    const { aspect } = (answer ?? {}) as { aspect?: Record<string, AspectTypes[A]> };
    const value = Object.values(aspect ?? {})[0];
    if (value === undefined)
      throw new SdkError('INVALID_RESPONSE', `GET ${path}: the answer holds no aspect`);
    return value;
  }

  /**
   * The latest value of each aspect of an entity, by name: of all, or of those named. The key aspect is always there,
   * whether the entity exists or not, since the urn implies it.
   *
   * @throws HttpError for any status but 200.
   */
  async getAspects(
    urn: string,
    { aspectNames, ...options }: CallOptions & { readonly aspectNames?: readonly string[] } = {},
  ): Promise<Record<string, unknown>> {
    const names = aspectNames ? `?aspects=List(${aspectNames.map(encodeURIComponent).join(',')})` : '';
    const answer = await this.#client.request(
      'GET',
      `/entitiesV2/${encodeURIComponent(urn)}${names}`,
      options,
    );
    const { aspects } = (answer ?? {}) as { aspects?: Record<string, { readonly value: unknown } | null> };
    if (typeof aspects !== 'object' || aspects === null)
      throw new SdkError('INVALID_RESPONSE', `GET /entitiesV2/${urn}: the answer holds no aspects`);
    return Object.fromEntries(Object.entries(aspects).map(([name, aspect]) => [name, aspect?.value]));
  }

  close(): Promise<void> {
    return this.#client.close();
  }
}
