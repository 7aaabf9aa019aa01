import { setRole } from '@colophon/catalogue';
import { asRequest, requireUrn } from '@colophon/http/identity';
import { RequestError } from '@colophon/wire';
import type { GraphqlContext } from '../../context.ts';

export interface BatchAssignRoleInput {
  readonly roleUrn?: string | null;
  readonly actors: readonly string[];
}

/** Each is a write of its own. */
const maxActors = 100;

export const roles = {
  /** Gives the caller the role of an invite link, in place of others, and uses the link up. */
  async acceptRole(
    { input: { inviteToken } }: { readonly input: { readonly inviteToken: string } },
    { caller, refresh }: GraphqlContext,
  ) {
    const { services, urn: user, acting } = caller;
    const { by: _, ...origin } = acting;
    const role = await asRequest(services.users.acceptInvitation({ user, token: inviteToken, ...origin }));
    // Who made the link might give roles; the caller need not.
    await setRole(services.system, user, role);
    refresh();
    return true;
  },

  async batchAssignRole(
    { input: { roleUrn, actors } }: { readonly input: BatchAssignRoleInput },
    { session, require, refresh }: GraphqlContext,
  ) {
    await require(['MANAGE_POLICIES']);
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
    refresh();
    return true;
  },
};
