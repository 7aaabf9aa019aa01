# Printed by `npm run generate` from packages/model. Do not edit.
"""People: users and groups, with their status and their settings."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from ._record import Aspect, Record, Symbol, symbol

if TYPE_CHECKING:
    from .common import AuditStamp


class UserStatus(Symbol):
    """Lifecycle states of a user account.

    Wire name: `colophon.identity.UserStatus`.
    """

    PROVISIONED = "PROVISIONED"
    """The account was created, but the person has not signed in yet."""

    ACTIVE = "ACTIVE"
    """The person may sign in."""

    SUSPENDED = "SUSPENDED"
    """The account exists but cannot be used."""


class NotificationSinkType(Symbol):
    """Channel through which a notification is sent.

    Wire name: `com.linkedin.event.notification.NotificationSinkType`.
    """

    SLACK = "SLACK"
    """Send the notification to Slack."""

    EMAIL = "EMAIL"
    """Send the notification by email."""

    TEAMS = "TEAMS"
    """Send the notification to Microsoft Teams."""


class SubscriptionType(Symbol):
    """Which changes a subscription is about, seen from the entity that is followed.

    Wire name: `com.linkedin.subscription.SubscriptionType`.
    """

    ENTITY_CHANGE = "ENTITY_CHANGE"
    """Changes of the entity itself, and of what belongs to it."""

    UPSTREAM_ENTITY_CHANGE = "UPSTREAM_ENTITY_CHANGE"
    """Changes of the entities upstream of it in lineage."""


class EntityChangeType(Symbol):
    """Kinds of change that a subscription can be restricted to.

    Wire name: `com.linkedin.subscription.EntityChangeType`.
    """

    OPERATION_COLUMN_ADDED = "OPERATION_COLUMN_ADDED"
    """A column was added."""

    OPERATION_COLUMN_REMOVED = "OPERATION_COLUMN_REMOVED"
    """A column was removed."""

    OPERATION_COLUMN_MODIFIED = "OPERATION_COLUMN_MODIFIED"
    """A column was changed, for example its type."""

    OPERATION_ROWS_INSERTED = "OPERATION_ROWS_INSERTED"
    """Rows were inserted into a dataset."""

    OPERATION_ROWS_UPDATED = "OPERATION_ROWS_UPDATED"
    """Rows of a dataset were updated."""

    OPERATION_ROWS_REMOVED = "OPERATION_ROWS_REMOVED"
    """Rows were removed from a dataset."""

    ASSERTION_PASSED = "ASSERTION_PASSED"
    """An assertion was evaluated and passed."""

    ASSERTION_FAILED = "ASSERTION_FAILED"
    """An assertion was evaluated and failed."""

    ASSERTION_ERROR = "ASSERTION_ERROR"
    """An assertion could not be evaluated."""

    INCIDENT_RAISED = "INCIDENT_RAISED"
    """An incident was raised."""

    INCIDENT_RESOLVED = "INCIDENT_RESOLVED"
    """An incident was resolved."""

    TEST_PASSED = "TEST_PASSED"
    """A metadata test passed."""

    TEST_FAILED = "TEST_FAILED"
    """A metadata test failed."""

    DEPRECATED = "DEPRECATED"
    """The entity was deprecated."""

    UNDEPRECATED = "UNDEPRECATED"
    """The entity is no longer deprecated."""

    INGESTION_SUCCEEDED = "INGESTION_SUCCEEDED"
    """A run of an ingestion source succeeded."""

    INGESTION_FAILED = "INGESTION_FAILED"
    """A run of an ingestion source failed."""

    DOCUMENTATION_CHANGE = "DOCUMENTATION_CHANGE"
    """A description was added, changed or removed."""

    OWNER_ADDED = "OWNER_ADDED"
    """An owner was added."""

    OWNER_REMOVED = "OWNER_REMOVED"
    """An owner was removed."""

    GLOSSARY_TERM_ADDED = "GLOSSARY_TERM_ADDED"
    """A glossary term was added."""

    GLOSSARY_TERM_REMOVED = "GLOSSARY_TERM_REMOVED"
    """A glossary term was removed."""

    GLOSSARY_TERM_PROPOSED = "GLOSSARY_TERM_PROPOSED"
    """A glossary term was proposed."""

    TAG_ADDED = "TAG_ADDED"
    """A tag was added."""

    TAG_REMOVED = "TAG_REMOVED"
    """A tag was removed."""

    TAG_PROPOSED = "TAG_PROPOSED"
    """A tag was proposed."""


class CorpGroupInfo(Aspect):
    """Metadata of a group from an identity provider or directory; written by ingestion or at sign-on.

    The aspect `corpGroupInfo`.
    """

    RECORD_NAME: ClassVar[str] = "com.linkedin.identity.CorpGroupInfo"
    ASPECT_NAME: ClassVar[str] = "corpGroupInfo"
    _FIELDS = (
        ("displayName", "string", "OPTIONAL"),
        ("email", "string", "OPTIONAL"),
        ("admins", "[urn:corpuser]", "REQUIRED"),
        ("members", "[urn:corpuser]", "REQUIRED"),
        ("groups", "[urn:corpGroup]", "REQUIRED"),
        ("description", "string", "OPTIONAL"),
        ("slack", "string", "OPTIONAL"),
        ("created", "AuditStamp", "OPTIONAL"),
    )

    displayName: str | None
    """Display name, such as `Data Engineering`; the URN has the technical id."""

    email: str | None
    """Email address of the group in the directory, often a distribution list."""

    admins: list[str]
    """Deprecated URNs of the users owning the group; use the `ownership` aspect.

    Deprecated.
    """

    members: list[str]
    """Deprecated URNs of the members; membership is now stored on each user, in the `groupMembership` aspect.

    Deprecated.
    """

    groups: list[str]
    """Deprecated URNs of nested groups; no longer in use.

    Deprecated.
    """

    description: str | None
    """Description of the group from the source; edits made in the catalogue go to `corpGroupEditableInfo`."""

    slack: str | None
    """Slack channel of the group, as reported by the source."""

    created: AuditStamp | None
    """Who created the group in the catalogue and when; deprecated, read `aspectCreated` of the system
    metadata instead.

    Deprecated.
    """

    def __init__(
        self,
        *,
        displayName: str | None = None,
        email: str | None = None,
        admins: list[str],
        members: list[str],
        groups: list[str],
        description: str | None = None,
        slack: str | None = None,
        created: AuditStamp | None = None,
    ) -> None:
        self.displayName = displayName
        self.email = email
        self.admins = admins
        self.members = members
        self.groups = groups
        self.description = description
        self.slack = slack
        self.created = created


class CorpGroupEditableInfo(Aspect):
    """User-edited details of a group: description, picture and contact details.

    The aspect `corpGroupEditableInfo`.
    """

    RECORD_NAME: ClassVar[str] = "com.linkedin.identity.CorpGroupEditableInfo"
    ASPECT_NAME: ClassVar[str] = "corpGroupEditableInfo"
    _FIELDS = (
        ("description", "string", "OPTIONAL"),
        ("pictureLink", "string", "DEFAULT", "https://raw.githubusercontent.com/datahub-project/datahub/master/datahub-web-react/src/images/default_avatar.png"),
        ("slack", "string", "OPTIONAL"),
        ("email", "string", "OPTIONAL"),
    )

    description: str | None
    """Description of the group written in the catalogue; the ingested one is in `corpGroupInfo`."""

    pictureLink: str
    """URL of the group's picture; a generic avatar by default.

    Default:
    `https://raw.githubusercontent.com/datahub-project/datahub/master/datahub-web-react/src/images/default_avatar.png`.
    """

    slack: str | None
    """Slack channel where the group can be reached, for example `#data-eng`."""

    email: str | None
    """Email address of the group, as entered in the catalogue."""

    def __init__(
        self,
        *,
        description: str | None = None,
        pictureLink: str = "https://raw.githubusercontent.com/datahub-project/datahub/master/datahub-web-react/src/images/default_avatar.png",
        slack: str | None = None,
        email: str | None = None,
    ) -> None:
        self.description = description
        self.pictureLink = pictureLink
        self.slack = slack
        self.email = email


class RoleMembership(Aspect):
    """Roles granted to a user or a group, each with its policies.

    The aspect `roleMembership`.
    """

    RECORD_NAME: ClassVar[str] = "com.linkedin.identity.RoleMembership"
    ASPECT_NAME: ClassVar[str] = "roleMembership"
    _FIELDS = (
        ("roles", "[urn:dataHubRole]", "REQUIRED"),
    )

    roles: list[str]
    """URNs of the granted roles, for example `urn:li:dataHubRole:Reader`."""

    def __init__(
        self,
        *,
        roles: list[str],
    ) -> None:
        self.roles = roles


class CorpUserInfo(Aspect):
    """Metadata of a user from a directory or identity provider: names, email, title, manager, department.

    The aspect `corpUserInfo`.
    """

    RECORD_NAME: ClassVar[str] = "com.linkedin.identity.CorpUserInfo"
    ASPECT_NAME: ClassVar[str] = "corpUserInfo"
    _FIELDS = (
        ("customProperties", "{string}", "DEFAULT", {}),
        ("active", "boolean", "REQUIRED"),
        ("displayName", "string", "OPTIONAL"),
        ("email", "string", "OPTIONAL"),
        ("title", "string", "OPTIONAL"),
        ("managerUrn", "urn:corpuser", "OPTIONAL"),
        ("departmentId", "long", "OPTIONAL"),
        ("departmentName", "string", "OPTIONAL"),
        ("firstName", "string", "OPTIONAL"),
        ("lastName", "string", "OPTIONAL"),
        ("fullName", "string", "OPTIONAL"),
        ("countryCode", "string", "OPTIONAL"),
        ("system", "boolean", "DEFAULT", False),
        ("isSupportUser", "boolean", "OPTIONAL"),
    )

    customProperties: dict[str, str]
    """Custom key-value pairs, as strings, for properties without a dedicated field; empty by default."""

    active: bool
    """Whether the account is in use; deprecated, read `corpUserStatus` instead."""

    displayName: str | None
    """Display name of the user, for example `Ada Lovelace`."""

    email: str | None
    """Email address from the directory."""

    title: str | None
    """Job title from the directory; `corpUserEditableInfo` has the one entered by users."""

    managerUrn: str | None
    """URN of the user's direct manager."""

    departmentId: int | None
    """Department number in the source directory; meaningful only there."""

    departmentName: str | None
    """Name of the user's department, in plain text."""

    firstName: str | None
    """Given name, as in the directory."""

    lastName: str | None
    """Family name, as in the directory."""

    fullName: str | None
    """Given and family name joined by a space, for example `Ada Lovelace`."""

    countryCode: str | None
    """Two-letter country code in capitals, for example `US`."""

    system: bool
    """True for a system account rather than a person; false by default.

    Default: `False`.
    """

    isSupportUser: bool | None
    """True for support staff who signed in through the separate OIDC sign-on for support."""

    def __init__(
        self,
        *,
        customProperties: dict[str, str] | None = None,
        active: bool,
        displayName: str | None = None,
        email: str | None = None,
        title: str | None = None,
        managerUrn: str | None = None,
        departmentId: int | None = None,
        departmentName: str | None = None,
        firstName: str | None = None,
        lastName: str | None = None,
        fullName: str | None = None,
        countryCode: str | None = None,
        system: bool = False,
        isSupportUser: bool | None = None,
    ) -> None:
        self.customProperties = {} if customProperties is None else customProperties
        self.active = active
        self.displayName = displayName
        self.email = email
        self.title = title
        self.managerUrn = managerUrn
        self.departmentId = departmentId
        self.departmentName = departmentName
        self.firstName = firstName
        self.lastName = lastName
        self.fullName = fullName
        self.countryCode = countryCode
        self.system = system
        self.isSupportUser = isSupportUser


