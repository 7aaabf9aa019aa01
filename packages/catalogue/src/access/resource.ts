import type { Json, JsonObject } from '@colophon/schema';
import { isObject, objectsAt, stringsAt } from '../effects/json-values.ts';
import type { AspectStore } from '../ports/aspect-store.ts';
import { ownershipTypeOf } from '../project/owners-by-type.ts';
import type { PolicyField } from './policy.ts';

export interface ResourceOwner {
  readonly urn: string;
  /** URN of the ownership type. */
  readonly type: string;
}

/** What policies know of an entity. It may not exist yet. */
export interface Resource {
  readonly urn: string;
  readonly entityType: string;
  readonly owners: readonly ResourceOwner[];
  /** By field, the values that are compared; those of `DOMAIN` and `CONTAINER` with all that are above them. */
  readonly values: Readonly<Partial<Record<PolicyField, readonly string[]>>>;
  /** The values of each structured property. */
  readonly properties: ReadonlyMap<string, readonly string[]>;
}

/** Aspects that decide on the access to their entity: who may change one of them may change the access. */
export const resourceAspects: readonly string[] = [
  'ownership',
  'domains',
  'container',
  'dataPlatformInstance',
  'globalTags',
  'glossaryTerms',
  'structuredProperties',
  'groupMembership',
  'nativeGroupMembership',
];

/** The aspects from which a field is read; the others are read of the URN. */
const aspectsOfField: Readonly<Partial<Record<PolicyField, readonly string[]>>> = {
  OWNER: ['ownership'],
  DOMAIN: ['domains'],
  CONTAINER: ['container'],
  DATA_PLATFORM_INSTANCE: ['dataPlatformInstance'],
  TAG: ['globalTags'],
  GLOSSARY: ['glossaryTerms'],
  STRUCTURED_PROPERTY: ['structuredProperties'],
  GROUP_MEMBERSHIP: ['groupMembership', 'nativeGroupMembership'],
};

/** The aspects from which these fields are read. */
export const aspectsOf = (fields: ReadonlySet<PolicyField>): readonly string[] =>
  [...fields].flatMap((field) => aspectsOfField[field] ?? []);

/** By entity type, the aspect that says what is directly above. */
export const parentAspects: Readonly<Record<string, string>> = {
  domain: 'domainProperties',
  container: 'container',
};

type Aspects = ReadonlyMap<string, JsonObject>;

/** Reads what policies compare. Trees are walked to their roots; one that leads back to itself ends there. */
export async function readResource(
  store: Pick<AspectStore, 'aspects' | 'aspectsOf'>,
  urn: string,
  entityType: string,
): Promise<Resource> {
  const [resource] = await readResources(store, [{ urn, entityType }]);
  return resource as Resource;
}

/**
 * The same of many entities, in the order of the list: parents that they share are read once.
 *
 * @param fields What is compared; the others are not read. Default: all.
 */
export async function readResources(
  store: Pick<AspectStore, 'aspectsOf'>,
  entities: readonly Pick<Resource, 'urn' | 'entityType'>[],
  fields?: ReadonlySet<PolicyField>,
): Promise<readonly Resource[]> {
  const names = fields ? aspectsOf(fields) : resourceAspects;
  const urns = names.length > 0 ? entities.map(({ urn }) => urn) : [];
  const aspects = await latestOf(store, urns, names);
  const own = entities.map((entity) => resourceOf(entity, aspects.get(entity.urn) ?? new Map()));
  const startsOf = (field: 'DOMAIN' | 'CONTAINER') =>
    !fields || fields.has(field) ? own.flatMap(({ values }) => values[field] ?? []) : [];
  const domains = await parentsOf(store, startsOf('DOMAIN'), 'domainProperties', 'parentDomain');
  const containers = await parentsOf(store, startsOf('CONTAINER'), 'container', 'container');
  return own.map((resource) => ({
    ...resource,
    values: {
      ...resource.values,
      DOMAIN: withAncestors(resource.values.DOMAIN ?? [], domains),
      CONTAINER: withAncestors(resource.values.CONTAINER ?? [], containers),
    },
  }));
}

