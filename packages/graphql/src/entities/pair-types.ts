import type { RecordType, Registry, Type } from '@colophon/schema';
import {
  type GraphQLEnumType,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
  getNamedType,
  getNullableType,
  isAbstractType,
  isEnumType,
  isListType,
  isObjectType,
} from 'graphql';
import type { FieldSource } from '../subject.ts';
import { aspectOfField, entityObjects, entityTypeOf, keyPlaceOf } from './entity-types.ts';
import { isUnsupported, symbolOf } from './symbols.ts';

/** From what a field of the schema is read. */
export type Pairing =
  | { readonly kind: 'resolver' }
  /** `isOptional`: what is stored may lack it. */
  | {
      readonly kind: 'model';
      readonly type: Type;
      readonly isOptional: boolean;
      readonly default?: unknown;
    };

/** A field that is read from nothing, or from what is not of its shape. */
export interface Unpaired {
  /** `Type.field`. */
  readonly place: string;
  readonly because: string;
}

/** Every field of the entities, and of what is below them, with what it is read from. */
export interface PairedTypes {
  /** By `Type.field`. A record of GraphQL may stand for several of the model. */
  readonly pairings: ReadonlyMap<string, readonly Pairing[]>;
  readonly unpaired: readonly Unpaired[];
}

/** Pairs the fields of a schema, to which resolvers are attached, with the model, starting at the entity types. */
export function pairTypes(schema: GraphQLSchema, registry: Registry): PairedTypes {
  const records = (schema.extensions.records ?? {}) as Readonly<Record<string, string>>;
  const pairings = new Map<string, Pairing[]>();
  const unpaired = new Map<string, Unpaired>();
  const visited = new Set<string>();

  const fail = (place: string, because: string) =>
    void unpaired.set(`${place} ${because}`, { place, because });
  const note = (place: string, pairing: Pairing) => {
    const known = pairings.get(place);
    if (known) known.push(pairing);
    else pairings.set(place, [pairing]);
  };

  function visitEntity(entityType: string, object: GraphQLObjectType): void {
    const entity = registry.entities.get(entityType);
    for (const field of Object.values(object.getFields())) {
      const place = `${object.name}.${field.name}`;
      const source = sourceOf(field);
      if (field.name === 'urn' || field.name === 'type') continue;
      if (typeof source === 'function') visitResolved(place, field.type);
      else if (typeof source === 'string') {
        const [aspectName = '', ...path] = source.split('.');
        const aspect = registry.aspectOf(entityType, aspectName);
        if (!aspect) fail(place, `${entityType} has no aspect ${aspectName}`);
        else visitPath(place, aspect.record, path, field.type, true);
      } else if (entity && keyPlaceOf(entity, field.name) !== undefined)
        visitValue(
          place,
          keyField(entity.key.record, keyPlaceOf(entity, field.name) ?? 0),
          field.type,
          false,
        );
      else {
        const aspect = aspectOfField(registry, entityType, field.name);
        if (aspect === undefined) fail(place, 'nothing of this name');
        else visitValue(place, registry.aspects.get(aspect)?.record as RecordType, field.type, true);
      }
    }
  }

  /** What a resolver answers is not known, but for the records that it passes on. */
  function visitResolved(place: string, type: GraphQLOutputType): void {
    note(place, { kind: 'resolver' });
    visitComputed(getNamedType(type));
  }

  function visitComputed(type: GraphQLNamedType): void {
    const record = registry.types.get(records[type.name] ?? '');
    if (!isObjectType(type) || entityTypeOf(type.name) !== undefined) return;
    if (record?.kind === 'record') visitRecord(type, record);
    else if (!visited.has(type.name)) {
      visited.add(type.name);
      for (const field of Object.values(type.getFields())) visitComputed(getNamedType(field.type));
    }
  }

  function visitRecord(object: GraphQLObjectType, record: RecordType): void {
    const pair = `${object.name} ${record.name}`;
    if (visited.has(pair)) return;
    visited.add(pair);
    for (const field of Object.values(object.getFields())) {
      const place = `${object.name}.${field.name}`;
      const source = sourceOf(field);
      if (typeof source === 'function') visitResolved(place, field.type);
      else if (source !== undefined || field.name !== 'associatedUrn')
        visitPath(place, record, (source ?? field.name).split('.'), field.type, false);
    }
  }

  function visitPath(
    place: string,
    from: RecordType,
    path: readonly string[],
    type: GraphQLOutputType,
    isFromOptional: boolean,
  ): void {
    let at: Type = from;
    let isOptional = isFromOptional;
    let whenMissing: unknown;
    for (const name of path) {
      const field: RecordType['fields'][string] | undefined =
        at.kind === 'record' ? at.fields[name] : undefined;
      if (!field) {
        fail(place, `${at.kind === 'record' ? at.name : at.kind} has no ${name}`);
        return;
      }
      at = field.type;
      isOptional ||= field.optional === true;
      whenMissing = field.default;
    }
    visitValue(place, at, type, isOptional, whenMissing);
  }

  function visitValue(
    place: string,
    model: Type,
    type: GraphQLOutputType,
    isOptional: boolean,
    whenMissing?: unknown,
  ): void {
    note(place, { kind: 'model', type: model, isOptional, default: whenMissing });
    const problem = match(model, type);
    if (problem !== undefined) fail(place, problem);
  }

  /** Goes down where both have records. Answers why the two do not go together. */
  function match(model: Type, type: GraphQLOutputType): string | undefined {
    const wanted = getNullableType(type);
    if (isListType(wanted)) {
      if (model.kind === 'array') return match(model.items, wanted.ofType);
      if (model.kind !== 'map') return match(model, wanted.ofType);
      const entry = getNullableType(wanted.ofType);
      const value = isObjectType(entry) && entry.getFields().key && entry.getFields().value;
      return value ? match(model.values, value.type) : `a map is no list of ${getNamedType(type).name}`;
    }
    if (model.kind === 'array') return `an array of the model is no ${wanted.name}`;
    if (isEnumType(wanted)) return matchSymbols(model, wanted);
    const isEntity =
      isAbstractType(wanted) || (isObjectType(wanted) && entityTypeOf(wanted.name) !== undefined);
    if (isEntity) return model.kind === 'urn' ? undefined : `a ${model.kind} is no entity (${wanted.name})`;
    if (isObjectType(wanted)) {
      if (model.kind !== 'record') return `a ${model.kind} is no ${wanted.name}`;
      visitRecord(wanted, model);
      return undefined;
    }
    return model.kind === 'primitive' || model.kind === 'urn' || model.kind === 'enumeration'
      ? undefined
      : `a ${model.kind} is no ${wanted.name}`;
  }

  for (const [type, entityType] of entityObjects) {
    const object = schema.getType(type);
    if (isObjectType(object)) visitEntity(entityType, object);
  }
  return { pairings, unpaired: [...unpaired.values()] };
}

/** Where a field comes from, other than from what has its name: a path, or a resolver. */
const sourceOf = ({ extensions }: GraphQLField<unknown, unknown>): FieldSource | undefined =>
  extensions.source as FieldSource | undefined;

const keyField = (record: RecordType, place: number): Type =>
  Object.values(record.fields)[place]?.type as Type;

function matchSymbols(model: Type, wanted: GraphQLEnumType): string | undefined {
  if (model.kind === 'primitive' && model.name === 'string') return undefined;
  if (model.kind !== 'enumeration') return `a ${model.kind} is no ${wanted.name}`;
  const foreign = Object.keys(model.symbols).filter(
    (symbol) => symbolOf(symbol, wanted) === undefined && !isUnsupported(symbol, wanted),
  );
  return foreign.length > 0 ? `${wanted.name} lacks ${foreign.join(', ')}` : undefined;
}
