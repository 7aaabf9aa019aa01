import type { ChangeProposal } from '@colophon/catalogue';
import { type Aspect, type JsonObject, parseUrn, type Registry } from '@colophon/schema';
import { simpleName } from '@colophon/schema/printers';
import { Parameters, parseUrnOrKey, RequestError } from '@colophon/wire';
import { access } from '../../access/operation-access.ts';
import { body } from '../body.ts';
import { operation } from '../operation.ts';
import { flag, names, urns } from '../query.ts';
import { readEntity, toJson } from '../read-aspects.ts';
import { errors, listOf, ok } from '../responses.ts';
import { isAsync } from '../shared-parameters.ts';
import { proposeAll, urnsWritten } from './propose-all.ts';

const tag = 'Entities, version 1';
const path = '/openapi/entities/v1';

const getLatest = operation({
  id: 'getLatestV1',
  method: 'GET',
  path: `${path}/latest`,
  tag,
  access: access.view,
  summary: 'Read the latest values of entities of any type',
  query: {
    urns: urns('The entities, one per occurrence of the parameter.'),
    aspectNames: names('Names of the aspects to read. By default, all versioned aspects.'),
  },
  answers: { ...ok('The entities that exist, by URN.', { type: 'object' }), ...errors.badRequest },
  async run(session, { query }) {
    const responses: Record<string, JsonObject> = {};
    for (const urn of query.urns) {
      const aspects = await readEntity(session, urn, query.aspectNames);
      if (!aspects) continue;
      const entityName = parseUrn(urn).entityType;
      const described = [...aspects].map(
        ([name, { value, systemMetadata, auditStamp }]): [string, JsonObject] => {
          const aspect = session.registry.aspectOf(entityName, name);
          const envelope = {
            name,
            type: aspect?.kind === 'timeseries' ? 'TIMESERIES' : 'VERSIONED',
            version: 0,
            value: { __type: aspect ? simpleName(aspect.record.name) : name, ...value },
            created: { ...auditStamp },
            systemMetadata: toJson(systemMetadata),
          };
          return [name, envelope];
        },
      );
      responses[urn] = { urn, entityName, aspects: Object.fromEntries(described) };
    }
    return { status: 200, json: { responses } };
  },
});

const createEntities = operation({
  id: 'createEntitiesV1',
  method: 'POST',
  path,
  tag,
  access: access.write,
  writes: true,
  summary: 'Write aspects of entities of any type, all or none',
  query: {
    async: isAsync(false),
    createIfNotExists: flag('Fail with 412 if an aspect exists.', false),
    createEntityIfNotExists: flag('Fail with 412 if an entity exists.', false),
  },
  body: body<JsonObject[]>(
    'Aspects, each with its entity; `__type` in a value is the simple name of its record.',
    listOf({
      type: 'object',
      properties: {
        entityType: { type: 'string' },
        entityUrn: { type: 'string' },
        entityKeyAspect: { type: 'object' },
        aspect: { type: 'object', properties: { __type: { type: 'string' } }, required: ['__type'] },
      },
      required: ['entityType', 'aspect'],
      additionalProperties: false,
    }),
  ),
  answers: urnsWritten,
  async run(session, { query, body: sent }) {
    const changeType = query.createEntityIfNotExists
      ? 'CREATE_ENTITY'
      : query.createIfNotExists
        ? 'CREATE'
        : 'UPSERT';
    const proposals = sent.map((json, i): ChangeProposal => {
      const item = new Parameters(json, `/${i}`);
      const entityType = item.requiredString('entityType');
      const sentAspect = item.requiredObject('aspect');
      const { __type, ...value } = sentAspect.json;
      return {
        entityType,
        entityUrn: parseUrnOrKey(session.registry, item, entityType, withoutType),
        aspectName: aspectOfType(session.registry, entityType, sentAspect).name,
        changeType,
        value,
      };
    });
    return proposeAll(session, proposals, query.async);
  },
});

/** Here a key aspect is its value, and no text in an envelope. */
function withoutType(key: Parameters): JsonObject {
  const { __type, ...value } = key.json;
  return value;
}

function aspectOfType(registry: Registry, entityType: string, value: Parameters): Aspect {
  const type = value.requiredString('__type');
  const entity = registry.entityNamed(entityType);
  const aspect = [...(entity ? [entity.key, ...entity.aspects] : [])].find(
    ({ record }) => simpleName(record.name) === type,
  );
  if (aspect) return aspect;
  throw new RequestError(
    'INVALID_REQUEST',
    `${value.path('__type')}: expected a type of ${entityType}'s aspects, got ${type}`,
  );
}

export const entitiesV1 = [getLatest, createEntities];
