import { createInvite, createReset, credentialManagers } from '@colophon/http/identity';
import type { GraphqlContext } from '../../context.ts';

export interface InviteTokenInput {
  readonly roleUrn?: string | null;
}

const hourMs = 60 * 60 * 1000;

export const invitations = {
  /** DataHub returns the one that there is. Here it is new each time, and so made to be used soon, and once. */
  async getInviteToken(
    { input }: { readonly input: InviteTokenInput },
    { caller, requirePost }: GraphqlContext,
  ) {
    requirePost();
    const { token } = await createInvite(caller, { ...roleOf(input), lifetimeMs: hourMs });
    return { inviteToken: token };
  },

  async createInviteToken({ input }: { readonly input: InviteTokenInput }, { caller }: GraphqlContext) {
    await caller.require(...credentialManagers);
    const { store, users } = caller.services;
    const { role } = roleOf(input);
    const earlier = await store.listLinks({ kind: 'invite' });
    const { token } = await createInvite(caller, { ...roleOf(input), isReusable: true });
    // After it, so that a role that is refused ends nothing.
    for (const { id, isReusable, role: given, user } of earlier)
      if (isReusable && user === undefined && given === role)
        await users.revokeInvitation({ id, ...caller.acting });
    return { inviteToken: token };
  },

  async createNativeUserResetToken(
    { input }: { readonly input: { readonly userUrn: string } },
    { caller }: GraphqlContext,
  ) {
    const { token } = await createReset(caller, input.userUrn);
    return { resetToken: token };
  },
};

const roleOf = ({ roleUrn }: InviteTokenInput): { readonly role?: string } =>
  typeof roleUrn === 'string' ? { role: roleUrn } : {};
