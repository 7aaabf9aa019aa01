import { aspect, string, urn } from '@colophon/schema';

export const inviteToken = aspect({
  name: 'inviteToken',
  record: 'com.linkedin.identity.InviteToken',
  doc: 'Token behind a sign-up link that lets people create an account, optionally with a role.',
  fields: {
    token: { type: string, doc: 'The token in encrypted form, never in the clear.' },
    role: {
      type: urn(),
      doc: 'Urn of the role given to whoever accepts the invitation; absent, no role comes with it.',
      optional: true,
      search: { kind: 'KEYWORD', name: 'role', hasValues: 'hasRole' },
    },
  },
});
