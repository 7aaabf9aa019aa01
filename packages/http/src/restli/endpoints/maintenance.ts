import { deleteAll, deleteEntity, deleteReferences } from '../deletes.ts';
import { defaultRunsPageSize, describeRun, listRuns, rollbackRun } from '../runs.ts';
import { applyRetention, restoreIndices } from '../upkeep.ts';
import { type Action, errorCodes, optional, required } from './endpoint.ts';
import { start, timeRange, urn } from './shared-parameters.ts';

const group = 'Deleting and upkeep';
const codes = errorCodes.reading;
const runId = required('string', 'The run.');
const includeSoft = optional('boolean', 'Count soft-deleted entities, too.', { default: false });
const rowsOfPage = optional('integer', 'Most rows to answer.', { default: defaultRunsPageSize });
const rolledBack =
  'How many aspects and entities went or changed, the rows in `aspectRowSummaries`, and entities that hold what others wrote in `unsafeEntities`.';

const restore: Omit<Action, 'resource'> = {
  name: 'restoreIndices',
  group,
  summary: 'Make search and the graph again from the stored aspects',
  parameters: {
    urn: optional('string', 'The entity.'),
    urnLike: optional('string', 'A pattern of urns: `%` stands for any characters, `_` for one.'),
    aspect: optional('string', 'Entities that have this aspect.'),
    gePitEpochMs: optional(
      'integer',
      'Aspects written at this time or later, in milliseconds since the epoch.',
    ),
    lePitEpochMs: optional('integer', 'Aspects written at this time or before.'),
    start: optional('integer', 'Aspects to pass over.', { default: 0 }),
    limit: optional('integer', 'Most aspects to look at; 0, or nothing, for all.'),
    batchSize: optional(
      'integer',
      'Aspects that are looked at in one transaction; 0, or nothing, for the usual number.',
    ),
    createDefaultAspects: optional(
      'boolean',
      'Give entities the aspects of a new one, where they are missing.',
      {
        default: false,
      },
    ),
  },
  result: 'A sentence that says what was looked at, and whether there is more.',
  codes,
  run: restoreIndices,
};

/** The actions that delete, undo and rebuild. */
export const maintenance: readonly Action[] = [
  {
    resource: 'entities',
    name: 'delete',
    group,
    summary: 'Delete an entity, or points of a time series of it',
    description:
      'Without `aspectName`, the entity goes with everything it has. With it, the points of that time series in the range.',
    parameters: {
      urn,
      aspectName: optional('string', 'Name of a time series.'),
      ...timeRange,
    },
    result: 'The `urn`, and how many rows went.',
    codes,
    run: deleteEntity,
  },
  {
    resource: 'entities',
    name: 'deleteReferences',
    group,
    summary: 'Take an urn out of everything that points at it',
    parameters: {
      urn,
      dryRun: optional('boolean', 'Tell what would be done, and do nothing.', { default: false }),
    },
    result: 'How many references there are in `total`, and where in `relatedAspects`.',
    codes,
    run: deleteReferences,
  },
  {
    resource: 'entities',
    name: 'deleteAll',
    group,
    summary: 'Take back all that a model plug-in wrote',
    parameters: {
      registryId: required('string', 'The plug-in, as `name:version`.'),
      dryRun: optional('boolean', 'Tell what would be done, and do nothing.', { default: true }),
      soft: optional('boolean', 'Hide the entities that it made; false deletes them.', { default: true }),
    },
    result: rolledBack,
    codes,
    run: deleteAll,
  },
  {
    resource: 'runs',
    name: 'list',
    group,
    summary: 'List ingestion runs, the last one first',
    parameters: {
      pageOffset: optional('integer', 'How many runs to pass over.', { default: 0 }),
      pageSize: rowsOfPage,
      includeSoft,
    },
    result:
      'The runs, each with its `runId`, the time of its last write, and how many aspects are still its own.',
    codes: ['INVALID_REQUEST'],
    run: listRuns,
  },
  {
    resource: 'runs',
    name: 'describe',
    group,
    summary: 'List the aspects that a run wrote last',
    parameters: {
      runId,
      start,
      count: rowsOfPage,
      includeSoft,
      includeAspect: optional('boolean', 'Answer with the values, too.', { default: false }),
    },
    result: 'The rows.',
    codes: ['INVALID_REQUEST'],
    run: describeRun,
  },
  {
    resource: 'runs',
    name: 'rollback',
    group,
    summary: 'Take back what a run wrote',
    parameters: {
      runId,
      dryRun: optional('boolean', 'Tell what would be done, and do nothing.', { default: false }),
      safe: optional(
        'boolean',
        'Hide the entities that it made; false deletes them. Goes before `hardDelete`.',
      ),
      hardDelete: optional('boolean', 'Delete the entities that it made.', { default: false }),
    },
    result: rolledBack,
    codes: ['INVALID_REQUEST'],
    run: rollbackRun,
  },
  { resource: 'operations', ...restore },
  { resource: 'aspects', ...restore },
  {
    resource: 'entities',
    name: 'applyRetention',
    group,
    summary: 'Hold the stored history to the rules of retention',
    parameters: {
      urn: optional('string', 'The entity; all without it.'),
      aspectName: optional('string', 'Name of the aspect; all without it.'),
      start,
      count: optional('integer', 'Most aspects to look at; all without it.'),
    },
    result: 'A sentence that says what was looked at.',
    codes,
    run: applyRetention,
  },
];
