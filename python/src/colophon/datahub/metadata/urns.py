"""The URNs of `datahub.metadata.urns`: a class for each entity type.

>>> str(DatasetUrn("mysql", "shop.orders"))
'urn:li:dataset:(urn:li:dataPlatform:mysql,shop.orders,PROD)'
>>> Urn.from_string("urn:li:tag:pii").name
'pii'
"""

from __future__ import annotations

from functools import lru_cache

from ...errors import InvalidUrnError
from ...urn import Urn as ColophonUrn, guess_entity_type
from ..utilities.urns.field_paths import get_simple_field_path_from_v2_field_path
from ._urn import Part, SpecificUrn, Urn, environment


def _in_instance(name: str, platform_instance: str | None) -> str:
    return f"{platform_instance}.{name}" if platform_instance else name


class AgentSkillUrn(SpecificUrn):
    """URN of an agent skill."""

    ENTITY_TYPE = "agentSkill"
    id = Part(0)

    def __init__(self, id: str | ColophonUrn) -> None:
        self._set(id)


class AiAgentUrn(SpecificUrn):
    """URN of an AI agent."""

    ENTITY_TYPE = "aiAgent"
    id = Part(0)

    def __init__(self, id: str | ColophonUrn) -> None:
        self._set(id)


class ApiUrn(SpecificUrn):
    """URN of an API."""

    ENTITY_TYPE = "api"
    id = Part(0)

    def __init__(self, id: str | ColophonUrn) -> None:
        self._set(id)


class ApplicationUrn(SpecificUrn):
    """URN of an application."""

    ENTITY_TYPE = "application"
    id = Part(0)

    def __init__(self, id: str | ColophonUrn) -> None:
        self._set(id)


class AssertionUrn(SpecificUrn):
    """URN of an assertion."""

    ENTITY_TYPE = "assertion"
    assertion_id = Part(0)

    def __init__(self, assertion_id: str | ColophonUrn) -> None:
        self._set(assertion_id)


class BusinessAttributeUrn(SpecificUrn):
    """URN of a business attribute."""

    ENTITY_TYPE = "businessAttribute"
    id = Part(0)

    def __init__(self, id: str | ColophonUrn) -> None:
        self._set(id)


class ChartUrn(SpecificUrn):
    """URN of a chart."""

    ENTITY_TYPE = "chart"
    _PART_TYPES = (None, None)
    dashboard_tool = Part(0)
    chart_id = Part(1)

    def __init__(self, dashboard_tool: str, chart_id: str) -> None:
        self._set(dashboard_tool, chart_id)

    @classmethod
    def create_from_ids(cls, platform: str, name: str, platform_instance: str | None = None) -> ChartUrn:
        """The URN of a chart of a platform instance."""
        return cls(platform, _in_instance(name, platform_instance))


class ContainerUrn(SpecificUrn):
    """URN of a container."""

    ENTITY_TYPE = "container"
    guid = Part(0)

    def __init__(self, guid: str | ColophonUrn) -> None:
        self._set(guid)


class CorpGroupUrn(SpecificUrn):
    """URN of a group."""

    ENTITY_TYPE = "corpGroup"
    name = Part(0)

    def __init__(self, name: str | ColophonUrn) -> None:
        self._set(name)

    @classmethod
    def create_from_id(cls, id: str) -> CorpGroupUrn:
        """The older name of the constructor."""
        return cls(id)


class CorpUserUrn(SpecificUrn):
    """URN of a user."""

    ENTITY_TYPE = "corpuser"
    username = Part(0)

    def __init__(self, username: str | ColophonUrn) -> None:
        self._set(username)

    @classmethod
    def create_from_id(cls, id: str) -> CorpUserUrn:
        """The older name of the constructor."""
        return cls(id)


class DashboardUrn(SpecificUrn):
    """URN of a dashboard."""

    ENTITY_TYPE = "dashboard"
    _PART_TYPES = (None, None)
    dashboard_tool = Part(0)
    dashboard_id = Part(1)

    def __init__(self, dashboard_tool: str, dashboard_id: str) -> None:
        self._set(dashboard_tool, dashboard_id)

    @classmethod
    def create_from_ids(cls, platform: str, name: str, platform_instance: str | None = None) -> DashboardUrn:
        """The URN of a dashboard of a platform instance."""
        return cls(platform, _in_instance(name, platform_instance))


class DataContractUrn(SpecificUrn):
    """URN of a data contract."""

    ENTITY_TYPE = "dataContract"
    id = Part(0)

    def __init__(self, id: str | ColophonUrn) -> None:
        self._set(id)


