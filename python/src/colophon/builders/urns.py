"""Functions that make URNs, under the names of DataHub's package.

Reserved characters (`,` `(` `)` and U+241F) are percent-encoded where DataHub's functions do so. A part that is empty
is rejected with `InvalidUrnError`.
"""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING, Protocol, runtime_checkable

from ..errors import InvalidUrnError
from ..urn import encode_urn_part
from ._parts import (
    checked_urn,
    env_part,
    fail,
    id_urn,
    looks_like_urn,
    name_on_instance,
    parts_of,
    raw_id_urn,
    raw_part,
    text_part,
)

if TYPE_CHECKING:
    from ..models import (
        AssertionKey,
        ChartKey,
        ContainerKey,
        DashboardKey,
        DataFlowKey,
        DataJobKey,
        DatasetKey,
        SchemaFieldKey,
    )

DEFAULT_ENV = "PROD"
"""The environment of a dataset that names none."""
DEFAULT_FLOW_CLUSTER = "prod"
"""The cluster of a data flow that names none."""
UNKNOWN_USER = "urn:li:corpuser:unknown"
"""Stands for a user that nobody knows."""
SYSTEM_ACTOR = "urn:li:corpuser:__datahub_system"
"""Stands for the catalogue itself."""


class OwnerType(Enum):
    """What an owner is."""

    USER = "corpuser"
    GROUP = "corpGroup"


@runtime_checkable
class HasGuid(Protocol):
    """Anything with a GUID, such as a container key."""

    def guid(self) -> str:
        """The GUID, 32 hexadecimal digits."""
        ...


def make_data_platform_urn(platform: str) -> str:
    """The URN of a data platform; a URN is kept.

    >>> make_data_platform_urn("mysql")
    'urn:li:dataPlatform:mysql'
    """
    return id_urn("dataPlatform", platform)


def make_dataplatform_instance_urn(platform: str, instance: str) -> str:
    """The URN of one of several deployments of a platform; a URN is kept.

    >>> make_dataplatform_instance_urn("mysql", "eu1")
    'urn:li:dataPlatformInstance:(urn:li:dataPlatform:mysql,eu1)'
    """
    part = raw_part("dataPlatformInstance", "instance", instance)
    if instance.startswith("urn:li:dataPlatformInstance"):
        return instance
    return f"urn:li:dataPlatformInstance:({make_data_platform_urn(platform)},{part})"


def make_dataset_urn(platform: str, name: str, env: str = DEFAULT_ENV) -> str:
    """The URN of a dataset: a table, a view, a topic, a file.

    >>> make_dataset_urn("mysql", "shop.orders")
    'urn:li:dataset:(urn:li:dataPlatform:mysql,shop.orders,PROD)'
    """
    part = text_part("dataset", "name", name)
    return f"urn:li:dataset:({make_data_platform_urn(platform)},{part},{env_part('dataset', env)})"


def make_dataset_urn_with_platform_instance(
    platform: str, name: str, platform_instance: str | None, env: str = DEFAULT_ENV
) -> str:
    """The URN of a dataset on one of several deployments of its platform.

    >>> make_dataset_urn_with_platform_instance("mysql", "shop.orders", "eu1")
    'urn:li:dataset:(urn:li:dataPlatform:mysql,eu1.shop.orders,PROD)'
    """
    return make_dataset_urn(platform, name_on_instance(name, platform_instance), env)


def make_schema_field_urn(parent_urn: str, field_path: str) -> str:
    """The URN of a column of a dataset.

    >>> make_schema_field_urn(make_dataset_urn("mysql", "shop.orders"), "amount")
    'urn:li:schemaField:(urn:li:dataset:(urn:li:dataPlatform:mysql,shop.orders,PROD),amount)'
    """
    if not looks_like_urn(parent_urn):
        raise InvalidUrnError(f"The parent of a schema field must be a URN, not {parent_urn}")
    path = encode_urn_part(raw_part("schemaField", "field path", field_path))
    return f"urn:li:schemaField:({parent_urn},{path})"


