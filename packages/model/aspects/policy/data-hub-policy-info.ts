import { array, aspect, boolean, enumeration, long, record, string, urn } from '@colophon/schema';

export const dataHubActorFilter = record({
  name: 'com.linkedin.policy.DataHubActorFilter',
  doc: 'Who a policy applies to: an actor is covered as soon as any one of the named users, groups, roles or flags fits.',
  fields: {
    users: {
      type: array(urn('corpuser')),
      doc: 'URNs of individual `corpuser` entities to cover; being in this list is enough.',
      optional: true,
      search: { kind: 'URN' },
    },
    groups: {
      type: array(urn('corpGroup')),
      doc: 'URNs of `corpGroup` entities; members of any of them are covered.',
      optional: true,
      search: { kind: 'URN' },
    },
    resourceOwners: {
      type: boolean,
      doc: 'True covers whoever owns the asset in question; makes sense only in policies of type `METADATA`.',
      default: false,
    },
    resourceOwnersTypes: {
      type: array(urn('ownershipType')),
      doc: 'URNs of the ownership types that count for `resourceOwners`; absent means owners of any type.',
      optional: true,
    },
    allUsers: {
      type: boolean,
      doc: 'True covers every user, whatever `users` says.',
      default: false,
      search: { kind: 'BOOLEAN' },
    },
    allGroups: {
      type: boolean,
      doc: 'True covers every group, whatever `groups` says.',
      default: false,
      search: { kind: 'BOOLEAN' },
    },
    roles: {
      type: array(urn('dataHubRole')),
      doc: 'URNs of `dataHubRole` entities; anyone who holds one of them is covered.',
      optional: true,
      search: { kind: 'URN' },
      relationship: { name: 'IsAssociatedWithRole', to: ['dataHubRole'] },
    },
  },
  rules: [{ kind: 'anyOf', fields: ['users', 'groups', 'roles', 'resourceOwners', 'allUsers', 'allGroups'] }],
});

export const policyMatchCondition = enumeration({
  name: 'com.linkedin.policy.PolicyMatchCondition',
  doc: "How a policy criterion compares an asset's value with the values that it lists.",
  symbols: {
    EQUALS: "Matches when the asset's value is exactly one of those listed; the default.",
    STARTS_WITH: "Matches when the asset's value begins with one of those listed.",
    NOT_EQUALS:
      "Matches when the asset's value differs from what is listed; typical in `privilegeConstraints`, to put one tag out of reach.",
  },
});

export const structuredPropertyCriterionValue = record({
  name: 'com.linkedin.policy.StructuredPropertyCriterionValue',
  doc: 'A structured property with the values that a policy looks for in it.',
  fields: {
    propertyUrn: {
      type: urn('structuredProperty'),
      doc: 'URN of the `structuredProperty` whose values on the asset are examined.',
    },
    values: {
      type: array(string),
      doc: 'Acceptable values joined by OR: an asset that has one of them matches.',
    },
  },
});

export const policyMatchCriterion = record({
  name: 'com.linkedin.policy.PolicyMatchCriterion',
  doc: 'One test on an asset in a policy: a field, a condition and the values to compare with.',
  fields: {
    field: {
      type: string,
      doc: 'What to look at on the asset: `TYPE`, `TAG`, `DOMAIN`, `STRUCTURED_PROPERTY` and the like.',
    },
    values: {
      type: array(string),
      doc: 'Values to compare with, usually URNs; one hit suffices. Leave empty when `structuredPropertyValues` is set.',
    },
    structuredPropertyValues: {
      type: array(structuredPropertyCriterionValue),
      doc: 'Properties and values to compare with when `field` is `STRUCTURED_PROPERTY`; absent otherwise.',
      optional: true,
    },
    condition: {
      type: policyMatchCondition,
      doc: "Kind of comparison between the asset's value and the listed ones.",
      default: 'EQUALS',
    },
  },
});

