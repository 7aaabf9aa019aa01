import { SchemaError } from './errors.ts';
import type { Aspect, Entity, EnumerationType, Extension, NamedType, RecordType, Type } from './types.ts';
import { hasReservedCharacter } from './urn/encode.ts';
import { isUrn, parseUrn, showUrn, type Urn } from './urn/urn.ts';

/** A model put together: every entity, aspect, record and enumeration by name. */
export interface Registry {
  readonly entities: ReadonlyMap<string, Entity>;
  /** Aspects by name, keys included. */
  readonly aspects: ReadonlyMap<string, Aspect>;
  /** Records and enumerations by fully qualified name, in the order in which the entities reach them. */
  readonly types: ReadonlyMap<string, NamedType>;
  /**
   * The entity type of this name, in any letter case: clients write `dataset`, `Dataset` and `DATASET`. A name that
   * matches exactly comes first.
   */
  entityNamed(name: string): Entity | undefined;
  /** The aspect, if the entity carries one of that name; its key aspect counts. */
  aspectOf(entityType: string, aspectName: string): Aspect | undefined;
  /**
   * Reads a URN and validates it against the key of its entity type: known type, number of parts, no reserved
   * character in a plain part, URNs where the key wants URNs, symbols where it wants an enumeration.
   *
   * @throws SchemaError `INVALID_URN`.
   */
  parseEntityUrn(text: string): Urn & { readonly entity: Entity };
}

/** Longest URN, in bytes after percent-encoding, that the wire allows. */
export const maxUrnBytes = 512;

/**
 * Puts a model together.
 *
 * @throws SchemaError `INVALID_MODEL` when two definitions share a name, or a description is missing.
 */
export function createRegistry(entityList: readonly Entity[]): Registry {
  const entities = new Map<string, Entity>();
  const aspects = new Map<string, Aspect>();
  const types = new Map<string, NamedType>();
  const carried = new Map<string, Map<string, Aspect>>();
  const entitiesByLowerCaseName = new Map<string, Entity>();

  for (const entity of entityList) {
    add(entities, entity.name, entity, 'entity');
    requireDoc(entity.doc, `entity ${entity.name}`);
    const lowerCaseName = entity.name.toLowerCase();
    if (!entitiesByLowerCaseName.has(lowerCaseName)) entitiesByLowerCaseName.set(lowerCaseName, entity);
    const own = new Map<string, Aspect>();
    carried.set(entity.name, own);
    for (const aspect of [entity.key, ...entity.aspects]) {
      add(aspects, aspect.name, aspect, 'aspect');
      own.set(aspect.name, aspect);
      visitType(aspect.record, types);
    }
  }

  return {
    entities,
    aspects,
    types,
    entityNamed: (name) => entities.get(name) ?? entitiesByLowerCaseName.get(name.toLowerCase()),
    aspectOf: (entityType, aspectName) => carried.get(entityType)?.get(aspectName),
    parseEntityUrn: (text) => parseEntityUrn(entities, text),
  };
}

/**
 * A model with further entities, and further aspects on the entities it has.
 *
 * @throws SchemaError `INVALID_MODEL` as {@link createRegistry} does, and when an extension names no entity type.
 */
export function extendRegistry(
  base: Registry,
  entities: readonly Entity[],
  extensions: readonly Extension[],
): Registry {
  const all = new Map([...base.entities]);
  for (const entity of entities) {
    if (all.has(entity.name)) {
      throw new SchemaError(
        'INVALID_MODEL',
        `There is an entity ${entity.name} already. Add aspects to it with extend().`,
      );
    }
    all.set(entity.name, entity);
  }
  for (const { extends: name, aspects } of extensions) {
    const entity = all.get(name);
    if (!entity)
      throw new SchemaError('INVALID_MODEL', `extend(): there is no entity type "${name}" to extend.`);
    all.set(name, { ...entity, aspects: [...entity.aspects, ...aspects] });
  }
  return createRegistry([...all.values()]);
}

