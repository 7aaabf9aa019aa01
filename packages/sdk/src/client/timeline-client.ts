import type { VersionedAspectName } from '../graph/aspects.ts';
import {
  type AspectVersion,
  type DifferenceOptions,
  type DifferenceStep,
  difference,
  type VersionsOptions,
  versions,
} from '../graph/history.ts';
import { type TimelineEntry, type TimelineOptions, timeline } from '../graph/timeline.ts';
import type { HttpClient } from '../http-client.ts';

/** Reads the history of an entity. */
export class TimelineClient {
  readonly #client: HttpClient;

  /** @internal */
  constructor(client: HttpClient) {
    this.#client = client;
  }

  /**
   * What changed about an entity, oldest first. By default, in the last seven days.
   *
   * @example
   * ```ts
   * await client.patch(orders, [addTag('pii')]);
   * const [entry] = await client.timeline.get(orders, { categories: ['TAG'] });
   * entry?.changeEvents[0]?.modifier; // urn:li:tag:pii
   * ```
   */
  get(urn: string, options?: TimelineOptions): Promise<readonly TimelineEntry[]> {
    return timeline(this.#client, urn, options);
  }

  /**
   * The versions of an aspect that are kept, newest first, fetched page by page as you iterate.
   *
   * @example
   * ```ts
   * const tag = makeTagUrn('checked');
   * for (const name of ['Checked', 'Verified']) await client.aspects.write(tag, { tagProperties: { name } });
   * const versions = await Array.fromAsync(client.timeline.versions(tag, 'tagProperties'));
   * versions.map(({ value }) => value.name); // ['Verified', 'Checked']
   * ```
   */
  versions<A extends VersionedAspectName>(
    urn: string,
    aspectName: A,
    options?: VersionsOptions,
  ): AsyncGenerator<AspectVersion<A>, void, undefined> {
    return versions(this.#client, urn, aspectName, options);
  }

  /**
   * What turns one version of an aspect into another, as a JSON Patch; by default, the first version into the latest.
   *
   * @throws NotFoundError if one of the versions is not kept.
   * @example
   * ```ts
   * const tag = makeTagUrn('gold');
   * for (const name of ['Gold', 'Curated']) await client.aspects.write(tag, { tagProperties: { name } });
   * const steps = await client.timeline.difference(tag, 'tagProperties');
   * steps; // [{ op: 'replace', path: '/name', value: 'Curated' }]
   * ```
   */
  difference(
    urn: string,
    aspectName: VersionedAspectName,
    options?: DifferenceOptions,
  ): Promise<readonly DifferenceStep[]> {
    return difference(this.#client, urn, aspectName, options);
  }
}