export const policyMatchFilter = record({
  name: 'com.linkedin.policy.PolicyMatchFilter',
  doc: 'Set of criteria by which a policy selects assets or restricts changes.',
  fields: {
    criteria: {
      type: array(policyMatchCriterion),
      doc: 'Tests joined by AND: an asset is selected only if it passes each of them.',
    },
  },
});

export const dataHubResourceFilter = record({
  name: 'com.linkedin.policy.DataHubResourceFilter',
  doc: 'Which assets a policy applies to; `filter` is the way to say so, the three plain fields beside it are deprecated.',
  fields: {
    type: {
      type: string,
      doc: 'Entity type covered, for example `dataset`. Deprecated: use a `TYPE` criterion in `filter`.',
      optional: true,
      deprecated: true,
    },
    resources: {
      type: array(string),
      doc: 'URNs of the assets covered. Deprecated: express the same choice through `filter`.',
      optional: true,
      deprecated: true,
    },
    allResources: {
      type: boolean,
      doc: 'True covers all assets of the given `type`. Deprecated in favour of `filter`.',
      default: false,
      deprecated: true,
    },
    filter: {
      type: policyMatchFilter,
      doc: 'Criteria that an asset has to meet, for example by type, tag or domain, before the privileges hold on it.',
      optional: true,
    },
    privilegeConstraints: {
      type: policyMatchFilter,
      doc: 'Limits on what the privileges may add or change, for example `STARTS_WITH` to permit only tags whose URN begins a certain way.',
      optional: true,
    },
  },
});

export const policyState = enumeration({
  name: 'colophon.policy.PolicyState',
  doc: 'Whether a policy grants anything at present.',
  isString: true,
  symbols: {
    ACTIVE: 'The policy is in force.',
    INACTIVE: 'The policy is kept without granting anything.',
  },
});

export const dataHubPolicyInfo = aspect({
  name: 'dataHubPolicyInfo',
  record: 'com.linkedin.policy.DataHubPolicyInfo',
  doc: 'An access policy: which actors get which privileges on which resources, and whether it is in force.',
  fields: {
    displayName: {
      type: string,
      doc: 'Name under which the policy appears in the list of policies; it need not be unique.',
      search: { kind: 'TEXT_PARTIAL', boost: 10.0, label: 'name' },
    },
    description: {
      type: string,
      doc: 'Purpose of the policy in words, for the administrators who maintain it; has no effect on access.',
      search: { kind: 'TEXT', hasValues: 'hasDescription', label: 'description' },
    },
    type: {
      type: string,
      doc: '`METADATA` for privileges on assets, or `PLATFORM` for those on the catalogue itself, such as managing users.',
      search: { kind: 'KEYWORD' },
    },
    state: {
      type: policyState,
      doc: 'Whether the policy is in force; a plain string on the wire.',
      search: { kind: 'KEYWORD' },
    },
    resources: {
      type: dataHubResourceFilter,
      doc: 'Assets to which the privileges apply; policies of type `PLATFORM` often have none.',
      optional: true,
    },
    privileges: {
      type: array(string),
      doc: 'Names of the privileges granted, for example `EDIT_ENTITY_TAGS` or `MANAGE_POLICIES`.',
      search: { kind: 'KEYWORD', facet: true },
    },
    actors: { type: dataHubActorFilter, doc: 'Users, groups, roles or owners who receive the privileges.' },
    editable: {
      type: boolean,
      doc: 'False locks the policy against changes in the interface, as for the policies that come with the catalogue.',
      default: true,
      search: { kind: 'BOOLEAN' },
    },
    lastUpdatedTimestamp: {
      type: long,
      doc: 'Milliseconds since the epoch of the latest change to the policy; absent when not recorded.',
      optional: true,
      search: { kind: 'DATETIME' },
    },
  },
  rules: [{ kind: 'anyOf', fields: ['privileges'] }],
});
