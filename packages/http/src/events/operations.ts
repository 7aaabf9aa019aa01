import { parseOffsetId, printOffsetId } from '@colophon/wire';
import { access } from '../access/operation-access.ts';
import { operation } from '../openapi/operation.ts';
import { cappedCount, optionalCount, requiredOneOf, text } from '../openapi/query.ts';
import { errors, listOf, ok } from '../openapi/responses.ts';
import { poll, topicNames, topics } from './poll.ts';

const dayMs = 24 * 60 * 60 * 1000;

const pollEvents = operation({
  id: 'pollEvents',
  method: 'GET',
  path: '/openapi/v1/events/poll',
  tag: 'Events',
  access: access.events,
  accessOf: ({ topic }) => topics[topic].access,
  summary: 'Poll the events of a topic',
  description:
    'Returns as soon as there are events, or an empty list after the timeout. Send the `offsetId` of the response with the next request; the server does not store it.',
  query: {
    topic: requiredOneOf('The topic.', topicNames),
    offsetId: text(
      'Where to continue, from the previous response. Without it, only events from now on, or those in the look-back window.',
    ),
    limit: cappedCount('Maximum number of events to return.', 100, 5000),
    pollTimeoutSeconds: cappedCount('How long to wait for an event, in seconds.', 5, 10),
    lookbackWindowDays: optionalCount('Without an offset: start this many days ago.'),
  },
  answers: {
    ...ok("The events. Each `value` is a message of the topic as a string, in Avro's JSON encoding.", {
      type: 'object',
      properties: {
        offsetId: { description: 'Where to continue.', type: 'string' },
        count: { type: 'integer' },
        events: listOf({
          type: 'object',
          properties: { contentType: { type: 'string' }, value: { type: 'string' } },
        }),
      },
      required: ['offsetId', 'count', 'events'],
    }),
    ...errors.badRequest,
  },
  async run(session, { query, stopping }) {
    const { topic, limit } = query;
    const from =
      query.offsetId === undefined
        ? {
            offset: query.lookbackWindowDays
              ? await session.changes.offsetSince(Date.now() - query.lookbackWindowDays * dayMs)
              : (await session.logHead()) + 1,
            read: 0,
          }
        : parseOffsetId(topic, query.offsetId);
    const { messages, next } = await poll(session, topic, from, {
      limit,
      waitMs: query.pollTimeoutSeconds * 1000,
      signal: AbortSignal.any([session.context.signal, stopping]),
    });
    const events = messages.map((message) => ({
      contentType: 'application/json',
      value: JSON.stringify(message),
    }));
    return { status: 200, json: { offsetId: printOffsetId(topic, next), count: events.length, events } };
  },
});

/** The events of DataHub's topics, for those who act on changes. */
export const events = [pollEvents];