def make_container_urn(guid: str | HasGuid) -> str:
    """The URN of a container from its GUID or its key; a URN is kept.

    >>> make_container_urn("c0e607c8f8ad4ecc5a19af667a626c24")
    'urn:li:container:c0e607c8f8ad4ecc5a19af667a626c24'
    """
    if not isinstance(guid, str) and not callable(getattr(guid, "guid", None)):
        raise fail("container", f"expected a GUID, a key or a URN, got {type(guid).__name__}")
    text = guid if isinstance(guid, str) else guid.guid()
    if text.startswith("urn:li:container"):
        return text
    return f"urn:li:container:{raw_part('container', 'guid', text)}"


def make_owner_urn(owner: str, owner_type: OwnerType) -> str:
    """The URN of a user or group; a URN of either is kept.

    >>> make_owner_urn("finance", OwnerType.GROUP)
    'urn:li:corpGroup:finance'
    """
    if is_owner_urn(owner):
        return owner
    kind = owner_type.value
    return f"urn:li:{kind}:{text_part(kind, 'name', owner)}"


def is_owner_urn(text: str) -> bool:
    """Whether the text is the URN of a user or group.

    >>> is_owner_urn("urn:li:tag:pii")
    False
    """
    return isinstance(text, str) and text.startswith(("urn:li:corpuser:", "urn:li:corpGroup:"))


def make_user_urn(username: str) -> str:
    """The URN of a user; a URN is kept.

    >>> make_user_urn("ana")
    'urn:li:corpuser:ana'
    """
    return make_owner_urn(username, OwnerType.USER)


def make_group_urn(groupname: str) -> str:
    """The URN of a group; a URN is kept.

    >>> make_group_urn("finance")
    'urn:li:corpGroup:finance'
    """
    return make_owner_urn(groupname, OwnerType.GROUP)


def make_ownership_type_urn(type: str) -> str:
    """The URN of a type of ownership; a URN is kept.

    >>> make_ownership_type_urn("__system__data_steward")
    'urn:li:ownershipType:__system__data_steward'
    """
    return raw_id_urn("ownershipType", type)


def make_role_urn(role: str) -> str:
    """The URN of a data access role; a URN is kept.

    >>> make_role_urn("analyst")
    'urn:li:role:analyst'
    """
    return id_urn("role", role)


def make_tag_urn(tag: str) -> str:
    """The URN of a tag; a URN is kept.

    >>> make_tag_urn("pii")
    'urn:li:tag:pii'
    """
    return tag if looks_like_urn(tag) and tag.startswith("urn:li:tag:") else id_urn("tag", tag)


def make_term_urn(term: str) -> str:
    """The URN of a glossary term; a URN is kept.

    >>> make_term_urn("Revenue")
    'urn:li:glossaryTerm:Revenue'
    """
    return raw_id_urn("glossaryTerm", term)


def make_glossary_node_urn(name: str) -> str:
    """The URN of a glossary node, a group of terms; a URN is kept.

    >>> make_glossary_node_urn("Finance")
    'urn:li:glossaryNode:Finance'
    """
    return id_urn("glossaryNode", name)


def make_domain_urn(domain: str) -> str:
    """The URN of a domain; a URN is kept.

    >>> make_domain_urn("sales")
    'urn:li:domain:sales'
    """
    return raw_id_urn("domain", domain)


def make_data_product_urn(data_product_id: str) -> str:
    """The URN of a data product; a URN is kept.

    >>> make_data_product_urn("orders")
    'urn:li:dataProduct:orders'
    """
    return raw_id_urn("dataProduct", data_product_id)


def make_application_urn(application: str) -> str:
    """The URN of an application; a URN is kept.

    >>> make_application_urn("shop")
    'urn:li:application:shop'
    """
    return id_urn("application", application)


