import { isUrn, type Registry } from '@colophon/schema';
import { RequestError } from '@colophon/wire';

/** The end of a path that names an entity, and perhaps one of its aspects. */
export interface EntityPath {
  readonly urn: string;
  readonly aspectName?: string;
}

/**
 * Reads `{urn}` or `{urn}/{aspectName}`, percent-encoded or not. A URN that comes as it is may hold slashes of its
 * own, so that the last part is an aspect only when the model has it, or when what comes before it was encoded.
 *
 * @throws RequestError `INVALID_REQUEST` when the text is not percent-encoded UTF-8.
 */
export function parseEntityPath(
  registry: Registry,
  entityName: string | undefined,
  text: string,
): EntityPath {
  const slash = text.lastIndexOf('/');
  if (slash < 0) return { urn: decode(text) };
  const before = text.slice(0, slash);
  const last = decode(text.slice(slash + 1));
  const entity = entityName === undefined ? undefined : registry.entityNamed(entityName);
  const isKnown = entity !== undefined && registry.aspectOf(entity.name, last) !== undefined;
  const isNamed = /^\w+$/.test(last) && !before.includes(':') && isUrn(decode(before));
  if (isKnown || isNamed) return { urn: decode(before), aspectName: last };
  return { urn: decode(text) };
}

/** Decodes once: the result may itself contain percent signs. */
export function decode(encoded: string): string {
  try {
    return decodeURIComponent(encoded);
  } catch {
    // The engine's own message names neither the place nor the text.
    throw new RequestError('INVALID_REQUEST', `path: expected percent-encoded UTF-8, got ${encoded}`);
  }
}
