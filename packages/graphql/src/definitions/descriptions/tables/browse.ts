import type { Descriptions } from '../descriptions.ts';

/** Auto-complete, browsing, quick filters and counts. */
export const browse: Descriptions = {
  AutoCompleteInput: {
    $: 'Start of a search text, for entities of one type.',
    type: 'Entity type to suggest from; all that can be searched by default.',
    query: "Text typed so far; it can't be blank.",
    field: 'Search field to suggest values of; the names of entities by default.',
    limit: 'Maximum number of suggestions; 5 by default.',
  },
  AutoCompleteMultipleInput: {
    $: 'Start of a search text, for entities of several types.',
    types: 'Entity types to suggest from; those that people search for by default.',
    query: "Text typed so far; it can't be blank.",
    field: 'Search field to suggest values of; the names of entities by default.',
    limit: 'Maximum number of suggestions for each type; 5 by default.',
  },
  AutoCompleteResults: {
    $: 'Suggestions among entities of one type.',
    query: 'Text typed so far.',
    suggestions: 'Suggested texts.',
    entities: 'Suggested entities.',
  },
  AutoCompleteMultipleResults: {
    $: 'Suggestions by entity type.',
    query: 'Text typed so far.',
    suggestions: 'Suggestions for each type; types without any are left out.',
  },
  AutoCompleteResultForEntity: {
    $: 'Suggestions among entities of one type.',
    type: 'Entity type.',
    suggestions: 'Suggested texts.',
    entities: 'Suggested entities.',
  },
  BrowseInput: {
    $: 'A place in the older browse tree.',
    type: 'Entity type to browse.',
    path: 'Names of the groups that lead to the place; the top by default.',
  },
  BrowsePathsInput: {
    $: 'An entity whose places in the older browse tree to return.',
    type: 'Type of the entity.',
  },
  BrowseResults: {
    $: 'Groups and entities at a place of the older browse tree.',
    entities: 'Entities at the place.',
    groups: 'Groups at the place.',
    start: 'Position of the first entity, counted from 0.',
    count: 'Number of entities in the page.',
    total: 'Number of entities in all pages.',
    metadata: 'The place itself.',
  },
  BrowseResultGroup: {
    $: 'A group of the older browse tree.',
    name: 'Name of the group.',
    count: 'Number of entities below it.',
  },
  BrowseResultMetadata: {
    $: 'A place in the browse tree.',
    path: 'Names of the groups that lead to the place.',
    totalNumEntities: 'Number of entities below the place.',
  },
  BrowsePath: {
    $: 'A place in the older browse tree.',
    path: 'Names of the groups that lead to the place.',
  },
  BrowseV2Input: {
    $: 'A place in the browse tree.',
    type: 'Entity type to browse; `types` comes first.',
    types: 'Entity types to browse; all that have places by default.',
    path: 'Names or URNs of the groups that lead to the place; the top by default.',
  },
  BrowseResultsV2: {
    $: 'Groups at a place of the browse tree.',
    groups: 'Groups in the page.',
    metadata: 'The place itself.',
    start: 'Position of the first group, counted from 0.',
    count: 'Number of groups in the page.',
    total: 'Number of groups in all pages.',
  },
  BrowseResultGroupV2: {
    $: 'A group of the browse tree.',
    name: 'Name of the group, or its URN.',
    entity: 'The entity that the group stands for, such as a container.',
    count: 'Number of entities below it.',
    hasSubGroups: 'Whether there are groups below it.',
  },
  BrowsePathV2: {
    $: 'The place of an entity in the browse tree.',
    path: 'Groups from the top to the entity.',
  },
  BrowsePathEntry: {
    name: 'Name of the group, or its URN.',
    entity: 'The entity that the group stands for, such as a container.',
  },
  BrowsableEntity: {
    $: 'An entity that has places in the older browse tree.',
  },
  EntityCountInput: {
    $: 'Which entities to count.',
    types: 'Entity types to count.',
  },
  EntityCountResults: {
    $: 'Number of entities by type.',
    counts: 'One entry for each type.',
  },
  EntityCountResult: {
    $: 'Number of entities of one type.',
    entityType: 'Entity type.',
    count: 'Number of entities.',
  },
  GetQuickFiltersInput: {
    $: 'Which filters to offer.',
  },
  GetQuickFiltersResult: {
    $: 'Filters to offer beside the search box.',
    quickFilters: 'The filters.',
  },
  QuickFilter: {
    $: 'A filter on one value.',
    field: 'Name of the search field.',
    value: 'The value.',
    entity: 'The entity that the value names.',
  },
};