def make_structured_property_urn(structured_property_id: str) -> str:
    """The URN of a structured property; a URN is kept.

    >>> make_structured_property_urn("retention")
    'urn:li:structuredProperty:retention'
    """
    return id_urn("structuredProperty", structured_property_id)


def make_form_urn(form: str) -> str:
    """The URN of a form; a URN is kept.

    >>> make_form_urn("privacy")
    'urn:li:form:privacy'
    """
    return raw_id_urn("form", form)


def make_business_attribute_urn(id: str) -> str:
    """The URN of a business attribute; a URN is kept.

    >>> make_business_attribute_urn("email")
    'urn:li:businessAttribute:email'
    """
    return id_urn("businessAttribute", id)


def make_document_urn(id: str) -> str:
    """The URN of a document; a URN is kept.

    >>> make_document_urn("handbook")
    'urn:li:document:handbook'
    """
    return id_urn("document", id)


def make_data_type_urn(type: str) -> str:
    """The URN of a data type of structured properties; a URN is kept.

    >>> make_data_type_urn("string")
    'urn:li:dataType:datahub.string'
    """
    return _qualified("dataType", type)


def make_entity_type_urn(entity_type: str) -> str:
    """The URN of an entity type; a URN is kept.

    >>> make_entity_type_urn("dataset")
    'urn:li:entityType:datahub.dataset'
    """
    return _qualified("entityType", entity_type)


def _qualified(entity_type: str, name: str) -> str:
    raw_part(entity_type, "name", name)
    if name.startswith(f"urn:li:{entity_type}:"):
        return name
    full = name if name.startswith("datahub.") else f"datahub.{name}"
    return f"urn:li:{entity_type}:{full}"


def make_assertion_urn(assertion_id: str) -> str:
    """The URN of an assertion; a URN is kept.

    >>> make_assertion_urn("orders-not-empty")
    'urn:li:assertion:orders-not-empty'
    """
    return raw_id_urn("assertion", assertion_id)


def make_incident_urn(id: str) -> str:
    """The URN of an incident; a URN is kept.

    >>> make_incident_urn("late-orders")
    'urn:li:incident:late-orders'
    """
    return id_urn("incident", id)


def make_data_contract_urn(id: str) -> str:
    """The URN of a data contract; a URN is kept.

    >>> make_data_contract_urn("orders")
    'urn:li:dataContract:orders'
    """
    return id_urn("dataContract", id)


def make_test_urn(id: str) -> str:
    """The URN of a metadata test; a URN is kept.

    >>> make_test_urn("has-owner")
    'urn:li:test:has-owner'
    """
    return id_urn("test", id)


def make_query_urn(id: str) -> str:
    """The URN of a query; a URN is kept.

    >>> make_query_urn("top-customers")
    'urn:li:query:top-customers'
    """
    return id_urn("query", id)


def make_data_flow_urn(
    orchestrator: str,
    flow_id: str,
    cluster: str = DEFAULT_FLOW_CLUSTER,
    platform_instance: str | None = None,
) -> str:
    """The URN of a data flow, such as an Airflow DAG.

    >>> make_data_flow_urn("airflow", "nightly")
    'urn:li:dataFlow:(airflow,nightly,prod)'
    """
    parts = (
        text_part("dataFlow", "orchestrator", orchestrator),
        text_part("dataFlow", "flow id", name_on_instance(flow_id, platform_instance)),
        text_part("dataFlow", "cluster", cluster),
    )
    return f"urn:li:dataFlow:({','.join(parts)})"


def make_data_job_urn(
    orchestrator: str,
    flow_id: str,
    job_id: str,
    cluster: str = DEFAULT_FLOW_CLUSTER,
    platform_instance: str | None = None,
) -> str:
    """The URN of a data job, such as an Airflow task.

    >>> make_data_job_urn("airflow", "nightly", "load")
    'urn:li:dataJob:(urn:li:dataFlow:(airflow,nightly,prod),load)'
    """
    flow_urn = make_data_flow_urn(orchestrator, flow_id, cluster, platform_instance)
    return make_data_job_urn_with_flow(flow_urn, job_id)


