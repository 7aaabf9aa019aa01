# Printed by `npm run generate` from packages/model. Do not edit.
"""Keys: the parts of the URN of each entity type, in order."""

from __future__ import annotations

from typing import ClassVar

from ._record import Aspect, symbol
from .common import FabricType


class AgentSkillKey(Aspect):
    """Identity of an agent skill, a reusable bundle of prompts, tools and domain knowledge that several
    agents can adopt.

    The aspect `agentSkillKey`.
    """

    RECORD_NAME: ClassVar[str] = "com.linkedin.metadata.key.AgentSkillKey"
    ASPECT_NAME: ClassVar[str] = "agentSkillKey"
    _FIELDS = (
        ("id", "string", "REQUIRED"),
    )

    id: str
    """Last part of the skill's URN, unique among skills: a slug such as `invoice-review`, or a UUID."""

    def __init__(
        self,
        *,
        id: str,
    ) -> None:
        self.id = id


class AIAgentKey(Aspect):
    """Identity of an AI agent: a single `id`, giving URNs such as `urn:li:aiAgent:support-bot`.

    The aspect `aiAgentKey`.
    """

    RECORD_NAME: ClassVar[str] = "com.linkedin.metadata.key.AIAgentKey"
    ASPECT_NAME: ClassVar[str] = "aiAgentKey"
    _FIELDS = (
        ("id", "string", "REQUIRED"),
    )

    id: str
    """Last part of the agent's URN; a readable slug or a generated UUID, unique among all agents."""

    def __init__(
        self,
        *,
        id: str,
    ) -> None:
        self.id = id


class ApiKey(Aspect):
    """Identity of an API, meaning one callable operation with typed input and output, such as a REST
    endpoint, a gRPC method or an MCP tool.

    The aspect `apiKey`.
    """

    RECORD_NAME: ClassVar[str] = "com.linkedin.metadata.key.ApiKey"
    ASPECT_NAME: ClassVar[str] = "apiKey"
    _FIELDS = (
        ("id", "string", "REQUIRED"),
    )

    id: str
    """Last part of the API's URN, unique among APIs: a slug such as `get-order-status`, or a UUID."""

    def __init__(
        self,
        *,
        id: str,
    ) -> None:
        self.id = id


class ApplicationKey(Aspect):
    """Identity of an application, a piece of software that owns or handles data assets, such as a billing
    system.

    The aspect `applicationKey`.
    """

    RECORD_NAME: ClassVar[str] = "com.linkedin.application.ApplicationKey"
    ASPECT_NAME: ClassVar[str] = "applicationKey"
    _FIELDS = (
        ("id", "string", "REQUIRED"),
    )

    id: str
    """Last part of the application's URN, unique among applications."""

    def __init__(
        self,
        *,
        id: str,
    ) -> None:
        self.id = id


class AssertionKey(Aspect):
    """Identity of an assertion, one data quality check, in the form `urn:li:assertion:` plus its id.

    The aspect `assertionKey`.
    """

    RECORD_NAME: ClassVar[str] = "com.linkedin.metadata.key.AssertionKey"
    ASPECT_NAME: ClassVar[str] = "assertionKey"
    _FIELDS = (
        ("assertionId", "string", "REQUIRED"),
    )

    assertionId: str
    """Last part of the assertion's URN, usually a hash or UUID without meaning to readers."""

    def __init__(
        self,
        *,
        assertionId: str,
    ) -> None:
        self.assertionId = assertionId


class BusinessAttributeKey(Aspect):
    """Identity of a business attribute, a shared description for columns with one meaning, such as customer
    email.

    The aspect `businessAttributeKey`.
    """

    RECORD_NAME: ClassVar[str] = "com.linkedin.businessattribute.BusinessAttributeKey"
    ASPECT_NAME: ClassVar[str] = "businessAttributeKey"
    _FIELDS = (
        ("id", "string", "REQUIRED"),
    )

    id: str
    """Last part of the attribute's URN, unique among business attributes."""

    def __init__(
        self,
        *,
        id: str,
    ) -> None:
        self.id = id


class ChartKey(Aspect):
    """Identity of a chart: its tool and its id there, as in `urn:li:chart:(looker,1234)`.

    The aspect `chartKey`.
    """

    RECORD_NAME: ClassVar[str] = "com.linkedin.metadata.key.ChartKey"
    ASPECT_NAME: ClassVar[str] = "chartKey"
    _FIELDS = (
        ("dashboardTool", "string", "REQUIRED"),
        ("chartId", "string", "REQUIRED"),
    )

    dashboardTool: str
    """Lower-case name of the tool that hosts the chart, for example `looker`, `superset` or `redash`; a plain
    name, not a platform URN.
    """

    chartId: str
    """Id of the chart, unique across every deployment of the same tool; where two servers may clash, include
    the host, as in `looker.acme.com/looks/1234`.
    """

    def __init__(
        self,
        *,
        dashboardTool: str,
        chartId: str,
    ) -> None:
        self.dashboardTool = dashboardTool
        self.chartId = chartId


class ContainerKey(Aspect):
    """Identity of a container, such as a database, a schema, a folder or a project that holds other assets.

    The aspect `containerKey`.
    """

    RECORD_NAME: ClassVar[str] = "com.linkedin.metadata.key.ContainerKey"
    ASPECT_NAME: ClassVar[str] = "containerKey"
    _FIELDS = (
        ("guid", "string", "OPTIONAL"),
    )

    guid: str | None
    """Last part of the container's URN; connectors usually hash platform, instance, database and schema so
    that every run finds the same container.
    """

    def __init__(
        self,
        *,
        guid: str | None = None,
    ) -> None:
        self.guid = guid


class CorpGroupKey(Aspect):
    """Identity of a group of users, as in `urn:li:corpGroup:data-platform`.

    The aspect `corpGroupKey`.
    """

    RECORD_NAME: ClassVar[str] = "com.linkedin.metadata.key.CorpGroupKey"
    ASPECT_NAME: ClassVar[str] = "corpGroupKey"
    _FIELDS = (
        ("name", "string", "REQUIRED"),
    )

    name: str
    """Group name from the directory (LDAP or Active Directory), percent-encoded for use in a URL and unique
    in the catalogue.
    """

    def __init__(
        self,
        *,
        name: str,
    ) -> None:
        self.name = name


