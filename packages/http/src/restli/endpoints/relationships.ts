import { access } from '../../access/operation-access.ts';
import { getLineage, scrollAcrossLineage, searchAcrossLineage } from '../lineage.ts';
import { defaultGraphPageSize, getRelationships } from '../relationships.ts';
import { type Action, errorCodes, optional, type Read, required } from './endpoint.ts';
import { entities, page, searching as shared, start, timeRange, urn } from './shared-parameters.ts';

const group = 'Relationships and lineage';
const codes = errorCodes.reading;
const direction = required('string', 'Direction, seen from the entity.', {
  symbols: ['UPSTREAM', 'DOWNSTREAM'],
});
const count = optional('integer', 'Maximum number of entities per page.', { default: defaultGraphPageSize });

const walk = {
  urn,
  direction,
  entities,
  ...shared,
  maxHops: optional('integer', 'Maximum number of hops. By default, unlimited.'),
  ...timeRange,
  count: page.count,
};

/** What is read of the graph. */
export const relationshipReads: readonly Read[] = [
  {
    path: '/relationships',
    group,
    access: access.view,
    summary: 'List the relationships of an entity',
    parameters: {
      urn,
      direction: required('string', 'Direction of the relationships: `OUTGOING` ones start at the entity.', {
        symbols: ['INCOMING', 'OUTGOING'],
      }),
      types: optional('list of string', 'Types of relationships, as `List(OwnedBy)`. By default, all.'),
      start,
      count,
    },
    result: 'The related entities in `relationships`, each with its `type`, and their number in `total`.',
    codes,
    run: getRelationships,
  },
];

/** The actions that follow lineage. */
export const relationshipActions: readonly Action[] = [
  {
    resource: 'relationships',
    name: 'getLineage',
    group,
    access: access.lineage,
    summary: 'Read the graph around an entity',
    description: 'Includes entities for which nothing was written.',
    parameters: {
      urn,
      direction,
      maxHops: optional('integer', 'Maximum number of hops.', { default: 1 }),
      start,
      count,
    },
    result: 'The entities in `relationships`, each with its `degree` and the paths to it in `paths`.',
    codes,
    run: getLineage,
  },
  {
    resource: 'entities',
    name: 'searchAcrossLineage',
    group,
    access: access.lineage,
    summary: 'Search upstream or downstream entities',
    parameters: { ...walk, start },
    result:
      'The hits in `entities`, each with its `degree` and the paths to it in `paths`. `isPartial` is true if some entities were not visited.',
    codes,
    run: searchAcrossLineage,
  },
  {
    resource: 'entities',
    name: 'scrollAcrossLineage',
    group,
    access: access.lineage,
    summary: 'Scroll through upstream or downstream entities',
    parameters: {
      ...walk,
      scrollId: optional(
        'string',
        'The `scrollId` of the previous page. Keep the other parameters the same.',
      ),
    },
    result: 'As for the search. `scrollId` is the cursor for the next page, absent on the last page.',
    codes,
    run: scrollAcrossLineage,
  },
];
