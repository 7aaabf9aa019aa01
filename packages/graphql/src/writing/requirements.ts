import { type Entity, SchemaError } from '@colophon/schema';
import { RequestError } from '@colophon/wire';
import type { GraphqlContext } from '../context.ts';

/**
 * What a URN at a place of the arguments names, of any entity type.
 *
 * @throws RequestError `INVALID_REQUEST` for a text that is malformed, or of a type that does not exist.
 */
export function requireUrn(
  { registry }: Pick<GraphqlContext, 'registry'>,
  urn: string,
  place: string,
): { readonly entity: Entity; readonly parts: readonly string[] } {
  try {
    return registry.parseEntityUrn(urn);
  } catch (error) {
    if (!(error instanceof SchemaError)) throw error;
    throw new RequestError('INVALID_REQUEST', `${place}: ${error.message}`);
  }
}

/**
 * The entity types that a URN at a place of the arguments may have.
 *
 * @throws RequestError `INVALID_REQUEST` for any other, and for a malformed URN.
 */
export function requireType(
  { registry }: Pick<GraphqlContext, 'registry'>,
  urn: string,
  place: string,
  ...entityTypes: readonly string[]
): string {
  const { entity } = requireUrn({ registry }, urn, place);
  if (entityTypes.length === 0 || entityTypes.includes(entity.name)) return urn;
  throw new RequestError(
    'INVALID_REQUEST',
    `${place}: expected a URN of the type ${entityTypes.join(' or ')}, got ${JSON.stringify(urn)}`,
  );
}

/** @throws RequestError `INVALID_REQUEST` that names the entities of which nothing was ever written. */
export async function requireExisting(
  { existence }: Pick<GraphqlContext, 'existence'>,
  urns: readonly string[],
  place: string,
): Promise<void> {
  const missing: string[] = [];
  await Promise.all(
    [...new Set(urns)].map(async (urn) => {
      if (!(await existence.exists(urn))) missing.push(urn);
    }),
  );
  if (missing.length > 0)
    throw new RequestError('INVALID_REQUEST', `${place}: these do not exist: ${missing.sort().join(', ')}`);
}

/** The same, where a missing object is what the request is about. @throws RequestError `NOT_FOUND` */
export async function requireFound(
  { existence }: Pick<GraphqlContext, 'existence'>,
  urn: string,
): Promise<void> {
  if (!(await existence.exists(urn))) throw new RequestError('NOT_FOUND', `${urn} does not exist`);
}
