import type { Descriptions } from '../descriptions.ts';

/** Search, its conditions and its results. */
export const search: Descriptions = {
  SearchInput: {
    $: 'Search for entities of one type.',
    type: 'Entity type to search.',
  },
  SearchAcrossEntitiesInput: {
    $: 'Search for entities of several types.',
    types: 'Entity types to search; those that people search for by default.',
    sortInput: 'Order of the results; by relevance by default.',
  },
  ScrollAcrossEntitiesInput: {
    $: 'Search whose results are read page by page.',
    types: 'Entity types to search; those that people search for by default.',
  },
  SearchAcrossLineageInput: {
    $: 'Search among the upstream or downstream entities of one entity.',
    urn: 'URN of the entity to start from.',
    types: 'Entity types to search; all but queries by default.',
    startTimeMillis: 'Only edges seen after this time, in milliseconds since the epoch.',
    endTimeMillis: 'Only edges seen before this time, in milliseconds since the epoch.',
  },
  ScrollAcrossLineageInput: {
    $: 'Search among the upstream or downstream entities of one entity, page by page.',
    urn: 'URN of the entity to start from.',
    types: 'Entity types to search; those that people search for by default.',
    startTimeMillis:
      'Only edges seen after this time, in milliseconds since the epoch; `lineageFlags` has the same option.',
    endTimeMillis:
      'Only edges seen before this time, in milliseconds since the epoch; `lineageFlags` has the same option.',
  },
  AggregateAcrossEntitiesInput: {
    $: 'Search whose facets are counted.',
    types: 'Entity types to search; those that people search for by default.',
    facets: 'Fields to count; the default facets when empty.',
  },
  SearchFlags: {
    $: 'Options of a search.',
    includeHiddenLifecycleStages:
      'True includes entities in stages that are hidden from search; false by default.',
    fetchExtraFields: 'Names of search fields to return with each result; only an empty list is accepted.',
    skipCache: 'True bypasses cached results; false by default.',
    maxAggValues: 'Maximum number of values for each facet; 20 by default.',
    fulltext:
      'True searches the text of all fields; false tries to match names. Search across entity types is always full text.',
    skipHighlighting: 'True leaves out which fields matched; false by default.',
    skipAggregates: 'True leaves out facets; false by default.',
    getSuggestions: 'True suggests other search texts when there are few results.',
    groupingSpec: 'Which results to replace with what they belong to, such as columns with their dataset.',
    includeSoftDeleted: 'True includes soft-deleted entities; false by default.',
    includeRestricted:
      'True shows entities that the caller may not see as `Restricted` instead of leaving them out.',
    customHighlightingFields: 'Fields whose matches to return; all by default.',
    includeStructuredPropertyFacets: 'True adds facets for structured properties; false by default.',
    filterNonLatestVersions: 'True leaves out older versions of versioned assets; true by default.',
  },
  LineageFlags: {
    $: 'Options of a lineage search.',
    entitiesExploredPerHopLimit: 'Maximum number of entities to follow at each hop.',
    startTimeMillis: 'Only edges seen after this time, in milliseconds since the epoch.',
    endTimeMillis:
      'Only edges seen before this time, in milliseconds since the epoch; now by default when a start is given.',
    ignoreAsHops: "Entities that don't count as a hop, such as queries between datasets.",
  },
  EntityTypeToPlatforms: {
    $: 'Entities of one type on certain platforms.',
    entityType: 'Entity type.',
    platforms: 'URNs of the platforms; all by default.',
  },
  GroupingSpec: {
    $: 'Which search results to replace with what they belong to.',
    groupingCriteria: 'One entry for each entity type that is replaced.',
  },
  GroupingCriterion: {
    $: 'Results of one type to replace with results of another.',
    baseEntityType: 'Entity type that is replaced; any by default.',
    groupingEntityType: 'Entity type that is shown instead.',
  },
  FacetFilterInput: {
    $: 'A condition on one search field.',
    field: 'Name of the search field, such as `platform` or `tags`.',
    values: 'Values to compare with; one of them must match.',
    value: 'A single value, as earlier clients send it.',
    negated: 'True reverses the condition; false by default.',
    condition: 'Kind of comparison; `EQUAL` by default.',
  },
  FacetFilter: {
    $: 'A condition on one search field.',
    field: 'Name of the search field.',
    values: 'Values to compare with; one of them must match.',
    negated: 'Whether the condition is reversed.',
    condition: 'Kind of comparison.',
  },
  AndFilterInput: {
    $: 'Conditions that must all hold.',
    and: 'The conditions.',
  },
  FilterInput: {
    $: 'Conditions on time-series values, which must all hold.',
    and: 'The conditions.',
  },
  FilterOperator: {
    $: 'Kinds of comparison.',
    CONTAIN: 'The field contains the value as a part of its text.',
    EQUAL: 'The field is equal to the value.',
    IEQUAL: 'The field is equal to the value, in any letter case.',
    IN: 'The field is equal to one of the values.',
    EXISTS: 'The field has a value.',
    GREATER_THAN: 'The field is greater than the value.',
    GREATER_THAN_OR_EQUAL_TO: 'The field is greater than the value, or equal to it.',
    LESS_THAN: 'The field is less than the value.',
    LESS_THAN_OR_EQUAL_TO: 'The field is less than the value, or equal to it.',
    START_WITH: 'The field starts with the value.',
    END_WITH: 'The field ends with the value.',
    DESCENDANTS_INCL: 'The field is the entity of the value, or one below it.',
    ANCESTORS_INCL: 'The field is the entity of the value, or one above it.',
    RELATED_INCL: 'The field is the entity of the value, or one above or below it.',
  },
  LogicalOperator: {
    $: 'How conditions are combined.',
    AND: 'All must hold.',
    OR: 'One must hold.',
  },
  SearchSortInput: {
    $: 'Order of search results.',
    sortCriterion: 'Field and direction; use `sortCriteria`.',
    sortCriteria: 'Fields and directions, the first one first.',
  },
  SortCriterion: {
    $: 'A field to sort by.',
    field: 'Name of the search field.',
    sortOrder: 'Direction.',
  },
  SortOrder: {
    $: 'Directions of a sort.',
    ASCENDING: 'The smallest first.',
    DESCENDING: 'The largest first.',
  },
  SearchResults: {
    $: 'One page of search results.',
    suggestions: 'Other search texts that may find more.',
  },
  ScrollResults: {
    $: 'One page of search results, with the position of the next.',
  },
  SearchAcrossLineageResults: {
    $: 'One page of lineage search results.',
    freshness: 'How current a cached result is; null when no cache was used.',
    lineageSearchPath: 'How the search was carried out.',
    isPartial: 'Whether a limit or a timeout left entities out.',
  },
  ScrollAcrossLineageResults: {
    $: 'One page of lineage search results, with the position of the next.',
    freshness: 'How current a cached result is; null when no cache was used.',
    isPartial: 'Whether a limit or a timeout left entities out.',
  },
  SearchResult: {
    $: 'An entity that was found.',
    entity: 'The entity.',
    insights: 'Notes to show with the result.',
    matchedFields: 'Fields that matched the search text.',
    extraProperties: 'Further search fields of the entity.',
  },
  SearchAcrossLineageResult: {
    $: 'An entity that was found in lineage.',
    entity: 'The entity.',
    insights: 'Notes to show with the result.',
    matchedFields: 'Fields that matched the search text.',
    paths: 'The shortest path from the start to the entity.',
    degree: 'Number of hops on the shortest path.',
    degrees: 'Numbers of hops on all paths.',
    explored: 'Whether the search continued beyond the entity.',
    truncatedChildren: 'Whether the limit left out neighbours of the entity.',
    ignoredAsHop: "Whether the entity didn't count as a hop.",
  },
  LineageSearchPath: {
    $: 'How a lineage search was carried out.',
    TORTOISE: 'Search text or filters were applied to what is in the graph.',
    LIGHTNING: 'The graph alone answered the search, which had neither text nor filters.',
  },
  ExtraProperty: {
    $: 'A search field of an entity.',
    name: 'Name of the field.',
    value: 'Value of the field, as text.',
  },
  MatchedField: {
    $: 'A field that matched the search text.',
    name: 'Name of the field.',
    value: 'Value that matched.',
    entity: 'The entity that the value names.',
  },
  SearchInsight: {
    $: 'A note to show with a search result.',
    text: 'The note.',
    icon: 'Name of an icon.',
  },
  SearchSuggestion: {
    $: 'Another search text.',
    text: 'The text.',
    score: 'How similar it is to the original, from 0 to 1.',
    frequency: 'Number of entities that contain it.',
  },
  FacetMetadata: {
    $: 'A facet: a field and how often each of its values occurs.',
    field: 'Name of the search field; nested facets join two names with `␞`.',
    displayName: 'Name shown to people.',
    entity: 'The entity that the facet is about, such as a structured property.',
    aggregations: 'Values with their counts.',
  },
  AggregationMetadata: {
    $: 'A value of a facet.',
    value: 'The value.',
    count: 'Number of results with the value.',
    entity: 'The entity that the value names.',
    displayName: 'Name shown to people.',
  },
  AggregateResults: {
    $: 'Facets of a search.',
  },
  FreshnessStats: {
    $: 'How current a result is.',
    cached: 'Whether the result comes from a cache.',
    systemFreshness: 'When each system last changed.',
  },
  SystemFreshness: {
    $: 'When a system last changed.',
    systemName: 'Name of the system.',
    freshnessMillis: 'Time of the last change, in milliseconds since the epoch.',
  },
};
