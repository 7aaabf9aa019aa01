import type { AspectStore } from '../ports/aspect-store.ts';
import type { ChangedAspect } from '../ports/change-log.ts';
import type { PolicyField } from './policy.ts';
import { aspectsOf, parentAspects, type Resource, readResources, resourceAspects } from './resource.ts';

/** Entities of which is kept what policies compare. */
const maxKnown = 5000;

/** What policies compare of entities, kept until it changes. */
export interface ResourceCache {
  /** In the order of the list; an entity of which nothing changed is the same object as before. */
  read(
    entities: readonly Pick<Resource, 'urn' | 'entityType'>[],
    fields: ReadonlySet<PolicyField>,
  ): Promise<readonly Resource[]>;
  /** Of one entity, without reading; undefined when that is needed. */
  known(urn: string, fields: ReadonlySet<PolicyField>): Resource | undefined;
  /** Forgets what changes have made worthless. */
  follow(changed: readonly ChangedAspect[]): void;
  clear(): void;
}

interface Known {
  readonly resource: Resource;
  /** What was read of it. */
  readonly fields: ReadonlySet<PolicyField>;
}

export function createResourceCache(store: Pick<AspectStore, 'aspectsOf'>): ResourceCache {
  const known = new Map<string, Known>();
  /** Counts what was forgotten: what was read before may be older, and is not kept. */
  let losses = 0;

  function clear(): void {
    losses++;
    known.clear();
  }

  return {
    clear,

    known(urn, fields) {
      const found = known.get(urn);
      return found?.fields.isSupersetOf(fields) ? found.resource : undefined;
    },

    async read(entities, fields) {
      // What the URN says need not be kept.
      if (aspectsOf(fields).length === 0) return readResources(store, entities, fields);
      const found = entities.map(({ urn }) => known.get(urn));
      const isEnough = (each: Known | undefined) => each?.fields.isSupersetOf(fields) === true;
      const wanted = entities.filter((_, i) => !isEnough(found[i]));
      if (wanted.length === 0) return found.map((each) => (each as Known).resource);
      // What was known of one is read again with it, so that two requests do not take turns in forgetting.
      const all = new Set(fields);
      for (const each of found) for (const field of each?.fields ?? []) all.add(field);
      const before = losses;
      const read = await readResources(store, wanted, all);
      if (losses === before) for (const resource of read) keep(known, { resource, fields: all });
      let next = 0;
      return found.map((each) => (each && isEnough(each) ? each.resource : (read[next++] as Resource)));
    },

    follow(changed) {
      for (const { urn, entityType, aspect } of changed) {
        if (parentAspects[entityType] === aspect) clear();
        else if (ownAspects.has(aspect)) {
          losses++;
          known.delete(urn);
        }
      }
    },
  };
}

const ownAspects: ReadonlySet<string> = new Set(resourceAspects);

function keep(known: Map<string, Known>, one: Known): void {
  const { urn } = one.resource;
  known.delete(urn);
  // The one that has been known for longest makes room.
  if (known.size >= maxKnown) known.delete(known.keys().next().value as string);
  known.set(urn, one);
}
