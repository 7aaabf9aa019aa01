# Printed by `npm run generate` from packages/model. Do not edit.
"""Services: services and their APIs, repositories of code, and AI agents."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from ._record import Aspect, Record, Symbol, symbol

if TYPE_CHECKING:
    from .common import AuditStamp, Edge
    from .schema import SchemaField


class AIAgentSourceType(Symbol):
    """Who defines and manages an AI agent.

    Wire name: `com.linkedin.agent.AIAgentSourceType`.
    """

    SYSTEM = "SYSTEM"
    """Installed with the catalogue at deployment; users cannot edit it."""

    NATIVE = "NATIVE"
    """Made and managed by users in the catalogue."""

    EXTERNAL = "EXTERNAL"
    """Managed in another system; the catalogue only lists it."""


class HttpMethod(Symbol):
    """HTTP methods of a REST endpoint.

    Wire name: `com.linkedin.api.HttpMethod`.
    """

    GET = "GET"
    """Reads a resource and changes nothing."""

    POST = "POST"
    """Submits data, typically to create a resource or start an action."""

    PUT = "PUT"
    """Creates a resource or replaces it completely; idempotent."""

    PATCH = "PATCH"
    """Changes part of a resource."""

    DELETE = "DELETE"
    """Removes the resource at the path."""

    HEAD = "HEAD"
    """Returns the headers of a `GET` without its body."""

    OPTIONS = "OPTIONS"
    """Asks which methods and options the path allows, as in a CORS preflight."""

    TRACE = "TRACE"
    """Echoes the request as received, for diagnosis."""


class ServiceLifecycle(Symbol):
    """Maturity of a service.

    Wire name: `com.linkedin.service.ServiceLifecycle`.
    """

    EXPERIMENTAL = "EXPERIMENTAL"
    """May change or be removed without warning."""

    PRODUCTION = "PRODUCTION"
    """Stable, supported and safe to depend on."""

    DEPRECATED = "DEPRECATED"
    """To be removed; callers should migrate to a replacement."""


class McpTransport(Symbol):
    """Protocols by which an MCP server can be reached.

    Wire name: `com.linkedin.service.McpTransport`.
    """

    HTTP = "HTTP"
    """Plain requests over HTTP or HTTPS."""

    SSE = "SSE"
    """Server-sent events: the server streams its responses over HTTP."""

    WEBSOCKET = "WEBSOCKET"
    """A persistent connection on which both sides can send."""


class ServiceDefinitionFormat(Symbol):
    """Languages in which a service's interface can be written.

    Wire name: `com.linkedin.service.ServiceDefinitionFormat`.
    """

    OPENAPI = "OPENAPI"
    """OpenAPI 3, or version 2, also known as Swagger."""

    GRAPHQL_SDL = "GRAPHQL_SDL"
    """GraphQL types and operations in the schema definition language."""

    GRPC_PROTO = "GRPC_PROTO"
    """A `.proto` file with gRPC services and their messages."""

    ASYNCAPI = "ASYNCAPI"
    """AsyncAPI, for services that send and receive events."""

    JSON_SCHEMA = "JSON_SCHEMA"
    """Plain JSON Schema, such as an MCP server's response to `tools/list`."""

    OTHER = "OTHER"
    """A format not in the list."""


class CompressionType(Symbol):
    """Codec applied to the text of a `LargeString` before it is stored.

    Wire name: `com.linkedin.common.CompressionType`.
    """

    NONE = "NONE"
    """Text is stored as it is, without base64."""

    GZIP = "GZIP"
    """Text is compressed with gzip and then base64-encoded."""


