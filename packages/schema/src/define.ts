import type {
  ArrayType,
  Aspect,
  Entity,
  EnumerationType,
  Extension,
  Field,
  KeyAspect,
  MapType,
  PrimitiveName,
  PrimitiveType,
  RecordType,
  Rule,
  Type,
  UnionMember,
  UnionType,
  UrnType,
} from './types.ts';

const primitive = (name: PrimitiveName): PrimitiveType => ({ kind: 'primitive', name });

export const string = primitive('string');
export const boolean = primitive('boolean');
/** A whole number of 32 bits. */
export const int = primitive('int');
/** A whole number of 64 bits; times are longs, in milliseconds since the epoch. */
export const long = primitive('long');
export const float = primitive('float');
export const double = primitive('double');
/** Bytes, carried in JSON as a string. */
export const bytes = primitive('bytes');

export const array = (items: Type): ArrayType => ({ kind: 'array', items });
export const map = (values: Type): MapType => ({ kind: 'map', values });

/** A URN of one of the given entity types; of any type when none is given. */
export const urn = (...entityTypes: string[]): UrnType => ({ kind: 'urn', entityTypes });

export const union = (...members: UnionMember[]): UnionType => ({ kind: 'union', members });

export const enumeration = (definition: Omit<EnumerationType, 'kind'>): EnumerationType => ({
  kind: 'enumeration',
  ...definition,
});

export const record = (definition: Omit<RecordType, 'kind'>): RecordType => ({
  kind: 'record',
  ...definition,
});

export interface AspectDefinition {
  /** Name of the aspect, such as `ownership`. */
  readonly name: string;
  /** Fully qualified name of its record, such as `com.linkedin.common.Ownership`. */
  readonly record: string;
  readonly doc: string;
  readonly deprecated?: boolean;
  readonly fields: Readonly<Record<string, Field>>;
  readonly rules?: readonly Rule[];
}

function aspectOf(
  kind: Aspect['kind'],
  { name, record: recordName, ...definition }: AspectDefinition,
): Aspect {
  return { name, kind, doc: definition.doc, record: record({ name: recordName, ...definition }) };
}

/** An aspect of which the latest version is current and earlier ones are history. */
export const aspect = (definition: AspectDefinition): Aspect => aspectOf('versioned', definition);

/** An aspect whose values are time-series values; each carries `timestampMillis`. */
export const timeseries = (definition: AspectDefinition): Aspect => aspectOf('timeseries', definition);

/** The aspect that holds the parts of a URN, in order. */
export const key = (definition: AspectDefinition): KeyAspect =>
  aspectOf('versioned', definition) as KeyAspect;

export const entity = (definition: Entity): Entity => definition;

/** Adds aspects to an entity type of the model: `extend('dataset', qualityScore)`. */
export const extend = (entityType: string, ...aspects: Aspect[]): Extension => ({
  extends: entityType,
  aspects,
});
