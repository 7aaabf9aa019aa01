import type { Json } from '@colophon/schema';
import type { JsonSchema } from '@colophon/schema/printers';
import { RequestError } from '@colophon/wire';
import { access } from '../../access/operation-access.ts';
import { entityTypeOf, requireUrnOf } from '../entity-type.ts';
import { operation } from '../operation.ts';
import { count } from '../query.ts';
import { ofRow, toEnvelope } from '../read-aspects.ts';
import { errors, listOf, ok } from '../responses.ts';
import { withSystemMetadata } from '../shared-parameters.ts';
import { tag } from './entities.ts';

const path = '/openapi/v3/entity/{entityName}/{urn}/{aspectName}' as const;
const integer: JsonSchema = { type: 'integer' };

/** Most versions of a page. */
const maxPage = 1000;

const listVersions = operation({
  id: 'listVersionsV3',
  method: 'GET',
  path: `${path}/versions`,
  tag,
  access: access.view,
  summary: 'List the versions of an aspect, newest first',
  query: {
    start: count('Number of versions to skip.', 0),
    count: count('Maximum number of versions per page.', 10, maxPage),
    systemMetadata: withSystemMetadata,
  },
  answers: {
    ...ok('A page of the versions that are kept. Empty if the entity does not have the aspect.', {
      type: 'object',
      properties: {
        start: integer,
        count: integer,
        total: integer,
        versions: listOf({ type: 'object', properties: { version: integer, value: { type: 'object' } } }),
      },
    }),
    ...errors.badRequest,
    ...errors.notFound,
  },
  async run(session, { path: { entityName, urn, aspectName }, query }) {
    requireUrnOf(entityTypeOf(session.registry, entityName), urn);
    const { total, versions } = await session.history(urn, aspectName, query.start, query.count);
    const page = versions.map((row) => ({
      version: row.version,
      ...toEnvelope(ofRow(session.registry, row), query.systemMetadata),
    }));
    return { status: 200, json: { start: query.start, count: page.length, total, versions: page } };
  },
});

const readDifference = operation({
  id: 'readDifferenceV3',
  method: 'GET',
  path: `${path}/difference`,
  tag,
  access: access.view,
  summary: 'Compare two versions of an aspect',
  query: {
    from: count('The version to compare from. 1 is the first version ever written.', 1),
    to: count('The version to compare to. 0 is the latest version.', 0),
  },
  answers: {
    ...ok('The JSON Patch (RFC 6902) that turns one value into the other. Empty if they are equal.', {
      type: 'object',
      properties: { from: integer, to: integer, patch: listOf({ type: 'object' }) },
    }),
    ...errors.badRequest,
    ...errors.notFound,
  },
  async run(session, { path: { entityName, urn, aspectName }, query: { from, to } }) {
    requireUrnOf(entityTypeOf(session.registry, entityName), urn);
    const steps = await session.difference(urn, aspectName, from, to);
    if (!steps)
      throw new RequestError(
        'NOT_FOUND',
        `Aspect ${aspectName} of ${urn} does not have both version ${from} and version ${to}`,
      );
    return { status: 200, json: { from, to, patch: steps.map((step): Json => ({ ...step })) } };
  },
});

/** What an aspect said before, and what changed since. */
export const historyV3 = [listVersions, readDifference];