def make_data_job_urn_with_flow(flow_urn: str, job_id: str) -> str:
    """The URN of a data job from that of its flow.

    >>> make_data_job_urn_with_flow("urn:li:dataFlow:(airflow,nightly,prod)", "load")
    'urn:li:dataJob:(urn:li:dataFlow:(airflow,nightly,prod),load)'
    """
    return f"urn:li:dataJob:({checked_urn('dataFlow', flow_urn, 3)},{text_part('dataJob', 'job id', job_id)})"


def make_data_process_instance_urn(dataProcessInstanceId: str) -> str:
    """The URN of a run of a job; a URN is kept.

    >>> make_data_process_instance_urn("nightly-1")
    'urn:li:dataProcessInstance:nightly-1'
    """
    return raw_id_urn("dataProcessInstance", dataProcessInstanceId)


def make_dashboard_urn(platform: str, name: str, platform_instance: str | None = None) -> str:
    """The URN of a dashboard.

    >>> make_dashboard_urn("looker", "sales")
    'urn:li:dashboard:(looker,sales)'
    """
    return _tool_urn("dashboard", platform, name_on_instance(name, platform_instance))


def make_chart_urn(platform: str, name: str, platform_instance: str | None = None) -> str:
    """The URN of a chart.

    >>> make_chart_urn("looker", "revenue")
    'urn:li:chart:(looker,revenue)'
    """
    return _tool_urn("chart", platform, name_on_instance(name, platform_instance))


def make_notebook_urn(tool: str, notebook_id: str) -> str:
    """The URN of a notebook.

    >>> make_notebook_urn("jupyter", "eda")
    'urn:li:notebook:(jupyter,eda)'
    """
    return _tool_urn("notebook", tool, notebook_id)


def _tool_urn(entity_type: str, tool: str, id_: str) -> str:
    return (
        f"urn:li:{entity_type}:({text_part(entity_type, 'tool', tool)},{text_part(entity_type, 'id', id_)})"
    )


def make_ml_primary_key_urn(feature_table_name: str, primary_key_name: str) -> str:
    """The URN of a primary key of a feature table.

    >>> make_ml_primary_key_urn("customers", "id")
    'urn:li:mlPrimaryKey:(customers,id)'
    """
    return _column_urn("mlPrimaryKey", feature_table_name, primary_key_name)


def make_ml_feature_urn(feature_table_name: str, feature_name: str) -> str:
    """The URN of a feature.

    >>> make_ml_feature_urn("customers", "age")
    'urn:li:mlFeature:(customers,age)'
    """
    return _column_urn("mlFeature", feature_table_name, feature_name)


def _column_urn(entity_type: str, table: str, name: str) -> str:
    return f"urn:li:{entity_type}:({raw_part(entity_type, 'feature table', table)},{raw_part(entity_type, 'name', name)})"


def make_ml_feature_table_urn(platform: str, feature_table_name: str) -> str:
    """The URN of a feature table.

    >>> make_ml_feature_table_urn("feast", "customers")
    'urn:li:mlFeatureTable:(urn:li:dataPlatform:feast,customers)'
    """
    name = raw_part("mlFeatureTable", "name", feature_table_name)
    return f"urn:li:mlFeatureTable:({make_data_platform_urn(platform)},{name})"


def make_ml_model_urn(platform: str, model_name: str, env: str = DEFAULT_ENV) -> str:
    """The URN of a model.

    >>> make_ml_model_urn("mlflow", "churn", "PROD")
    'urn:li:mlModel:(urn:li:dataPlatform:mlflow,churn,PROD)'
    """
    return _versioned_urn("mlModel", platform, model_name, env)


