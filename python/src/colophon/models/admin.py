# Printed by `npm run generate` from packages/model. Do not edit.
"""Administration: retention, upgrades, announcements, uploaded files and telemetry."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from ._record import Aspect, Record, Symbol, symbol

if TYPE_CHECKING:
    from .common import AuditStamp


class FileUploadScenario(Symbol):
    """Purposes for which a file can be uploaded.

    Wire name: `com.linkedin.file.FileUploadScenario`.
    """

    ASSET_DOCUMENTATION = "ASSET_DOCUMENTATION"
    """The file appears in the documentation text of an asset."""

    ASSET_DOCUMENTATION_LINKS = "ASSET_DOCUMENTATION_LINKS"
    """The file appears among an asset's documentation links."""


class DataHubUpgradeState(Symbol):
    """State of an upgrade job, which also decides whether it is retried.

    Wire name: `com.linkedin.upgrade.DataHubUpgradeState`.
    """

    IN_PROGRESS = "IN_PROGRESS"
    """The job has started and not finished yet."""

    SUCCEEDED = "SUCCEEDED"
    """The job finished without errors and need not run again."""

    FAILED = "FAILED"
    """The job failed and should be retried."""

    ABORTED = "ABORTED"
    """The job failed and must not be retried."""


class PostType(Symbol):
    """Places where an announcement can appear.

    Wire name: `com.linkedin.post.PostType`.
    """

    HOME_PAGE_ANNOUNCEMENT = "HOME_PAGE_ANNOUNCEMENT"
    """Shown to users on the catalogue's home page."""

    ENTITY_ANNOUNCEMENT = "ENTITY_ANNOUNCEMENT"
    """Shown on the entity given in `target`."""


class PostContentType(Symbol):
    """Forms a post can take.

    Wire name: `com.linkedin.post.PostContentType`.
    """

    TEXT = "TEXT"
    """A message displayed in full."""

    LINK = "LINK"
    """A link to the page given in `link`."""


class MediaType(Symbol):
    """Kinds of media a post can show.

    Wire name: `com.linkedin.common.MediaType`.
    """

    IMAGE = "IMAGE"
    """An image displayed in the post."""


class DataHubFileInfo(Aspect):
    """A file that a user uploaded for use in the catalogue, such as an image in documentation: its location,
    type and purpose.

    The aspect `dataHubFileInfo`.
    """

    RECORD_NAME: ClassVar[str] = "com.linkedin.file.DataHubFileInfo"
    ASPECT_NAME: ClassVar[str] = "dataHubFileInfo"
    _FIELDS = (
        ("bucketStorageLocation", "BucketStorageLocation", "REQUIRED"),
        ("originalFileName", "string", "REQUIRED"),
        ("mimeType", "string", "REQUIRED"),
        ("sizeInBytes", "long", "REQUIRED"),
        ("scenario", "FileUploadScenario", "REQUIRED"),
        ("referencedByAsset", "urn:dataset,chart,container,dashboard,dataFlow,dataJob,glossaryTerm,glossaryNode,mlModel,mlFeature,notebook,mlFeatureTable,mlPrimaryKey,mlModelGroup,domain,dataProduct,businessAttribute,document", "OPTIONAL"),
        ("schemaField", "urn:schemaField", "OPTIONAL"),
        ("created", "AuditStamp", "REQUIRED"),
        ("contentHash", "string", "OPTIONAL"),
    )

    bucketStorageLocation: BucketStorageLocation
    """Bucket and key of the file's contents."""

    originalFileName: str
    """Name of the file on the user's computer, such as `diagram.png`; the stored key may differ."""

    mimeType: str
    """Media type of the contents, such as `image/png`."""

    sizeInBytes: int
    """Size of the contents, in bytes."""

    scenario: FileUploadScenario
    """Purpose of the upload, such as an asset's documentation."""

    referencedByAsset: str | None
    """URN of the asset whose documentation shows the file; absent when it belongs to none."""

    schemaField: str | None
    """URN of the schema field whose documentation shows the file; absent when it belongs to none."""

    created: AuditStamp
    """Who uploaded the file, and when. Deprecated: read `systemMetadata.aspectCreated`.

    Deprecated.
    """

    contentHash: str | None
    """SHA-256 digest of the contents; absent when none was computed."""

    def __init__(
        self,
        *,
        bucketStorageLocation: BucketStorageLocation,
        originalFileName: str,
        mimeType: str,
        sizeInBytes: int,
        scenario: FileUploadScenario | str,
        referencedByAsset: str | None = None,
        schemaField: str | None = None,
        created: AuditStamp,
        contentHash: str | None = None,
    ) -> None:
        self.bucketStorageLocation = bucketStorageLocation
        self.originalFileName = originalFileName
        self.mimeType = mimeType
        self.sizeInBytes = sizeInBytes
        self.scenario = symbol(FileUploadScenario, scenario)
        self.referencedByAsset = referencedByAsset
        self.schemaField = schemaField
        self.created = created
        self.contentHash = contentHash


