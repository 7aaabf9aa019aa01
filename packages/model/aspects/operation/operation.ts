import { array, enumeration, long, map, string, timeseries, urn } from '@colophon/schema';
import { timeseriesFields } from '../common/shared-fields.ts';

export const operationSourceType = enumeration({
  name: 'com.linkedin.common.OperationSourceType',
  doc: 'Which side reported an operation.',
  symbols: {
    DATA_PROCESS: 'The job or pipeline that changed the data reported it.',
    DATA_PLATFORM: 'The platform holding the data reported it, for example from its audit log.',
  },
});

export const operationType = enumeration({
  name: 'com.linkedin.common.OperationType',
  doc: 'Kinds of change an `operation` can report, to rows or to the asset itself.',
  symbols: {
    INSERT: 'New rows were added.',
    UPDATE: 'Rows already present got new values.',
    DELETE: 'Rows were taken out.',
    CREATE: 'The asset itself came into being, for example by `CREATE TABLE`.',
    ALTER: "The asset's definition changed, for example by `ALTER TABLE`.",
    DROP: 'The asset itself was removed, for example by `DROP TABLE`.',
    CUSTOM: 'A kind not in the list; name it in `customOperationType`.',
    UNKNOWN: 'The source did not say what was done.',
  },
});

export const operation = timeseries({
  name: 'operation',
  record: 'com.linkedin.common.Operation',
  doc: 'One change to the data of an entity, such as an insert; a time-series aspect from which freshness is read.',
  fields: {
    ...timeseriesFields,
    actor: {
      type: urn(),
      doc: 'Urn of the user or service that made the change; absent when the source does not tell.',
      optional: true,
      timeseries: 'value',
    },
    operationType: {
      type: operationType,
      doc: 'What was done to the data; `CUSTOM` defers to `customOperationType`.',
      timeseries: 'value',
    },
    customOperationType: {
      type: string,
      doc: 'Your own name for the kind of change; required with `CUSTOM`, otherwise left out.',
      optional: true,
      timeseries: 'value',
    },
    numAffectedRows: {
      type: long,
      doc: 'Rows inserted, updated or deleted; absent when the source does not report it.',
      optional: true,
      timeseries: 'value',
    },
    affectedDatasets: {
      type: array(urn()),
      doc: 'Urns of the other datasets changed by the same operation.',
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
      doc: 'Further facts about the change as key and value, both text.',
      optional: true,
    },
    lastUpdatedTimestamp: {
      type: long,
      doc: 'Milliseconds since the epoch at which the data changed; `timestampMillis` is the time of the report.',
      search: { kind: 'DATETIME', name: 'lastOperationTime' },
      timeseries: 'value',
    },
    queries: {
      type: array(urn('query')),
      doc: 'Urns of the `query` entities that made the change.',
      optional: true,
      timeseries: { key: 'query' },
    },
  },
});