/** What the URN alone says of an entity. */
export const resourceAtSight = (entity: Pick<Resource, 'urn' | 'entityType'>): Resource =>
  resourceOf(entity, new Map());

function resourceOf({ urn, entityType }: Pick<Resource, 'urn' | 'entityType'>, aspects: Aspects): Resource {
  const at = (aspect: string): JsonObject => aspects.get(aspect) ?? {};
  const owners = objectsAt(at('ownership'), 'owners').map(ownerOf);
  const { container } = at('container');
  const { instance } = at('dataPlatformInstance');
  return {
    urn,
    entityType,
    owners,
    values: {
      TYPE: [entityType],
      URN: [urn],
      OWNER: owners.map((owner) => owner.urn),
      // A domain is in itself, so that whoever may manage it may manage what is below.
      DOMAIN: [...(entityType === 'domain' ? [urn] : []), ...stringsAt(at('domains'), 'domains')],
      CONTAINER: [...(entityType === 'container' ? [urn] : []), ...textsOf(container)],
      DATA_PLATFORM_INSTANCE: textsOf(instance),
      TAG: objectsAt(at('globalTags'), 'tags').map(({ tag }) => String(tag)),
      GLOSSARY: objectsAt(at('glossaryTerms'), 'terms').map(({ urn: term }) => String(term)),
      GROUP_MEMBERSHIP: [
        ...stringsAt(at('groupMembership'), 'groups'),
        ...stringsAt(at('nativeGroupMembership'), 'nativeGroups'),
      ],
    },
    properties: new Map(
      objectsAt(at('structuredProperties'), 'properties').map(({ propertyUrn, values }) => [
        String(propertyUrn),
        (Array.isArray(values) ? values : []).map(textOf),
      ]),
    ),
  };
}

const ownerOf = (owner: JsonObject): ResourceOwner => ({
  urn: String(owner.owner),
  type: ownershipTypeOf(owner),
});

/** A value of a structured property: on the wire `{ "string": "x" }` or `{ "double": 1 }`. */
const textOf = (value: Json): string => String(isObject(value) ? Object.values(value)[0] : value);
const textsOf = (value: Json | undefined): string[] => (typeof value === 'string' ? [value] : []);

/** Of each URN and all that are above it, the one directly above. */
export async function parentsOf(
  store: Pick<AspectStore, 'aspectsOf'>,
  urns: readonly string[],
  aspect: string,
  field: string,
): Promise<ReadonlyMap<string, string>> {
  const parents = new Map<string, string>();
  const asked = new Set<string>();
  for (let level = new Set(urns); level.size > 0; ) {
    for (const urn of level) asked.add(urn);
    const rows = await latestOf(store, [...level], [aspect]);
    for (const [urn, aspects] of rows)
      for (const parent of textsOf(aspects.get(aspect)?.[field])) parents.set(urn, parent);
    level = new Set([...level].flatMap((urn) => parents.get(urn) ?? [])).difference(asked);
  }
  return parents;
}

function withAncestors(urns: readonly string[], parents: ReadonlyMap<string, string>): readonly string[] {
  const all = new Set(urns);
  // A set is walked while it grows; what is in it already is not added again.
  for (const urn of all) {
    const parent = parents.get(urn);
    if (parent !== undefined) all.add(parent);
  }
  return [...all];
}

async function latestOf(
  store: Pick<AspectStore, 'aspectsOf'>,
  urns: readonly string[],
  names: readonly string[],
): Promise<ReadonlyMap<string, Aspects>> {
  const found = new Map<string, Map<string, JsonObject>>();
  if (urns.length === 0) return found;
  for (const { urn, aspect, value } of await store.aspectsOf([...new Set(urns)], names)) {
    const aspects = found.get(urn) ?? new Map<string, JsonObject>();
    found.set(urn, aspects.set(aspect, value));
  }
  return found;
}
