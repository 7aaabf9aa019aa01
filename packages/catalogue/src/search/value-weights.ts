import type { Registry } from '@colophon/schema';
import { searchOf } from './search-of.ts';

/** Entities with this value are worth so many times as much among those whose words were found alike. */
export interface ValueWeight {
  readonly field: string;
  readonly value: string;
  readonly factor: number;
}

const cache = new WeakMap<Registry, readonly ValueWeight[]>();

/** The values that the model weighs, such as half for what is deprecated. The first definition of a field counts. */
export function valueWeightsOf(registry: Registry): readonly ValueWeight[] {
  const known = cache.get(registry);
  if (known) return known;
  const weights = new Map<string, ValueWeight>();
  for (const aspect of registry.aspects.values()) {
    for (const { name: field, annotation } of searchOf(aspect)) {
      for (const [value, factor] of Object.entries(annotation.weights ?? {})) {
        const key = JSON.stringify([field, value]);
        if (!weights.has(key)) weights.set(key, { field, value, factor });
      }
    }
  }
  const all = [...weights.values()];
  cache.set(registry, all);
  return all;
}
