import { int, long, string, timeseries } from '@colophon/schema';
import { timeseriesFields } from '../common/shared-fields.ts';
import { jobStatus } from '../datajob/job-status.ts';

export const datahubIngestionRunSummary = timeseries({
  name: 'datahubIngestionRunSummary',
  record: 'com.linkedin.datajob.datahub.DatahubIngestionRunSummary',
  doc: "Counts and environment of one ingestion run, written as a time series on the pipeline's data job.",
  fields: {
    ...timeseriesFields,
    pipelineName: {
      type: string,
      doc: 'Name of the pipeline, unique and the same for every run, such as `sales_snowflake`.',
      timeseries: 'value',
    },
    platformInstanceId: {
      type: string,
      doc: 'Source instance that was ingested, such as a BigQuery project id or a MySQL host name.',
      timeseries: 'value',
    },
    runId: {
      type: string,
      doc: 'Identifier of this run of the pipeline; stored in the system metadata of the aspects it wrote.',
      timeseries: 'value',
    },
    runStatus: {
      type: jobStatus,
      doc: 'How the ingestion run ended, for example `COMPLETED` or `FAILED`.',
      timeseries: 'value',
    },
    numWorkUnitsCommitted: {
      type: long,
      doc: 'Work units that the sink wrote; compare `numWorkUnitsCreated`.',
      optional: true,
    },
    numWorkUnitsCreated: {
      type: long,
      doc: 'Work units that the source emitted, whether or not they were written.',
      optional: true,
    },
    numEvents: {
      type: long,
      doc: 'Change events and change proposals emitted, added together.',
      optional: true,
    },
    numEntities: {
      type: long,
      doc: 'Number of distinct URNs for which the run emitted metadata.',
      optional: true,
    },
    numAspects: { type: long, doc: 'Aspects emitted in the run, over all entities.', optional: true },
    numSourceAPICalls: { type: long, doc: 'Number of API calls to the source system.', optional: true },
    totalLatencySourceAPICalls: {
      type: long,
      doc: 'Total time spent on source calls; the model does not define the unit.',
      optional: true,
    },
    numSinkAPICalls: {
      type: long,
      doc: 'Number of API calls to the sink, normally the catalogue.',
      optional: true,
    },
    totalLatencySinkAPICalls: {
      type: long,
      doc: 'Total time spent on sink calls; the model does not define the unit.',
      optional: true,
    },
    numWarnings: { type: long, doc: 'Warnings raised during the run, which do not stop it.', optional: true },
    numErrors: { type: long, doc: 'Errors raised during the run.', optional: true },
    numEntitiesSkipped: { type: long, doc: 'Number of entities that the run skipped.', optional: true },
    config: {
      type: string,
      doc: 'Recipe of the run as a JSON string, with sensitive values left out.',
      optional: true,
    },
    custom_summary: { type: string, doc: 'Free text that a source may add to the summary.', optional: true },
    softwareVersion: {
      type: string,
      doc: 'Version of the ingestion software, for example `1.2.0`.',
      optional: true,
      timeseries: 'value',
    },
    systemHostName: {
      type: string,
      doc: 'Name of the machine or container that executed the run.',
      optional: true,
    },
    operatingSystemName: {
      type: string,
      doc: 'Operating system of the machine, for example `Linux`.',
      optional: true,
      timeseries: 'value',
    },
    numProcessors: { type: int, doc: 'Number of processors of the machine.', optional: true },
    totalMemory: {
      type: long,
      doc: 'Total memory of the machine; the model does not define the unit.',
      optional: true,
    },
    availableMemory: {
      type: long,
      doc: 'Free memory of the machine; the model does not define the unit.',
      optional: true,
    },
  },
});