def make_ml_model_deployment_urn(platform: str, deployment_name: str, env: str = DEFAULT_ENV) -> str:
    """The URN of a deployment of a model.

    >>> make_ml_model_deployment_urn("sagemaker", "churn")
    'urn:li:mlModelDeployment:(urn:li:dataPlatform:sagemaker,churn,PROD)'
    """
    return _versioned_urn("mlModelDeployment", platform, deployment_name, env)


def make_ml_model_group_urn(platform: str, group_name: str, env: str = DEFAULT_ENV) -> str:
    """The URN of a group of models.

    >>> make_ml_model_group_urn("mlflow", "churn")
    'urn:li:mlModelGroup:(urn:li:dataPlatform:mlflow,churn,PROD)'
    """
    return _versioned_urn("mlModelGroup", platform, group_name, env)


def _versioned_urn(entity_type: str, platform: str, name: str, env: str) -> str:
    parts = (
        make_data_platform_urn(platform),
        raw_part(entity_type, "name", name),
        raw_part(entity_type, "env", env),
    )
    return f"urn:li:{entity_type}:({','.join(parts)})"


# Software, and what a catalogue stores about itself.


def make_lifecycle_stage_type_urn(id: str) -> str:
    """The URN of a lifecycle stage type; a URN is kept.

    >>> make_lifecycle_stage_type_urn("certified")
    'urn:li:lifecycleStageType:certified'
    """
    return id_urn("lifecycleStageType", id)


def make_er_model_relationship_urn(id: str) -> str:
    """The URN of a join between datasets; a URN is kept.

    >>> make_er_model_relationship_urn("orders-customers")
    'urn:li:erModelRelationship:orders-customers'
    """
    return id_urn("erModelRelationship", id)


def make_platform_resource_urn(id: str) -> str:
    """The URN of an object that an integration keeps; a URN is kept.

    >>> make_platform_resource_urn("looker-folder")
    'urn:li:platformResource:looker-folder'
    """
    return id_urn("platformResource", id)


def make_service_urn(id: str) -> str:
    """The URN of a service; a URN is kept.

    >>> make_service_urn("checkout")
    'urn:li:service:checkout'
    """
    return id_urn("service", id)


def make_api_urn(id: str) -> str:
    """The URN of an API; a URN is kept.

    >>> make_api_urn("payments")
    'urn:li:api:payments'
    """
    return id_urn("api", id)


def make_repository_urn(id: str) -> str:
    """The URN of a repository of code; a URN is kept.

    >>> make_repository_urn("shop")
    'urn:li:repository:shop'
    """
    return id_urn("repository", id)


def make_ai_agent_urn(id: str) -> str:
    """The URN of an AI agent; a URN is kept.

    >>> make_ai_agent_urn("support")
    'urn:li:aiAgent:support'
    """
    return id_urn("aiAgent", id)


def make_agent_skill_urn(id: str) -> str:
    """The URN of a skill of AI agents; a URN is kept.

    >>> make_agent_skill_urn("refunds")
    'urn:li:agentSkill:refunds'
    """
    return id_urn("agentSkill", id)


def make_data_hub_access_token_urn(id: str) -> str:
    """The URN of an access token; a URN is kept.

    >>> make_data_hub_access_token_urn("ci")
    'urn:li:dataHubAccessToken:ci'
    """
    return id_urn("dataHubAccessToken", id)


def make_data_hub_action_urn(id: str) -> str:
    """The URN of an event pipeline; a URN is kept.

    >>> make_data_hub_action_urn("notify")
    'urn:li:dataHubAction:notify'
    """
    return id_urn("dataHubAction", id)


def make_data_hub_connection_urn(id: str) -> str:
    """The URN of a connection to an outside system; a URN is kept.

    >>> make_data_hub_connection_urn("slack")
    'urn:li:dataHubConnection:slack'
    """
    return id_urn("dataHubConnection", id)


def make_data_hub_execution_request_urn(id: str) -> str:
    """The URN of a run of an ingestion source; a URN is kept.

    >>> make_data_hub_execution_request_urn("nightly-1")
    'urn:li:dataHubExecutionRequest:nightly-1'
    """
    return id_urn("dataHubExecutionRequest", id)


