import { type ChangeProposal, type ChangeType, changeTypes, type SystemMetadata } from '@colophon/catalogue';
import { type Json, type JsonObject, printUrn, type Registry } from '@colophon/schema';
import { RequestError } from '../errors/errors.ts';
import { Parameters } from '../json/parameters.ts';
import { isObject, kindOf, parseJson } from '../json/read-json.ts';

/**
 * Reads a MetadataChangeProposal.
 *
 * @throws RequestError `INVALID_REQUEST` that names the path, what was expected and what came.
 */
export function parseProposal(registry: Registry, sent: Parameters): ChangeProposal {
  const proposal = withoutEscapes(sent);
  const entityType = proposal.string('entityType');
  const systemMetadata = parseSystemMetadata(proposal);
  const headers = parseHeaders(proposal);
  const changeType = proposal.oneOf('changeType', changeTypes);
  if (changeType === undefined)
    throw new RequestError(
      'INVALID_REQUEST',
      `${proposal.path('changeType')}: expected one of ${changeTypes.join(', ')}, got nothing`,
    );
  return {
    entityUrn: parseUrnOrKey(registry, proposal, entityType),
    aspectName: proposal.requiredString('aspectName'),
    changeType,
    value: parseAspect(proposal, changeType),
    ...(entityType !== undefined && { entityType }),
    ...(systemMetadata && { systemMetadata }),
    ...(headers && { headers }),
  };
}

/** The URN of the entity that a message is about: as it stands, or put together from its key. */
export function parseUrnOrKey(
  registry: Registry,
  proposal: Parameters,
  entityType: string | undefined,
  readKey: (key: Parameters) => JsonObject = parseGenericAspect,
): string {
  const urn = proposal.string('entityUrn');
  const key = proposal.object('entityKeyAspect');
  if (urn !== undefined && key) {
    throw new RequestError(
      'INVALID_REQUEST',
      `${proposal.path('entityUrn')}: expected entityUrn or entityKeyAspect, got both`,
    );
  }
  if (urn !== undefined) return urn;
  if (!key)
    throw new RequestError('INVALID_REQUEST', `${proposal.path('entityUrn')}: expected a URN, got nothing`);
  const entity = entityType === undefined ? undefined : registry.entityNamed(entityType);
  if (!entity) {
    throw new RequestError(
      'INVALID_REQUEST',
      `${proposal.path('entityType')}: expected an entity type, which entityKeyAspect needs`,
    );
  }
  const value = readKey(key);
  const parts = Object.keys(entity.key.record.fields).map((name) => {
    const part = value[name];
    if (typeof part === 'string' && part !== '') return part;
    throw new RequestError(
      'INVALID_REQUEST',
      `${key.path('value')}/${name}: expected a string, got ${kindOf(part)}`,
    );
  });
  return printUrn({ entityType: entity.name, parts });
}

/**
 * DataHub's Python client writes letters beyond ASCII in the strings of a lone proposal as the six characters
 * `\u00e9`. The aspect's own value is JSON text, where they mean the letter anyway.
 */
function withoutEscapes(sent: Parameters): Parameters {
  const { aspect, entityKeyAspect, ...strings } = sent.json;
  // Hardly any has some, and to copy it takes longer than to look.
  if (!hasEscapes(strings)) return sent;
  const plain = decodeEscapes(strings) as JsonObject;
  return new Parameters(
    {
      ...plain,
      ...(aspect !== undefined && { aspect }),
      ...(entityKeyAspect !== undefined && { entityKeyAspect }),
    },
    sent.path('').slice(0, -1),
  );
}

/** No stored string is deeper than `systemMetadata.properties.x`. */
const maxEscapeDepth = 2;

function hasEscapes(value: Json, depth = 0): boolean {
  if (typeof value === 'string') return value.includes('\\u');
  if (!isObject(value) || depth > maxEscapeDepth) return false;
  for (const name in value) if (hasEscapes(value[name] ?? null, depth + 1)) return true;
  return false;
}