class CorpUserKey(Aspect):
    """Identity of a person or other account, as in `urn:li:corpuser:jdoe`.

    The aspect `corpUserKey`.
    """

    RECORD_NAME: ClassVar[str] = "com.linkedin.metadata.key.CorpUserKey"
    ASPECT_NAME: ClassVar[str] = "corpUserKey"
    _FIELDS = (
        ("username", "string", "REQUIRED"),
    )

    username: str
    """Name for signing in, usually the one in the company directory or identity provider; becomes the last
    part of the user's URN.
    """

    def __init__(
        self,
        *,
        username: str,
    ) -> None:
        self.username = username


class DashboardKey(Aspect):
    """Identity of a dashboard: its tool and its id there, as in `urn:li:dashboard:(looker,77)`.

    The aspect `dashboardKey`.
    """

    RECORD_NAME: ClassVar[str] = "com.linkedin.metadata.key.DashboardKey"
    ASPECT_NAME: ClassVar[str] = "dashboardKey"
    _FIELDS = (
        ("dashboardTool", "string", "REQUIRED"),
        ("dashboardId", "string", "REQUIRED"),
    )

    dashboardTool: str
    """Lower-case name of the tool that hosts the dashboard, for example `looker`, `tableau` or `superset`; a
    plain name, not a platform URN.
    """

    dashboardId: str
    """Id of the dashboard, unique across every deployment of the same tool; prefix the host where ids may
    clash, as in `looker.acme.com/dashboards/77`.
    """

    def __init__(
        self,
        *,
        dashboardTool: str,
        dashboardId: str,
    ) -> None:
        self.dashboardTool = dashboardTool
        self.dashboardId = dashboardId


class DataContractKey(Aspect):
    """Identity of a data contract, the set of promises (schema, freshness, quality) made about a dataset.

    The aspect `dataContractKey`.
    """

    RECORD_NAME: ClassVar[str] = "com.linkedin.metadata.key.DataContractKey"
    ASPECT_NAME: ClassVar[str] = "dataContractKey"
    _FIELDS = (
        ("id", "string", "REQUIRED"),
    )

    id: str
    """Last part of the contract's URN, unique among contracts; any stable string or UUID."""

    def __init__(
        self,
        *,
        id: str,
    ) -> None:
        self.id = id


class DataFlowKey(Aspect):
    """Identity of a pipeline or workflow, such as an Airflow DAG:
    `urn:li:dataFlow:(airflow,daily_load,prod)`.

    The aspect `dataFlowKey`.
    """

    RECORD_NAME: ClassVar[str] = "com.linkedin.metadata.key.DataFlowKey"
    ASPECT_NAME: ClassVar[str] = "dataFlowKey"
    _FIELDS = (
        ("orchestrator", "string", "REQUIRED"),
        ("flowId", "string", "REQUIRED"),
        ("cluster", "string", "REQUIRED"),
    )

    orchestrator: str
    """Plain name of the scheduler or workflow engine that runs the flow, for example `airflow`, `azkaban` or
    `dagster`.
    """

    flowId: str
    """Id of the flow in its orchestrator, for example an Airflow DAG id."""

    cluster: str
    """Environment or cluster in which the flow runs, for example `prod`; the same flow on two clusters is two
    entities.
    """

    def __init__(
        self,
        *,
        orchestrator: str,
        flowId: str,
        cluster: str,
    ) -> None:
        self.orchestrator = orchestrator
        self.flowId = flowId
        self.cluster = cluster


class DataHubAccessTokenKey(Aspect):
    """Identity of a personal or service access token; contains a hash, never the token.

    The aspect `dataHubAccessTokenKey`.
    """

    RECORD_NAME: ClassVar[str] = "com.linkedin.metadata.key.DataHubAccessTokenKey"
    ASPECT_NAME: ClassVar[str] = "dataHubAccessTokenKey"
    _FIELDS = (
        ("id", "string", "REQUIRED"),
    )

    id: str
    """SHA-256 hash of the JWT's signature, so that a presented token can be looked up without its text being
    stored.
    """

    def __init__(
        self,
        *,
        id: str,
    ) -> None:
        self.id = id


class DataHubActionKey(Aspect):
    """Identity of an action pipeline, a process that listens to change events and reacts to them.

    The aspect `dataHubActionKey`.
    """

    RECORD_NAME: ClassVar[str] = "com.linkedin.metadata.key.DataHubActionKey"
    ASPECT_NAME: ClassVar[str] = "dataHubActionKey"
    _FIELDS = (
        ("id", "string", "REQUIRED"),
    )

    id: str
    """Last part of the action's URN; set by the caller, or generated when absent."""

    def __init__(
        self,
        *,
        id: str,
    ) -> None:
        self.id = id


class DataHubConnectionKey(Aspect):
    """Identity of a stored connection, the details for connecting to an external system.

    The aspect `dataHubConnectionKey`.
    """

    RECORD_NAME: ClassVar[str] = "com.linkedin.metadata.key.DataHubConnectionKey"
    ASPECT_NAME: ClassVar[str] = "dataHubConnectionKey"
    _FIELDS = (
        ("id", "string", "REQUIRED"),
    )

    id: str
    """Last part of the connection's URN; connections that code looks up by name have a fixed, readable id."""

    def __init__(
        self,
        *,
        id: str,
    ) -> None:
        self.id = id


class ExecutionRequestKey(Aspect):
    """Identity of an execution request, for example to run an ingestion source immediately.

    The aspect `dataHubExecutionRequestKey`.
    """

    RECORD_NAME: ClassVar[str] = "com.linkedin.metadata.key.ExecutionRequestKey"
    ASPECT_NAME: ClassVar[str] = "dataHubExecutionRequestKey"
    _FIELDS = (
        ("id", "string", "REQUIRED"),
    )

    id: str
    """Last part of the request's URN; doubles as the id of the ingestion run when the task is one."""

    def __init__(
        self,
        *,
        id: str,
    ) -> None:
        self.id = id


class DataHubFileKey(Aspect):
    """Identity of a file uploaded to the catalogue, for example an image placed in documentation.

    The aspect `dataHubFileKey`.
    """

    RECORD_NAME: ClassVar[str] = "com.linkedin.metadata.key.DataHubFileKey"
    ASPECT_NAME: ClassVar[str] = "dataHubFileKey"
    _FIELDS = (
        ("id", "string", "REQUIRED"),
    )

    id: str
    """Last part of the uploaded file's URN; unlike the file name, unique to each upload."""

    def __init__(
        self,
        *,
        id: str,
    ) -> None:
        self.id = id


