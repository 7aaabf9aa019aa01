import {
  maxSearchLength,
  maxSearchTextsPerDay,
  type SearchCount,
  type SearchEvent,
} from '@colophon/catalogue';
import type { JsonObject } from '@colophon/schema';
import type { JsonSchema } from '@colophon/schema/printers';
import { access } from '../access/operation-access.ts';
import { body } from './body.ts';
import { operation } from './operation.ts';
import { cappedCount } from './query.ts';
import { errors, listOf, ok } from './responses.ts';

const tag = 'The server';
const path = '/openapi/v1/tracking';

const query: JsonSchema = { description: 'What was searched for.', type: 'string' };
const page: JsonSchema = { description: 'Page of the results, from 1.', type: 'integer', minimum: 1 };

/** The events that are counted, by their names in DataHub. */
const counted: Readonly<Record<string, (event: unknown) => SearchEvent | undefined>> = {
  SearchResultsViewEvent(event) {
    const sent = viewed.read(event);
    // Whoever turns a page searches no second time.
    if ((sent.page ?? 1) > 1) return undefined;
    const { filterFields = [] } = sent;
    return { kind: 'searched', query: sent.query, total: sent.total, isFiltered: filterFields.length > 0 };
  },
  SearchResultClickEvent(event) {
    const sent = clicked.read(event);
    return { kind: 'opened', query: sent.query, place: sent.index + 1 };
  },
};

interface Viewed {
  readonly query: string;
  readonly total: number;
  readonly page?: number;
  readonly filterFields?: readonly string[];
}

const viewed = body<Viewed>('A search with its results.', {
  type: 'object',
  properties: {
    query,
    total: { type: 'integer', minimum: 0 },
    page,
    filterFields: { type: 'array', items: { type: 'string' } },
  },
  required: ['query', 'total'],
});

const clicked = body<{ readonly query: string; readonly index: number }>('A result that was opened.', {
  type: 'object',
  properties: { query, index: { type: 'integer', minimum: 0 } },
  required: ['query', 'index'],
});

const track = operation({
  id: 'trackEvent',
  method: 'POST',
  path: `${path}/track`,
  tag,
  access: access.signedIn,
  summary: 'Report an event of a web application',
  description: `For clients that report their users' actions. Two events are counted, unless the server runs with \`--search-days 0\`: \`SearchResultsViewEvent\`, a search with its results, and \`SearchResultClickEvent\`, a result that was opened. Of a query, the first ${maxSearchLength} characters are stored, without the caller. Other events are discarded; only the request metric counts them.`,
  body: body<JsonObject>('The event. What `type` says decides about the other fields.', {
    type: 'object',
    properties: {
      type: { description: 'What happened, such as `SearchResultsViewEvent`.', type: 'string' },
      query: { description: 'Of both events: what was searched for.' },
      total: { description: 'Of a search: the number of all results.' },
      page: { description: 'Of a search: the page of the results, from 1. Only the first is counted.' },
      filterFields: { description: 'Of a search: names of the fields that were filtered by.' },
      index: { description: 'Of a result that was opened: its place among all results, from 0.' },
    },
    required: ['type'],
  }),
  answers: { 200: { description: 'The event is counted, or discarded.' }, ...errors.badRequest },
  async run(_, { body: event, searches }) {
    const search = Object.hasOwn(counted, String(event.type))
      ? counted[String(event.type)]?.(event)
      : undefined;
    if (search) searches?.add(search);
    return { status: 200 };
  },
});

const sums = {
  searches: { description: 'How often it was searched.', type: 'integer' },
  empty: { description: 'How often nothing was found.', type: 'integer' },
  filtered: { description: 'How often filters narrowed the search.', type: 'integer' },
  opened: { description: 'How many results were opened.', type: 'integer' },
  averagePlace: {
    description: 'The average place of the results that were opened, from 1; `null` if none was.',
    type: ['number', 'null'],
  },
} satisfies Record<string, JsonSchema>;

const texts = (description: string): JsonSchema => ({
  description,
  ...listOf({
    type: 'object',
    properties: {
      text: {
        description: 'The query in lower case, without spaces around it and with single ones within.',
        type: 'string',
      },
      ...sums,
    },
  }),
});

const maxListed = 1000;

const listSearches = operation({
  id: 'listSearches',
  method: 'GET',
  path: `${path}/searches`,
  tag,
  access: access.analytics,
  summary: 'List what people search for',
  description: `Searches that people made in the application, counted by day and query. Of each day, the ${maxSearchTextsPerDay} most frequent queries are stored. Days are in UTC.`,
  query: {
    days: cappedCount('How many days, today included.', 30, 3650),
    limit: cappedCount('Maximum number of queries in each list.', 20, maxListed),
  },
  answers: {
    ...ok('The counts.', {
      type: 'object',
      properties: {
        keptDays: {
          description: 'Days for which the server keeps counts; 0 if it records no searches.',
          type: 'integer',
        },
        from: { description: 'First day.', type: ['string', 'null'] },
        until: { description: 'Last day.', type: ['string', 'null'] },
        days: {
          description: 'Days with searches, in order.',
          ...listOf({ type: 'object', properties: { day: { type: 'string' }, ...sums } }),
        },
        top: texts('The queries, most frequent first.'),
        empty: texts('Queries that found nothing, most frequent first.'),
      },
      required: ['keptDays', 'from', 'until', 'days', 'top', 'empty'],
    }),
    ...errors.badRequest,
  },
  async run(_, { query: { days, limit }, searches }) {
    if (!searches) {
      const nothing = { from: null, until: null, days: [], top: [], empty: [] };
      return { status: 200, json: { keptDays: 0, ...nothing } };
    }
    const found = await searches.read(Math.max(1, days), limit);
    return {
      status: 200,
      json: {
        keptDays: searches.days,
        from: found.from,
        until: found.until,
        days: found.days.map(({ day, ...count }) => ({ day, ...toSums(count) })),
        top: found.top.map(toText),
        empty: found.empty.map(toText),
      },
    };
  },
});

const toSums = ({ places, ...count }: Omit<SearchCount, 'text'>): JsonObject => ({
  ...count,
  averagePlace: count.opened === 0 ? null : Math.round((10 * places) / count.opened) / 10,
});
const toText = ({ text, ...count }: SearchCount): JsonObject => ({ text, ...toSums(count) });

export const tracking = [track, listSearches];