class BucketStorageLocation(Record):
    """Bucket and key of an uploaded file in object storage."""

    RECORD_NAME: ClassVar[str] = "com.linkedin.file.BucketStorageLocation"
    _FIELDS = (
        ("storageBucket", "string", "REQUIRED"),
        ("storageKey", "string", "REQUIRED"),
    )

    storageBucket: str
    """Name of the bucket, such as an S3 bucket assigned to the catalogue."""

    storageKey: str
    """Object key within the bucket, such as `uploads/diagram.png`."""

    def __init__(
        self,
        *,
        storageBucket: str,
        storageKey: str,
    ) -> None:
        self.storageBucket = storageBucket
        self.storageKey = storageKey


class DataHubRetentionConfig(Aspect):
    """Policy that limits how many old versions of an aspect the catalogue keeps.

    The aspect `dataHubRetentionConfig`.
    """

    RECORD_NAME: ClassVar[str] = "com.linkedin.retention.DataHubRetentionConfig"
    ASPECT_NAME: ClassVar[str] = "dataHubRetentionConfig"
    _FIELDS = (
        ("retention", "Retention", "REQUIRED"),
    )

    retention: Retention
    """Retention policy, by number of versions or by age."""

    def __init__(
        self,
        *,
        retention: Retention,
    ) -> None:
        self.retention = retention


class Retention(Record):
    """How long old versions are kept: by age, by number, or both, whichever limit is reached first."""

    RECORD_NAME: ClassVar[str] = "com.linkedin.retention.Retention"
    _FIELDS = (
        ("version", "VersionBasedRetention", "OPTIONAL"),
        ("time", "TimeBasedRetention", "OPTIONAL"),
    )
    _RULES = [{"kind": "anyOf", "fields": ["version", "time"]}]

    version: VersionBasedRetention | None
    """Keeps a fixed number of recent versions; absent means no limit by number."""

    time: TimeBasedRetention | None
    """Keeps versions up to a certain age; absent means no limit by age."""

    def __init__(
        self,
        *,
        version: VersionBasedRetention | None = None,
        time: TimeBasedRetention | None = None,
    ) -> None:
        self.version = version
        self.time = time


class VersionBasedRetention(Record):
    """Policy that removes all but the newest versions."""

    RECORD_NAME: ClassVar[str] = "com.linkedin.retention.VersionBasedRetention"
    _FIELDS = (
        ("maxVersions", "int", "REQUIRED", None, {"minimum": 1}),
    )

    maxVersions: int
    """Number of versions to keep, counted from the newest."""

    def __init__(
        self,
        *,
        maxVersions: int,
    ) -> None:
        self.maxVersions = maxVersions


