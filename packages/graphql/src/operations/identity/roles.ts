import { setRole } from '@colophon/catalogue';
import { requireUrn } from '@colophon/http/identity';
import { RequestError } from '@colophon/wire';
import type { GraphqlContext } from '../../context.ts';

export interface BatchAssignRoleInput {
  readonly roleUrn?: string | null;
  readonly actors: readonly string[];
}

/** Each is a write of its own. */
const maxActors = 100;

export const roles = {
  async batchAssignRole(
    { input: { roleUrn, actors } }: { readonly input: BatchAssignRoleInput },
    { caller, session }: GraphqlContext,
  ) {
    await caller.require('MANAGE_POLICIES');
    if (actors.length > maxActors)
      throw new RequestError(
        'INVALID_REQUEST',
        `actors: expected at most ${maxActors}, got ${actors.length}`,
      );
    for (const urn of actors) if (!urn.startsWith('urn:li:corpGroup:')) requireUrn('corpuser', urn, 'actors');
    const role = typeof roleUrn === 'string' ? requireUrn('dataHubRole', roleUrn, 'roleUrn') : undefined;
    // DataHub leaves out whom it does not know, and says that all went well.
    const wanted = [...actors, ...(role === undefined ? [] : [role])];
    const known = new Set(await session.existing(wanted));
    const missing = wanted.filter((urn) => !known.has(urn));
    if (missing.length > 0) throw new RequestError('NOT_FOUND', `These do not exist: ${missing.join(', ')}`);
    for (const urn of actors) await setRole(session, urn, role);
    return true;
  },
};
