import { type ChangeProposal, changeTypes, type SystemMetadata } from '@colophon/catalogue';
import { type Json, type JsonObject, printUrn, type Registry } from '@colophon/schema';
import { RequestError } from '../errors.ts';
import { isObject, kindOf } from '../read-json.ts';
import { Parameters } from './parameters.ts';

/**
 * Reads a MetadataChangeProposal.
 *
 * @throws RequestError 400 that names the path, what was expected and what came.
 */
export function parseProposal(registry: Registry, sent: Parameters): ChangeProposal {
  const { aspect, entityKeyAspect, ...strings } = sent.json;
  const plain = withoutEscapes(strings) as JsonObject;
  const proposal = new Parameters(
    {
      ...plain,
      ...(aspect !== undefined && { aspect }),
      ...(entityKeyAspect !== undefined && { entityKeyAspect }),
    },
    sent.path('').slice(0, -1),
  );
  const entityType = proposal.string('entityType');
  const systemMetadata = parseSystemMetadata(proposal);
  const headers = parseHeaders(proposal);
  const changeType = proposal.oneOf('changeType', changeTypes);
  if (changeType === undefined)
    throw new RequestError(
      400,
      `${proposal.path('changeType')}: expected one of ${changeTypes.join(', ')}, and it is missing`,
    );
  return {
    entityUrn: parseUrnOrKey(registry, proposal, entityType),
    aspectName: proposal.requiredString('aspectName'),
    changeType,
    value: parseAspect(proposal, changeType === 'PATCH' || changeType === 'DELETE'),
    ...(entityType !== undefined && { entityType }),
    ...(systemMetadata && { systemMetadata }),
    ...(headers && { headers }),
  };
}

function parseUrnOrKey(registry: Registry, proposal: Parameters, entityType: string | undefined): string {
  const urn = proposal.string('entityUrn');
  const key = proposal.object('entityKeyAspect');
  if (urn !== undefined && key) {
    throw new RequestError(
      400,
      `${proposal.path('entityUrn')}: expected entityUrn or entityKeyAspect, and both came`,
    );
  }
  if (urn !== undefined) return urn;
  if (!key) throw new RequestError(400, `${proposal.path('entityUrn')}: expected an urn, and it is missing`);
  const entity = entityType === undefined ? undefined : registry.entities.get(entityType);
  if (!entity) {
    throw new RequestError(
      400,
      `${proposal.path('entityType')}: expected an entity type, which entityKeyAspect needs`,
    );
  }
  const value = parseGenericAspect(key);
  const parts = Object.keys(entity.key.record.fields).map((name) => {
    const part = value[name];
    if (typeof part === 'string' && part !== '') return part;
    throw new RequestError(400, `${key.path('value')}/${name}: expected a string, got ${kindOf(part)}`);
  });
  return printUrn({ entityType: entity.name, parts });
}

/**
 * DataHub's Python client writes letters beyond ASCII in the strings of a lone proposal as the six characters
 * `\u00e9`. The aspect's own value is JSON text, where they mean the letter anyway.
 */
function withoutEscapes(value: Json, depth = 0): Json {
  if (typeof value === 'string') {
    return value.replace(/\\u([0-9a-fA-F]{4})/g, (_, code: string) =>
      String.fromCharCode(Number.parseInt(code, 16)),
    );
  }
  // No string that is kept lies deeper than `systemMetadata.properties.x`.
  if (!isObject(value) || depth > 2) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => [name, withoutEscapes(member, depth + 1)]),
  );
}

function parseAspect(proposal: Parameters, valueMayBeOther: boolean): JsonObject {
  const aspect = proposal.object('aspect');
  if (aspect) return valueMayBeOther ? {} : parseGenericAspect(aspect);
  if (valueMayBeOther) return {};
  throw new RequestError(400, `${proposal.path('aspect')}: expected an object, and it is missing`);
}

/** `{"contentType": "application/json", "value": "{…}"}`, or the shape of metadata files, `{"json": {…}}`. */
function parseGenericAspect(aspect: Parameters): JsonObject {
  const inline = aspect.raw('json');
  if (inline !== undefined) return requireObject(aspect.path('json'), inline);
  const contentType = aspect.string('contentType') ?? 'application/json';
  if (contentType !== 'application/json') {
    throw new RequestError(
      400,
      `${aspect.path('contentType')}: expected application/json, got ${contentType}`,
    );
  }
  const text = aspect.requiredString('value');
  let value: Json;
  try {
    value = JSON.parse(text) as Json;
  } catch (error) {
    throw new RequestError(400, `${aspect.path('value')}: not JSON: ${(error as Error).message}`);
  }
  return requireObject(aspect.path('value'), value);
}

function requireObject(path: string, value: Json): JsonObject {
  if (isObject(value)) return value;
  throw new RequestError(400, `${path}: expected a JSON object, got ${kindOf(value)}`);
}

/** `datahub put --run-id` sends the system metadata as JSON text; every other client as an object. */
export function parseSystemMetadata(proposal: Parameters): SystemMetadata | undefined {
  const raw = proposal.raw('systemMetadata');
  if (raw === undefined) return undefined;
  const path = proposal.path('systemMetadata');
  let object = raw;
  if (typeof raw === 'string') {
    try {
      object = JSON.parse(raw) as Json;
    } catch (error) {
      throw new RequestError(400, `${path}: not JSON: ${(error as Error).message}`);
    }
  }
  const metadata = new Parameters(requireObject(path, object), path);
  const known = {
    lastObserved: metadata.count('lastObserved'),
    runId: metadata.string('runId'),
    pipelineName: metadata.string('pipelineName'),
    registryName: metadata.string('registryName'),
    registryVersion: metadata.string('registryVersion'),
    schemaVersion: metadata.count('schemaVersion'),
    properties: stringMap(metadata, 'properties'),
  };
  return Object.fromEntries(
    Object.entries(known).filter(([, value]) => value !== undefined),
  ) as SystemMetadata;
}

const parseHeaders = (proposal: Parameters): Record<string, string> | undefined =>
  stringMap(proposal, 'headers');

function stringMap(parameters: Parameters, name: string): Record<string, string> | undefined {
  const object = parameters.object(name)?.json;
  if (!object) return undefined;
  for (const [key, value] of Object.entries(object)) {
    if (typeof value !== 'string') {
      throw new RequestError(400, `${parameters.path(name)}/${key}: expected a string, got ${kindOf(value)}`);
    }
  }
  return object as Record<string, string>;
}
