# Printed by `npm run generate` from packages/model. Do not edit.
"""Access control: policies, roles, tokens: who may do what to which entities."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from ._record import Aspect, Record, Symbol, symbol

if TYPE_CHECKING:
    from .common import AuditStamp


class PolicyState(Symbol):
    """Whether a policy currently grants anything.

    Wire name: `colophon.policy.PolicyState`.
    """

    ACTIVE = "ACTIVE"
    """The policy is in effect."""

    INACTIVE = "INACTIVE"
    """The policy exists but grants nothing."""


class PolicyMatchCondition(Symbol):
    """How a policy criterion compares an asset's value with its listed values.

    Wire name: `com.linkedin.policy.PolicyMatchCondition`.
    """

    EQUALS = "EQUALS"
    """Matches when the asset's value is exactly one of those listed; the default."""

    STARTS_WITH = "STARTS_WITH"
    """Matches when the asset's value begins with one of those listed."""

    NOT_EQUALS = "NOT_EQUALS"
    """Matches when the asset's value differs from those listed; typically used in `privilegeConstraints` to
    exclude a tag.
    """


class DataHubAccessTokenInfo(Aspect):
    """An access token for the API: the actor it acts for, who created it and when it expires; the secret
    itself is not stored here.

    The aspect `dataHubAccessTokenInfo`.
    """

    RECORD_NAME: ClassVar[str] = "com.linkedin.access.token.DataHubAccessTokenInfo"
    ASPECT_NAME: ClassVar[str] = "dataHubAccessTokenInfo"
    _FIELDS = (
        ("name", "string", "REQUIRED"),
        ("actorUrn", "urn:", "REQUIRED"),
        ("ownerUrn", "urn:", "REQUIRED"),
        ("createdAt", "long", "REQUIRED"),
        ("expiresAt", "long", "OPTIONAL"),
        ("description", "string", "OPTIONAL"),
    )

    name: str
    """Name given to the token by its creator, such as `nightly ingestion`."""

    actorUrn: str
    """URN of the user or service that requests with the token act as."""

    ownerUrn: str
    """URN of the creator of the token, which can differ from `actorUrn`."""

    createdAt: int
    """When the token was generated, in milliseconds since the epoch."""

    expiresAt: int | None
    """When the token expires, in milliseconds since the epoch; absent means it never expires."""

    description: str | None
    """Description of what the token is for."""

    def __init__(
        self,
        *,
        name: str,
        actorUrn: str,
        ownerUrn: str,
        createdAt: int,
        expiresAt: int | None = None,
        description: str | None = None,
    ) -> None:
        self.name = name
        self.actorUrn = actorUrn
        self.ownerUrn = ownerUrn
        self.createdAt = createdAt
        self.expiresAt = expiresAt
        self.description = description