class AIAgentInfo(Aspect):
    """The main facts about an AI agent: name, texts, instructions and whether it is built in, user-made or
    external.

    The aspect `aiAgentInfo`.
    """

    RECORD_NAME: ClassVar[str] = "com.linkedin.agent.AIAgentInfo"
    ASPECT_NAME: ClassVar[str] = "aiAgentInfo"
    _FIELDS = (
        ("name", "string", "REQUIRED"),
        ("tagline", "string", "OPTIONAL"),
        ("description", "string", "OPTIONAL"),
        ("instructions", "string", "OPTIONAL"),
        ("source", "AIAgentSource", "OPTIONAL"),
        ("created", "AuditStamp", "REQUIRED"),
        ("lastModified", "AuditStamp", "REQUIRED"),
    )

    name: str
    """Display name of the agent, separate from the id in its URN."""

    tagline: str | None
    """One line for cards and pickers, about 120 characters; when absent, a shortened `description` is shown.
    """

    description: str | None
    """What the agent does and when to send it a request, for example `Writes SQL. Use when…`. Used verbatim
    to route requests.
    """

    instructions: str | None
    """Text added to the agent's system prompt on top of the standard part."""

    source: AIAgentSource | None
    """Where the agent's definition comes from; built-in agents cannot be edited by users."""

    created: AuditStamp
    """Deprecated; read `aspectCreated` in the system metadata instead.

    Deprecated.
    """

    lastModified: AuditStamp
    """Deprecated; read `aspectModified` in the system metadata instead.

    Deprecated.
    """

    def __init__(
        self,
        *,
        name: str,
        tagline: str | None = None,
        description: str | None = None,
        instructions: str | None = None,
        source: AIAgentSource | None = None,
        created: AuditStamp,
        lastModified: AuditStamp,
    ) -> None:
        self.name = name
        self.tagline = tagline
        self.description = description
        self.instructions = instructions
        self.source = source
        self.created = created
        self.lastModified = lastModified


class AIAgentSource(Record):
    """Origin of an agent's definition and, for a clone, the agent it was copied from."""

    RECORD_NAME: ClassVar[str] = "com.linkedin.agent.AIAgentSource"
    _FIELDS = (
        ("type", "AIAgentSourceType", "REQUIRED"),
        ("clonedFrom", "urn:aiAgent", "OPTIONAL"),
    )

    type: AIAgentSourceType
    """Whether the agent is built in, made by users here, or managed elsewhere."""

    clonedFrom: str | None
    """URN of the `aiAgent` this one was copied from; absent for originals. A base and its clones count as one
    family.
    """

    def __init__(
        self,
        *,
        type: AIAgentSourceType | str,
        clonedFrom: str | None = None,
    ) -> None:
        self.type = symbol(AIAgentSourceType, type)
        self.clonedFrom = clonedFrom


class AIAgentDependencies(Aspect):
    """Dependencies of an AI agent: skills it adopts, APIs it calls and models it runs on.

    The aspect `aiAgentDependencies`.
    """

    RECORD_NAME: ClassVar[str] = "com.linkedin.agent.AIAgentDependencies"
    ASPECT_NAME: ClassVar[str] = "aiAgentDependencies"
    _FIELDS = (
        ("skills", "[urn:agentSkill]", "OPTIONAL"),
        ("tools", "[urn:api]", "OPTIONAL"),
        ("models", "[urn:mlModel]", "OPTIONAL"),
    )

    skills: list[str] | None
    """URNs of the `agentSkill` entities that the agent has adopted."""

    tools: list[str] | None
    """URNs of the `api` entities that the agent calls; shown as upstream lineage."""

    models: list[str] | None
    """URNs of the `mlModel` entities that the agent runs on, typically large language models."""

    def __init__(
        self,
        *,
        skills: list[str] | None = None,
        tools: list[str] | None = None,
        models: list[str] | None = None,
    ) -> None:
        self.skills = skills
        self.tools = tools
        self.models = models


class ApiProperties(Aspect):
    """Name, description and origin of an API, a single callable such as a REST endpoint, gRPC method or MCP
    tool; its type is in `subTypes`, its schema in `apiSignature`.

    The aspect `apiProperties`.
    """

    RECORD_NAME: ClassVar[str] = "com.linkedin.api.ApiProperties"
    ASPECT_NAME: ClassVar[str] = "apiProperties"
    _FIELDS = (
        ("name", "string", "REQUIRED"),
        ("description", "string", "OPTIONAL"),
        ("externalUrl", "string", "OPTIONAL"),
        ("sourceRepository", "urn:repository", "OPTIONAL"),
        ("created", "AuditStamp", "OPTIONAL"),
        ("lastModified", "AuditStamp", "OPTIONAL"),
    )

    name: str
    """Name shown for the API, for instance `getOrder`."""

    description: str | None
    """What a call does and when to use it."""

    externalUrl: str | None
    """URL of the API's documentation, source or registry entry."""

    sourceRepository: str | None
    """URN of the code repository the API is built from; it gives the upstream lineage edge `SourcedFrom`."""

    created: AuditStamp | None
    """When the API was registered, and by whom.

    Deprecated.
    """

    lastModified: AuditStamp | None
    """When the API was last changed, and by whom.

    Deprecated.
    """

    def __init__(
        self,
        *,
        name: str,
        description: str | None = None,
        externalUrl: str | None = None,
        sourceRepository: str | None = None,
        created: AuditStamp | None = None,
        lastModified: AuditStamp | None = None,
    ) -> None:
        self.name = name
        self.description = description
        self.externalUrl = externalUrl
        self.sourceRepository = sourceRepository
        self.created = created
        self.lastModified = lastModified


