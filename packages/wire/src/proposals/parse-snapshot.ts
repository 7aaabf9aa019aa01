import { type ChangeProposal, keyOf } from '@colophon/catalogue';
import { type Entity, isUrn, type JsonObject, parseUrn, type Registry } from '@colophon/schema';
import { RequestError } from '../errors/errors.ts';
import type { Parameters } from '../json/parameters.ts';
import { isObject, kindOf } from '../json/read-json.ts';
import { parseSystemMetadata } from './parse-proposal.ts';

/**
 * Reads the older form of a change, MetadataChangeEvent's snapshot: one entity with a list of aspects, each under the
 * name of its record. It becomes a proposal for each aspect, and for the key when there is none.
 *
 * `{"value": {"com.linkedin.metadata.snapshot.TagSnapshot": {"URN": "urn:li:tag:pii", "aspects": [{…}]}}}`
 *
 * @param event Carries `systemMetadata` next to the entity, if any.
 * @throws RequestError `INVALID_REQUEST`, or `INVALID_ASPECT` for a snapshot that the model does not have or that is of
 * another entity type than its URN. It names the path, what was expected and what came.
 */
export function parseSnapshot(registry: Registry, entity: Parameters, event: Parameters): ChangeProposal[] {
  const union = entity.requiredObject('value');
  const path = entity.path('value');
  const [name, ...others] = Object.keys(union.json);
  if (name === undefined || others.length > 0) {
    const came = [name, ...others].join(', ') || 'nothing';
    throw new RequestError(
      'INVALID_REQUEST',
      `${path}: expected one snapshot under its record's name, got ${came}`,
    );
  }
  if (!registry.entities.values().some((type) => snapshotName(type) === name))
    throw new RequestError('INVALID_ASPECT', `${path}: expected the snapshot of an entity type, got ${name}`);
  const snapshot = union.requiredObject(name);
  const urn = snapshot.requiredString('urn');
  const definition = entityOf(registry, urn, snapshot.path('urn'));
  const fitting = snapshotName(definition);
  if (name !== fitting)
    throw new RequestError('INVALID_ASPECT', `${path}: expected ${fitting} for ${urn}, got ${name}`);
  const aspects = snapshot.objects('aspects') ?? snapshot.missing('aspects', 'an array of objects');
  const values = aspects.map((aspect, i) =>
    parseAspect(definition, aspect, `${snapshot.path('aspects')}/${i}`),
  );
  const key = { aspectName: definition.key.name, value: keyOf(definition, parseUrn(urn).parts) };
  const systemMetadata = parseSystemMetadata(event);
  return (values.length > 0 ? values : [key]).map((aspect) => ({
    entityUrn: urn,
    changeType: 'UPSERT',
    ...aspect,
    ...(systemMetadata && { systemMetadata }),
  }));
}

/** The snapshot of an entity type has the name of its key: `…key.CorpUserKey` and `…snapshot.CorpUserSnapshot`. */
export const snapshotName = ({ key }: Entity): string =>
  `com.linkedin.metadata.snapshot.${key.record.name.replace(/^.*\./, '').replace(/Key$/, '')}Snapshot`;

function entityOf(registry: Registry, urn: string, path: string): Entity {
  const entity = isUrn(urn) ? registry.entities.get(parseUrn(urn).entityType) : undefined;
  if (entity) return entity;
  throw new RequestError(
    'INVALID_REQUEST',
    `${path}: expected the URN of an entity, got ${JSON.stringify(urn)}`,
  );
}

/** `{"com.linkedin.common.Status": {"removed": false}}` */
function parseAspect(
  entity: Entity,
  { json }: Parameters,
  path: string,
): { readonly aspectName: string; readonly value: JsonObject } {
  const [recordName = '', ...others] = Object.keys(json);
  const aspect = [entity.key, ...entity.aspects].find(({ record }) => record.name === recordName);
  if (!aspect || others.length > 0) {
    const came = Object.keys(json).join(', ') || 'nothing';
    throw new RequestError(
      'INVALID_REQUEST',
      `${path}: expected one aspect of ${entity.name} under its record's name, got ${came}`,
    );
  }
  const value = json[recordName];
  if (!isObject(value))
    throw new RequestError(
      'INVALID_REQUEST',
      `${path}/${recordName}: expected an object, got ${kindOf(value)}`,
    );
  return { aspectName: aspect.name, value };
}
