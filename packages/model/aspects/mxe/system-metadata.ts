import { aspect, long, map, string } from '@colophon/schema';
import { auditStamp } from '../common/audit-stamp.ts';

export const systemMetadata = aspect({
  name: 'systemMetadata',
  record: 'com.linkedin.mxe.SystemMetadata',
  doc: 'Metadata about an aspect write: the ingestion run that wrote it, when it was last observed, and its versions.',
  fields: {
    lastObserved: {
      type: long,
      doc: 'Milliseconds since the epoch at which a source last reported the aspect, changed or not; 0 when unknown.',
      optional: true,
      default: 0,
    },
    runId: {
      type: string,
      doc: 'Ingestion run that first produced the aspect; `no-run-id-provided` for writes outside a run.',
      optional: true,
      default: 'no-run-id-provided',
    },
    lastRunId: {
      type: string,
      doc: 'Most recent ingestion run that produced the aspect; `no-run-id-provided` for writes outside a run.',
      optional: true,
      default: 'no-run-id-provided',
    },
    pipelineName: {
      type: string,
      doc: 'Stable name of the ingestion pipeline, the same from run to run, unlike `runId`.',
      optional: true,
    },
    registryName: {
      type: string,
      doc: 'Name of the model registry used when the change was processed.',
      optional: true,
    },
    registryVersion: {
      type: string,
      doc: 'Version of the model registry named in `registryName`.',
      optional: true,
    },
    properties: {
      type: map(string),
      doc: 'Additional string key-value pairs about the write.',
      optional: true,
    },
    version: {
      type: string,
      doc: 'Version number of the aspect, as a string so that the numbering can change, for example `3`.',
      optional: true,
    },
    schemaVersion: {
      type: long,
      doc: 'Schema version of the aspect in which the value was written; absent counts as 1. Used by migrations.',
      optional: true,
    },
    aspectCreated: {
      type: auditStamp,
      doc: 'Who first wrote the aspect on this entity and when.',
      optional: true,
    },
    aspectModified: {
      type: auditStamp,
      doc: "Who last changed the aspect's value and when.",
      optional: true,
    },
  },
});