class DataHubIngestionSourceKey(Aspect):
    """Identity of an ingestion source, a saved recipe with its schedule.

    The aspect `dataHubIngestionSourceKey`.
    """

    RECORD_NAME: ClassVar[str] = "com.linkedin.metadata.key.DataHubIngestionSourceKey"
    ASPECT_NAME: ClassVar[str] = "dataHubIngestionSourceKey"
    _FIELDS = (
        ("id", "string", "REQUIRED"),
    )

    id: str
    """Last part of the ingestion source's URN; a UUID when made on the server, or a fixed name from the
    caller.
    """

    def __init__(
        self,
        *,
        id: str,
    ) -> None:
        self.id = id


class DataHubOpenAPISchemaKey(Aspect):
    """Identity of an internal entity that adds the `systemMetadata` type to the generated OpenAPI schema; it
    has no catalogue content.

    The aspect `dataHubOpenAPISchemaKey`.
    """

    RECORD_NAME: ClassVar[str] = "com.linkedin.metadata.key.DataHubOpenAPISchemaKey"
    ASPECT_NAME: ClassVar[str] = "dataHubOpenAPISchemaKey"
    _FIELDS = (
        ("id", "string", "REQUIRED"),
    )

    id: str
    """Last part of the schema entity's URN; irrelevant outside API generation."""

    def __init__(
        self,
        *,
        id: str,
    ) -> None:
        self.id = id


class DataHubPageModuleKey(Aspect):
    """Identity of a page module, one building block of a home page or an asset summary, such as a list of
    links.

    The aspect `dataHubPageModuleKey`.
    """

    RECORD_NAME: ClassVar[str] = "com.linkedin.metadata.key.DataHubPageModuleKey"
    ASPECT_NAME: ClassVar[str] = "dataHubPageModuleKey"
    _FIELDS = (
        ("id", "string", "REQUIRED"),
    )

    id: str
    """Last part of the module's URN; page templates refer to the module by that URN."""

    def __init__(
        self,
        *,
        id: str,
    ) -> None:
        self.id = id


class DataHubPageTemplateKey(Aspect):
    """Identity of a page template, the arrangement of modules on a home page or an asset summary.

    The aspect `dataHubPageTemplateKey`.
    """

    RECORD_NAME: ClassVar[str] = "com.linkedin.metadata.key.DataHubPageTemplateKey"
    ASPECT_NAME: ClassVar[str] = "dataHubPageTemplateKey"
    _FIELDS = (
        ("id", "string", "REQUIRED"),
    )

    id: str
    """Last part of the template's URN, unique among page templates."""

    def __init__(
        self,
        *,
        id: str,
    ) -> None:
        self.id = id


class DataHubPersonaKey(Aspect):
    """Identity of a persona, a kind of user such as analyst or data engineer, by which the interface can be
    adapted.

    The aspect `dataHubPersonaKey`.
    """

    RECORD_NAME: ClassVar[str] = "com.linkedin.metadata.key.DataHubPersonaKey"
    ASPECT_NAME: ClassVar[str] = "dataHubPersonaKey"
    _FIELDS = (
        ("id", "string", "REQUIRED"),
    )

    id: str
    """Last part of the persona's URN, unique among personas."""

    def __init__(
        self,
        *,
        id: str,
    ) -> None:
        self.id = id


class DataHubPolicyKey(Aspect):
    """Identity of an access policy, the rule that gives privileges to users, groups or roles.

    The aspect `dataHubPolicyKey`.
    """

    RECORD_NAME: ClassVar[str] = "com.linkedin.metadata.key.DataHubPolicyKey"
    ASPECT_NAME: ClassVar[str] = "dataHubPolicyKey"
    _FIELDS = (
        ("id", "string", "REQUIRED"),
    )

    id: str
    """Last part of the policy's URN; the server generates it when the policy is created."""

    def __init__(
        self,
        *,
        id: str,
    ) -> None:
        self.id = id


class DataHubRetentionKey(Aspect):
    """Identity of a retention rule, the pair of entity type and aspect to which it applies; `*` matches any.

    The aspect `dataHubRetentionKey`.
    """

    RECORD_NAME: ClassVar[str] = "com.linkedin.metadata.key.DataHubRetentionKey"
    ASPECT_NAME: ClassVar[str] = "dataHubRetentionKey"
    _FIELDS = (
        ("entityName", "string", "REQUIRED"),
        ("aspectName", "string", "REQUIRED"),
    )

    entityName: str
    """Entity type of the rule, for example `dataset`; `*` or empty makes it the default for every type."""

    aspectName: str
    """Aspect of the rule, for example `schemaMetadata`; `*` or empty makes it the default for every aspect.
    """

    def __init__(
        self,
        *,
        entityName: str,
        aspectName: str,
    ) -> None:
        self.entityName = entityName
        self.aspectName = aspectName


class DataHubRoleKey(Aspect):
    """Identity of a catalogue role such as Admin, Editor or Reader; not to be confused with `RoleKey`, a role
    in an external system.

    The aspect `dataHubRoleKey`.
    """

    RECORD_NAME: ClassVar[str] = "com.linkedin.metadata.key.DataHubRoleKey"
    ASPECT_NAME: ClassVar[str] = "dataHubRoleKey"
    _FIELDS = (
        ("id", "string", "REQUIRED"),
    )

    id: str
    """Last part of the role's URN, for example `Admin`; the server generates one for a role created later."""

    def __init__(
        self,
        *,
        id: str,
    ) -> None:
        self.id = id


class DataHubSecretKey(Aspect):
    """Identity of a secret, an encrypted value that recipes refer to by name.

    The aspect `dataHubSecretKey`.
    """

    RECORD_NAME: ClassVar[str] = "com.linkedin.metadata.key.DataHubSecretKey"
    ASPECT_NAME: ClassVar[str] = "dataHubSecretKey"
    _FIELDS = (
        ("id", "string", "REQUIRED"),
    )

    id: str
    """Last part of the secret's URN, unique among secrets."""

    def __init__(
        self,
        *,
        id: str,
    ) -> None:
        self.id = id


class DataHubStepStateKey(Aspect):
    """Identity of a step state, a record that a user has completed a step of the interface, for example an
    onboarding tour.

    The aspect `dataHubStepStateKey`.
    """

    RECORD_NAME: ClassVar[str] = "com.linkedin.metadata.key.DataHubStepStateKey"
    ASPECT_NAME: ClassVar[str] = "dataHubStepStateKey"
    _FIELDS = (
        ("id", "string", "REQUIRED"),
    )

    id: str
    """Last part of the state's URN; by convention it joins the user and the step, so each user has separate
    progress.
    """

    def __init__(
        self,
        *,
        id: str,
    ) -> None:
        self.id = id


