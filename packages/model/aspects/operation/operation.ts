import { array, enumeration, long, map, string, timeseries, urn } from '@colophon/schema';
import { timeseriesFields } from '../common/shared-fields.ts';

export const operationSourceType = enumeration({
  name: 'com.linkedin.common.OperationSourceType',
  doc: 'Source of the report of an operation.',
  symbols: {
    DATA_PROCESS: 'The job or pipeline that changed the data reported it.',
    DATA_PLATFORM: 'The platform holding the data reported it, for example from its audit log.',
  },
});

export const operationType = enumeration({
  name: 'com.linkedin.common.OperationType',
  doc: 'Kinds of change an `operation` can report, to rows or to the asset itself.',
  symbols: {
    INSERT: 'New rows were inserted.',
    UPDATE: 'Existing rows were updated.',
    DELETE: 'Existing rows were deleted.',
    CREATE: 'The asset was created, for example by `CREATE TABLE`.',
    ALTER: "The asset's definition changed, for example by `ALTER TABLE`.",
    DROP: 'The asset itself was removed, for example by `DROP TABLE`.',
    CUSTOM: 'A kind not in the list; name it in `customOperationType`.',
    UNKNOWN: 'The source did not report the type of operation.',
  },
});

export const operation = timeseries({
  name: 'operation',
  record: 'com.linkedin.common.Operation',
  doc: 'A change to the data of an entity, such as an insert; a time-series aspect used to determine freshness.',
  fields: {
    ...timeseriesFields,
    actor: {
      type: urn(),
      doc: 'URN of the user or service that made the change; absent when the source does not report it.',
      optional: true,
      timeseries: 'value',
    },
    operationType: {
      type: operationType,
      doc: 'Type of operation; with `CUSTOM`, see `customOperationType`.',
      timeseries: 'value',
    },
    customOperationType: {
      type: string,
      doc: 'Your own name for the type of operation; required with `CUSTOM`, otherwise omitted.',
      optional: true,
      timeseries: 'value',
    },
    numAffectedRows: {
      type: long,
      doc: 'Number of rows inserted, updated or deleted; absent when the source does not report it.',
      optional: true,
      timeseries: 'value',
    },
    affectedDatasets: {
      type: array(urn()),
      doc: 'URNs of the other datasets changed by the same operation.',
      optional: true,
      timeseries: { key: 'datasetName' },
    },
    sourceType: {
      type: operationSourceType,
      doc: 'Whether the report comes from the process that made the change or from the data platform.',
      optional: true,
      timeseries: 'value',
    },
    customProperties: {
      type: map(string),
      doc: 'Additional details of the operation, as string key-value pairs.',
      optional: true,
    },
    lastUpdatedTimestamp: {
      type: long,
      doc: 'When the data changed, in milliseconds since the epoch; `timestampMillis` is the time of the report.',
      search: { kind: 'DATETIME', name: 'lastOperationTime' },
      timeseries: 'value',
    },
    queries: {
      type: array(urn('query')),
      doc: 'URNs of the `query` entities that made the change.',
      optional: true,
      timeseries: { key: 'query' },
    },
  },
});