class DataFlowUrn(SpecificUrn):
    """URN of a data flow."""

    ENTITY_TYPE = "dataFlow"
    _PART_TYPES = (None, None, None)
    orchestrator = Part(0)
    flow_id = Part(1)
    cluster = Part(2)

    def __init__(self, orchestrator: str, flow_id: str, cluster: str) -> None:
        self._set(orchestrator, flow_id, cluster)

    @classmethod
    def create_from_ids(
        cls, orchestrator: str, flow_id: str, env: str, platform_instance: str | None = None
    ) -> DataFlowUrn:
        """The URN of a data flow of a platform instance."""
        return cls(orchestrator, _in_instance(flow_id, platform_instance), env)

    def get_env(self) -> str:
        """Environment."""
        return self.cluster

    def get_flow_id(self) -> str:
        """Id of the data flow."""
        return self.flow_id

    def get_orchestrator_name(self) -> str:
        """Name of the orchestrator."""
        return self.orchestrator


class DataHubAccessTokenUrn(SpecificUrn):
    """URN of an access token."""

    ENTITY_TYPE = "dataHubAccessToken"
    id = Part(0)

    def __init__(self, id: str | ColophonUrn) -> None:
        self._set(id)


class DataHubActionUrn(SpecificUrn):
    """URN of an action."""

    ENTITY_TYPE = "dataHubAction"
    id = Part(0)

    def __init__(self, id: str | ColophonUrn) -> None:
        self._set(id)


class DataHubConnectionUrn(SpecificUrn):
    """URN of a connection."""

    ENTITY_TYPE = "dataHubConnection"
    id = Part(0)

    def __init__(self, id: str | ColophonUrn) -> None:
        self._set(id)


class DataHubExecutionRequestUrn(SpecificUrn):
    """URN of an execution request."""

    ENTITY_TYPE = "dataHubExecutionRequest"
    id = Part(0)

    def __init__(self, id: str | ColophonUrn) -> None:
        self._set(id)


class DataHubFileUrn(SpecificUrn):
    """URN of a file."""

    ENTITY_TYPE = "dataHubFile"
    id = Part(0)

    def __init__(self, id: str | ColophonUrn) -> None:
        self._set(id)


class DataHubIngestionSourceUrn(SpecificUrn):
    """URN of an ingestion source."""

    ENTITY_TYPE = "dataHubIngestionSource"
    id = Part(0)

    def __init__(self, id: str | ColophonUrn) -> None:
        self._set(id)


class DataHubOpenAPISchemaUrn(SpecificUrn):
    """URN of an OpenAPI schema."""

    ENTITY_TYPE = "dataHubOpenAPISchema"
    id = Part(0)

    def __init__(self, id: str | ColophonUrn) -> None:
        self._set(id)


class DataHubPageModuleUrn(SpecificUrn):
    """URN of a page module."""

    ENTITY_TYPE = "dataHubPageModule"
    id = Part(0)

    def __init__(self, id: str | ColophonUrn) -> None:
        self._set(id)


class DataHubPageTemplateUrn(SpecificUrn):
    """URN of a page template."""

    ENTITY_TYPE = "dataHubPageTemplate"
    id = Part(0)

    def __init__(self, id: str | ColophonUrn) -> None:
        self._set(id)


class DataHubPersonaUrn(SpecificUrn):
    """URN of a persona."""

    ENTITY_TYPE = "dataHubPersona"
    id = Part(0)

    def __init__(self, id: str | ColophonUrn) -> None:
        self._set(id)


class DataHubPolicyUrn(SpecificUrn):
    """URN of a policy."""

    ENTITY_TYPE = "dataHubPolicy"
    id = Part(0)

    def __init__(self, id: str | ColophonUrn) -> None:
        self._set(id)


class DataHubRetentionUrn(SpecificUrn):
    """URN of a retention."""

    ENTITY_TYPE = "dataHubRetention"
    _PART_TYPES = (None, None)
    entity_name = Part(0)
    aspect_name = Part(1)

    def __init__(self, entity_name: str, aspect_name: str) -> None:
        self._set(entity_name, aspect_name)


class DataHubRoleUrn(SpecificUrn):
    """URN of a role."""

    ENTITY_TYPE = "dataHubRole"
    id = Part(0)

    def __init__(self, id: str | ColophonUrn) -> None:
        self._set(id)


