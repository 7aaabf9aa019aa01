import type { RestoreReport } from '@colophon/catalogue';
import type { JsonObject } from '@colophon/schema';
import type { JsonSchema } from '@colophon/schema/printers';
import { errors, listOf, ok } from './answers.ts';
import { body } from './body.ts';
import { operation } from './operation.ts';
import { count, flag, text, time } from './query.ts';

const tag = 'Upkeep';
const path = '/openapi/operations/elasticSearch/restoreIndices';

const shared = {
  batchSize: count('Aspects that are looked at in one transaction; 0 for the default, 500.', 0),
  createDefaultAspects: flag('Give entities the aspects of a new one, where they are missing.', false),
};

const reportSchema: JsonSchema = {
  type: 'object',
  properties: {
    rows: { description: 'Aspects that were looked at.', type: 'integer' },
    entities: { description: 'Entities whose indices were made again.', type: 'integer' },
    lastUrn: { type: ['string', 'null'] },
    lastAspect: { type: ['string', 'null'] },
    done: { description: 'True when none is left.', type: 'boolean' },
  },
};

const restoreRange = operation({
  id: 'restoreIndices',
  method: 'GET',
  path,
  tag,
  writes: true,
  summary: 'Make search and the graph again from the stored aspects',
  query: {
    urn: text('The entity.'),
    urnLike: text('A pattern of urns: `%` stands for any characters, `_` for one.'),
    aspectName: text('Entities that have this aspect.'),
    gePitEpochMs: time('Aspects written at this time or later.'),
    lePitEpochMs: time('Aspects written at this time or before.'),
    start: count('How many aspects to pass over.', 0),
    limit: count('Most aspects to look at; 0 for all.', 0),
    ...shared,
  },
  answers: { ...ok('What was done.', reportSchema), ...errors.badRequest },
  async run(catalogue, { query }) {
    const report = await catalogue.restoreIndices({
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
  writes: true,
  summary: 'Make search and the graph again for some entities',
  query: shared,
  body: body<readonly string[]>('Urns of the entities.', listOf({ type: 'string' })),
  answers: { ...ok('What was done, for each entity in turn.', listOf(reportSchema)), ...errors.badRequest },
  async run(catalogue, { query, body: urns }) {
    const reports: JsonObject[] = [];
    for (const urn of urns) {
      const report = await catalogue.restoreIndices({
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

export const upkeep = [restoreRange, restoreUrns];
