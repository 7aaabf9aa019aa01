const runId = "run_id is '__colophon-graph-client' instead of '__datahub-graph-client'";

/** Where a signature of `colophon.datahub` differs from that of DataHub's package, and why. */
export const signatureDifferences: Readonly<Record<string, readonly [difference: string, reason: string]>> = {
  'emitter.mcp_builder.add_structured_properties_to_entity_wu': [
    'write_mode is missing',
    'A program that adds to structured properties uses a patch builder.',
  ],
  'ingestion.graph.client.DataHubGraph.emit_all': [runId, 'It names the package that wrote.'],
  'ingestion.graph.client.DataHubGraph.soft_delete_entity': [runId, 'It names the package that wrote.'],
  'ingestion.graph.client.DataHubGraph.set_soft_delete_status': [runId, 'It names the package that wrote.'],
  'ingestion.graph.client.DataHubGraph.execute_graphql': [
    'format_exception is missing; strip_unsupported_fields is missing; required_fields is missing',
    'It sends the operation as it is, and its exceptions have the messages of all errors.',
  ],
  'ingestion.graph.client.DataHubGraph.get_urns_by_filter': [
    'include_hidden_lifecycle_stages is missing; include_draft is missing',
    'No entity is hidden for its lifecycle stage.',
  ],
  'ingestion.graph.client.DataHubGraph.restore_indices': [
    'file is missing',
    'The file is one of the command line.',
  ],
  'ingestion.graph.client.DataHubGraph.scroll_lineage': [
    "urns is missing; relationship_types is missing; direction is 'UPSTREAM' instead of None; count is missing; " +
      'scroll_id is missing; include_soft_delete is missing; slice_id is missing; slice_max is missing; ' +
      'pit_keep_alive is missing; entity_urn is required here',
    'It iterates over the lineage of one entity, as the other methods that scroll.',
  ],
};

const isConfiguration = 'Configurations are dataclasses, checked when they are made.';

/** What classes of DataHub's package have that those of `colophon.datahub` do not have, and why. */
export const missingMembers: Readonly<Record<string, readonly [names: readonly string[], reason: string]>> = {
  'configuration.common.AllowDenyPattern': [
    ['get_allowed_list', 'is_allow_all', 'is_fully_specified_allow_list', 'regex_flags'],
    'For sources of ingestion.',
  ],
  'configuration.common.ConfigModel': [['parse_obj_allow_extras'], isConfiguration],
  'configuration.kafka.KafkaProducerConnectionConfig': [['resolve_callback'], isConfiguration],
  'configuration.kafka._KafkaConnectionConfig': [['bootstrap_host_colon_port_comma'], isConfiguration],
  'emitter.kafka_emitter.DatahubKafkaEmitter': [
    ['flush_with_undelivered_count'],
    '`flush` raises an error with each message that was not delivered.',
  ],
  'emitter.kafka_emitter.KafkaEmitterConfig': [['validate_topic_routes'], isConfiguration],
  'emitter.mcp.MetadataChangeProposalWrapper': [['try_from_mcl'], 'For readers of the change log in Kafka.'],
  'emitter.mcp_builder.ContainerKey': [['as_urn_typed'], '`ContainerUrn.from_string(key.as_urn())`.'],
  'emitter.response_helper.TraceData': [['extract_timestamp', 'extract_trace_id'], 'The id is opaque.'],
  'emitter.rest_emitter.DataHubRestEmitter': [
    ['emit_usage', 'fetch_server_config', 'invalidate_config_cache', 'server_config', 'session'],
    '`get_server_config` is not cached, there is no session of `requests`, and usage is an aspect.',
  ],
  'ingestion.api.workunit.MetadataWorkUnit': [
    [
      'decompose_mce_into_mcps',
      'from_metadata',
      'generate_workunit_id',
      'get_aspect_of_type',
      'get_json_patch_aspect',
      'get_metadata',
    ],
    'For sources of ingestion.',
  ],
  'ingestion.graph.client.DataHubGraph': [
    [
      'LineageDirection',
      'create_native_user',
      'create_tag',
      'frontend_base_url',
      'get_aspect_v2',
      'get_config',
      'get_connection_json',
      'get_dataset_urns_ignoring_case',
      'get_entity_aspect_specs',
      'get_latest_pipeline_checkpoint',
      'get_results_by_filter',
      'get_usage_aspects_from_urn',
      'make_rest_sink',
      'parse_sql_lineage',
      'remove_tag',
      'report_assertion_result',
      'run_assertion',
      'run_assertions',
      'run_assertions_for_asset',
      'set_connection_json',
      'upsert_custom_assertion',
      'url_for',
    ],
    'The overview page names them by subject; most go over GraphQL.',
  ],
  'ingestion.graph.entity_versioning.EntityVersioningAPI': [
    [
      'link_asset_to_version_set',
      'link_asset_to_versioned_asset',
      'unlink_asset_from_version_set',
      'unlink_latest_asset_from_version_set',
    ],
    'Version sets are written as aspects.',
  ],
  'ingestion.graph.openapi.OpenApiAPI': [
    ['get_entities_v2', 'get_kafka_consumer_offsets', 'scroll_entities', 'scroll_relationships'],
    '`get_entities`, `scroll` and `get_related_entities` read the same.',
  ],
  'metadata.schema_classes': [
    [
      'EntityChangeEventClass',
      'FieldUsageCountsClass',
      'GenericPayloadClass',
      'KafkaAuditHeaderClass',
      'MetadataChangeLogClass',
      'ParametersClass',
      'PlatformEventClass',
      'PlatformEventHeaderClass',
      'RelationshipChangeEventClass',
      'RelationshipChangeOperationClass',
      'UsageAggregationClass',
      'UsageAggregationMetricsClass',
      'UserUsageCountsClass',
      'WindowDurationClass',
    ],
    'They are no aspects: what Kafka readers get, and the older form of usage.',
  ],
};