class DataHubSecretUrn(SpecificUrn):
    """URN of a secret."""

    ENTITY_TYPE = "dataHubSecret"
    id = Part(0)

    def __init__(self, id: str | ColophonUrn) -> None:
        self._set(id)


class DataHubStepStateUrn(SpecificUrn):
    """URN of a step state."""

    ENTITY_TYPE = "dataHubStepState"
    id = Part(0)

    def __init__(self, id: str | ColophonUrn) -> None:
        self._set(id)


class DataHubUpgradeUrn(SpecificUrn):
    """URN of a upgrade."""

    ENTITY_TYPE = "dataHubUpgrade"
    id = Part(0)

    def __init__(self, id: str | ColophonUrn) -> None:
        self._set(id)


class DataHubViewUrn(SpecificUrn):
    """URN of a view."""

    ENTITY_TYPE = "dataHubView"
    id = Part(0)

    def __init__(self, id: str | ColophonUrn) -> None:
        self._set(id)


class DataJobUrn(SpecificUrn):
    """URN of a data job."""

    ENTITY_TYPE = "dataJob"
    _PART_TYPES = ("dataFlow", None)
    flow = Part(0)
    """URN of the data flow."""
    job_id = Part(1)

    def __init__(self, flow: str | ColophonUrn, job_id: str) -> None:
        self._set(flow, job_id)

    @classmethod
    def create_from_ids(cls, data_flow_urn: str, job_id: str) -> DataJobUrn:
        """The older name of the constructor."""
        return cls(data_flow_urn, job_id)

    def get_data_flow_urn(self) -> DataFlowUrn:
        """URN of the data flow."""
        return DataFlowUrn.from_string(self.flow)

    def get_job_id(self) -> str:
        """Id of the job."""
        return self.job_id

    @property
    def orchestrator(self) -> str:
        """Name of the orchestrator."""
        return self.get_data_flow_urn().orchestrator


class DataPlatformInstanceUrn(SpecificUrn):
    """URN of a data platform instance."""

    ENTITY_TYPE = "dataPlatformInstance"
    _PART_TYPES = ("dataPlatform", None)
    platform = Part(0)
    """URN of the data platform."""
    instance = Part(1)

    def __init__(self, platform: str | ColophonUrn, instance: str) -> None:
        self._set(platform, instance)


class DataPlatformUrn(SpecificUrn):
    """URN of a data platform."""

    ENTITY_TYPE = "dataPlatform"
    platform_name = Part(0)

    def __init__(self, platform_name: str | ColophonUrn) -> None:
        self._set(platform_name)

    @classmethod
    def create_from_id(cls, id: str) -> DataPlatformUrn:
        """The older name of the constructor."""
        return cls(id)


class DataProcessInstanceUrn(SpecificUrn):
    """URN of a data process instance."""

    ENTITY_TYPE = "dataProcessInstance"
    id = Part(0)

    def __init__(self, id: str | ColophonUrn) -> None:
        self._set(id)

    @classmethod
    def create_from_id(cls, id: str) -> DataProcessInstanceUrn:
        """The older name of the constructor."""
        return cls(id)

    def get_dataprocessinstance_id(self) -> str:
        """Id of the instance."""
        return self.id


class DataProcessUrn(SpecificUrn):
    """URN of a data process."""

    ENTITY_TYPE = "dataProcess"
    _PART_TYPES = (None, None, None)
    name = Part(0)
    orchestrator = Part(1)
    env = Part(2)

    def __init__(self, name: str, orchestrator: str, env: str = "PROD") -> None:
        self._set(name, orchestrator, environment(env))


class DataProductUrn(SpecificUrn):
    """URN of a data product."""

    ENTITY_TYPE = "dataProduct"
    id = Part(0)

    def __init__(self, id: str | ColophonUrn) -> None:
        self._set(id)


class DataTypeUrn(SpecificUrn):
    """URN of a data type."""

    ENTITY_TYPE = "dataType"
    id = Part(0)

    def __init__(self, id: str | ColophonUrn) -> None:
        self._set(id)


