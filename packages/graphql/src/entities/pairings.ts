import type { Registry } from '@colophon/schema';
import type { GraphQLSchema } from 'graphql';
import { pairTypes } from './pair-types.ts';
import type { Place } from './place.ts';

interface Missing {
  /** The default of the model. */
  readonly whenMissing: unknown;
}

const known = new WeakMap<GraphQLSchema, WeakMap<Registry, ReadonlyMap<string, Missing>>>();

/** What is known of a field of an entity, or of a record below one. Undefined for anything else, such as a page of results. */
export function pairingOf({ name, schema }: Place, registry: Registry): Missing | undefined {
  let ofSchema = known.get(schema);
  if (!ofSchema) known.set(schema, (ofSchema = new WeakMap()));
  let pairings = ofSchema.get(registry);
  if (!pairings) ofSchema.set(registry, (pairings = defaultsOf(schema, registry)));
  const found = pairings.get(name);
  // What is made of it is changed: it is said to belong to an entity.
  return found && typeof found.whenMissing === 'object'
    ? { whenMissing: structuredClone(found.whenMissing) }
    : found;
}

function defaultsOf(schema: GraphQLSchema, registry: Registry): ReadonlyMap<string, Missing> {
  const defaults = new Map<string, Missing>();
  for (const [name, pairings] of pairTypes(schema, registry).pairings) {
    const whenMissing = pairings.find((each) => each.kind === 'model' && each.default !== undefined);
    defaults.set(name, { whenMissing: whenMissing?.kind === 'model' ? whenMissing.default : undefined });
  }
  return defaults;
}
