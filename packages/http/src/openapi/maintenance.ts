import type { RestoreReport } from '@colophon/catalogue';
import type { JsonObject } from '@colophon/schema';
import type { JsonSchema } from '@colophon/schema/printers';
import { access } from '../access/operation-access.ts';
import { body } from './body.ts';
import { operation } from './operation.ts';
import { count, flag, text, time } from './query.ts';
import { errors, listOf, ok } from './responses.ts';

const tag = 'Maintenance';
const path = '/openapi/operations/elasticSearch/restoreIndices';

const shared = {
  batchSize: count('Aspects to process per transaction. 0 for the default, 500.', 0),
  createDefaultAspects: flag('Add the default aspects of new entities where they are missing.', false),
};

const reportSchema: JsonSchema = {
  type: 'object',
  properties: {
    rows: { description: 'Number of aspects processed.', type: 'integer' },
    entities: { description: 'Number of entities whose indices were rebuilt.', type: 'integer' },
    lastUrn: { type: ['string', 'null'] },
    lastAspect: { type: ['string', 'null'] },
    done: { description: 'True if there are no more.', type: 'boolean' },
  },
};

const restoreRange = operation({
  id: 'restoreIndices',
  method: 'GET',
  path,
  tag,
  access: access.restoreIndices,
  writes: true,
  summary: 'Rebuild search and the graph from the stored aspects',
  query: {
    urn: text('The entity.'),
    urnLike: text(
      'A URN pattern, in the letter case given: `%` matches any characters, `_` matches one, `\\` makes either literal.',
    ),
    aspectName: text('Entities that have this aspect.'),
    gePitEpochMs: time('Aspects written at this time or later.'),
    lePitEpochMs: time('Aspects written at this time or earlier.'),
    start: count('Number of aspects to skip.', 0),
    limit: count('Maximum number of aspects to process. 0 for all.', 0),
    ...shared,
  },
  answers: { ...ok('A report.', reportSchema), ...errors.badRequest },
  async run(session, { query }) {
    const report = await session.restoreIndices({
      urn: query.urn,
      urnLike: query.urnLike,
      aspect: query.aspectName,
      createdFrom: query.gePitEpochMs,
      createdUntil: query.lePitEpochMs,
      offset: query.start,
      limit: query.limit || undefined,
      batchSize: query.batchSize || undefined,
      createDefaultAspects: query.createDefaultAspects,
    });
    return { status: 200, json: toJson(report) };
  },
});

const restoreUrns = operation({
  id: 'restoreIndicesOfEntities',
  method: 'POST',
  path,
  tag,
  access: access.restoreIndices,
  writes: true,
  summary: 'Rebuild search and the graph for some entities',
  query: shared,
  body: body<readonly string[]>('URNs of the entities.', listOf({ type: 'string' })),
  answers: { ...ok('A report for each entity, in order.', listOf(reportSchema)), ...errors.badRequest },
  async run(session, { query, body: urns }) {
    const reports: JsonObject[] = [];
    for (const urn of urns) {
      const report = await session.restoreIndices({
        urn,
        batchSize: query.batchSize || undefined,
        createDefaultAspects: query.createDefaultAspects,
      });
      reports.push(toJson(report));
    }
    return { status: 200, json: reports };
  },
});

const toJson = ({ rows, entities, last, done }: RestoreReport): JsonObject => ({
  rows,
  entities,
  lastUrn: last?.urn ?? null,
  lastAspect: last?.aspect ?? null,
  done,
});

export const maintenance = [restoreRange, restoreUrns];
