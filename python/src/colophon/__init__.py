"""The Python SDK of Colophon: push, read and search metadata in a Colophon or DataHub catalogue.

Names are loaded when they are first used, so that importing the package costs next to nothing.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

from ._version import VERSION as VERSION

__version__ = VERSION

if TYPE_CHECKING:
    from . import models as models
    from .builders.aspects import (
        Column as Column,
        ColumnLineage as ColumnLineage,
        ColumnType as ColumnType,
        Moment as Moment,
        audit_stamp as audit_stamp,
        get_aspect_if_available as get_aspect_if_available,
        get_or_add_aspect as get_or_add_aspect,
        get_sys_time as get_sys_time,
        make_column_lineage_proposal as make_column_lineage_proposal,
        make_container_aspect as make_container_aspect,
        make_data_platform_instance_aspect as make_data_platform_instance_aspect,
        make_domains_aspect as make_domains_aspect,
        make_fine_grained_lineage as make_fine_grained_lineage,
        make_global_tag_aspect_with_tag_list as make_global_tag_aspect_with_tag_list,
        make_glossary_terms_aspect_from_urn_list as make_glossary_terms_aspect_from_urn_list,
        make_institutional_memory_aspect as make_institutional_memory_aspect,
        make_lineage_mce as make_lineage_mce,
        make_lineage_proposal as make_lineage_proposal,
        make_ownership_aspect_from_urn_list as make_ownership_aspect_from_urn_list,
        make_schema_field_data_type as make_schema_field_data_type,
        make_schema_metadata_aspect as make_schema_metadata_aspect,
        make_status_aspect as make_status_aspect,
        make_structured_properties_aspect as make_structured_properties_aspect,
        make_sub_types_aspect as make_sub_types_aspect,
        make_ts_millis as make_ts_millis,
        make_upstream_lineage_aspect as make_upstream_lineage_aspect,
        parse_ts_millis as parse_ts_millis,
        remove_aspect_if_available as remove_aspect_if_available,
        set_aspect as set_aspect,
        validate_ownership_type as validate_ownership_type,
    )
    from .builders.containers import (
        add_dataset_to_container as add_dataset_to_container,
        add_entity_to_container as add_entity_to_container,
        create_embed_mcp as create_embed_mcp,
        gen_containers as gen_containers,
        gen_data_product as gen_data_product,
    )
    from .builders.keys import (
        BigQueryDatasetKey as BigQueryDatasetKey,
        BucketKey as BucketKey,
        CatalogKey as CatalogKey,
        CatalogKeyWithMetastore as CatalogKeyWithMetastore,
        ContainerKey as ContainerKey,
        DatabaseKey as DatabaseKey,
        DatahubKey as DatahubKey,
        DataProductKey as DataProductKey,
        DomainKey as DomainKey,
        ExperimentKey as ExperimentKey,
        FolderKey as FolderKey,
        MetastoreKey as MetastoreKey,
        NamespaceKey as NamespaceKey,
        NotebookKey as NotebookKey,
        PlatformKey as PlatformKey,
        ProjectIdKey as ProjectIdKey,
        SchemaKey as SchemaKey,
        UnitySchemaKey as UnitySchemaKey,
        UnitySchemaKeyWithMetastore as UnitySchemaKeyWithMetastore,
        datahub_guid as datahub_guid,
    )
    from .builders.urns import (
        SYSTEM_ACTOR as SYSTEM_ACTOR,
        UNKNOWN_USER as UNKNOWN_USER,
        OwnerType as OwnerType,
        assertion_urn_to_key as assertion_urn_to_key,
        chart_urn_to_key as chart_urn_to_key,
        container_urn_to_key as container_urn_to_key,
        dashboard_urn_to_key as dashboard_urn_to_key,
        data_flow_urn_to_key as data_flow_urn_to_key,
        data_job_urn_to_key as data_job_urn_to_key,
        dataset_key_to_urn as dataset_key_to_urn,
        dataset_urn_to_key as dataset_urn_to_key,
        is_owner_urn as is_owner_urn,
        make_agent_skill_urn as make_agent_skill_urn,
        make_ai_agent_urn as make_ai_agent_urn,
        make_api_urn as make_api_urn,
        make_application_urn as make_application_urn,
        make_assertion_urn as make_assertion_urn,
        make_business_attribute_urn as make_business_attribute_urn,
        make_chart_urn as make_chart_urn,
        make_container_urn as make_container_urn,
        make_dashboard_urn as make_dashboard_urn,
        make_data_contract_urn as make_data_contract_urn,
        make_data_flow_urn as make_data_flow_urn,
        make_data_hub_access_token_urn as make_data_hub_access_token_urn,
        make_data_hub_action_urn as make_data_hub_action_urn,
        make_data_hub_connection_urn as make_data_hub_connection_urn,
        make_data_hub_execution_request_urn as make_data_hub_execution_request_urn,
        make_data_hub_file_urn as make_data_hub_file_urn,
        make_data_hub_ingestion_source_urn as make_data_hub_ingestion_source_urn,
        make_data_hub_open_api_schema_urn as make_data_hub_open_api_schema_urn,
        make_data_hub_page_module_urn as make_data_hub_page_module_urn,
        make_data_hub_page_template_urn as make_data_hub_page_template_urn,
        make_data_hub_persona_urn as make_data_hub_persona_urn,
        make_data_hub_policy_urn as make_data_hub_policy_urn,
        make_data_hub_retention_urn as make_data_hub_retention_urn,
        make_data_hub_role_urn as make_data_hub_role_urn,
        make_data_hub_secret_urn as make_data_hub_secret_urn,
        make_data_hub_step_state_urn as make_data_hub_step_state_urn,
        make_data_hub_upgrade_urn as make_data_hub_upgrade_urn,
        make_data_hub_view_urn as make_data_hub_view_urn,
        make_data_job_urn as make_data_job_urn,
        make_data_job_urn_with_flow as make_data_job_urn_with_flow,
        make_data_platform_urn as make_data_platform_urn,
        make_data_process_instance_urn as make_data_process_instance_urn,
        make_data_process_urn as make_data_process_urn,
        make_data_product_urn as make_data_product_urn,
        make_data_type_urn as make_data_type_urn,
        make_dataplatform_instance_urn as make_dataplatform_instance_urn,
        make_dataset_urn as make_dataset_urn,
        make_dataset_urn_with_platform_instance as make_dataset_urn_with_platform_instance,
        make_document_urn as make_document_urn,
        make_domain_urn as make_domain_urn,
        make_entity_type_urn as make_entity_type_urn,
        make_er_model_relationship_urn as make_er_model_relationship_urn,
        make_form_urn as make_form_urn,
        make_global_settings_urn as make_global_settings_urn,
        make_glossary_node_urn as make_glossary_node_urn,
        make_group_urn as make_group_urn,
        make_incident_urn as make_incident_urn,
        make_invite_token_urn as make_invite_token_urn,
        make_lifecycle_stage_type_urn as make_lifecycle_stage_type_urn,
        make_metric_urn as make_metric_urn,
        make_ml_feature_table_urn as make_ml_feature_table_urn,
        make_ml_feature_urn as make_ml_feature_urn,
        make_ml_model_deployment_urn as make_ml_model_deployment_urn,
        make_ml_model_group_urn as make_ml_model_group_urn,
        make_ml_model_urn as make_ml_model_urn,
        make_ml_primary_key_urn as make_ml_primary_key_urn,
        make_notebook_urn as make_notebook_urn,
        make_owner_urn as make_owner_urn,
        make_ownership_type_urn as make_ownership_type_urn,
        make_platform_resource_urn as make_platform_resource_urn,
        make_post_urn as make_post_urn,
        make_query_urn as make_query_urn,
        make_repository_urn as make_repository_urn,
        make_role_urn as make_role_urn,
        make_schema_field_urn as make_schema_field_urn,
        make_search_template_urn as make_search_template_urn,
        make_semantic_model_urn as make_semantic_model_urn,
        make_service_urn as make_service_urn,
        make_structured_property_urn as make_structured_property_urn,
        make_subscription_urn as make_subscription_urn,
        make_tag_urn as make_tag_urn,
        make_telemetry_urn as make_telemetry_urn,
        make_term_urn as make_term_urn,
        make_test_urn as make_test_urn,
        make_user_urn as make_user_urn,
        make_version_set_urn as make_version_set_urn,
        schema_field_urn_to_key as schema_field_urn_to_key,
    )
    from .client import AsyncColophon as AsyncColophon, Colophon as Colophon
    from .errors import (
        ERROR_CODES as ERROR_CODES,
        AuthenticationError as AuthenticationError,
        BatchError as BatchError,
        ColophonError as ColophonError,
        ConfigurationError as ConfigurationError,
        ConflictError as ConflictError,
        ConnectionFailedError as ConnectionFailedError,
        DeliveryError as DeliveryError,
        Failure as Failure,
        InvalidResponseError as InvalidResponseError,
        InvalidUrnError as InvalidUrnError,
        NotFoundError as NotFoundError,
        PermissionDeniedError as PermissionDeniedError,
        RateLimitError as RateLimitError,
        RejectedError as RejectedError,
        ServerError as ServerError,
        UnavailableError as UnavailableError,
        ValidationError as ValidationError,
    )
    from .files import FileEmitter as FileEmitter, read_proposals as read_proposals
    from .graph import AsyncGraphClient as AsyncGraphClient, GraphClient as GraphClient
    from .graph_types import (
        AspectVersion as AspectVersion,
        Change as Change,
        Deleted as Deleted,
        DifferenceStep as DifferenceStep,
        Facet as Facet,
        LineageEntity as LineageEntity,
        LineagePage as LineagePage,
        Relationship as Relationship,
        RollbackReport as RollbackReport,
        RunRow as RunRow,
        RunSummary as RunSummary,
        SearchHit as SearchHit,
        SearchPage as SearchPage,
        StoredAspect as StoredAspect,
        TimelineChange as TimelineChange,
        TimelineEntry as TimelineEntry,
    )
    from .kafka import KafkaEmitter as KafkaEmitter, KafkaEmitterConfig as KafkaEmitterConfig
    from .options import ClientOptions as ClientOptions, EmitterBuilder as EmitterBuilder
    from .patch import FieldPatchBuilder as FieldPatchBuilder, PatchBuilder as PatchBuilder
    from .proposals import (
        MetadataChangeEvent as MetadataChangeEvent,
        MetadataChangeProposalWrapper as MetadataChangeProposalWrapper,
        PatchProposal as PatchProposal,
        Proposal as Proposal,
        entity_supports_aspect as entity_supports_aspect,
        mcps_from_mce as mcps_from_mce,
        write_conditions as write_conditions,
    )
    from .rest import AsyncRestEmitter as AsyncRestEmitter, Receipt as Receipt, RestEmitter as RestEmitter
    from .urn import (
        Urn as Urn,
        encode_urn_part as encode_urn_part,
        guess_entity_type as guess_entity_type,
        is_urn as is_urn,
        parse_urn as parse_urn,
    )
else:

    def __getattr__(name):
        from ._exports import MODULES

        if name == "__all__":
            return [*MODULES]
        module = MODULES.get(name)
        if module is None:
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        found = import_module(f"{__name__}.{module}")
        if name != module:
            found = getattr(found, name)
        globals()[name] = found
        return found

    def __dir__():
        from ._exports import MODULES

        return sorted((*MODULES, "__version__"))