class DataHubPolicyInfo(Aspect):
    """An access policy: which actors get which privileges on which resources, and whether it is active.

    The aspect `dataHubPolicyInfo`.
    """

    RECORD_NAME: ClassVar[str] = "com.linkedin.policy.DataHubPolicyInfo"
    ASPECT_NAME: ClassVar[str] = "dataHubPolicyInfo"
    _FIELDS = (
        ("displayName", "string", "REQUIRED"),
        ("description", "string", "REQUIRED"),
        ("type", "string", "REQUIRED"),
        ("state", "PolicyState", "REQUIRED"),
        ("resources", "DataHubResourceFilter", "OPTIONAL"),
        ("privileges", "[string]", "REQUIRED"),
        ("actors", "DataHubActorFilter", "REQUIRED"),
        ("editable", "boolean", "DEFAULT", True),
        ("lastUpdatedTimestamp", "long", "OPTIONAL"),
    )
    _RULES = [{"kind": "anyOf", "fields": ["privileges"]}]

    displayName: str
    """Display name of the policy in lists; it need not be unique."""

    description: str
    """Purpose of the policy, for administrators; has no effect on access."""

    type: str
    """`METADATA` for privileges on assets, or `PLATFORM` for those on the catalogue itself, such as managing
    users.
    """

    state: PolicyState
    """Whether the policy is active; a plain string on the wire."""

    resources: DataHubResourceFilter | None
    """Assets to which the privileges apply; policies of type `PLATFORM` often have none."""

    privileges: list[str]
    """Names of the privileges granted, for example `EDIT_ENTITY_TAGS` or `MANAGE_POLICIES`."""

    actors: DataHubActorFilter
    """Users, groups, roles or owners who receive the privileges."""

    editable: bool
    """False prevents changes in the interface, as for the policies that come with the catalogue.

    Default: `True`.
    """

    lastUpdatedTimestamp: int | None
    """Milliseconds since the epoch of the latest change to the policy; absent when not recorded."""

    def __init__(
        self,
        *,
        displayName: str,
        description: str,
        type: str,
        state: PolicyState | str,
        resources: DataHubResourceFilter | None = None,
        privileges: list[str],
        actors: DataHubActorFilter,
        editable: bool = True,
        lastUpdatedTimestamp: int | None = None,
    ) -> None:
        self.displayName = displayName
        self.description = description
        self.type = type
        self.state = symbol(PolicyState, state)
        self.resources = resources
        self.privileges = privileges
        self.actors = actors
        self.editable = editable
        self.lastUpdatedTimestamp = lastUpdatedTimestamp


class DataHubResourceFilter(Record):
    """Assets that a policy applies to; use `filter`, as the other three fields are deprecated."""

    RECORD_NAME: ClassVar[str] = "com.linkedin.policy.DataHubResourceFilter"
    _FIELDS = (
        ("type", "string", "OPTIONAL"),
        ("resources", "[string]", "OPTIONAL"),
        ("allResources", "boolean", "DEFAULT", False),
        ("filter", "PolicyMatchFilter", "OPTIONAL"),
        ("privilegeConstraints", "PolicyMatchFilter", "OPTIONAL"),
    )

    type: str | None
    """Entity type covered, for example `dataset`. Deprecated: use a `TYPE` criterion in `filter`.

    Deprecated.
    """

    resources: list[str] | None
    """URNs of the assets covered. Deprecated: express the same choice through `filter`.

    Deprecated.
    """

    allResources: bool
    """True covers all assets of the given `type`. Deprecated in favour of `filter`.

    Default: `False`.

    Deprecated.
    """

    filter: PolicyMatchFilter | None
    """Criteria that an asset must meet, for example by type, tag or domain, for the privileges to apply."""

    privilegeConstraints: PolicyMatchFilter | None
    """Limits on what the privileges may add or change, for example `STARTS_WITH` to permit only tags whose
    URN begins a certain way.
    """

    def __init__(
        self,
        *,
        type: str | None = None,
        resources: list[str] | None = None,
        allResources: bool = False,
        filter: PolicyMatchFilter | None = None,
        privilegeConstraints: PolicyMatchFilter | None = None,
    ) -> None:
        self.type = type
        self.resources = resources
        self.allResources = allResources
        self.filter = filter
        self.privilegeConstraints = privilegeConstraints


class PolicyMatchFilter(Record):
    """Criteria by which a policy selects assets or restricts changes."""

    RECORD_NAME: ClassVar[str] = "com.linkedin.policy.PolicyMatchFilter"
    _FIELDS = (
        ("criteria", "[PolicyMatchCriterion]", "REQUIRED"),
    )

    criteria: list[PolicyMatchCriterion]
    """Tests joined by AND: an asset is selected only if it passes each of them."""

    def __init__(
        self,
        *,
        criteria: list[PolicyMatchCriterion],
    ) -> None:
        self.criteria = criteria


