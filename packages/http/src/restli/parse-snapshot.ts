import type { ChangeProposal } from '@colophon/catalogue';
import { type Entity, isUrn, type JsonObject, parseUrn, type Registry } from '@colophon/schema';
import { RequestError } from '../errors.ts';
import { isObject, kindOf } from '../read-json.ts';
import type { Parameters } from './parameters.ts';
import { parseSystemMetadata } from './parse-proposal.ts';

/**
 * Reads the older form of a change, MetadataChangeEvent's snapshot: one entity with a list of aspects, each under the
 * name of its record. It becomes a proposal for each aspect.
 *
 * `{"value": {"com.linkedin.metadata.snapshot.TagSnapshot": {"urn": "urn:li:tag:pii", "aspects": [{…}]}}}`
 *
 * @param event Carries `systemMetadata` beside the entity, if any.
 * @throws RequestError `INVALID_REQUEST` that names the path, what was expected and what came.
 */
export function parseSnapshot(registry: Registry, entity: Parameters, event: Parameters): ChangeProposal[] {
  const union = entity.requiredObject('value');
  const names = Object.keys(union.json);
  const [name = ''] = names;
  if (names.length !== 1 || !/^com\.linkedin\.metadata\.snapshot\.\w+Snapshot$/.test(name)) {
    const came = names.join(', ') || 'nothing';
    throw new RequestError(
      'INVALID_REQUEST',
      `${entity.path('value')}: expected one snapshot under its record's name, got ${came}`,
    );
  }
  const snapshot = union.requiredObject(name);
  const urn = snapshot.requiredString('urn');
  const definition = entityOf(registry, urn, snapshot.path('urn'));
  const systemMetadata = parseSystemMetadata(event);
  return (snapshot.objects('aspects') ?? []).map((aspect, i) => ({
    entityUrn: urn,
    changeType: 'UPSERT',
    ...parseAspect(definition, aspect, `${snapshot.path('aspects')}/${i}`),
    ...(systemMetadata && { systemMetadata }),
  }));
}

function entityOf(registry: Registry, urn: string, path: string): Entity {
  const entity = isUrn(urn) ? registry.entities.get(parseUrn(urn).entityType) : undefined;
  if (entity) return entity;
  throw new RequestError(
    'INVALID_REQUEST',
    `${path}: expected the urn of an entity, got ${JSON.stringify(urn)}`,
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