class DatasetUrn(SpecificUrn):
    """URN of a dataset."""

    ENTITY_TYPE = "dataset"
    _PART_TYPES = ("dataPlatform", None, None)
    platform = Part(0)
    """URN of the data platform."""
    name = Part(1)
    env = Part(2)

    def __init__(self, platform: str | ColophonUrn, name: str, env: str = "PROD") -> None:
        self._set(platform, name, environment(env))

    @classmethod
    def create_from_ids(
        cls, platform_id: str, table_name: str, env: str, platform_instance: str | None = None
    ) -> DatasetUrn:
        """The URN of a dataset of a platform instance."""
        return cls(platform_id, _in_instance(table_name, platform_instance), env)

    def get_data_platform_urn(self) -> DataPlatformUrn:
        """URN of the data platform."""
        return DataPlatformUrn(self.platform)

    def get_dataset_name(self) -> str:
        """Name of the dataset."""
        return self.name

    def get_env(self) -> str:
        """Environment."""
        return self.env

    @staticmethod
    def get_simple_field_path_from_v2_field_path(field_path: str) -> str:
        """The path of a column without the types of its parents."""
        return get_simple_field_path_from_v2_field_path(field_path)


class DocumentUrn(SpecificUrn):
    """URN of a document."""

    ENTITY_TYPE = "document"
    id = Part(0)

    def __init__(self, id: str | ColophonUrn) -> None:
        self._set(id)


class DomainUrn(SpecificUrn):
    """URN of a domain."""

    ENTITY_TYPE = "domain"
    id = Part(0)

    def __init__(self, id: str | ColophonUrn) -> None:
        self._set(id)

    @classmethod
    def create_from_id(cls, id: str) -> DomainUrn:
        """The older name of the constructor."""
        return cls(id)


class EntityTypeUrn(SpecificUrn):
    """URN of an entity type."""

    ENTITY_TYPE = "entityType"
    id = Part(0)

    def __init__(self, id: str | ColophonUrn) -> None:
        self._set(id)


class ErModelRelationshipUrn(SpecificUrn):
    """URN of a relationship between entities of a model."""

    ENTITY_TYPE = "erModelRelationship"
    id = Part(0)

    def __init__(self, id: str | ColophonUrn) -> None:
        self._set(id)


class FormUrn(SpecificUrn):
    """URN of a form."""

    ENTITY_TYPE = "form"
    id = Part(0)

    def __init__(self, id: str | ColophonUrn) -> None:
        self._set(id)


class GlobalSettingsUrn(SpecificUrn):
    """URN of a global settings."""

    ENTITY_TYPE = "globalSettings"
    id = Part(0)

    def __init__(self, id: str | ColophonUrn) -> None:
        self._set(id)


class GlossaryNodeUrn(SpecificUrn):
    """URN of a glossary node."""

    ENTITY_TYPE = "glossaryNode"
    name = Part(0)

    def __init__(self, name: str | ColophonUrn) -> None:
        self._set(name)


class GlossaryTermUrn(SpecificUrn):
    """URN of a glossary term."""

    ENTITY_TYPE = "glossaryTerm"
    name = Part(0)

    def __init__(self, name: str | ColophonUrn) -> None:
        self._set(name)


class IncidentUrn(SpecificUrn):
    """URN of an incident."""

    ENTITY_TYPE = "incident"
    id = Part(0)

    def __init__(self, id: str | ColophonUrn) -> None:
        self._set(id)


class InviteTokenUrn(SpecificUrn):
    """URN of an invite token."""

    ENTITY_TYPE = "inviteToken"
    id = Part(0)

    def __init__(self, id: str | ColophonUrn) -> None:
        self._set(id)


class LifecycleStageTypeUrn(SpecificUrn):
    """URN of a lifecycle stage type."""

    ENTITY_TYPE = "lifecycleStageType"
    id = Part(0)

    def __init__(self, id: str | ColophonUrn) -> None:
        self._set(id)


class MetricUrn(SpecificUrn):
    """URN of a metric."""

    ENTITY_TYPE = "metric"
    _PART_TYPES = ("dataPlatform", None, None)
    platform = Part(0)
    """URN of the data platform."""
    path = Part(1)
    id = Part(2)

    def __init__(self, platform: str | ColophonUrn, path: str, id: str) -> None:
        self._set(platform, path, id)


class MlFeatureTableUrn(SpecificUrn):
    """URN of a machine learning feature table."""

    ENTITY_TYPE = "mlFeatureTable"
    _PART_TYPES = ("dataPlatform", None)
    platform = Part(0)
    """URN of the data platform."""
    name = Part(1)

    def __init__(self, platform: str | ColophonUrn, name: str) -> None:
        self._set(platform, name)


class MlFeatureUrn(SpecificUrn):
    """URN of a machine learning feature."""

    ENTITY_TYPE = "mlFeature"
    _PART_TYPES = (None, None)
    feature_namespace = Part(0)
    name = Part(1)

    def __init__(self, feature_namespace: str, name: str) -> None:
        self._set(feature_namespace, name)