class CorpUserEditableInfo(Aspect):
    """Profile of a user as edited in the catalogue, stored separately from the ingested `corpUserInfo`.

    The aspect `corpUserEditableInfo`.
    """

    RECORD_NAME: ClassVar[str] = "com.linkedin.identity.CorpUserEditableInfo"
    ASPECT_NAME: ClassVar[str] = "corpUserEditableInfo"
    _FIELDS = (
        ("aboutMe", "string", "OPTIONAL"),
        ("teams", "[string]", "DEFAULT", []),
        ("skills", "[string]", "DEFAULT", []),
        ("pictureLink", "string", "DEFAULT", "assets/platforms/default_avatar.png"),
        ("displayName", "string", "OPTIONAL"),
        ("title", "string", "OPTIONAL"),
        ("platforms", "[urn:dataPlatform]", "OPTIONAL"),
        ("persona", "urn:dataHubPersona", "OPTIONAL"),
        ("slack", "string", "OPTIONAL"),
        ("phone", "string", "OPTIONAL"),
        ("email", "string", "OPTIONAL"),
        ("informationSources", "[urn:]", "OPTIONAL"),
    )

    aboutMe: str | None
    """Short self-description shown on the user's profile."""

    teams: list[str]
    """Names of teams as plain text, for example `Metadata`; not linked to group entities."""

    skills: list[str]
    """Skills of the user as plain text, for example `Machine Learning`."""

    pictureLink: str
    """URL of the profile picture; the default is a generic avatar shipped with the web interface.

    Default: `assets/platforms/default_avatar.png`.
    """

    displayName: str | None
    """Display name set in the catalogue, overriding the one from the identity provider."""

    title: str | None
    """Job title entered in the catalogue, such as `Software Engineer`."""

    platforms: list[str] | None
    """URNs of the platforms that the user works with most, such as `urn:li:dataPlatform:snowflake`."""

    persona: str | None
    """URN of the persona, a type of user such as a business user, that fits the user's role."""

    slack: str | None
    """Slack name of the user, for people who want to get in touch."""

    phone: str | None
    """Phone number as free text, in any format."""

    email: str | None
    """Email address entered in the catalogue; `corpUserInfo` has the one from the directory."""

    informationSources: list[str] | None
    """URNs of the sources of the profile, such as the platform resource of a Slack member or Looker user."""

    def __init__(
        self,
        *,
        aboutMe: str | None = None,
        teams: list[str] | None = None,
        skills: list[str] | None = None,
        pictureLink: str = "assets/platforms/default_avatar.png",
        displayName: str | None = None,
        title: str | None = None,
        platforms: list[str] | None = None,
        persona: str | None = None,
        slack: str | None = None,
        phone: str | None = None,
        email: str | None = None,
        informationSources: list[str] | None = None,
    ) -> None:
        self.aboutMe = aboutMe
        self.teams = [] if teams is None else teams
        self.skills = [] if skills is None else skills
        self.pictureLink = pictureLink
        self.displayName = displayName
        self.title = title
        self.platforms = platforms
        self.persona = persona
        self.slack = slack
        self.phone = phone
        self.email = email
        self.informationSources = informationSources


