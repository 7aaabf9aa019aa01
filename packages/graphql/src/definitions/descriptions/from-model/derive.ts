import type { Aspect, EnumerationType, Field, NamedType, RecordType, Registry, Type } from '@colophon/schema';
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
  const derivation = new Derivation();
  const types = Object.values(schema.getTypeMap()).filter(({ astNode }) => astNode);
  for (const type of types) if (isObjectType(type)) derivation.takeEntity(type, registry);
  derivation.takeByName(types, registry);
  return derivation.derived;
}

class Derivation {
  readonly derived = new Map<string, Map<string, string>>();
  /** Pairs of types whose fields are taken; records hold each other. */
  readonly #taken = new Set<string>();

  /** Of an object type that stands for an entity. */
  takeEntity(type: GraphQLObjectType, registry: Registry): void {
    const entity = registry.entities.get(entityTypeOf(type.name) ?? '');
    if (!entity) return;
    this.#add(type.name, '$', entity.doc);
    const keys = Object.values(entity.key.record.fields);
    for (const [name, field] of Object.entries(type.getFields())) {
      const part = keys[keyPlaceOf(entity, name) ?? -1];
      const aspect = registry.aspects.get(aspectOfField(registry, entity.name, name) ?? '');
      if (part) this.#takeField(type, name, field.type, part);
      else if (aspect) this.#takeAspect(type, name, field.type, aspect);
    }
  }

  /** Of the types that no entity led to. The exact names come first, so that they win over similar ones. */
  takeByName(types: readonly GraphQLNamedType[], registry: Registry): void {
    const byName = new Map<string, NamedType>();
    for (const type of registry.types.values()) byName.set(simpleName(type.name).toLowerCase(), type);
    for (const nameOf of [exactName, shortName])
      for (const type of types) {
        const source = byName.get(nameOf(type.name).toLowerCase());
        if (source && !this.derived.get(type.name)?.has('$')) this.#pair(type, source);
      }
  }

  /** The text of an aspect describes its record; where GraphQL shows something else, it would be wrong. */
  #takeAspect(type: GraphQLObjectType, name: string, shown: GraphQLType, { doc, record }: Aspect): void {
    const of = getNamedType(shown);
    if (!hasFields(of) || isEntityLike(of)) return;
    this.#add(type.name, name, doc);
    this.#pair(of, record);
  }

  #takeField(type: GraphQLNamedType, name: string, shown: GraphQLType, { doc, type: source }: Field): void {
    const of = getNamedType(shown);
    this.#add(type.name, name, doc, isEntityLike(of));
    this.#pair(of, source);
  }

  /** Of a type of GraphQL, and the type of the model whose values it shows. */
  #pair(type: GraphQLNamedType, source: Type): void {
    const members = membersOf(source);
    if (isEnumType(type)) {
      for (const member of members) if (member.kind === 'enumeration') this.#takeSymbols(type, member);
      return;
    }
    if (!hasFields(type) || entityTypeOf(type.name) !== undefined) return;
    const records = members.filter((member) => member.kind === 'record');
    const [record] =
      records.length === 1 ? records : records.filter(({ name }) => simpleName(name) === type.name);
    if (record) this.#takeRecord(type, record);
  }

  #takeSymbols(type: GraphQLEnumType, { doc, symbols, names }: EnumerationType): void {
    this.#add(type.name, '$', doc);
    for (const [symbol, text] of Object.entries(symbols)) {
      const name = names?.[symbol] ?? symbol;
      if (type.getValue(name)) this.#add(type.name, name, text);
    }
  }

  #takeRecord(type: WithFields, record: RecordType): void {
    const pair = `${type.name} ${record.name}`;
    if (this.#taken.has(pair)) return;
    this.#taken.add(pair);
    this.#add(type.name, '$', record.doc);
    const fields: Readonly<Record<string, { readonly type: GraphQLType }>> = type.getFields();
    for (const [name, field] of Object.entries(fields)) {
      const source = record.fields[name];
      if (source) this.#takeField(type, name, field.type, source);
    }
  }

  /** The first description of a place stays. */
  #add(type: string, name: string, doc: string, isEntity = false): void {
    const own = this.derived.get(type) ?? new Map<string, string>();
    if (!own.has(name)) this.derived.set(type, own.set(name, toSentence(doc, isEntity)));
  }
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
