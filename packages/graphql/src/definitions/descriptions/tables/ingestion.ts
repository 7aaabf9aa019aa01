import type { Descriptions } from '../descriptions.ts';

/** Ingestion sources and their runs. */
export const ingestion: Descriptions = {
  IngestionSource: {
    $: 'A source that metadata is ingested from, with its recipe and schedule.',
    type: 'Type of the source, such as `snowflake`.',
    name: 'Name of the source.',
    schedule: 'When the source runs; null when it only runs on request.',
    platform: 'Data platform of the source.',
    config: 'Recipe and options.',
    executions: 'Runs of the source, the most recent first.',
    ownership: 'Owners of the source.',
    latestSuccessfulExecution: 'The most recent run that succeeded.',
    source: 'Who manages the source.',
  },
  IngestionSchedule: {
    $: 'When an ingestion source runs.',
    timezone: 'Time zone of the schedule, such as `Europe/Berlin`.',
    interval: 'Schedule in cron format, such as `0 2 * * *`.',
  },
  IngestionConfig: {
    $: 'Recipe and options of an ingestion source.',
    recipe: 'The recipe, as JSON.',
    executorId: 'Id of the executor that runs the source.',
    version: "Version of the ingestion client; the executor's default when null.",
    debugMode: 'Whether runs log details.',
    extraArgs: 'Further arguments for the executor.',
  },
  IngestionSourceSource: {
    $: 'Who manages an ingestion source.',
    type: 'Who can manage the source.',
  },
  IngestionSourceSourceInput: {
    $: 'Who manages an ingestion source.',
    type: 'Who can manage the source.',
  },
  IngestionSourceSourceType: {
    $: 'Who can manage an ingestion source.',
    SYSTEM: 'The catalogue itself.',
  },
  UpdateIngestionSourceInput: {
    $: 'An ingestion source to create or to replace.',
    name: 'Name of the source.',
    type: 'Type of the source, such as `snowflake`.',
    description: 'What the source is for.',
    schedule: 'When the source runs; only on request by default.',
    config: 'Recipe and options.',
    source: 'Who manages the source.',
  },
  UpdateIngestionSourceScheduleInput: {
    $: 'When an ingestion source runs.',
    interval: 'Schedule in cron format, such as `0 2 * * *`.',
    timezone: 'Time zone of the schedule, such as `Europe/Berlin`.',
  },
  UpdateIngestionSourceConfigInput: {
    $: 'Recipe and options of an ingestion source.',
    recipe: 'The recipe, as JSON.',
    version: "Version of the ingestion client; the executor's default when omitted.",
    executorId: 'Id of the executor that runs the source, such as `default`.',
    debugMode: 'True makes runs log details; false by default.',
    extraArgs: 'Further arguments for the executor.',
  },
  ListIngestionSourcesInput: {
    $: 'Which ingestion sources to list.',
    sort: 'Order of the sources; not defined by default.',
  },
  ListIngestionSourcesResult: {
    $: 'One page of ingestion sources.',
    ingestionSources: 'The sources in the page.',
  },
  IngestionSourceExecutionRequests: {
    $: 'One page of runs of ingestion sources.',
    executionRequests: 'The runs in the page.',
  },
  ListExecutionRequestsInput: {
    $: 'Which runs of ingestion sources to list.',
    sort: 'Order of the runs; the most recently requested first by default.',
    systemSources:
      'True lists only runs of sources that the catalogue manages; false only those of other sources; all by default.',
  },
  CreateIngestionExecutionRequestInput: {
    $: 'An ingestion source to run.',
    ingestionSourceUrn: 'URN of the ingestion source.',
  },
  CancelIngestionExecutionRequestInput: {
    $: 'A run to stop.',
    ingestionSourceUrn: 'URN of the ingestion source.',
    executionRequestUrn: 'URN of the run.',
  },
  CreateTestConnectionRequestInput: {
    $: 'A recipe whose connection to test.',
    recipe: 'The recipe, as JSON.',
    version: "Version of the ingestion client; the executor's default when omitted.",
  },
  RollbackIngestionInput: {
    $: 'A run to roll back.',
    runId: 'Id of the run.',
  },
  IngestionRun: {
    $: 'The run that an entity was ingested by.',
    executionRequestUrn: 'URN of the run.',
  },
  ExecutionRequest: {
    id: 'Id of the run.',
    input: 'What was requested.',
    result: 'What became of the run; null before it starts.',
    source: 'The ingestion source that was run.',
  },
  ExecutionRequestInput: {
    arguments: 'Arguments of the task, such as the recipe, as key-value pairs.',
    actor: 'User who requested the run.',
  },
  StructuredReport: {
    $: 'A report of a run in a machine-readable form.',
    type: 'Type of the report.',
    serializedValue: 'The report, as text.',
    contentType: 'MIME type of the report.',
  },
};
