import type { Registry } from '@colophon/schema';
import type { GraphQLSchema } from 'graphql';
import { pairTypes } from './pair-types.ts';
import type { Place } from './place.ts';

interface Missing {
  /** The default of the model. */
  readonly whenMissing: unknown;
}

/** Pairing takes as long as a small request. It is done once for each model. */
const known = new WeakMap<GraphQLSchema, WeakMap<Registry, ReadonlyMap<string, Missing>>>();

/** What is known of a field of an entity, or of a record below one. Undefined for anything else, such as a page of results. */
export function pairingOf({ name, schema }: Place, registry: Registry): Missing | undefined {
  const found = pairingsOf(schema, registry).get(name);
  // What is made of it is changed: it is said to belong to an entity.
  return found && typeof found.whenMissing === 'object'
    ? { whenMissing: structuredClone(found.whenMissing) }
    : found;
}

function pairingsOf(schema: GraphQLSchema, registry: Registry): ReadonlyMap<string, Missing> {
  const ofSchema = known.get(schema) ?? new WeakMap();
  known.set(schema, ofSchema);
  const pairings = ofSchema.get(registry) ?? defaultsOf(schema, registry);
  ofSchema.set(registry, pairings);
  return pairings;
}

function defaultsOf(schema: GraphQLSchema, registry: Registry): ReadonlyMap<string, Missing> {
  const defaults = new Map<string, Missing>();
  for (const [name, pairings] of pairTypes(schema, registry).pairings) {
    const whenMissing = pairings.find((each) => each.kind === 'model' && each.default !== undefined);
    defaults.set(name, { whenMissing: whenMissing?.kind === 'model' ? whenMissing.default : undefined });
  }
  return defaults;
}
