import type { Subject } from '../../subject.ts';
import { accessTokens } from './access-tokens.ts';
import { invitations } from './invitations.ts';
import { roles } from './roles.ts';

const { listAccessTokens, getAccessTokenMetadata, getAccessToken, createAccessToken, revokeAccessToken } =
  accessTokens;
const { getInviteToken, createInviteToken, createNativeUserResetToken } = invitations;

/** Tokens, invitations and roles. Every operation asks the caller for its privileges before anything else. */
const tokensAndRoles: Subject = {
  queries: { listAccessTokens, getAccessTokenMetadata, getAccessToken, getInviteToken },
  mutations: {
    createAccessToken,
    revokeAccessToken,
    createInviteToken,
    createNativeUserResetToken,
    batchAssignRole: roles.batchAssignRole,
    acceptRole: roles.acceptRole,
  },
};

export const identity: readonly Subject[] = [tokensAndRoles];
