import { type ChangeProposal, isCatalogueError, type Session } from '@colophon/catalogue';
import type { JsonObject } from '@colophon/schema';
import { RequestError } from '@colophon/wire';
import { requireEntity } from '../entities/read-entities.ts';

/** How often a change is made anew when somebody else has written meanwhile. */
const maxAttempts = 5;

/**
 * Reads an aspect, changes its value, and writes it back, unless nothing changed. When somebody else has written it
 * meanwhile, it begins anew with what there is then.
 *
 * @param change Undefined leaves the value as it is.
 * @returns True when something was written.
 * @throws CatalogueError as `propose` does; nothing is written then.
 */
export async function editAspect(
  session: Session,
  urn: string,
  aspect: string,
  change: (present: JsonObject | undefined) => JsonObject | undefined,
): Promise<boolean> {
  requireAspect(session, urn, aspect);
  for (let attempt = 1; ; attempt += 1) {
    const present = await session.aspect(urn, aspect);
    const value = change(present?.value);
    if (value === undefined) return false;
    const version = present ? (present.systemMetadata.version ?? '1') : '-1';
    const proposal: ChangeProposal = {
      entityUrn: urn,
      aspectName: aspect,
      changeType: 'UPSERT',
      value,
      headers: { 'If-Version-Match': version },
    };
    try {
      await session.propose([proposal]);
      return true;
    } catch (error) {
      const isOutdated = isCatalogueError(error) && error.code === 'PRECONDITION_FAILED';
      if (!isOutdated || attempt === maxAttempts) throw error;
    }
  }
}

/** @throws RequestError `INVALID_REQUEST` for an entity of a type that does not have the aspect. */
function requireAspect({ registry }: Session, urn: string, aspect: string): void {
  const { entity } = registry.parseEntityUrn(urn);
  if (registry.aspectOf(entity.name, aspect)) return;
  throw new RequestError('INVALID_REQUEST', `urn: a ${entity.name} has no ${aspect}`);
}

/**
 * Checks that what is attached exists, and is of a fitting type.
 *
 * @throws RequestError `INVALID_REQUEST`, `NOT_FOUND`
 */
export async function requireReferences(
  session: Session,
  urns: readonly string[],
  place: string,
  entityTypes: readonly string[],
): Promise<void> {
  for (const urn of urns) {
    requireType(session, urn, place, entityTypes);
    await requireEntity(session, urn, place);
  }
}

/** @throws RequestError `INVALID_REQUEST` for a URN of another type. */
export function requireType(
  { registry }: Session,
  urn: string,
  place: string,
  entityTypes: readonly string[],
): void {
  const { entity } = registry.parseEntityUrn(urn);
  if (entityTypes.includes(entity.name)) return;
  throw new RequestError(
    'INVALID_REQUEST',
    `${place}: expected a URN of the type ${entityTypes.join(' or ')}, got ${JSON.stringify(urn)}`,
  );
}

/** When, and by whom. */
export const stampOf = (session: Session): JsonObject => ({
  time: Date.now(),
  actor: session.context.principal.urn,
});
