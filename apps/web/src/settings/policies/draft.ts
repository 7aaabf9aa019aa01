import type {
  PatchOperationInput,
  PolicyActorsFragment,
  PolicyResourcesFragment,
} from '../../../gen/types.ts';

export type PolicyKind = 'METADATA' | 'PLATFORM';
export type Condition = 'EQUALS' | 'NOT_EQUALS' | 'STARTS_WITH';

/** One test on the entity that a policy is about; one of the values must fit. */
export interface Criterion {
  readonly field: string;
  readonly condition: Condition;
  readonly values: readonly string[];
}

/** Whom a policy is for: everybody who fits any one of these. */
export interface DraftActors {
  readonly users: readonly string[];
  readonly groups: readonly string[];
  readonly roles: readonly string[];
  readonly resourceOwners: boolean;
  /** Owners of these types alone; of any where there is none. */
  readonly resourceOwnersTypes: readonly string[];
  readonly allUsers: boolean;
  readonly allGroups: boolean;
}

/** A policy as a form has it. */
export interface PolicyDraft {
  readonly name: string;
  readonly description: string;
  readonly type: PolicyKind;
  readonly isActive: boolean;
  readonly privileges: readonly string[];
  readonly actors: DraftActors;
  /** All must hold. None for every entity. */
  readonly criteria: readonly Criterion[];
}

export const newDraft: PolicyDraft = {
  name: '',
  description: '',
  type: 'METADATA',
  isActive: true,
  privileges: [],
  actors: {
    users: [],
    groups: [],
    roles: [],
    resourceOwners: false,
    resourceOwnersTypes: [],
    allUsers: false,
    allGroups: false,
  },
  criteria: [],
};

interface StoredPolicy {
  readonly name: string;
  readonly description?: string | null;
  readonly policyType: PolicyKind;
  readonly state: string;
  readonly privileges: readonly string[];
  readonly actors: PolicyActorsFragment;
  readonly resources?: PolicyResourcesFragment | null;
}

/** A stored policy as the form has it. */
export const draftOf = ({
  name,
  description,
  policyType,
  state,
  privileges,
  ...rest
}: StoredPolicy): PolicyDraft => ({
  name,
  description: description ?? '',
  type: policyType,
  isActive: state === 'ACTIVE',
  privileges,
  actors: {
    users: rest.actors.users ?? [],
    groups: rest.actors.groups ?? [],
    roles: rest.actors.roles ?? [],
    resourceOwners: rest.actors.resourceOwners,
    resourceOwnersTypes: rest.actors.resourceOwnersTypes ?? [],
    allUsers: rest.actors.allUsers,
    allGroups: rest.actors.allGroups,
  },
  criteria: criteriaOf(rest.resources),
});

/** The criteria, or the same as the older fields say it. */
export function criteriaOf(resources: PolicyResourcesFragment | null | undefined): readonly Criterion[] {
  if (!resources) return [];
  if (resources.filter)
    return (resources.filter.criteria ?? []).map(({ field, condition, values }) => ({
      field,
      condition,
      values: values.map(({ value }) => value),
    }));
  const { type, resources: urns, allResources } = resources;
  return [
    ...(type == null ? [] : [{ field: 'TYPE', condition: 'EQUALS' as const, values: [type] }]),
    ...(urns && urns.length > 0 && allResources !== true
      ? [{ field: 'URN', condition: 'EQUALS' as const, values: urns }]
      : []),
  ];
}

/** Fields whose values no form has: a change of the criteria would lose them. */
export const hasHiddenCriteria = ({ criteria }: PolicyDraft): boolean =>
  criteria.some(({ field }) => field === 'STRUCTURED_PROPERTY');

/** What keeps a draft from being stored, by the part that it concerns. */
export function mistakesOf(
  draft: PolicyDraft,
): Partial<Record<'name' | 'privileges' | 'actors' | 'criteria', true>> {
  const { users, groups, roles, resourceOwners, allUsers, allGroups } = draft.actors;
  const hasActor = allUsers || allGroups || resourceOwners || users.length + groups.length + roles.length > 0;
  return {
    ...(draft.name.trim() === '' && { name: true }),
    ...(draft.privileges.length === 0 && { privileges: true }),
    ...(!hasActor && { actors: true }),
    ...(draft.type === 'METADATA' &&
      !hasHiddenCriteria(draft) &&
      draft.criteria.some(({ values }) => values.length === 0) && { criteria: true }),
  };
}

/**
 * The operations that make a stored policy what the draft says. What the form does not show, and what it did not change,
 * stays as it is.
 *
 * @param before The policy as it was read; undefined for a new one.
 * @param now Milliseconds since the epoch.
 */
export function patchOf(
  before: PolicyDraft | undefined,
  draft: PolicyDraft,
  now: number,
  hasResources = false,
): readonly PatchOperationInput[] {
  const after = draft.type === 'PLATFORM' ? withoutEntities(draft) : draft;
  const ops: PatchOperationInput[] = [];
  const add = (path: string, value: unknown) => ops.push({ op: 'ADD', path, value: JSON.stringify(value) });
  const addChanged = (path: string, value: unknown, old: unknown) => {
    if (!before || JSON.stringify(value) !== JSON.stringify(old)) add(path, value);
  };
  addChanged('/displayName', after.name.trim(), before?.name);
  addChanged('/description', after.description.trim(), before?.description);
  addChanged('/type', after.type, before?.type);
  addChanged('/state', stateOf(after), before && stateOf(before));
  addChanged('/privileges', after.privileges, before?.privileges);
  if (!before) add('/actors', after.actors);
  else
    for (const key of Object.keys(after.actors) as (keyof DraftActors)[])
      addChanged(`/actors/${key}`, after.actors[key], before.actors[key]);
  if (JSON.stringify(after.criteria) !== JSON.stringify(before?.criteria ?? [])) {
    const filter = { criteria: after.criteria };
    if (hasResources) add('/resources/filter', filter);
    else add('/resources', { allResources: false, filter });
  }
  if (!before) add('/editable', true);
  if (ops.length > 0) add('/lastUpdatedTimestamp', now);
  return ops;
}

/** A privilege on the catalogue as a whole has neither entities nor owners of them. */
const withoutEntities = (draft: PolicyDraft): PolicyDraft => ({
  ...draft,
  criteria: [],
  actors: { ...draft.actors, resourceOwners: false, resourceOwnersTypes: [] },
});

const stateOf = ({ isActive }: PolicyDraft): string => (isActive ? 'ACTIVE' : 'INACTIVE');
