import type { JsonObject } from '@colophon/schema';
import { withDoubles } from '@colophon/wire';
import { access } from '../../access/operation-access.ts';
import { mapInSlices } from '../../operation/map-in-slices.ts';
import { entityTypeOf } from '../entity-type.ts';
import { operation } from '../operation.ts';
import { time } from '../query.ts';
import { toJson } from '../read-aspects.ts';
import { errors, listOf, ok } from '../responses.ts';
import { scrollParameters } from '../scroll-parameters.ts';
import { withSystemMetadata } from '../shared-parameters.ts';

/** Points of a time series, of all entities of a type. */
export const scrollTimeseries = operation({
  id: 'scrollTimeseriesV2',
  method: 'GET',
  path: '/openapi/v2/timeseries/{entityName}/{aspectName}',
  tag: 'Time series',
  access: access.timeseries,
  summary: 'List time-series values, page by page',
  description: 'Grouped by entity, newest first.',
  query: {
    count: scrollParameters.count,
    scrollId: scrollParameters.scrollId,
    startTimeMillis: time('Start time, in milliseconds since the epoch.'),
    endTimeMillis: time('End time, in milliseconds since the epoch.'),
    systemMetadata: withSystemMetadata,
  },
  answers: {
    ...ok('A page of time-series values.', {
      type: 'object',
      properties: {
        scrollId: { description: 'Cursor for the next page. Absent on the last page.', type: 'string' },
        results: listOf({
          type: 'object',
          properties: {
            urn: { type: 'string' },
            timestampMillis: { type: 'integer' },
            messageId: {
              description: 'The id that the writer assigned to the value, if any.',
              type: 'string',
            },
            event: { description: 'The value.', type: 'object' },
          },
        }),
      },
    }),
    ...errors.badRequest,
    ...errors.notFound,
  },
  async run(session, { path: { entityName, aspectName }, query }) {
    const { points, next } = await session.scrollTimeseries({
      entityType: entityTypeOf(session.registry, entityName).name,
      aspect: aspectName,
      count: query.count,
      ...(query.scrollId !== undefined && { after: query.scrollId }),
      ...(query.startTimeMillis !== undefined && { startTimeMillis: query.startTimeMillis }),
      ...(query.endTimeMillis !== undefined && { endTimeMillis: query.endTimeMillis }),
    });
    const results = await mapInSlices(
      points,
      ({ urn, timestampMillis, value, systemMetadata }): JsonObject => ({
        urn,
        timestampMillis,
        ...(typeof value.messageId === 'string' && { messageId: value.messageId }),
        event: withDoubles(session.registry, aspectName, value),
        ...(query.systemMetadata && { systemMetadata: toJson(systemMetadata) }),
      }),
      session.context.signal,
    );
    return { status: 200, json: { ...(next !== undefined && { scrollId: next }), results } };
  },
});
