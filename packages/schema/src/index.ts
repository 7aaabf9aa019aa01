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
  float,
  int,
  key,
  long,
  map,
  record,
  string,
  timeseries,
  union,
  urn,
} from './define.ts';
export type { SchemaErrorCode } from './errors.ts';
// Errors.
export { isSchemaError, SchemaError, schemaErrorCodes } from './errors.ts';
export type { Registry } from './registry.ts';
// The registry: a model put together and checked.
export { createRegistry } from './registry.ts';
export type {
  ArrayType,
  Aspect,
  Entity,
  EnumerationType,
  Field,
  Json,
  JsonObject,
  KeyAspect,
  MapType,
  NamedType,
  PrimitiveName,
  PrimitiveType,
  RecordType,
  RelationshipAnnotation,
  SearchAnnotation,
  SearchKind,
  Type,
  UnionType,
  UrnType,
} from './types.ts';
export { primitiveNames, searchKinds, unionMemberName } from './types.ts';
// Urns.
export { encodeUrnPart, hasReservedCharacter } from './urn/encode.ts';
export type { Urn } from './urn/urn.ts';
export { isUrn, parseUrn, printUrn } from './urn/urn.ts';