class DataHubUpgradeKey(Aspect):
    """Identity of one upgrade or bootstrap job, so that the server knows whether it has already run.

    The aspect `dataHubUpgradeKey`.
    """

    RECORD_NAME: ClassVar[str] = "com.linkedin.metadata.key.DataHubUpgradeKey"
    ASPECT_NAME: ClassVar[str] = "dataHubUpgradeKey"
    _FIELDS = (
        ("id", "string", "REQUIRED"),
    )

    id: str
    """Name of the upgrade step, often with a version in it, so that a new version runs again."""

    def __init__(
        self,
        *,
        id: str,
    ) -> None:
        self.id = id


class DataHubViewKey(Aspect):
    """Identity of a view, a saved filter that narrows search and browsing for one user or for everybody.

    The aspect `dataHubViewKey`.
    """

    RECORD_NAME: ClassVar[str] = "com.linkedin.metadata.key.DataHubViewKey"
    ASPECT_NAME: ClassVar[str] = "dataHubViewKey"
    _FIELDS = (
        ("id", "string", "REQUIRED"),
    )

    id: str
    """Last part of the view's URN, unique among views."""

    def __init__(
        self,
        *,
        id: str,
    ) -> None:
        self.id = id


class DataJobKey(Aspect):
    """Identity of one task in a pipeline: its flow and its id there, as in
    `urn:li:dataJob:(urn:li:dataFlow:(airflow,daily_load,prod),copy)`.

    The aspect `dataJobKey`.
    """

    RECORD_NAME: ClassVar[str] = "com.linkedin.metadata.key.DataJobKey"
    ASPECT_NAME: ClassVar[str] = "dataJobKey"
    _FIELDS = (
        ("flow", "urn:dataFlow", "REQUIRED"),
        ("jobId", "string", "REQUIRED"),
    )

    flow: str
    """URN of the `dataFlow` that the job belongs to; also the source of the part-of link between job and
    flow.
    """

    jobId: str
    """Id of the job within its flow, for example an Airflow task id; two flows may use the same one."""

    def __init__(
        self,
        *,
        flow: str,
        jobId: str,
    ) -> None:
        self.flow = flow
        self.jobId = jobId


class DataPlatformKey(Aspect):
    """Identity of a data platform, the kind of system that assets come from, as in
    `urn:li:dataPlatform:snowflake`.

    The aspect `dataPlatformKey`.
    """

    RECORD_NAME: ClassVar[str] = "com.linkedin.metadata.key.DataPlatformKey"
    ASPECT_NAME: ClassVar[str] = "dataPlatformKey"
    _FIELDS = (
        ("platformName", "string", "REQUIRED"),
    )

    platformName: str
    """Short lower-case name of the platform, for example `snowflake`, `kafka` or `hdfs`; becomes the last
    part of its URN.
    """

    def __init__(
        self,
        *,
        platformName: str,
    ) -> None:
        self.platformName = platformName


class DataPlatformInstanceKey(Aspect):
    """Identity of one deployment of a platform, for example the Snowflake account of the finance team, to
    distinguish equal names.

    The aspect `dataPlatformInstanceKey`.
    """

    RECORD_NAME: ClassVar[str] = "com.linkedin.metadata.key.DataPlatformInstanceKey"
    ASPECT_NAME: ClassVar[str] = "dataPlatformInstanceKey"
    _FIELDS = (
        ("platform", "urn:dataPlatform", "REQUIRED"),
        ("instance", "string", "REQUIRED"),
    )

    platform: str
    """URN of the `dataPlatform` of which this is a deployment, for example `urn:li:dataPlatform:mysql`."""

    instance: str
    """Name of the deployment, unique within its platform, for example `finance-eu`."""

    def __init__(
        self,
        *,
        platform: str,
        instance: str,
    ) -> None:
        self.platform = platform
        self.instance = instance


class DataProcessKey(Aspect):
    """Identity of a data process, the older model of an ETL job; `dataFlow` and `dataJob` are now the usual
    choice.

    The aspect `dataProcessKey`.
    """

    RECORD_NAME: ClassVar[str] = "com.linkedin.metadata.key.DataProcessKey"
    ASPECT_NAME: ClassVar[str] = "dataProcessKey"
    _FIELDS = (
        ("name", "string", "REQUIRED"),
        ("orchestrator", "string", "REQUIRED"),
        ("origin", "FabricType", "REQUIRED"),
    )

    name: str
    """Name of the process in its orchestrator, for example that of an ETL job."""

    orchestrator: str
    """Name of the system in which the process is defined, as plain text; nothing checks it against the known
    platforms.
    """

    origin: FabricType
    """Environment in which the process runs, for example `PROD` or `DEV`."""

    def __init__(
        self,
        *,
        name: str,
        orchestrator: str,
        origin: FabricType | str,
    ) -> None:
        self.name = name
        self.orchestrator = orchestrator
        self.origin = symbol(FabricType, origin)


class DataProcessInstanceKey(Aspect):
    """Identity of one run of a job or flow, for example a single Airflow task run, or of an ML training run.

    The aspect `dataProcessInstanceKey`.
    """

    RECORD_NAME: ClassVar[str] = "com.linkedin.metadata.key.DataProcessInstanceKey"
    ASPECT_NAME: ClassVar[str] = "dataProcessInstanceKey"
    _FIELDS = (
        ("id", "string", "REQUIRED"),
    )

    id: str
    """Last part of the run's URN, unique among runs; use the display name for users instead."""

    def __init__(
        self,
        *,
        id: str,
    ) -> None:
        self.id = id


class DataProductKey(Aspect):
    """Identity of a data product, the part of its URN after `urn:li:dataProduct:`.

    The aspect `dataProductKey`.
    """

    RECORD_NAME: ClassVar[str] = "com.linkedin.dataproduct.DataProductKey"
    ASPECT_NAME: ClassVar[str] = "dataProductKey"
    _FIELDS = (
        ("id", "string", "REQUIRED"),
    )

    id: str
    """Unique identifier of the data product, readable or generated; it never changes, unlike the display
    name.
    """

    def __init__(
        self,
        *,
        id: str,
    ) -> None:
        self.id = id


class DataTypeKey(Aspect):
    """Key aspect from which the URN of a data type is built.

    The aspect `dataTypeKey`.
    """

    RECORD_NAME: ClassVar[str] = "com.linkedin.datatype.DataTypeKey"
    ASPECT_NAME: ClassVar[str] = "dataTypeKey"
    _FIELDS = (
        ("id", "string", "REQUIRED"),
    )

    id: str
    """Last part of the URN, as a rule namespace and name, for example `datahub.string`."""

    def __init__(
        self,
        *,
        id: str,
    ) -> None:
        self.id = id


