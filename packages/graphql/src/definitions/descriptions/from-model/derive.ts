import type { EnumerationType, NamedType, RecordType, Registry, Type } from '@colophon/schema';
import {
  type GraphQLEnumType,
  type GraphQLInputObjectType,
  type GraphQLInterfaceType,
  type GraphQLNamedType,
  type GraphQLObjectType,
  type GraphQLSchema,
  type GraphQLType,
  getNamedType,
  isAbstractType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
} from 'graphql';
import { aspectOfField, entityTypeOf, graphqlEntities, keyPlaceOf } from '../../../entities/entity-types.ts';
import { toSentence } from './to-sentence.ts';

/** By type, the sentence of each of its fields or values; the type itself is `$`. */
export type Derived = ReadonlyMap<string, ReadonlyMap<string, string>>;

/** What GraphQL adds to the name of a record or an enumeration of the model. */
const affixes =
  /^(?:DataHub)|(?:Properties|Info|Entity|Input|Update|Data|Result|Type|Aspect|Spec|Metadata)$/g;

/**
 * Takes descriptions from the model: of an entity type from the entity, of its fields from the aspects and the key, and of
 * other types from the record or enumeration that is read for them, or that has their name.
 */
export function deriveDescriptions(schema: GraphQLSchema, registry: Registry): Derived {
  const derived = new Map<string, Map<string, string>>();
  const add = (type: string, name: string, doc: string, isEntity = false) => {
    const sentence = toSentence(doc, isEntity);
    const own = derived.get(type) ?? new Map<string, string>();
    if (sentence !== undefined && !own.has(name)) derived.set(type, own.set(name, sentence));
  };

  const visited = new Set<string>();
  /** A type of GraphQL and the type of the model whose values it shows. */
  const pair = (named: GraphQLNamedType, type: Type): void => {
    const model = membersOf(type);
    if (isEnumType(named)) {
      for (const member of model) if (member.kind === 'enumeration') takeSymbols(named, member);
      return;
    }
    if (!hasFields(named) || entityTypeOf(named.name) !== undefined) return;
    const records = model.filter((member) => member.kind === 'record');
    const [record] =
      records.length === 1 ? records : records.filter(({ name }) => simpleName(name) === named.name);
    if (record) takeFields(named, record);
  };
  const takeSymbols = (named: GraphQLEnumType, { doc, symbols, names }: EnumerationType) => {
    add(named.name, '$', doc);
    for (const [symbol, text] of Object.entries(symbols)) {
      const name = names?.[symbol] ?? symbol;
      if (named.getValue(name)) add(named.name, name, text);
    }
  };
  const takeFields = (named: WithFields, record: RecordType) => {
    const key = `${named.name} ${record.name}`;
    if (visited.has(key)) return;
    visited.add(key);
    add(named.name, '$', record.doc);
    const fields: Readonly<Record<string, { readonly type: GraphQLType }>> = named.getFields();
    for (const [name, field] of Object.entries(fields)) {
      const source = record.fields[name];
      if (!source) continue;
      const of = getNamedType(field.type);
      add(named.name, name, source.doc, isEntityLike(of));
      pair(of, source.type);
    }
  };

  for (const named of Object.values(schema.getTypeMap())) {
    const entityType = entityTypeOf(named.name);
    const entity = entityType === undefined ? undefined : registry.entities.get(entityType);
    if (!entity || !isObjectType(named)) continue;
    add(named.name, '$', entity.doc);
    const keys = Object.values(entity.key.record.fields);
    for (const [name, field] of Object.entries(named.getFields())) {
      const of = getNamedType(field.type);
      const part = keys[keyPlaceOf(entity, name) ?? -1];
      if (part) {
        add(named.name, name, part.doc, isEntityLike(of));
        pair(of, part.type);
        continue;
      }
      const aspect = registry.aspects.get(aspectOfField(registry, entity.name, name) ?? '');
      if (!aspect) continue;
      // The text of an aspect describes its record; where GraphQL shows something else, it would be wrong.
      if (hasFields(of) && !isEntityLike(of)) {
        add(named.name, name, aspect.doc);
        pair(of, aspect.record);
      }
    }
  }

  const byName = new Map<string, NamedType>();
  for (const type of registry.types.values()) byName.set(simpleName(type.name).toLowerCase(), type);
  // Twice: the exact names first, so that they win over similar ones.
  for (const nameOf of [exactName, shortName])
    for (const named of Object.values(schema.getTypeMap())) {
      if (named.name.startsWith('__') || derived.get(named.name)?.has('$')) continue;
      const type = byName.get(nameOf(named.name).toLowerCase());
      if (type) pair(named, type);
    }
  return derived;
}

const exactName = (name: string): string => name;
const shortName = (name: string): string => name.replaceAll(affixes, '');

type WithFields = GraphQLObjectType | GraphQLInterfaceType | GraphQLInputObjectType;

const hasFields = (type: GraphQLNamedType): type is WithFields =>
  isObjectType(type) || isInterfaceType(type) || isInputObjectType(type);

/** Whether the value is an entity rather than its URN. */
const isEntityLike = (type: GraphQLNamedType): boolean =>
  isAbstractType(type) ||
  (isObjectType(type) && graphqlEntities[entityTypeOf(type.name) ?? ''] !== undefined);

/** The types that a value may have, below lists and maps. */
function membersOf(type: Type): readonly Type[] {
  if (type.kind === 'array') return membersOf(type.items);
  if (type.kind === 'map') return membersOf(type.values);
  return type.kind === 'union' ? type.members : [type];
}

const simpleName = (name: string): string => name.slice(name.lastIndexOf('.') + 1);
