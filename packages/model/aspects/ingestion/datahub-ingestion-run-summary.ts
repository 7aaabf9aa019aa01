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
      doc: 'Name the user gave the pipeline, unique and kept from run to run, such as `sales_snowflake`.',
      timeseries: 'value',
    },
    platformInstanceId: {
      type: string,
      doc: 'Source instance that was crawled, such as a BigQuery project id or a MySQL host name.',
      timeseries: 'value',
    },
    runId: {
      type: string,
      doc: 'Identifier of this one run of the pipeline; aspects it wrote carry it in their system metadata.',
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
      doc: 'Number of different urns for which the run emitted metadata.',
      optional: true,
    },
    numAspects: { type: long, doc: 'Aspects emitted in the run, over all entities.', optional: true },
    numSourceAPICalls: { type: long, doc: 'Calls the run made to the system it reads from.', optional: true },
    totalLatencySourceAPICalls: {
      type: long,
      doc: 'Time spent on source calls, summed; the model fixes no unit.',
      optional: true,
    },
    numSinkAPICalls: {
      type: long,
      doc: 'Calls the run made to the system it writes to, normally the catalogue.',
      optional: true,
    },
    totalLatencySinkAPICalls: {
      type: long,
      doc: 'Time spent on sink calls, summed; the model fixes no unit.',
      optional: true,
    },
    numWarnings: { type: long, doc: 'Warnings raised during the run, which do not stop it.', optional: true },
    numErrors: { type: long, doc: 'Errors raised during the run.', optional: true },
    numEntitiesSkipped: { type: long, doc: 'Entities that the run left out.', optional: true },
    config: {
      type: string,
      doc: 'Recipe of the run as a JSON string, with sensitive values left out.',
      optional: true,
    },
    custom_summary: { type: string, doc: 'Free text that a source may add to the summary.', optional: true },
    softwareVersion: {
      type: string,
      doc: 'Version of the ingestion software that did the run, for example `1.2.0`.',
      optional: true,
      timeseries: 'value',
    },
    systemHostName: {
      type: string,
      doc: 'Name of the machine or container that did the run.',
      optional: true,
    },
    operatingSystemName: {
      type: string,
      doc: 'Operating system of the machine that did the run, for example `Linux`.',
      optional: true,
      timeseries: 'value',
    },
    numProcessors: { type: int, doc: 'Processor count of the machine that did the run.', optional: true },
    totalMemory: {
      type: long,
      doc: 'Memory installed on the machine that did the run; the model fixes no unit.',
      optional: true,
    },
    availableMemory: {
      type: long,
      doc: 'Memory still free on the machine that did the run; the model fixes no unit.',
      optional: true,
    },
  },
});