class PolicyMatchCriterion(Record):
    """One test on an asset in a policy: a field, a condition and the values to compare with."""

    RECORD_NAME: ClassVar[str] = "com.linkedin.policy.PolicyMatchCriterion"
    _FIELDS = (
        ("field", "string", "REQUIRED"),
        ("values", "[string]", "REQUIRED"),
        ("structuredPropertyValues", "[StructuredPropertyCriterionValue]", "OPTIONAL"),
        ("condition", "PolicyMatchCondition", "DEFAULT", "EQUALS"),
    )

    field: str
    """Field of the asset to check: `TYPE`, `TAG`, `DOMAIN`, `STRUCTURED_PROPERTY` and others."""

    values: list[str]
    """Values to compare with, usually URNs; one match suffices. Leave empty when `structuredPropertyValues`
    is set.
    """

    structuredPropertyValues: list[StructuredPropertyCriterionValue] | None
    """Properties and values to compare with when `field` is `STRUCTURED_PROPERTY`; absent otherwise."""

    condition: PolicyMatchCondition
    """Kind of comparison between the asset's value and the listed ones.

    Default: `EQUALS`.
    """

    def __init__(
        self,
        *,
        field: str,
        values: list[str],
        structuredPropertyValues: list[StructuredPropertyCriterionValue] | None = None,
        condition: PolicyMatchCondition | str = PolicyMatchCondition.EQUALS,
    ) -> None:
        self.field = field
        self.values = values
        self.structuredPropertyValues = structuredPropertyValues
        self.condition = symbol(PolicyMatchCondition, condition)


class StructuredPropertyCriterionValue(Record):
    """A structured property and the values that a policy matches."""

    RECORD_NAME: ClassVar[str] = "com.linkedin.policy.StructuredPropertyCriterionValue"
    _FIELDS = (
        ("propertyUrn", "urn:structuredProperty", "REQUIRED"),
        ("values", "[string]", "REQUIRED"),
    )

    propertyUrn: str
    """URN of the `structuredProperty` whose values on the asset are checked."""

    values: list[str]
    """Acceptable values joined by OR: an asset that has one of them matches."""

    def __init__(
        self,
        *,
        propertyUrn: str,
        values: list[str],
    ) -> None:
        self.propertyUrn = propertyUrn
        self.values = values


class DataHubActorFilter(Record):
    """Actors that a policy applies to: an actor is covered if any of the users, groups, roles or flags
    matches.
    """

    RECORD_NAME: ClassVar[str] = "com.linkedin.policy.DataHubActorFilter"
    _FIELDS = (
        ("users", "[urn:corpuser]", "OPTIONAL"),
        ("groups", "[urn:corpGroup]", "OPTIONAL"),
        ("resourceOwners", "boolean", "DEFAULT", False),
        ("resourceOwnersTypes", "[urn:ownershipType]", "OPTIONAL"),
        ("allUsers", "boolean", "DEFAULT", False),
        ("allGroups", "boolean", "DEFAULT", False),
        ("roles", "[urn:dataHubRole]", "OPTIONAL"),
    )
    _RULES = [{"kind": "anyOf", "fields": ["users", "groups", "roles", "resourceOwners", "allUsers", "allGroups"]}]

    users: list[str] | None
    """URNs of individual `corpuser` entities covered by the policy."""

    groups: list[str] | None
    """URNs of `corpGroup` entities; members of any of them are covered."""

    resourceOwners: bool
    """True covers the owners of the asset in question; applies only to policies of type `METADATA`.

    Default: `False`.
    """

    resourceOwnersTypes: list[str] | None
    """URNs of the ownership types that count for `resourceOwners`; absent means owners of any type."""

    allUsers: bool
    """True covers every user, regardless of `users`.

    Default: `False`.
    """

    allGroups: bool
    """True covers every group, regardless of `groups`.

    Default: `False`.
    """

    roles: list[str] | None
    """URNs of `dataHubRole` entities; anyone who holds one of them is covered."""

    def __init__(
        self,
        *,
        users: list[str] | None = None,
        groups: list[str] | None = None,
        resourceOwners: bool = False,
        resourceOwnersTypes: list[str] | None = None,
        allUsers: bool = False,
        allGroups: bool = False,
        roles: list[str] | None = None,
    ) -> None:
        self.users = users
        self.groups = groups
        self.resourceOwners = resourceOwners
        self.resourceOwnersTypes = resourceOwnersTypes
        self.allUsers = allUsers
        self.allGroups = allGroups
        self.roles = roles