function decodeEscapes(value: Json, depth = 0): Json {
  if (typeof value === 'string') {
    return value.replace(/\\u([0-9a-fA-F]{4})/g, (_, code: string) =>
      String.fromCharCode(Number.parseInt(code, 16)),
    );
  }
  if (!isObject(value) || depth > maxEscapeDepth) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => [name, decodeEscapes(member, depth + 1)]),
  );
}

function parseAspect(proposal: Parameters, changeType: ChangeType): JsonObject {
  if (changeType === 'DELETE') return {};
  const aspect = proposal.requiredObject('aspect');
  return changeType === 'PATCH' ? parsePatchDocument(aspect) : parseGenericAspect(aspect);
}

/**
 * A patch is a list of operations, or an object that holds one under `patch`. The Python client calls it a JSON patch,
 * the Java client plain JSON.
 */
function parsePatchDocument(aspect: Parameters): JsonObject {
  const { path, value } = readGenericAspect(aspect, 'application/json-patch+json', 'application/json');
  return Array.isArray(value) ? { patch: value } : requireObject(path, value);
}

/** `{"contentType": "application/json", "value": "{…}"}`, or the shape of metadata files, `{"json": {…}}`. */
function parseGenericAspect(aspect: Parameters): JsonObject {
  const { path, value } = readGenericAspect(aspect, 'application/json');
  return requireObject(path, value);
}

function readGenericAspect(
  aspect: Parameters,
  ...contentTypes: readonly string[]
): { readonly path: string; readonly value: Json } {
  const inline = aspect.raw('json');
  if (inline !== undefined) return { path: aspect.path('json'), value: inline };
  const came = aspect.string('contentType');
  if (came !== undefined && !contentTypes.includes(came)) {
    throw new RequestError(
      'INVALID_REQUEST',
      `${aspect.path('contentType')}: expected ${contentTypes.join(' or ')}, got ${came}`,
    );
  }
  const text = decodeBytes(aspect.requiredString('value'));
  const path = aspect.path('value');
  return { path, value: parseJson(text, path) };
}

/**
 * The text of a field whose type is bytes. Rest.li's JSON writes each byte as one character, so that the Java client
 * sends the UTF-8 of `é` as `Ã©`. Text that other clients send as it is holds characters above U+00FF, or ones that
 * are no UTF-8 when they are read so.
 */
function decodeBytes(text: string): string {
  if (!/[\u0080-\u00ff]/.test(text) || /[\u0100-\uffff]/.test(text)) return text;
  try {
    return utf8.decode(Uint8Array.from(text, (character) => character.charCodeAt(0)));
  } catch {
    // Not the bytes of a text, so it is the text itself.
    return text;
  }
}

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

function requireObject(path: string, value: Json): JsonObject {
  if (isObject(value)) return value;
  throw new RequestError('INVALID_REQUEST', `${path}: expected a JSON object, got ${kindOf(value)}`);
}

/** `datahub put --run-id` sends the system metadata as JSON text; every other client as an object. */
export function parseSystemMetadata(proposal: Parameters): SystemMetadata | undefined {
  const raw = proposal.raw('systemMetadata');
  if (raw === undefined) return undefined;
  const path = proposal.path('systemMetadata');
  const object = typeof raw === 'string' ? parseJson(raw, path) : raw;
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

/** A member that holds strings by name. */
export function stringMap(parameters: Parameters, name: string): Record<string, string> | undefined {
  const object = parameters.object(name)?.json;
  if (!object) return undefined;
  for (const [key, value] of Object.entries(object)) {
    if (typeof value !== 'string') {
      throw new RequestError(
        'INVALID_REQUEST',
        `${parameters.path(name)}/${key}: expected a string, got ${kindOf(value)}`,
      );
    }
  }
  return object as Record<string, string>;
}
