import { bytes, record, string, timeseries } from '@colophon/schema';
import { timeseriesFields } from '../common/shared-fields.ts';

export const ingestionCheckpointState = record({
  name: 'com.linkedin.datajob.datahub.IngestionCheckpointState',
  doc: 'Encoded checkpoint with what is needed to decode it; held in `state` of the ingestion checkpoint.',
  fields: {
    formatVersion: { type: string, doc: 'Version of the layout inside `payload`, for example `1.0`.' },
    serde: { type: string, doc: 'How `payload` is encoded, for example `utf-8` or `base85`.' },
    payload: {
      type: bytes,
      doc: 'The state as bytes that only the source which wrote them understands; absent when there is nothing to save.',
      optional: true,
    },
  },
});

export const datahubIngestionCheckpoint = timeseries({
  name: 'datahubIngestionCheckpoint',
  record: 'com.linkedin.datajob.datahub.DatahubIngestionCheckpoint',
  doc: "State that one ingestion run leaves for the next, as stale entity removal needs; written on the pipeline's data job.",
  fields: {
    ...timeseriesFields,
    pipelineName: {
      type: string,
      doc: 'Name the user gave the pipeline, unique and kept from run to run; the next run finds its state by it.',
      timeseries: 'value',
    },
    platformInstanceId: {
      type: string,
      doc: 'Source instance that was crawled, such as a BigQuery project id or a MySQL host name.',
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