class DataHubRoleInfo(Aspect):
    """Name and purpose of a catalogue role, to which users are assigned and policies refer.

    The aspect `dataHubRoleInfo`.
    """

    RECORD_NAME: ClassVar[str] = "com.linkedin.policy.DataHubRoleInfo"
    ASPECT_NAME: ClassVar[str] = "dataHubRoleInfo"
    _FIELDS = (
        ("name", "string", "REQUIRED"),
        ("description", "string", "REQUIRED"),
        ("editable", "boolean", "DEFAULT", False),
    )

    name: str
    """Name shown to users, for example `Editor`."""

    description: str
    """What the role allows; the privileges themselves come from policies."""

    editable: bool
    """True lets administrators change the role in the interface; false, the default, locks it.

    Default: `False`.
    """

    def __init__(
        self,
        *,
        name: str,
        description: str,
        editable: bool = False,
    ) -> None:
        self.name = name
        self.description = description
        self.editable = editable


class RoleProperties(Aspect):
    """Name, type of access and request URL of a role in an external access system, such as a Snowflake or IAM
    role that grants access to a dataset.

    The aspect `roleProperties`.
    """

    RECORD_NAME: ClassVar[str] = "com.linkedin.role.RoleProperties"
    ASPECT_NAME: ClassVar[str] = "roleProperties"
    _FIELDS = (
        ("name", "string", "REQUIRED"),
        ("description", "string", "OPTIONAL"),
        ("type", "string", "REQUIRED"),
        ("requestUrl", "string", "OPTIONAL"),
        ("created", "AuditStamp", "OPTIONAL"),
    )

    name: str
    """Name of the role in the external system, for example `ANALYST_READ`."""

    description: str | None
    """Description of what the role allows."""

    type: str
    """Level of access granted: `READ`, `WRITE` or `ADMIN`."""

    requestUrl: str | None
    """URL of the external page where users can request the role."""

    created: AuditStamp | None
    """When the role was created, and by whom."""

    def __init__(
        self,
        *,
        name: str,
        description: str | None = None,
        type: str,
        requestUrl: str | None = None,
        created: AuditStamp | None = None,
    ) -> None:
        self.name = name
        self.description = description
        self.type = type
        self.requestUrl = requestUrl
        self.created = created


class Actors(Aspect):
    """Users and groups that hold the external access role.

    The aspect `actors`.
    """

    RECORD_NAME: ClassVar[str] = "com.linkedin.role.Actors"
    ASPECT_NAME: ClassVar[str] = "actors"
    _FIELDS = (
        ("users", "[RoleUser]", "OPTIONAL"),
        ("groups", "[RoleGroup]", "OPTIONAL"),
    )

    users: list[RoleUser] | None
    """Users who have been granted the role, each wrapped in a record."""

    groups: list[RoleGroup] | None
    """Groups that have been granted the role, each wrapped in a record."""

    def __init__(
        self,
        *,
        users: list[RoleUser] | None = None,
        groups: list[RoleGroup] | None = None,
    ) -> None:
        self.users = users
        self.groups = groups


class RoleUser(Record):
    """One user who holds an external access role."""

    RECORD_NAME: ClassVar[str] = "com.linkedin.role.RoleUser"
    _FIELDS = (
        ("user", "urn:corpuser", "REQUIRED"),
    )

    user: str
    """URN of the user, for example `urn:li:corpuser:jdoe`."""

    def __init__(
        self,
        *,
        user: str,
    ) -> None:
        self.user = user


class RoleGroup(Record):
    """One group that holds an external access role."""

    RECORD_NAME: ClassVar[str] = "com.linkedin.role.RoleGroup"
    _FIELDS = (
        ("group", "urn:corpGroup", "REQUIRED"),
    )

    group: str
    """URN of the group, for example `urn:li:corpGroup:analysts`."""

    def __init__(
        self,
        *,
        group: str,
    ) -> None:
        self.group = group
