import { defaultPageSize, maxResultWindow } from '@colophon/wire';
import { optional, type Parameter, required } from './endpoint.ts';

export const urn = required('string', 'The entity.');
export const entity = required('string', 'Name of the entity type.');
export const entities = optional('list of string', 'Names of entity types. By default, all.');

/** Where a page begins. */
export const start = optional('integer', 'Number of items to skip.', { default: 0 });

/** The beginning and the end of a range of time. */
export const timeRange = {
  startTimeMillis: optional('integer', 'Start time, in milliseconds since the epoch. By default, unlimited.'),
  endTimeMillis: optional('integer', 'End time, in milliseconds since the epoch. By default, unlimited.'),
};

export const filter = optional(
  'object',
  'The filter: `{"or": [{"and": [{"field": "platform", "condition": "EQUAL", "values": ["…"]}]}]}`.',
);

const sorting = {
  sort: optional(
    'object',
    'Field to sort by: `{"field": "urn", "order": "ASCENDING"}`. By default, best match first.',
  ),
  sortCriteria: optional('list of object', 'Several fields to sort by, in order of precedence.'),
};

const searchFlags = optional(
  'object',
  'Search flags: `skipAggregates` leaves out facets, `maxAggValues` limits their values, `skipHighlighting` leaves out matched fields, `includeSoftDeleted` includes soft-deleted entities, and `filterNonLatestVersions: false` includes older versions of a version set.',
);

const startOfPage = optional('integer', 'Number of hits to skip. Scroll to go further.', {
  default: 0,
  maximum: maxResultWindow,
});

const pageOf = (description: string): Parameter =>
  optional('integer', description, { default: defaultPageSize, maximum: maxResultWindow });

const input = optional('string', 'The search query. `*` matches everything.', { default: '*' });

/** What every search takes, page or no page. */
export const searching = { input, filter, ...sorting, searchFlags };

export const page = { start: startOfPage, count: pageOf('Maximum number of hits per page.') };
export const limit = pageOf('Maximum number of results.');
export { sorting };
