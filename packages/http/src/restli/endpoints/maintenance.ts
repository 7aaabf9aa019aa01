import { access } from '../../access/operation-access.ts';
import { deleteAll, deleteEntity, deleteReferences, truncateTimeseries } from '../deletes.ts';
import { applyRetention, restoreIndices } from '../maintenance.ts';
import { defaultRunsPageSize, describeRun, listRuns, maxRunsPageSize, rollbackRun } from '../runs.ts';
import { type Action, errorCodes, optional, required } from './endpoint.ts';
import { start, timeRange, urn } from './shared-parameters.ts';

const group = 'Deleting and maintenance';
const codes = errorCodes.reading;
const runId = required('string', 'The run.');
const includeSoft = optional('boolean', 'Include soft-deleted entities.', { default: false });
const rowsOfPage = optional('integer', 'Maximum number of rows to return.', {
  default: defaultRunsPageSize,
  maximum: maxRunsPageSize,
});
const rolledBack =
  'The number of aspects and entities that were deleted or changed, the rows in `aspectRowSummaries`, and entities with data from other writers in `unsafeEntities`.';

const restore: Omit<Action, 'resource'> = {
  name: 'restoreIndices',
  group,
  access: access.restoreIndices,
  summary: 'Rebuild search and the graph from the stored aspects',
  parameters: {
    urn: optional('string', 'The entity.'),
    urnLike: optional(
      'string',
      'A URN pattern, in the letter case given: `%` matches any characters, `_` matches one, `\\` makes either literal.',
    ),
    aspect: optional('string', 'Entities that have this aspect.'),
    gePitEpochMs: optional(
      'integer',
      'Aspects written at this time or later, in milliseconds since the epoch.',
    ),
    lePitEpochMs: optional('integer', 'Aspects written at this time or earlier.'),
    start: optional('integer', 'Number of aspects to skip.', { default: 0 }),
    limit: optional('integer', 'Maximum number of aspects to process. 0, the default, for all.'),
    batchSize: optional('integer', 'Aspects to process per transaction. 0 for the default.'),
    createDefaultAspects: optional(
      'boolean',
      'Add the default aspects of new entities where they are missing.',
      {
        default: false,
      },
    ),
  },
  result: 'A sentence that states what was processed, and whether there is more.',
  codes,
  run: restoreIndices,
};

/** The actions that delete, undo and rebuild. */
export const maintenance: readonly Action[] = [
  {
    resource: 'entities',
    name: 'delete',
    group,
    access: access.delete,
    summary: 'Delete an entity, or values of one of its time series',
    description:
      'Without `aspectName`, deletes the entity and everything it has. With it, deletes the values of that time series in the range.',
    parameters: {
      urn,
      aspectName: optional('string', 'Name of a time series.'),
      ...timeRange,
    },
    result: 'The `urn`, and the number of deleted rows.',
    codes,
    run: deleteEntity,
  },
  {
    resource: 'entities',
    name: 'deleteReferences',
    group,
    access: access.delete,
    summary: 'Remove all references to a URN',
    parameters: {
      urn,
      dryRun: optional('boolean', 'Only report what would be done.', { default: false }),
    },
    result: 'The number of references in `total`, and their places in `relatedAspects`.',
    codes,
    run: deleteReferences,
  },
  {
    resource: 'entities',
    name: 'deleteAll',
    group,
    access: access.runs,
    summary: 'Roll back everything that a model plug-in wrote',
    parameters: {
      registryId: required('string', 'The plug-in, as `name:version`.'),
      dryRun: optional('boolean', 'Only report what would be done.', { default: true }),
      soft: optional('boolean', 'Soft-delete the entities that it created; `false` deletes them.', {
        default: true,
      }),
    },
    result: rolledBack,
    codes,
    run: deleteAll,
  },
  {
    resource: 'runs',
    name: 'list',
    group,
    access: access.runs,
    summary: 'List ingestion runs, newest first',
    parameters: {
      pageOffset: optional('integer', 'Number of runs to skip.', { default: 0 }),
      pageSize: rowsOfPage,
      includeSoft,
    },
    result:
      'The runs, each with its `runId`, the time of its last write, and how many current aspects it wrote.',
    codes: ['INVALID_REQUEST'],
    run: listRuns,
  },
  {
    resource: 'runs',
    name: 'describe',
    group,
    access: access.runs,
    summary: 'List the current aspects that a run wrote',
    parameters: {
      runId,
      start,
      count: rowsOfPage,
      includeSoft,
      includeAspect: optional('boolean', 'Include the values.', { default: false }),
    },
    result: 'The rows.',
    codes: ['INVALID_REQUEST'],
    run: describeRun,
  },
  {
    resource: 'runs',
    name: 'rollback',
    group,
    access: access.runs,
    summary: 'Roll back a run',
    parameters: {
      runId,
      dryRun: optional('boolean', 'Only report what would be done.', { default: false }),
      safe: optional(
        'boolean',
        'Soft-delete the entities that it created; `false` deletes them. Takes precedence over `hardDelete`.',
      ),
      hardDelete: optional('boolean', 'Delete the entities that it created.', { default: false }),
    },
    result: rolledBack,
    codes: ['INVALID_REQUEST'],
    run: rollbackRun,
  },
  {
    resource: 'operations',
    name: 'truncateTimeseriesAspect',
    group,
    access: access.truncateTimeseries,
    summary: 'Delete old values of a time series, of all entities of a type',
    parameters: {
      entityType: required('string', 'Name of the entity type.'),
      aspect: required('string', 'Name of the time series, in any letter case.'),
      endTimeMillis: required(
        'integer',
        'Values of this time or earlier are deleted, in milliseconds since the epoch.',
      ),
      dryRun: optional('boolean', 'Only report what would be done.', { default: true }),
    },
    result: 'A sentence that states how many values were deleted, out of how many.',
    codes,
    run: truncateTimeseries,
  },
  { resource: 'operations', ...restore },
  { resource: 'aspects', ...restore },
  {
    resource: 'entities',
    name: 'applyRetention',
    group,
    access: access.applyRetention,
    summary: 'Apply the retention rules to the stored history',
    parameters: {
      urn: optional('string', 'The entity. By default, all.'),
      aspectName: optional('string', 'Name of the aspect. By default, all.'),
      start,
      count: optional('integer', 'Maximum number of aspects to process. By default, all.'),
    },
    result: 'A sentence that states what was processed.',
    codes,
    run: applyRetention,
  },
];