def make_data_hub_file_urn(id: str) -> str:
    """The URN of an uploaded file; a URN is kept.

    >>> make_data_hub_file_urn("logo")
    'urn:li:dataHubFile:logo'
    """
    return id_urn("dataHubFile", id)


def make_data_hub_ingestion_source_urn(id: str) -> str:
    """The URN of an ingestion source; a URN is kept.

    >>> make_data_hub_ingestion_source_urn("mysql")
    'urn:li:dataHubIngestionSource:mysql'
    """
    return id_urn("dataHubIngestionSource", id)


def make_data_hub_open_api_schema_urn(id: str) -> str:
    """The URN of an OpenAPI schema; a URN is kept.

    >>> make_data_hub_open_api_schema_urn("v3")
    'urn:li:dataHubOpenAPISchema:v3'
    """
    return id_urn("dataHubOpenAPISchema", id)


def make_data_hub_page_module_urn(id: str) -> str:
    """The URN of a module of a page; a URN is kept.

    >>> make_data_hub_page_module_urn("top-domains")
    'urn:li:dataHubPageModule:top-domains'
    """
    return id_urn("dataHubPageModule", id)


def make_data_hub_page_template_urn(id: str) -> str:
    """The URN of a page template; a URN is kept.

    >>> make_data_hub_page_template_urn("home")
    'urn:li:dataHubPageTemplate:home'
    """
    return id_urn("dataHubPageTemplate", id)


def make_data_hub_persona_urn(id: str) -> str:
    """The URN of a persona; a URN is kept.

    >>> make_data_hub_persona_urn("analyst")
    'urn:li:dataHubPersona:analyst'
    """
    return id_urn("dataHubPersona", id)


def make_data_hub_policy_urn(id: str) -> str:
    """The URN of a policy; a URN is kept.

    >>> make_data_hub_policy_urn("editors")
    'urn:li:dataHubPolicy:editors'
    """
    return id_urn("dataHubPolicy", id)


def make_data_hub_role_urn(id: str) -> str:
    """The URN of a role of the catalogue; a URN is kept.

    >>> make_data_hub_role_urn("Editor")
    'urn:li:dataHubRole:Editor'
    """
    return id_urn("dataHubRole", id)


def make_data_hub_secret_urn(id: str) -> str:
    """The URN of a secret; a URN is kept.

    >>> make_data_hub_secret_urn("mysql-password")
    'urn:li:dataHubSecret:mysql-password'
    """
    return id_urn("dataHubSecret", id)


def make_data_hub_step_state_urn(id: str) -> str:
    """The URN of the state of an onboarding step; a URN is kept.

    >>> make_data_hub_step_state_urn("welcome")
    'urn:li:dataHubStepState:welcome'
    """
    return id_urn("dataHubStepState", id)


def make_data_hub_upgrade_urn(id: str) -> str:
    """The URN of an upgrade; a URN is kept.

    >>> make_data_hub_upgrade_urn("browse-paths")
    'urn:li:dataHubUpgrade:browse-paths'
    """
    return id_urn("dataHubUpgrade", id)


def make_data_hub_view_urn(id: str) -> str:
    """The URN of a view; a URN is kept.

    >>> make_data_hub_view_urn("finance")
    'urn:li:dataHubView:finance'
    """
    return id_urn("dataHubView", id)


def make_global_settings_urn(id: str) -> str:
    """The URN of the settings of the whole catalogue; a URN is kept.

    >>> make_global_settings_urn("0")
    'urn:li:globalSettings:0'
    """
    return id_urn("globalSettings", id)


def make_invite_token_urn(id: str) -> str:
    """The URN of an invitation; a URN is kept.

    >>> make_invite_token_urn("team")
    'urn:li:inviteToken:team'
    """
    return id_urn("inviteToken", id)


