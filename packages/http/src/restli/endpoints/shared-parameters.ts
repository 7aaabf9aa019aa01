import { defaultPageSize, maxResultWindow } from '../parse-search.ts';
import { optional, type Parameter, required } from './endpoint.ts';

export const urn = required('string', 'The entity.');
export const entity = required('string', 'Name of the entity type.');
export const entities = optional('list of string', 'Names of entity types; all when none is named.');

/** Where a page begins. */
export const start = optional('integer', 'How many to pass over.', { default: 0 });

/** The beginning and the end of a range of time. */
export const timeRange = {
  startTimeMillis: optional(
    'integer',
    'The first time, in milliseconds since the epoch; the beginning without it.',
  ),
  endTimeMillis: optional('integer', 'The last time, in milliseconds since the epoch; the end without it.'),
};

export const filter = optional(
  'object',
  'What must hold: `{"or": [{"and": [{"field": "platform", "condition": "EQUAL", "values": ["…"]}]}]}`.',
);

const sorting = {
  sort: optional(
    'object',
    'Field to sort by: `{"field": "urn", "order": "ASCENDING"}`. Without one, the best match comes first.',
  ),
  sortCriteria: optional('list of object', 'The same for several fields, of which the first counts most.'),
};

const searchFlags = optional(
  'object',
  'Further wishes: `skipAggregates` leaves out facets, `maxAggValues` bounds their values, `skipHighlighting` leaves out what matched, `includeSoftDeleted` finds removed entities, and `filterNonLatestVersions: false` finds older versions of a version set.',
);

const startOfPage = optional('integer', 'Hits to pass over; scroll to go further.', {
  default: 0,
  maximum: maxResultWindow,
});

const pageOf = (description: string): Parameter =>
  optional('integer', description, { default: defaultPageSize, maximum: maxResultWindow });

const input = optional('string', 'What to search for; `*` finds everything.', { default: '*' });

/** What every search takes, page or no page. */
export const searching = { input, filter, ...sorting, searchFlags };

export const page = { start: startOfPage, count: pageOf('Most hits of the page.') };
export const limit = pageOf('Most to answer.');
export { sorting };