class TimeBasedRetention(Record):
    """Policy that removes versions older than a given age."""

    RECORD_NAME: ClassVar[str] = "com.linkedin.retention.TimeBasedRetention"
    _FIELDS = (
        ("maxAgeInSeconds", "int", "REQUIRED", None, {"minimum": 1}),
    )

    maxAgeInSeconds: int
    """Age in seconds beyond which a version may be removed; `2592000` is 30 days."""

    def __init__(
        self,
        *,
        maxAgeInSeconds: int,
    ) -> None:
        self.maxAgeInSeconds = maxAgeInSeconds


class DataHubStepStateProperties(Aspect):
    """Progress of a user through an onboarding step, so that it is shown only once.

    The aspect `dataHubStepStateProperties`.
    """

    RECORD_NAME: ClassVar[str] = "com.linkedin.step.DataHubStepStateProperties"
    ASPECT_NAME: ClassVar[str] = "dataHubStepStateProperties"
    _FIELDS = (
        ("properties", "{string}", "DEFAULT", {}),
        ("lastModified", "AuditStamp", "REQUIRED"),
    )

    properties: dict[str, str]
    """State of the step as key-value pairs, both strings."""

    lastModified: AuditStamp
    """Who last changed the step's state and when."""

    def __init__(
        self,
        *,
        properties: dict[str, str] | None = None,
        lastModified: AuditStamp,
    ) -> None:
        self.properties = {} if properties is None else properties
        self.lastModified = lastModified


class DataHubUpgradeRequest(Aspect):
    """Records that an upgrade or bootstrap job has started, with the version it upgrades to.

    The aspect `dataHubUpgradeRequest`.
    """

    RECORD_NAME: ClassVar[str] = "com.linkedin.upgrade.DataHubUpgradeRequest"
    ASPECT_NAME: ClassVar[str] = "dataHubUpgradeRequest"
    _FIELDS = (
        ("timestampMs", "long", "REQUIRED"),
        ("version", "string", "REQUIRED"),
    )

    timestampMs: int
    """Start of the job, in milliseconds since the epoch."""

    version: str
    """Version of the upgrade job; compared at the next start to decide whether it has to run again."""

    def __init__(
        self,
        *,
        timestampMs: int,
        version: str,
    ) -> None:
        self.timestampMs = timestampMs
        self.version = version


class DataHubUpgradeResult(Aspect):
    """Outcome of an upgrade or bootstrap job; the server reads it to decide whether to run the job again.

    The aspect `dataHubUpgradeResult`.
    """

    RECORD_NAME: ClassVar[str] = "com.linkedin.upgrade.DataHubUpgradeResult"
    ASPECT_NAME: ClassVar[str] = "dataHubUpgradeResult"
    _FIELDS = (
        ("state", "DataHubUpgradeState", "DEFAULT", "SUCCEEDED"),
        ("timestampMs", "long", "REQUIRED"),
        ("result", "{string}", "OPTIONAL"),
    )

    state: DataHubUpgradeState
    """State or outcome of the job; defaults to success.

    Default: `SUCCEEDED`.
    """

    timestampMs: int
    """When the job recorded its outcome, in milliseconds since the epoch."""

    result: dict[str, str] | None
    """Details recorded by the job, as string key-value pairs; absent if there are none."""

    def __init__(
        self,
        *,
        state: DataHubUpgradeState | str = DataHubUpgradeState.SUCCEEDED,
        timestampMs: int,
        result: dict[str, str] | None = None,
    ) -> None:
        self.state = symbol(DataHubUpgradeState, state)
        self.timestampMs = timestampMs
        self.result = result