def make_post_urn(id: str) -> str:
    """The URN of an announcement; a URN is kept.

    >>> make_post_urn("maintenance")
    'urn:li:post:maintenance'
    """
    return id_urn("post", id)


def make_subscription_urn(id: str) -> str:
    """The URN of a subscription; a URN is kept.

    >>> make_subscription_urn("ana-orders")
    'urn:li:subscription:ana-orders'
    """
    return id_urn("subscription", id)


def make_search_template_urn(id: str) -> str:
    """The URN of a search template; a URN is kept.

    >>> make_search_template_urn("tables")
    'urn:li:searchTemplate:tables'
    """
    return id_urn("searchTemplate", id)


def make_telemetry_urn(id: str) -> str:
    """The URN of the telemetry of a client; a URN is kept.

    >>> make_telemetry_urn("clientId")
    'urn:li:telemetry:clientId'
    """
    return id_urn("telemetry", id)


def make_data_hub_retention_urn(entity_name: str, aspect_name: str) -> str:
    """The URN of a retention policy for an aspect of an entity type; `*` stands for all.

    >>> make_data_hub_retention_urn("dataset", "*")
    'urn:li:dataHubRetention:(dataset,*)'
    """
    parts = (
        text_part("dataHubRetention", "entity name", entity_name),
        text_part("dataHubRetention", "aspect name", aspect_name),
    )
    return f"urn:li:dataHubRetention:({','.join(parts)})"


def make_data_process_urn(name: str, orchestrator: str, env: str = DEFAULT_ENV) -> str:
    """The URN of a data process of the older kind.

    >>> make_data_process_urn("load", "airflow")
    'urn:li:dataProcess:(load,airflow,PROD)'
    """
    parts = (
        text_part("dataProcess", "name", name),
        text_part("dataProcess", "orchestrator", orchestrator),
        env_part("dataProcess", env),
    )
    return f"urn:li:dataProcess:({','.join(parts)})"


def make_version_set_urn(id: str, entity_type: str) -> str:
    """The URN of a set of versions of an entity.

    >>> make_version_set_urn("churn", "mlModel")
    'urn:li:versionSet:(churn,mlModel)'
    """
    return f"urn:li:versionSet:({text_part('versionSet', 'id', id)},{text_part('versionSet', 'entity type', entity_type)})"


def make_semantic_model_urn(platform: str, path: str, id: str) -> str:
    """The URN of a semantic model, which defines metrics.

    >>> make_semantic_model_urn("dbt", "shop", "sales")
    'urn:li:semanticModel:(urn:li:dataPlatform:dbt,shop,sales)'
    """
    return _path_urn("semanticModel", platform, path, id)


def make_metric_urn(platform: str, path: str, id: str) -> str:
    """The URN of a metric.

    >>> make_metric_urn("dbt", "shop", "revenue")
    'urn:li:metric:(urn:li:dataPlatform:dbt,shop,revenue)'
    """
    return _path_urn("metric", platform, path, id)


def _path_urn(entity_type: str, platform: str, path: str, id_: str) -> str:
    parts = (
        make_data_platform_urn(platform),
        text_part(entity_type, "path", path),
        text_part(entity_type, "id", id_),
    )
    return f"urn:li:{entity_type}:({','.join(parts)})"


# Keys of URNs.


def dataset_urn_to_key(dataset_urn: str) -> DatasetKey | None:
    """The parts of a dataset's URN; None for anything else.

    >>> dataset_urn_to_key("urn:li:dataset:(urn:li:dataPlatform:mysql,shop.orders,PROD)")
    DatasetKey(platform='urn:li:dataPlatform:mysql', name='shop.orders', origin=<FabricType.PROD: 'PROD'>)
    """
    from ..models import DatasetKey

    parts = parts_of("dataset", dataset_urn, 3)
    return DatasetKey(platform=parts[0], name=parts[1], origin=parts[2]) if parts else None


