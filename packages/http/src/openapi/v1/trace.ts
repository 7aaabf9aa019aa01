import type { WriteState } from '@colophon/catalogue';
import type { JsonObject } from '@colophon/schema';
import { access } from '../../access/operation-access.ts';
import { body } from '../body.ts';
import { operation } from '../operation.ts';
import { flag } from '../query.ts';
import { errors, listOf, ok } from '../responses.ts';

/** What became of writes, by URN and aspect. */
export const traceWrites = operation({
  id: 'traceWrites',
  method: 'POST',
  path: '/openapi/v1/trace/write/{traceId}',
  tag: 'Traces',
  access: access.view,
  summary: 'Get the state of writes',
  description:
    'The id is part of the header `traceparent` in the response to a write. No write is ever pending: search and the graph are up to date when the write returns. A failed condition of an asynchronous write is an `ERROR`, with what was expected.',
  query: {
    onlyIncludeErrors: flag('Return only writes that failed.', true),
    detailed: flag('Ignored: every response has all details.', false),
    skipCache: flag('Ignored: nothing is cached.', false),
  },
  body: body<Readonly<Record<string, readonly string[]>>>('Names of aspects, by the URN of their entity.', {
    type: 'object',
    additionalProperties: listOf({ type: 'string' }),
  }),
  answers: { ...ok('The state of each write, by URN and aspect.', { type: 'object' }), ...errors.badRequest },
  async run(session, { path: { traceId }, query, body: asked }) {
    const states = await session.writeStates(traceId, asked);
    const shown = Object.entries(states).flatMap(([urn, aspects]) => {
      const kept = Object.entries(aspects).filter(([, { success }]) => !query.onlyIncludeErrors || !success);
      return kept.length === 0
        ? []
        : [[urn, Object.fromEntries(kept.map(([name, state]) => [name, toJson(state)]))] as const];
    });
    return { status: 200, json: Object.fromEntries(shown) };
  },
});

const toJson = ({ success, primaryStorage, searchStorage }: WriteState): JsonObject => ({
  success,
  primaryStorage: { ...primaryStorage },
  searchStorage: { ...searchStorage },
});
