/** A part of a page: a class with its members, or some declarations. */
export interface Section {
  readonly title: string;
  /** What the section is about; of a class, its doc string says that. */
  readonly sentence?: string;
  /** The class whose members have headings of their own, and the expression that samples use for an object of it. */
  readonly client?: readonly [className: string, variable: string];
  /** Names of classes, functions, types and constants. */
  readonly names?: readonly string[];
}

export interface PythonPage {
  readonly id: string;
  readonly title: string;
  readonly sidebarName: string;
  readonly description: string;
  readonly sections: readonly Section[];
}

const home = 'python-sdk';
const words = (text: string): string[] => text.trim().split(/\s+/);

/** The pages of the reference, in reading order. */
export const pythonPages: readonly PythonPage[] = [
  {
    id: `${home}/clients`,
    title: 'Python SDK: clients',
    sidebarName: 'Python clients',
    description:
      'Every method of Colophon, the client for daily use: signature, parameters, defaults, and a sample that is run.',
    sections: [
      { title: 'Colophon', client: ['Colophon', 'client'] },
      { title: 'client.aspects', client: ['Aspects', 'client.aspects'] },
      { title: 'client.entities', client: ['Entities', 'client.entities'] },
      { title: 'client.search', client: ['Search', 'client.search'] },
      { title: 'client.lineage', client: ['Lineage', 'client.lineage'] },
      { title: 'client.relationships', client: ['Relationships', 'client.relationships'] },
      { title: 'client.timeline', client: ['Timeline', 'client.timeline'] },
      { title: 'client.runs', client: ['Runs', 'client.runs'] },
      { title: 'client.changes', client: ['Changes', 'client.changes'] },
      { title: 'client.maintenance', client: ['Maintenance', 'client.maintenance'] },
      {
        title: 'Asynchronous programs',
        sentence:
          'The asynchronous client has the same groups and methods. Await what returns a value, and use `async for` with what returns an iterator.',
        names: ['AsyncColophon'],
      },
      {
        title: 'Settings',
        sentence: 'What every client takes: as keyword arguments, or as `ClientOptions`.',
        names: ['ClientOptions'],
      },
      {
        title: 'Results',
        sentence: 'What the methods return. All are immutable dataclasses.',
        names: words(`
          Receipt StoredAspect SearchPage SearchHit Facet Filter LineagePage LineageEntity Relationship TimelineEntry
          TimelineChange AspectVersion DifferenceStep RunSummary RunRow RollbackReport Deleted Change Moment`),
      },
    ],
  },
  {
    id: `${home}/emitters`,
    title: 'Python SDK: emitters',
    sidebarName: 'Python emitters',
    description:
      'Send proposals over REST, over Kafka, or to a file: emitters, their builder, and what they send.',
    sections: [
      { title: 'EmitterBuilder', client: ['EmitterBuilder', 'builder'] },
      { title: 'RestEmitter', client: ['RestEmitter', 'emitter'] },
      {
        title: 'Proposals',
        sentence: 'What emitters send.',
        names: words(`
          Proposal MetadataChangeProposalWrapper PatchProposal MetadataChangeEvent AnyProposal Emittable Callback
          write_conditions entity_supports_aspect mcps_from_mce`),
      },
      {
        title: 'Asynchronous emitter',
        sentence: 'For programs that use `asyncio`.',
        names: ['AsyncRestEmitter'],
      },
      {
        title: 'Files',
        sentence: "The form is that of DataHub's file sink and source.",
        names: ['FileEmitter', 'read_proposals'],
      },
      {
        title: 'Kafka',
        sentence: "Needs the extra `kafka`: `pip install 'colophon[kafka]'`.",
        names: ['KafkaEmitter', 'KafkaEmitterConfig'],
      },
    ],
  },
  {
    id: `${home}/graph`,
    title: 'Python SDK: graph client',
    sidebarName: 'Python graph client',
    description:
      "Every method of GraphClient, which has the names of DataHub's graph client: signature, parameters, defaults, and a sample that is run.",
    sections: [
      { title: 'GraphClient', client: ['GraphClient', 'graph'] },
      {
        title: 'Asynchronous graph client',
        sentence: 'For programs that use `asyncio`.',
        names: ['AsyncGraphClient'],
      },
    ],
  },
  {
    id: `${home}/patches`,
    title: 'Python SDK: patches',
    sidebarName: 'Python patches',
    description:
      'Change a part of an aspect and leave the rest as it is: every method of the patch builders.',
    sections: [
      { title: 'PatchBuilder', client: ['PatchBuilder', 'patch'] },
      { title: 'FieldPatchBuilder', client: ['FieldPatchBuilder', 'field'] },
    ],
  },
  {
    id: `${home}/builder`,
    title: 'Python SDK: builders',
    sidebarName: 'Python builders',
    description:
      'Every function that makes a URN, a key, an aspect or a proposal, with its result for a sample.',
    sections: [
      {
        title: 'URNs in general',
        sentence: 'These parse and print any URN.',
        names: words('Urn parse_urn is_urn guess_entity_type encode_urn_part'),
      },
      {
        title: 'URNs of data',
        sentence: 'Platforms, datasets, their columns, and the containers that hold them.',
        names: words(`
          make_data_platform_urn make_dataplatform_instance_urn make_dataset_urn make_dataset_urn_with_platform_instance
          make_schema_field_urn make_container_urn HasGuid dataset_urn_to_key dataset_key_to_urn schema_field_urn_to_key
          container_urn_to_key`),
      },
      {
        title: 'URNs of dashboards',
        sentence: 'What reporting tools and notebooks show.',
        names: words(`
          make_dashboard_urn make_chart_urn make_notebook_urn dashboard_urn_to_key chart_urn_to_key`),
      },
      {
        title: 'URNs of pipelines',
        sentence: 'Flows, their jobs, and single runs.',
        names: words(`
          make_data_flow_urn make_data_job_urn make_data_job_urn_with_flow make_data_process_instance_urn
          make_data_process_urn data_flow_urn_to_key data_job_urn_to_key`),
      },
      {
        title: 'URNs of machine learning',
        sentence:
          'Names are not encoded here: encode a name that may contain a comma or a parenthesis with `encode_urn_part`.',
        names: words(`
          make_ml_model_urn make_ml_model_group_urn make_ml_model_deployment_urn make_ml_feature_table_urn
          make_ml_feature_urn make_ml_primary_key_urn`),
      },
      {
        title: 'URNs of people',
        sentence: 'Users, groups, and types of ownership.',
        names: words(`
          make_user_urn make_group_urn make_owner_urn OwnerType is_owner_urn make_ownership_type_urn make_role_urn
          UNKNOWN_USER SYSTEM_ACTOR`),
      },
      {
        title: 'URNs of labels and rules',
        sentence: 'What people sort and describe entities with.',
        names: words(`
          make_tag_urn make_term_urn make_glossary_node_urn make_domain_urn make_data_product_urn make_application_urn
          make_structured_property_urn make_form_urn make_business_attribute_urn make_document_urn make_data_type_urn
          make_entity_type_urn make_lifecycle_stage_type_urn make_er_model_relationship_urn`),
      },
      {
        title: 'URNs of checks',
        sentence: 'Checks, and what they find.',
        names: words(`
          make_assertion_urn make_incident_urn make_data_contract_urn make_test_urn assertion_urn_to_key`),
      },
      {
        title: 'URNs of queries and software',
        sentence: 'Queries, metrics, services and agents.',
        names: words(`
          make_query_urn make_metric_urn make_semantic_model_urn make_service_urn make_api_urn make_repository_urn
          make_ai_agent_urn make_agent_skill_urn`),
      },
      {
        title: 'URNs of the catalogue itself',
        sentence: 'What a catalogue keeps about itself.',
        names: words(`
          make_data_hub_access_token_urn make_data_hub_action_urn make_data_hub_connection_urn
          make_data_hub_execution_request_urn make_data_hub_file_urn make_data_hub_ingestion_source_urn
          make_data_hub_open_api_schema_urn make_data_hub_page_module_urn make_data_hub_page_template_urn
          make_data_hub_persona_urn make_data_hub_policy_urn make_data_hub_retention_urn make_data_hub_role_urn
          make_data_hub_secret_urn make_data_hub_step_state_urn make_data_hub_upgrade_urn make_data_hub_view_urn
          make_global_settings_urn make_invite_token_urn make_platform_resource_urn make_post_urn
          make_search_template_urn make_subscription_urn make_telemetry_urn make_version_set_urn`),
      },
      {
        title: 'Keys',
        sentence:
          'A key identifies by its fields what has no unique name: the same fields give the same GUID, whichever client computes it.',
        names: words(`
          datahub_guid DatahubKey ContainerKey PlatformKey DatabaseKey SchemaKey NamespaceKey ProjectIdKey
          BigQueryDatasetKey MetastoreKey CatalogKey CatalogKeyWithMetastore UnitySchemaKey UnitySchemaKeyWithMetastore
          FolderKey BucketKey ExperimentKey NotebookKey DataProductKey DomainKey`),
      },
      {
        title: 'Aspects',
        sentence: 'Values of the common aspects, from what a program has at hand.',
        names: words(`
          audit_stamp get_sys_time make_ts_millis parse_ts_millis make_ownership_aspect_from_urn_list
          validate_ownership_type make_global_tag_aspect_with_tag_list make_glossary_terms_aspect_from_urn_list
          make_domains_aspect make_structured_properties_aspect PropertyValue make_status_aspect make_sub_types_aspect
          make_container_aspect make_data_platform_instance_aspect make_institutional_memory_aspect
          make_schema_metadata_aspect Column ColumnType make_schema_field_data_type make_upstream_lineage_aspect
          make_fine_grained_lineage ColumnLineage`),
      },
      {
        title: 'Proposals',
        sentence: 'What an emitter takes as it is.',
        names: words(`
          make_lineage_proposal make_column_lineage_proposal gen_containers add_entity_to_container
          add_dataset_to_container gen_data_product create_embed_mcp`),
      },
      {
        title: 'Events',
        sentence: 'For programs that send events of the older kind.',
        names: words(`
          make_lineage_mce get_aspect_if_available get_or_add_aspect set_aspect remove_aspect_if_available`),
      },
    ],
  },
  {
    id: `${home}/errors`,
    title: 'Python SDK: errors',
    sidebarName: 'Python errors',
    description: 'Every exception class and code of the SDK: when it is raised, and what to do.',
    sections: [
      {
        title: 'Classes',
        sentence: 'All are exported by `colophon`.',
        names: words(`
          ColophonError ConfigurationError ValidationError InvalidUrnError ConnectionFailedError InvalidResponseError
          ServerError AuthenticationError PermissionDeniedError NotFoundError ConflictError RejectedError RateLimitError
          UnavailableError BatchError Failure DeliveryError ERROR_CODES`),
      },
    ],
  },
];