class ApiSignature(Aspect):
    """What an API accepts and returns, given inline or as references to datasets. A referenced dataset wins
    over inline fields for the same side.

    The aspect `apiSignature`.
    """

    RECORD_NAME: ClassVar[str] = "com.linkedin.api.ApiSignature"
    ASPECT_NAME: ClassVar[str] = "apiSignature"
    _FIELDS = (
        ("schemaDefinition", "string", "OPTIONAL"),
        ("inputFields", "[SchemaField]", "OPTIONAL"),
        ("outputFields", "[SchemaField]", "OPTIONAL"),
        ("inputDatasetEdges", "[Edge]", "OPTIONAL"),
        ("outputDatasetEdges", "[Edge]", "OPTIONAL"),
    )

    schemaDefinition: str | None
    """The complete contract as text, usually JSON Schema, including what `inputFields` and `outputFields`
    cannot express.
    """

    inputFields: list[SchemaField] | None
    """Parameters of a call, one field each with its name as `fieldPath`; `nullable` false makes the argument
    mandatory.
    """

    outputFields: list[SchemaField] | None
    """What a call returns: one field per member of an object, or a single field for a scalar."""

    inputDatasetEdges: list[Edge] | None
    """Datasets that model the request, such as a protobuf message; several mean alternative payloads. Each is
    upstream of the API in lineage.
    """

    outputDatasetEdges: list[Edge] | None
    """Datasets that model the response; each is downstream of the API in lineage. Edge properties may contain
    details such as `streaming: server`.
    """

    def __init__(
        self,
        *,
        schemaDefinition: str | None = None,
        inputFields: list[SchemaField] | None = None,
        outputFields: list[SchemaField] | None = None,
        inputDatasetEdges: list[Edge] | None = None,
        outputDatasetEdges: list[Edge] | None = None,
    ) -> None:
        self.schemaDefinition = schemaDefinition
        self.inputFields = inputFields
        self.outputFields = outputFields
        self.inputDatasetEdges = inputDatasetEdges
        self.outputDatasetEdges = outputDatasetEdges


class RestApiProperties(Aspect):
    """Method and path of an API with subtype `REST_ENDPOINT`; one path served under two methods makes two API
    entities.

    The aspect `restApiProperties`.
    """

    RECORD_NAME: ClassVar[str] = "com.linkedin.api.RestApiProperties"
    ASPECT_NAME: ClassVar[str] = "restApiProperties"
    _FIELDS = (
        ("method", "HttpMethod", "REQUIRED"),
        ("path", "string", "REQUIRED"),
    )

    method: HttpMethod
    """HTTP method of the call, part of the endpoint's identity along with `path`."""

    path: str
    """Route template relative to the service's base URL, such as `/orders/{orderId}`; filter on it to find
    all methods of one path.
    """

    def __init__(
        self,
        *,
        method: HttpMethod | str,
        path: str,
    ) -> None:
        self.method = symbol(HttpMethod, method)
        self.path = path


