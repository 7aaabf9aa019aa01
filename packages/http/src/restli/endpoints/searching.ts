import { access } from '../../access/operation-access.ts';
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
  'Field to sort by: `{"field": "urn", "order": "ASCENDING"}`. By default, in the order of the first write, and every score is 1.';

/** The actions that search and browse. */
export const searching: readonly Action[] = [
  {
    resource,
    name: 'search',
    group,
    access: access.view,
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
    access: access.view,
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
    access: access.view,
    summary: 'Scroll through all results of a search',
    parameters: {
      entities,
      ...shared,
      sort: { ...shared.sort, description: sortOfScroll },
      ...page,
      scrollId: optional(
        'string',
        'The `scrollId` of the previous page. Keep the other parameters the same.',
      ),
      keepAlive: optional('string', 'Ignored: scroll ids do not expire.'),
    },
    result: `${hits} \`scrollId\` asks for the next page; it is absent on the last.`,
    codes,
    run: scrollAcrossEntities,
  },
  {
    resource,
    name: 'filter',
    group,
    access: access.view,
    summary: 'Find entities by a filter',
    parameters: { entity, ...withoutInput, ...page, filter: { ...shared.filter, required: true } },
    result: hits,
    codes,
    run: filterEntities,
  },
  {
    resource,
    name: 'list',
    group,
    access: access.view,
    summary: 'List the URNs of a type that match a filter',
    parameters: { entity, ...withoutInput, ...page },
    result: 'The URNs in `entities`, and their number in `total`.',
    codes,
    run: listEntities,
  },
  {
    resource,
    name: 'autocomplete',
    group,
    access: access.view,
    summary: 'Autocomplete',
    parameters: {
      entity,
      query: required('string', 'The text typed so far.'),
      field: optional('string', "Field to complete. By default, the entity's name."),
      limit,
      ...withoutInput,
    },
    result: 'Matching names in `suggestions`, and the entities that have them in `entities`.',
    codes,
    run: autocomplete,
  },
  {
    resource,
    name: 'browse',
    group,
    access: access.view,
    summary: 'Browse a folder',
    parameters: {
      entity,
      path: required('string', 'The folder, such as `/prod/postgres`. The empty string is the root.'),
      start: page.start,
      limit,
      ...withoutInput,
    },
    result: 'The subfolders in `metadata.groups`, and the entities in `entities`.',
    codes,
    run: browse,
  },
  {
    resource,
    name: 'getBrowsePaths',
    group,
    access: access.view,
    summary: 'List the folders of an entity',
    parameters: { urn },
    result: 'The paths.',
    codes,
    run: getBrowsePaths,
  },
];
