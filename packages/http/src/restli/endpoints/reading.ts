import { defaultTimeseriesLimit } from '@colophon/catalogue';
import { getTimeseriesAspectValues, readAspect } from '../aspects.ts';
import { batchGetTotalEntityCount, getTotalEntityCount, listUrns } from '../counts.ts';
import { readEntity } from '../entities.ts';
import { defaultPageSize } from '../parse-search.ts';
import { exists, filterExistingUrns, getCount, readEntities } from '../reading.ts';
import { readSnapshot, readSnapshots } from '../snapshots.ts';
import { type Action, errorCodes, optional, type Read, required } from './endpoint.ts';
import { entity, filter, sorting, start, timeRange, urn } from './shared-parameters.ts';

const group = 'Reading';
const codes = errorCodes.reading;
const aspects = optional(
  'list of string',
  'Names of aspects, as `List(a,b)`; all versioned ones without it.',
);
const alwaysIncludeKeyAspect = optional('boolean', 'Answer with the key, whatever `aspects` names.', {
  default: true,
});
const includeSoftDelete = optional('boolean', 'Count soft-deleted entities.', { default: true });

/** What is read by the address of an entity. */
export const reads: readonly Read[] = [
  {
    path: '/aspects/{urn}',
    group,
    summary: 'Read one version of an aspect',
    parameters: {
      urn,
      aspect: required('string', 'Name of the aspect.'),
      version: optional(
        'integer',
        '0 is the latest value; 1 is the first that there ever was, and they count up.',
        {
          default: 0,
        },
      ),
    },
    result: '`version`, and the value in `aspect` under the full name of its record.',
    codes: [...codes, 'NOT_FOUND'],
    run: readAspect,
  },
  {
    path: '/entitiesV2/{urn}',
    group,
    summary: 'Read an entity',
    description:
      'Every urn that fits the model has at least its key: an entity that was never written has nothing else.',
    parameters: { urn, aspects, alwaysIncludeKeyAspect },
    result: 'The entity, with its aspects by name.',
    codes,
    run: readEntity,
  },
  {
    path: '/entitiesV2',
    group,
    summary: 'Read many entities',
    parameters: {
      ids: required('list of string', 'The urns, as `List(…)`, each percent-encoded.'),
      aspects,
      alwaysIncludeKeyAspect,
    },
    result: 'The entities in `results`, by urn.',
    codes,
    run: readEntities,
  },
  {
    path: '/entities/{urn}',
    group,
    summary: 'Read an entity as a snapshot',
    description: 'The form in which old clients read. The key is always part of it.',
    parameters: { urn, aspects },
    result:
      'The snapshot in `value`, under the full name of its record; each aspect is under that of its own.',
    codes,
    run: readSnapshot,
  },
  {
    path: '/entities',
    group,
    summary: 'Read many entities as snapshots',
    parameters: {
      ids: required('list of string', 'The urns, as `List(…)`, each percent-encoded.'),
      aspects,
    },
    result: 'The snapshots in `results`, by urn.',
    codes,
    run: readSnapshots,
  },
];

/** The actions that read without a search. */
export const reading: readonly Action[] = [
  {
    resource: 'aspects',
    name: 'getTimeseriesAspectValues',
    group,
    summary: 'Read points of a time series',
    description: 'The newest comes first, unless they are sorted.',
    parameters: {
      urn,
      aspect: required('string', 'Name of the aspect.'),
      entity: optional('string', 'Name of the entity type; the answer repeats it.', { default: '' }),
      ...timeRange,
      latestValue: optional('boolean', 'Answer with the newest point alone.', { default: false }),
      limit: optional('integer', 'Most points to answer.', { default: defaultTimeseriesLimit }),
      filter,
      ...sorting,
    },
    result: 'The points in `values`, each as JSON text in `aspect.value`.',
    codes,
    run: getTimeseriesAspectValues,
  },
  {
    resource: 'aspects',
    name: 'getCount',
    group,
    summary: 'Count the entities that have an aspect',
    parameters: {
      aspect: required('string', 'Name of the aspect.'),
      urnLike: optional('string', 'A pattern of urns: `%` stands for any characters, `_` for one.'),
    },
    result: 'The number.',
    codes,
    run: getCount,
  },
  {
    resource: 'entities',
    name: 'exists',
    group,
    summary: 'Find out whether an entity exists',
    parameters: { urn, includeSoftDelete },
    result: '`true` or `false`.',
    codes,
    run: exists,
  },
  {
    resource: 'entities',
    name: 'filterExistingUrns',
    group,
    summary: 'Find out which entities exist',
    parameters: {
      request: required(
        'object',
        'The urns in `urns`; `includeSoftDelete`, true without being sent, counts removed ones.',
      ),
    },
    result: 'The urns that exist.',
    codes,
    run: filterExistingUrns,
  },
  {
    resource: 'entities',
    name: 'listUrns',
    group,
    summary: 'List the urns of a type in their order',
    description: 'Soft-deleted entities are among them.',
    parameters: {
      entity,
      start,
      count: optional('integer', 'Most urns to answer.', { default: defaultPageSize }),
    },
    result: 'The urns in `entities`, and how many there are in `total`.',
    codes,
    run: listUrns,
  },
  {
    resource: 'entities',
    name: 'getTotalEntityCount',
    group,
    summary: 'Count the entities of a type',
    description: 'Soft-deleted ones do not count.',
    parameters: { entity },
    result: 'The number.',
    codes,
    run: getTotalEntityCount,
  },
  {
    resource: 'entities',
    name: 'batchGetTotalEntityCount',
    group,
    summary: 'Count the entities of several types',
    parameters: { entities: optional('list of string', 'Names of entity types.', { default: [] }) },
    result: 'The numbers, by the name of the type.',
    codes,
    run: batchGetTotalEntityCount,
  },
];
