import { bytes, record, string, timeseries } from '@colophon/schema';
import { timeseriesFields } from '../common/shared-fields.ts';

export const ingestionCheckpointState = record({
  name: 'com.linkedin.datajob.datahub.IngestionCheckpointState',
  doc: 'Encoded checkpoint and how to decode it; stored in `state` of the ingestion checkpoint.',
  fields: {
    formatVersion: { type: string, doc: 'Version of the format of `payload`, for example `1.0`.' },
    serde: { type: string, doc: 'How `payload` is encoded, for example `utf-8` or `base85`.' },
    payload: {
      type: bytes,
      doc: 'The state as bytes that only the source that wrote them can decode; absent when there is nothing to save.',
      optional: true,
    },
  },
});

export const datahubIngestionCheckpoint = timeseries({
  name: 'datahubIngestionCheckpoint',
  record: 'com.linkedin.datajob.datahub.DatahubIngestionCheckpoint',
  doc: "State that one ingestion run saves for the next, used for stale entity removal; written on the pipeline's data job.",
  fields: {
    ...timeseriesFields,
    pipelineName: {
      type: string,
      doc: 'Name of the pipeline, unique and the same for every run; the next run finds its state by it.',
      timeseries: 'value',
    },
    platformInstanceId: {
      type: string,
      doc: 'Source instance that was ingested, such as a BigQuery project id or a MySQL host name.',
      timeseries: 'value',
    },
    config: { type: string, doc: 'Recipe of the run as a JSON string, without secrets.' },
    state: { type: ingestionCheckpointState, doc: 'The saved state, encoded, with its format and version.' },
    runId: {
      type: string,
      doc: 'Identifier of the ingestion run that saved the checkpoint.',
      timeseries: 'value',
    },
  },
});