class DatasetKey(Aspect):
    """Identity of a dataset (table, view, topic, file set):
    `urn:li:dataset:(urn:li:dataPlatform:hive,sales.orders,PROD)`.

    The aspect `datasetKey`.
    """

    RECORD_NAME: ClassVar[str] = "com.linkedin.metadata.key.DatasetKey"
    ASPECT_NAME: ClassVar[str] = "datasetKey"
    _FIELDS = (
        ("platform", "urn:dataPlatform", "REQUIRED"),
        ("name", "string", "REQUIRED"),
        ("origin", "FabricType", "REQUIRED"),
    )

    platform: str
    """URN of the `dataPlatform` that stores the dataset, for example `urn:li:dataPlatform:kafka`."""

    name: str
    """Full name on the platform, usually a dotted path such as `db.schema.table`, with the platform instance
    in front where one is set.
    """

    origin: FabricType
    """Environment of the dataset, for example `PROD` or `DEV`; the same table in two environments is two
    entities.
    """

    def __init__(
        self,
        *,
        platform: str,
        name: str,
        origin: FabricType | str,
    ) -> None:
        self.platform = platform
        self.name = name
        self.origin = symbol(FabricType, origin)


class DocumentKey(Aspect):
    """Identity of a document, such as a runbook or a wiki page, written in the catalogue or brought in from
    outside.

    The aspect `documentKey`.
    """

    RECORD_NAME: ClassVar[str] = "com.linkedin.metadata.key.DocumentKey"
    ASPECT_NAME: ClassVar[str] = "documentKey"
    _FIELDS = (
        ("id", "string", "REQUIRED"),
    )

    id: str
    """Last part of the document's URN, unique among documents; the title is kept elsewhere."""

    def __init__(
        self,
        *,
        id: str,
    ) -> None:
        self.id = id


class DomainKey(Aspect):
    """Identity of a domain, a business area such as Marketing or Finance under which assets are grouped.

    The aspect `domainKey`.
    """

    RECORD_NAME: ClassVar[str] = "com.linkedin.metadata.key.DomainKey"
    ASPECT_NAME: ClassVar[str] = "domainKey"
    _FIELDS = (
        ("id", "string", "REQUIRED"),
    )

    id: str
    """Last part of the domain's URN; separate from the display name, which can then change freely."""

    def __init__(
        self,
        *,
        id: str,
    ) -> None:
        self.id = id


class EntityTypeKey(Aspect):
    """Identity of an entity type, the part of its URN after `urn:li:entityType:`.

    The aspect `entityTypeKey`.
    """

    RECORD_NAME: ClassVar[str] = "com.linkedin.entitytype.EntityTypeKey"
    ASPECT_NAME: ClassVar[str] = "entityTypeKey"
    _FIELDS = (
        ("id", "string", "REQUIRED"),
    )

    id: str
    """Unique identifier, usually namespace and name, for example `datahub.dataset`."""

    def __init__(
        self,
        *,
        id: str,
    ) -> None:
        self.id = id


class ERModelRelationshipKey(Aspect):
    """Identity of an entity relationship, the declared join between two datasets.

    The aspect `erModelRelationshipKey`.
    """

    RECORD_NAME: ClassVar[str] = "com.linkedin.metadata.key.ERModelRelationshipKey"
    ASPECT_NAME: ClassVar[str] = "erModelRelationshipKey"
    _FIELDS = (
        ("id", "string", "REQUIRED"),
    )

    id: str
    """Last part of the relationship's URN, unique among relationships."""

    def __init__(
        self,
        *,
        id: str,
    ) -> None:
        self.id = id


class FormKey(Aspect):
    """Identity of a form, a set of questions that the people responsible answer about an asset.

    The aspect `formKey`.
    """

    RECORD_NAME: ClassVar[str] = "com.linkedin.metadata.key.FormKey"
    ASPECT_NAME: ClassVar[str] = "formKey"
    _FIELDS = (
        ("id", "string", "REQUIRED"),
    )

    id: str
    """Last part of the form's URN, unique among forms."""

    def __init__(
        self,
        *,
        id: str,
    ) -> None:
        self.id = id


class GlobalSettingsKey(Aspect):
    """Identity of the one entity that holds settings for the whole catalogue.

    The aspect `globalSettingsKey`.
    """

    RECORD_NAME: ClassVar[str] = "com.linkedin.metadata.key.GlobalSettingsKey"
    ASPECT_NAME: ClassVar[str] = "globalSettingsKey"
    _FIELDS = (
        ("id", "string", "REQUIRED"),
    )

    id: str
    """Always `0`, since only `urn:li:globalSettings:0` is supposed to exist."""

    def __init__(
        self,
        *,
        id: str,
    ) -> None:
        self.id = id


class GlossaryNodeKey(Aspect):
    """Identity of a glossary node, the folder that groups glossary terms and other nodes.

    The aspect `glossaryNodeKey`.
    """

    RECORD_NAME: ClassVar[str] = "com.linkedin.metadata.key.GlossaryNodeKey"
    ASPECT_NAME: ClassVar[str] = "glossaryNodeKey"
    _FIELDS = (
        ("name", "string", "REQUIRED"),
    )

    name: str
    """Last part of the node's URN: a dotted path such as `Finance.Revenue`, or a UUID for nodes made in the
    interface.
    """

    def __init__(
        self,
        *,
        name: str,
    ) -> None:
        self.name = name


class GlossaryTermKey(Aspect):
    """Identity of a glossary term, a business concept such as Net Revenue with an agreed meaning.

    The aspect `glossaryTermKey`.
    """

    RECORD_NAME: ClassVar[str] = "com.linkedin.metadata.key.GlossaryTermKey"
    ASPECT_NAME: ClassVar[str] = "glossaryTermKey"
    _FIELDS = (
        ("name", "string", "REQUIRED"),
    )

    name: str
    """Last part of the term's URN: a dotted path such as `Finance.NetRevenue`, or a UUID for terms made in
    the interface.
    """

    def __init__(
        self,
        *,
        name: str,
    ) -> None:
        self.name = name


class IncidentKey(Aspect):
    """Identity of an incident, a reported problem with one or more assets.

    The aspect `incidentKey`.
    """

    RECORD_NAME: ClassVar[str] = "com.linkedin.metadata.key.IncidentKey"
    ASPECT_NAME: ClassVar[str] = "incidentKey"
    _FIELDS = (
        ("id", "string", "REQUIRED"),
    )

    id: str
    """Last part of the incident's URN; the server generates it when the incident is raised."""

    def __init__(
        self,
        *,
        id: str,
    ) -> None:
        self.id = id


