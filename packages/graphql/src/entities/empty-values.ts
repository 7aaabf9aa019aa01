import {
  type GraphQLOutputType,
  getNullableType,
  isAbstractType,
  isEnumType,
  isListType,
  isScalarType,
} from 'graphql';
import { entityTypeOf } from './entity-types.ts';
import type { EntityStub } from './stub.ts';
import { unknownSymbol } from './symbols.ts';

const emptyScalars: Readonly<Record<string, unknown>> = {
  String: '',
  ID: '',
  Boolean: false,
  Int: 0,
  Float: 0,
  Long: 0,
};

/** Entities that stand for one that is missing where one is required. DataHub's clients know them. */
const unknownEntities: Readonly<Record<string, EntityStub>> = {
  DataPlatform: { urn: 'urn:li:dataPlatform:unknown', entityType: 'dataPlatform' },
  CorpUser: { urn: 'urn:li:corpuser:unknown', entityType: 'corpuser' },
  DataTypeEntity: { urn: 'urn:li:dataType:datahub.string', entityType: 'dataType' },
};

/**
 * What a required field answers when nothing is stored for it: no text, 0, no items, a record of which nothing is stored
 * either. Undefined for entities, which cannot be made up.
 */
export function emptyOf(type: GraphQLOutputType): unknown {
  const wanted = getNullableType(type);
  if (isListType(wanted)) return [];
  if (isScalarType(wanted)) return emptyScalars[wanted.name];
  if (isEnumType(wanted)) return unknownSymbol(wanted);
  if (isAbstractType(wanted)) return wanted.name === 'ResolvedActor' ? unknownEntities.CorpUser : undefined;
  return entityTypeOf(wanted.name) === undefined ? {} : unknownEntities[wanted.name];
}