class CorpUserStatus(Aspect):
    """Lifecycle state of a user account: provisioned, active or suspended.

    The aspect `corpUserStatus`.
    """

    RECORD_NAME: ClassVar[str] = "com.linkedin.identity.CorpUserStatus"
    ASPECT_NAME: ClassVar[str] = "corpUserStatus"
    _FIELDS = (
        ("status", "UserStatus", "REQUIRED"),
        ("lastModified", "AuditStamp", "REQUIRED"),
    )

    status: UserStatus
    """State of the account; a plain string on the wire."""

    lastModified: AuditStamp
    """Who last set the status, and when."""

    def __init__(
        self,
        *,
        status: UserStatus | str,
        lastModified: AuditStamp,
    ) -> None:
        self.status = symbol(UserStatus, status)
        self.lastModified = lastModified


class GroupMembership(Aspect):
    """Groups that a user belongs to according to an external directory or identity provider.

    The aspect `groupMembership`.
    """

    RECORD_NAME: ClassVar[str] = "com.linkedin.identity.GroupMembership"
    ASPECT_NAME: ClassVar[str] = "groupMembership"
    _FIELDS = (
        ("groups", "[urn:corpGroup]", "REQUIRED"),
    )

    groups: list[str]
    """URNs of the groups; groups created in the catalogue are listed in `nativeGroupMembership` instead."""

    def __init__(
        self,
        *,
        groups: list[str],
    ) -> None:
        self.groups = groups


