import type { JsonSchema } from '@colophon/schema/printers';
import { RequestError } from '@colophon/wire';
import { access } from '../access/operation-access.ts';
import { body } from '../openapi/body.ts';
import { operation } from '../openapi/operation.ts';
import { count, flag, names, optionalCount, text } from '../openapi/query.ts';
import { errors, listOf, ok } from '../openapi/responses.ts';
import { mapInSlices } from '../operation/map-in-slices.ts';
import { respondJson } from '../operation/respond-json.ts';
import { queryCount } from '../restli/query-parameters.ts';
import { eventStream, toChange } from './event-stream.ts';

const tag = 'Change log';
const defaultLimit = 100;
const maxLimit = 1000;
/** Longest time to wait for a change. */
const maxWaitMs = 60_000;

const readChanges = operation({
  id: 'readChanges',
  method: 'GET',
  path: '/changes',
  tag,
  access: access.changeLog,
  summary: 'List changes in commit order',
  description:
    'Returned in pages; with `wait`, by long polling; and as server-sent events for clients that accept `text/event-stream`.',
  query: {
    from: optionalCount(
      'Offset of the first change to return. By default, the beginning of the log unless a consumer is given.',
    ),
    consumer: text('Name of a consumer. Without `from`, the response continues at its position.'),
    since: optionalCount(
      'Without `from`: start at the first change of this time or later, in milliseconds since the epoch.',
    ),
    limit: count('Maximum number of changes per page.', defaultLimit, maxLimit),
    wait: count('How long to wait for a change if there is none yet, in milliseconds.', 0, maxWaitMs),
    entityType: names('Entity types. By default, all.'),
    aspect: names('Names of aspects. By default, all.'),
    events: flag(
      'Add to each change the entity change events and relationship change events that it means, as `events`.',
      false,
    ),
  },
  headers: ['Accept', 'Last-Event-ID'],
  answers: {
    ...ok('The changes, and the offset to continue at.', {
      type: 'object',
      properties: { changes: listOf({ type: 'object' }), next: { type: 'integer' } },
      required: ['changes', 'next'],
    }),
    ...errors.badRequest,
  },
  async run(session, { query, headers, stopping }) {
    const entityTypes = (query.entityType ?? []).map(
      (name) => session.registry.entityNamed(name)?.name ?? name,
    );
    const filter = { limit: query.limit, entityTypes, aspects: query.aspect ?? [] };
    const lastSeen = headers.get('Last-Event-ID');
    const start = async () => {
      if (lastSeen !== null) return queryCount('Last-Event-ID', lastSeen, 0) + 1;
      const known =
        query.from ??
        (query.consumer === undefined ? undefined : await session.changes.position(query.consumer));
      return known ?? (query.since === undefined ? 0 : await session.changes.offsetSince(query.since));
    };
    const from = await start();
    if (headers.get('Accept')?.includes('text/event-stream'))
      return {
        status: 200,
        response: eventStream(session, { ...filter, from, events: query.events }, stopping),
      };
    const { signal } = session.context;
    const { entries, next } = await session.changes.read(
      { ...filter, from },
      { waitMs: query.wait, signal: AbortSignal.any([signal, stopping]) },
    );
    return {
      status: 200,
      response: await respondJson(
        {
          changes: await mapInSlices(
            entries,
            (entry) => toChange(session.registry, entry, { events: query.events }),
            signal,
          ),
          next,
        },
        { request: session.context },
      ),
    };
  },
});

const path = '/changes/consumers/{name}';
const consumerSchema: JsonSchema = {
  type: 'object',
  properties: { name: { type: 'string' }, next: { type: 'integer' } },
  required: ['name', 'next'],
};

const getConsumer = operation({
  id: 'getConsumer',
  method: 'GET',
  path,
  tag,
  access: access.changeLog,
  summary: 'Get the position of a consumer',
  answers: { ...ok("The consumer's position.", consumerSchema), ...errors.badRequest, ...errors.notFound },
  async run(session, { path: { name } }) {
    const next = await session.changes.position(name);
    if (next === undefined) throw new RequestError('NOT_FOUND', `There is no consumer ${name}`);
    return { status: 200, json: { name, next } };
  },
});

const moveConsumer = operation({
  id: 'moveConsumer',
  method: 'PUT',
  path,
  tag,
  access: access.changeLog,
  summary: 'Set the position of a consumer',
  body: body<{ readonly next: number }>(
    'The offset of the first change that the consumer has not processed.',
    {
      type: 'object',
      properties: { next: { type: 'integer', minimum: 0, maximum: Number.MAX_SAFE_INTEGER } },
      required: ['next'],
    },
  ),
  answers: { ...ok("The consumer's position.", consumerSchema), ...errors.badRequest },
  async run(session, { path: { name }, body: { next } }) {
    await session.changes.move(name, next);
    return { status: 200, json: { name, next } };
  },
});

const forgetConsumer = operation({
  id: 'forgetConsumer',
  method: 'DELETE',
  path,
  tag,
  access: access.changeLog,
  summary: 'Delete a consumer',
  answers: { 204: { description: 'The consumer is deleted, or did not exist.' }, ...errors.badRequest },
  async run(session, { path: { name } }) {
    await session.changes.forget(name);
    return { status: 204 };
  },
});

/** The log of changes, for readers that follow it. */
export const changes = [readChanges, getConsumer, moveConsumer, forgetConsumer];