def dataset_key_to_urn(key: DatasetKey) -> str:
    """The URN of a dataset from its parts.

    >>> dataset_key_to_urn(dataset_urn_to_key("urn:li:dataset:(urn:li:dataPlatform:mysql,shop.orders,PROD)"))
    'urn:li:dataset:(urn:li:dataPlatform:mysql,shop.orders,PROD)'
    """
    return f"urn:li:dataset:({key.platform},{key.name},{key.origin})"


def schema_field_urn_to_key(schema_field_urn: str) -> SchemaFieldKey | None:
    """The parts of a column's URN; None for anything else.

    >>> schema_field_urn_to_key("urn:li:schemaField:(urn:li:dataset:(urn:li:dataPlatform:mysql,shop.orders,PROD),id)")
    SchemaFieldKey(parent='urn:li:dataset:(urn:li:dataPlatform:mysql,shop.orders,PROD)', fieldPath='id')
    """
    from ..models import SchemaFieldKey

    parts = parts_of("schemaField", schema_field_urn, 2)
    return SchemaFieldKey(parent=parts[0], fieldPath=parts[1]) if parts else None


def container_urn_to_key(guid: str) -> ContainerKey | None:
    """The GUID of a container's URN; None for anything else.

    >>> container_urn_to_key("urn:li:container:c0e607c8f8ad4ecc5a19af667a626c24")
    ContainerKey(guid='c0e607c8f8ad4ecc5a19af667a626c24')
    """
    from ..models import ContainerKey

    parts = parts_of("container", guid, 1)
    return ContainerKey(guid=parts[0]) if parts else None


def dashboard_urn_to_key(dashboard_urn: str) -> DashboardKey | None:
    """The parts of a dashboard's URN; None for anything else.

    >>> dashboard_urn_to_key("urn:li:dashboard:(looker,sales)")
    DashboardKey(dashboardTool='looker', dashboardId='sales')
    """
    from ..models import DashboardKey

    parts = parts_of("dashboard", dashboard_urn, 2)
    return DashboardKey(dashboardTool=parts[0], dashboardId=parts[1]) if parts else None


def chart_urn_to_key(chart_urn: str) -> ChartKey | None:
    """The parts of a chart's URN; None for anything else.

    >>> chart_urn_to_key("urn:li:chart:(looker,revenue)")
    ChartKey(dashboardTool='looker', chartId='revenue')
    """
    from ..models import ChartKey

    parts = parts_of("chart", chart_urn, 2)
    return ChartKey(dashboardTool=parts[0], chartId=parts[1]) if parts else None


def data_flow_urn_to_key(urn: str) -> DataFlowKey | None:
    """The parts of a data flow's URN; None for anything else.

    >>> data_flow_urn_to_key("urn:li:dataFlow:(airflow,nightly,prod)")
    DataFlowKey(orchestrator='airflow', flowId='nightly', cluster='prod')
    """
    from ..models import DataFlowKey

    parts = parts_of("dataFlow", urn, 3)
    return DataFlowKey(orchestrator=parts[0], flowId=parts[1], cluster=parts[2]) if parts else None


def data_job_urn_to_key(urn: str) -> DataJobKey | None:
    """The parts of a data job's URN; None for anything else.

    >>> data_job_urn_to_key("urn:li:dataJob:(urn:li:dataFlow:(airflow,nightly,prod),load)")
    DataJobKey(flow='urn:li:dataFlow:(airflow,nightly,prod)', jobId='load')
    """
    from ..models import DataJobKey

    parts = parts_of("dataJob", urn, 2)
    return DataJobKey(flow=parts[0], jobId=parts[1]) if parts else None


def assertion_urn_to_key(assertion_urn: str) -> AssertionKey | None:
    """The id of an assertion's URN; None for anything else.

    >>> assertion_urn_to_key("urn:li:assertion:orders-not-empty")
    AssertionKey(assertionId='orders-not-empty')
    """
    from ..models import AssertionKey

    parts = parts_of("assertion", assertion_urn, 1)
    return AssertionKey(assertionId=parts[0]) if parts else None