class RepositoryProperties(Aspect):
    """Name, default branch, languages, licence and similar facts about a source code repository.

    The aspect `repositoryProperties`.
    """

    RECORD_NAME: ClassVar[str] = "com.linkedin.repository.RepositoryProperties"
    ASPECT_NAME: ClassVar[str] = "repositoryProperties"
    _FIELDS = (
        ("name", "string", "REQUIRED"),
        ("description", "string", "OPTIONAL"),
        ("defaultBranch", "string", "OPTIONAL"),
        ("languages", "[string]", "OPTIONAL"),
        ("license", "string", "OPTIONAL"),
        ("homepageUrl", "string", "OPTIONAL"),
        ("archived", "boolean", "OPTIONAL"),
        ("created", "AuditStamp", "OPTIONAL"),
        ("lastModified", "AuditStamp", "OPTIONAL"),
    )

    name: str
    """Name in the interface and in search, for example `payments`; the URN is built from `RepositoryKey`."""

    description: str | None
    """What the code is for, usually the short text from the hosting service."""

    defaultBranch: str | None
    """Branch that a fresh clone checks out, for example `main`."""

    languages: list[str] | None
    """Programming languages in the code, such as `Go` or `SQL`, by convention with the most used one first.
    """

    license: str | None
    """Licence of the code, preferably as an SPDX id such as `Apache-2.0`."""

    homepageUrl: str | None
    """URL of the project's site or documentation; for the repository itself see `RepositorySource`."""

    archived: bool | None
    """True for a repository that is read-only and no longer maintained; absent when unknown."""

    created: AuditStamp | None
    """When the repository was created and by whom; absent when the source does not report it."""

    lastModified: AuditStamp | None
    """When the repository last changed and by whom; absent when the source does not report it."""

    def __init__(
        self,
        *,
        name: str,
        description: str | None = None,
        defaultBranch: str | None = None,
        languages: list[str] | None = None,
        license: str | None = None,
        homepageUrl: str | None = None,
        archived: bool | None = None,
        created: AuditStamp | None = None,
        lastModified: AuditStamp | None = None,
    ) -> None:
        self.name = name
        self.description = description
        self.defaultBranch = defaultBranch
        self.languages = languages
        self.license = license
        self.homepageUrl = homepageUrl
        self.archived = archived
        self.created = created
        self.lastModified = lastModified


class RepositorySource(Aspect):
    """Where a repository is hosted: its address and its id on the hosting service.

    The aspect `repositorySource`.
    """

    RECORD_NAME: ClassVar[str] = "com.linkedin.repository.RepositorySource"
    ASPECT_NAME: ClassVar[str] = "repositorySource"
    _FIELDS = (
        ("externalUrl", "string", "OPTIONAL"),
        ("externalId", "string", "OPTIONAL"),
    )

    externalUrl: str | None
    """URL for browsing or cloning the repository, for example `https://github.com/acme/payments`."""

    externalId: str | None
    """Id on the hosting service: a number, as on GitHub, or a slug such as `acme/payments`."""

    def __init__(
        self,
        *,
        externalUrl: str | None = None,
        externalId: str | None = None,
    ) -> None:
        self.externalUrl = externalUrl
        self.externalId = externalId


class RepositoryLineage(Aspect):
    """Origin of a repository, currently only the one it was forked from.

    The aspect `repositoryLineage`.
    """

    RECORD_NAME: ClassVar[str] = "com.linkedin.repository.RepositoryLineage"
    ASPECT_NAME: ClassVar[str] = "repositoryLineage"
    _FIELDS = (
        ("forkOf", "urn:repository", "OPTIONAL"),
    )

    forkOf: str | None
    """URN of the `repository` from which this one was forked; absent when it is not a fork."""

    def __init__(
        self,
        *,
        forkOf: str | None = None,
    ) -> None:
        self.forkOf = forkOf


class ServiceProperties(Aspect):
    """Name, description and links of a service of any type; type-specific details have their own aspects,
    such as `mcpServerProperties`.

    The aspect `serviceProperties`.
    """

    RECORD_NAME: ClassVar[str] = "com.linkedin.service.ServiceProperties"
    ASPECT_NAME: ClassVar[str] = "serviceProperties"
    _FIELDS = (
        ("customProperties", "{string}", "DEFAULT", {}),
        ("displayName", "string", "REQUIRED"),
        ("description", "string", "OPTIONAL"),
        ("lifecycle", "ServiceLifecycle", "OPTIONAL"),
        ("apis", "[urn:api]", "OPTIONAL"),
        ("sourceRepository", "urn:repository", "OPTIONAL"),
    )

    customProperties: dict[str, str]
    """Custom key-value pairs, as strings, for properties without a dedicated field; empty by default."""

    displayName: str
    """Display name, shown in search results and elsewhere; the id in the URN may differ."""

    description: str | None
    """Description of what the service offers."""

    lifecycle: ServiceLifecycle | None
    """Maturity of the service, shown as a badge; absent when not specified."""

    apis: list[str] | None
    """URNs of the `api` entities the service exposes, such as the tools of an MCP server; in lineage they are
    downstream of it.
    """

    sourceRepository: str | None
    """URN of the `repository` holding the service's code, upstream of the service in lineage."""

    def __init__(
        self,
        *,
        customProperties: dict[str, str] | None = None,
        displayName: str,
        description: str | None = None,
        lifecycle: ServiceLifecycle | str | None = None,
        apis: list[str] | None = None,
        sourceRepository: str | None = None,
    ) -> None:
        self.customProperties = {} if customProperties is None else customProperties
        self.displayName = displayName
        self.description = description
        self.lifecycle = symbol(ServiceLifecycle, lifecycle)
        self.apis = apis
        self.sourceRepository = sourceRepository


