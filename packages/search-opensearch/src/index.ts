// Search in OpenSearch.
export { type OpenSearch, type OpenSearchOptions, openSearch } from './open-search.ts';
export type { FollowerEvents } from './follow/run-follower.ts';
export { readSearchSettings, type SearchSettings, SearchSettingsError } from './connection/settings.ts';
