import type { Descriptions } from '../descriptions.ts';

/** Recommendations and views. */
export const recommendations: Descriptions = {
  ListRecommendationsInput: {
    $: 'Where recommendations are shown, and to whom.',
    userUrn: 'URN of the user they are for.',
    requestContext: 'Where they are shown.',
    limit: 'Maximum number of modules.',
  },
  RecommendationRequestContext: {
    $: 'Where recommendations are shown.',
    scenario: 'Place in the web interface.',
    searchRequestContext: 'The current search, on a page of search results.',
    entityRequestContext: 'The current entity, on its page.',
  },
  SearchRequestContext: {
    $: 'The current search.',
    query: 'Search text.',
    filters: 'Conditions of the search.',
  },
  EntityRequestContext: {
    $: 'The current entity.',
    urn: 'URN of the entity.',
    type: 'Entity type.',
  },
  ScenarioType: {
    $: 'Places where recommendations are shown.',
    HOME: 'The home page.',
    SEARCH_RESULTS: 'The page of search results.',
    ENTITY_PROFILE: 'The page of an entity.',
    SEARCH_BAR: 'The search bar.',
  },
  ListRecommendationsResult: {
    $: 'Recommendations, in modules.',
    modules: 'Modules that have content, in order.',
  },
  RecommendationModule: {
    $: 'A group of recommendations.',
    title: 'Heading of the module.',
    moduleId: 'Id of the module, such as `Platforms`.',
    renderType: 'How the module is drawn.',
    content: 'The recommendations.',
  },
  RecommendationContent: {
    $: 'One recommendation.',
    value: 'Text or URN that is recommended.',
    entity: 'The entity that is recommended.',
    params: 'Where the recommendation leads.',
  },
  RecommendationParams: {
    $: 'Where a recommendation leads.',
    searchParams: 'The search that it opens.',
    entityProfileParams: 'The entity that it opens.',
    contentParams: 'Further facts to show.',
  },
  RecommendationRenderType: {
    $: 'How a module of recommendations is drawn.',
    ENTITY_NAME_LIST: 'A list of entities.',
    PLATFORM_SEARCH_LIST: 'A list of platforms, each of which opens a search.',
    TAG_SEARCH_LIST: 'A list of tags, each of which opens a search.',
    SEARCH_QUERY_LIST: 'A list of search texts.',
    GLOSSARY_TERM_SEARCH_LIST: 'A list of glossary terms, each of which opens a search.',
    DOMAIN_SEARCH_LIST: 'A list of domains, each of which opens a search.',
  },
  SearchParams: {
    $: 'A search that a link opens.',
    types: 'Entity types of the search.',
    query: 'Search text.',
    filters: 'Conditions of the search.',
  },
  EntityProfileParams: {
    $: 'An entity that a link opens.',
    urn: 'URN of the entity.',
    type: 'Entity type.',
  },
  ContentParams: {
    $: 'Further facts about a recommendation.',
    count: 'Number of entities behind it.',
  },
  LinkParams: {
    $: 'Where a link leads.',
    searchParams: 'The search that it opens.',
    entityProfileParams: 'The entity that it opens.',
  },
  Restricted: {
    $: 'An entity that the caller may not see; its URN is encrypted.',
  },
  CreateViewInput: {
    $: 'A view to create.',
    viewType: 'Whether only the caller or everybody can use the view.',
    definition: 'Entity types and conditions of the view.',
  },
  UpdateViewInput: {
    $: 'New values of a view; omitted fields keep theirs.',
    definition: 'Entity types and conditions of the view.',
  },
  DataHubViewDefinitionInput: {
    $: 'What a view limits a search to.',
    entityTypes: 'Entity types; all when empty.',
    filter: 'Conditions.',
  },
  DataHubViewFilterInput: {
    $: 'Conditions of a view.',
    operator: 'Whether all conditions must hold, or one.',
    filters: 'The conditions.',
  },
  DataHubViewFilter: {
    $: 'Conditions of a view.',
    operator: 'Whether all conditions must hold, or one.',
    filters: 'The conditions.',
  },
  DataHubView: {
    viewType: 'Whether only its creator or everybody can use the view.',
    name: 'Name of the view.',
    description: 'What the view is for.',
    definition: 'Entity types and conditions of the view.',
  },
  ListMyViewsInput: {
    $: "Which of the caller's views to list.",
    viewType: 'Only personal views, or only global ones; both by default.',
  },
  ListGlobalViewsInput: {
    $: 'Which global views to list.',
  },
  ListViewsResult: {
    $: 'One page of views.',
  },
};
