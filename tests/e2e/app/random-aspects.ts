import { sampleUrn } from '@colophon/graphql/testing/rich-values';
import { registry } from '@colophon/model';
import type { Entity, Field, Json, JsonObject, RecordType, Type } from '@colophon/schema';
import { unionMemberName } from '@colophon/schema';

/** A number from 0 to 1, without 1. */
export type Random = () => number;

/** Numbers that look random, the same for the same seed (the generator mulberry32). */
export function seeded(seed: number): Random {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export interface RandomOptions {
  readonly random: Random;
  /** What the texts may be. */
  readonly texts: readonly string[];
  /** How likely a field is that may be absent, from 0 to 1. */
  readonly density: number;
}

/** Deepest nesting of records in each other: some may hold themselves. */
const maxDepth = 5;
/** Entities of each type that others name, so that there are also some that do not exist. */
const names = ['a', 'b', 'missing'];

export const pickFrom = <Value>(random: Random, values: readonly Value[]): Value =>
  values[Math.floor(random() * values.length)] as Value;

/** An entity of a type, by a short name. */
export function urnOf(entityType: string, name: string): string {
  const entity = registry.entities.get(entityType);
  if (!entity) throw new Error(`${entityType}: the model has no such entity type`);
  return sampleUrn(registry, entity, name);
}

/** The aspects of an entity with random values, most of which the server accepts: it may know further rules. */
export function randomAspects(
  { aspects }: Entity,
  options: RandomOptions,
): readonly (readonly [name: string, value: JsonObject])[] {
  return aspects
    .filter(() => options.random() < options.density)
    .map(({ name, kind, record }) => [
      name,
      {
        ...randomRecord(record, options, 0),
        ...(kind === 'timeseries' && {
          timestampMillis: Date.now() - Math.floor(options.random() * 3_600_000_000),
        }),
      },
    ]);
}

function randomRecord({ fields }: RecordType, options: RandomOptions, depth: number): JsonObject {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => {
      const mayBeAbsent = field.optional || field.default !== undefined;
      if (mayBeAbsent && (depth >= maxDepth || options.random() > options.density)) return [];
      return [[name, randomValue(field.type, options, depth, field)]];
    }),
  );
}

function randomValue(type: Type, options: RandomOptions, depth: number, field?: Field): Json {
  const { random, texts } = options;
  switch (type.kind) {
    case 'primitive':
      return randomPrimitive(type.name, options, field);
    case 'urn': {
      const entityTypes = type.entityTypes.length > 0 ? type.entityTypes : [...registry.entities.keys()];
      return urnOf(pickFrom(random, entityTypes), pickFrom(random, names));
    }
    case 'array':
      return Array.from({ length: depth >= maxDepth ? 0 : Math.floor(random() * 4) }, () =>
        randomValue(type.items, options, depth + 1),
      );
    case 'map':
      return Object.fromEntries(
        Array.from({ length: Math.floor(random() * 3) }, () => [
          pickFrom(random, texts),
          randomValue(type.values, options, depth + 1),
        ]),
      );
    case 'enumeration':
      return pickFrom(random, Object.keys(type.symbols));
    case 'union': {
      const member = pickFrom(random, type.members);
      return { [unionMemberName(member)]: randomValue(member, options, depth + 1) };
    }
    default:
      return randomRecord(type, options, depth + 1);
  }
}

function randomPrimitive(name: string, { random, texts }: RandomOptions, field: Field | undefined): Json {
  if (name === 'string' || name === 'bytes') return pickFrom(random, texts).slice(0, field?.length?.max);
  if (name === 'boolean') return random() < 0.5;
  const least = field?.min ?? 0;
  // Dates of our time, and small numbers.
  if (name === 'long' && random() < 0.5) return 1_700_000_000_000 + Math.floor(random() * 1e10);
  return least + Math.floor(random() * 100);
}