class MlModelDeploymentUrn(SpecificUrn):
    """URN of a machine learning model deployment."""

    ENTITY_TYPE = "mlModelDeployment"
    _PART_TYPES = ("dataPlatform", None, None)
    platform = Part(0)
    """URN of the data platform."""
    name = Part(1)
    env = Part(2)

    def __init__(self, platform: str | ColophonUrn, name: str, env: str = "PROD") -> None:
        self._set(platform, name, environment(env))


class MlModelGroupUrn(SpecificUrn):
    """URN of a machine learning model group."""

    ENTITY_TYPE = "mlModelGroup"
    _PART_TYPES = ("dataPlatform", None, None)
    platform = Part(0)
    """URN of the data platform."""
    name = Part(1)
    env = Part(2)

    def __init__(self, platform: str | ColophonUrn, name: str, env: str = "PROD") -> None:
        self._set(platform, name, environment(env))


class MlModelUrn(SpecificUrn):
    """URN of a machine learning model."""

    ENTITY_TYPE = "mlModel"
    _PART_TYPES = ("dataPlatform", None, None)
    platform = Part(0)
    """URN of the data platform."""
    name = Part(1)
    env = Part(2)

    def __init__(self, platform: str | ColophonUrn, name: str, env: str = "PROD") -> None:
        self._set(platform, name, environment(env))


class MlPrimaryKeyUrn(SpecificUrn):
    """URN of a machine learning primary key."""

    ENTITY_TYPE = "mlPrimaryKey"
    _PART_TYPES = (None, None)
    feature_namespace = Part(0)
    name = Part(1)

    def __init__(self, feature_namespace: str, name: str) -> None:
        self._set(feature_namespace, name)


class NotebookUrn(SpecificUrn):
    """URN of a notebook."""

    ENTITY_TYPE = "notebook"
    _PART_TYPES = (None, None)
    notebook_tool = Part(0)
    notebook_id = Part(1)

    def __init__(self, notebook_tool: str, notebook_id: str) -> None:
        self._set(notebook_tool, notebook_id)

    def get_notebook_id(self) -> str:
        """Id of the notebook."""
        return self.notebook_id

    def get_platform_id(self) -> str:
        """Name of the tool."""
        return self.notebook_tool


class OwnershipTypeUrn(SpecificUrn):
    """URN of an ownership type."""

    ENTITY_TYPE = "ownershipType"
    id = Part(0)

    def __init__(self, id: str | ColophonUrn) -> None:
        self._set(id)


class PlatformResourceUrn(SpecificUrn):
    """URN of a platform resource."""

    ENTITY_TYPE = "platformResource"
    id = Part(0)

    def __init__(self, id: str | ColophonUrn) -> None:
        self._set(id)


class PostUrn(SpecificUrn):
    """URN of a post."""

    ENTITY_TYPE = "post"
    id = Part(0)

    def __init__(self, id: str | ColophonUrn) -> None:
        self._set(id)


class QueryUrn(SpecificUrn):
    """URN of a query."""

    ENTITY_TYPE = "query"
    id = Part(0)

    def __init__(self, id: str | ColophonUrn) -> None:
        self._set(id)


class RepositoryUrn(SpecificUrn):
    """URN of a repository."""

    ENTITY_TYPE = "repository"
    id = Part(0)

    def __init__(self, id: str | ColophonUrn) -> None:
        self._set(id)


class RoleUrn(SpecificUrn):
    """URN of a role."""

    ENTITY_TYPE = "role"
    id = Part(0)

    def __init__(self, id: str | ColophonUrn) -> None:
        self._set(id)


class SchemaFieldUrn(SpecificUrn):
    """URN of a column."""

    ENTITY_TYPE = "schemaField"
    _PART_TYPES = ("*", None)
    parent = Part(0)
    """URN of the entity that has the column."""
    field_path = Part(1)

    def __init__(self, parent: str | ColophonUrn, field_path: str) -> None:
        self._set(parent, field_path)


class SearchTemplateUrn(SpecificUrn):
    """URN of a search template."""

    ENTITY_TYPE = "searchTemplate"
    id = Part(0)

    def __init__(self, id: str | ColophonUrn) -> None:
        self._set(id)


class SemanticModelUrn(SpecificUrn):
    """URN of a semantic model."""

    ENTITY_TYPE = "semanticModel"
    _PART_TYPES = ("dataPlatform", None, None)
    platform = Part(0)
    """URN of the data platform."""
    path = Part(1)
    id = Part(2)

    def __init__(self, platform: str | ColophonUrn, path: str, id: str) -> None:
        self._set(platform, path, id)