class PostInfo(Aspect):
    """An announcement to users of the catalogue: its content, where it is shown and when it was created.

    The aspect `postInfo`.
    """

    RECORD_NAME: ClassVar[str] = "com.linkedin.post.PostInfo"
    ASPECT_NAME: ClassVar[str] = "postInfo"
    _FIELDS = (
        ("type", "PostType", "REQUIRED"),
        ("content", "PostContent", "REQUIRED"),
        ("created", "long", "REQUIRED"),
        ("lastModified", "long", "REQUIRED"),
        ("auditStamp", "AuditStamp", "OPTIONAL"),
        ("target", "urn:dataset,schemaField,chart,container,dashboard,dataFlow,dataJob,dataProduct,glossaryTerm,glossaryNode,mlModel,mlFeature,notebook,mlFeatureTable,mlPrimaryKey,mlModelGroup,domain,dataProduct", "OPTIONAL"),
    )

    type: PostType
    """Where the announcement appears: on the home page or on one entity."""

    content: PostContent
    """Title, text, link and media of the announcement."""

    created: int
    """Deprecated: when the post was created, in milliseconds since the epoch; newer search takes it from the
    system metadata.

    Deprecated.
    """

    lastModified: int
    """Deprecated: when the post was last edited, in milliseconds since the epoch; newer search takes it from
    the system metadata.

    Deprecated.
    """

    auditStamp: AuditStamp | None
    """Deprecated: who created the post and when, unaffected by later edits; newer search takes it from the
    system metadata.

    Deprecated.
    """

    target: str | None
    """URN of the entity the announcement is about; absent for the home page."""

    def __init__(
        self,
        *,
        type: PostType | str,
        content: PostContent,
        created: int,
        lastModified: int,
        auditStamp: AuditStamp | None = None,
        target: str | None = None,
    ) -> None:
        self.type = symbol(PostType, type)
        self.content = content
        self.created = created
        self.lastModified = lastModified
        self.auditStamp = auditStamp
        self.target = target


class PostContent(Record):
    """Content of a post: a title with optional text, link and image."""

    RECORD_NAME: ClassVar[str] = "com.linkedin.post.PostContent"
    _FIELDS = (
        ("title", "string", "REQUIRED"),
        ("type", "PostContentType", "REQUIRED"),
        ("description", "string", "OPTIONAL"),
        ("link", "string", "OPTIONAL"),
        ("media", "Media", "OPTIONAL"),
    )

    title: str
    """Title of the post; searchable."""

    type: PostContentType
    """Whether the post is a text or a link."""

    description: str | None
    """Text of the post, shown below the title."""

    link: str | None
    """URL that the post links to, for posts of type `LINK`."""

    media: Media | None
    """Image shown with the post; absent if there is none."""

    def __init__(
        self,
        *,
        title: str,
        type: PostContentType | str,
        description: str | None = None,
        link: str | None = None,
        media: Media | None = None,
    ) -> None:
        self.title = title
        self.type = symbol(PostContentType, type)
        self.description = description
        self.link = link
        self.media = media


class Media(Record):
    """A media file shown in a post: its type and URL."""

    RECORD_NAME: ClassVar[str] = "com.linkedin.common.Media"
    _FIELDS = (
        ("type", "MediaType", "REQUIRED"),
        ("location", "string", "REQUIRED"),
    )

    type: MediaType
    """Kind of file; only images are defined."""

    location: str
    """URL of the file, such as `https://example.org/banner.png`."""

    def __init__(
        self,
        *,
        type: MediaType | str,
        location: str,
    ) -> None:
        self.type = symbol(MediaType, type)
        self.location = location


class TelemetryClientId(Aspect):
    """The id under which an installation sends telemetry, stored so that it stays the same across restarts.

    The aspect `telemetryClientId`.
    """

    RECORD_NAME: ClassVar[str] = "com.linkedin.telemetry.TelemetryClientId"
    ASPECT_NAME: ClassVar[str] = "telemetryClientId"
    _FIELDS = (
        ("clientId", "string", "REQUIRED"),
    )

    clientId: str
    """Client id; it identifies the installation, not a person."""

    def __init__(
        self,
        *,
        clientId: str,
    ) -> None:
        self.clientId = clientId
