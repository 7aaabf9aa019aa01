import type { EntityView, Session } from '@colophon/catalogue';
import { isUrn, type Json, type JsonObject, parseUrn, type Registry } from '@colophon/schema';
import { RequestError } from '@colophon/wire';
import { type TextField, textFieldsOf } from './text-fields.ts';

/** An entity with some of its aspects. */
export interface ReadEntity {
  readonly urn: string;
  readonly entityType: string;
  /** The value of an aspect, the key among them. */
  aspect(name: string): JsonObject | undefined;
  /** Names of the aspects that were read. */
  readonly aspectNames: readonly string[];
}

/**
 * Reads entities, those without any aspect too. A URN of a type that the model does not have, such as one that stands for
 * an entity which the caller may not see, is left out.
 */
export async function readEntities(
  session: Session,
  urns: readonly string[],
  aspectNames?: readonly string[],
): Promise<ReadonlyMap<string, ReadEntity>> {
  const known = [...new Set(urns)].filter((urn) => isKnown(session.registry, urn));
  const views = known.length === 0 ? [] : await session.entities(known, aspectNames);
  return new Map(views.map((view) => [view.urn, toReadEntity(view)]));
}

function isKnown(registry: Registry, urn: string): boolean {
  try {
    registry.parseEntityUrn(urn);
    return true;
  } catch {
    // Whatever is wrong with it, there is no such entity.
    return false;
  }
}

function toReadEntity({ urn, entityType, key, aspects }: EntityView): ReadEntity {
  const values = new Map([
    [key.name, key.value],
    ...aspects.map(({ aspect, value }) => [aspect, value] as const),
  ]);
  return {
    urn,
    entityType,
    aspect: (name) => values.get(name),
    aspectNames: aspects.map(({ aspect }) => aspect),
  };
}

/**
 * The entity type of a URN that exists for the caller.
 *
 * @throws RequestError `NOT_FOUND`, and the errors of a URN that is none.
 */
export async function requireEntity(session: Session, urn: string, place = 'urn'): Promise<string> {
  const { entity } = session.registry.parseEntityUrn(urn);
  const [found] = await session.existing([urn]);
  if (found !== undefined) return entity.name;
  throw new RequestError('NOT_FOUND', `${place}: there is no entity ${urn}, or you may not see it`);
}

/** The first of the fields that has a text. */
export function firstText(entity: ReadEntity, fields: readonly TextField[]): string | undefined {
  for (const { aspect, field } of fields) {
    const text = entity.aspect(aspect)?.[field];
    if (typeof text === 'string' && text.trim() !== '') return text;
  }
  return undefined;
}

/** What an entity is called, or else the part of its URN that comes closest to a name. */
export const nameOf = (registry: Registry, entity: ReadEntity): string =>
  firstText(entity, textFieldsOf(registry, entity.entityType).names) ?? nameInUrn(entity.urn);

export function nameInUrn(urn: string): string {
  if (!isUrn(urn)) return urn;
  const { entityType, parts } = parseUrn(urn);
  const [first = '', second] = parts;
  return entityType === 'dataset' || (first.startsWith('urn:li:') && second !== undefined)
    ? (second ?? first)
    : entityType === 'dataFlow'
      ? (second ?? first)
      : (parts.at(-1) ?? urn);
}

export const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The objects of a list; none where there is no list. */
export const objectsIn = (value: Json | undefined): readonly JsonObject[] =>
  Array.isArray(value) ? value.filter(isObject) : [];

/** The texts of a list. */
export const textsIn = (value: Json | undefined): readonly string[] =>
  Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];

/** The value, if it is a text with something in it. */
export const textOf = (value: Json | undefined): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;

/** A time of the model as ISO 8601, in UTC. */
export const timeOf = (value: Json | undefined): string | undefined =>
  typeof value === 'number' && value > 0 && value < 8.64e15 ? new Date(value).toISOString() : undefined;

/** The members that have a value. */
export const withoutAbsent = (members: Readonly<Record<string, Json | undefined>>): JsonObject =>
  Object.fromEntries(
    Object.entries(members).filter(
      (entry): entry is [string, Json] =>
        entry[1] !== undefined && !(Array.isArray(entry[1]) && entry[1].length === 0),
    ),
  );
