import type { JsonSchema } from '@colophon/schema/printers';
import { RequestError } from '../errors.ts';
import { errors, listOf, ok } from '../openapi/answers.ts';
import { body } from '../openapi/body.ts';
import { operation } from '../openapi/operation.ts';
import { count, names, optionalCount, text } from '../openapi/query.ts';
import { printJson } from '../operation/doubles.ts';
import { respondJsonText } from '../operation/respond-json.ts';
import { queryCount } from '../restli/query-parameters.ts';
import { eventStream, toChange } from './event-stream.ts';

const tag = 'The log of changes';
const defaultLimit = 100;
const maxLimit = 1000;
/** Longest time to wait for a change. */
const maxWaitMs = 60_000;

const readChanges = operation({
  id: 'readChanges',
  method: 'GET',
  path: '/changes',
  tag,
  summary: 'Read what changed, in the order of the commits',
  description:
    'In pages; with `wait`, by long poll; and for those that accept `text/event-stream`, as server-sent events.',
  query: {
    from: optionalCount(
      'Offset of the first change to look at; the beginning, when neither it nor a consumer is given.',
    ),
    consumer: text('Name of a consumer, from whose place the answer goes on when `from` is not given.'),
    limit: count('Most changes of the page.', defaultLimit, maxLimit),
    wait: count('How long to wait for a change when there is none yet, in milliseconds.', 0, maxWaitMs),
    entityType: names('Entity types; all when none is named.'),
    aspect: names('Names of aspects; all when none is named.'),
  },
  headers: ['Accept', 'Last-Event-ID'],
  answers: {
    ...ok('The changes, and where to go on.', {
      type: 'object',
      properties: { changes: listOf({ type: 'object' }), next: { type: 'integer' } },
      required: ['changes', 'next'],
    }),
    ...errors.badRequest,
  },
  async run(catalogue, { query, headers, signal, stopping }) {
    const entityTypes = (query.entityType ?? []).map(
      (name) => catalogue.registry.entityNamed(name)?.name ?? name,
    );
    const filter = { limit: query.limit, entityTypes, aspects: query.aspect ?? [] };
    const lastSeen = headers.get('Last-Event-ID');
    const from =
      lastSeen !== null
        ? queryCount('Last-Event-ID', lastSeen, 0) + 1
        : (query.from ??
          (query.consumer === undefined ? 0 : ((await catalogue.changes.position(query.consumer)) ?? 0)));
    if (headers.get('Accept')?.includes('text/event-stream'))
      return { status: 200, response: eventStream(catalogue, { ...filter, from }, stopping) };
    const { entries, next } = await catalogue.changes.read(
      { ...filter, from },
      { waitMs: query.wait, signal: AbortSignal.any([signal, stopping]) },
    );
    return {
      status: 200,
      response: respondJsonText(
        200,
        printJson({ changes: entries.map((entry) => toChange(catalogue.registry, entry)), next }),
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
  summary: 'Read where a consumer goes on',
  answers: { ...ok('Its place.', consumerSchema), ...errors.badRequest, ...errors.notFound },
  async run(catalogue, { path: { name } }) {
    const next = await catalogue.changes.position(name);
    if (next === undefined) throw new RequestError('NOT_FOUND', `There is no consumer ${name}`);
    return { status: 200, json: { name, next } };
  },
});

const moveConsumer = operation({
  id: 'moveConsumer',
  method: 'PUT',
  path,
  tag,
  summary: 'Keep where a consumer goes on',
  body: body<{ readonly next: number }>('The offset of the first change that it has not dealt with.', {
    type: 'object',
    properties: { next: { type: 'integer', minimum: 0, maximum: Number.MAX_SAFE_INTEGER } },
    required: ['next'],
  }),
  answers: { ...ok('Its place.', consumerSchema), ...errors.badRequest },
  async run(catalogue, { path: { name }, body: { next } }) {
    await catalogue.changes.move(name, next);
    return { status: 200, json: { name, next } };
  },
});

const forgetConsumer = operation({
  id: 'forgetConsumer',
  method: 'DELETE',
  path,
  tag,
  summary: 'Forget a consumer',
  answers: { 204: { description: 'It is forgotten, or was never there.' }, ...errors.badRequest },
  async run(catalogue, { path: { name } }) {
    await catalogue.changes.forget(name);
    return { status: 204 };
  },
});

/** The log of changes, for readers that follow it. */
export const changes = [readChanges, getConsumer, moveConsumer, forgetConsumer];
