import { isCatalogueError } from '@colophon/catalogue';
import { access } from '@colophon/http';
import { body, errors, type Operation, operation } from '@colophon/http/operation';
import type { Json, JsonObject } from '@colophon/schema';
import { RequestError, toFailure } from '@colophon/wire';
import { parseEvent } from '../events/parse-event.ts';
import { defaultOpenLineageSettings, type OpenLineageSettings } from '../settings.ts';
import { batchSchema, eventSchema, reportSchema } from './schemas.ts';
import { createEventWriter, type EventWriter } from './write-event.ts';

const shared = { method: 'POST', tag: 'OpenLineage', access: access.write, writes: true } as const;
const path = '/openapi/openlineage/api/v1/lineage';

const postEvent = (write: EventWriter): Operation =>
  operation({
    ...shared,
    id: 'postLineageEvent',
    path,
    summary: 'Write what an OpenLineage event says',
    description:
      'An event of a run, of a job or of a dataset. What it says is written as a whole, or not at all.',
    body: body<Json>('The event.', eventSchema),
    answers: { 200: { description: 'The event was written.' }, ...errors.badWrite, ...errors.conflict },
    async run(session, { body: event }) {
      await write(session, parseEvent(event));
      return { status: 200 };
    },
  });

const postEvents = (write: EventWriter): Operation =>
  operation({
    ...shared,
    id: 'postLineageEvents',
    path: `${path}/batch`,
    summary: 'Write what several OpenLineage events say',
    description:
      'The events are written in their order, each as a whole or not at all. If none of them can be written, the request fails as the first one does.',
    body: body<JsonObject[]>('The events.', batchSchema),
    answers: {
      200: { description: 'Every event was written.', schema: reportSchema },
      207: { description: 'Some events were not written.', schema: reportSchema },
      ...errors.badWrite,
      ...errors.conflict,
    },
    async run(session, { body: events }) {
      const failed: JsonObject[] = [];
      let first: unknown;
      for (const [index, json] of events.entries()) {
        try {
          await write(session, parseEvent(json, `/${index}`));
        } catch (error) {
          // What is not the event's fault ends the request: the client sends it again.
          if (!(error instanceof RequestError || isCatalogueError(error))) throw error;
          first ??= error;
          const { code, message } = toFailure(error);
          failed.push({ index, code, reason: message, retriable: false });
        }
      }
      if (first !== undefined && failed.length === events.length) throw first;
      return { status: failed.length === 0 ? 200 : 207, json: report(events.length, failed) };
    },
  });

const report = (received: number, failed: readonly JsonObject[]): JsonObject => ({
  status: failed.length === 0 ? 'success' : 'partial_success',
  summary: { received, successful: received - failed.length, failed: failed.length },
  failed_events: [...failed],
});

/** What makes each of the operations, given what writes events. */
export const openLineageEndpoints = [postEvent, postEvents];

/** The endpoints that take OpenLineage's events; the app serves them with its own operations. */
export function openLineageOperations(
  settings: OpenLineageSettings = defaultOpenLineageSettings,
): readonly Operation[] {
  const write = createEventWriter(settings);
  return openLineageEndpoints.map((define) => define(write));
}
