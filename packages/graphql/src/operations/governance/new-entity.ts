import { encodeUrnPart, type JsonObject } from '@colophon/schema';
import { RequestError } from '@colophon/wire';
import type { GraphqlContext } from '../../context.ts';
import { upsert } from '../../writing/edit-aspects.ts';
import { requireUrn } from '../../writing/requirements.ts';
import { requireText } from './text.ts';

/**
 * The URN of an entity that is about to be created.
 *
 * @param id The one that the caller chose; a random one when absent.
 * @throws RequestError `INVALID_REQUEST` when the id is blank, or the entity exists.
 */
export async function newUrn(
  context: GraphqlContext,
  entityType: string,
  id: string | null | undefined,
  place = 'input.id',
): Promise<string> {
  const chosen = typeof id === 'string' ? requireText(id, place) : crypto.randomUUID();
  const urn = `urn:li:${entityType}:${encodeUrnPart(chosen)}`;
  requireUrn(context, urn, place);
  if (await context.existence.exists(urn))
    throw new RequestError('INVALID_REQUEST', `${place}: ${urn} exists already`);
  return urn;
}

/** Writes the first aspects of an entity. Of two requests that create the same one at the same time, one fails. */
export function createEntity(
  context: GraphqlContext,
  urn: string,
  aspects: Readonly<Record<string, JsonObject | undefined>>,
): Promise<void> {
  return context.write(
    Object.entries(aspects).flatMap(([name, value]) =>
      value ? [{ ...upsert(urn, name, value), headers: { 'If-Version-Match': '-1' } }] : [],
    ),
  );
}

/** Who makes a change, and when. A type alias: an interface would not be a value of the model. */
export type Stamp = { readonly time: number; readonly actor: string };

/** A change that the caller makes now. */
export const stampOf = ({ actor }: Pick<GraphqlContext, 'actor'>): Stamp => ({ time: Date.now(), actor });