class CorpUserCredentials(Aspect):
    """Password data of a user who signs in with a catalogue account; absent for single sign-on users.

    The aspect `corpUserCredentials`.
    """

    RECORD_NAME: ClassVar[str] = "com.linkedin.identity.CorpUserCredentials"
    ASPECT_NAME: ClassVar[str] = "corpUserCredentials"
    _FIELDS = (
        ("salt", "string", "REQUIRED"),
        ("hashedPassword", "string", "REQUIRED"),
        ("passwordResetToken", "string", "OPTIONAL"),
        ("passwordResetTokenExpirationTimeMillis", "long", "OPTIONAL"),
    )

    salt: str
    """Random text prepended to the password before hashing, so that equal passwords get different hashes."""

    hashedPassword: str
    """Hash of the salt and the password; the password itself is never stored."""

    passwordResetToken: str | None
    """Token that lets one user choose a new password; only an administrator can issue it."""

    passwordResetTokenExpirationTimeMillis: int | None
    """Milliseconds since the epoch after which `passwordResetToken` is no longer accepted."""

    def __init__(
        self,
        *,
        salt: str,
        hashedPassword: str,
        passwordResetToken: str | None = None,
        passwordResetTokenExpirationTimeMillis: int | None = None,
    ) -> None:
        self.salt = salt
        self.hashedPassword = hashedPassword
        self.passwordResetToken = passwordResetToken
        self.passwordResetTokenExpirationTimeMillis = passwordResetTokenExpirationTimeMillis