class InviteTokenKey(Aspect):
    """Identity of an invite token, the secret in a link through which people join the catalogue.

    The aspect `inviteTokenKey`.
    """

    RECORD_NAME: ClassVar[str] = "com.linkedin.metadata.key.InviteTokenKey"
    ASPECT_NAME: ClassVar[str] = "inviteTokenKey"
    _FIELDS = (
        ("id", "string", "REQUIRED"),
    )

    id: str
    """Last part of the invite token's URN, unique among tokens."""

    def __init__(
        self,
        *,
        id: str,
    ) -> None:
        self.id = id


class LifecycleStageTypeKey(Aspect):
    """Identity of a lifecycle stage that assets can be placed in, for example certified or archived.

    The aspect `lifecycleStageTypeKey`.
    """

    RECORD_NAME: ClassVar[str] = "com.linkedin.metadata.key.LifecycleStageTypeKey"
    ASPECT_NAME: ClassVar[str] = "lifecycleStageTypeKey"
    _FIELDS = (
        ("id", "string", "REQUIRED"),
    )

    id: str
    """Last part of the stage's URN, by convention in capitals: `PROPOSED`, `CERTIFIED` or `ARCHIVED`."""

    def __init__(
        self,
        *,
        id: str,
    ) -> None:
        self.id = id


class MetricKey(Aspect):
    """Identity of a business metric, such as monthly active users, made of platform, path and id.

    The aspect `metricKey`.
    """

    RECORD_NAME: ClassVar[str] = "com.linkedin.metadata.key.MetricKey"
    ASPECT_NAME: ClassVar[str] = "metricKey"
    _FIELDS = (
        ("platform", "urn:dataPlatform", "REQUIRED"),
        ("path", "string", "REQUIRED"),
        ("id", "string", "REQUIRED"),
    )

    platform: str
    """URN of the `dataPlatform` that defines the metric, for example `urn:li:dataPlatform:dbt`. Required, and
    fixed because it is part of the URN.
    """

    path: str
    """Container path of the metric on its platform; lets two teams use the same `id` without a clash."""

    id: str
    """Name or id of the metric, unique within `platform` and `path` together."""

    def __init__(
        self,
        *,
        platform: str,
        path: str,
        id: str,
    ) -> None:
        self.platform = platform
        self.path = path
        self.id = id


class MLFeatureKey(Aspect):
    """Identity of a machine-learning feature, one model input: `urn:li:mlFeature:(customer,lifetime_value)`.

    The aspect `mlFeatureKey`.
    """

    RECORD_NAME: ClassVar[str] = "com.linkedin.metadata.key.MLFeatureKey"
    ASPECT_NAME: ClassVar[str] = "mlFeatureKey"
    _FIELDS = (
        ("featureNamespace", "string", "REQUIRED"),
        ("name", "string", "REQUIRED"),
    )

    featureNamespace: str
    """Namespace that distinguishes equal feature names; connectors often use the name of the feature table.
    """

    name: str
    """Name of the feature, unique within `featureNamespace`."""

    def __init__(
        self,
        *,
        featureNamespace: str,
        name: str,
    ) -> None:
        self.featureNamespace = featureNamespace
        self.name = name


class MLFeatureTableKey(Aspect):
    """Identity of a feature table, a group of features kept together in a feature store such as Feast.

    The aspect `mlFeatureTableKey`.
    """

    RECORD_NAME: ClassVar[str] = "com.linkedin.metadata.key.MLFeatureTableKey"
    ASPECT_NAME: ClassVar[str] = "mlFeatureTableKey"
    _FIELDS = (
        ("platform", "urn:dataPlatform", "REQUIRED"),
        ("name", "string", "REQUIRED"),
    )

    platform: str
    """URN of the `dataPlatform` for the feature store, for example `urn:li:dataPlatform:feast`."""

    name: str
    """Name of the feature table on its platform; there is no environment in this key."""

    def __init__(
        self,
        *,
        platform: str,
        name: str,
    ) -> None:
        self.platform = platform
        self.name = name


class MLModelKey(Aspect):
    """Identity of one trained model: `urn:li:mlModel:(urn:li:dataPlatform:mlflow,churn_3,PROD)`.

    The aspect `mlModelKey`.
    """

    RECORD_NAME: ClassVar[str] = "com.linkedin.metadata.key.MLModelKey"
    ASPECT_NAME: ClassVar[str] = "mlModelKey"
    _FIELDS = (
        ("platform", "urn:dataPlatform", "REQUIRED"),
        ("name", "string", "REQUIRED"),
        ("origin", "FabricType", "REQUIRED"),
    )

    platform: str
    """URN of the `dataPlatform` where the model was built or registered, for example
    `urn:li:dataPlatform:mlflow`.
    """

    name: str
    """Name of the model on its platform; where each version is its own model, the name includes the version.
    """

    origin: FabricType
    """Environment in which the model was made or belongs, for example `PROD` or `DEV`."""

    def __init__(
        self,
        *,
        platform: str,
        name: str,
        origin: FabricType | str,
    ) -> None:
        self.platform = platform
        self.name = name
        self.origin = symbol(FabricType, origin)


class MLModelDeploymentKey(Aspect):
    """Identity of a deployed model, for example a SageMaker endpoint that serves prediction requests.

    The aspect `mlModelDeploymentKey`.
    """

    RECORD_NAME: ClassVar[str] = "com.linkedin.metadata.key.MLModelDeploymentKey"
    ASPECT_NAME: ClassVar[str] = "mlModelDeploymentKey"
    _FIELDS = (
        ("platform", "urn:dataPlatform", "REQUIRED"),
        ("name", "string", "REQUIRED"),
        ("origin", "FabricType", "REQUIRED"),
    )

    platform: str
    """URN of the `dataPlatform` that serves the model, for example `urn:li:dataPlatform:sagemaker`."""

    name: str
    """Name of the deployment on its platform, such as the endpoint name."""

    origin: FabricType
    """Environment that the deployment serves, for example `PROD` or `DEV`."""

    def __init__(
        self,
        *,
        platform: str,
        name: str,
        origin: FabricType | str,
    ) -> None:
        self.platform = platform
        self.name = name
        self.origin = symbol(FabricType, origin)


