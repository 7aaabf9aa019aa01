import { array, aspect, boolean, enumeration, long, record, string, urn } from '@colophon/schema';

export const dataHubActorFilter = record({
  name: 'com.linkedin.policy.DataHubActorFilter',
  doc: 'Actors that a policy applies to: an actor is covered if any of the users, groups, roles or flags matches.',
  fields: {
    users: {
      type: array(urn('corpuser')),
      doc: 'URNs of individual `corpuser` entities covered by the policy.',
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
      doc: 'True covers the owners of the asset in question; applies only to policies of type `METADATA`.',
      default: false,
    },
    resourceOwnersTypes: {
      type: array(urn('ownershipType')),
      doc: 'URNs of the ownership types that count for `resourceOwners`; absent means owners of any type.',
      optional: true,
    },
    allUsers: {
      type: boolean,
      doc: 'True covers every user, regardless of `users`.',
      default: false,
      search: { kind: 'BOOLEAN' },
    },
    allGroups: {
      type: boolean,
      doc: 'True covers every group, regardless of `groups`.',
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
  doc: "How a policy criterion compares an asset's value with its listed values.",
  symbols: {
    EQUALS: "Matches when the asset's value is exactly one of those listed; the default.",
    STARTS_WITH: "Matches when the asset's value begins with one of those listed.",
    NOT_EQUALS:
      "Matches when the asset's value differs from those listed; typically used in `privilegeConstraints` to exclude a tag.",
  },
});

export const structuredPropertyCriterionValue = record({
  name: 'com.linkedin.policy.StructuredPropertyCriterionValue',
  doc: 'A structured property and the values that a policy matches.',
  fields: {
    propertyUrn: {
      type: urn('structuredProperty'),
      doc: 'URN of the `structuredProperty` whose values on the asset are checked.',
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
      doc: 'Field of the asset to check: `TYPE`, `TAG`, `DOMAIN`, `STRUCTURED_PROPERTY` and others.',
    },
    values: {
      type: array(string),
      doc: 'Values to compare with, usually URNs; one match suffices. Leave empty when `structuredPropertyValues` is set.',
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
  doc: 'Criteria by which a policy selects assets or restricts changes.',
  fields: {
    criteria: {
      type: array(policyMatchCriterion),
      doc: 'Tests joined by AND: an asset is selected only if it passes each of them.',
    },
  },
});

export const dataHubResourceFilter = record({
  name: 'com.linkedin.policy.DataHubResourceFilter',
  doc: 'Assets that a policy applies to; use `filter`, as the other three fields are deprecated.',
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
      doc: 'Criteria that an asset must meet, for example by type, tag or domain, for the privileges to apply.',
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
  doc: 'Whether a policy currently grants anything.',
  isString: true,
  symbols: {
    ACTIVE: 'The policy is in effect.',
    INACTIVE: 'The policy exists but grants nothing.',
  },
});

export const dataHubPolicyInfo = aspect({
  name: 'dataHubPolicyInfo',
  record: 'com.linkedin.policy.DataHubPolicyInfo',
  doc: 'An access policy: which actors get which privileges on which resources, and whether it is active.',
  fields: {
    displayName: {
      type: string,
      doc: 'Display name of the policy in lists; it need not be unique.',
      search: { kind: 'TEXT_PARTIAL', boost: 10.0, label: 'name' },
    },
    description: {
      type: string,
      doc: 'Purpose of the policy, for administrators; has no effect on access.',
      search: { kind: 'TEXT', hasValues: 'hasDescription', label: 'description' },
    },
    type: {
      type: string,
      doc: '`METADATA` for privileges on assets, or `PLATFORM` for those on the catalogue itself, such as managing users.',
      search: { kind: 'KEYWORD' },
    },
    state: {
      type: policyState,
      doc: 'Whether the policy is active; a plain string on the wire.',
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
      doc: 'False prevents changes in the interface, as for the policies that come with the catalogue.',
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
