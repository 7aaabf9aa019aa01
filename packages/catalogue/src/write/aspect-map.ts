import type { AspectKey } from '../ports/aspects.ts';

/**
 * A value for each aspect of each entity. Keys made of both names would be new texts for each look-up, each of which the
 * engine hashes and keeps; that costs more than most look-ups here.
 */
export class AspectMap<T> {
  readonly #byUrn = new Map<string, Map<string, T>>();

  has({ urn, aspect }: AspectKey): boolean {
    return this.#byUrn.get(urn)?.has(aspect) ?? false;
  }

  get({ urn, aspect }: AspectKey): T | undefined {
    return this.#byUrn.get(urn)?.get(aspect);
  }

  set({ urn, aspect }: AspectKey, value: T): void {
    const ofEntity = this.#byUrn.get(urn);
    if (ofEntity) ofEntity.set(aspect, value);
    else this.#byUrn.set(urn, new Map([[aspect, value]]));
  }

  delete({ urn, aspect }: AspectKey): void {
    this.#byUrn.get(urn)?.delete(aspect);
  }

  /** The names of an entity's aspects that have a value here. */
  aspectsOf(urn: string): Iterable<string> {
    return this.#byUrn.get(urn)?.keys() ?? [];
  }

  /** By entity, in the order in which they were first set. */
  values(): T[] {
    const values: T[] = [];
    for (const ofEntity of this.#byUrn.values()) values.push(...ofEntity.values());
    return values;
  }
}

/** Adds to the list that an aspect has in a map. */
export function addToList<T>(lists: AspectMap<T[]>, key: AspectKey, item: T): void {
  const list = lists.get(key);
  if (list) list.push(item);
  else lists.set(key, [item]);
}
