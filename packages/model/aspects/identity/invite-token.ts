import { aspect, string, urn } from '@colophon/schema';

export const inviteToken = aspect({
  name: 'inviteToken',
  record: 'com.linkedin.identity.InviteToken',
  doc: 'Token behind a sign-up link that lets people create an account, with a role.',
  fields: {
    token: { type: string, doc: 'The token in encrypted form, never in the clear.' },
    role: {
      type: urn('dataHubRole'),
      doc: 'Urn of the role given to whoever accepts the invitation; every token carries one.',
      optional: true,
      search: { kind: 'KEYWORD', name: 'role', hasValues: 'hasRole' },
    },
  },
  rules: [{ kind: 'anyOf', fields: ['role'] }],
});