class McpServerProperties(Aspect):
    """How to connect to a service of subtype `MCP`; credentials are stored in the global settings instead.

    The aspect `mcpServerProperties`.
    """

    RECORD_NAME: ClassVar[str] = "com.linkedin.service.McpServerProperties"
    ASPECT_NAME: ClassVar[str] = "mcpServerProperties"
    _FIELDS = (
        ("url", "string", "REQUIRED"),
        ("transport", "McpTransport", "DEFAULT", "HTTP"),
        ("timeout", "float", "OPTIONAL"),
        ("customHeaders", "{string}", "OPTIONAL"),
    )

    url: str
    """Endpoint of the MCP server, such as `https://mcp.example.com/v1`."""

    transport: McpTransport
    """Protocol that clients use to talk to the endpoint.

    Default: `HTTP`.
    """

    timeout: float | None
    """Seconds to wait for a connection; when absent, the connecting service uses its default, currently 300.
    """

    customHeaders: dict[str, str] | None
    """HTTP headers added to every request, such as `X-Tenant-ID`; not for credentials."""

    def __init__(
        self,
        *,
        url: str,
        transport: McpTransport | str = McpTransport.HTTP,
        timeout: float | None = None,
        customHeaders: dict[str, str] | None = None,
    ) -> None:
        self.url = url
        self.transport = symbol(McpTransport, transport)
        self.timeout = timeout
        self.customHeaders = customHeaders


class ServiceDefinition(Aspect):
    """Full interface document of a service, such as its OpenAPI file; the service's `api` entities are
    extracted from it.

    The aspect `serviceDefinition`.
    """

    RECORD_NAME: ClassVar[str] = "com.linkedin.service.ServiceDefinition"
    ASPECT_NAME: ClassVar[str] = "serviceDefinition"
    _FIELDS = (
        ("format", "ServiceDefinitionFormat", "REQUIRED"),
        ("rawSpec", "LargeString", "REQUIRED"),
        ("version", "string", "OPTIONAL"),
        ("externalUrl", "string", "OPTIONAL"),
    )

    format: ServiceDefinitionFormat
    """Language of `rawSpec`, which decides how it is parsed and shown."""

    rawSpec: LargeString
    """Verbatim text of the document, stored so that a long one can be compressed; readers get it as plain
    text.
    """

    version: str | None
    """Version stated by the document itself, such as OpenAPI's `info.version`."""

    externalUrl: str | None
    """URL where the document is maintained, when that is outside the catalogue."""

    def __init__(
        self,
        *,
        format: ServiceDefinitionFormat | str,
        rawSpec: LargeString,
        version: str | None = None,
        externalUrl: str | None = None,
    ) -> None:
        self.format = symbol(ServiceDefinitionFormat, format)
        self.rawSpec = rawSpec
        self.version = version
        self.externalUrl = externalUrl


class LargeString(Record):
    """Long text, such as an API definition, that may be stored compressed to stay under the size limit of an
    aspect; it cannot be searched.
    """

    RECORD_NAME: ClassVar[str] = "com.linkedin.common.LargeString"
    _FIELDS = (
        ("blob", "string", "REQUIRED"),
        ("compression", "CompressionType", "DEFAULT", "NONE"),
        ("uncompressedSize", "long", "OPTIONAL"),
    )

    blob: str
    """Plain text when `compression` is `NONE`; otherwise the UTF-8 bytes compressed and then base64-encoded.
    """

    compression: CompressionType
    """How to decode `blob` back into text.

    Default: `NONE`.
    """

    uncompressedSize: int | None
    """Size of the plain text in UTF-8 bytes, known without decoding."""

    def __init__(
        self,
        *,
        blob: str,
        compression: CompressionType | str = CompressionType.NONE,
        uncompressedSize: int | None = None,
    ) -> None:
        self.blob = blob
        self.compression = symbol(CompressionType, compression)
        self.uncompressedSize = uncompressedSize
