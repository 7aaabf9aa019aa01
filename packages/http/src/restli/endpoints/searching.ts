import { autocomplete, browse, getBrowsePaths } from '../browse.ts';
import {
  filterEntities,
  listEntities,
  scrollAcrossEntities,
  searchAcrossEntities,
  searchEntities,
} from '../search.ts';
import { type Action, errorCodes, optional, required } from './endpoint.ts';
import { entities, entity, limit, page, searching as shared, urn } from './shared-parameters.ts';

const group = 'Searching';
const resource = 'entities';
const codes = errorCodes.reading;
const { input: _, ...withoutInput } = shared;
const hits = 'The hits in `entities`, their number in `numEntities`, and facets in `metadata.aggregations`.';

/** A walk that no write disturbs cannot follow the scores. */
const sortOfScroll =
  'Field to sort by: `{"field": "urn", "order": "ASCENDING"}`. Without one, what was first written comes first, and every score is 1.';

/** The actions that search and browse. */
export const searching: readonly Action[] = [
  {
    resource,
    name: 'search',
    group,
    summary: 'Search entities of one type',
    parameters: { entity, ...shared, ...page },
    result: hits,
    codes,
    run: searchEntities,
  },
  {
    resource,
    name: 'searchAcrossEntities',
    group,
    summary: 'Search entities of several types',
    parameters: { entities, ...shared, ...page },
    result: hits,
    codes,
    run: searchAcrossEntities,
  },
  {
    resource,
    name: 'scrollAcrossEntities',
    group,
    summary: 'Go through everything that a search finds',
    parameters: {
      entities,
      ...shared,
      sort: { ...shared.sort, description: sortOfScroll },
      ...page,
      scrollId: optional(
        'string',
        'The `scrollId` of the page before; the other parameters stay as they were.',
      ),
      keepAlive: optional('string', 'Passed over: an id never grows old.'),
    },
    result: `${hits} \`scrollId\` asks for the next page; it is absent on the last.`,
    codes,
    run: scrollAcrossEntities,
  },
  {
    resource,
    name: 'filter',
    group,
    summary: 'Find what fits a filter',
    parameters: { entity, ...withoutInput, ...page, filter: { ...shared.filter, required: true } },
    result: hits,
    codes,
    run: filterEntities,
  },
  {
    resource,
    name: 'list',
    group,
    summary: 'List the urns of a type that fit a filter',
    parameters: { entity, ...withoutInput, ...page },
    result: 'The urns in `entities`, and how many there are in `total`.',
    codes,
    run: listEntities,
  },
  {
    resource,
    name: 'autocomplete',
    group,
    summary: 'Complete what was typed',
    parameters: {
      entity,
      query: required('string', 'What was typed.'),
      field: optional('string', 'Field to look into; the name of the entity without it.'),
      limit,
      ...withoutInput,
    },
    result: 'Names that go on from it in `suggestions`, and who bears them in `entities`.',
    codes,
    run: autocomplete,
  },
  {
    resource,
    name: 'browse',
    group,
    summary: 'Look into a folder',
    parameters: {
      entity,
      path: required('string', 'The folder, such as `/prod/postgres`; the empty text is the root.'),
      start: page.start,
      limit,
      ...withoutInput,
    },
    result: 'The folders in `metadata.groups`, and the entities that lie there in `entities`.',
    codes,
    run: browse,
  },
  {
    resource,
    name: 'getBrowsePaths',
    group,
    summary: 'List the folders of an entity',
    parameters: { urn },
    result: 'The paths.',
    codes,
    run: getBrowsePaths,
  },
];