class NativeGroupMembership(Aspect):
    """Groups of a user that were created in the catalogue rather than ingested.

    The aspect `nativeGroupMembership`.
    """

    RECORD_NAME: ClassVar[str] = "com.linkedin.identity.NativeGroupMembership"
    ASPECT_NAME: ClassVar[str] = "nativeGroupMembership"
    _FIELDS = (
        ("nativeGroups", "[urn:corpGroup]", "REQUIRED"),
    )

    nativeGroups: list[str]
    """URNs of the groups created in the catalogue to which the user belongs."""

    def __init__(
        self,
        *,
        nativeGroups: list[str],
    ) -> None:
        self.nativeGroups = nativeGroups


class CorpUserSettings(Aspect):
    """Preferences that a user sets in the web interface: appearance, default view, notifications, home page,
    language.

    The aspect `corpUserSettings`.
    """

    RECORD_NAME: ClassVar[str] = "com.linkedin.identity.CorpUserSettings"
    ASPECT_NAME: ClassVar[str] = "corpUserSettings"
    _FIELDS = (
        ("appearance", "CorpUserAppearanceSettings", "REQUIRED"),
        ("views", "CorpUserViewsSettings", "OPTIONAL"),
        ("notificationSettings", "NotificationSettings", "OPTIONAL"),
        ("homePage", "CorpUserHomePageSettings", "OPTIONAL"),
        ("locale", "CorpUserLocaleSettings", "OPTIONAL"),
    )

    appearance: CorpUserAppearanceSettings
    """Appearance of the web interface; the only required group of settings."""

    views: CorpUserViewsSettings | None
    """View preferences of the user, such as the default view."""

    notificationSettings: NotificationSettings | None
    """Where the user receives notifications, for example by email or on Slack."""

    homePage: CorpUserHomePageSettings | None
    """Layout of the user's home page and announcements dismissed there."""

    locale: CorpUserLocaleSettings | None
    """The user's language for the web interface; absent when none has been chosen."""

    def __init__(
        self,
        *,
        appearance: CorpUserAppearanceSettings,
        views: CorpUserViewsSettings | None = None,
        notificationSettings: NotificationSettings | None = None,
        homePage: CorpUserHomePageSettings | None = None,
        locale: CorpUserLocaleSettings | None = None,
    ) -> None:
        self.appearance = appearance
        self.views = views
        self.notificationSettings = notificationSettings
        self.homePage = homePage
        self.locale = locale


class CorpUserAppearanceSettings(Record):
    """Appearance settings of the web interface for one user."""

    RECORD_NAME: ClassVar[str] = "com.linkedin.identity.CorpUserAppearanceSettings"
    _FIELDS = (
        ("showSimplifiedHomepage", "boolean", "OPTIONAL"),
        ("showThemeV2", "boolean", "OPTIONAL"),
    )

    showSimplifiedHomepage: bool | None
    """True limits the home page to datasets, charts and dashboards, for users who do not work on operations.
    """

    showThemeV2: bool | None
    """True gives the user the second generation of the web interface, false the first."""

    def __init__(
        self,
        *,
        showSimplifiedHomepage: bool | None = None,
        showThemeV2: bool | None = None,
    ) -> None:
        self.showSimplifiedHomepage = showSimplifiedHomepage
        self.showThemeV2 = showThemeV2