class MLModelGroupKey(Aspect):
    """Identity of a model group, the family to which the versions of one model belong; a registered model in
    MLflow, for instance.

    The aspect `mlModelGroupKey`.
    """

    RECORD_NAME: ClassVar[str] = "com.linkedin.metadata.key.MLModelGroupKey"
    ASPECT_NAME: ClassVar[str] = "mlModelGroupKey"
    _FIELDS = (
        ("platform", "urn:dataPlatform", "REQUIRED"),
        ("name", "string", "REQUIRED"),
        ("origin", "FabricType", "REQUIRED"),
    )

    platform: str
    """URN of the `dataPlatform` that keeps the group, for example `urn:li:dataPlatform:mlflow`."""

    name: str
    """Name of the group on its platform, such as that of a registered model."""

    origin: FabricType
    """Environment of the group, for example `PROD` or `DEV`."""

    def __init__(
        self,
        *,
        platform: str,
        name: str,
        origin: FabricType | str,
    ) -> None:
        self.platform = platform
        self.name = name
        self.origin = symbol(FabricType, origin)


class MLPrimaryKeyKey(Aspect):
    """Identity of a feature table's primary key, the column by which features are looked up, such as
    `customer_id`.

    The aspect `mlPrimaryKeyKey`.
    """

    RECORD_NAME: ClassVar[str] = "com.linkedin.metadata.key.MLPrimaryKeyKey"
    ASPECT_NAME: ClassVar[str] = "mlPrimaryKeyKey"
    _FIELDS = (
        ("featureNamespace", "string", "REQUIRED"),
        ("name", "string", "REQUIRED"),
    )

    featureNamespace: str
    """Namespace that distinguishes equal key names; connectors often use the name of the feature table."""

    name: str
    """Name of the key column, unique within `featureNamespace`."""

    def __init__(
        self,
        *,
        featureNamespace: str,
        name: str,
    ) -> None:
        self.featureNamespace = featureNamespace
        self.name = name


class NotebookKey(Aspect):
    """Identity of a notebook: its tool and its id there, as in `urn:li:notebook:(querybook,773)`.

    The aspect `notebookKey`.
    """

    RECORD_NAME: ClassVar[str] = "com.linkedin.metadata.key.NotebookKey"
    ASPECT_NAME: ClassVar[str] = "notebookKey"
    _FIELDS = (
        ("notebookTool", "string", "REQUIRED"),
        ("notebookId", "string", "REQUIRED"),
    )

    notebookTool: str
    """Name of the tool that hosts the notebook, for example `querybook`; a plain name, not a platform URN."""

    notebookId: str
    """Id of the notebook, unique across every deployment of the same tool; include the host where ids may
    clash, as in `querybook.acme.com/notebook/773`.
    """

    def __init__(
        self,
        *,
        notebookTool: str,
        notebookId: str,
    ) -> None:
        self.notebookTool = notebookTool
        self.notebookId = notebookId


class OwnershipTypeKey(Aspect):
    """Identity of an ownership type, such as Data Steward or Technical Owner.

    The aspect `ownershipTypeKey`.
    """

    RECORD_NAME: ClassVar[str] = "com.linkedin.metadata.key.OwnershipTypeKey"
    ASPECT_NAME: ClassVar[str] = "ownershipTypeKey"
    _FIELDS = (
        ("id", "string", "REQUIRED"),
    )

    id: str
    """Last part of the ownership type's URN; separate from the display name, which can then change freely."""

    def __init__(
        self,
        *,
        id: str,
    ) -> None:
        self.id = id


class PlatformResourceKey(Aspect):
    """Identity of a platform resource, an object that an integration such as Slack or Teams stores in the
    catalogue outside the core model.

    The aspect `platformResourceKey`.
    """

    RECORD_NAME: ClassVar[str] = "com.linkedin.platformresource.PlatformResourceKey"
    ASPECT_NAME: ClassVar[str] = "platformResourceKey"
    _FIELDS = (
        ("id", "string", "REQUIRED"),
    )

    id: str
    """Unique across the whole catalogue: often a UUID or hash over data platform, instance, native id and
    resource type.
    """

    def __init__(
        self,
        *,
        id: str,
    ) -> None:
        self.id = id


class PostKey(Aspect):
    """Identity of a post, an announcement or link shown to users, for example on the home page.

    The aspect `postKey`.
    """

    RECORD_NAME: ClassVar[str] = "com.linkedin.metadata.key.PostKey"
    ASPECT_NAME: ClassVar[str] = "postKey"
    _FIELDS = (
        ("id", "string", "REQUIRED"),
    )

    id: str
    """Last part of the post's URN; the server generates it when the post is created."""

    def __init__(
        self,
        *,
        id: str,
    ) -> None:
        self.id = id


class QueryKey(Aspect):
    """Identity of a query, a statement such as SQL that reads or writes one or more datasets.

    The aspect `queryKey`.
    """

    RECORD_NAME: ClassVar[str] = "com.linkedin.metadata.key.QueryKey"
    ASPECT_NAME: ClassVar[str] = "queryKey"
    _FIELDS = (
        ("id", "string", "REQUIRED"),
    )

    id: str
    """Last part of the query's URN; connectors often use a hash of the statement, so that equal queries are
    deduplicated.
    """

    def __init__(
        self,
        *,
        id: str,
    ) -> None:
        self.id = id


class RepositoryKey(Aspect):
    """Identity of a source code repository, as in `urn:li:repository:github.acme/payments`; the platform
    itself is in the `dataPlatformInstance` aspect.

    The aspect `repositoryKey`.
    """

    RECORD_NAME: ClassVar[str] = "com.linkedin.repository.RepositoryKey"
    ASPECT_NAME: ClassVar[str] = "repositoryKey"
    _FIELDS = (
        ("id", "string", "REQUIRED"),
    )

    id: str
    """By convention platform, organisation and name, as in `gitlab.acme/etl`; the platform prefix may be
    missing for in-house repositories.
    """

    def __init__(
        self,
        *,
        id: str,
    ) -> None:
        self.id = id


class RoleKey(Aspect):
    """Identity of an access role in an external system, for example an IAM role that must be requested to
    read a table.

    The aspect `roleKey`.
    """

    RECORD_NAME: ClassVar[str] = "com.linkedin.metadata.key.RoleKey"
    ASPECT_NAME: ClassVar[str] = "roleKey"
    _FIELDS = (
        ("id", "string", "REQUIRED"),
    )

    id: str
    """Last part of the role's URN, usually its id in the access management system."""

    def __init__(
        self,
        *,
        id: str,
    ) -> None:
        self.id = id