class ServiceUrn(SpecificUrn):
    """URN of a service."""

    ENTITY_TYPE = "service"
    id = Part(0)

    def __init__(self, id: str | ColophonUrn) -> None:
        self._set(id)


class StructuredPropertyUrn(SpecificUrn):
    """URN of a structured property."""

    ENTITY_TYPE = "structuredProperty"
    id = Part(0)

    def __init__(self, id: str | ColophonUrn) -> None:
        self._set(id)


class TagUrn(SpecificUrn):
    """URN of a tag."""

    ENTITY_TYPE = "tag"
    name = Part(0)

    def __init__(self, name: str | ColophonUrn) -> None:
        self._set(name)

    @classmethod
    def create_from_id(cls, id: str) -> TagUrn:
        """The older name of the constructor."""
        return cls(id)


class TelemetryUrn(SpecificUrn):
    """URN of a telemetry."""

    ENTITY_TYPE = "telemetry"
    name = Part(0)

    def __init__(self, name: str | ColophonUrn) -> None:
        self._set(name)


class TestUrn(SpecificUrn):
    """URN of a test."""

    ENTITY_TYPE = "test"
    id = Part(0)

    def __init__(self, id: str | ColophonUrn) -> None:
        self._set(id)


class VersionSetUrn(SpecificUrn):
    """URN of a version set."""

    ENTITY_TYPE = "versionSet"
    _PART_TYPES = (None, None)
    id = Part(0)

    def __init__(self, id: str, entity_type: str) -> None:
        self._set(id, entity_type)


@lru_cache(maxsize=1)
def _classes() -> dict[str, type[SpecificUrn]]:
    return {cls.ENTITY_TYPE: cls for cls in SpecificUrn.__subclasses__()}


def class_of(entity_type: str) -> type[Urn]:
    """The class of the URNs of an entity type; `Urn` for one that has none."""
    return _classes().get(entity_type, Urn)


__all__ = [
    "AgentSkillUrn",
    "AiAgentUrn",
    "ApiUrn",
    "ApplicationUrn",
    "AssertionUrn",
    "BusinessAttributeUrn",
    "ChartUrn",
    "ContainerUrn",
    "CorpGroupUrn",
    "CorpUserUrn",
    "DashboardUrn",
    "DataContractUrn",
    "DataFlowUrn",
    "DataHubAccessTokenUrn",
    "DataHubActionUrn",
    "DataHubConnectionUrn",
    "DataHubExecutionRequestUrn",
    "DataHubFileUrn",
    "DataHubIngestionSourceUrn",
    "DataHubOpenAPISchemaUrn",
    "DataHubPageModuleUrn",
    "DataHubPageTemplateUrn",
    "DataHubPersonaUrn",
    "DataHubPolicyUrn",
    "DataHubRetentionUrn",
    "DataHubRoleUrn",
    "DataHubSecretUrn",
    "DataHubStepStateUrn",
    "DataHubUpgradeUrn",
    "DataHubViewUrn",
    "DataJobUrn",
    "DataPlatformInstanceUrn",
    "DataPlatformUrn",
    "DataProcessInstanceUrn",
    "DataProcessUrn",
    "DataProductUrn",
    "DataTypeUrn",
    "DatasetUrn",
    "DocumentUrn",
    "DomainUrn",
    "EntityTypeUrn",
    "ErModelRelationshipUrn",
    "FormUrn",
    "GlobalSettingsUrn",
    "GlossaryNodeUrn",
    "GlossaryTermUrn",
    "IncidentUrn",
    "InvalidUrnError",
    "InviteTokenUrn",
    "LifecycleStageTypeUrn",
    "MetricUrn",
    "MlFeatureTableUrn",
    "MlFeatureUrn",
    "MlModelDeploymentUrn",
    "MlModelGroupUrn",
    "MlModelUrn",
    "MlPrimaryKeyUrn",
    "NotebookUrn",
    "OwnershipTypeUrn",
    "PlatformResourceUrn",
    "PostUrn",
    "QueryUrn",
    "RepositoryUrn",
    "RoleUrn",
    "SchemaFieldUrn",
    "SearchTemplateUrn",
    "SemanticModelUrn",
    "ServiceUrn",
    "StructuredPropertyUrn",
    "TagUrn",
    "TelemetryUrn",
    "TestUrn",
    "Urn",
    "VersionSetUrn",
    "guess_entity_type",
]