class CorpUserViewsSettings(Record):
    """View preferences of one user; views are saved filters over the catalogue."""

    RECORD_NAME: ClassVar[str] = "com.linkedin.identity.CorpUserViewsSettings"
    _FIELDS = (
        ("defaultView", "urn:dataHubView", "OPTIONAL"),
    )

    defaultView: str | None
    """URN of the view applied by default; absent if the user has chosen none."""

    def __init__(
        self,
        *,
        defaultView: str | None = None,
    ) -> None:
        self.defaultView = defaultView


class NotificationSettings(Record):
    """Channels on which a user, a group or a subscription receives notifications, with the destination for
    each.
    """

    RECORD_NAME: ClassVar[str] = "com.linkedin.event.notification.settings.NotificationSettings"
    _FIELDS = (
        ("sinkTypes", "[NotificationSinkType]", "REQUIRED"),
        ("slackSettings", "SlackNotificationSettings", "OPTIONAL"),
        ("emailSettings", "EmailNotificationSettings", "OPTIONAL"),
    )

    sinkTypes: list[NotificationSinkType]
    """Enabled channels, out of `SLACK`, `EMAIL` and `TEAMS`; each message goes to all of those listed."""

    slackSettings: SlackNotificationSettings | None
    """Slack user and channels to notify, used when `sinkTypes` includes `SLACK`."""

    emailSettings: EmailNotificationSettings | None
    """Email address to notify, used when `sinkTypes` includes `EMAIL`."""

    def __init__(
        self,
        *,
        sinkTypes: list[NotificationSinkType],
        slackSettings: SlackNotificationSettings | None = None,
        emailSettings: EmailNotificationSettings | None = None,
    ) -> None:
        self.sinkTypes = sinkTypes
        self.slackSettings = slackSettings
        self.emailSettings = emailSettings


class SlackNotificationSettings(Record):
    """Slack destinations for notifications: a user, channels, or both."""

    RECORD_NAME: ClassVar[str] = "com.linkedin.event.notification.settings.SlackNotificationSettings"
    _FIELDS = (
        ("userHandle", "string", "OPTIONAL"),
        ("channels", "[string]", "OPTIONAL"),
    )

    userHandle: str | None
    """Slack handle of the user to message directly; absent for no direct messages."""

    channels: list[str] | None
    """Slack channels to post in; absent for none."""

    def __init__(
        self,
        *,
        userHandle: str | None = None,
        channels: list[str] | None = None,
    ) -> None:
        self.userHandle = userHandle
        self.channels = channels


class EmailNotificationSettings(Record):
    """Email settings for notifications to a user or a group."""

    RECORD_NAME: ClassVar[str] = "com.linkedin.event.notification.settings.EmailNotificationSettings"
    _FIELDS = (
        ("email", "string", "REQUIRED"),
    )

    email: str
    """Email address of the user or group; required if email settings are given."""

    def __init__(
        self,
        *,
        email: str,
    ) -> None:
        self.email = email


class CorpUserHomePageSettings(Record):
    """A user's personal home page: its layout and the announcements already dismissed."""

    RECORD_NAME: ClassVar[str] = "com.linkedin.identity.CorpUserHomePageSettings"
    _FIELDS = (
        ("pageTemplate", "urn:dataHubPageTemplate", "OPTIONAL"),
        ("dismissedAnnouncements", "[string]", "OPTIONAL"),
    )

    pageTemplate: str | None
    """URN of the page template of the user's home page; when absent, the default for all users applies."""

    dismissedAnnouncements: list[str] | None
    """URNs of announcements that the user has dismissed."""

    def __init__(
        self,
        *,
        pageTemplate: str | None = None,
        dismissedAnnouncements: list[str] | None = None,
    ) -> None:
        self.pageTemplate = pageTemplate
        self.dismissedAnnouncements = dismissedAnnouncements


class CorpUserLocaleSettings(Record):
    """Language preference of one user."""

    RECORD_NAME: ClassVar[str] = "com.linkedin.identity.CorpUserLocaleSettings"
    _FIELDS = (
        ("language", "string", "OPTIONAL"),
    )

    language: str | None
    """Language of the web interface as a BCP 47 tag, for example `en` or `de`."""

    def __init__(
        self,
        *,
        language: str | None = None,
    ) -> None:
        self.language = language


