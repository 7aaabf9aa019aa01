import { type Entity, isSchemaError } from '@colophon/schema';
import { RequestError } from '@colophon/wire';
import type { GraphqlContext } from '../context.ts';

/** The entity type of a URN at a place of the arguments. @throws RequestError `INVALID_REQUEST` for a malformed URN. */
export function requireUrn(
  { registry }: Pick<GraphqlContext, 'registry'>,
  urn: string,
  place: string,
): Entity {
  try {
    return registry.parseEntityUrn(urn).entity;
  } catch (error) {
    if (isSchemaError(error)) throw new RequestError('INVALID_REQUEST', `${place}: ${error.message}`);
    throw error;
  }
}

/**
 * The entity types that a URN at a place of the arguments may have.
 *
 * @throws RequestError `INVALID_REQUEST` for any other.
 */
export function requireType(
  context: Pick<GraphqlContext, 'registry'>,
  urn: string,
  place: string,
  ...entityTypes: readonly string[]
): string {
  const entity = requireUrn(context, urn, place);
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
