import { defaultTimeseriesLimit } from '@colophon/catalogue';
import { defaultPageSize } from '@colophon/wire';
import { access } from '../../access/operation-access.ts';
import { getTimeseriesAspectValues, readAspect } from '../aspects.ts';
import { batchGetTotalEntityCount, getTotalEntityCount, listUrns } from '../counts.ts';
import { readEntity } from '../entities.ts';
import { exists, filterExistingUrns, getCount, readEntities } from '../reading.ts';
import { readSnapshot, readSnapshots } from '../snapshots.ts';
import { type Action, errorCodes, optional, type Read, required } from './endpoint.ts';
import { entity, filter, sorting, start, timeRange, urn } from './shared-parameters.ts';

const group = 'Reading';
const codes = errorCodes.reading;
const aspects = optional(
  'list of string',
  'Names of aspects, as `List(a,b)`. By default, all versioned aspects.',
);
const alwaysIncludeKeyAspect = optional('boolean', 'Include the key, regardless of `aspects`.', {
  default: true,
});
const includeSoftDelete = optional('boolean', 'Include soft-deleted entities.', { default: true });

/** What is read by the address of an entity. */
export const reads: readonly Read[] = [
  {
    path: '/aspects/{urn}',
    group,
    access: access.view,
    summary: 'Read one version of an aspect',
    parameters: {
      urn,
      aspect: required('string', 'Name of the aspect.'),
      version: optional(
        'integer',
        '0 is the latest value; 1 is the first value ever written, and numbers increase.',
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
    access: access.view,
    summary: 'Read an entity',
    description:
      'Every URN that fits the model has at least its key. An entity that was never written has nothing else.',
    parameters: { urn, aspects, alwaysIncludeKeyAspect },
    result: 'The entity, with its aspects by name.',
    codes,
    run: readEntity,
  },
  {
    path: '/entitiesV2',
    group,
    access: access.view,
    summary: 'Read many entities',
    parameters: {
      ids: required('list of string', 'The URNs, as `List(…)`, each percent-encoded.'),
      aspects,
      alwaysIncludeKeyAspect,
    },
    result: 'The entities in `results`, by URN.',
    codes,
    run: readEntities,
  },
  {
    path: '/entities/{urn}',
    group,
    access: access.view,
    summary: 'Read an entity as a snapshot',
    description: 'The form that old clients read. It always includes the key.',
    parameters: { urn, aspects },
    result:
      'The snapshot in `value`, under the full name of its record. Each aspect is under the full name of its own record.',
    codes,
    run: readSnapshot,
  },
  {
    path: '/entities',
    group,
    access: access.view,
    summary: 'Read many entities as snapshots',
    parameters: {
      ids: required('list of string', 'The URNs, as `List(…)`, each percent-encoded.'),
      aspects,
    },
    result: 'The snapshots in `results`, by URN.',
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
    access: access.timeseries,
    summary: 'Read time-series values',
    description: 'Newest first, unless sorted otherwise.',
    parameters: {
      urn,
      aspect: required('string', 'Name of the aspect.'),
      entity: optional('string', 'Name of the entity type. The response repeats it.', { default: '' }),
      ...timeRange,
      latestValue: optional('boolean', 'Return only the newest value.', { default: false }),
      limit: optional('integer', 'Maximum number of values to return.', { default: defaultTimeseriesLimit }),
      filter,
      ...sorting,
    },
    result: 'The values in `values`, each as a JSON string in `aspect.value`.',
    codes,
    run: getTimeseriesAspectValues,
  },
  {
    resource: 'aspects',
    name: 'getCount',
    group,
    access: access.counts,
    summary: 'Count the entities that have an aspect',
    parameters: {
      aspect: required('string', 'Name of the aspect.'),
      urnLike: optional(
        'string',
        'A URN pattern, in the letter case given: `%` matches any characters, `_` matches one, `\\` makes either literal.',
      ),
    },
    result: 'The number.',
    codes,
    run: getCount,
  },
  {
    resource: 'entities',
    name: 'exists',
    group,
    access: access.exists,
    summary: 'Check whether an entity exists',
    parameters: { urn, includeSoftDelete },
    result: '`true` or `false`.',
    codes,
    run: exists,
  },
  {
    resource: 'entities',
    name: 'filterExistingUrns',
    group,
    access: access.exists,
    summary: 'Check which entities exist',
    parameters: {
      request: required(
        'object',
        'The URNs in `urns`. `includeSoftDelete`, true by default, includes soft-deleted entities.',
      ),
    },
    result: 'The URNs that exist.',
    codes,
    run: filterExistingUrns,
  },
  {
    resource: 'entities',
    name: 'listUrns',
    group,
    access: access.view,
    summary: 'List the URNs of a type in order',
    description: 'Includes soft-deleted entities.',
    parameters: {
      entity,
      start,
      count: optional('integer', 'Maximum number of URNs to return.', { default: defaultPageSize }),
    },
    result: 'The URNs in `entities`, and their number in `total`.',
    codes,
    run: listUrns,
  },
  {
    resource: 'entities',
    name: 'getTotalEntityCount',
    group,
    access: access.counts,
    summary: 'Count the entities of a type',
    description: 'Does not include soft-deleted entities.',
    parameters: { entity },
    result: 'The number.',
    codes,
    run: getTotalEntityCount,
  },
  {
    resource: 'entities',
    name: 'batchGetTotalEntityCount',
    group,
    access: access.counts,
    summary: 'Count the entities of several types',
    parameters: { entities: optional('list of string', 'Names of entity types.', { default: [] }) },
    result: 'The numbers, by entity type.',
    codes,
    run: batchGetTotalEntityCount,
  },
];
