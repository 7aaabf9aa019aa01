// The modelling language.
export type { AspectDefinition } from './define.ts';
export {
  array,
  aspect,
  boolean,
  bytes,
  double,
  entity,
  enumeration,
  extend,
  float,
  int,
  key,
  long,
  map,
} from './define.ts';
export { record, string, timeseries, union, urn } from './define.ts';
export type { Aspect, Entity, Extension, Field, Json, JsonObject, KeyAspect, Rule } from './types.ts';
export type {
  NamedType,
  PrimitiveName,
  RelationshipAnnotation,
  SearchAnnotation,
  SearchKind,
  Type,
} from './types.ts';
export type { ArrayType, EnumerationType, MapType, PrimitiveType, RecordType } from './types.ts';
export type { UnionMember, UnionType, UrnType } from './types.ts';
export { primitiveNames, searchKinds, unionMemberName } from './types.ts';

// Messages around aspects.
export type { EnvelopeField, EnvelopeRecord, EnvelopeType, FixedType } from './envelope.ts';
export { envelope, fixed } from './envelope.ts';

// The registry: a model put together and checked.
export type { Registry } from './registry.ts';
export { createRegistry, extendRegistry, maxUrnBytes } from './registry.ts';
export type { ModelDescription, TypeDescription } from './description.ts';
export { describeModel } from './description.ts';
export { findBreakingChanges } from './breaking-changes.ts';

// URNs.
export type { Urn } from './urn/urn.ts';
export { isUrn, parseUrn, printUrn } from './urn/urn.ts';
export { encodeUrnPart, hasReservedCharacter } from './urn/encode.ts';

// Fields that a record does not have, and how they are reported.
export type { UnknownField } from './unknown-fields.ts';
export { describeUnknownField, describeUnknownFields } from './unknown-fields.ts';

// Errors.
export type { SchemaErrorCode } from './errors.ts';
export { isSchemaError, SchemaError, schemaErrorCodes } from './errors.ts';