function add<T>(to: Map<string, T>, name: string, value: T, what: string): void {
  const known = to.get(name);
  if (known !== undefined && known !== value) {
    throw new SchemaError(
      'INVALID_MODEL',
      `Two different definitions of ${what} ${name}. Define it once and import it.`,
    );
  }
  to.set(name, value);
}

function requireDoc(doc: string, what: string): void {
  if (doc.trim() === '') throw new SchemaError('INVALID_MODEL', `The ${what} has no description.`);
}

/** Collects the named types below a type, and holds each to having a description. */
function visitType(type: Type, types: Map<string, NamedType>): void {
  if (type.kind === 'array') visitType(type.items, types);
  else if (type.kind === 'map') visitType(type.values, types);
  else if (type.kind === 'union') for (const member of type.members) visitType(member, types);
  else if (type.kind === 'enumeration') visitEnumeration(type, types);
  else if (type.kind === 'record') visitRecord(type, types);
}

function visitEnumeration(type: EnumerationType, types: Map<string, NamedType>): void {
  add(types, type.name, type, 'enumeration');
  requireDoc(type.doc, `enumeration ${type.name}`);
  for (const [symbol, doc] of Object.entries(type.symbols))
    requireDoc(doc, `symbol ${symbol} of ${type.name}`);
}

function visitRecord(record: RecordType, types: Map<string, NamedType>): void {
  if (types.get(record.name) === record) return;
  add(types, record.name, record, 'record');
  requireDoc(record.doc, `record ${record.name}`);
  for (const [name, field] of Object.entries(record.fields)) {
    requireDoc(field.doc, `field ${name} of ${record.name}`);
    visitType(field.type, types);
  }
}

/** True when a URN has more than {@link maxUrnBytes}. A character of ASCII takes three at most, so that most need no encoding. */
const isTooLong = (urn: string): boolean =>
  (urn.length * 3 > maxUrnBytes || !isAscii.test(urn)) && encodeURIComponent(urn).length > maxUrnBytes;

const isAscii = /^[\x20-\x7e]*$/;

/** The type of the entity that a URN names; undefined for a text that is none. */
function entityTypeOf(text: string): string | undefined {
  try {
    return parseUrn(text).entityType;
  } catch {
    // It throws for one reason only: the text is not a URN.
    return undefined;
  }
}

function parseEntityUrn(entities: ReadonlyMap<string, Entity>, text: string): Urn & { entity: Entity } {
  const { entityType, parts } = parseUrn(text);
  const fail = (reason: string) => new SchemaError('INVALID_URN', `Invalid URN ${showUrn(text)}: ${reason}`);
  const entity = entities.get(entityType);
  if (!entity) throw fail(`there is no entity type "${entityType}"`);
  if (text.trim() !== text) throw fail('it has white space at its start or end');
  if (isTooLong(text)) throw fail(`it is longer than ${maxUrnBytes} bytes when percent-encoded`);
  const keyFields = Object.entries(entity.key.record.fields);
  if (parts.length !== keyFields.length) {
    const form = keyFields.map(([name]) => name).join(',');
    throw fail(`expected ${keyFields.length} part(s), (${form}), and got ${parts.length}`);
  }
  keyFields.forEach(([name, { type }], i) => {
    const part = parts[i] ?? '';
    if (type.kind === 'urn') {
      const named = entityTypeOf(part);
      if (named === undefined) throw fail(`part "${name}" must be a URN, not ${showUrn(part)}`);
      if (type.entityTypes.length > 0 && !type.entityTypes.includes(named)) {
        throw fail(`part "${name}" must be a URN of ${type.entityTypes.join(' or ')}`);
      }
    } else if (type.kind === 'enumeration') {
      if (!Object.hasOwn(type.symbols, part))
        throw fail(`part "${name}" must be one of ${Object.keys(type.symbols).join(', ')}`);
    } else if (hasReservedCharacter(part) && !isUrn(part)) {
      throw fail(`part "${name}" contains a comma, parenthesis or U+241F; percent-encode it`);
    }
  });
  return { entityType, parts, entity };
}