class InviteToken(Aspect):
    """Token in a sign-up link that lets people create an account, with a role.

    The aspect `inviteToken`.
    """

    RECORD_NAME: ClassVar[str] = "com.linkedin.identity.InviteToken"
    ASPECT_NAME: ClassVar[str] = "inviteToken"
    _FIELDS = (
        ("token", "string", "REQUIRED"),
        ("role", "urn:dataHubRole", "OPTIONAL"),
    )
    _RULES = [{"kind": "anyOf", "fields": ["role"]}]

    token: str
    """Encrypted token, never stored as plain text."""

    role: str | None
    """URN of the role assigned to users who accept the invitation; required on every token."""

    def __init__(
        self,
        *,
        token: str,
        role: str | None = None,
    ) -> None:
        self.token = token
        self.role = role


class SubscriptionInfo(Aspect):
    """Who follows what, and how they are notified of changes.

    The aspect `subscriptionInfo`.
    """

    RECORD_NAME: ClassVar[str] = "com.linkedin.subscription.SubscriptionInfo"
    ASPECT_NAME: ClassVar[str] = "subscriptionInfo"
    _FIELDS = (
        ("actorUrn", "urn:corpuser,corpGroup", "REQUIRED"),
        ("actorType", "string", "REQUIRED"),
        ("types", "[SubscriptionType]", "REQUIRED"),
        ("createdOn", "AuditStamp", "REQUIRED"),
        ("updatedOn", "AuditStamp", "REQUIRED"),
        ("entityUrn", "urn:", "OPTIONAL"),
        ("entityChangeTypes", "[EntityChangeDetails]", "OPTIONAL"),
        ("notificationConfig", "SubscriptionNotificationConfig", "OPTIONAL"),
        ("digest", "string", "OPTIONAL"),
    )

    actorUrn: str
    """URN of the user or group that is notified."""

    actorType: str
    """Entity type of the subscriber: `corpuser` or `corpGroup`."""

    types: list[SubscriptionType]
    """Changes that the subscription is about: of the entity, of what is upstream of it, or both."""

    createdOn: AuditStamp
    """Who created the subscription and when."""

    updatedOn: AuditStamp
    """Who last changed the subscription and when."""

    entityUrn: str | None
    """URN of what is followed. A glossary term, a domain or a view stands for every entity that has it or is
    in it.
    """

    entityChangeTypes: list[EntityChangeDetails] | None
    """Kinds of change that lead to a notification; when absent, all of them."""

    notificationConfig: SubscriptionNotificationConfig | None
    """Where notifications go; when absent, as the settings of the subscriber say."""

    digest: str | None
    """When all changes are sent in one message: `daily`, `weekly` or a cron expression; when absent, each is
    sent immediately.
    """

    def __init__(
        self,
        *,
        actorUrn: str,
        actorType: str,
        types: list[SubscriptionType],
        createdOn: AuditStamp,
        updatedOn: AuditStamp,
        entityUrn: str | None = None,
        entityChangeTypes: list[EntityChangeDetails] | None = None,
        notificationConfig: SubscriptionNotificationConfig | None = None,
        digest: str | None = None,
    ) -> None:
        self.actorUrn = actorUrn
        self.actorType = actorType
        self.types = types
        self.createdOn = createdOn
        self.updatedOn = updatedOn
        self.entityUrn = entityUrn
        self.entityChangeTypes = entityChangeTypes
        self.notificationConfig = notificationConfig
        self.digest = digest


class EntityChangeDetails(Record):
    """A kind of change that leads to a notification."""

    RECORD_NAME: ClassVar[str] = "com.linkedin.subscription.EntityChangeDetails"
    _FIELDS = (
        ("entityChangeType", "EntityChangeType", "REQUIRED"),
    )

    entityChangeType: EntityChangeType
    """The kind of change, for example `TAG_ADDED`."""

    def __init__(
        self,
        *,
        entityChangeType: EntityChangeType | str,
    ) -> None:
        self.entityChangeType = symbol(EntityChangeType, entityChangeType)


class SubscriptionNotificationConfig(Record):
    """Where the notifications of one subscription go."""

    RECORD_NAME: ClassVar[str] = "com.linkedin.subscription.SubscriptionNotificationConfig"
    _FIELDS = (
        ("notificationSettings", "NotificationSettings", "OPTIONAL"),
    )

    notificationSettings: NotificationSettings | None
    """Channels and destinations of this subscription; when absent, those of the subscriber."""

    def __init__(
        self,
        *,
        notificationSettings: NotificationSettings | None = None,
    ) -> None:
        self.notificationSettings = notificationSettings
