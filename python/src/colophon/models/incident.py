# Printed by `npm run generate` from packages/model. Do not edit.
"""Incidents: what went wrong with an asset, and what became of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from ._record import Aspect, Record, Symbol, symbol

if TYPE_CHECKING:
    from .common import AuditStamp


class IncidentType(Symbol):
    """Types of incident; most of them mirror the type of the assertion whose failure raised it.

    Wire name: `com.linkedin.incident.IncidentType`.
    """

    FRESHNESS = "FRESHNESS"
    """The data is late: a freshness assertion failed."""

    VOLUME = "VOLUME"
    """The amount of data is off: a volume assertion failed, for example on the row count."""

    FIELD = "FIELD"
    """Values in a column violate a rule: a field assertion failed, for example on nulls."""

    SQL = "SQL"
    """A custom SQL check returned a result outside what its assertion allows."""

    DATA_SCHEMA = "DATA_SCHEMA"
    """The columns or their types are not what a schema assertion expects."""

    OPERATIONAL = "OPERATIONAL"
    """An operational problem rather than one in the data, for example a table that could not be built."""

    CUSTOM = "CUSTOM"
    """A custom type, named in `customType`."""


class IncidentState(Symbol):
    """Whether an incident is still open; `IncidentStage` gives the detailed stage.

    Wire name: `com.linkedin.incident.IncidentState`.
    """

    ACTIVE = "ACTIVE"
    """The problem is still open and needs attention."""

    RESOLVED = "RESOLVED"
    """The incident is closed, whether or not a fix was needed."""


class IncidentStage(Symbol):
    """Detailed stage within the open or resolved state; the last two symbols apply to resolved incidents.

    Wire name: `com.linkedin.incident.IncidentStage`.
    """

    TRIAGE = "TRIAGE"
    """The severity and urgency of the problem are being assessed."""

    INVESTIGATION = "INVESTIGATION"
    """The cause is being investigated."""

    WORK_IN_PROGRESS = "WORK_IN_PROGRESS"
    """The problem is being fixed."""

    FIXED = "FIXED"
    """Resolved, because the problem was fixed."""

    NO_ACTION_REQUIRED = "NO_ACTION_REQUIRED"
    """Resolved without a fix, for example after a false alarm or a planned change."""


class IncidentSourceType(Symbol):
    """Ways in which an incident can be raised.

    Wire name: `com.linkedin.incident.IncidentSourceType`.
    """

    MANUAL = "MANUAL"
    """A person or a program reported the incident through the interface or the API."""

    ASSERTION_FAILURE = "ASSERTION_FAILURE"
    """A failed assertion raised the incident, not a person."""


class IncidentNoteSourceType(Symbol):
    """Whether an incident note was written in the catalogue or in another system.

    Wire name: `com.linkedin.incident.IncidentNoteSourceType`.
    """

    NATIVE = "NATIVE"
    """The note was written in the catalogue, through the interface or the API."""

    EXTERNAL = "EXTERNAL"
    """The note was copied in from a ticket or incident management system."""


class IncidentsSummary(Aspect):
    """Incidents on an asset, open and resolved, copied from the incident entities for search and health
    badges.

    The aspect `incidentsSummary`.
    """

    RECORD_NAME: ClassVar[str] = "com.linkedin.common.IncidentsSummary"
    ASPECT_NAME: ClassVar[str] = "incidentsSummary"
    _FIELDS = (
        ("resolvedIncidents", "[urn:incident]", "DEFAULT", []),
        ("activeIncidents", "[urn:incident]", "DEFAULT", []),
        ("resolvedIncidentDetails", "[IncidentSummaryDetails]", "DEFAULT", []),
        ("activeIncidentDetails", "[IncidentSummaryDetails]", "DEFAULT", []),
    )

    resolvedIncidents: list[str]
    """Deprecated: URNs of resolved incidents; use `resolvedIncidentDetails`.

    Deprecated.
    """

    activeIncidents: list[str]
    """Deprecated: URNs of open incidents; use `activeIncidentDetails`.

    Deprecated.
    """

    resolvedIncidentDetails: list[IncidentSummaryDetails]
    """Incidents on the asset that have been closed, one entry for each."""

    activeIncidentDetails: list[IncidentSummaryDetails]
    """Incidents still open on the asset, one entry for each."""

    def __init__(
        self,
        *,
        resolvedIncidents: list[str] | None = None,
        activeIncidents: list[str] | None = None,
        resolvedIncidentDetails: list[IncidentSummaryDetails] | None = None,
        activeIncidentDetails: list[IncidentSummaryDetails] | None = None,
    ) -> None:
        self.resolvedIncidents = [] if resolvedIncidents is None else resolvedIncidents
        self.activeIncidents = [] if activeIncidents is None else activeIncidents
        self.resolvedIncidentDetails = [] if resolvedIncidentDetails is None else resolvedIncidentDetails
        self.activeIncidentDetails = [] if activeIncidentDetails is None else activeIncidentDetails


class IncidentSummaryDetails(Record):
    """Summary of an incident stored on the asset, so that open and resolved incidents can be listed without
    fetching each one.
    """

    RECORD_NAME: ClassVar[str] = "com.linkedin.common.IncidentSummaryDetails"
    _FIELDS = (
        ("urn", "urn:incident", "REQUIRED"),
        ("type", "string", "REQUIRED"),
        ("createdAt", "long", "REQUIRED"),
        ("resolvedAt", "long", "OPTIONAL"),
        ("priority", "int", "OPTIONAL"),
    )

    urn: str
    """URN of the full `incident` entity."""

    type: str
    """Type of the incident as text, such as `FRESHNESS`."""

    createdAt: int
    """Milliseconds since the epoch at which the incident was raised."""

    resolvedAt: int | None
    """When the incident was resolved, in milliseconds since the epoch; absent while it is open."""

    priority: int | None
    """Urgency from `0`, critical, to `3`, low; absent when none was set."""

    def __init__(
        self,
        *,
        urn: str,
        type: str,
        createdAt: int,
        resolvedAt: int | None = None,
        priority: int | None = None,
    ) -> None:
        self.urn = urn
        self.type = type
        self.createdAt = createdAt
        self.resolvedAt = resolvedAt
        self.priority = priority


class IncidentInfo(Aspect):
    """Details of an incident: what went wrong, the affected assets, its priority, assignees and status.

    The aspect `incidentInfo`.
    """

    RECORD_NAME: ClassVar[str] = "com.linkedin.incident.IncidentInfo"
    ASPECT_NAME: ClassVar[str] = "incidentInfo"
    _FIELDS = (
        ("type", "IncidentType", "REQUIRED"),
        ("customType", "string", "OPTIONAL"),
        ("title", "string", "OPTIONAL"),
        ("description", "string", "OPTIONAL"),
        ("entities", "[urn:dataset,chart,dashboard,dataFlow,dataJob,schemaField,mlModel,mlFeature,mlFeatureTable,service,aiAgent]", "REQUIRED"),
        ("priority", "int", "OPTIONAL"),
        ("assignees", "[IncidentAssignee]", "OPTIONAL"),
        ("status", "IncidentStatus", "REQUIRED"),
        ("source", "IncidentSource", "OPTIONAL"),
        ("startedAt", "long", "OPTIONAL"),
        ("created", "AuditStamp", "REQUIRED"),
    )

    type: IncidentType
    """Type of problem; the assertion types are raised by failed checks, and `CUSTOM` is named in
    `customType`.
    """

    customType: str | None
    """Custom type as free text, set only when `type` is `CUSTOM`."""

    title: str | None
    """Short title shown in lists, for example `Orders table stale since Monday`."""

    description: str | None
    """Detailed description of the problem for those who have to resolve it."""

    entities: list[str]
    """URNs of the affected assets: datasets, charts, dashboards, flows, jobs, columns, ML entities, services
    or AI agents.
    """

    priority: int | None
    """Priority as a number, where lower is more urgent: `0` critical, `1` high, `2` medium, `3` low."""

    assignees: list[IncidentAssignee] | None
    """Users and groups assigned to resolve the incident; absent if there are none."""

    status: IncidentStatus
    """Status of the incident: open or resolved, its stage, a message and when it last changed."""

    source: IncidentSource | None
    """How the incident was raised, manually or by a failed assertion; optional."""

    startedAt: int | None
    """When the problem began, in milliseconds since the epoch; this can be earlier than the report."""

    created: AuditStamp
    """When the incident was raised and by whom. Deprecated: read `aspectCreated` in the system metadata
    instead.

    Deprecated.
    """

    def __init__(
        self,
        *,
        type: IncidentType | str,
        customType: str | None = None,
        title: str | None = None,
        description: str | None = None,
        entities: list[str],
        priority: int | None = None,
        assignees: list[IncidentAssignee] | None = None,
        status: IncidentStatus,
        source: IncidentSource | None = None,
        startedAt: int | None = None,
        created: AuditStamp,
    ) -> None:
        self.type = symbol(IncidentType, type)
        self.customType = customType
        self.title = title
        self.description = description
        self.entities = entities
        self.priority = priority
        self.assignees = assignees
        self.status = status
        self.source = source
        self.startedAt = startedAt
        self.created = created


class IncidentAssignee(Record):
    """One user or group assigned to resolve an incident; an item of `assignees` in `IncidentInfo`."""

    RECORD_NAME: ClassVar[str] = "com.linkedin.incident.IncidentAssignee"
    _FIELDS = (
        ("actor", "urn:", "REQUIRED"),
        ("assignedAt", "AuditStamp", "REQUIRED"),
    )

    actor: str
    """URN of the assigned `corpuser` or `corpGroup`."""

    assignedAt: AuditStamp
    """When the assignment was made and by whom; the actor is the assigner, not the assignee."""

    def __init__(
        self,
        *,
        actor: str,
        assignedAt: AuditStamp,
    ) -> None:
        self.actor = actor
        self.assignedAt = assignedAt


class IncidentStatus(Record):
    """Current state and stage of an incident, with an optional message; part of `IncidentInfo`."""

    RECORD_NAME: ClassVar[str] = "com.linkedin.incident.IncidentStatus"
    _FIELDS = (
        ("state", "IncidentState", "REQUIRED"),
        ("stage", "IncidentStage", "OPTIONAL"),
        ("message", "string", "OPTIONAL"),
        ("lastUpdated", "AuditStamp", "REQUIRED"),
    )

    state: IncidentState
    """Open or resolved; used in lists and counts of incidents."""

    stage: IncidentStage | None
    """Detailed stage within the state; absent until it is set."""

    message: str | None
    """Message about the current status, for example how the incident was resolved."""

    lastUpdated: AuditStamp
    """When the status last changed and by whom."""

    def __init__(
        self,
        *,
        state: IncidentState | str,
        stage: IncidentStage | str | None = None,
        message: str | None = None,
        lastUpdated: AuditStamp,
    ) -> None:
        self.state = symbol(IncidentState, state)
        self.stage = symbol(IncidentStage, stage)
        self.message = message
        self.lastUpdated = lastUpdated


class IncidentSource(Record):
    """Source of an incident: a person or a failed assertion."""

    RECORD_NAME: ClassVar[str] = "com.linkedin.incident.IncidentSource"
    _FIELDS = (
        ("type", "IncidentSourceType", "REQUIRED"),
        ("sourceUrn", "urn:", "OPTIONAL"),
    )

    type: IncidentSourceType
    """How the incident was raised; with `ASSERTION_FAILURE`, `sourceUrn` names the assertion."""

    sourceUrn: str | None
    """URN of the entity that caused the incident, for example the `assertion` that failed; absent when there
    is none.
    """

    def __init__(
        self,
        *,
        type: IncidentSourceType | str,
        sourceUrn: str | None = None,
    ) -> None:
        self.type = symbol(IncidentSourceType, type)
        self.sourceUrn = sourceUrn


class IncidentExternalLinks(Aspect):
    """Tickets in other systems that track this incident.

    The aspect `incidentExternalLinks`.
    """

    RECORD_NAME: ClassVar[str] = "com.linkedin.incident.IncidentExternalLinks"
    ASPECT_NAME: ClassVar[str] = "incidentExternalLinks"
    _FIELDS = (
        ("links", "[IncidentExternalLink]", "DEFAULT", []),
    )

    links: list[IncidentExternalLink]
    """One item per linked ticket; empty when the incident is tracked in the catalogue only."""

    def __init__(
        self,
        *,
        links: list[IncidentExternalLink] | None = None,
    ) -> None:
        self.links = [] if links is None else links


class IncidentExternalLink(Record):
    """Link from an incident to a ticket in another system, such as a Jira issue or a PagerDuty alert."""

    RECORD_NAME: ClassVar[str] = "com.linkedin.incident.IncidentExternalLink"
    _FIELDS = (
        ("connectionId", "string", "REQUIRED"),
        ("system", "string", "REQUIRED"),
        ("externalId", "string", "REQUIRED"),
        ("url", "string", "REQUIRED"),
        ("created", "AuditStamp", "REQUIRED"),
        ("syncEnabled", "boolean", "DEFAULT", True),
        ("lastSyncTimeMillis", "long", "OPTIONAL"),
    )

    connectionId: str
    """Id of the configured integration, for example `ops-servicenow`; distinguishes two servers of the same
    product.
    """

    system: str
    """Lower-case name of the ticket system: `jira`, `servicenow`, `pagerduty` or another."""

    externalId: str
    """Id of the ticket in that system, for example `DATA-482` for a Jira issue."""

    url: str
    """URL of the ticket."""

    created: AuditStamp
    """When the link (not the ticket) was created and by whom."""

    syncEnabled: bool
    """True, the default, synchronises changes in both directions between incident and ticket; false keeps a
    plain link.

    Default: `True`.
    """

    lastSyncTimeMillis: int | None
    """Latest successful synchronisation, in milliseconds since the epoch; absent when there has been none."""

    def __init__(
        self,
        *,
        connectionId: str,
        system: str,
        externalId: str,
        url: str,
        created: AuditStamp,
        syncEnabled: bool = True,
        lastSyncTimeMillis: int | None = None,
    ) -> None:
        self.connectionId = connectionId
        self.system = system
        self.externalId = externalId
        self.url = url
        self.created = created
        self.syncEnabled = syncEnabled
        self.lastSyncTimeMillis = lastSyncTimeMillis


class IncidentNotes(Aspect):
    """Comments on an incident; stored separately from `IncidentInfo` so that ingestion does not overwrite
    them.

    The aspect `incidentNotes`.
    """

    RECORD_NAME: ClassVar[str] = "com.linkedin.incident.IncidentNotes"
    ASPECT_NAME: ClassVar[str] = "incidentNotes"
    _FIELDS = (
        ("notes", "[IncidentNote]", "DEFAULT", []),
    )

    notes: list[IncidentNote]
    """Every note on the incident, oldest first."""

    def __init__(
        self,
        *,
        notes: list[IncidentNote] | None = None,
    ) -> None:
        self.notes = [] if notes is None else notes


class IncidentNote(Record):
    """A comment or progress update on an incident, written in the catalogue or copied from an external
    ticket.
    """

    RECORD_NAME: ClassVar[str] = "com.linkedin.incident.IncidentNote"
    _FIELDS = (
        ("message", "string", "REQUIRED"),
        ("created", "AuditStamp", "REQUIRED"),
        ("source", "IncidentNoteSource", "OPTIONAL"),
    )

    message: str
    """Text of the note in Markdown."""

    created: AuditStamp
    """When the note was created and by whom."""

    source: IncidentNoteSource | None
    """Source of the note in another system; absent when it was written in the catalogue."""

    def __init__(
        self,
        *,
        message: str,
        created: AuditStamp,
        source: IncidentNoteSource | None = None,
    ) -> None:
        self.message = message
        self.created = created
        self.source = source


class IncidentNoteSource(Record):
    """Source of an incident note, with its id and URL there."""

    RECORD_NAME: ClassVar[str] = "com.linkedin.incident.IncidentNoteSource"
    _FIELDS = (
        ("sourceType", "IncidentNoteSourceType", "OPTIONAL"),
        ("externalUrl", "string", "OPTIONAL"),
        ("externalId", "string", "OPTIONAL"),
    )

    sourceType: IncidentNoteSourceType | None
    """Native or external; when absent, a note with an `externalId` is treated as external."""

    externalUrl: str | None
    """URL of the note in the external system, for example the permalink of a Jira comment."""

    externalId: str | None
    """Id of the note in the external system, such as a Jira comment id; prevents a repeated sync from adding
    it twice.
    """

    def __init__(
        self,
        *,
        sourceType: IncidentNoteSourceType | str | None = None,
        externalUrl: str | None = None,
        externalId: str | None = None,
    ) -> None:
        self.sourceType = symbol(IncidentNoteSourceType, sourceType)
        self.externalUrl = externalUrl
        self.externalId = externalId
