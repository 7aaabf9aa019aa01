import { getLineage, scrollAcrossLineage, searchAcrossLineage } from '../lineage.ts';
import { defaultGraphPageSize, getRelationships } from '../relationships.ts';
import { type Action, errorCodes, optional, type Read, required } from './endpoint.ts';
import { entities, page, searching as shared, start, timeRange, urn } from './shared-parameters.ts';

const group = 'Relationships and lineage';
const codes = errorCodes.reading;
const direction = required('string', 'Where to go from the entity.', { symbols: ['UPSTREAM', 'DOWNSTREAM'] });
const count = optional('integer', 'Most entities of the page.', { default: defaultGraphPageSize });

const walk = {
  urn,
  direction,
  entities,
  ...shared,
  maxHops: optional('integer', 'How many hops to go; without it, as far as there are any.'),
  ...timeRange,
  count: page.count,
};

/** What is read of the graph. */
export const relationshipReads: readonly Read[] = [
  {
    path: '/relationships',
    group,
    summary: 'List the entities to which one has relationships',
    parameters: {
      urn,
      direction: required('string', 'Which side the others are on: `OUTGOING` leads to them.', {
        symbols: ['INCOMING', 'OUTGOING'],
      }),
      types: optional('list of string', 'Types of relationships, as `List(OwnedBy)`; all without it.'),
      start,
      count,
    },
    result: 'The others in `relationships`, each with its `type`, and how many there are in `total`.',
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
    summary: 'Read the bare graph around an entity',
    description: 'Entities of which nothing was written are in it, too.',
    parameters: {
      urn,
      direction,
      maxHops: optional('integer', 'How many hops to go.', { default: 1 }),
      start,
      count,
    },
    result: 'The entities in `relationships`, each with its `degree` and the ways to it in `paths`.',
    codes,
    run: getLineage,
  },
  {
    resource: 'entities',
    name: 'searchAcrossLineage',
    group,
    summary: 'Search what lies upstream or downstream',
    parameters: { ...walk, start },
    result:
      'The hits in `entities`, each with its `degree` and the ways to it in `paths`. `isPartial` says that there are more than were looked at.',
    codes,
    run: searchAcrossLineage,
  },
  {
    resource: 'entities',
    name: 'scrollAcrossLineage',
    group,
    summary: 'Go through what lies upstream or downstream',
    parameters: {
      ...walk,
      scrollId: optional(
        'string',
        'The `scrollId` of the page before; the other parameters stay as they were.',
      ),
    },
    result: 'As of the search. `scrollId` asks for the next page; it is absent on the last.',
    codes,
    run: scrollAcrossLineage,
  },
];
