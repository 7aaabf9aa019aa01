import type { JsonObject } from '@colophon/schema';

/** The run id of writes that name none. */
export const noRun = 'no-run-id-provided';

interface Version {
  readonly value: JsonObject;
  run: string;
}

interface Aspect {
  /** Oldest first; the last one is the latest. */
  versions: Version[];
  /** How often the value has changed. */
  count: number;
}

/** One aspect as a reader sees it. */
export interface Seen {
  readonly value: JsonObject;
  readonly run: string;
  readonly count: number;
  /** Newest first. */
  readonly older: readonly JsonObject[];
}

/** What a write of one aspect wants. */
export interface Write {
  readonly urn: string;
  readonly aspect: string;
  readonly run: string;
  /** The new value, from the present one; undefined deletes the aspect, or with the key aspect the entity. */
  change(present: JsonObject | undefined): JsonObject | undefined;
}

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/**
 * What a catalogue is to do, in the plainest words: versions in lists, entities in a map, everything else computed
 * when it is asked for.
 */
export class ReferenceCatalogue {
  readonly #entities = new Map<string, Map<string, Aspect>>();
  readonly #maxVersions: number;
  /** The aspects that a new entity has, its key first. */
  readonly #newEntity: (urn: string) => readonly (readonly [aspect: string, value: JsonObject])[];

  constructor(
    maxVersions: number,
    newEntity: (urn: string) => readonly (readonly [aspect: string, value: JsonObject])[],
  ) {
    this.#maxVersions = maxVersions;
    this.#newEntity = newEntity;
  }

  /** All or none; false when the batch is to be refused, since one of it may not change what it wants to. */
  apply(writes: readonly (Write & { readonly mustBeNew?: boolean })[]): boolean {
    const before = structuredClone([...this.#entities]);
    for (const write of writes) {
      if (write.mustBeNew && this.#aspect(write)) {
        this.#entities.clear();
        for (const [urn, aspects] of before) this.#entities.set(urn, aspects);
        return false;
      }
      this.#write(write);
    }
    return true;
  }

  #write({ urn, aspect, run, change }: Write): void {
    const value = change(this.#aspect({ urn, aspect })?.versions.at(-1)?.value);
    if (value) this.#put(urn, aspect, value, run);
    else if (aspect.endsWith('Key')) this.#entities.delete(urn);
    else this.#entities.get(urn)?.delete(aspect);
  }

  #put(urn: string, name: string, value: JsonObject, run: string): void {
    let aspects = this.#entities.get(urn);
    if (!aspects) {
      aspects = new Map(
        this.#newEntity(urn).map(([own, first]) => [own, { versions: [{ value: first, run }], count: 1 }]),
      );
      this.#entities.set(urn, aspects);
    }
    const aspect = aspects.get(name) ?? { versions: [], count: 0 };
    aspects.set(name, aspect);
    const latest = aspect.versions.at(-1);
    if (latest && same(latest.value, value)) {
      latest.run = run;
    } else {
      aspect.versions = [...aspect.versions, { value, run }].slice(-this.#maxVersions);
      aspect.count++;
    }
  }

  /** Takes a tag out of what is tagged with it. */
  deleteReferences(tag: string): void {
    for (const urn of this.taggedWith(tag)) {
      const change = (present: JsonObject | undefined) => ({
        tags: tagsOf(present).filter((item) => item.tag !== tag),
      });
      this.#write({ urn, aspect: 'globalTags', run: noRun, change });
    }
  }

  rollBack(run: string, hard: boolean): void {
    const made = [...this.#entities].filter(([, aspects]) =>
      [...aspects].some(([name, { versions }]) => name.endsWith('Key') && versions.at(-1)?.run === run),
    );
    const rows = [...this.#entities].flatMap(([urn, aspects]) =>
      [...aspects].flatMap(([name, { versions }]) => (versions.at(-1)?.run === run ? [{ urn, name }] : [])),
    );
    for (const [urn] of made) {
      if (hard) this.#entities.delete(urn);
      else if (!this.isRemoved(urn)) this.#put(urn, 'status', { removed: true }, noRun);
    }
    for (const { urn, name } of rows) {
      const aspect = this.#aspect({ urn, aspect: name });
      if (!aspect || name.endsWith('Key') || aspect.versions.at(-1)?.run !== run) continue;
      const kept = aspect.versions.findLastIndex((version) => version.run !== run) + 1;
      if (kept === 0) this.#entities.get(urn)?.delete(name);
      aspect.versions = aspect.versions.slice(0, kept);
      aspect.count++;
    }
  }

  #aspect({ urn, aspect }: { readonly urn: string; readonly aspect: string }): Aspect | undefined {
    return this.#entities.get(urn)?.get(aspect);
  }

  see(urn: string): Record<string, Seen> {
    return Object.fromEntries(
      [...(this.#entities.get(urn) ?? [])].map(([name, { versions, count }]): [string, Seen] => {
        const [latest = { value: {}, run: '' }, ...older] = [...versions].reverse();
        return [name, { ...latest, count, older: older.map(({ value }) => value) }];
      }),
    );
  }

  urns(): string[] {
    return [...this.#entities.keys()].sort();
  }

  isRemoved(urn: string): boolean {
    return this.#aspect({ urn, aspect: 'status' })?.versions.at(-1)?.value.removed === true;
  }

  /** What a dataset is made from, over any number of hops, as far as it is there to see. */
  upstreamOf(urn: string): string[] {
    const found = new Set([urn]);
    for (const one of found)
      for (const next of upstreamsOf(
        this.#aspect({ urn: one, aspect: 'upstreamLineage' })?.versions.at(-1)?.value,
      ))
        found.add(next.dataset);
    return this.visible().filter((one) => one !== urn && found.has(one));
  }

  visible(): string[] {
    return this.urns().filter((urn) => !this.isRemoved(urn));
  }

  taggedWith(tag: string): string[] {
    return this.urns().filter((urn) =>
      tagsOf(this.#aspect({ urn, aspect: 'globalTags' })?.versions.at(-1)?.value).some(
        (item) => item.tag === tag,
      ),
    );
  }
}

export const tagsOf = (value: JsonObject | undefined): { tag: string }[] =>
  (value?.tags ?? []) as { tag: string }[];

const upstreamsOf = (value: JsonObject | undefined): { dataset: string }[] =>
  (value?.upstreams ?? []) as { dataset: string }[];
