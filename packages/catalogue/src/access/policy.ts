import type { JsonObject } from '@colophon/schema';
import { isObject, objectsAt, stringsAt } from '../effects/json-values.ts';

/** What of a resource a policy compares. */
export type PolicyField =
  | 'TYPE'
  | 'URN'
  | 'OWNER'
  | 'DOMAIN'
  | 'CONTAINER'
  | 'DATA_PLATFORM_INSTANCE'
  | 'TAG'
  | 'GLOSSARY'
  | 'GROUP_MEMBERSHIP'
  | 'STRUCTURED_PROPERTY';

export type PolicyCondition = 'EQUALS' | 'STARTS_WITH' | 'NOT_EQUALS';

/** One test on a resource. */
export interface PolicyCriterion {
  readonly field: PolicyField;
  readonly condition: PolicyCondition;
  readonly values: readonly string[];
  /** For `STRUCTURED_PROPERTY`, in place of `values`: one of the values of one of the properties. */
  readonly properties?: readonly { readonly property: string; readonly values: readonly string[] }[];
}

export interface PolicyActors {
  readonly users: ReadonlySet<string>;
  readonly groups: ReadonlySet<string>;
  readonly roles: ReadonlySet<string>;
  /** True for the owners of the resource; of certain types alone, where these are given. */
  readonly resourceOwners: boolean;
  readonly ownershipTypes: ReadonlySet<string> | undefined;
  readonly allUsers: boolean;
  /** True for everybody who is in a group. */
  readonly allGroups: boolean;
}

/** An access policy, ready to be compared with: who has which privileges, on what. */
export interface Policy {
  readonly urn: string;
  readonly name: string;
  readonly type: 'PLATFORM' | 'METADATA';
  readonly privileges: ReadonlySet<string>;
  readonly actors: PolicyActors;
  /** Of a resource, all must hold. None for every resource. */
  readonly criteria: readonly PolicyCriterion[];
  /** What may be added or taken away, such as which tags; all must hold. None for anything. */
  readonly constraints: readonly PolicyCriterion[];
}

/**
 * The policy that an aspect `dataHubPolicyInfo` describes.
 *
 * @returns undefined for one that grants nothing: it is inactive, or it restricts itself by what is not understood. It
 * grants nothing rather than everything.
 */
export function readPolicy(urn: string, value: JsonObject): Policy | undefined {
  if (value.state !== 'ACTIVE') return undefined;
  const { type } = value;
  if (type !== 'PLATFORM' && type !== 'METADATA') return undefined;
  const resources = isObject(value.resources) ? value.resources : {};
  const criteria = readResources(resources);
  const constraints = readFilter(resources.privilegeConstraints);
  if (!criteria || !constraints) return undefined;
  return {
    urn,
    name: String(value.displayName),
    type,
    privileges: new Set(stringsAt(value, 'privileges')),
    actors: readActors(isObject(value.actors) ? value.actors : {}),
    criteria,
    constraints,
  };
}

function readActors(actors: JsonObject): PolicyActors {
  const types = stringsAt(actors, 'resourceOwnersTypes');
  return {
    users: new Set(stringsAt(actors, 'users')),
    groups: new Set(stringsAt(actors, 'groups')),
    roles: new Set(stringsAt(actors, 'roles')),
    resourceOwners: actors.resourceOwners === true,
    ownershipTypes: types.length > 0 ? new Set(types) : undefined,
    allUsers: actors.allUsers === true,
    allGroups: actors.allGroups === true,
  };
}

/** The criteria, or the same as the deprecated fields say it. */
function readResources(resources: JsonObject): readonly PolicyCriterion[] | undefined {
  if (isObject(resources.filter)) return readFilter(resources.filter);
  const criteria: PolicyCriterion[] = [];
  if (typeof resources.type === 'string')
    criteria.push({ field: 'TYPE', condition: 'EQUALS', values: [resources.type] });
  const urns = stringsAt(resources, 'resources');
  if (urns.length > 0 && resources.allResources !== true)
    criteria.push({ field: 'URN', condition: 'EQUALS', values: urns });
  return criteria;
}

function readFilter(filter: JsonObject[string] | undefined): readonly PolicyCriterion[] | undefined {
  if (!isObject(filter)) return [];
  const criteria = objectsAt(filter, 'criteria').map(readCriterion);
  return criteria.every((criterion) => criterion !== undefined) ? criteria : undefined;
}

const fields: Readonly<Record<string, PolicyField>> = {
  TYPE: 'TYPE',
  RESOURCE_TYPE: 'TYPE',
  URN: 'URN',
  RESOURCE_URN: 'URN',
  OWNER: 'OWNER',
  DOMAIN: 'DOMAIN',
  CONTAINER: 'CONTAINER',
  DATA_PLATFORM_INSTANCE: 'DATA_PLATFORM_INSTANCE',
  TAG: 'TAG',
  GLOSSARY: 'GLOSSARY',
  GROUP_MEMBERSHIP: 'GROUP_MEMBERSHIP',
  STRUCTURED_PROPERTY: 'STRUCTURED_PROPERTY',
};

const conditions: readonly string[] = ['EQUALS', 'STARTS_WITH', 'NOT_EQUALS'] satisfies PolicyCondition[];

function readCriterion(criterion: JsonObject): PolicyCriterion | undefined {
  const field = fields[String(criterion.field).toUpperCase()];
  const { condition = 'EQUALS' } = criterion;
  if (!field || !isCondition(condition)) return undefined;
  const properties = objectsAt(criterion, 'structuredPropertyValues').map((each) => ({
    property: String(each.propertyUrn),
    values: stringsAt(each, 'values'),
  }));
  const values = stringsAt(criterion, 'values');
  return { field, condition, values, ...(properties.length > 0 && { properties }) };
}

const isCondition = (condition: unknown): condition is PolicyCondition =>
  typeof condition === 'string' && conditions.includes(condition);