class SchemaFieldKey(Aspect):
    """Identity of a single column: the URN of its dataset and the field path, as in
    `urn:li:schemaField:(urn:li:dataset:(...),id)`.

    The aspect `schemaFieldKey`.
    """

    RECORD_NAME: ClassVar[str] = "com.linkedin.metadata.key.SchemaFieldKey"
    ASPECT_NAME: ClassVar[str] = "schemaFieldKey"
    _FIELDS = (
        ("parent", "urn:", "REQUIRED"),
        ("fieldPath", "string", "REQUIRED"),
    )

    parent: str
    """URN of the entity that contains the column, normally a `dataset`."""

    fieldPath: str
    """Path of the column in the parent's schema, dotted for nested fields; must be spelt as in
    `SchemaMetadata`.
    """

    def __init__(
        self,
        *,
        parent: str,
        fieldPath: str,
    ) -> None:
        self.parent = parent
        self.fieldPath = fieldPath


class SearchTemplateKey(Aspect):
    """Identity of a search template, from which the server builds search queries.

    The aspect `searchTemplateKey`.
    """

    RECORD_NAME: ClassVar[str] = "com.linkedin.metadata.key.SearchTemplateKey"
    ASPECT_NAME: ClassVar[str] = "searchTemplateKey"
    _FIELDS = (
        ("id", "string", "REQUIRED"),
    )

    id: str
    """Name of the template. Built-in templates are `exact`, `fulltext`, `identity`, `light`, `list`,
    `search`, `searchLight`, `structured`, `structuredExact`.
    """

    def __init__(
        self,
        *,
        id: str,
    ) -> None:
        self.id = id


class SemanticModelKey(Aspect):
    """Identity of a semantic model, such as a Snowflake semantic view or a dbt semantic model, made of
    platform, path and id.

    The aspect `semanticModelKey`.
    """

    RECORD_NAME: ClassVar[str] = "com.linkedin.metadata.key.SemanticModelKey"
    ASPECT_NAME: ClassVar[str] = "semanticModelKey"
    _FIELDS = (
        ("platform", "urn:dataPlatform", "REQUIRED"),
        ("path", "string", "REQUIRED"),
        ("id", "string", "REQUIRED"),
    )

    platform: str
    """URN of the `dataPlatform` that defines the model, for example `urn:li:dataPlatform:snowflake`.
    Required, and fixed because it is part of the URN.
    """

    path: str
    """Container path of the model on its platform; lets two teams use the same `id` without a clash."""

    id: str
    """Name or id of the model, unique within `platform` and `path` together."""

    def __init__(
        self,
        *,
        platform: str,
        path: str,
        id: str,
    ) -> None:
        self.platform = platform
        self.path = path
        self.id = id


class ServiceKey(Aspect):
    """Identity of a service, an external system known to the catalogue, such as an MCP server or a REST API.

    The aspect `serviceKey`.
    """

    RECORD_NAME: ClassVar[str] = "com.linkedin.service.ServiceKey"
    ASPECT_NAME: ClassVar[str] = "serviceKey"
    _FIELDS = (
        ("id", "string", "REQUIRED"),
    )

    id: str
    """Last part of the service's URN, such as `weather-api`."""

    def __init__(
        self,
        *,
        id: str,
    ) -> None:
        self.id = id


class StructuredPropertyKey(Aspect):
    """Identity of a structured property, as in `urn:li:structuredProperty:io.acme.privacy.retentionDays`.

    The aspect `structuredPropertyKey`.
    """

    RECORD_NAME: ClassVar[str] = "com.linkedin.structured.StructuredPropertyKey"
    ASPECT_NAME: ClassVar[str] = "structuredPropertyKey"
    _FIELDS = (
        ("id", "string", "REQUIRED"),
    )

    id: str
    """Last part of the property's URN, usually the same as `qualifiedName`."""

    def __init__(
        self,
        *,
        id: str,
    ) -> None:
        self.id = id


class SubscriptionKey(Aspect):
    """Identity of a subscription, by which a user or a group is notified of changes.

    The aspect `subscriptionKey`.
    """

    RECORD_NAME: ClassVar[str] = "com.linkedin.metadata.key.SubscriptionKey"
    ASPECT_NAME: ClassVar[str] = "subscriptionKey"
    _FIELDS = (
        ("id", "string", "REQUIRED"),
    )

    id: str
    """Last part of the subscription's URN; the server generates it when the subscription is created."""

    def __init__(
        self,
        *,
        id: str,
    ) -> None:
        self.id = id


class TagKey(Aspect):
    """Identity of a tag, a loose label such as `urn:li:tag:pii` that can be put on assets and columns.

    The aspect `tagKey`.
    """

    RECORD_NAME: ClassVar[str] = "com.linkedin.metadata.key.TagKey"
    ASPECT_NAME: ClassVar[str] = "tagKey"
    _FIELDS = (
        ("name", "string", "REQUIRED"),
    )

    name: str
    """Last part of the tag's URN, unique among tags; shown to users only while `TagProperties` gives no
    display name.
    """

    def __init__(
        self,
        *,
        name: str,
    ) -> None:
        self.name = name


class TelemetryKey(Aspect):
    """Identity of the one entity that holds the client id for anonymous usage statistics.

    The aspect `telemetryKey`.
    """

    RECORD_NAME: ClassVar[str] = "com.linkedin.metadata.key.TelemetryKey"
    ASPECT_NAME: ClassVar[str] = "telemetryKey"
    _FIELDS = (
        ("name", "string", "REQUIRED"),
    )

    name: str
    """Last part of the telemetry entity's URN, a fixed name since there is at most one."""

    def __init__(
        self,
        *,
        name: str,
    ) -> None:
        self.name = name


class TestKey(Aspect):
    """Identity of a metadata test, a rule that checks assets, for example that each has an owner.

    The aspect `testKey`.
    """

    RECORD_NAME: ClassVar[str] = "com.linkedin.metadata.key.TestKey"
    ASPECT_NAME: ClassVar[str] = "testKey"
    _FIELDS = (
        ("id", "string", "REQUIRED"),
    )

    id: str
    """Last part of the test's URN, unique among tests."""

    def __init__(
        self,
        *,
        id: str,
    ) -> None:
        self.id = id


class VersionSetKey(Aspect):
    """Identity of a version set, which links entities that are versions of the same thing, such as the
    versions of one model.

    The aspect `versionSetKey`.
    """

    RECORD_NAME: ClassVar[str] = "com.linkedin.metadata.key.VersionSetKey"
    ASPECT_NAME: ClassVar[str] = "versionSetKey"
    _FIELDS = (
        ("id", "string", "REQUIRED"),
        ("entityType", "string", "REQUIRED"),
    )

    id: str
    """Id of the set, derived from the platform and the id or name of the asset whose versions it holds."""

    entityType: str
    """Entity type of every member, for example `mlModel`; a set never mixes types."""

    def __init__(
        self,
        *,
        id: str,
        entityType: str,
    ) -> None:
        self.id = id
        self.entityType = entityType
